"""What both games' common chapters ask the rulebook that is being played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from ..effects.op import Condition
from ..kernel.choices import Choice, Seat
from ..kernel.errors import Reason
from ..kernel.steps import Decision, Step
from .records import Strike, Test

Cost = tuple[tuple[str, int], ...]
"""Kinds of goods and how many of each."""


class Rulebook(Protocol):
    """A game's answers. A table here is always that game's own."""

    @property
    def cites(self) -> Mapping[str, str]:
        """The game's rule behind each refusal that the common chapters make."""

    def acts(self, table: Any, decision: Decision[Any]) -> list[Choice]:
        """What any seat may do at any time before this decision."""

    def table_acts(self, table: Any) -> list[Choice]:
        """What the people at the table may do about the campaign itself."""

    def is_table_act(self, table: Any, choice: Choice) -> bool:
        """Whether a choice is such an act."""

    def table_act(self, table: Any, choice: Choice) -> None:
        """Let such an act happen."""

    def actor(self, table: Any, choice: Choice) -> Seat | None:
        """The seat that a choice belongs to, if it is not the one that the table waits for."""

    def why_not(self, table: Any, choice: Choice) -> Reason | None:
        """Why a choice is not offered."""

    def violations(self, table: Any) -> list[str]:
        """What contradicts the conservation laws."""

    def checkpoint(self, table: Any) -> bool:
        """After something is wholly resolved: whether this is a defeat, which then cuts short what is under way."""

    def is_up(self, table: Any, name: str) -> bool:
        """Whether a member has health left."""

    def health_left(self, table: Any, name: str) -> int:
        """The health that a member has left."""

    def fell(self, table: Any, name: str) -> None:
        """A member has just lost the last health."""

    def tokens_left(self, table: Any, status: str) -> int:
        """Status tokens of a kind in the supply."""

    def draw_fate(self, table: Any, how: str) -> None:
        """Let chance, or a die, tell the fate of the test under way."""

    def refill(self, table: Any) -> None:
        """Make sure that an ability card can be drawn."""

    def hand_limit(self, table: Any, seat: Seat) -> Step[Any]:
        """What follows when a seat has drawn into its hand."""

    def can_alter(self, table: Any) -> bool:
        """Whether boards or cards, hand cards apart, could change the draw just made."""

    def needed(self, table: Any, skill: str, number: int) -> int:
        """What a challenge with this number needs now."""

    def joining(self, table: Any, test: Test) -> Step[Any]:
        """How participants are found for the challenge."""

    def can_join(self, table: Any, test: Test, name: str) -> bool:
        """Whether a member can take part in the challenge."""

    def join_reason(self, table: Any, test: Test, name: str) -> Reason | None:
        """Why a member cannot take part in the challenge."""

    def join(self, table: Any, test: Test, name: str) -> None:
        """A member pays and takes part."""

    def skill_of(self, table: Any, name: str, skill: str) -> int:
        """What a member adds to a challenge of this skill."""

    def card_skill(self, table: Any, skill: str) -> int:
        """What cards in play add to every challenge of this skill."""

    def holds(self, table: Any, condition: Condition, source: str) -> bool:
        """Whether a condition that only this game knows is met; the source is the card or paragraph that asks."""

    def choosing(self, table: Any, number: str) -> Step[Any]:
        """How the choices of a paragraph are taken."""

    def can_pay(self, table: Any, cost: Cost) -> bool:
        """Whether the party can pay goods, all of them."""

    def pay(self, table: Any, cost: Cost) -> None:
        """Pay them."""

    def end_story(self, table: Any) -> None:
        """The story is over and the party is where it was."""

    def wild(self, table: Any, strike: Strike) -> int:
        """Damage that a target can take besides its squares, next to all of them."""

    def buff_hit(self, table: Any, name: str, amount: int) -> None:
        """Such points have been placed, or removed again."""

    def shrugs(self, table: Any, name: str, covered: int) -> int:
        """Points of a member's damage that an enemy shrugs off, with these squares covered."""

    def placer(self, table: Any, strike: Strike) -> Seat:
        """The seat that places the damage of a strike."""

    def enemy_acts(self, table: Any, name: str) -> Step[Any]:
        """What an enemy does when its turn comes at the end of a round."""

    def undressed(self, table: Any, name: str) -> None:
        """An equipped card has left a member."""

    def struck(self, table: Any, strike: Strike) -> None:
        """All damage of a strike has been placed."""
