"""Random rows of enemies with damage to place on them, and every placement that the rules allow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from sleeping_gods.bots.party.best_blow import CardStake
from sleeping_gods.bots.party.blow_placement import card_stake
from sleeping_gods.party.chapters.placing import growth, is_complete
from sleeping_gods.party.chapters.reach import Masks, Reach, with_square
from sleeping_gods.party.table.bound import EnemyGrid
from sleeping_gods.party.table.records import Opponent, Strike

POINTS = (1, 2, 2, 3, 3, 3, 4, 4, 5, 6)


def random_grid(random: Random, columns: int) -> EnemyGrid:
    """Squares with hearts (some numbered), bonuses, abilities and synergy points, each on a square of its own."""
    size = columns * random.randint(1, 4)
    kinds = [random.choice("HH2A!S....") for _ in range(size)]
    needs = tuple(random.randint(2, 3) if kind == "2" else 1 for kind in kinds)

    def squares(kind: str) -> tuple[int, ...]:
        return tuple(1 << square for square in range(size) if kinds[square] == kind)

    return EnemyGrid(
        size=size,
        hearts=sum(squares("H")) + sum(squares("2")),
        needs=needs,
        synergy=sum(squares("S")),
        bonuses=tuple((mask, random.randint(1, 2)) for mask in squares("A")),
        abilities=tuple((mask, "ability") for mask in squares("!")),
        columns=columns,
    )


def random_blow(seed: int, cards: int = 0, points: int = 0) -> tuple[Reach, list[CardStake]]:
    """A strike of either game on one to three cards in reach: odd seeds are of the skies."""
    random = Random(seed)  # noqa: S311  # only which row
    skies = bool(seed % 2)
    cards = cards or random.randint(1, 3)
    columns = random.choice((2, 3, 4)) if skies else 3
    grids = [random_grid(random, columns) for _ in range(cards)]
    target = random.randrange(cards)
    free = [(1 << grid.size) - 1 & ~(random.getrandbits(grid.size) & random.getrandbits(grid.size)) for grid in grids]
    free[target] = free[target] or 1
    wild = random.randint(0, 2) if skies else 0
    free[target] |= (1 << wild) - 1 << grids[target].size
    resist = tuple(0 if skies or random.random() < 0.7 else random.randint(1, 2) for _ in grids)
    strike = Strike(
        "ABC"[target],
        "somebody" if random.random() < 0.8 else "",
        points or random.choice(POINTS),
        cards=random.choice((0, 0, 0, 1)),
        plain=random.choice((0, 0, 0, 1)),
        extra=random.choice((0, 0, 0, 1)),
        hearts=random.random() < 0.9,
        diagonal=random.random() < 0.15,
        near=random.random() < 0.85,
    )
    foes = [Opponent("ABC"[at], (1 << grid.size) - 1 & ~free[at]) for at, grid in enumerate(grids)]
    if not strike.dealer:
        resist = (0,) * cards
    reach = Reach(strike, foes, grids, tuple(free), resist, any(resist), target, (0,) * cards)
    stakes = [
        card_stake(
            reach,
            at,
            [random.randint(50, 400) for _ in grid.abilities],
            random.randint(100, 300),
            buff_left=wild if at == target else 0,
        )
        for at, grid in enumerate(grids)
    ]
    return reach, stakes


def every_placement(reach: Reach) -> Iterator[Masks]:
    """Each group of squares at which the placing may end, found by covering one offered square after the other."""
    start: Masks = reach.placed
    seen, waiting = {start}, [start]
    while waiting:
        masks = waiting.pop()
        now = replace(reach, placed=masks)
        offered = growth(now)
        if not offered or is_complete(now):
            yield masks
        for spot in offered:
            more = with_square(masks, spot)
            if more not in seen:
                seen.add(more)
                waiting.append(more)
