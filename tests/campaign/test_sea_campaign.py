"""Campaigns of the sea in their files: saved, opened, undone, replayed anywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sleeping_gods.campaign.games import game_of, load_pack, resume, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.campaign.profile import Profile
from sleeping_gods.journal.reading import read
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over, options
from sleeping_gods.kernel.state import state_hash
from sleeping_gods.sea.table.table import SeaTable


def random_campaign(path: Path, players: int, seed: int, decisions: int) -> Campaign:
    """A campaign with so many random decisions, every seventh of them undone."""
    game, pack = load_pack("harbour")
    setup = setup_for(game, pack, ("Ada", "Ben", "Cyd", "Dee")[:players], {"seed": str(seed)})
    campaign, luck = Campaign.begin(game, pack, setup, path), Luck(seed)
    for number in range(decisions):
        if is_over(campaign.table):
            break
        campaign.play(None, text(luck.pick(options(campaign.table))))
        if number % 7 == 6:
            campaign.undo()
    return campaign


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_campaign_is_opened_exactly_where_it_was(players: int, tmp_path: Path) -> None:
    """The same table, the same options, the same hash, in the middle of whatever it was."""
    path = tmp_path / "a.campaign"
    campaign = random_campaign(path, players, players, 120)
    campaign.close()

    again = resume(path)

    assert again.table == campaign.table
    assert options(again.table) == options(campaign.table)
    assert again.seat == campaign.seat
    again.close()


@pytest.mark.slow
def test_a_file_replays_under_any_hash_seed(tmp_path: Path) -> None:
    """Every line fits in another process, whatever PYTHONHASHSEED is there."""
    path = tmp_path / "a.campaign"
    campaign = random_campaign(path, 3, 5, 150)
    campaign.close()
    for seed in ("0", "1", "4711"):
        done = subprocess.run(
            [sys.executable, "-m", "sleeping_gods", "replay", str(path)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=False,
        )

        assert (done.returncode, done.stderr) == (0, "")
        assert f"state #{state_hash(campaign.table)}" in done.stdout


@pytest.mark.slow
def test_a_whole_campaign_can_be_kept_and_replayed(tmp_path: Path) -> None:
    """From set-up to the end, with its score on the log and its achievements on the sheet."""
    path = tmp_path / "whole.campaign"
    campaign = random_campaign(path, 2, 8, 10_000)
    campaign.close()
    again = resume(path)
    assert is_over(again.table)
    assert isinstance(again.table, SeaTable)
    assert again.table.log.score

    profile = Profile.load(tmp_path)
    profile.merge("sea", again.table)
    profile.save()

    assert Profile.load(tmp_path).of("sea").ticked == sorted(again.table.achievements())
    again.close()


def test_the_lines_of_a_file_read_like_play(tmp_path: Path) -> None:
    """Seats, draws and undo are told in the words of the game."""
    random_campaign(tmp_path / "a.campaign", 2, 3, 30).close()

    entries = read(tmp_path / "a.campaign").journal.entries

    assert entries[1].seat == "chance"
    assert entries[1].choice.startswith("draw ")
    assert any(entry.choice == "begin turn" for entry in entries)
    assert {"p1", "chance", "undo"} <= {entry.seat for entry in entries}


def test_games_are_known_by_their_ids() -> None:
    """The registry has the sea, and says what it has when asked for something else."""
    assert game_of("sea").id == "sea"
    with pytest.raises(Exception, match="expected a game among sea"):
        game_of("chess")
