"""People at a served table: each types a line when something has been said on their screen."""

from __future__ import annotations

import io
import threading
from pathlib import Path

from rich.console import Console

from sleeping_gods.languages import Lang
from sleeping_gods.terminal.remote.app import run
from sleeping_gods.terminal.screen import InputClosed, Screen

PATIENCE = 60
"""Seconds after which something that is never said is a failure."""


class Paper(io.StringIO):
    """What is written on a screen; whoever reads along is told of it."""

    def __init__(self) -> None:
        super().__init__()
        self.written = threading.Condition()

    def write(self, text: str, /) -> int:
        """Write, and wake the reader."""
        with self.written:
            count = super().write(text)
            self.written.notify_all()
        return count


class Keyboard(Screen):
    """A screen at which a person types into a terminal, though the lines come from a script."""

    at_keyboard = True

    def _line(self, prompt: str) -> str:
        self.console.print(prompt, end="")
        line = self.source.readline()
        if not line:
            raise InputClosed
        return line.removesuffix("\n")


class Person:
    """Somebody who plays by a script: wait for these words, then type this line."""

    def __init__(self, *script: tuple[str, str], keyboard: bool = False) -> None:
        self._script = [*script]
        self._keyboard = keyboard
        self.paper = Paper()
        self.missed = ""
        """What they waited for in vain."""
        self._read = 0
        self.code = -1
        self._thread: threading.Thread | None = None

    def isatty(self) -> bool:
        """It is a pipe."""
        return False

    def readline(self, limit: int = -1, /) -> str:
        """The next line, once what it answers has been said since the last one."""
        if not self._script:
            return ""
        words, line = self._script.pop(0)
        with self.paper.written:
            said = self.paper.written.wait_for(lambda: words in self.paper.getvalue()[self._read :], PATIENCE)
            self._read = len(self.paper.getvalue())
        if not said:
            self.missed = words
            return ""
        return f"{line}\n"

    @property
    def said(self) -> str:
        """Everything on their screen."""
        return self.paper.getvalue()

    def play(
        self,
        link: str,
        folder: Path,
        *,
        name: str = "",
        lang: Lang = "en",
        plain: bool = True,
        pauses: tuple[float, ...] = (0.0, 0.0, 0.0),
    ) -> int:
        """Sit down and play until the script is at its end."""
        console = Console(file=self.paper, width=100, highlight=False, markup=False, emoji=False, no_color=True)
        screen = (Keyboard if self._keyboard else Screen)(console, self, plain=plain)
        self.code = run(link, name=name, lang=lang, folder=folder, screen=screen, pauses=pauses)
        assert self.missed == "", f"never said: {self.missed!r} after {self.said[-1500:]}"
        return self.code

    def sit_down(
        self, link: str, folder: Path, *, name: str = "", lang: Lang = "en", pauses: tuple[float, ...] = (0.0, 0.0, 0.0)
    ) -> None:
        """The same while others play."""
        self._thread = threading.Thread(
            target=lambda: self.play(link, folder, name=name, lang=lang, pauses=pauses), daemon=True
        )
        self._thread.start()

    def leave(self) -> None:
        """Wait until they have left."""
        if self._thread is not None:
            self._thread.join(PATIENCE)
            assert not self._thread.is_alive(), f"still there: {self.said[-1500:]}"
        assert self.missed == "", f"never said: {self.missed!r} after {self.said[-1500:]}"

    def hears(self, words: str) -> None:
        """Wait until something stands on their screen."""
        with self.paper.written:
            assert self.paper.written.wait_for(lambda: words in self.said, PATIENCE), f"never said: {words!r}"
