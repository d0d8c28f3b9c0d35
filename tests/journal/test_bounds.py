"""The limits of a campaign file, each at its bound and one beyond; and what is sound of a file that is damaged."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from sleeping_gods.journal import limits, rescue
from sleeping_gods.journal.disk import beside, write_whole
from sleeping_gods.journal.entries import JournalEntry
from sleeping_gods.journal.errors import BrokenJournal, CannotSave
from sleeping_gods.journal.file import CampaignFile, Continuation
from sleeping_gods.journal.notation import Journal, format_journal
from sleeping_gods.journal.reading import Tail, parse
from sleeping_gods.journal.rescue import go_on_from, sound_part
from sleeping_gods.kernel.game import Setup

SETUP = Setup("toy", "pack", "1", "digest", ("Ada",), {"seed": "7"})
STATE = "0123456789abcdef"


def entries(count: int, first: int = 0, words: str = "sail north") -> list[JournalEntry]:
    """So many entries."""
    rows = [JournalEntry(number, "p1", words, STATE) for number in range(first, first + count)]
    return [JournalEntry(0, "start", "", STATE), *rows[1:]] if not first else rows


def written(count: int) -> bytes:
    """A campaign file with so many entries."""
    return format_journal(Journal(SETUP, "1.0", entries(count))).encode()


DATA = written(4)
HEADER = DATA.index(b"\n\n") + 2


class Memory:
    """A store in memory."""

    name = "memory"

    def __init__(self, data: bytes = DATA) -> None:
        self.data, self.cut = data, list[int]()

    def read(self) -> bytes:
        """All of it."""
        return self.data

    def append(self, data: bytes) -> None:
        """Add bytes."""
        self.data += data

    def truncate(self, length: int) -> None:
        """Cut it."""
        self.cut.append(length)
        self.data = self.data[:length]

    def close(self) -> None:
        """Let it go."""


def test_a_file_of_just_so_many_bytes_and_lines_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """One byte or one line more is refused."""
    for name, most in (("MAX_BYTES", len(DATA)), ("MAX_LINES", DATA.count(b"\n"))):
        with monkeypatch.context() as patch:
            patch.setattr(limits, name, most)
            reading = parse(DATA)
            assert (reading.length, reading.lines, reading.tail) == (len(DATA), DATA.count(b"\n"), None)
            patch.setattr(limits, name, most - 1)
            with pytest.raises(BrokenJournal, match="expected at most") as broken:
                parse(DATA)
            assert (broken.value.line, broken.value.number) == (1, 0)


def test_a_line_of_just_so_many_bytes_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """A longer one is named, with the entry that it is."""
    lines = DATA.split(b"\n")
    longest = max(map(len, lines))
    monkeypatch.setattr(limits, "MAX_LINE_BYTES", longest)
    assert len(parse(DATA).journal.entries) == 4
    monkeypatch.setattr(limits, "MAX_LINE_BYTES", longest - 1)
    with pytest.raises(BrokenJournal, match=f"at most {longest - 1} bytes in a line, got {longest}:") as broken:
        parse(DATA)
    at = next(at for at, line in enumerate(lines, start=1) if len(line) == longest)
    assert broken.value.line == at


def test_lines_are_written_up_to_the_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of bytes, of lines, and of letters in a line; and not beyond, nothing having changed then."""
    more = entries(2, 4)
    file = CampaignFile.over(Memory())
    data, wanted = file.lines(more)
    assert (wanted.length, wanted.lines, wanted.entries) == (len(data), 2, more)
    longest = max(map(len, data.decode().splitlines(keepends=True)))
    bounds = {
        "MAX_BYTES": (len(DATA) + len(data), 1),
        "MAX_LINES": (DATA.count(b"\n") + 2, 1),
        "MAX_LINE_BYTES": (4 * longest, 4),
    }
    for name, (most, step) in bounds.items():
        with monkeypatch.context() as patch:
            patch.setattr(limits, name, most)
            assert file.lines(more)[0] == data
            patch.setattr(limits, name, most - step)
            with pytest.raises(CannotSave, match="memory: expected at most"):
                file.lines(more)
    assert file.lines([]) == (b"", Continuation([], file._chain, 0, 0))


