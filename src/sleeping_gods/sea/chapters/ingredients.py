"""Ingredients of recipes (SG-ADV, SG-FAQ): whether they are there, and every way to pay them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import TypeAlias

from ...kernel.rules import rule
from ..table.table import SeaTable
from ..table.words import FOODS
from .supply import food

Amounts: TypeAlias = "tuple[tuple[str, int], ...]"
"""Kinds of goods, with how many of each."""


@rule("SG-ADV-009", "SG-ADV-013", "SG-FAQ-006", "SG-ERRATA-006", "SG-RES-002")
def payments(table: SeaTable, card: str, discount: int) -> list[Amounts]:
    """Every way to pay a recipe's ingredients, with so much food less; empty if it cannot be paid."""
    lists = _reduced(tuple(table.pack.adventures[card].food), discount)
    return list(dict.fromkeys(way for wanted in lists for way in _ways(table, wanted)))


def _reduced(wanted: Amounts, discount: int) -> list[Amounts]:
    """The ingredient lists that remain when so much food is left out."""
    lists = [wanted]
    for _ in range(discount):
        lists = [
            _one_less(items, place)
            for items in lists
            for place, (kind, amount) in enumerate(items)
            if amount > 0 and kind != "materials"
        ] or lists
    return lists


def _one_less(items: Amounts, place: int) -> Amounts:
    """The ingredients with one less at this place."""
    kind, amount = items[place]
    return (*items[:place], (kind, amount - 1), *items[place + 1 :])


def _ways(table: SeaTable, wanted: Amounts) -> Iterator[Amounts]:
    """Every way to pay these ingredients from the stock."""
    for parts in product(*(_shares(kind, amount) for kind, amount in wanted)):
        sums: Counter[str] = Counter()
        for part in parts:
            sums.update(part)
        if all(table.goods[kind] >= amount for kind, amount in sums.items()):
            yield tuple((kind, amount) for kind, amount in sums.items() if amount)


def _shares(kind: str, amount: int) -> Sequence[dict[str, int]]:
    """The ways to pay one ingredient: ``food`` is shared out over the three kinds of food."""
    if kind != "food":
        return [{kind: amount}]
    return [
        {"grain": grain, "meat": meat, "vegetables": amount - grain - meat}
        for grain in range(amount + 1)
        for meat in range(amount - grain + 1)
    ]


def can_cook(table: SeaTable, card: str, discount: int) -> bool:
    """Whether the ingredients are there: no more food is missing than may be left out."""
    wanted, goods = table.pack.adventures[card].food, table.goods
    if len(wanted) == 1:
        kind, amount = wanted[0]
        stock = food(table) if kind == "food" else goods[kind]
        return stock >= amount - (0 if kind == "materials" else discount)
    left, loose = goods.copy(), 0
    for kind, amount in wanted:
        if kind == "food":
            loose += amount
        else:
            left[kind] -= amount
    if left["materials"] < 0:
        return False
    missing = -sum([amount for amount in left.values() if amount < 0])
    spare = sum([left[kind] for kind in FOODS if left[kind] > 0])
    return missing + max(0, loose - spare) <= discount
