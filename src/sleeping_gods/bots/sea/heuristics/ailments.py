"""What a status costs a member of the crew at sea."""

from __future__ import annotations

from collections.abc import Sequence

from ....effects.terms import SKILLS
from ....kernel.choices import Choice
from ....sea.chapters.crew import health_left
from ....sea.table.table import SeaTable
from ...party.ailments import ALL, Burden, cure_worst, points_of_skill, spare
from .threats import THREATS

ABILITIES = {"frightened": "frighten", "weakened": "weaken"}
"""The ability of an enemy that gives a status, where its name is another."""


def burden(table: SeaTable, name: str, status: str) -> Burden:
    """Venom costs health, fear attacks; the others hinder in challenges."""
    if status == "venom":
        return Burden("health-left", health_left(table, name), most=False)
    if status == "frightened":
        return Burden("weapon", table.pack.crew[name].weapon.damage)
    return Burden("skill-joins", points_of_skill(table, name, SKILLS))


def severity(table: SeaTable, cure: Choice) -> int:
    """What the statuses cost in about a round that a cure removes."""
    _, name, _, cured = cure
    statuses = table.crew[name].statuses if cured == ALL else (cured,)
    return sum(THREATS[ABILITIES.get(status, status)] for status in statuses)


def bear(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """A new status goes to whoever has most already, then to whoever it costs least."""
    return spare(offered, lambda name, status: burden(table, name, status), lambda name: len(table.crew[name].statuses))


def rid(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """The worst status goes first, then whoever it costs most is rid of it."""
    return cure_worst(offered, lambda name, status: burden(table, name, status), lambda cure: severity(table, cure))
