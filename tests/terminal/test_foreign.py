"""What strangers and accidents put before the terminal: nothing of it is obeyed, and none of it ends the program."""

from __future__ import annotations

import io
import os
from dataclasses import replace
from pathlib import Path

import pytest

from sleeping_gods.campaign.checkpoint import checkpoint_path
from sleeping_gods.campaign.errors import CampaignError
from sleeping_gods.campaign.games import resume
from sleeping_gods.journal.notation import Journal, format_journal
from sleeping_gods.journal.reading import read
from sleeping_gods.terminal.screen import MAX_LINE_LENGTH, InputClosed
from sleeping_gods.terminal.section import Section, lines

from ..forging import forge
from ..full_disk import no_room_in
from .driver import SEEDED, screen_for, told

EVIL = "\x1b]0;mine\x1b[2J\x9b31m[bold]"
OBEYED = ("\x1b", "\x9b", "\u202e")


def begun(folder: Path, name: str = "Ada") -> Path:
    """A campaign of the harbour with one choice made."""
    told(folder, "1", players=(name,))
    return next(folder.glob("*.campaign"))


class TestNothingIsObeyed:
    """Escape sequences of others reach no terminal."""

    @pytest.mark.parametrize("plain", [True, False])
    def test_by_whichever_way_text_goes(self, plain: bool) -> None:
        """Sections, sentences and prompts write out what a terminal would obey, and markup is only text."""
        screen, out = screen_for(io.StringIO(f"an {EVIL} answer\n"), plain=plain)
        screen.show(lines([f"shown {EVIL}"]), Section(f"drawn {EVIL}", [f"plain {EVIL}"]))
        screen.say(f"said {EVIL}\nin two lines")
        screen.ask(f"asked {EVIL}\u202e> ")

        said = out.getvalue()
        assert not any(sign in said for sign in OBEYED)
        assert said.count("\\x1b]0;mine") == 4
        assert "[bold]" in said
        assert "in two lines" in [line.strip() for line in said.splitlines()]

    @pytest.mark.parametrize("plain", [True, False])
    def test_by_listing_the_saves(self, tmp_path: Path, plain: bool) -> None:
        """Neither the names of players nor that of the file nor the pack's name are obeyed, already in the list."""
        file = begun(tmp_path)
        forge(file, ("seat: Ada", f"seat: {EVIL}"), to=tmp_path / "seats.campaign")
        forge(file, ("pack: harbour", f"pack: {EVIL}"), to=tmp_path / "pack.campaign")
        file.rename(tmp_path / f"{EVIL}\n9. trusted.campaign")

        said = told(tmp_path, "1", "2", "3", "quit", players=(), plain=plain)

        assert not any(sign in said for sign in OBEYED)
        assert "\\x1b]0;mine" in said
        assert "\n9. trusted" not in said
        assert said.count("damaged") >= 2

    def test_by_a_note_on_the_map(self, tmp_path: Path) -> None:
        """A forged note is no line of a campaign; one that is typed is cleaned before it is kept."""
        told(tmp_path, f"note 40 a {EVIL}door", "1")
        file = next(tmp_path.glob("*.campaign"))
        assert "note 40 a ]0;mine[2J31m[bold]door" in file.read_text()
        forge(file, ("a ]0;mine", "a \x1b]0;mine"))

        said = told(tmp_path, "1", "quit", players=())

        assert "damaged at line" in said
        assert "\x1b" not in said


class TestForeignFiles:
    """What lies in the save folder."""

    def test_a_campaign_leads_to_no_pack_but_a_shipped_one(self, tmp_path: Path) -> None:
        """A pack's name that is a path is refused before anything is read there."""
        file = begun(tmp_path)
        forge(file, ("pack: harbour", f"pack: {tmp_path}/"))

        with pytest.raises(CampaignError, match="expected a pack among"):
            resume(file)
        assert "cannot be played: expected a pack among" in told(tmp_path, "quit", players=())

    def test_a_line_forged_before_the_checkpoint_is_found_while_it_is_played(self, tmp_path: Path) -> None:
        """The campaign opens at once, and closes with the line's number when its lines have been verified."""
        file = begun(tmp_path)
        campaign = resume(file)
        for number in range(80):
            campaign.play(None, f"note 7 remark-{number}")
        campaign.close()
        journal = read(file).journal
        forged = [
            replace(one, choice="note 7 forgery") if one.choice == "note 7 remark-7" else one for one in journal.entries
        ]
        file.write_text(format_journal(Journal(journal.setup, journal.engine, forged)))
        assert checkpoint_path(file).exists()

        said = told(tmp_path, "1", "quit", players=())

        assert "does not follow the rules from one of its lines on" in said
        number = next(one.number for one in forged if "forgery" in one.choice)
        assert f"entry {number}" in said or f"line {forged[number].line}" in said

    def test_what_is_no_file_is_not_listed(self, tmp_path: Path) -> None:
        """A link to nowhere, a folder and a pipe are left out; nothing waits for them."""
        begun(tmp_path)
        (tmp_path / "nowhere.campaign").symlink_to(tmp_path / "nothing")
        (tmp_path / "folder.campaign").mkdir()
        os.mkfifo(tmp_path / "pipe.campaign")

        said = told(tmp_path, "quit", players=())

        assert "1. harbour-ada: Ada;" in said
        assert "2. " not in said
        assert "older" not in said

    @pytest.mark.slow
    def test_a_very_long_campaign_is_not_played_for_the_list(self, tmp_path: Path) -> None:
        """It is looked into when somebody opens it."""
        file = begun(tmp_path)
        with file.open("a") as opened:
            opened.write("% quite a long remark, and twice as long as that\n" * 60_000)

        said = told(tmp_path, "1", "quit", players=())

        assert "a very long campaign" in said
        assert "Everything is saved" in said

    def test_an_unfinished_last_line_is_told_of(self, tmp_path: Path) -> None:
        """A line that a crash left is not played, is kept aside, and the player is told where; once."""
        file = begun(tmp_path)
        whole = file.read_text()
        file.write_text(f"{whole}3 p1 acti")

        said = told(tmp_path, "quit", file=file)

        assert "The last line of harbour-ada.campaign was unfinished" in said
        assert "harbour-ada.campaign.damaged" in said
        assert (tmp_path / "harbour-ada.campaign.damaged").read_text() == "3 p1 acti\n"
        assert file.read_text() == whole
        assert "was unfinished" not in told(tmp_path, "quit", file=file)


