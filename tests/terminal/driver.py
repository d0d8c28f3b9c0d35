"""Driving the client as a person would: lines in through a pipe, text out, and a robot that reads the screen."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from sleeping_gods.kernel.luck import Luck
from sleeping_gods.terminal.app import run
from sleeping_gods.terminal.screen import Screen, Source

SEEDED = {"seed": "11", "date": "2026-11-15"}
NAMED = {"date": "2026-11-15"}
"""For journeys, in which each draw is named."""
CHOICE = re.compile(r"^ {0,3}(\d+)\.? ", re.MULTILINE)
"""A numbered line, plain or drawn."""


def screen_for(source: Source, *, width: int = 80, plain: bool = False) -> tuple[Screen, io.StringIO]:
    """A screen that reads from a source and writes to a text."""
    out = io.StringIO()
    console = Console(file=out, width=width, highlight=False, markup=False, emoji=False, no_color=True)
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
) -> str:
    """Everything that the client says to these answers; afterwards the input is at its end."""
    source = io.StringIO("".join(f"{answer}\n" for answer in answers))
    screen, out = screen_for(source, width=width, plain=plain)
    chosen = dict(SEEDED if options is None else options)
    run(file=file, players=players, options=chosen, saves=folder, profile=folder, screen=screen, real_cards=real_cards)
    return out.getvalue()


def journey(folder: Path, *answers: str, players: tuple[str, ...] = ("Ada",), plain: bool = True) -> str:
    """Everything that the client says on a scripted evening whose draws are named."""
    return told(folder, *answers, players=players, plain=plain, options=NAMED, real_cards=True)


def resumed(folder: Path, *answers: str, plain: bool = True) -> str:
    """Everything that it says when the only campaign in a folder is gone on with."""
    (file,) = folder.glob("*.campaign")
    return told(folder, *answers, file=file, plain=plain, options={})


def last_scene(text: str) -> str:
    """What stood on the screen when the input ended: the last scene with its question and choices."""
    return text.rpartition("> ")[0].rpartition("> ")[2].partition("\n")[2]


class Robot:
    """Answers prompts by what stands on the screen: a number that is offered, Enter to take the keyboard."""

    def __init__(self, seed: int, commands: tuple[str, ...] = ()) -> None:
        self.luck = Luck(seed)
        self.out = io.StringIO()
        self.commands = commands
        """What is typed now and then instead of a number."""
        self.watch: Callable[[str], None] | None = None
        self.answers = 0
        self.stopped = False
        self._read = 0
        self._offered: list[str] = []

    def isatty(self) -> bool:
        """A robot is no person."""
        return False

    def readline(self) -> str:
        """The next answer; none if there is nothing to choose any more."""
        text = self.out.getvalue()[self._read :]
        self._read += len(text)
        if self.watch:
            self.watch(text)
        self.answers += 1
        if self.stopped:
            return ""
        if "presses Enter> " in text:
            return "\n"
        self._offered = CHOICE.findall(text) or self._offered
        if not self._offered:
            return ""
        if self.commands and self.luck.below(5) == 0:
            return f"{self.luck.pick(self.commands)}\n"
        if self.luck.below(40) == 0:
            return "+\n"
        return f"{self.luck.pick(self._offered)}\n"
