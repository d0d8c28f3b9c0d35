"""Rule ids: code that plays a rule of the ledger names it here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Thing = TypeVar("Thing", bound=Callable[..., object])

PLAYED: dict[str, list[str]] = {}
"""Rule id to the qualified names of the code that plays it."""


def rule(*ids: str) -> Callable[[Thing], Thing]:
    """Mark a function, step or decision as the place where these rules are played."""

    def mark(thing: Thing) -> Thing:
        where = f"{thing.__module__}.{thing.__qualname__}"
        for rule_id in ids:
            PLAYED.setdefault(rule_id, []).append(where)
        return thing

    return mark


def plays(where: str, *ids: str) -> None:
    """Note that a piece of data (a table of figures, a component list) plays these rules."""
    for rule_id in ids:
        PLAYED.setdefault(rule_id, []).append(where)
