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
    """What stood on it when it was read."""
    forced: bool = False
    """Whether it was a choice without any other: the table may have made it by itself."""
    title: str = ""
    """The title of the page or card."""
    has_choices: bool = False
    """Whether something is chosen on the page, so that it also lies open as the page of the scene."""
