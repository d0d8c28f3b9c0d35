"""The campaign file on disk: whole lines, nothing lost, every damage found."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from sleeping_gods.campaign.live import Campaign
from sleeping_gods.journal.entries import JournalEntry
from sleeping_gods.journal.errors import BrokenJournal, CannotSave, JournalError, JournalInUse, NewerJournal
from sleeping_gods.journal.file import CampaignFile
from sleeping_gods.journal.limits import MAX_LINES
from sleeping_gods.journal.reading import read
from sleeping_gods.journal.replay import replay
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.play import options

from ..full_disk import no_room_in
from ..kernel.toy import ToyGame, ToyPack, toy_setup


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A campaign of the toy game with some entries, an undo among them."""
    path = tmp_path / "toys.campaign"
    campaign = Campaign.begin(ToyGame(), ToyPack(), toy_setup(seed="5"), path)
    for line in ("keep", "cheer by p2", "drop"):
        campaign.play(None, line)
    campaign.undo()
    campaign.play(None, "keep")
    campaign.close()
    return path


def test_a_campaign_file_is_readable_text(path: Path) -> None:
    """A header, an empty line, and a line for each choice."""
    lines = path.read_text().splitlines()

    assert lines[0] == "sleeping-gods campaign 3"
    assert "option seed: 5" in lines
    assert lines[lines.index("") + 1].startswith("0 start #")
    assert any(" undo " in line for line in lines)


def test_remarks_of_the_players_are_kept_and_not_played(path: Path) -> None:
    """Lines that begin with % mean nothing to the engine."""
    plain = read(path).journal
    remarked = path.read_text().replace("\n1 chance", "\n% what a draw!\n1 chance")
    path.write_text(remarked)

    assert read(path).journal == plain


@pytest.mark.slow
def test_every_flipped_bit_is_found(path: Path) -> None:
    """Whichever single bit of the file flips, reading, or replaying what was read, does not silently go on."""
    data = path.read_bytes()
    for bit in range(len(data) * 8):
        damaged = bytearray(data)
        damaged[bit // 8] ^= 1 << bit % 8
        path.write_bytes(damaged)

        try:
            reading = read(path)
        except JournalError:
            continue
        assert reading.tail is not None, f"bit {bit} of byte {bit // 8} was not found"


@pytest.mark.slow
def test_every_truncation_is_found_and_the_good_part_offered(path: Path) -> None:
    """Cut anywhere among the entries, the whole lines are read and the rest is set aside, not lost."""
    data = path.read_bytes()
    first = data.index(b"\n0 start")
    head = data.index(b"\n", first + 1) + 1
    damaged = path.with_name(path.name + ".damaged")
    for size in range(head, len(data)):
        damaged.unlink(missing_ok=True)
        path.write_bytes(data[:size])

        file = CampaignFile.open(path)
        file.close()

        whole, _, rest = data[:size].rpartition(b"\n")
        assert path.read_bytes() == whole + b"\n"
        assert (file.tail.data if file.tail else b"") == rest
        assert (damaged.read_bytes() if damaged.exists() else b"") == (rest + b"\n" if rest else b"")


@pytest.mark.slow
def test_a_truncated_header_is_refused_and_untouched(path: Path) -> None:
    """A file cut in its header is no campaign, and stays as it is."""
    data = path.read_bytes()
    for size in range(data.index(b"\n0 start") + 1):
        path.write_bytes(data[:size])

        with pytest.raises(BrokenJournal):
            CampaignFile.open(path)

        assert path.read_bytes() == data[:size]


def test_damage_in_the_middle_names_its_line(path: Path) -> None:
    """The first line that does not fit is named, and what comes after is not played."""
    changed = path.read_text().replace("cheer by p2", "cheer by p1")
    path.write_text(changed)
    line = next(n for n, one in enumerate(changed.splitlines(), 1) if "cheer by p1" in one)

    with pytest.raises(BrokenJournal, match=f"line {line}: expected the sum"):
        read(path)


def test_a_line_that_is_no_text_names_its_entry(path: Path) -> None:
    """What stands before a line that is not UTF-8 is good, and the error says how far that goes."""
    lines = path.read_bytes().split(b"\n")
    third = next(at for at, line in enumerate(lines) if line.startswith(b"3 "))
    path.write_bytes(b"\n".join([*lines[:third], b"\xff" + lines[third], *lines[third + 1 :]]))
    with pytest.raises(BrokenJournal, match="expected UTF-8 text") as broken:
        read(path)

    assert broken.value.number == 3


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"x" * 70_000 + b"\n", "at most 65536 bytes in a line"),
        (b"\n" * 100_001, "at most 8388608 bytes in 100000 lines"),
        (bytes(9 << 20), "at most 8388608 bytes in 100000 lines"),
    ],
)
def test_a_file_without_measure_is_refused(data: bytes, expected: str, tmp_path: Path) -> None:
    """Nobody's campaign is so long: neither reading nor opening takes it."""
    path = tmp_path / "long.campaign"
    path.write_bytes(data)
    for reading in (read, CampaignFile.open):
        with pytest.raises(BrokenJournal, match=expected):
            reading(path)

    assert path.read_bytes() == data


