"""Two written evenings with printed boxes: twenty turns of the sea, fifteen of the skies, with draws by hand."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from sleeping_gods.campaign.games import load_pack
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.kernel.state import state_hash
from sleeping_gods.party.table.table import of_party

from ..transcripts.record import RECORDED, begin_evening
from ..transcripts.transcript import EVENINGS, figures_of, written_turns


@pytest.mark.parametrize("name", EVENINGS)
def test_every_turn_ends_with_the_figures_that_were_written_down(name: str, tmp_path: Path) -> None:
    """What the table has after each turn is what the rules give; the file of the campaign replays to the same state."""
    file = tmp_path / "evening.campaign"
    campaign = begin_evening(name, file)
    turns = written_turns(name)
    assert len(turns) == EVENINGS[name]

    for turn in turns:
        for line in turn.lines:
            campaign.play(None, line)
        assert figures_of(of_party(campaign.table)) == turn.figures, turn.title

    expected = state_hash(campaign.table)
    campaign.close()
    again = Campaign.open(file, *load_pack(f"own-{name}"))
    assert state_hash(again.table) == expected
    again.undo()
    assert state_hash(again.table) != expected
    again.redo()
    assert state_hash(again.table) == expected
    again.close()


@pytest.mark.parametrize("name", EVENINGS)
def test_a_recorded_campaign_opens_as_it_was_left(name: str, tmp_path: Path) -> None:
    """Each of its states is played again, and is the one that was recorded with its line."""
    file = tmp_path / "recorded.campaign"
    shutil.copy(RECORDED / f"{name}.campaign", file)

    campaign = Campaign.open(file, *load_pack(f"own-{name}"))

    assert figures_of(of_party(campaign.table)) == written_turns(name)[-1].figures
    assert campaign.is_verified
    campaign.close()
