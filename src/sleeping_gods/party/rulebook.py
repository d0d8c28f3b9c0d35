"""The interface between the chapters of both games and the rulebook that is being played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from ..effects.op import Condition
from ..kernel.choices import Choice, Seat
from ..kernel.errors import Reason
from ..kernel.steps import Decision, Step
from .table.records import Strike, Test

if TYPE_CHECKING:
    from .acts.repair import TableRepairs
    from .acts.settling import TableSettling
    from .table.table import PartyTable

T = TypeVar("T", bound="PartyTable", contravariant=True)

Cost = tuple[tuple[str, int], ...]
"""Kinds of goods and how many of each."""


class GameRules(Protocol[T]):
    """A game's answers. A table here is always that game's own."""

    @property
    def cites(self) -> Mapping[str, str]:
        """The game's rule behind each refusal that the common chapters make."""

    def acts(self, table: T, decision: Decision[Any]) -> list[Choice]:
        """What any seat may do at any time before this decision."""

    def table_acts(self, table: T) -> list[Choice]:
        """What the people at the table may do about the campaign itself."""

    def is_table_act(self, table: T, choice: Choice) -> bool:
        """Whether a choice is such an act."""

    def table_act(self, table: T, choice: Choice) -> None:
        """Let such an act happen."""

    @property
    def repairs(self) -> TableRepairs:
        """What can be put right by hand."""

    @property
    def settling(self) -> TableSettling:
        """What can be settled on a group's own table."""

    def why_not(self, table: T, choice: Choice) -> Reason | None:
        """Why a choice is not offered."""

    def violations(self, table: T) -> list[str]:
        """What contradicts the conservation laws."""

    def check_defeat(self, table: T) -> bool:
        """After something is wholly resolved: whether this is a defeat, which then cuts short what is in progress."""

    def is_up(self, table: T, name: str) -> bool:
        """Whether a member has health left."""

    def health_left(self, table: T, name: str) -> int:
        """The health that a member has left."""

    def fell(self, table: T, name: str) -> None:
        """A member has just lost the last health."""

    def tokens_left(self, table: T, status: str) -> int:
        """Status tokens of a kind in the supply."""

    def draw_fate(self, table: T, how: str) -> None:
        """Let chance, or a die, tell the fate of the test in progress."""

    def refill(self, table: T) -> None:
        """Make sure that an ability card can be drawn."""

    def hand_limit(self, table: T, seat: Seat) -> Step[Any]:
        """What follows when a seat has drawn into its hand."""

    def can_alter(self, table: T) -> bool:
        """Whether boards or cards, hand cards apart, could change the draw just made."""

    def needed(self, table: T, skill: str, number: int) -> int:
        """What a challenge with this number needs now."""

    def joining(self, table: T, test: Test) -> Step[Any]:
        """How participants are found for the challenge."""

    def can_join(self, table: T, test: Test, name: str) -> bool:
        """Whether a member can take part in the challenge."""

    def join_reason(self, table: T, test: Test, name: str) -> Reason | None:
        """Why a member cannot take part in the challenge."""

    def join(self, table: T, test: Test, name: str) -> None:
        """A member pays and takes part."""

    def skill_of(self, table: T, name: str, skill: str) -> int:
        """What a member adds to a challenge of this skill."""

    def card_skill(self, table: T, skill: str) -> int:
        """What cards in play add to every challenge of this skill."""

    def holds(self, table: T, condition: Condition, source: str) -> bool:
        """Whether a condition that only this game knows is met; the source is the card or paragraph that asks."""

    def choosing(self, table: T, number: str) -> Step[Any]:
        """How the choices of a paragraph are taken."""

    def can_pay(self, table: T, cost: Cost) -> bool:
        """Whether the party can pay goods, all of them."""

    def pay(self, table: T, cost: Cost) -> None:
        """Pay them."""

    def end_story(self, table: T) -> None:
        """The story is over and the party is where it was."""

    def wild(self, table: T, strike: Strike) -> int:
        """Damage that a target can take besides its squares, next to all of them."""

    def buff_hit(self, table: T, name: str, amount: int) -> None:
        """Change the damage on an enemy's buff card by some points, negative ones if it is removed."""

    def shrugs(self, table: T, name: str, covered: int) -> int:
        """Points of a member's damage that an enemy shrugs off, with these squares covered."""

    def placer(self, table: T, strike: Strike) -> Seat:
        """The seat that places the damage of a strike."""

    def enemy_acts(self, table: T, name: str) -> Step[Any]:
        """What an enemy does when its turn comes at the end of a round."""

    def card_unequipped(self, table: T, name: str) -> None:
        """An equipped card has left a member."""

    def struck(self, table: T, strike: Strike) -> None:
        """All damage of a strike has been placed."""
