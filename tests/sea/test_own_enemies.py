"""An enemy of a test's own is bound as the whole pack would be with it."""

from __future__ import annotations

import dataclasses

from sleeping_gods.sea.effects.bind import bind
from sleeping_gods.sea.table.bound import Bound

from .tables import foe, new

PROGRAMS = ("programs", "printed")


def test_everything_is_bound_as_if_the_pack_were_bound_anew() -> None:
    """Also with a second one, and nothing is left behind in the pack that they were added to."""
    table, other = new(), new()

    foe(foe(table, "rat", "H . .|. . ."), "cat", "H2 . .|. H .")

    assert bind(table.pack) is table.bound
    assert held(table.bound) == held(bind(dataclasses.replace(table.pack, bound=None)))
    assert held(bind(other.pack)) == held(bind(dataclasses.replace(other.pack, bound=None)))


def held(bound: Bound) -> dict[str, object]:
    """What was worked out, by its names, and all that is of enemies whole; programs of other tests come and go."""
    fields = {one.name: getattr(bound, one.name) for one in dataclasses.fields(bound)}
    keys = {name: {*value} for name, value in fields.items() if isinstance(value, dict) and name not in PROGRAMS}
    return {**keys, "grids": bound.grids, "enemy_numbers": bound.enemy_numbers}
