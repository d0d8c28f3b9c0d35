"""What a strike can reach: the target, the cards next to it, and their squares as bit masks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ...kernel.rules import rule
from ..table.bound import EnemyGrid
from ..table.records import Opponent, Strike
from ..table.table import PartyTable

Masks: TypeAlias = tuple[int, ...]
"""Squares of each card in reach, a bit for each."""


Price: TypeAlias = tuple[int, int]
"""What some squares of a card cost: points that their hearts need, and points for all other squares."""


Spot: TypeAlias = tuple[int, int]
"""A card in reach and a square of it."""


@dataclass(slots=True)
class Reach:
    """The target and the cards next to it as they were before the strike, from left to right."""

    strike: Strike
    foes: Sequence[Opponent]
    grids: list[EnemyGrid]
    free: Masks
    """Squares that were uncovered; those beyond the target's last stand for the buff card beside it."""
    resist: tuple[int, ...]
    """Points of a member's damage that each card shrugs off."""
    resists: bool
    """Whether any card does."""
    target: int
    placed: Masks
    """Squares that the strike has covered so far."""

    def has(self, masks: Masks, spot: Spot) -> bool:
        """Whether a square is among some squares."""
        at, square = spot
        return bool(masks[at] >> square & 1)


@rule("SG-COMBAT-033", "SG-ENEMY-024", "DS-SPLS-001", "DS-SPLS-007", "DS-BUFF-003", "DS-BOSS-006")
def reach_of(table: PartyTable, strike: Strike) -> Reach:
    """Damage reaches the target and the cards directly next to it, as they stood before the strike."""
    rulebook, row = table.bound.rulebook, table.fight_in_progress.foes
    centre = next(place for place, foe in enumerate(row) if foe.id == strike.target)
    first = max(0, centre - 1)
    foes = row[first : centre + 2]
    grids = [table.bound.grids[foe.id] for foe in foes]
    placed = [0] * len(foes)
    for enemy, square in strike.placed:
        placed[next(at for at, foe in enumerate(foes) if foe.id == enemy)] |= 1 << square
    before = [foe.covered & ~mask for foe, mask in zip(foes, placed, strict=True)]
    free = [(1 << grid.size) - 1 & ~covered for grid, covered in zip(grids, before, strict=True)]
    wild = rulebook.wild(table, strike)
    if wild:
        free[centre - first] |= (1 << wild) - 1 << grids[centre - first].size
    resist = tuple(rulebook.shrugs(table, foe.id, covered) for foe, covered in zip(foes, before, strict=True))
    return Reach(
        strike=strike,
        foes=foes,
        grids=grids,
        free=tuple(free),
        resist=resist,
        resists=any(resist),
        target=centre - first,
        placed=tuple(placed),
    )


def with_square(masks: Masks, spot: Spot) -> Masks:
    """The squares with one more."""
    at, square = spot
    more = list(masks)
    more[at] |= 1 << square
    return tuple(more)


def spots(masks: Masks) -> list[Spot]:
    """The squares one by one, from the left card's top left square on."""
    return [(at, square) for at, mask in enumerate(masks) for square in range(mask.bit_length()) if mask >> square & 1]
