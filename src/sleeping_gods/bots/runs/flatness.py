"""Whether decisions late in a campaign cost more time than early ones of the same kind."""

from __future__ import annotations

from statistics import median
from time import process_time
from typing import NamedTuple

from ...kernel.game import Game, PackInfo
from ...kernel.luck import Luck
from ...kernel.play import apply, options
from ...kernel.table import Table
from .soak_setups import combinations

EARLY = 1_000
"""Flatness compares the decisions up to this one with late ones."""
LATE = 4_000
"""The decision with which the late ones begin."""
LATEST = 12_000
"""The decision with which the late ones end."""
OPTIONS_COUNTED_ALIKE = 4
"""Decisions whose numbers of options differ by less may be of one kind."""


class DecisionKind(NamedTuple):
    """A kind of decision."""

    decision: str
    verb: str
    """The first word of what was chosen."""
    options: int
    """About how many there were."""


class Flatness(NamedTuple):
    """How the cost of decisions grows with the length of a campaign."""

    ratio: float
    """The cost of late decisions over the cost of early ones of the same kind."""
    latest: int
    """How late the latest decision was."""


NOT_MEASURED = Flatness(0.0, 0)
"""No campaign was long enough."""


def flatness(game: Game, pack: PackInfo, seed: int, attempts: int) -> Flatness:
    """The cost of late decisions over early ones, like compared with like.

    A crew with many cards has more to choose from, so only decisions of one kind with about as many options are
    compared; what is left is what the length of a campaign itself would cost.
    """
    early: dict[DecisionKind, list[float]] = {}
    late: dict[DecisionKind, list[float]] = {}
    longest = 0
    for number, plan in enumerate(combinations(game, pack)[:attempts]):
        table, luck, decisions = game.set_up(pack, plan), Luck(seed + number), 0
        while table.agenda and decisions < LATEST:
            kind, cost = _decide(table, luck)
            decisions += 1
            if decisions <= EARLY:
                early.setdefault(kind, []).append(cost)
            elif decisions > LATE:
                late.setdefault(kind, []).append(cost)
        longest = max(longest, decisions)
    kinds_of_both = [kind for kind in late if kind in early]
    cost_if_early = sum(len(late[kind]) * median(early[kind]) for kind in kinds_of_both)
    cost_late = sum(len(late[kind]) * median(late[kind]) for kind in kinds_of_both)
    return Flatness(round(cost_late / cost_if_early, 2), longest) if cost_if_early else NOT_MEASURED


def _decide(table: Table, luck: Luck) -> tuple[DecisionKind, float]:
    """Take any option; returns what kind of decision it was and the seconds it took."""
    started = process_time()
    offered = options(table)
    choice = luck.pick(offered)
    name = type(table.agenda[-1]).__name__
    apply(table, choice)
    return DecisionKind(name, choice[0], len(offered) // OPTIONS_COUNTED_ALIKE), process_time() - started
