"""Heuristics for ports: which service is used, what is repaired and treated, and what is bought."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.choices import Choice
from ....sea.chapters.crew import health_left
from ....sea.chapters.port import INN_COINS
from ....sea.table.table import SeaTable
from ...party.choice_words import named_in
from .ship import cubes, damage, fatigue

COINS_TO_KEEP = 4
"""Coins that are kept for the inn unless she is sinking."""
COINS_AFTER_BUYING = 5
"""Coins that must be left after anything but a weapon is bought."""
SINKING = 3
"""Damage from which on the ship is repaired with the last coins."""
BADLY_HURT = 3
"""Damage for which a crew member sees a healer."""
WORN_FOR_INN = 6
"""Damage and fatigue of a crew with which it goes to the inn."""


def service(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """Levels first, then the shipyard, the inn for many wounds, the healer for few."""
    services = [named_in(choice) for choice in offered if choice[0] == "visit"]
    coins = table.goods["coins"]
    if "levels" in services:
        return ("visit", "levels")
    if "inn" in services and damage(table) + fatigue(table) >= WORN_FOR_INN and coins >= INN_COINS:
        return ("visit", "inn")
    if "shipyard" in services and (table.goods["materials"] or cubes(table) >= SINKING or coins > COINS_TO_KEEP):
        return ("visit", "shipyard")
    if "healer" in services and any(member.damage >= BADLY_HURT for member in table.crew.values()):
        return ("visit", "healer")
    return ("leave", "port")


def treat(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """Treat the badly hurt, while there is a coin for it."""
    hurt = [choice for choice in offered if choice[0] == "treat" and table.crew[named_in(choice)].damage >= BADLY_HURT]
    return max(hurt, key=lambda choice: table.crew[named_in(choice)].damage) if hurt else ("leave", "healer")


def repair(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """Every hole, with materials first; the last coins are kept for the inn unless she is sinking."""
    repairs = [choice for choice in offered if choice[0] == "repair"]
    with_materials = [choice for choice in repairs if choice[-1] == "materials"]
    spends_coins = cubes(table) >= SINKING or table.goods["coins"] > COINS_TO_KEEP
    best_paid = with_materials or (repairs if spends_coins else [])
    return max(best_paid, key=lambda choice: table.cubes[named_in(choice)], default=("leave", "shipyard"))


def buy(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """Weapons and recipes first, then whatever leaves a few coins."""
    cards = table.pack.adventures
    purchases = [choice for choice in offered if choice[0] == "buy"]

    def worth(choice: Choice) -> tuple[bool, bool, int]:
        card = cards[named_in(choice)]
        return card.weapon is not None, card.kind == "recipe", card.price if card.weapon else -card.price

    best = max(purchases, key=worth, default=None)
    if best is None:
        return ("leave", "market")
    card = cards[best[1]]
    left = table.goods["coins"] - card.price
    return best if left >= (0 if card.weapon else COINS_AFTER_BUYING) else ("leave", "market")


def arm(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """A weapon goes to a strong hand that carries none yet."""

    def rank(choice: Choice) -> tuple[int, int]:
        *_, name = choice
        return -len(table.crew[name].weapons), health_left(table, name)

    return max(offered, key=rank)
