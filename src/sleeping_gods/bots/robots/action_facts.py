"""What speaks for each choice before it is tried out: where a course leads, and which choices open unread pages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import ceil, inf
from typing import NamedTuple, TypeAlias

from ...effects.op import every_op
from ...kernel.choices import Choice
from ...kernel.table import waiting_decision
from ...party.chapters.explore import Choose
from ...party.effects.story import PickArm
from ...sea.chapters.events import ChooseEvent
from ...sea.chapters.travel import Sail, Steer
from ...sea.table.table import SeaTable
from ...skies.chapters.clock import time_left
from ...skies.chapters.encounter import NextAction, PlaceStandees
from ...skies.chapters.turn import COSTS
from ...skies.table.records import NOWHERE
from ...skies.table.table import SkiesTable
from ..sea.planner.course import PACE, Goal
from ..sea.planner.player import SeaPlanner
from ..skies.planner.course import EXPLORE, SkiesCourse
from ..skies.planner.player import SkiesPlanner
from ..skies.planner.wandering import challenge_of, excludes, worths_of_actions
from ..story.story_worth import PartyModel
from ..story.unread_worth import UNREAD
from .advice_facts import (
    AdviceFact,
    CourseWorth,
    Equal,
    Excluded,
    GoalWorth,
    HeadsFor,
    PassChance,
    ReadAhead,
    Separates,
    StoryWorth,
    UnreadAhead,
)
from .interface import Advice, SeatView, Weighed
from .measures import COINS_PER_POINT
from .player_of_view import as_player_sees

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
        what, where = _aim_of(goal)
        _keep(promised, ("travel",) if trips else goal.choice, rate, HeadsFor(where, trips, what))
    return promised


def _aim_of(goal: Goal) -> tuple[str, str]:
    """What is wanted at a goal and where: ``story`` and a location, or a port or a market and its region."""
    verb, *location = goal.choice
    return ("story", location[0]) if verb == EXPLORES else (verb, goal.region)


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
    page, means = view.table.pack.paragraphs[number], _means(player, view)
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


def with_approaches(player: SeaPlanner | SkiesPlanner, view: SeatView, advice: Advice) -> Advice:
    """An advice on a move at sea, with how far it is from there to where the course leads."""
    table, decision = view.table, waiting_decision(view.table)
    if not (isinstance(player, SeaPlanner) and isinstance(table, SeaTable)):
        return advice
    if isinstance(decision, Steer):
        return _with_way_to_sail(player, table, advice)
    if not isinstance(decision, Sail):
        return advice
    goal = player.course.best_goal(table, decision.left)
    if not goal.region:
        return advice
    what, where = _aim_of(goal)
    now = player.course.charts.distance(table.region, goal.region)

    def with_distance(item: Weighed) -> Weighed:
        region = item.choice[1] if item.choice[0] == "sail" else table.region
        distance = player.course.charts.distance(region, goal.region)
        return replace(item, facts=(HeadsFor(where, distance, what, "region", now), *item.facts))

    moves = [with_distance(item) if item.choice in table.offered else item for item in advice.others]
    moves.sort(key=lambda item: next((fact.distance for fact in item.facts if isinstance(fact, HeadsFor)), inf))
    best = with_distance(advice.best)
    if goal.worth > 0:
        best = replace(best, facts=(*best.facts, GoalWorth(goal.worth / COINS_PER_POINT)))
    return replace(advice, best=best, others=tuple(moves))


def _with_way_to_sail(player: SeaPlanner, table: SeaTable, advice: Advice) -> Advice:
    """An advice on who takes the helm, with how far it is to where the course leads."""
    goal = player.course.best_goal(table, int(PACE))
    if not goal.region or goal.region == table.region:
        return advice
    what, where = _aim_of(goal)
    heads = HeadsFor(where, player.course.charts.distance(table.region, goal.region), what, "region-here")
    return replace(advice, best=replace(advice.best, facts=(*advice.best.facts, heads)))


def with_goal(player: SeaPlanner | SkiesPlanner, view: SeatView, advice: Advice) -> Advice:
    """An advice on an action in the skies, with the goal that is set: for what leads there or only waits."""
    table, choice = view.table, advice.choice
    if isinstance(player, SeaPlanner) or not isinstance(table, SkiesTable) or not waiting_decision(table).begins:
        return advice
    says_goal = any(isinstance(fact, HeadsFor | CourseWorth) for fact in advice.best.facts)
    leg = player.journey.leg(table)
    if says_goal or leg is None or choice not in table.offered or choice == ("camp",):
        return advice
    course, goal = player.journey, player.journey.goal
    left = time_left(table)
    is_here_too_late = not leg.time and left < COSTS[EXPLORES]
    heads = HeadsFor(
        goal,
        leg.time,
        "story" if choice == leg.first else "later",
        "time",
        time_left=left if is_here_too_late else None,
    )
    worth = course.stories(table, course.legs(table)).get(goal, 0.0) if isinstance(course, SkiesCourse) else 0.0
    worth_facts = (GoalWorth(worth / COINS_PER_POINT),) if worth > 0 else ()
    return replace(advice, best=replace(advice.best, facts=(heads, *worth_facts, *advice.best.facts)))


def with_arms(player: SeaPlanner | SkiesPlanner, view: SeatView, advice: Advice) -> Advice:
    """An advice on one of several printed effects, with what the advised one is worth against each other."""
    table, decision = view.table, waiting_decision(view.table)
    if isinstance(decision, ChooseEvent) and isinstance(player, SeaPlanner) and isinstance(table, SeaTable):
        by_letter = player.event(table, decision.event)
        worths = {choice: by_letter[choice[1]] for choice in table.offered if choice[1] in by_letter}
    elif isinstance(decision, PickArm):
        worths = _arms(player, view, decision)
    elif isinstance(decision, NextAction | PlaceStandees) and isinstance(player, SkiesPlanner):
        return _with_actions(player, view, advice)
    else:
        return advice
    return _with_worths(advice, worths)


def _with_actions(player: SkiesPlanner, view: SeatView, advice: Advice) -> Advice:
    """An advice on actions of an encounter: their chances, what each is worth, and which exclude each other."""
    table = as_player_sees(view)
    if not isinstance(table, SkiesTable):
        return advice
    means, pages = player.means(table), player.pages
    letters = {_letter_of(choice) for choice in table.offered} - {"", NOWHERE}
    by_action = worths_of_actions(table, letters, pages, means)
    worths = {choice: by_action.get(_letter_of(choice), 0.0) for choice in table.offered}
    best = _letter_of(advice.choice)

    def with_chance(item: Weighed) -> Weighed:
        letter, facts = _letter_of(item.choice), item.facts
        challenge = challenge_of(table, letter, pages, means) if letter in by_action else None
        if challenge is not None:
            op, chance = challenge
            skill, number = str(op.args[0]), int(op.args[1])
            facts = (PassChance(skill, table.bound.rulebook.needed(table, skill, number), chance), *facts)
        if item.choice[0] == "take" and letter != best and excludes(table, best, letter, pages):
            facts = (Excluded(), *facts)
        return replace(item, facts=facts)

    others = tuple(map(with_chance, advice.others))
    return _with_worths(replace(advice, best=with_chance(advice.best), others=others), worths)


def _letter_of(choice: Choice) -> str:
    """The action that a choice takes or places somebody on; empty if it is none."""
    match choice:
        case ("take", letter) | ("place", _, "on", letter):
            return letter
    return ""


def _arms(player: SeaPlanner | SkiesPlanner, view: SeatView, decision: PickArm) -> dict[Choice, float]:
    """What each printed effect is worth, in coins."""
    table, means = view.table, _means(player, view)
    if means is None:
        return {}
    printed, value_of = table.bound.printed, player.pages.value_of
    return {choice: value_of(printed.get(decision.path + choice[1], ()), means) for choice in table.offered}


def _with_worths(advice: Advice, worths: Mapping[Choice, float]) -> Advice:
    """An advice with what the advised choice is worth against each other, where it is no less; in coins."""
    if advice.choice not in worths:
        return advice
    mine, others = worths[advice.choice], []
    for item in advice.others:
        theirs = worths.get(item.choice, inf)
        facts: list[AdviceFact] = [*item.facts]
        if theirs < mine:
            facts.append(Separates("worth", mine / COINS_PER_POINT, theirs / COINS_PER_POINT))
        elif theirs == mine:
            facts.append(Equal("worth" if mine > 0 else "", mine / COINS_PER_POINT))
        others.append(replace(item, facts=tuple(facts)))
    return replace(advice, others=tuple(others))


def _means(player: SeaPlanner | SkiesPlanner, view: SeatView) -> PartyModel | None:
    """The party as the player looks at stories."""
    table = view.table
    if isinstance(player, SeaPlanner):
        return player.means(table) if isinstance(table, SeaTable) else None
    return player.means(table) if isinstance(table, SkiesTable) else None


def facts_of(promised: Mapping[Choice, Outlook], choice: Choice) -> tuple[AdviceFact, ...]:
    """The facts of one choice."""
    return promised[choice].facts if choice in promised else ()
