"""Checkpoints: a long campaign opens from a state on its way, and what lies before is verified behind."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from sleeping_gods.campaign import checkpoint
from sleeping_gods.campaign.checkpoint import checkpoint_path
from sleeping_gods.campaign.history import EVERY
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.journal.errors import BrokenJournal
from sleeping_gods.journal.file import CampaignFile
from sleeping_gods.journal.notation import Journal, format_journal
from sleeping_gods.journal.reading import read
from sleeping_gods.kernel.play import options
from sleeping_gods.kernel.state import state_hash

from ..kernel.toy import ToyGame, ToyPack, toy_setup

LONG = 120


def long_campaign(path: Path, length: int = LONG) -> Campaign:
    """A campaign with many entries, an undo among them, closed and opened again."""
    campaign = Campaign.begin(ToyGame(), ToyPack(), toy_setup(seed="1"), path)
    campaign.play(None, "keep")
    for number in range(length):
        campaign.play(None, f"note {number}")
    campaign.undo()
    campaign.play(None, "cheer by p2")
    campaign.close()
    return opened(path)


def opened(path: Path) -> Campaign:
    """A campaign of the toy game from its file."""
    return Campaign.open(path, ToyGame(), ToyPack())


def replayed(path: Path) -> Campaign:
    """The same without its checkpoint."""
    checkpoint_path(path).unlink()
    return opened(path)


@pytest.fixture(autouse=True)
def left_rarely(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two of them lie several states that are kept."""
    monkeypatch.setattr(checkpoint, "ENTRIES_BETWEEN", 250)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A long campaign that lies there, with its checkpoint."""
    path = tmp_path / "long.campaign"
    long_campaign(path).close()
    return path


def test_it_opens_exactly_where_it_was(path: Path) -> None:
    """The same table, the same options and the same entries as by playing all of it again."""
    quick = opened(path)
    quick.close()
    whole = replayed(path)

    assert quick.table == whole.table
    assert options(quick.table) == options(whole.table)
    assert quick.journal == whole.journal
    assert quick.history.line() == whole.history.line()


@pytest.mark.parametrize("target", [LONG - 20, 10])
def test_what_was_played_after_it_is_played_again(path: Path, target: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few choices, an undo back before the checkpoint and another choice: all of it is there, quickly too."""
    campaign = opened(path)
    kept = checkpoint_path(path).read_bytes()
    monkeypatch.setattr(checkpoint, "ENTRIES_COVERED", LONG)
    campaign.play(None, "note after")
    campaign.go_back(target)
    campaign.play(None, "note otherwise")
    campaign.close()

    assert checkpoint_path(path).read_bytes() == kept
    assert state_hash(opened(path).table) == state_hash(campaign.table)


def test_whoever_goes_far_back_leaves_one_there(path: Path) -> None:
    """The next opening does not go the whole way again; a step back that the earlier states cover leaves none."""
    campaign = opened(path)
    kept = checkpoint_path(path).read_bytes()
    campaign.go_back(LONG - 20)
    after_a_little = checkpoint_path(path).read_bytes()
    campaign.go_back(10)
    newest = checkpoint.load(path, ToyGame(), ToyPack(), campaign.journal)

    assert after_a_little == kept
    assert newest is not None
    assert newest.number == len(campaign.journal.entries) - 1
    assert state_hash(newest.table) == state_hash(campaign.table)


def test_closing_leaves_one_after_some_entries(path: Path) -> None:
    """Not after so few that playing them again takes no longer; those before an earlier closing count too."""
    kept = checkpoint_path(path).read_bytes()
    campaign = opened(path)
    for number in range(checkpoint.ENTRIES_AT_CLOSE - 1):
        campaign.play(None, f"note {number}")
    campaign.close()
    after_few = checkpoint_path(path).read_bytes()
    campaign = opened(path)
    campaign.play(None, "note last")
    campaign.close()
    newest = checkpoint.load(path, ToyGame(), ToyPack(), campaign.journal)

    assert after_few == kept
    assert newest is not None
    assert newest.number == len(campaign.journal.entries) - 1


def test_many_short_evenings_keep_enough_states_for_the_log(tmp_path: Path) -> None:
    """However often a campaign is closed, the way to the entries before the last sixty stays short."""
    path = tmp_path / "evenings.campaign"
    long_campaign(path, 2 * LONG).close()
    longest = 0
    for evening in range(12):
        campaign = opened(path)
        longest = max(longest, len(campaign.history.way_back(campaign.history.position - 60)[0]))
        for number in range(checkpoint.ENTRIES_AT_CLOSE + 3):
            campaign.play(None, f"note {evening} {number}")
        campaign.close()

    assert longest < EVERY


def test_who_goes_back_does_not_go_the_whole_way_twice(tmp_path: Path) -> None:
    """The states that are missed on the way back are kept, of another entry too, and they are the right ones."""
    path = tmp_path / "longer.campaign"
    campaign = long_campaign(path, 8 * LONG)
    known = campaign.history.way_back(60)[1]
    there = campaign.history.table_after(60)
    again = [campaign.history.way_back(number) for number in (60, 59)]
    other = campaign.history.table_after(59)
    campaign.close()
    whole = replayed(path)

    assert known == 0
    assert [start for _, start in again] == [50, 50]
    assert [entry.number for entry in again[0][0]] == list(range(51, 61))
    assert state_hash(there) == state_hash(whole.history.table_after(60))
    assert state_hash(other) == state_hash(whole.history.table_after(59))


