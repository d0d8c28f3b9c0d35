"""Figures of the trial runs, weighed: what speaks for the second choice is told only beside what outweighs it."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from ..bots.robots.advice_facts import Beside, CourseWorth, GoalWorth, Leaves, ScoreAhead, ThumbRule
from ..bots.robots.holdings import PRICES, Changes
from ..bots.robots.interface import Weighed
from ..bots.robots.measures import COINS_PER_POINT
from ..kernel.choices import Choice
from ..party.table.table import PartyTable
from ..presentation.party.presenter import Presenter
from .advice_beside import fact_of
from .advice_changes import points_of, tellable_changes, told_changes, words_of_changes, worth_of_change
from .advice_comparison import OF_GOODS
from .advice_relation import Relation

T = TypeVar("T", bound=PartyTable)
IN_POINTS = frozenset({Relation.POINTS, Relation.USUAL})
"""How choices compare where the points of the trial runs decide."""
BY_RULE = frozenset({Relation.FIGURES, Relation.WITHIN_LOWER, Relation.UNPROMISED, Relation.OWN})
"""How choices compare where figures may be shown that speak for the first."""


class Sides(NamedTuple):
    """What is told of another choice against the advised one."""

    against: Changes
    """What speaks against it, and so for the advised one."""
    in_favour: Changes
    """What speaks for it."""

    @property
    def points(self) -> float:
        """By how many points both together speak for it; below 0 if they speak against it."""
        return sum(map(worth_of_change, (*self.against, *self.in_favour))) / COINS_PER_POINT

    @property
    def swaps_goods(self) -> bool:
        """Whether nothing but one kind of goods stands for another."""
        changes = (*self.against, *self.in_favour)
        return bool(self.against and self.in_favour) and not any(thing in PRICES for thing, _ in changes)


def sides_of(table: PartyTable, following: Weighed) -> Sides:
    """What may be told of another choice, for and against it."""
    beside = fact_of(following, Beside)
    if beside is None or fact_of(following, CourseWorth) is not None:
        return Sides((), ())
    changes = tellable_changes(table, following.choice, beside.changes)  # what speaks for it the first one pays
    against = tuple(change for change in changes if worth_of_change(change) < 0)
    return Sides(against, tuple(change for change in changes if change not in against))


def weighed_figures(presenter: Presenter[T], table: T, best: Weighed, following: Weighed, relation: Relation) -> str:
    """What another choice leaves against the advised one, as far as it is outweighed there; else empty."""
    sides, say = sides_of(table, following), presenter.localizer.say
    rule = fact_of(best, ThumbRule)
    is_swap = sides.swaps_goods and relation not in IN_POINTS
    if is_swap or (rule is not None and rule.name in OF_GOODS):
        return ""  # the choices themselves say which goods
    against = words_of_changes(presenter.localizer, sides.against)
    in_favour = words_of_changes(presenter.localizer, sides.in_favour)
    if relation in IN_POINTS:
        key = "advice_though-counted" if sides.points > 0 else "advice_apart"
    elif relation == Relation.TIE_EVENS:
        key = "advice_evens"
    elif relation in BY_RULE and sides.points < 0:
        key = "advice_apart"
    elif relation in BY_RULE and 0 < sides.points < goal_of(best):
        points = points_of(presenter.localizer, sides.points)
        return say("advice_though-goal", changes=in_favour, against=against or "none", points=points)
    else:
        return ""
    if not against and key == "advice_apart":
        return ""
    return say(
        key,
        changes=against or "none",
        though=in_favour or "none",
        basis=basis_of(best, following),
        runs=_runs(following),
    )


def basis_of(best: Weighed, following: Weighed) -> str:
    """Where the figures of another choice come from, if nothing else says it: ``once`` or ``runs``; else ``none``."""
    leaves = fact_of(best, Leaves)
    if leaves is not None and leaves.at_once:
        return "once"
    return "none" if fact_of(following, ScoreAhead) is not None or not _runs(following) else "runs"


def _runs(following: Weighed) -> int:
    """The trial runs in which another choice was held beside the advised one."""
    beside = fact_of(following, Beside)
    return 0 if beside is None else beside.playouts


def evens_out(table: PartyTable, following: Weighed) -> bool:
    """Whether what is told for another choice and against it makes up for each other."""
    sides = sides_of(table, following)
    return bool(sides.against and sides.in_favour) and not sides.swaps_goods


def goal_of(best: Weighed) -> float:
    """The points that lie at the end of the course; 0 if nothing is told of them."""
    goal = fact_of(best, GoalWorth)
    return 0.0 if goal is None else goal.worth


def gains_and_losses(presenter: Presenter[T], table: T, choice: Choice, changes: Changes) -> tuple[str, str]:
    """What may be told of a choice that is good, and what is bad."""
    tellable = told_changes(table, choice, changes)
    good = tuple(change for change in tellable if worth_of_change(change) > 0)
    bad = tuple(change for change in tellable if change not in good)
    return words_of_changes(presenter.localizer, good), words_of_changes(presenter.localizer, bad)


def speaks_for_itself(table: PartyTable, best: Weighed) -> bool:
    """Whether what trial runs of the advised choice leave speaks for it, told as it is."""
    leaves, rule = fact_of(best, Leaves), fact_of(best, ThumbRule)
    if leaves is None or (rule is not None and rule.name in OF_GOODS):
        return False
    return sum(map(worth_of_change, tellable_changes(table, best.choice, leaves.changes))) > 0
