"""Fights for the tests of the sea: attacks in one line, and boards and tokens put as a rule needs them."""

from __future__ import annotations

from sleeping_gods.sea.chapters.crew import max_health
from sleeping_gods.sea.chapters.foes import foe_named
from sleeping_gods.sea.chapters.strike import square_of, square_word
from sleeping_gods.sea.chapters.synergy import holder_of
from sleeping_gods.sea.chapters.synergy import lend as lend_token
from sleeping_gods.sea.table.table import SeaTable

from .tables import again, at_sea, fate_line, fight, foe, play


def facing(*grids: str, players: int = 1, defense: int = 1, strike: int = 0, **legend: str) -> SeaTable:
    """A fight with enemies a, b, c of these grids, easy to hit and harmless unless said otherwise."""
    table = at_sea(players)
    for name, grid in zip("abc", grids, strict=False):
        foe(table, name, grid, defense=defense, attack=strike, level=3, **legend)
    return fight(table, *"abc"[: len(grids)])


def attack(table: SeaTable, crew: str, enemy: str, fate: int, *then: str, weapon: str = "") -> SeaTable:
    """Attack with a crew member's own weapon, or another, draw this fate, and play on."""
    weapon = weapon or table.pack.crew[crew].weapon.id
    play(table, f"attack {enemy} with {crew} using {weapon}")
    return play(table, fate_line(table, fate), *then)


def covers(enemy: str, *squares: str) -> list[str]:
    """The choices that cover squares of one enemy in this order."""
    return [f"cover {enemy} {square}" for square in squares]


def wound(table: SeaTable, enemy: str, *squares: str) -> SeaTable:
    """Let squares of an enemy be covered by damage of old."""
    foe = foe_named(table, enemy)
    assert foe is not None
    for square in squares:
        foe.covered |= 1 << square_of(square)
    return again(table)


def covered(table: SeaTable, enemy: str) -> list[str]:
    """The covered squares of an enemy in the row."""
    foe = foe_named(table, enemy)
    assert foe is not None, f"{enemy} has left the row"
    return [square_word(square) for square in range(table.bound.grids[enemy].size) if foe.covered >> square & 1]


def row(table: SeaTable) -> list[str]:
    """The enemies in the row, from the left."""
    return [foe.id for foe in table.fight.foes]


def lend(table: SeaTable, owner: str, crew: str) -> SeaTable:
    """Let a synergy token lie on another's board already."""
    lend_token(table, owner, crew)
    return again(table)


def holder(table: SeaTable, owner: str) -> str:
    """The crew member on whose board a synergy token lies."""
    return holder_of(table, owner)


def left(table: SeaTable, crew: str, health: int) -> SeaTable:
    """Let a crew member have so much health left."""
    table.crew[crew].damage = max_health(table, crew) - health
    return again(table)


def damage(table: SeaTable, *crew: str) -> list[int]:
    """The damage on some crew members."""
    return [table.crew[name].damage for name in crew]
