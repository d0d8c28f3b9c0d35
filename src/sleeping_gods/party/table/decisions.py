"""Decisions of a party: the active player's unless said otherwise, each in its window."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, TypeVar

from ...kernel.choices import Choice, Seat
from ...kernel.errors import Bug
from ...kernel.rules import rule
from ...kernel.steps import Chance, Decision, Step
from ...kernel.table import Table, decision_of
from .table import PartyTable

T = TypeVar("T", bound=PartyTable)


class GameStep(Step[T]):
    """Something that happens at a party's table."""

    __slots__ = ()
    phase: ClassVar[str] = ""
    """The phase of the turn that it belongs to; empty for a step of any phase: then it is that of the step below it on
    the agenda."""


@rule("SG-EXPLORE-018", "SG-EVENT-024", "SG-TURN-003", "DS-BASE-012")
class GameDecision(Decision[T]):
    """A decision of the active player, in the window in which anybody may act."""

    __slots__ = ()
    window: ClassVar[str] = ""
    """Such as ``fate``, ``attack`` or ``block``; or nothing special."""
    phase: ClassVar[str] = ""

    @property
    @abstractmethod
    def scene(self) -> str:
        """The part of the table that whoever decides looks at, ``question`` if none.

        Each decision says it as a class attribute; a decision that does not is a type error where it is made.
        """
        raise NotImplementedError

    def who(self, table: T) -> Seat:
        """The active player decides."""
        return table.captain


class GameChance(Chance[T]):
    """A draw of chance at a party's table."""

    __slots__ = ()
    window: ClassVar[str] = ""
    phase: ClassVar[str] = ""


PartyStep = GameStep[PartyTable]
PartyDecision = GameDecision[PartyTable]
PartyChance = GameChance[PartyTable]


def scene_of(table: Table) -> str:
    """What the decision that waits is about; ``question`` for a draw of chance, and where nothing waits."""
    decision = decision_of(table)
    if isinstance(decision, GameDecision):
        return decision.scene
    if decision is None or isinstance(decision, GameChance):
        return "question"
    raise Bug(f"expected a decision that says its scene, got {type(decision).__name__}")


def go_on() -> list[Choice]:
    """The one option that closes a window."""
    return [("go", "on")]
