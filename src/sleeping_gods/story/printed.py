"""What is printed on the components of either game: names in both languages, and standing changes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Name:
    """A name in both languages."""

    en: str
    fr: str


@dataclass(frozen=True, slots=True)
class Passive:
    """A standing change, such as +1 accuracy while unhurt."""

    name: str
    amount: int = 0
    word: str = ""
    """A skill, room or resource that it speaks of."""
    condition: str = ""
    """``unhurt``, ``damage-3`` or nothing."""
