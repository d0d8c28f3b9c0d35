"""T07: damage anywhere in a file is noticed, blamed on the right line, and hurts nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.campaign.checkpoint import checkpoint_path, load, save
from sleeping_gods.campaign.profile import FILE, BrokenProfile, Profile
from sleeping_gods.journal.notation import format_journal
from sleeping_gods.journal.rescue import sound_part
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.state import canonical
from sleeping_gods.presentation.localizer import localizer_of
from sleeping_gods.terminal.saves import count_saves, list_saves

from .playing import begin, next_line, say
from .rot import damage, findings


def campaign_bytes(decisions: int, seed: int, pack: str) -> bytes:
    """A campaign as its file would be."""
    campaign, luck = begin(None, seed, pack), Luck(seed)
    for _ in range(decisions):
        if line := next_line(campaign, luck):
            say(campaign, line)
    return format_journal(campaign.journal).encode()


@pytest.mark.slow
@pytest.mark.parametrize(("pack", "seed"), [("harbour", 1), ("airfield", 2)])
def test_damage_to_a_campaign_is_noticed_where_it_is(pack: str, seed: int) -> None:
    """A thousand damages of each: none goes unnoticed, and the first entry that is damaged is named."""
    assert findings(campaign_bytes(40, seed, pack), 1_000, seed) == []


@pytest.mark.slow
def test_planted_no_checksum(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines without a sum let damage through."""
    for place in ("notation", "reading"):
        monkeypatch.setattr(f"sleeping_gods.journal.{place}.link", lambda chain, body: "0" * 8)

    found = findings(campaign_bytes(6, 1, "harbour"), 200, 1)

    assert any("something else was read" in line for line in found)


@pytest.mark.slow
def test_one_damaged_campaign_among_a_thousand(tmp_path: Path) -> None:
    """The list of campaigns shows the others as before, says what is wrong with the one, and offers what is sound."""
    data = campaign_bytes(10, 1, "harbour")
    for number in range(999):
        (tmp_path / f"{number:03}.campaign").write_bytes(data)
    before = list_saves(localizer_of("sea"), tmp_path)
    rotten = tmp_path / "rotten.campaign"
    lines = data.split(b"\n")
    lines[-3] = lines[-3].replace(b"#", b"##")
    rotten.write_bytes(b"\n".join(lines))

    after = list_saves(localizer_of("sea"), tmp_path)

    assert count_saves(tmp_path) == 1_000
    assert after[:-1] == before[: len(after) - 1]
    assert (after[-1].path, after[-1].broken[:15]) == (rotten, "damaged at line")
    sound = sound_part(rotten, len(lines) - 2)
    assert sound is not None
    assert sound.data == b"\n".join(lines[:-3]) + b"\n"
    assert sound.lost == 2


@pytest.mark.slow
def test_a_damaged_sheet_is_refused_or_read(tmp_path: Path) -> None:
    """Five hundred damages of the achievement sheet: only ever a sheet or BrokenProfile, and the file is untouched."""
    profile = Profile(tmp_path)
    for number in range(12):
        profile.note("sea", str(number), f"a note on {number}")
    profile.save()
    sound, luck = (tmp_path / FILE).read_bytes(), Luck(4)
    refused = 0
    for _ in range(500):
        one = damage(sound, luck)
        (tmp_path / FILE).write_bytes(one.data)
        try:
            Profile.load(tmp_path)
        except BrokenProfile:
            refused += 1
        assert (tmp_path / FILE).read_bytes() == one.data
    assert refused > 50


@pytest.mark.slow
def test_a_damaged_checkpoint_is_not_believed(tmp_path: Path) -> None:
    """Three hundred damages of the cache beside a campaign: it gives the recorded state, or nothing."""
    campaign, luck, path = begin(None, 3), Luck(3), tmp_path / "a.campaign"
    for _ in range(20):
        say(campaign, next_line(campaign, luck))
    number = campaign.journal.entries[-1].number
    save(path, campaign.pack, {number: canonical(campaign.table)}, campaign.history.notes)
    sound = checkpoint_path(path).read_bytes()
    believed = load(path, campaign.game, campaign.pack, campaign.journal)
    assert believed is not None
    assert believed.table == campaign.table
    for _ in range(300):
        one = damage(sound, luck)
        checkpoint_path(path).write_bytes(one.data)
        found = load(path, campaign.game, campaign.pack, campaign.journal)
        assert found is None or (found.number, found.table) == (number, campaign.table), one
