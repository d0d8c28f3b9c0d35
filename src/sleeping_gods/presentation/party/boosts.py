"""Boosts: what can still change the draw, attack or hit in progress, what it adds and what it costs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from ...effects.op import Op, Program
from ...kernel.choices import Choice
from ...kernel.play import options
from ...kernel.table import decision_of
from ...party.acts.alter import AlterTest
from ...party.chapters.challenge import total
from ...party.chapters.fate import fate_of
from ...party.table.decisions import window_of
from ...party.table.table import PartyTable
from .aims import HIGH, LOW, aim_of

T = TypeVar("T", bound=PartyTable)
FREE, PIP, GOOD, CARD, TOKEN = range(5)
"""Prices, the cheapest first: nothing; command or stamina; a resource, health or a status; a card; a token."""
NUMBER_AT = {"fate-plus": 0, "skill-plus": 1, "accuracy": 0, "damage": 0, "extra": 0, "block": 0, "removal": 0}
"""An effect that adds a number to the place of that number among its arguments."""
SPENT = ("cover", "lend", "token")
"""What is still done in a fight that is won: damage is placed, synergy tokens are passed on."""
AGAIN = ("redraw", "reroll")
"""Effects that repeat a draw."""


@dataclass(frozen=True, slots=True)
class ChoiceBoost:
    """What a choice would add to the draw, attack or hit in progress."""

    gives: int
    """How much; 0 where that depends on chance, less than 0 where it can only harm."""
    price: int
    """What it costs, as a sort key; FREE for nothing."""
    again: bool = False
    """Whether it draws or rolls anew."""
    only_on_one: bool = False
    """Whether it draws anew only what is a 1."""


@dataclass(frozen=True, slots=True)
class Boosts(Generic[T]):
    """The boosts of one game."""

    of: Callable[[T, Choice], ChoiceBoost | None]
    """What a choice adds; nothing if it is about something else."""
    lacking: Callable[[T], int | None]
    """How much is lacking in what only this game has; nothing where more is always welcome."""
    is_won: Callable[[T], bool]
    """Whether a fight is won, so that damage and tokens that are left can change nothing."""
    has_free: Callable[[T, str], bool]
    """Whether anything lies on the boards that may be free in a window: looked at before all acts are."""

    def needs(self, table: T) -> int | None:
        """How much is lacking in the open window; 0 if nothing is, None where more is always better."""
        decision = decision_of(table)
        if decision is None or not window_of(decision):
            return None
        if type(decision) is AlterTest:
            test = table.test
            if test.kind == "challenge":
                return max(0, test.number - total(table, test))
            if test.kind == "check" and (aim := aim_of(table)):
                over = fate_of(test) - test.number
                return max(0, over + 1 if aim == LOW else -over)
        return self.lacking(table)

    def is_idle(self, table: T, choice: Choice) -> bool:
        """Whether a choice would only change what nobody wants changed."""
        if choice[0] in SPENT and table.combat is not None:
            return self.is_won(table)
        boost = self.of(table, choice)
        return boost is not None and (boost.gives < 0 or self.needs(table) == 0)

    def usual(self, table: T) -> Choice | None:
        """The only remaining answer if nothing else could improve anything."""
        if self.needs(table) != 0 and (table.combat is None or not self.is_won(table)):
            return None
        idle = [choice for choice in table.offered if self.is_idle(table, choice)]
        live = [choice for choice in table.offered if choice not in idle]
        if len(live) > 1 or not (idle or self.needs(table) == 0):
            return None
        return next(iter((*live, *idle)), None)

    def is_hopeless(self, table: T) -> bool:
        """Whether everything that can be added together is not enough and nothing redraws."""
        needs = self.needs(table)
        if not needs:
            return False
        boosts = [boost for choice in options(table) if (boost := self.of(table, choice)) is not None]
        once = all(boost.price in (FREE, CARD, TOKEN) and not boost.again for boost in boosts if boost.gives >= 0)
        return once and sum(max(0, boost.gives) for boost in boosts) < needs

    def free(self, table: T) -> Choice | None:
        """An act that costs nothing and improves what is in progress."""
        decision = decision_of(table)
        window = window_of(decision)
        if not window or not self.has_free(table, window) or self.needs(table) == 0:
            return None
        if type(decision) is AlterTest and aim_of(table) != HIGH:
            return None
        for choice in options(table)[len(table.offered) :]:
            boost = self.of(table, choice)
            if boost is not None and boost.price == FREE and boost.gives:
                return choice
        return None


def boost(table: PartyTable, program: Program, price: int) -> ChoiceBoost | None:
    """What effects would add; where low fate is hoped for, raising it can only harm."""
    gives, again = total_boost(program)
    if not (gives or again):
        return None
    if type(decision_of(table)) is AlterTest and aim_of(table) == LOW:
        keeps_higher = any(op.name == "redraw" and "higher" in op.args for op in program)
        return ChoiceBoost(gives=-1 if keeps_higher else -gives, price=price, again=again and not keeps_higher)
    return ChoiceBoost(
        gives=gives,
        price=price,
        again=again,
        only_on_one=any(op.name == "redraw" and "one" in op.args for op in program),
    )


class TotalBoost(NamedTuple):
    """What the effects of a use do to a draw."""

    gives: int
    """How much they add together."""
    again: bool
    """Whether one of them draws or rolls again."""


def total_boost(program: Program) -> TotalBoost:
    """What effects do to a draw together."""
    return TotalBoost(sum(map(_boost_of_effect, program)), any(op.name in AGAIN for op in program))


def _boost_of_effect(op: Op) -> int:
    """The number that an effect adds; 0 if it adds none."""
    return int(op.args[NUMBER_AT[op.name]]) if op.name in NUMBER_AT else 0
