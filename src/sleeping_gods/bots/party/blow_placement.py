"""Placing damage square by square as the best blow has it, for the bots of either game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from ...kernel.choices import Choice
from ...party.chapters.placing import Reach, Spot, adjoining_squares, reach_of
from ...party.chapters.strike import BUFF, square_of
from ...party.table.records import Strike
from ...party.table.table import PartyTable
from .best_blow import BestBlow, CardStake, best_blow

T = TypeVar("T", bound=PartyTable)
STOP: Choice = ("stop", "placing")
BEATEN = 10_000
"""What it is worth to beat an enemy, in hundredths of a point of health, besides all that it could still do."""
HEART = 200
"""What a point on a heart is worth: half a blow less to strike, and to be struck back for."""
SYNERGY = 120
"""What a synergy square is worth."""


def stakes_of(reach: Reach, card_stake: Callable[[int], CardStake]) -> list[CardStake]:
    """What is at stake on each card in reach."""
    return [card_stake(at) for at in range(len(reach.foes))]


def card_stake(
    reach: Reach, at: int, threats: Sequence[int], bonus: int, *, buff_left: int = 0, falls: bool = True
) -> CardStake:
    """The stake of a card: what each of its abilities would cost us, in their order, and each point of its bonuses."""
    grid, free = reach.grids[at], reach.free[at]
    squares = [
        HEART * need if grid.hearts >> square & 1 else SYNERGY * (grid.synergy >> square & 1)
        for square, need in enumerate(grid.needs)
    ]
    for mask, amount in grid.bonuses:
        squares[mask.bit_length() - 1] += bonus * amount
    for (mask, _), threat in zip(grid.abilities, threats, strict=True):
        squares[mask.bit_length() - 1] += threat
    squares = [worth if free >> square & 1 else 0 for square, worth in enumerate(squares)]
    return CardStake(tuple(squares), HEART, BEATEN + sum(squares) + HEART * buff_left, buff_left, falls)


class BlowPlacement:
    """Where the damage in progress goes: worked out once for each strike, and anew where somebody went another way."""

    def __init__(self, stakes: Callable[[PartyTable, Reach], list[CardStake]]) -> None:
        self._stakes = stakes
        self._strike: tuple[Strike, int] | None = None
        self._wanted: frozenset[tuple[str, int]] = frozenset()

    def best(self, table: PartyTable) -> BestBlow:
        """The best placement that goes on from what is covered."""
        strike = table.strike_row.strike
        if strike is None:
            return BestBlow((), 0, 0)
        reach = reach_of(table, strike)
        return best_blow(reach, self._stakes(table, reach))

    def pick(self, table: PartyTable, offered: Sequence[Choice]) -> Choice:
        """The next square."""
        strike = table.strike_row.strike
        covers = [choice for choice in offered if choice[0] == "cover"]
        if strike is None or not covers:
            return offered[0]
        reach = reach_of(table, strike)
        placed = {*strike.placed}
        if not placed or not placed <= self._wanted:
            blow = best_blow(reach, self._stakes(table, reach))
            self._wanted = frozenset((reach.foes[at].id, square) for at, square in blow.squares)
        named = [(choice, _square(table, strike, choice)) for choice in covers]
        for choice, square in named:
            if square in self._wanted:
                return choice
        if STOP in offered:
            return STOP
        stakes = self._stakes(table, reach)
        places = {foe.id: at for at, foe in enumerate(reach.foes)}

        def leftover(pair: tuple[Choice, tuple[str, int]]) -> tuple[bool, int, int]:
            """What must be covered though it is worth nothing: on the target, and where it shuts off no heart."""
            at, square = places[pair[1][0]], pair[1][1]
            worths = stakes[at].squares
            worth = worths[square] if square < len(worths) else stakes[at].wild
            return at == reach.target, worth, -_hearts_beside(reach, (at, square))

        return max(named, key=leftover)[0]


def _hearts_beside(reach: Reach, spot: Spot) -> int:
    """How many free hearts touch a square."""
    masks = [0] * len(reach.foes)
    masks[spot[0]] = 1 << spot[1]
    touching = adjoining_squares(reach, tuple(masks))
    return sum(1 for at, square in touching if reach.grids[at].hearts >> square & 1)


def _square(table: PartyTable, strike: Strike, choice: Choice) -> tuple[str, int]:
    """The enemy and the square that a choice covers; hearts of a buff card follow the squares."""
    grid = table.bound.grids[choice[1]]
    if choice[2] != BUFF:
        return choice[1], square_of(grid, choice[2])
    return choice[1], grid.size + sum(1 for name, square in strike.placed if name == choice[1] and square >= grid.size)
