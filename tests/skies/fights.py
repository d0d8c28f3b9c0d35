"""Fights for the tests of the skies: small enemies, attacks in one line, damage and power where a rule needs them."""

from __future__ import annotations

from sleeping_gods.party.chapters.strike import square_of, square_word
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import again, play

from .tables import arm, boss, enemy, fight, foe, foe_of, on_map, tire

CARDS = ("fire-axe", "wrench", "frying-pan", "bowie-knife", "hunting-rifle")
"""Combat cards without a die; `blow` prints one of them anew."""


def battle(
    *grids: str,
    players: int = 1,
    attack: int = 0,
    level: int = 3,
    hands: tuple[tuple[str, ...], ...] = (CARDS,),
    **legend: str,
) -> SkiesTable:
    """A fight with enemies a, b, c of these grids, harmless unless said otherwise; nobody has stamina for abilities."""
    table = tire(on_map(players), claire=0, ed=0, ezarius=0, jessie=0, miguel=0)
    for name, grid in zip("abcd", grids, strict=False):
        foe(table, name, grid, attack=attack, level=level, **legend)
    return fight(table, *"abcd"[: len(grids)], hands=hands)


def blow(table: SkiesTable, damage: int, target: str = "a", name: str = "ed", **figures: object) -> SkiesTable:
    """Attack with the fire axe, which deals so much damage now."""
    arm(table, "fire-axe", (), damage=damage, **figures)
    return play(table, f"attack {target} with {name} using fire-axe")


def covers(enemy: str, *squares: str) -> list[str]:
    """The choices that cover squares of one enemy in this order."""
    return [f"cover {enemy} {square}" for square in squares]


def wound(table: SkiesTable, enemy: str, *squares: str) -> SkiesTable:
    """Let squares of an enemy be covered by damage of old."""
    grid = table.bound.grids[enemy]
    for square in squares:
        foe_of(table, enemy).covered |= 1 << square_of(grid, square)
    return again(table)


def covered(table: SkiesTable, enemy: str) -> list[str]:
    """The covered squares of an enemy in the row, now that all damage is placed."""
    assert table.fight.strike is None, f"damage is being placed: {squares_offered(table)}"
    grid, mask = table.bound.grids[enemy], foe_of(table, enemy).covered
    return [square_word(grid, square) for square in range(grid.size) if mask >> square & 1]


def power(table: SkiesTable, **amounts: int) -> SkiesTable:
    """Enemies have so much power: ``power(table, a=3)``."""
    for name, amount in amounts.items():
        foe_of(table, name).power = amount
    return again(table)


def powers(table: SkiesTable) -> dict[str, int]:
    """The power of every enemy in the row."""
    return {foe.id: foe.power for foe in table.fight.foes}


def buff(table: SkiesTable, enemy: str, card: str = "dismal", damage: int = 0) -> SkiesTable:
    """An enemy has a buff card with so much damage on it."""
    foe_of(table, enemy).buff, foe_of(table, enemy).buffed = card, damage
    return again(table)


def squares_offered(table: SkiesTable) -> list[str]:
    """The squares that may be covered next, such as ``a:b2``."""
    choices = [choice for choice in table.offered if choice[0] == "cover"]
    return [f"{choice[1]}:{choice[2]}" for choice in choices]


def facing_boss(
    head: str = "H .|. .",
    arms: str = "H .|. .",
    body: str = "H .|. .",
    *,
    attacks: tuple[int, int, int] = (0, 0, 0),
    level: int = 6,
    **legend: str,
) -> SkiesTable:
    """A fight with a boss of three zones, harmless unless said otherwise; nobody has stamina for abilities."""
    table = tire(on_map(), claire=0, ed=0, ezarius=0, jessie=0, miguel=0)
    zones = zip(("head", "arms", "body"), (head, arms, body), attacks, strict=True)
    made = [enemy(table, name, grid, attack=base, level=level, **legend) for name, grid, base in zones]
    boss(table, *made, level=level)
    return fight(table, boss=50, hands=(CARDS,))
