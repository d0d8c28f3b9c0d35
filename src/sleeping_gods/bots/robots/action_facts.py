"""What speaks for each choice before it is tried out: where a course leads, and which choices open unread pages."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil
from typing import NamedTuple, TypeAlias

from ...effects.op import every_op
from ...kernel.choices import Choice
from ...kernel.table import waiting_decision
from ...party.chapters.explore import Choose
from ...sea.table.table import SeaTable
from ...skies.table.table import SkiesTable
from ..sea.planner.course import PACE, Goal
from ..sea.planner.player import SeaPlanner
from ..skies.planner.course import EXPLORE, SkiesCourse
from ..skies.planner.player import SkiesPlanner
from ..story.story_worth import PartyModel
from ..story.unread_worth import UNREAD
from .advice_facts import AdviceFact, CourseWorth, HeadsFor, ReadAhead, StoryWorth, UnreadAhead
from .interface import SeatView
from .measures import COINS_PER_POINT

EXPLORES = "explore"
"""The first word of the choice to explore."""
CHALLENGE = "challenge"
"""The effect that is a test."""


class Outlook(NamedTuple):
    """What a choice promises."""

    worth: float
    """In points; for a course, for each action or unit of time."""
    facts: tuple[AdviceFact, ...]


Outlooks: TypeAlias = dict[Choice, Outlook]


def outlooks(player: SeaPlanner | SkiesPlanner, view: SeatView) -> Outlooks:
    """What the choices of an action, or those of a page, promise; nothing for other decisions."""
    table = view.table
    decision = waiting_decision(table)
    if isinstance(decision, Choose):
        return _of_page(player, view, decision.number)
    if not decision.begins:
        return {}
    if isinstance(player, SeaPlanner) and isinstance(table, SeaTable):
        return _offered(view, _at_sea(player, table))
    if isinstance(player, SkiesPlanner) and isinstance(table, SkiesTable):
        return _offered(view, _in_the_skies(player, table))
    return {}


def _offered(view: SeatView, promised: Outlooks) -> Outlooks:
    """Only what is promised of choices that this seat is offered."""
    return {choice: outlook for choice, outlook in promised.items() if choice in view.offered}


def _at_sea(player: SeaPlanner, table: SeaTable) -> Outlooks:
    """The best goal that each action begins to reach."""
    course, promised = player.course, Outlooks()
    near = course.charts.distances(table.region)
    for goal in course.goals(table):
        if goal.worth <= 0 or goal.region not in near:
            continue
        trips = ceil(near[goal.region] / PACE)
        rate = (goal.worth - player.weights.action * trips) / (1 + trips) / COINS_PER_POINT
        aim = aim_of(goal)
        _keep(promised, ("travel",) if trips else goal.choice, rate, HeadsFor(aim.where, trips, aim.what))
    return promised


class Aim(NamedTuple):
    """What a goal is sailed for."""

    what: str
    """``story``, ``port`` or ``market``, as `HeadsFor` says it."""
    where: str
    """The number of the location of a story; the region of a port or a market."""


def aim_of(goal: Goal) -> Aim:
    """What is wanted at a goal, and where."""
    verb, *location = goal.choice
    return Aim("story", *location) if verb == EXPLORES else Aim(verb, goal.region)


def _in_the_skies(player: SkiesPlanner, table: SkiesTable) -> Outlooks:
    """The best location to which each step leads."""
    course, promised = player.journey, Outlooks()
    if not isinstance(course, SkiesCourse):
        return promised
    legs = course.legs(table)
    for location, worth in course.stories(table, legs).items():
        leg = legs[course.airways.square_of[location]]
        if worth > 0:
            rate = worth / (EXPLORE + leg.time) / COINS_PER_POINT
            _keep(promised, leg.first or (EXPLORES, location), rate, HeadsFor(location, leg.time, unit="time"))
    return promised


def _keep(promised: Outlooks, choice: Choice, rate: float, heads: HeadsFor) -> None:
    """Keep the better of two goals that begin with one choice; what is done here leads nowhere."""
    if choice not in promised or rate > promised[choice].worth:
        worth = CourseWorth(rate, heads.unit)
        promised[choice] = Outlook(rate, (heads, worth) if heads.distance > 0 else (worth,))


def _of_page(player: SeaPlanner | SkiesPlanner, view: SeatView, number: str) -> Outlooks:
    """Choices that turn to pages, whether the group has read them, and what they are worth if so or tested."""
    promised: Outlooks = {}
    page, means = view.table.pack.paragraphs[number], means_of(player, view)
    averages = player.index.facts.unread or UNREAD
    worths = player.pages.worths(view.table, number, means) if means is not None else {}
    for choice in page.choices:
        ops = [*every_op(choice.program)]
        jumps = {str(op.args[0]) for op in ops if op.name == "turn-to"}
        unread = jumps - view.pages_read
        facts: list[AdviceFact] = []
        if jumps:
            average = averages.choice + averages.of_kind(choice)
            facts.append(UnreadAhead(len(unread), average) if unread else ReadAhead(len(jumps)))
        is_worth_known = (jumps and not unread) or any(op.name == CHALLENGE for op in ops)
        if is_worth_known and choice.letter in worths:
            facts.append(StoryWorth(worths[choice.letter] / COINS_PER_POINT))
        if facts:
            promised["choose", choice.letter] = Outlook(0.0, tuple(facts))
    return promised


def means_of(player: SeaPlanner | SkiesPlanner, view: SeatView) -> PartyModel | None:
    """The party as the player looks at stories."""
    table = view.table
    if isinstance(player, SeaPlanner):
        return player.means(table) if isinstance(table, SeaTable) else None
    return player.means(table) if isinstance(table, SkiesTable) else None


def facts_of(promised: Mapping[Choice, Outlook], choice: Choice) -> tuple[AdviceFact, ...]:
    """The facts of one choice."""
    return promised[choice].facts if choice in promised else ()