def test_steps_back_from_it_need_no_replay(tmp_path: Path) -> None:
    """The earlier states that go along are there at once after opening, and are those that play leads to."""
    path = tmp_path / "long.campaign"
    campaign = long_campaign(path, 2 * LONG)
    newest, *earlier = (
        int(word.split(b":")[0]) for word in checkpoint_path(path).read_bytes().split(b"\n")[0].split()[3:]
    )
    known = [campaign.history.way_back(number) for number in earlier]
    hashes = [state_hash(campaign.history.table_after(number)) for number in earlier]
    campaign.close()
    whole = replayed(path)

    assert len(earlier) == checkpoint.EARLIER_STATES
    assert all(number < newest for number in earlier)
    assert known == [([], number) for number in earlier]
    assert hashes == [state_hash(whole.history.table_after(number)) for number in earlier]


def test_every_line_is_verified_behind(path: Path) -> None:
    """A bit of it at a time; then going back is as quick as if all had been played again."""
    campaign = opened(path)

    assert not campaign.verify(10)
    assert not campaign.verify(100)
    assert campaign.verify(1000)
    assert campaign.verify(1)
    assert campaign.history.way_back(60)[1] == 50


def test_a_short_campaign_has_none(tmp_path: Path) -> None:
    """Nothing lies beside a campaign that is played again in a moment, and it is verified when it is open."""
    path = tmp_path / "short.campaign"
    campaign = Campaign.begin(ToyGame(), ToyPack(), toy_setup(seed="1"), path)
    campaign.play(None, "keep")
    campaign.close()

    assert [file.name for file in tmp_path.iterdir()] == ["short.campaign"]
    assert opened(path).verify(1)


def test_a_line_that_was_forged_before_it_is_found_behind(path: Path) -> None:
    """Opening trusts the checkpoint, whose state the last good line records; verifying names the forged line."""
    journal = read(path).journal
    entries = [
        type(entry)(entry.number, entry.seat, "note forged", entry.state) if entry.choice == "note 7" else entry
        for entry in journal.entries
    ]
    path.write_text(format_journal(Journal(journal.setup, journal.engine, entries)))
    campaign = opened(path)
    number = next(entry.number for entry in entries if entry.choice == "note forged")

    with pytest.raises(BrokenJournal) as broken:
        campaign.verify(1000)
    assert broken.value.number == number


def _flipped(data: bytes) -> bytes:
    return data[:-40] + bytes([data[-40] ^ 1]) + data[-39:]


def _other_state(data: bytes) -> bytes:
    head, _, packed = data.partition(b"\n")
    return head + b"\n" + zlib.compress(zlib.decompress(packed).replace(b"true", b"fals"))


BROKEN: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda data: b"",
    "cut short": lambda data: data[: len(data) // 2],
    "a flipped bit": _flipped,
    "of another engine": lambda data: b"0" * 32 + data[32:],
    "of another pack": lambda data: data.replace(b" feedbeef ", b" feedbeaf ", 1),
    "of another entry": lambda data: re.sub(rb" (\d+):", rb" 9\1:", data, count=1),
    "of an entry from the end": lambda data: re.sub(rb" \d+:", b" -1:", data, count=1),
    "of no entry": lambda data: re.sub(rb" \d+:\d+.*\n", b"\n", data, count=1),
    "another state": _other_state,
    "a bomb": lambda data: data.partition(b"\n")[0] + b"\n" + zlib.compress(bytes(checkpoint.MAX_BYTES + 1)),
    "no text": lambda data: b"\xff\xfe\n" + data,
    "a long line": lambda data: b"x" * 5_000_000,
}


@pytest.mark.slow
@pytest.mark.parametrize("damage", BROKEN)
def test_a_bad_one_is_no_hindrance(path: Path, damage: str) -> None:
    """Whatever lies beside the file, the campaign opens where it was, and is then wholly verified."""
    place = checkpoint_path(path)
    damaged = BROKEN[damage](place.read_bytes())
    assert damaged != place.read_bytes()
    place.write_bytes(damaged)
    campaign = opened(path)

    assert campaign.verify(1), "it was believed"
    campaign.close()
    assert state_hash(campaign.table) == state_hash(replayed(path).table)


def test_one_that_leads_nowhere_is_no_hindrance(path: Path) -> None:
    """Where the lines after it do not fit it, all lines are played again, and the wrong one is named."""
    campaign = opened(path)
    campaign.play(None, "note after")
    campaign.close()
    journal = read(path).journal
    last = journal.entries[-1]
    wrong = type(last)(last.number, last.seat, last.choice, "0" * 16)
    path.write_text(format_journal(Journal(journal.setup, journal.engine, [*journal.entries[:-1], wrong])))

    with pytest.raises(BrokenJournal) as broken:
        opened(path)
    assert broken.value.number == last.number
    CampaignFile.open(path).close()


def test_one_is_left_on_the_way_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that is killed has left one every so many entries, and each replaces the one before."""
    monkeypatch.setattr(checkpoint, "ENTRIES_BETWEEN", 20)
    path = tmp_path / "a.campaign"
    campaign = Campaign.begin(ToyGame(), ToyPack(), toy_setup(seed="1"), path)
    for number in range(50):
        campaign.play(None, f"note {number}")
    found = checkpoint.load(path, ToyGame(), ToyPack(), campaign.journal)

    assert found is not None
    assert found.number == 40
    assert state_hash(found.table) == campaign.journal.entries[40].state
