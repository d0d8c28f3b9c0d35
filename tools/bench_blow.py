"""How long the best blow takes: damage on enemy cards of all packs, three of four in a row in reach.

python tools/bench_blow.py [POINTS] [ROWS]
"""

from __future__ import annotations

import random
import sys
from statistics import fmean
from time import process_time

from sleeping_gods.bots.party.best_blow import best_blow
from sleeping_gods.bots.party.blow_placement import card_stake
from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.party.chapters.reach import Reach
from sleeping_gods.party.table.bound import EnemyGrid
from sleeping_gods.party.table.records import Opponent, Strike
from sleeping_gods.party.table.table import of_party

PACKS = ("wandering-sea", "lifted-north")
THREAT, BONUS = 180, 220


def grids_of(name: str) -> list[EnemyGrid]:
    """The grids of all enemies of a pack."""
    game, pack = load_pack(name)
    table = of_party(game.set_up(pack, setup_for(game, pack, ("Ana",), {})))
    return list(table.bound.grids.values())


def reach_at(chance: random.Random, grids: list[EnemyGrid], points: int) -> Reach:
    """The middle of a row of four cards, with one square in five covered already."""
    row = chance.choices(grids, k=3)
    free = [sum(1 << square for square in range(grid.size) if chance.random() > 0.2) for grid in row]
    foes = [
        Opponent("abc"[at], (1 << grid.size) - 1 & ~mask) for at, (grid, mask) in enumerate(zip(row, free, strict=True))
    ]
    resist = tuple(grid.has(foe.covered, "resist-1") for grid, foe in zip(row, foes, strict=True))
    return Reach(Strike("b", "somebody", points), foes, row, tuple(free), resist, any(resist), 1, (0, 0, 0))


def main(points: int = 6, rows: int = 1_000) -> None:
    """Print the processor time of many searches."""
    for name in PACKS:
        chance, grids = random.Random(34), grids_of(name)  # noqa: S311  # only which cards
        times, groups, exact = [], [], 0
        for _ in range(rows):
            reach = reach_at(chance, grids, points)
            stakes = [
                card_stake(reach, at, [THREAT] * len(grid.abilities), BONUS) for at, grid in enumerate(reach.grids)
            ]
            began = process_time()
            best = best_blow(reach, stakes)
            times.append(1000 * (process_time() - began))
            groups.append(best.groups)
            exact += best.exact
        times.sort()
        print(
            f"{name}: {points} points, {rows} rows of four cards: mean {fmean(times):.2f} ms, "
            f"99 of 100 below {times[int(0.99 * rows)]:.1f} ms, longest {times[-1]:.1f} ms; "
            f"groups looked at {fmean(groups):.0f} ({max(groups)} at most); exact {exact}"
        )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
