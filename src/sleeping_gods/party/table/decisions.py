"""Decisions of a party: the active player's unless said otherwise, each in its window."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection
from typing import Any, ClassVar, TypeVar

from ...kernel.choices import Choice, Seat
from ...kernel.errors import Bug, Reason
from ...kernel.rules import rule
from ...kernel.steps import Chance, Decision, Step
from ...kernel.table import Table, decision_of
from .table import PartyTable, because

T = TypeVar("T", bound=PartyTable)


class GameStep(Step[T]):
    """Something that happens at a party's table."""

    __slots__ = ()
    phase: ClassVar[str] = ""
    """The phase of the turn that it belongs to; empty where that is the phase of the step below it on the agenda."""


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
    """A draw of chance at a party's table; from real decks somebody draws and says what it was.

    A real card is taken where the table counted it elsewhere too, unless it lies open before everybody.
    """

    __slots__ = ()
    window: ClassVar[str] = ""
    phase: ClassVar[str] = ""

    def drawer(self, table: T) -> Seat:
        """The seat that draws from a real deck."""
        return table.captain

    def drawn_for(self, table: T) -> Seat | None:
        """The seat whose secret hand the card joins, which must be alone at the keyboard; None if it joins none."""
        return None

    def together(self, table: T) -> int:
        """How many draws of this kind follow one another, this one among them."""
        return 1

    def every_card(self, table: T) -> Collection[str]:
        """All cards of the deck, wherever they lie; empty where what can come is known."""
        return ()

    def miscounted(self, table: T) -> Collection[str]:
        """Cards that are not in the deck by the table's count, and are taken if somebody has drawn them."""
        return ()

    def accepts(self, table: T, choice: Choice) -> bool:
        """A card that the table counted elsewhere."""
        match choice:
            case (verb, card) if verb == _verb_of_draws(table):
                return card in self.miscounted(table)
        return False

    def refuses(self, table: T, choice: Choice) -> Reason | None:
        """A card that lies open elsewhere, or that does not exist."""
        if choice[0] != _verb_of_draws(table):
            return None
        match choice:
            case (_, card) if card in self.every_card(table):
                return because(table, "card-lies-open")
        return because(table, "not-to-be-drawn")


def _verb_of_draws(table: PartyTable) -> str:
    """The first word of all options of a draw of chance that waits."""
    first_option = table.offered[0]
    return first_option[0]


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


def window_of(decision: Step[Any] | None) -> str:
    """The window of a decision; empty if it has none."""
    return decision.window if isinstance(decision, (GameDecision, GameChance)) else ""


def go_on() -> list[Choice]:
    """The one option that closes a window."""
    return [("go", "on")]
