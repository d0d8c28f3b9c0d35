"""Small operations on texts of any language."""

from __future__ import annotations

import re
from collections.abc import Iterable

from .marks import EMPHASIS, after_mark

_GAP = re.compile(r"[ \t\r\n]+")
"""White space, but for no-break spaces."""


def join(parts: Iterable[str], between: str = ", ") -> str:
    """The non-empty parts, joined."""
    return between.join(part for part in parts if part)


def sentence(text: str) -> str:
    """A text with a capital at its beginning, which may be inside a mark."""
    at = after_mark(text)
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def one_line(text: str) -> str:
    """A text on one line."""
    return " ".join(text.split("\n"))


def unwrap_lines(text: str) -> str:
    """Prose without line breaks; no-break spaces, which French uses, are kept."""
    return _GAP.sub(" ", text).strip(" ")


def clip(text: str, width: int) -> str:
    """A text cut to a width, with an ellipsis where it was cut."""
    return text if len(text) <= width else text[: max(0, width - 1)].rstrip() + "…"


def without_emphasis(text: str) -> str:
    """A block of prose without its emphasis."""
    return EMPHASIS.sub(lambda match: match[1] or match[2], unwrap_lines(text))
