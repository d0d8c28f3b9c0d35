"""Reads typed lines in a thread of its own, so that the table can be updated meanwhile."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from queue import SimpleQueue

from ..screen import InputClosed, Screen


@dataclass(frozen=True, slots=True)
class TypedLine:
    """A line; None at the end of the input."""

    line: str | None


class LineReader:
    """Reads one line each time it is asked, so that later input applies to the updated table."""

    def __init__(self, screen: Screen, listener: Callable[[TypedLine], None]) -> None:
        self.prompt = ""
        """The question that waits for a line; empty if none does."""
        self._screen, self._listener = screen, listener
        self._asked: SimpleQueue[str] = SimpleQueue()
        """The prompts for which a line is wanted."""
        threading.Thread(target=self._run, name="typist", daemon=True).start()

    def ask(self, prompt: str) -> None:
        """Ask for a line, which is passed to the listener."""
        self.prompt = prompt
        self._asked.put(prompt)

    def remind(self, prompt: str) -> None:
        """Print the waiting prompt again, with what has been typed so far."""
        self.prompt = prompt
        self._screen.remind(prompt, _typed_so_far() if self._screen.at_keyboard else "")

    def _run(self) -> None:
        """Read a line for each prompt, until there are no more."""
        while True:
            prompt = self._asked.get()
            try:
                line: str | None = self._screen.ask(prompt)
            except (InputClosed, OSError, ValueError):
                line = None
            self._listener(TypedLine(line))
            if line is None:
                return


def _typed_so_far() -> str:
    """The unfinished line, where line editing is available."""
    readline = sys.modules.get("readline")
    return str(readline.get_line_buffer()) if readline is not None else ""


@contextlib.contextmanager
def terminal_restored() -> Iterator[None]:
    """Restore the terminal's settings at the end, though another thread may still be reading."""
    if os.name != "posix" or not sys.stdin.isatty():
        yield
        return
    import termios

    before = termios.tcgetattr(sys.stdin.fileno())
    try:
        yield
    finally:
        termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, before)
