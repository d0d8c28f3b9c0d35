"""Evenings that are scripted so that what is seldom said is said: first screens, refusals, notes, damaged files."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from sleeping_gods.authoring.new_pack import begin_pack
from sleeping_gods.authoring.project import read_project
from sleeping_gods.authoring.staging import Staging
from sleeping_gods.campaign.errors import CampaignError, UnknownPack
from sleeping_gods.campaign.profile import BrokenProfile, Profile
from sleeping_gods.journal import errors as journal_errors
from sleeping_gods.kernel.errors import BrokenPack, Finding, IllegalSetup
from sleeping_gods.languages import Lang
from sleeping_gods.terminal import saves, screen
from sleeping_gods.terminal.error_words import error_words
from sleeping_gods.terminal.games import load_game_and_pack, view_of
from sleeping_gods.terminal.languages import first_localizer
from sleeping_gods.terminal.new_campaign import make_ready
from sleeping_gods.terminal.tryout import TryOut
from sleeping_gods.terminal.wish import Wish

from ..terminal.driver import journey, robot_session, screen_for, told
from ..terminal.journeys import AT_THE_CITY, AT_THE_SHIP, IN_THE_FIGHT, PLACING
from ..terminal.skies_journeys import AT_THE_TENTS, CAMPING, IN_AN_ATTACK, IN_FLIGHT, ON_THE_MAP, TENTS_OF_TWO
from ..terminal.skies_journeys import IN_THE_FIGHT as SKY_FIGHT

OLD = Path(__file__).parents[1] / "campaign" / "files" / "format-1"
LINES = (
    "?", "? level", "1", "Ada, Ada", "players", "Ada, Ben, Cleo", "2", "pack", "pack", "mode", "level", "difficulty",
    "dice", "points", "window", "length", "landing", "instant", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12",
    "zzz", "99", "crew", "audrie", "zzz", "seed", "abc", "", "unlocked", "7", "date", "", "lang xx", "lang fr",
    "lang en",
)  # fmt: skip
ACTS = (
    "note 40 beware", "notes", "note 40", "map", "log", "join Zed", "join Ada", "leave p9", "leave p2", "leave p1",
    "easy mode", "easy mode", "level easy", "level normal", "save game", "resume with p1", "save", "save twin",
    "save twin", "save a/b", "undo 99", "undo x", "undo", "undo", "open hands", "secret hands", "seat Ben", "back",
    "campaign", "journey", "reset campaign", "no", "x" * 3000, "lang fr", "lang en", "lang xx", "rules SG-ZZZ-001",
    "rules zzz", "rules card", "? SG-SHIP-001", "zzz", "e", "99", "1 2 3", "ask all", "ask again", "don't ask",
)  # fmt: skip


def all_evenings() -> list[Callable[[Path, Lang], None]]:
    """Each of them."""
    return [
        first_screens, page_of_lines, damaged_files, old_files, acts_of_the_table, journeys, pieces, tried_out, errors,
        refused_setups, endings, mistakes_of_ours, files_in_use,
    ]  # fmt: skip


def first_screens(folder: Path, lang: Lang) -> None:
    """Nothing saved, one campaign, many; help, nonsense, another language, and leaving."""
    told(folder, "help", "zzz", "lang", "lang xx", "q", players=(), lang=lang)
    told(folder, "n", "", *AT_THE_SHIP, players=(), lang=lang)
    told(folder, "help", "zzz", "9", "", players=(), lang=lang, plain=False)
    (file,) = folder.glob("*.campaign")
    for number in range(saves.MAX_OFFERED + 2):
        shutil.copy(file, folder / f"copy-{number}.campaign")
    told(folder, "q", players=(), lang=lang)
    told(folder, "q", players=(), lang=lang, plain=False)


def page_of_lines(folder: Path, lang: Lang) -> None:
    """Every line of the set-up, changed in every way, of every pack."""
    for pack in ("harbour", "airfield"):
        for plain in (True, False):
            told(folder / pack, "n", *LINES, players=(), lang=lang, pack=pack, plain=plain)
        told(folder / pack, "n", "q", players=(), lang=lang, pack=pack)


def damaged_files(folder: Path, lang: Lang) -> None:
    """A file that is damaged in the middle, at its beginning, at its end, or is none; another that is open."""
    journey(folder, *AT_THE_SHIP, lang=lang)
    (file,) = folder.glob("*.campaign")
    good = file.read_text()
    lines = good.splitlines(keepends=True)
    entry = next(number for number, line in enumerate(lines) if line.startswith("2 "))
    for bad in (
        "".join([*lines[:entry], lines[entry].replace(" ", " x", 1), *lines[entry + 1 :]]),
        "".join([lines[0].replace("campaign", "x"), *lines[1:]]),
        good.replace("begin turn", "begin supper"),
        "GIF89a",
        good[:-9],
    ):
        file.write_text(bad)
        for answer in ("yes", "no"):
            told(folder, "1", answer, players=(), lang=lang)
            for copy in folder.glob("*-rescued*"):
                copy.unlink()
        with contextlib.suppress(journal_errors.JournalError):
            told(folder, file=file, lang=lang, options={})
    file.write_text(good)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(saves, "MAX_BYTES_REPLAYED", 10)
        told(folder, "q", players=(), lang=lang)


def old_files(folder: Path, lang: Lang) -> None:
    """Campaigns of an earlier version."""
    for name in ("sea-1", "skies-1"):
        (folder / name).mkdir(parents=True)
        shutil.copy(OLD / f"{name}.campaign", folder / name)
        told(folder / name, "1", "no", players=(), lang=lang)


def acts_of_the_table(folder: Path, lang: Lang) -> None:
    """Notes, players who come and go, easy mode, saving, undoing, resetting, in both games."""
    for pack, start in (("harbour", AT_THE_SHIP), ("airfield", ON_THE_MAP)):
        for players in (("Ada",), ("Ada", "Ben"), ("Ada", "Ben", "Cleo", "Dan")):
            where = folder / f"{pack}{len(players)}"
            enters = ("",) * (len(players) > 1)
            journey(where, *enters, *start, *ACTS, players=players, pack=pack, lang=lang)
        journey(folder / f"{pack}-end", *start, "note 40 beware", "reset campaign", "yes", pack=pack, lang=lang)
        where = folder / f"{pack}-end"
        told(where, *start, "notes", "map", "atlas", pack=pack, lang=lang)


def journeys(folder: Path, lang: Lang) -> None:
    """Evenings whose draws are named, with everything that can be asked on the way."""
    asked = ("x", "+", "odds", "? 1", "? x1", "why x1", "table", "fight", "hand", "crew", "cards", "log", "luck")
    for number, (pack, script) in enumerate(
        [
            *(("harbour", script) for script in (AT_THE_CITY, IN_THE_FIGHT, PLACING)),
            *(("airfield", script) for script in (IN_FLIGHT, SKY_FIGHT, IN_AN_ATTACK, AT_THE_TENTS, CAMPING)),
        ]
    ):
        journey(folder / f"{number}", *script, *asked, pack=pack, lang=lang, plain=bool(number % 2))
    journey(folder / "two", *TENTS_OF_TWO, *asked, players=("Ada", "Ben"), pack="airfield", lang=lang)


def pieces(folder: Path, lang: Lang) -> None:
    """Everything that has a name, asked about by it."""
    for pack in ("harbour", "airfield"):
        session, _ = robot_session(folder / pack, 1, ("Ada",), pack=pack, lang=lang)
        menu = session.menu()
        for piece in session.view.pieces(session.table, session.audience):
            session.answer(menu, f"? {piece.name}")
            session.answer(menu, f"why {piece.name}")
        session.campaign.close()


def tried_out(folder: Path, lang: Lang) -> None:
    """A paragraph that is changed while it is tried out, soundly and not."""
    mine = folder / "mine"
    begin_pack(mine)
    story = mine / "story" / "002.md"
    good = story.read_text()

    class Author:
        """Types lines, and changes the story before some of them."""

        def __init__(self) -> None:
            self.lines = ["1", "broken", "", "changed", "", "gone", "", "again", "quit"]

        def isatty(self) -> bool:
            """An author in a script."""
            return False

        def readline(self, limit: int = -1, /) -> str:
            """The next line."""
            if not self.lines:
                return ""
            line = self.lines.pop(0)
            if line == "broken":
                story.write_text(good.replace("## 2.1", "## nowhere"))
            elif line == "changed":
                story.write_text(good.replace("Saltstep", "Saltstair"))
            elif line == "gone":
                story.write_text(good.replace("(a)", "(z)"))
            return f"{line}\n"

    shown, _ = screen_for(Author(), plain=True)
    shown.localizer = first_localizer(lang)
    TryOut(read_project(mine), Staging("2", ("materials=2",)), shown).run()


def errors(folder: Path, lang: Lang) -> None:
    """What campaigns, files and systems refuse."""
    localizer = first_localizer(lang)
    finding = Finding("pack.toml", 1, "missing-key", "expected a pack")
    for wrong in (
        FileNotFoundError(2, "No such file"), PermissionError(13, "No"), IsADirectoryError(21, "No"),
        NotADirectoryError(20, "No"), FileExistsError(17, "No"), UnknownPack("expected a pack"), ValueError("x"),
        BrokenPack([finding]), BrokenProfile(folder, "a sheet"), journal_errors.NewerJournal(9, 2),
        journal_errors.OlderJournal(2, 3), journal_errors.WrongPack("this", "that"), journal_errors.JournalInUse("x"),
        journal_errors.CannotSave("x"),
    ):  # fmt: skip
        assert error_words(localizer, wrong, short=True)


WISHES: tuple[tuple[tuple[str, ...], dict[str, str]], ...] = (
    (("Ada", "Ada"), {}),
    (("Ada", "Ben", "Cleo", "Dan", "Eve"), {}),
    (("Ada\nBen",), {}),
    (("Ada",), {"zzz": "1"}),
    (("Ada",), {"mode": "zzz", "level": "zzz"}),
    (("Ada",), {"mode": "zzz"}),
    (("Ada",), {"seed": "abc"}),
    (("Ada",), {"mode": "brutal", "easy": "on"}),
    (("Ada",), {"unlocked": "7"}),
    (("Ada",), {"unlocked": "quest:212"}),
    (("Ada",), {"unlocked": "999"}),
    (("Ada", "Ben"), {"crew": "audrie"}),
    (("Ada", "Ben"), {"characters": "claire"}),
    (("Ada", "Ben"), {"first": "p9"}),
)
"""Players and options of set-ups that are refused, by one game or by both."""


def refused_setups(folder: Path, lang: Lang) -> None:
    """Set-ups that the rules forbid."""
    folder.mkdir(exist_ok=True)
    for pack in ("harbour", "airfield"):
        localizer = view_of(load_game_and_pack(pack)[0].id, lang).localizer
        for names, chosen in WISHES:
            try:
                make_ready(Wish(pack, names, dict(chosen)), Profile.load(folder))
            except (IllegalSetup, CampaignError) as refused:
                error_words(localizer, refused)


def endings(folder: Path, lang: Lang) -> None:
    """The last page, at a keyboard where it may still be taken back."""
    for pack in ("harbour", "airfield"):
        session, robot = robot_session(folder / pack, 1, ("Ada",), pack=pack, lang=lang)
        answers = iter(["reset campaign", "yes", "zzz", "log", "save", "undo", "reset campaign", "yes", ""])
        robot.readline = lambda limit=-1, answers=answers: next(answers, "") + "\n"  # type: ignore[method-assign,misc]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(screen.Screen, "at_keyboard", property(lambda shown: True))
            patch.setattr("builtins.input", lambda prompt, answers=answers: next(answers, ""))
            session.run()


def files_in_use(folder: Path, lang: Lang) -> None:
    """A campaign that another program plays."""
    session, _ = robot_session(folder, 1, ("Ada",), lang=lang)
    told(folder, "1", "q", players=(), lang=lang)
    session.campaign.close()


def mistakes_of_ours(folder: Path, lang: Lang) -> None:
    """What is said when drawing, telling or playing goes wrong, and when the disk refuses."""
    session, robot = robot_session(folder, 1, ("Ada",), lang=lang)
    robot.stopped = True
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(session.view), "scene", _broken)
        patch.setattr(type(session.view), "happened", _broken)
        patch.setattr(Profile, "save", _full)
        session.run()
    for name in ("play", "undo"):
        session, _ = robot_session(folder / name, 1, ("Ada",), lang=lang)
        menu = session.menu()
        for broken in (_broken, _full):
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(type(session.campaign), name, broken)
                with contextlib.suppress(ZeroDivisionError, OSError):
                    session.answer(menu, "1" if name == "play" else "undo")
        session.campaign.close()


def _broken(*_: object, **__: object) -> None:
    raise ZeroDivisionError("planted")


def _full(*_: object, **__: object) -> None:
    raise OSError(28, "No space left on device")