class TestNames:
    """What players are called."""

    @pytest.mark.parametrize("name", ["Ana\u00a0Lúcia", "👩\u200d🚀", "\U0001fae8", "O'Neil: the 2nd", "\u00a0Ada "])
    def test_with_spaces_that_do_not_break_or_joined_pictures(self, tmp_path: Path, name: str) -> None:
        """They are kept as they are, but for spaces around them; named in the call, or on the set-up page."""
        called = name.strip()
        for way, said in enumerate(
            (
                told(tmp_path / "0", "quit", players=(name,)),
                told(tmp_path / "1", "n", f"1 {name}", "", "quit", players=()),
            )
        ):
            (file,) = (tmp_path / str(way)).glob("*.campaign")
            assert read(file).journal.setup.seats == (called,)
            assert f"{called} (Enter" in said
            assert f": {called};" in told(tmp_path / str(way), "quit", players=())

    @pytest.mark.parametrize("name", ["\udcff", "two\nlines", "\x1b[2J", "x" * 81, "a\u202eb"])
    def test_that_no_file_can_hold(self, tmp_path: Path, name: str) -> None:
        """They are refused with a sentence, and nothing is begun."""
        with pytest.raises(CampaignError, match="expected names"):
            told(tmp_path, "quit", players=(name,))

        assert list(tmp_path.glob("*")) == []

    def test_that_are_too_long_are_refused_on_the_set_up_page(self, tmp_path: Path) -> None:
        """And asked again."""
        said = told(tmp_path, "n", f"1 {'x' * 81}", "", "1 Ben", "", "quit", players=())

        assert "Not like this: expected names of at most 80 characters, got one of 81" in said
        assert [file.stem for file in tmp_path.glob("*.campaign")] == ["harbour-ben"]


class TestLongLines:
    """A line that is too long is no answer."""

    @pytest.mark.parametrize("end", ["\n", ""])
    def test_a_million_characters_are_not_looked_at(self, tmp_path: Path, end: str) -> None:
        """Whatever they are; the next line counts again, and a line without an end is read no further than it is."""
        source = io.StringIO(f"{'ab ' * 400_000}{end}")
        screen, out = screen_for(source, plain=True)

        if end:
            source.seek(0, io.SEEK_END)
            source.write("yes\n")
            source.seek(0)
            assert screen.ask("> ") == "yes"
        else:
            with pytest.raises(InputClosed):
                screen.ask("> ")

        assert f"expected at most {MAX_LINE_LENGTH:,} characters in a line" in out.getvalue()
        assert len(out.getvalue()) < 3 * MAX_LINE_LENGTH

    @pytest.mark.slow
    @pytest.mark.parametrize("word", ["", "why ", "? ", "rules ", "odds ", "log ", "undo ", "seat ", "+ ", "note 40 "])
    def test_the_longest_line_is_answered(self, tmp_path: Path, word: str) -> None:
        """Behind every command."""
        for filling in ("a", "ab ", "9"):
            line = (word + filling * MAX_LINE_LENGTH)[:MAX_LINE_LENGTH]

            said = told(tmp_path / f"{filling.strip()}", line, "quit")

            assert "too long" not in said
            assert "A mistake of ours" not in said


class TestSaveOnAFullDisk:
    """``save NAME`` when there is no room."""

    def test_leaves_nothing(self, tmp_path: Path) -> None:
        """No empty file and no half of one; the campaign itself is whole, and the next try with room succeeds."""
        file = begun(tmp_path)
        with no_room_in(tmp_path, 100):
            said = told(tmp_path, "save copy", "save", file=file)

        assert "No copy was made: copy.campaign: No space left on device." in said
        assert f"Every choice is saved at once in {file}" in said
        assert sorted(path.name for path in tmp_path.iterdir()) == ["harbour-ada.campaign"]

        assert "Copied to" in told(tmp_path, "save copy", file=file)
        assert (tmp_path / "copy.campaign").read_bytes() == file.read_bytes()

    def test_and_a_name_that_no_disk_takes_is_refused(self, tmp_path: Path) -> None:
        """With the system's own reason."""
        said = told(tmp_path, f"save {'x' * 300}", "save /dev/null/x", options=SEEDED)

        assert "No copy was made: File name too long." in said
        assert "No copy was made: " in said.partition("too long.")[2]
        assert "A mistake of ours" not in said
