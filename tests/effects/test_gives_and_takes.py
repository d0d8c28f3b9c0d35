"""What an operation gives or takes is declared with it: the linter, the pictures and the bots all read it there."""

from __future__ import annotations

import pytest

from sleeping_gods.effects.operation import Operation
from sleeping_gods.effects.registry import OPERATIONS

THINGS = ("quest", "adventure", "token", "curse", "ending")
"""Kinds of arguments that name something that can be had."""


@pytest.mark.parametrize("operation", OPERATIONS.values(), ids=lambda operation: operation.name)
def test_what_names_a_thing_gives_or_takes_it(operation: Operation) -> None:
    """An effect on a quest, card, token, curse or ending says which of the two it does, and never both."""
    named = [kind for kind in operation.kinds().values() if kind in THINGS]

    assert not (operation.gives and operation.takes)
    if named:
        assert [operation.gives or operation.takes] == named


def test_goods_and_letters_are_declared_too() -> None:
    """Resources, explore letters and the marks of the skies are had as well."""
    given = {operation.gives for operation in OPERATIONS.values()}
    taken = {operation.takes for operation in OPERATIONS.values()}

    assert {"goods", "explore", "mark", "location", "achievement"} <= given
    assert {"goods", "quest", "adventure", "token", "curse"} <= taken
