"""What a status costs a character in the skies."""

from __future__ import annotations

from collections.abc import Sequence

from ....effects.terms import SKIES_SKILLS
from ....kernel.choices import Choice
from ....skies.chapters.hero import health_left
from ....skies.table.table import SkiesTable
from ...party.ailments import ALL, Burden, cure_worst, points_of_skill, spare
from .threats import THREATS

ABILITIES = {"frightened": "frighten", "weakened": "weaken"}
"""The ability of an enemy that gives a status, where its name is another."""


def burden(table: SkiesTable, name: str, status: str) -> Burden:
    """Venom costs health, fear combat cards, madness equipped cards; the others hinder in challenges."""
    if status == "venom":
        return Burden("health-left", health_left(table, name), most=False)
    if status == "madness":
        return Burden("equipped", len(table.crew[name].cards))
    points = points_of_skill(table, name, SKIES_SKILLS)
    return Burden("skill-fights" if status == "frightened" else "skill-joins", points)


def severity(table: SkiesTable, cure: Choice) -> int:
    """What the statuses cost in about a round that a cure removes."""
    _, name, _, cured = cure
    statuses = table.crew[name].statuses if cured == ALL else (cured,)
    return sum(THREATS[ABILITIES.get(status, status)] for status in statuses)


def bear(table: SkiesTable, offered: Sequence[Choice]) -> Choice:
    """A new status goes to whoever it costs least."""
    return spare(offered, lambda name, status: burden(table, name, status))


def rid(table: SkiesTable, offered: Sequence[Choice]) -> Choice:
    """The worst status goes first, then whoever it costs most is rid of it."""
    return cure_worst(offered, lambda name, status: burden(table, name, status), lambda cure: severity(table, cure))