def test_lines_of_another_owner_are_read_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole ones that follow, with remarks among them; up to the bounds. Then what is written follows them."""
    file = CampaignFile.over(Memory())
    data, _ = file.lines(entries(2, 4))
    remarked = data.replace(b"\n", b"\n% a remark\n", 1)
    before = DATA.count(b"\n")

    more = file.read_on(remarked)
    assert ([entry.number for entry in more.entries], more.length, more.lines) == ([4, 5], len(remarked), 3)
    assert [entry.line for entry in more.entries] == [before + 1, before + 3]
    assert len(file.journal.entries) == 4
    for bad, line in ((data[:-1], before + 2), (data.replace(b"5 p1", b"6 p1"), before + 2), (b"x", before + 1)):
        with pytest.raises(BrokenJournal) as broken:
            file.read_on(bad)
        assert broken.value.line == line
    for name, most in (("MAX_BYTES", len(DATA) + len(data)), ("MAX_LINES", before + 2)):
        with monkeypatch.context() as patch:
            patch.setattr(limits, name, most)
            assert len(file.read_on(data).entries) == 2
            patch.setattr(limits, name, most - 1)
            with pytest.raises(BrokenJournal, match="got more"):
                file.read_on(data)
    file.add(more)
    added, _ = file.lines(entries(1, 6))
    assert len(parse(DATA + remarked + added).journal.entries) == 7
    assert (file._length, file._lines) == (len(DATA + remarked), before + 3)


def test_what_is_unfinished_is_the_tail() -> None:
    """With its line; whatever stands before it is good. A store is cut there, and one without a tail is not."""
    line = DATA.count(b"\n") + 1
    for rest in (b"4", b"4 p1 sail"):
        assert parse(DATA + rest).tail == Tail(line, rest)
        store = Memory(DATA + rest)
        assert CampaignFile.over(store).tail == Tail(line, rest)
        assert (store.data, store.cut) == (DATA, [len(DATA)])
    whole = Memory()
    assert CampaignFile.over(whole).tail is None
    assert whole.cut == []


def test_zeros_are_the_end_of_a_torn_append() -> None:
    """Not where a whole line of a person follows; a draw of chance may."""
    first, second = CampaignFile.over(Memory()).lines(entries(2, 4))[0].splitlines(keepends=True)
    zeros = b"\0" * (len(first) - 1) + b"\n"
    torn = parse(DATA + zeros)
    assert (torn.length, torn.tail) == (len(DATA), Tail(DATA.count(b"\n") + 1, zeros))
    assert torn.lines == DATA.count(b"\n")
    chance = second.replace(b"p1 sail", b"chance sail")
    assert parse(DATA + zeros + chance).tail == Tail(DATA.count(b"\n") + 1, zeros + chance)
    with pytest.raises(BrokenJournal):
        parse(DATA + zeros + second)
    with pytest.raises(BrokenJournal):
        parse(DATA + first.replace(b"sail", b"fail"))


def test_a_file_needs_a_header_an_empty_line_and_its_first_entry() -> None:
    """Each is named by the line where it is missed."""
    header = DATA[: HEADER - 1]
    for data, line, message in (
        (b"", 1, "sleeping-gods campaign"),
        (header, header.count(b"\n") + 1, "an empty line under the header"),
        (DATA[:HEADER], header.count(b"\n") + 2, "entry 0"),
        (b"\n" + DATA, 1, "sleeping-gods campaign"),
    ):
        with pytest.raises(BrokenJournal, match=message) as broken:
            parse(data)
        assert (broken.value.line, broken.value.number) == (line, 0)


def test_what_stands_before_the_damage_is_sound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines that would be lost are counted without remarks; before the first entry nothing is sound."""
    path = tmp_path / "a.campaign"
    path.write_bytes(DATA + b"% a remark\n\n  \nlast")
    lines = DATA.count(b"\n")

    for line, kept, lost in ((lines, 3, 2), (lines - 1, 2, 3), (lines + 1, 4, 1), (lines + 2, 4, 1)):
        sound = sound_part(path, line)
        assert sound is not None
        assert (len(sound.journal.entries), sound.lost) == (kept, lost), line
        assert DATA.startswith(sound.data) or sound.data.startswith(DATA)
    assert [sound_part(path, line) for line in (0, 1, 2, DATA[:HEADER].count(b"\n"), lines + 3)] == [None] * 5
    monkeypatch.setattr(rescue, "MAX_BYTES", len(path.read_bytes()))
    assert sound_part(path, lines) is not None
    monkeypatch.setattr(rescue, "MAX_BYTES", len(path.read_bytes()) - 1)
    assert sound_part(path, lines) is None


