"""The rules as they apply to some seats: acts of any time that others could take are not offered."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection
from typing import Any, TypeVar

from ...kernel.choices import Choice, Seat
from ...kernel.steps import Decision
from ...party.rulebook import GameRules
from ...party.table.bound import PartyBound
from ...party.table.table import PartyTable

B = TypeVar("B", bound=PartyBound)


class SeatRules:
    """A rulebook that lists only the acts of some seats and hands everything else to the one that it wraps."""

    def __init__(self, rulebook: GameRules[Any], seats: Collection[Seat]) -> None:
        self.rulebook = rulebook
        self.seats = seats

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rulebook, name)

    def acts(self, table: PartyTable, decision: Decision[Any]) -> list[Choice]:
        """What these seats may do at any time before this decision."""
        return [choice for choice in self.rulebook.acts(table, decision) if table.actor(choice) in self.seats]


def bound_for_seats(bound: B, seats: Collection[Seat]) -> B:
    """What is computed from a pack, with the rules as they apply to some seats."""
    rules: Any = SeatRules(bound.rulebook, seats)
    return dataclasses.replace(bound, rulebook=rules)
