"""The screen and the keyboard: sections go out, lines come in, boxed or plain, from a person or from a pipe."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from typing import Protocol

from rich.console import Console, RenderableType
from rich.text import Text

from .glyphs import ASCII, UNICODE, Glyphs
from .section import Section, hanging

WIDEST = 120
"""Wider terminals are left empty at the right: lines longer than this are hard to read."""

PROMPTS = 2
"""Rows of the prompts before and after a page."""


class Source(Protocol):
    """Where answers come from: the keyboard, a pipe, or a test."""

    def readline(self) -> str:
        """The next line with its end, or nothing if there are no more."""

    def isatty(self) -> bool:
        """Whether a person types."""


class Closed(Exception):
    """The input has come to its end."""


class Screen:
    """Where a table is shown and answered."""

    def __init__(self, console: Console, source: Source, *, plain: bool = False) -> None:
        self.console = console
        self.source = source
        self.plain = plain
        self.glyphs: Glyphs = UNICODE if console.encoding.lower().startswith("utf") else ASCII
        self.rows = 0
        """Rows written since the last answer, or since the choices were drawn again."""
        self._choices = 0
        """Rows of the choices when they were drawn last."""

    @property
    def width(self) -> int:
        """Columns to draw on."""
        return max(40, min(self.console.width, WIDEST))

    @property
    def at_keyboard(self) -> bool:
        """Whether a person types into a terminal."""
        return self.source is sys.stdin and self.source.isatty() and self.console.is_terminal

    @property
    def scrolled_away(self) -> bool:
        """Whether a long page has been shown since the last answer, beside which the choices find no room."""
        high = self.console.height
        return self.console.is_terminal and 2 * self.rows > high and self.rows + self._choices + PROMPTS > high

    def mark(self, choices: int) -> None:
        """The choices, so many rows, have just been drawn."""
        self._choices, self.rows = choices, 0

    def show(self, *sections: Section) -> None:
        """Show sections, one under the other."""
        for section in sections:
            if self.plain:
                for line in section.plain:
                    self._plain(line)
            else:
                self._draw(section.drawn)

    def say(self, text: str, style: str = "") -> None:
        """Say something in a line of its own, or several if it is long."""
        if self.plain:
            self._plain(text)
        else:
            self._draw(hanging(text, style=style))

    def gap(self) -> None:
        """An empty line, where lines are drawn at all."""
        if not self.plain:
            self.console.print()

    def ask(self, prompt: str) -> str:
        """A line from whoever answers; Closed when there will be no more."""
        self.rows = 0
        if self.at_keyboard:
            try:
                return input(prompt).strip()
            except EOFError:
                self.console.print()
                raise Closed from None
        self.console.print(Text(prompt), end="")
        line = self.source.readline()
        answer = "".join(sign for sign in line.strip() if sign.isprintable())
        self.console.print(Text(answer), soft_wrap=True)
        if not line:
            raise Closed
        return answer

    def wipe(self) -> bool:
        """Empty the screen and what can be scrolled back to, so that the next player sees nothing of it."""
        if not self.console.is_terminal or self.console.is_dumb_terminal or self.plain:
            self.gap()
            return False
        self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
        self.console.file.flush()
        return True

    def _draw(self, drawn: RenderableType) -> None:
        if self.console.is_terminal:
            self.rows += len(self.console.render_lines(drawn, self.console.options.update(width=self.width)))
        self.console.print(drawn, width=self.width)

    def _plain(self, line: str) -> None:
        self.rows += max(1, -(-len(line) // self.console.width))
        self.console.file.write(f"{line}\n")


def standard_screen(*, plain: bool = False) -> Screen:
    """The terminal that the program was started in; what it cannot show is replaced, never an error."""
    for stream in (sys.stdout, sys.stdin):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  # line editing and history for input()
    width = None
    if not sys.stdout.isatty() and "COLUMNS" not in os.environ:
        width = 80
    console = Console(highlight=False, markup=False, emoji=False, width=width, no_color=plain or None)
    return Screen(console, sys.stdin, plain=plain)
