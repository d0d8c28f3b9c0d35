"""Driving the client as a person would: lines in through a pipe, text out, and a robot that reads the screen."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from sleeping_gods.campaign.profile import Profile
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.presentation.localizer import localizer_of
from sleeping_gods.terminal.app import run
from sleeping_gods.terminal.games import view_of
from sleeping_gods.terminal.new_campaign import make_ready
from sleeping_gods.terminal.screen import InputSource, Screen
from sleeping_gods.terminal.session import Session
from sleeping_gods.terminal.start import begin
from sleeping_gods.terminal.wish import Wish

SEEDED = {"seed": "11", "date": "2026-11-15"}
NAMED = {"date": "2026-11-15"}
"""For journeys, in which each draw is named."""
CHOICE = re.compile(r"^ {0,3}(\d+)\.? |(?<=  )(\d+)(?= [\d(-])", re.MULTILINE)
"""A numbered line, plain or drawn, or a number in a grid."""


def screen_for(
    source: InputSource, *, width: int = 80, plain: bool = False, rows: int | None = None
) -> tuple[Screen, io.StringIO]:
    """A screen that reads from a source and writes to a text; with rows, as a terminal that scrolls."""
    out = io.StringIO()
    console = Console(
        file=out, width=width, height=rows, force_terminal=rows is not None, highlight=False, markup=False, emoji=False,
        no_color=True,
    )  # fmt: skip
    return Screen(console, source, plain=plain), out


def told(
    folder: Path,
    *answers: str,
    players: tuple[str, ...] = ("Ada",),
    plain: bool = True,
    width: int = 80,
    file: Path | None = None,
    options: dict[str, str] | None = None,
    real_cards: bool = False,
    pack: str = "harbour",
    lang: Lang = "en",
    ask_all: bool = True,
) -> str:
    """Everything that the client says to these answers; afterwards the input is at its end.

    Unless it is told otherwise, it asks for every answer, even where there is only one.
    """
    source = io.StringIO("".join(f"{answer}\n" for answer in answers))
    screen, out = screen_for(source, width=width, plain=plain)
    chosen = dict(SEEDED if options is None else options)
    run(
        file=file, pack=pack, players=players, options=chosen, saves=folder, profile=folder, screen=screen,
        real_cards=real_cards, lang=lang, ask_all=ask_all,
    )  # fmt: skip
    return out.getvalue()


def journey(
    folder: Path,
    *answers: str,
    players: tuple[str, ...] = ("Ada",),
    plain: bool = True,
    pack: str = "harbour",
    lang: Lang = "en",
) -> str:
    """Everything that the client says on a scripted evening whose draws are named."""
    return told(folder, *answers, players=players, plain=plain, options=NAMED, real_cards=True, pack=pack, lang=lang)


def resumed(folder: Path, *answers: str, plain: bool = True) -> str:
    """Everything that it says when the only campaign in a folder is gone on with."""
    (file,) = folder.glob("*.campaign")
    return told(folder, *answers, file=file, plain=plain, options={})


def last_scene(text: str) -> str:
    """What stood on the screen when the input ended: the last scene with its question and choices."""
    return text.rpartition("> ")[0].rpartition("> ")[2].partition("\n")[2]


def unnumbered(text: str) -> list[str]:
    """The lines of a plain text without the numbers of choices, which begin anew in another sitting."""
    return [re.sub(r"^\d+\. ", "", line) for line in text.splitlines()]


PASSED = tuple(f"{localizer_of('sea', lang).say('session_pass', who='').split(',')[-1]}> " for lang in WHOLE)
"""How the question ends that asks for another player."""
PATIENCE = 120
"""So many answers a robot avoids what it would avoid."""


class Robot:
    """Answers prompts by what stands on the screen: a number that is offered, Enter to take the keyboard."""

    def __init__(self, seed: int, commands: tuple[str, ...] = ()) -> None:
        self.luck = Luck(seed)
        self.out = io.StringIO()
        self.commands = commands
        """What is typed now and then instead of a number."""
        self.watch: Callable[[str], None] | None = None
        self.avoid = ""
        """What is not chosen at first while there is something else: camps would end a campaign before it begins."""
        self.answers = 0
        self.stopped = False
        self._read = 0
        self._offered: list[str] = []

    def isatty(self) -> bool:
        """A robot is no person."""
        return False

    def unread(self) -> str:
        """What has been written since the last answer; the evenings before it need not be copied."""
        self.out.seek(self._read)
        return self.out.read()

    def readline(self, limit: int = -1, /) -> str:
        """The next answer; none if there is nothing to choose any more."""
        text = self.unread()
        self._read += len(text)
        if self.watch:
            self.watch(text)
        self.answers += 1
        if self.stopped:
            return ""
        if any(passed in text for passed in PASSED):
            return "\n"
        self._offered = self._wanted(text) or self._offered
        if not self._offered:
            return ""
        if self.commands and self.luck.below(5) == 0:
            return f"{self.luck.pick(self.commands)}\n"
        if self.luck.below(40) == 0:
            return "+\n"
        return f"{self.luck.pick(self._offered)}\n"

    def _wanted(self, text: str) -> list[str]:
        """The numbers on the screen, without those of lines that are avoided if there are others."""
        found = [line or cell for line, cell in CHOICE.findall(text)]
        if not self.avoid or self.answers > PATIENCE:
            return found
        shunned = {line or cell for row in text.splitlines() if self.avoid in row for line, cell in CHOICE.findall(row)}
        return [number for number in found if number not in shunned] or found


def robot_session(
    folder: Path,
    seed: int,
    players: tuple[str, ...],
    *,
    pack: str = "harbour",
    plain: bool = True,
    commands: tuple[str, ...] = (),
    lang: Lang = "en",
    real_cards: bool = False,
    **chosen: str,
) -> tuple[Session, Robot]:
    """A session in which a robot answers."""
    robot = Robot(seed, commands)
    screen, robot.out = screen_for(robot, plain=plain, width=120)
    profile = Profile.load(folder)
    wish = Wish(pack, players, {"seed": str(seed), "date": "2026-11-15", **chosen}, real_cards)
    campaign = begin(make_ready(wish, profile), None, folder)
    return Session(campaign, view_of(campaign.game.id, lang), screen, profile), robot
