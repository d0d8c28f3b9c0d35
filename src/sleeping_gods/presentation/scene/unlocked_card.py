"""A card that earlier campaigns have unlocked, as it is offered to a new one."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class UnlockedCard:
    """A quest or adventure that may be taken along."""

    option: str
    """The word for it in the option ``unlocked``."""
    kind: str
    """``quest`` or ``adventure``."""
    number: int
    title: str
    text: str
    """What the card says, in one line."""
    start: str = ""
    """Where a campaign begins that takes it along; empty: where every campaign begins."""
    excludes: tuple[str, ...] = ()
    """The words of unlocked cards that are not taken along together with it."""
