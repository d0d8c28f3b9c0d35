"""Whom a status costs most: who bears a new one, and who is rid of one first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from ...kernel.choices import Choice
from ...party.table.table import PartyTable

ALL = "all"
"""The word for every status of a member."""


class Burden(NamedTuple):
    """The figure by which a status costs a member more or less."""

    name: str
    """``skill-joins``, ``skill-fights``, ``health-left``, ``weapon`` or ``equipped``."""
    amount: int
    most: bool = True
    """Whether whoever has most of it loses most."""

    @property
    def rank(self) -> int:
        """The more, the more the status costs."""
        return self.amount if self.most else -self.amount


BurdenOf: TypeAlias = Callable[[str, str], Burden]
"""What a status costs a member, by the name of the member and the status."""
Severity: TypeAlias = Callable[[Choice], int]
"""What the statuses cost that a cure removes, in hundredths of a point of health."""


def points_of_skill(table: PartyTable, name: str, skills: Sequence[str]) -> int:
    """The points of all skills that a member has now."""
    return sum(table.bound.rulebook.skill_of(table, name, skill) for skill in skills)


def spare(offered: Sequence[Choice], burden_of: BurdenOf, statuses_of: Callable[[str], int] = lambda name: 0) -> Choice:
    """Who bears a new status: whoever has most already where that counts, then whoever it costs least."""

    def rank(choice: Choice) -> tuple[int, int]:
        _, name, _, status = choice
        return -statuses_of(name), burden_of(name, status).rank

    return min(offered, key=rank)


def cure_worst(offered: Sequence[Choice], burden_of: BurdenOf, severity: Severity) -> Choice:
    """Who is rid of a status: the worst status first, then whoever it costs most."""

    def rank(choice: Choice) -> tuple[int, int]:
        _, name, _, status = choice
        return severity(choice), 0 if status == ALL else burden_of(name, status).rank

    return max(offered, key=rank)
