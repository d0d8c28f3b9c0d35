"""A damaged campaign is opened at its last good line after a question; the damaged file is kept, whatever happens."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from sleeping_gods.campaign.games import resume
from sleeping_gods.journal.errors import BrokenJournal, CannotSave, JournalError
from sleeping_gods.journal.limits import MAX_BYTES
from sleeping_gods.journal.notation import Journal, format_journal
from sleeping_gods.journal.reading import parse
from sleeping_gods.journal.rescue import go_on_from, sound_part

from .driver import told

NOTES = 6
"""Choices after the first: notes on the map, each a line."""


def written(folder: Path) -> Path:
    """A campaign of a turn that has begun, and some notes."""
    told(folder, "begin turn", *(f"note {number} remark {number}" for number in range(1, NOTES + 1)))
    (file,) = folder.glob("*.campaign")
    return file


def flipped(data: bytes) -> bytes:
    """A byte in the middle is another."""
    return data.replace(b"remark 3", b"remarl 3")


def unfaithful(data: bytes) -> bytes:
    """The text is sound to its last bit, but one line records a state that no play leads to."""
    journal = parse(data).journal
    entries = [replace(one, state="0" * 16) if "remark 4" in one.choice else one for one in journal.entries]
    return format_journal(Journal(journal.setup, journal.engine, entries)).encode()


def followed(data: bytes) -> bytes:
    """Something else was appended."""
    return data + b"this is no entry\n"


def both(data: bytes) -> bytes:
    """A line that is damaged, and before it one that does not follow the rules."""
    return unfaithful(data).replace(b"remark 6", b"remark 7")


DAMAGES: dict[str, tuple[Callable[[bytes], bytes], int, int]] = {
    "flipped byte": (flipped, 2, 4),
    "wrong state": (unfaithful, 3, 3),
    "garbage appended": (followed, 6, 1),
}
"""How a file is damaged, the notes that are left, and the lines that are lost."""


def aside(file: Path, number: int = 1) -> Path:
    """Where the damaged file is kept."""
    return file.with_name(f"{file.name}.damaged-{number}")


def notes_of(file: Path) -> list[str]:
    """The notes of a campaign, which opens."""
    campaign = resume(file)
    found = [entry.choice for entry in campaign.journal.entries if entry.choice.startswith("note")]
    campaign.close()
    return found


@pytest.mark.parametrize("damage", DAMAGES)
class TestQuestion:
    """What is wrong and how much would be lost is said, and then asked."""

    @pytest.mark.parametrize("listed", [True, False])
    def test_yes_goes_on_from_the_last_good_line(self, tmp_path: Path, damage: str, listed: bool) -> None:
        """From the list and by the file's name; the damaged bytes lie beside it, and what is played now is kept."""
        harm, left, lost = DAMAGES[damage]
        file = written(tmp_path)
        damaged = harm(file.read_bytes())
        file.write_bytes(damaged)
        answers = ("yes", "note 9 afterwards")
        if listed:
            said = told(tmp_path, "1", *answers, players=())
        else:
            said = told(tmp_path, *answers, file=file)

        count = "One entry" if lost == 1 else f"{lost} entries"
        assert f"{count} from there on would be lost." in said
        assert f"kept as {aside(file).name}." in said
        assert aside(file).read_bytes() == damaged
        assert notes_of(file) == [*(f"note {at} remark {at}" for at in range(1, left + 1)), "note 9 afterwards"]
        assert "damaged" not in told(tmp_path, file=file)

    @pytest.mark.parametrize("answers", [("no",), ("",), ("quit",), ("perhaps yes",), ()])
    def test_anything_else_changes_nothing(self, tmp_path: Path, damage: str, answers: tuple[str, ...]) -> None:
        """The file is untouched and nothing lies beside it, also if nobody answers."""
        file = written(tmp_path)
        file.write_bytes(DAMAGES[damage][0](file.read_bytes()))
        before = {path: path.read_bytes() for path in tmp_path.iterdir()}

        said = told(tmp_path, *answers, file=file)

        assert "would be lost" in said
        assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before

    def test_in_french(self, tmp_path: Path, damage: str) -> None:
        """The same words, and oui is yes."""
        file = written(tmp_path)
        file.write_bytes(DAMAGES[damage][0](file.read_bytes()))

        said = told(tmp_path, "oui", file=file, lang="fr")

        assert "perdue" in said
        assert "Le fichier abîmé est gardé" in said
        assert aside(file).exists()


