"""The registry of operations: the name of each effect and the function that plays it; here, those of both games."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..table.table import PartyTable
from .program import Do

Handler = Callable[..., None]


class Ops(dict[str, Handler]):
    """The handlers of operations by name, called with the table, the running step and the operation's arguments."""

    def op(self, name: str) -> Callable[[Handler], Handler]:
        """A decorator that registers the handler of an operation."""

        def register(handler: Handler) -> Handler:
            self[name] = handler
            return handler

        return register


COMMON = Ops()
"""The operations that both games play alike."""
DRAWS_WITHOUT_CREW = ("check", "room")
"""Kinds of tests in which nobody takes part: a fate check, and the draw for a damaged room."""

op = COMMON.op

A_CHOSEN_MEMBER = ("one", "another")
"""Target words that leave one member to the player; ``another`` is not the bearer."""


def participants(table: PartyTable) -> tuple[str, ...]:
    """The members who took part in the innermost test that anybody takes part in."""
    for test in table.tests[::-1]:
        if test.kind not in DRAWS_WITHOUT_CREW:
            return test.crew + test.idle
    return ()


def targets_of(table: PartyTable, do: Do, target: str) -> Iterable[str]:
    """The members that a target word means."""
    if target == "each":
        return list(table.crew)
    if target == "bearer":
        return [do.bearer] if do.bearer else []
    if target == "participants":
        return list(participants(table))
    return [target]


def excluded_member(do: Do, target: str) -> str:
    """The bearer, if the effect is on another member."""
    return do.bearer if target == "another" else ""