def test_a_file_that_is_mostly_a_hole_is_refused(path: Path) -> None:
    """Reading and opening take no more of it than shows that it is too long."""
    os.truncate(path, 64 << 30)
    for reading in (read, CampaignFile.open, lambda path: Campaign.open(path, ToyGame(), ToyPack())):
        with pytest.raises(BrokenJournal, match="at most 8388608 bytes in 100000 lines"):
            reading(path)


def test_a_line_without_measure_is_not_written(path: Path) -> None:
    """What could not be read again is not saved, and the file stays usable."""
    before = path.read_bytes()
    campaign = Campaign.open(path, ToyGame(), ToyPack())
    with pytest.raises(CannotSave, match="16384 letters a line"):
        campaign.play(None, "note " + "x" * 20_000)
    assert path.read_bytes() == before
    campaign.play(None, "note " + "x" * 10_000)
    campaign.close()

    assert read(path).journal.entries[-1].choice == "note " + "x" * 10_000


@pytest.mark.slow
def test_a_line_too_many_is_not_written(path: Path) -> None:
    """A file with as many lines as are read takes no more; those before it are saved, and it opens again."""
    data = path.read_bytes()
    path.write_bytes(data + b"%\n" * (MAX_LINES - data.count(b"\n") - 2))
    campaign = Campaign.open(path, ToyGame(), ToyPack())
    campaign.play(None, "note one")
    campaign.play(None, "note two")
    with pytest.raises(CannotSave, match="100000 lines"):
        campaign.play(None, "note three")
    campaign.close()

    assert read(path).journal.entries[-1].choice == "note two"


def test_the_torn_end_of_an_append_is_a_tail(path: Path) -> None:
    """A power cut may leave the draws of the last append without the choice before them, which reads as zeros."""
    campaign = Campaign.open(path, ToyGame(), ToyPack())
    while campaign.journal.entries[-1].seat != "chance":
        campaign.play(None, text(options(campaign.table)[-1]))
    campaign.close()
    entries = read(path).journal.entries
    lines = path.read_bytes().splitlines(keepends=True)
    assert entries[-2].seat in ("p1", "p2")
    torn = bytes(len(lines[-2]) - 9) + lines[-2][-9:] + lines[-1]
    path.write_bytes(b"".join(lines[:-2]) + torn)

    reading = read(path)

    assert reading.journal.entries == entries[:-2]
    assert reading.tail is not None
    assert (reading.tail.line, reading.tail.data) == (len(lines) - 1, torn)
    CampaignFile.open(path).close()
    assert path.read_bytes() == b"".join(lines[:-2])
    assert path.with_name("toys.campaign.damaged").read_bytes() == torn + b"\n"


def test_zeros_before_the_choice_of_a_person_are_damage(path: Path) -> None:
    """What was acknowledged is never taken for an unfinished end."""
    lines = path.read_bytes().splitlines(keepends=True)
    number = len(lines) - 4
    assert any(b" undo " in line or b" p1 " in line for line in lines[number + 1 :])
    path.write_bytes(b"".join([*lines[:number], bytes(len(lines[number]) - 1), b"\n", *lines[number + 1 :]]))

    with pytest.raises(BrokenJournal, match=f"line {number + 1}: expected entry"):
        CampaignFile.open(path)
    assert not path.with_name("toys.campaign.damaged").exists()


def test_a_file_of_the_future_is_left_alone(path: Path) -> None:
    """A newer format is named, and not a byte is changed."""
    data = path.read_bytes().replace(b"campaign 3", b"campaign 7", 1) + b"half a li"
    path.write_bytes(data)

    with pytest.raises(NewerJournal, match="format 7"):
        CampaignFile.open(path)

    assert path.read_bytes() == data


