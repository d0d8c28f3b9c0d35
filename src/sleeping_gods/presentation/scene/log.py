"""What happened, a line each, with the entry it belongs to."""

from __future__ import annotations

from dataclasses import dataclass

from .text import RichText

CHOICE = "choice"
"""The kind of what somebody chose."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """Something that happened, as this audience is told of it."""

    entry: int
    """The entry of the campaign that it belongs to: undo goes back to it."""
    kind: str
    """Its key: ``paragraph``, ``drew`` and so on; ``choice`` for what somebody chose."""
    text: RichText
    ref: str = ""
    """The page or card that is shown whole, where the line only names it."""
    body: tuple[RichText, ...] = ()
    """What stands on it, where nobody may be asked while it lies open: an event, a page without choices."""
    forced: bool = False
    """Whether it was a choice without any other: the table may have made it by itself."""
