"""The screen and the keyboard: prints sections, boxed or plain, and reads lines from a person or a pipe."""

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
from ..presentation.phrases import clip
from .glyphs import ASCII, UNICODE, Glyphs
from .languages import first_localizer
from .section import Section, hanging

MAX_WIDTH = 120
"""Wider terminals are left empty at the right: lines longer than this are hard to read."""
MIN_WIDTH = 40
"""Narrower terminals are drawn on as if they were so wide."""
PIPE_WIDTH = 80
"""Columns where the output goes into a pipe that does not say how wide it is."""

MAX_LINE_LENGTH = 2_000
"""Most characters of an answer; a longer line is no answer, and is not looked at."""

NARROW_SPACE = "\u202f"
"""The narrow no-break space of French, which ASCII lacks."""
PROMPT_ROWS = 2
"""Rows that the prompts before and after a page take."""

_wrap.re_word = re.compile(
    rf"\s*[\S\u00a0{NARROW_SPACE}]+\s*"
)  # rich breaks lines at any space, and has no setting for it


class InputSource(Protocol):
    """Where answers come from: the keyboard, a pipe, or a test."""

    def readline(self, limit: int = -1, /) -> str:
        """The next line with its end, at most ``limit`` characters; empty at the end of the input."""

    def isatty(self) -> bool:
        """Whether a person types."""


class InputClosed(Exception):
    """The end of the input."""


class PrintableOnly:
    """A renderable whose text is made printable, so that it cannot send control codes to the terminal."""

    def __init__(self, drawn: RenderableType, narrow: str) -> None:
        self.drawn = drawn
        self.narrow = narrow
        """What stands for the narrow space."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for segment in console.render(self.drawn, options):
            text = segment.text.replace(NARROW_SPACE, self.narrow)
            yield segment if segment.control else Segment(printable_lines(text), segment.style)


class Screen:
    """Prints a table and reads answers."""

    def __init__(
        self, console: Console, source: InputSource, *, plain: bool = False, localizer: Localizer | None = None
    ) -> None:
        self.console = console
        self.source = source
        self.plain = plain
        self.localizer = localizer or first_localizer()
        """How whoever sits here is spoken to; another language is another localizer."""
        self.glyphs: Glyphs = UNICODE if console.encoding.lower().startswith("utf") else ASCII
        """The symbols that the output can show."""
        self._narrow = NARROW_SPACE if self.glyphs is UNICODE else " "
        self.rows = 0
        """Rows written since the last answer, or since the choices were drawn again."""
        self._choices = 0
        """Rows of the choices when they were drawn last."""

    @property
    def width(self) -> int:
        """Columns to draw on."""
        return max(MIN_WIDTH, min(self.console.width, MAX_WIDTH))

    @property
    def at_keyboard(self) -> bool:
        """Whether a person types into a terminal."""
        return self.source is sys.stdin and self.source.isatty() and self.console.is_terminal

    @property
    def scrolled_away(self) -> bool:
        """Whether a page longer than the screen was printed since the last answer."""
        high = self.console.height
        return self.console.is_terminal and 2 * self.rows > high and self.rows + self._choices + PROMPT_ROWS > high

    def mark(self, choices: int) -> None:
        """Note that the choices, ``choices`` rows of them, have just been printed."""
        self._choices, self.rows = choices, 0

    def show(self, *sections: Section) -> None:
        """Print sections."""
        for section in sections:
            if self.plain:
                for line in section.plain:
                    self._plain(line)
            else:
                self._draw(section.drawn)

    def say(self, text: str, style: str = "") -> None:
        """Print a text in its own lines."""
        if self.plain:
            self._plain(text)
        else:
            self._draw(hanging(text, style=style))

    def gap(self) -> None:
        """Print an empty line, except in plain mode."""
        if not self.plain:
            self.console.print()

    def ask(self, prompt: str) -> str:
        """Read a line; InputClosed at the end of the input."""
        self.rows = 0
        while True:
            line = self._line(printable(prompt.replace(NARROW_SPACE, self._narrow)))
            if len(line) <= MAX_LINE_LENGTH:
                return "".join(sign for sign in line.strip() if is_showable(sign))
            most = f"{MAX_LINE_LENGTH:,}".replace(",", self.localizer.say("number_between"))
            self.say(self.localizer.say("screen_too-long", most=most))

    def remind(self, prompt: str, begun: str = "") -> None:
        """Print a waiting prompt again, after something was printed below it."""
        question = printable(f"{prompt}{begun}".replace(NARROW_SPACE, self._narrow))
        self.console.print(Text(question), end="", soft_wrap=True)

    def _line(self, prompt: str) -> str:
        """The next line, cut where it is too long."""
        if self.at_keyboard:
            try:
                return input(prompt)[: MAX_LINE_LENGTH + 1]
            except EOFError:
                self.console.print()
                raise InputClosed from None
        self.console.print(Text(prompt), end="")
        line = piece = self.source.readline(MAX_LINE_LENGTH + 1)
        while len(piece) > MAX_LINE_LENGTH and not piece.endswith("\n"):
            piece = self.source.readline(MAX_LINE_LENGTH + 1)
        answer = "".join(sign for sign in line.strip() if is_showable(sign))
        self.console.print(Text(clip(answer, MAX_LINE_LENGTH)), soft_wrap=True)
        if not line:
            raise InputClosed
        return line.removesuffix("\n")

    def wipe(self) -> bool:
        """Clear the screen and its scroll-back, so that the next player sees nothing; returns whether it can."""
        if not self.console.is_terminal or self.console.is_dumb_terminal or self.plain:
            self.gap()
            return False
        self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
        self.console.file.flush()
        return True

    def _draw(self, drawn: RenderableType) -> None:
        """Print what is drawn, and count its rows on a terminal."""
        if self.console.is_terminal:
            self.rows += len(self.console.render_lines(drawn, self.console.options.update(width=self.width)))
        self.console.print(PrintableOnly(drawn, self._narrow), width=self.width)

    def _plain(self, line: str) -> None:
        """Write a sentence as it is, and count its rows."""
        self.rows += max(1, -(-len(line) // self.console.width))
        self.console.file.write(f"{printable_lines(line.replace(NARROW_SPACE, self._narrow))}\n")


def standard_screen(*, plain: bool = False, localizer: Localizer | None = None) -> Screen:
    """The terminal in which the program was started; characters it cannot show are replaced."""
    for stream in (sys.stdout, sys.stdin):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  # line editing and history for input()
    width = None
    if not sys.stdout.isatty() and "COLUMNS" not in os.environ:
        width = PIPE_WIDTH
    console = Console(highlight=False, markup=False, emoji=False, width=width, no_color=plain or None)
    return Screen(console, sys.stdin, plain=plain, localizer=localizer)