def test_a_copy_that_finds_no_room_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without second names, on a disk that is full: no half copy stays beside the damaged file."""
    path = tmp_path / "a.campaign"
    path.write_bytes(DATA + b"damage\n")
    sound = sound_part(path, DATA.count(b"\n") + 1)
    assert sound is not None

    def refused(*_: object) -> None:
        raise OSError(errno.ENOSPC, "no room")

    monkeypatch.setattr(os, "link", refused)
    monkeypatch.setattr(os, "fsync", refused)
    with pytest.raises(OSError, match="no room"):
        go_on_from(path, sound)

    assert [file.name for file in tmp_path.iterdir()] == ["a.campaign"]


@pytest.mark.parametrize("links", [True, False])
def test_the_damaged_file_is_kept_under_another_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    """One that is free, with second names and without; if the sound part cannot be written all is as before."""
    path = tmp_path / "a.campaign"
    path.write_bytes(DATA + b"damage\n")
    sound = sound_part(path, DATA.count(b"\n") + 1)
    assert sound is not None
    if not links:

        def refused(*_: object) -> None:
            raise OSError(errno.EPERM, "no second names")

        monkeypatch.setattr(os, "link", refused)
    (tmp_path / "a.campaign.damaged-1").write_bytes(b"earlier")

    with monkeypatch.context() as patch:
        patch.setattr(rescue, "write_whole", lambda *_: (_ for _ in ()).throw(CannotSave("full")))
        with pytest.raises(CannotSave):
            go_on_from(path, sound)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["a.campaign", "a.campaign.damaged-1"]
    backup = go_on_from(path, sound)

    assert backup.name == "a.campaign.damaged-2"
    assert backup.read_bytes() == DATA + b"damage\n"
    assert path.read_bytes() == DATA
    assert (tmp_path / "a.campaign.damaged-1").read_bytes() == b"earlier"


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On disk before it has its name; nothing is left of what fails."""
    path, calls = tmp_path / "a", list[str]()
    path.write_bytes(b"old, and longer than the new")
    beside(path).write_bytes(b"left by a crash, and longer than the new")
    fsync, replace = os.fsync, Path.replace

    def noted(descriptor: int) -> None:
        calls.append("flush")
        fsync(descriptor)

    def named(self: Path, target: Path) -> Path:
        calls.append("name")
        return replace(self, target)

    monkeypatch.setattr(os, "fsync", noted)
    monkeypatch.setattr(Path, "replace", named)
    write_whole(path, b"new")
    assert (path.read_bytes(), calls) == (b"new", ["flush", "name", "flush"])

    def fails(_: int) -> None:
        raise OSError(errno.ENOSPC, "no room")

    monkeypatch.setattr(os, "fsync", fails)
    with pytest.raises(CannotSave, match="a: no room"):
        write_whole(path, b"newer")
    assert (path.read_bytes(), [file.name for file in tmp_path.iterdir()]) == (b"new", ["a"])