def test_a_new_file_never_replaces_an_old_one(path: Path) -> None:
    """Creating where a campaign lies is refused."""
    data = path.read_bytes()

    with pytest.raises(CannotSave, match="exists already"):
        CampaignFile.create(path, read(path).journal)

    assert path.read_bytes() == data


def test_creation_leaves_no_scraps(path: Path, tmp_path: Path) -> None:
    """After creation there is one file, the campaign."""
    CampaignFile.create(tmp_path / "copy.campaign", read(path).journal).close()

    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy.campaign", "toys.campaign"]
    assert (tmp_path / "copy.campaign").read_bytes() == path.read_bytes()


def test_two_programs_do_not_write_one_campaign(path: Path) -> None:
    """While one plays, another is told so."""
    first = CampaignFile.open(path)

    with pytest.raises(JournalInUse):
        CampaignFile.open(path)

    first.close()
    CampaignFile.open(path).close()


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """The system calls that put data on disk, with their descriptors, in the order in which they were made."""
    made: list[tuple[str, int]] = []
    write, fsync = os.write, os.fsync

    def writing(descriptor: int, data: bytes | memoryview) -> int:
        made.append(("write", descriptor))
        return write(descriptor, data)

    def flushing(descriptor: int) -> None:
        fsync(descriptor)
        made.append(("fsync", descriptor))

    monkeypatch.setattr(os, "write", writing)
    monkeypatch.setattr(os, "fsync", flushing)
    return made


def test_what_is_appended_is_on_disk_before_it_counts(path: Path, calls: list[tuple[str, int]]) -> None:
    """Each append writes and then has the disk confirm that very file, before it comes back; a second one too."""
    file = CampaignFile.open(path)
    for _ in range(2):
        calls.clear()
        file.append([JournalEntry(len(file.journal.entries), "p1", "drop", "0" * 16)])

        assert [call for call, _ in calls] == ["write", "fsync"]
        assert len({descriptor for _, descriptor in calls}) == 1
    file.close()


def test_a_choice_is_on_disk_before_it_is_acknowledged(tmp_path: Path, calls: list[tuple[str, int]]) -> None:
    """A campaign's beginning, a choice and an undo: the last call before each answer is the disk's confirmation."""
    campaign = Campaign.begin(ToyGame(), ToyPack(), toy_setup(seed="5"), tmp_path / "new.campaign")
    assert [call for call, _ in calls][:2] == ["write", "fsync"]
    for act in (lambda: campaign.play(None, "keep"), lambda: campaign.play(None, "note hello"), campaign.undo):
        calls.clear()
        act()

        assert [call for call, _ in calls] == ["write", "fsync"]
    campaign.close()


def test_what_the_disk_does_not_confirm_does_not_count(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the disk refuses to confirm, the entry is not in the journal, nor in the file, nor is anything after it."""
    data = path.read_bytes()
    file = CampaignFile.open(path)
    known = [*file.journal.entries]
    entry = JournalEntry(len(known), "p1", "drop", "0" * 16)

    def broken(descriptor: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", broken)
        with pytest.raises(CannotSave, match="Input/output error"):
            file.append([entry])
    with pytest.raises(CannotSave, match="open the campaign again"):
        file.append([entry])

    file.close()
    assert ([*file.journal.entries], path.read_bytes()) == (known, data)


@pytest.fixture
def full_disk(path: Path) -> Iterator[None]:
    """The campaign may not grow past its present size and a few bytes; other files, such as a log, may."""
    with no_room_in(path.parent, path.stat().st_size + 9):
        yield


@pytest.mark.usefixtures("full_disk")
def test_a_full_disk_is_reported_and_the_file_stays_whole(path: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """An entry that does not fit is not half written, and the handle is not trusted again."""
    data = path.read_bytes()
    file = CampaignFile.open(path)
    entry = JournalEntry(len(file.journal.entries), "p1", "drop", "0" * 16)

    with pytest.raises(CannotSave, match=r"toys\.campaign: No space left on device"):
        file.append([entry])
    with pytest.raises(CannotSave, match="open the campaign again"):
        file.append([entry])

    file.close()
    assert path.read_bytes() == data
    log = tmp_path_factory.mktemp("elsewhere") / "log"
    with log.open("ab", buffering=0) as elsewhere:
        elsewhere.write(bytes(len(data) + 1000))
    os.write(descriptor := os.open(log, os.O_WRONLY | os.O_APPEND), data)
    os.close(descriptor)
    assert log.stat().st_size == 2 * len(data) + 1000  # only the campaign's disk is full
    replay(ToyGame(), ToyPack(), read(path).journal)
