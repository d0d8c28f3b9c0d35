"""The screen and the keyboard: sections go out, lines come in, boxed or plain, from a person or from a pipe."""

from __future__ import annotations

import contextlib
import io
import os
import re
import sys
from typing import Protocol

from rich import _wrap
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.text import Text

from ..kernel.showing import is_showable, printable, printable_lines
from ..presentation.localizer import Localizer
from ..presentation.phrases import clipped
from .glyphs import ASCII, UNICODE, Glyphs
from .languages import first_localizer
from .section import Section, hanging

MAX_WIDTH = 120
"""Wider terminals are left empty at the right: lines longer than this are hard to read."""

MAX_LINE_LENGTH = 2_000
"""Most characters of an answer; a longer line is no answer, and is not looked at."""

NARROW = "\u202f"
"""The narrow space of French, which only Unicode has."""
PROMPTS = 2
"""Rows of the prompts before and after a page."""

_wrap.re_word = re.compile(rf"\s*[\S\u00a0{NARROW}]+\s*")  # rich breaks lines at any space, and has no setting for it


class InputSource(Protocol):
    """Where answers come from: the keyboard, a pipe, or a test."""

    def readline(self, limit: int = -1, /) -> str:
        """The next line with its end, or its first so many characters; nothing if there are no more."""

    def isatty(self) -> bool:
        """Whether a person types."""


class Closed(Exception):
    """The input has come to its end."""


class Shown:
    """Something drawn, of which the terminal obeys only the drawing: what is text in it is made printable."""

    def __init__(self, drawn: RenderableType, narrow: str) -> None:
        self.drawn = drawn
        self.narrow = narrow
        """What stands for the narrow space."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for segment in console.render(self.drawn, options):
            text = segment.text.replace(NARROW, self.narrow)
            yield segment if segment.control else Segment(printable_lines(text), segment.style)


class Screen:
    """Where a table is shown and answered."""

    def __init__(
        self, console: Console, source: InputSource, *, plain: bool = False, localizer: Localizer | None = None
    ) -> None:
        self.console = console
        self.source = source
        self.plain = plain
        self.localizer = localizer or first_localizer()
        """How whoever sits here is spoken to; another language is another localizer."""
        self.glyphs: Glyphs = UNICODE if console.encoding.lower().startswith("utf") else ASCII
        self._narrow = NARROW if self.glyphs is UNICODE else " "
        self.rows = 0
        """Rows written since the last answer, or since the choices were drawn again."""
        self._choices = 0
        """Rows of the choices when they were drawn last."""

    @property
    def width(self) -> int:
        """Columns to draw on."""
        return max(40, min(self.console.width, MAX_WIDTH))

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
        while True:
            line = self._line(printable(prompt.replace(NARROW, self._narrow)))
            if len(line) <= MAX_LINE_LENGTH:
                return "".join(sign for sign in line.strip() if is_showable(sign))
            most = f"{MAX_LINE_LENGTH:,}".replace(",", self.localizer.say("number_between"))
            self.say(self.localizer.say("screen_too-long", most=most))

    def remind(self, prompt: str, begun: str = "") -> None:
        """Write a question again that waits for its line, after something was shown beneath it."""
        question = printable(f"{prompt}{begun}".replace(NARROW, self._narrow))
        self.console.print(Text(question), end="", soft_wrap=True)

    def _line(self, prompt: str) -> str:
        """The next line; of one that is too long only so much that this can be seen."""
        if self.at_keyboard:
            try:
                return input(prompt)[: MAX_LINE_LENGTH + 1]
            except EOFError:
                self.console.print()
                raise Closed from None
        self.console.print(Text(prompt), end="")
        line = piece = self.source.readline(MAX_LINE_LENGTH + 1)
        while len(piece) > MAX_LINE_LENGTH and not piece.endswith("\n"):
            piece = self.source.readline(MAX_LINE_LENGTH + 1)
        answer = "".join(sign for sign in line.strip() if is_showable(sign))
        self.console.print(Text(clipped(answer, MAX_LINE_LENGTH)), soft_wrap=True)
        if not line:
            raise Closed
        return line.removesuffix("\n")

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
        self.console.print(Shown(drawn, self._narrow), width=self.width)

    def _plain(self, line: str) -> None:
        self.rows += max(1, -(-len(line) // self.console.width))
        self.console.file.write(f"{printable_lines(line.replace(NARROW, self._narrow))}\n")


def standard_screen(*, plain: bool = False, localizer: Localizer | None = None) -> Screen:
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
    return Screen(console, sys.stdin, plain=plain, localizer=localizer)
