"""What messages of errors say of a text that was not expected."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

MAX_QUOTED = 80
"""Characters of a value that is quoted whole."""
CUT = "..."
"""The end of a longer one."""
MAX_GUESSED = 60
"""A longer word is not compared with known ones: that takes time."""
MIN_SIMILARITY = 0.6
"""How similar a known word must be to be suggested, as ``difflib`` counts it: 1 is the same word."""


class BadEffect(Exception):
    """A text that is not of the vocabulary; the message says what was expected."""

    def __init__(self, message: str) -> None:
        self.message = message
        super().__init__(message)


def quoted_value(value: object) -> str:
    """A value as messages quote it: short, and never the inside of a table or list."""
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    text = repr(value)
    return text if len(text) <= MAX_QUOTED else f"{text[: MAX_QUOTED - len(CUT)]}{CUT}"


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A did-you-mean for messages; empty if nothing known is similar."""
    if len(word) > MAX_GUESSED:
        return ""
    matches = difflib.get_close_matches(word, list(known), n=1, cutoff=MIN_SIMILARITY)
    return f" (did you mean {matches[0]!r}?)" if matches else ""
