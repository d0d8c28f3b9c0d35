"""The supply (SG-COMP, SG-RES): resources are finite; what the supply cannot give is forfeited."""

from __future__ import annotations

from ...kernel.rules import rule
from ...party.chapters.goods import lose_goods
from ..table.table import SeaTable
from ..table.words import FOODS

COINS_FOR_ARTIFACT = 2
"""Coins that an artifact is worth."""


@rule("SG-COMP-013", "SG-COMP-014", "SG-COMP-015")
def limit(table: SeaTable, kind: str) -> int:
    """The box holds 6 of each food, materials and artifacts, and coins worth 85."""
    supply = table.pack.supply
    if kind == "coins":
        small = supply["coin_small"] * supply["coin_value_small"]
        return small + supply["coin_large"] * supply["coin_value_large"]
    return supply[kind]


@rule("SG-COMP-003", "SG-COMP-004", "SG-RES-007")
def gain(table: SeaTable, kind: str, amount: int) -> int:
    """Gain what the supply still has of a resource; the rest is never owed."""
    if kind == "xp":
        table.xp += amount
        gained = amount
    elif kind == "feared":
        table.feared += amount
        gained = amount
    elif kind == "revered":
        table.revered += amount
        gained = amount
    else:
        gained = min(amount, limit(table, kind) - table.goods[kind])
        table.goods[kind] += gained
    table.tell("gained", kind, gained)
    return gained


@rule("SG-RES-006", "SG-RES-008", "SG-LEVEL-006")
def lose(table: SeaTable, kind: str, amount: int) -> int:
    """A forced loss takes what is there, never below 0, back to the supply."""
    if kind != "xp":
        return lose_goods(table, kind, amount)
    taken = min(amount, table.xp)
    table.xp -= taken
    table.tell("lost", kind, taken)
    return taken


def food(table: SeaTable) -> int:
    """How much food of any kind there is."""
    goods = table.goods
    return goods["grain"] + goods["meat"] + goods["vegetables"]


@rule("SG-RES-003", "SG-RES-004")
def can_pay(table: SeaTable, cost: tuple[tuple[str, int], ...]) -> bool:
    """A cost must be payable whole; an artifact counts as 2 coins, never the other way round."""
    artifacts = table.goods["artifacts"]
    for kind, amount in cost:
        if kind == "artifacts":
            artifacts -= amount
            if artifacts < 0:
                return False
    for kind, amount in cost:
        if kind == "coins":
            if table.goods["coins"] + COINS_FOR_ARTIFACT * artifacts < amount:
                return False
        elif kind == "food":
            if food(table) - sum(named for other, named in cost if other in FOODS) < amount:
                return False
        elif kind == "xp":
            if table.xp < amount:
                return False
        elif kind == "command":
            if table.pools[table.captain] < amount:
                return False
        elif kind != "artifacts" and table.goods[kind] < amount:
            return False
    return True


@rule("SG-MARKET-008", "SG-RES-008")
def pay_coins(table: SeaTable, amount: int) -> None:
    """Pay coins; an artifact needed for it becomes 2 coins first, so surplus coins are kept."""
    goods = table.goods
    while goods["coins"] < amount and goods["artifacts"]:
        goods["artifacts"] -= 1
        goods["coins"] += COINS_FOR_ARTIFACT
        table.tell("sold-artifact")
    goods["coins"] -= amount
    table.tell("paid", "coins", amount)


def pay_kind(table: SeaTable, kind: str, amount: int) -> None:
    """Pay a resource of one kind."""
    if kind == "coins":
        pay_coins(table, amount)
        return
    if kind == "xp":
        table.xp -= amount
    elif kind == "command":
        table.pools[table.captain] -= amount
        table.supply += amount
    else:
        table.goods[kind] -= amount
    table.tell("paid", kind, amount)


@rule("SG-RES-003", "SG-RES-005")
def sell_artifact(table: SeaTable) -> None:
    """An artifact may be sold for 2 coins at any time; coins never become artifacts."""
    table.goods["artifacts"] -= 1
    table.tell("sold-artifact")
    gain(table, "coins", COINS_FOR_ARTIFACT)
