"""Reading a line word by word: numbers within limits, known words, and errors that say what was meant."""

from __future__ import annotations

import difflib
import math
from collections.abc import Collection, Iterable
from dataclasses import dataclass

MAX_NUMBER = 100_000.0
"""No measure of a picture is larger; a plate that asks for more is a mistake."""
MAX_LINES = 2_000
"""Of a plate."""
MAX_LINE = 1_000
"""Letters of a line."""
MAX_QUOTED = 40
"""Letters of an author's word that a mistake repeats."""


@dataclass(frozen=True, slots=True)
class Mistake(Exception):
    """What is wrong with a line of a plate or of a solid."""

    line: int
    text: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}"


def meant(word: str, known: Collection[str]) -> str:
    """The end of an error: the known word nearest to one that is not known."""
    near = difflib.get_close_matches(word, sorted(known), n=1, cutoff=0.6)
    return f"; did you mean {near[0]!r}?" if near else ""


def choices(known: Iterable[str]) -> str:
    """Known words, for an error."""
    return ", ".join(known)


class Words:
    """The words of one line, taken from left to right."""

    def __init__(self, text: str, line: int) -> None:
        self.line = line
        self._words = text.split()
        self._next = 0

    def mistake(self, text: str) -> Mistake:
        """An error about this line."""
        return Mistake(self.line, text)

    def peek(self) -> str:
        """The next word, or nothing at the end."""
        return self._words[self._next] if self._next < len(self._words) else ""

    def take(self, wanted: str) -> str:
        """The next word, which must be there."""
        word = self.peek()
        if not word:
            raise self.mistake(f"{wanted} is missing at the end of the line")
        self._next += 1
        return word

    def skip(self, word: str) -> bool:
        """Take the next word if it is this one."""
        if self.peek() == word:
            self._next += 1
            return True
        return False

    def number(self, wanted: str, low: float = -MAX_NUMBER, high: float = MAX_NUMBER) -> float:
        """The next word as a number within limits."""
        word = self.take(wanted)
        return self.as_number(word, wanted, low, high)

    def as_number(self, word: str, wanted: str, low: float = -MAX_NUMBER, high: float = MAX_NUMBER) -> float:
        """A word as a number within limits."""
        try:
            value = float(word)
        except ValueError:
            raise self.mistake(f"{wanted} must be a number, not {word[:MAX_QUOTED]!r}") from None
        if not math.isfinite(value) or not low <= value <= high:
            raise self.mistake(f"{wanted} must lie between {low:g} and {high:g}, not {word[:MAX_QUOTED]}")
        return value

    def whole(self, wanted: str, low: int, high: int) -> int:
        """The next word as a whole number within limits."""
        value = self.number(wanted, low, high)
        if value != int(value):
            raise self.mistake(f"{wanted} must be a whole number")
        return int(value)

    def vector(self, wanted: str) -> tuple[float, float, float]:
        """The next three words as numbers."""
        return self.number(f"{wanted} (x)"), self.number(f"{wanted} (y)"), self.number(f"{wanted} (z)")

    def one_of(self, wanted: str, known: Collection[str]) -> str:
        """The next word, which must be one of these."""
        word = self.take(wanted)
        if word not in known:
            raise self.mistake(f"{word[:MAX_QUOTED]!r} is no {wanted}{meant(word, known)}; known are {choices(known)}")
        return word

    def part(self, wanted: str) -> float:
        """The next word as a percentage, as a part of 1."""
        word = self.take(wanted)
        if not word.endswith("%"):
            raise self.mistake(f"{wanted} is a percentage, as in 40%, not {word[:MAX_QUOTED]!r}")
        return self.as_number(word[:-1], wanted, -100, 200) / 100

    def end(self, known: Collection[str] = ()) -> None:
        """Check that nothing is left on the line."""
        word = self.peek()
        if word:
            raise self.mistake(f"{word[:MAX_QUOTED]!r} is not understood here{meant(word, known)}")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text with its number, without its comment."""

    number: int
    indented: bool
    text: str


def lines_of(text: str, most: int = MAX_LINES) -> list[Line]:
    """The lines of a text that say something."""
    raw = text.split("\n")
    if len(raw) > most:
        raise Mistake(most, f"a file has at most {most} lines")
    lines: list[Line] = []
    for number, content in enumerate(raw, 1):
        if len(content) > MAX_LINE:
            raise Mistake(number, f"a line has at most {MAX_LINE} letters")
        uncommented = content.split("#", 1)[0].rstrip()
        if uncommented.strip():
            lines.append(Line(number, uncommented[0] in " \t", uncommented.strip()))
    return lines