class TestFiles:
    """Nothing is ever written over."""

    def test_earlier_damaged_files_stay(self, tmp_path: Path) -> None:
        """The next free number is taken."""
        file = written(tmp_path)
        file.write_bytes(flipped(file.read_bytes()))
        aside(file).write_bytes(b"of another evening")
        told(tmp_path, "yes", file=file)

        assert aside(file).read_bytes() == b"of another evening"
        assert b"remarl" in aside(file, 2).read_bytes()

    @pytest.mark.parametrize("remarks", [0, 3])
    def test_remarks_are_not_counted_as_lost(self, tmp_path: Path, remarks: int) -> None:
        """Of what stands behind the damage every line counts, remarks and empty lines do not."""
        file = written(tmp_path)
        damaged = flipped(file.read_bytes()) + b"% a remark\n\n" * remarks
        file.write_bytes(damaged)
        line = _line_of(damaged, b"remarl")
        sound = sound_part(file, line)

        assert sound is not None
        assert sound.lost == len([one for one in damaged.split(b"\n")[line - 1 :] if one and one[:1] != b"%"])
        assert sound.lost == NOTES - 2

    def test_where_files_have_one_name_only_a_copy_is_kept(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Some file systems know no second names."""
        file = written(tmp_path)
        damaged = flipped(file.read_bytes())
        file.write_bytes(damaged)

        def refuse(*names: object) -> None:
            raise OSError("no second names here")

        monkeypatch.setattr(os, "link", refuse)
        sound = sound_part(file, _line_of(damaged, b"remarl"))
        assert sound is not None
        assert go_on_from(file, sound).read_bytes() == damaged
        assert file.read_bytes() == sound.data

    def test_a_disk_that_refuses_leaves_all_as_it_was(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Neither the file nor its folder has changed."""
        file = written(tmp_path)
        damaged = flipped(file.read_bytes())
        file.write_bytes(damaged)
        sound = sound_part(file, _line_of(damaged, b"remarl"))
        assert sound is not None
        before = sorted(tmp_path.iterdir())

        def refuse(descriptor: int) -> None:
            raise OSError(5, "Input/output error")

        monkeypatch.setattr(os, "fsync", refuse)
        with pytest.raises(CannotSave):
            go_on_from(file, sound)

        assert file.read_bytes() == damaged
        assert sorted(tmp_path.iterdir()) == before

    def test_a_second_damage_before_the_first_is_asked_for_again(self, tmp_path: Path) -> None:
        """What was sound as text does not follow the rules: an earlier line; no then leaves the file as it was."""
        file = written(tmp_path)
        damaged = both(file.read_bytes())
        file.write_bytes(damaged)
        before = {path: path.read_bytes() for path in tmp_path.iterdir()}

        declined = told(tmp_path, "yes", "no", file=file)
        assert declined.count("would be lost") == 2
        assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before

        said = told(tmp_path, "yes", "yes", file=file)
        assert "Which room" in said
        assert aside(file).read_bytes() == damaged
        assert not aside(file, 2).exists()
        assert len(notes_of(file)) == 3


class TestNothingSound:
    """Where nothing can be played, nothing is asked."""

    @pytest.mark.parametrize(
        "harm",
        [
            lambda data: b"",
            lambda data: b"\n",
            lambda data: b"\0" * 2000,
            lambda data: data.replace(b"seat: Ada", b"seat: Adb"),
            lambda data: b"x" + data,
            lambda data: data.partition(b"\n\n")[0],
        ],
        ids=["empty", "blank", "zeros", "header", "title", "no entries"],
    )
    def test_it_is_said_and_the_file_stays(self, tmp_path: Path, harm: Callable[[bytes], bytes]) -> None:
        """In the list; by its name it is an error."""
        file = written(tmp_path)
        file.write_bytes(harm(file.read_bytes()))
        before = {path: path.read_bytes() for path in tmp_path.iterdir()}

        said = told(tmp_path, "1", "quit", players=())
        with pytest.raises(JournalError):
            told(tmp_path, "yes", file=file)

        assert "Nothing before that line can be played. The file is untouched." in said
        assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before

    def test_a_file_without_end_is_not_read(self, tmp_path: Path) -> None:
        """Not more than the longest campaign has; a line that is none rescues nothing either."""
        file = written(tmp_path)
        with file.open("r+b") as opened:
            opened.truncate(MAX_BYTES * 40)

        assert sound_part(file, 12) is None
        with pytest.raises(BrokenJournal, match="at most"):
            told(tmp_path, "yes", file=file)
        with file.open("r+b") as opened:
            opened.truncate(MAX_BYTES // 2)
        assert sound_part(file, 0) is None


class TestUnfinished:
    """A truncated last line is what a crash leaves: nobody was told of it, so nobody is asked."""

    def test_it_is_set_aside_and_told(self, tmp_path: Path) -> None:
        """Every whole line is there."""
        file = written(tmp_path)
        data = file.read_bytes()
        file.write_bytes(data[:-20])

        said = told(tmp_path, file=file)

        assert "The last line of harbour-ada.campaign was unfinished" in said
        assert "would be lost" not in said
        assert len(notes_of(file)) == NOTES - 1
        assert file.with_name(f"{file.name}.damaged").read_bytes() == data[:-20].rpartition(b"\n")[2] + b"\n"


def _line_of(data: bytes, words: bytes) -> int:
    """The line in which some words stand."""
    return data[: data.index(words)].count(b"\n") + 1
