"""Where damage may lie on random rows, square by square, as it was approved.

How to approve a change and how to look at it says tests/approving.py.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from sleeping_gods.kernel.luck import Luck
from sleeping_gods.party.chapters.leftover import left_of, required_of
from sleeping_gods.party.chapters.paying import can_assign
from sleeping_gods.party.chapters.placing import adjoining_squares, around, growth, is_complete
from sleeping_gods.party.chapters.reach import Reach, spots, with_square

from ..approving import changed
from ..bots.party.random_blows import random_blow

APPROVED = Path(__file__).parent / "approved" / "placing.txt"
ROWS = 160


def judged(reach: Reach) -> str:
    """What holds of the squares that are covered so far, by every question that is asked of them."""
    extras = range(reach.strike.extra + 1)
    fits = [can_assign(reach, reach.placed, extra, half=half) for extra in extras for half in (True, False)]
    left = [left_of(reach), *(left_of(reach, extra) for extra in extras), required_of(reach)]
    return repr([adjoining_squares(reach, reach.placed), growth(reach), is_complete(reach), fits, left])


def test_where_damage_may_lie_was_approved() -> None:
    """SG-COMBAT-019 to 035, SG-ENEMY-024, DS-DMGE, DS-SPLS, DS-BUFF: until nothing more can be covered."""
    texts: dict[str, list[bytes]] = {"placed": [], "around": []}
    for seed in range(ROWS):
        reach, _ = random_blow(seed)
        luck, told = Luck(seed), [judged(reach)]
        while following := growth(reach):
            reach = replace(reach, placed=with_square(reach.placed, luck.pick(following)))
            told.append(judged(reach))
        texts["placed"].append("\n".join([*told, repr(spots(reach.placed))]).encode())
        squares = spots(tuple((1 << grid.size) - 1 for grid in reach.grids))
        touching = [around(reach.grids, spot, diagonal=diagonal) for spot in squares for diagonal in (False, True)]
        texts["around"].append(repr(touching).encode())

    assert changed(APPROVED, texts) == []
