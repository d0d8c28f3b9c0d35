"""Evenings with a printed box in which something is settled on the group's own table."""

from __future__ import annotations

from ..own_box import Evening

BOXES = ("own-sea", "own-skies")
ENEMIES = {
    "own-sea": 'enter enemy { number = 5, level = 3, defense = 3, attack = 1, grid = "H . S\\n. . H\\n. H ." }',
    "own-skies": 'enter enemy { number = 5, level = 4, attack = 2, grid = "H .\\nP H\\n. H" }',
}
GOODS = {"own-sea": "coins", "own-skies": "rope"}
FAIL = {"own-sea": "gain 3 coins", "own-skies": "gain 3 rope"}


def evening_ashore(pack: str) -> Evening:
    """An evening with a printed box on whose first turn location 45 is explored."""
    evening = Evening(pack)
    evening.until("TakeAction")
    evening.tell("explore 45")
    assert evening.waits == "ToldPage"
    return evening


def goods(evening: Evening) -> int:
    """How much there is of what the pages of these tests give."""
    return evening.table.goods[GOODS[evening.pack.id]]


def first(evening: Evening) -> str:
    """A member of the party."""
    return next(iter(evening.table.crew))


def health(evening: Evening, name: str) -> int:
    """The health that a member has left."""
    return evening.table.bound.rulebook.health_left(evening.table, name)
