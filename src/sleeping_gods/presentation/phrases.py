"""Small operations on texts of any language."""

from __future__ import annotations

import re
from collections.abc import Iterable

from .marks import after_mark

_GAP = re.compile(r"[ \t\r\n]+")
_EMPHASIS = re.compile(r"\*\*([^*]+)\*\*|\*([^*]+)\*")


def join(parts: Iterable[str], between: str = ", ") -> str:
    """The parts that say something, joined."""
    return between.join(part for part in parts if part)


def sentence(text: str) -> str:
    """A text with a capital at its beginning, which may stand inside a mark."""
    at = after_mark(text)
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def one_line(text: str) -> str:
    """A text of several lines as one."""
    return " ".join(text.split("\n"))


def flowing(text: str) -> str:
    """Prose without its line ends; spaces at which no line may break, of which French is full, stay what they are."""
    return _GAP.sub(" ", text).strip(" ")


def clipped(text: str, width: int) -> str:
    """A text cut to a width, with a mark where it was cut."""
    return text if len(text) <= width else text[: max(0, width - 1)].rstrip() + "…"


def unmarked(text: str) -> str:
    """A block of prose as plain words, without its emphasis."""
    return _EMPHASIS.sub(lambda match: match[1] or match[2], flowing(text))
