"""Operations of the effect vocabulary that both games play: each has one function that plays it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..table.table import PartyTable
from .program import Do

Code = Callable[..., None]


class Ops(dict[str, Code]):
    """The code of operations by name, called with the table, the running step and the operation's arguments."""

    def op(self, name: str) -> Callable[[Code], Code]:
        """Declare the code of an operation."""

        def declare(code: Code) -> Code:
            self[name] = code
            return code

        return declare


COMMON = Ops()
"""What is played alike in both games."""

op = COMMON.op


def participants(table: PartyTable) -> tuple[str, ...]:
    """Who took part in the test whose consequences are being settled; a mere draw among them is passed over."""
    for test in table.tests[::-1]:
        if test.kind not in ("check", "room"):
            return test.crew + test.idle
    return ()


def named(table: PartyTable, do: Do, target: str) -> Iterable[str]:
    """The members that a target word means."""
    if target == "each":
        return list(table.crew)
    if target == "bearer":
        return [do.bearer] if do.bearer else []
    if target == "participants":
        return list(participants(table))
    return [target]


def excluded(do: Do, target: str) -> str:
    """The bearer, if the effect is on another member."""
    return do.bearer if target == "another" else ""
