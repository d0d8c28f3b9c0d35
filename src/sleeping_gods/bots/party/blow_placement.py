"""Placing damage square by square as the best blow has it, for the bots of either game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ...kernel.choices import Choice
from ...party.chapters.placing import adjoining_squares
from ...party.chapters.reach import Reach, Spot, reach_of
from ...party.chapters.strike import BUFF, square_of
from ...party.table.table import PartyTable
from .best_blow import BestBlow, CardStake, best_blow
from .square_masks import has_square, square_of_mask

STOP: Choice = ("stop", "placing")
BEATEN = 10_000
"""What it is worth to beat an enemy, in hundredths of a point of health, besides all that it could still do."""
HEART = 200
"""What a point on a heart is worth: half a blow less to strike, and to be struck back for."""
SYNERGY = 120
"""What a synergy square is worth."""


def card_stake(
    reach: Reach, at: int, threats: Sequence[int], bonus: int, *, buff_left: int = 0, can_be_beaten: bool = True
) -> CardStake:
    """The stake of a card; ``threats`` are the prices of its abilities in order, ``bonus`` that of a damage point."""
    grid, free = reach.grids[at], reach.free[at]
    worths = [
        HEART * need if has_square(grid.hearts, square) else SYNERGY * has_square(grid.synergy, square)
        for square, need in enumerate(grid.needs)
    ]
    for mask, amount in grid.bonuses:
        worths[square_of_mask(mask)] += bonus * amount
    for (mask, _), threat in zip(grid.abilities, threats, strict=True):
        worths[square_of_mask(mask)] += threat
    free_worths = tuple(worth if has_square(free, square) else 0 for square, worth in enumerate(worths))
    return CardStake(
        squares=free_worths,
        buff_heart=HEART,
        beaten=BEATEN + sum(free_worths) + HEART * buff_left,
        buff_left=buff_left,
        can_be_beaten=can_be_beaten,
    )


class CoveredSquare(NamedTuple):
    """A choice to cover a square, with the place of its enemy in the reach."""

    choice: Choice
    enemy: str
    spot: Spot


class BlowPlacement:
    """Where the damage in progress goes: worked out once for each strike, and anew where somebody went another way."""

    def __init__(self, stakes: Callable[[PartyTable, Reach], list[CardStake]]) -> None:
        self._stakes = stakes
        self._wanted: frozenset[tuple[str, int]] = frozenset()
        """The squares of the placement that was worked out last, by enemy."""

    def best(self, table: PartyTable) -> BestBlow:
        """The best placement that goes on from what is covered."""
        strike = table.fight_in_progress.strike
        if strike is None:
            return BestBlow(squares=(), worth=0, groups=0)
        reach = reach_of(table, strike)
        return best_blow(reach, self._stakes(table, reach))

    def pick(self, table: PartyTable, offered: Sequence[Choice]) -> Choice:
        """The next square."""
        strike = table.fight_in_progress.strike
        cover_choices = [choice for choice in offered if choice[0] == "cover"]
        if strike is None or not cover_choices:
            return offered[0]
        reach = reach_of(table, strike)
        placed = {*strike.placed}
        if not placed or not placed <= self._wanted:
            blow = best_blow(reach, self._stakes(table, reach))
            self._wanted = frozenset((reach.foes[at].id, square) for at, square in blow.squares)
        covers = [covered_square(table, reach, choice) for choice in cover_choices]
        for cover in covers:
            _, square = cover.spot
            if (cover.enemy, square) in self._wanted:
                return cover.choice
        return STOP if STOP in offered else self._least_loss(table, reach, covers)

    def _least_loss(self, table: PartyTable, reach: Reach, covers: Sequence[CoveredSquare]) -> Choice:
        """What must be covered though it is not wanted: on the target, of most worth, and beside the fewest hearts."""
        stakes = self._stakes(table, reach)

        def rank(cover: CoveredSquare) -> tuple[bool, int, int]:
            at, square = cover.spot
            stake = stakes[at]
            worth = stake.buff_heart if _is_buff_heart(reach, cover.spot) else stake.squares[square]
            return at == reach.target, worth, -_hearts_beside(reach, cover.spot)

        return max(covers, key=rank).choice


def _is_buff_heart(reach: Reach, spot: Spot) -> bool:
    """Whether a square lies on the buff card of an enemy: these follow the squares of the enemy's grid."""
    at, square = spot
    return square >= reach.grids[at].size


def _hearts_beside(reach: Reach, spot: Spot) -> int:
    """How many free hearts touch a square."""
    own_at, own_square = spot
    masks = [0] * len(reach.foes)
    masks[own_at] = 1 << own_square
    touching = adjoining_squares(reach, tuple(masks))
    return sum(1 for at, square in touching if has_square(reach.grids[at].hearts, square))


def covered_square(table: PartyTable, reach: Reach, choice: Choice) -> CoveredSquare:
    """What a choice covers; the hearts of a buff card follow the squares of the grid, one after the other."""
    _, enemy, square_word = choice
    grid = table.bound.grids[enemy]
    if square_word == BUFF:
        square = grid.size + sum(1 for name, placed in reach.strike.placed if name == enemy and placed >= grid.size)
    else:
        square = square_of(grid, square_word)
    at = next(at for at, foe in enumerate(reach.foes) if foe.id == enemy)
    return CoveredSquare(choice, enemy, (at, square))
