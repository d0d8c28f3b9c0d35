"""Decisions of a party: the active player's unless said otherwise, each in its window."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from ...kernel.choices import Choice, Seat
from ...kernel.rules import rule
from ...kernel.steps import Chance, Decision, Step
from .table import PartyTable

T = TypeVar("T", bound=PartyTable)


class GameStep(Step[T]):
    """Something that happens at a party's table."""

    __slots__ = ()


@rule("SG-EXPLORE-018", "SG-EVENT-024", "SG-TURN-003", "DS-BASE-012")
class GameDecision(Decision[T]):
    """A decision of the active player, in the window in which anybody may act."""

    __slots__ = ()
    window: ClassVar[str] = ""
    """Such as ``fate``, ``attack`` or ``block``; or nothing special."""

    def who(self, table: T) -> Seat:
        """The active player decides."""
        return table.captain


class GameChance(Chance[T]):
    """A draw of chance at a party's table."""

    __slots__ = ()
    window: ClassVar[str] = ""


PartyStep = GameStep[PartyTable]
PartyDecision = GameDecision[PartyTable]
PartyChance = GameChance[PartyTable]


def go_on() -> list[Choice]:
    """The one option that closes a window."""
    return [("go", "on")]
