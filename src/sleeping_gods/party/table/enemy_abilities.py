"""An ability of an enemy card as either game declares it (SG-ENEMY, DS-ENAB)."""

from __future__ import annotations

from dataclasses import dataclass

MAX_NUMBER = 9
"""The greatest number behind the name of an ability."""


@dataclass(frozen=True, slots=True)
class Ability:
    """An ability on a square of an enemy card."""

    name: str
    rule: str
    """The rule that says what it does."""
    entry: str
    """The entry of the rules that explains it."""
    acts: bool = True
    """Whether it acts when its enemy does; others count for as long as their square is uncovered."""
    numbered: bool = False
    """Whether cards write a number behind its name: ``block-2``."""
    status: str = ""
    """The status that it gives to one of the party; it then needs no code of its own."""

    @property
    def forms(self) -> tuple[str, ...]:
        """The names that cards write."""
        return tuple(f"{self.name}-{number}" for number in range(1, MAX_NUMBER + 1)) if self.numbered else (self.name,)

    @property
    def icon(self) -> str:
        """The key of its picture: its name without a number."""
        return self.name.rstrip("0123456789").rstrip("-")
