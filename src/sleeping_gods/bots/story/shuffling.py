"""Shuffling by the project's own luck, which is the same on every machine."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from ...kernel.luck import Luck

T = TypeVar("T")


def shuffled(items: Iterable[T], luck: Luck) -> tuple[T, ...]:
    """The items in a random order, each order as likely as any other (Fisher and Yates)."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        picked = luck.below(last + 1)
        order[last], order[picked] = order[picked], order[last]
    return tuple(order)
