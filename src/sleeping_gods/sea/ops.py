"""Operations of the effect vocabulary at the table of the sea: each has one function that plays it."""

from __future__ import annotations

from collections.abc import Callable

from .program import Do
from .table import SeaTable

OPS: dict[str, Callable[..., None]] = {}
"""The code of every operation, called with the table, the running step and the operation's arguments."""


def op(name: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Declare the code of an operation."""

    def declare(code: Callable[..., None]) -> Callable[..., None]:
        OPS[name] = code
        return code

    return declare


def participants(table: SeaTable) -> tuple[str, ...]:
    """Who took part in the test whose consequences are being settled; a mere draw among them is passed over."""
    for test in reversed(table.tests):
        if test.kind not in ("check", "room"):
            return test.crew + test.idle
    return ()


def named(table: SeaTable, do: Do, target: str) -> list[str]:
    """The crew members that a target word means."""
    if target == "each":
        return list(table.crew)
    if target == "bearer":
        return [do.bearer] if do.bearer else []
    if target == "participants":
        return list(participants(table))
    return [target]
