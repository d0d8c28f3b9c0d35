"""What an advice says of the course: how far it is from each move, and what waits at its end."""

from __future__ import annotations

from dataclasses import replace
from math import inf

from ...kernel.table import waiting_decision
from ...sea.chapters.travel import Sail, Steer
from ...sea.table.table import SeaTable
from ...skies.chapters.clock import time_left
from ...skies.chapters.turn import COSTS
from ...skies.table.table import SkiesTable
from ..sea.planner.course import PACE
from ..sea.planner.player import SeaPlanner
from ..skies.planner.course import SkiesCourse
from ..skies.planner.player import SkiesPlanner
from .action_facts import EXPLORES, aim_of
from .advice_facts import CourseWorth, GoalWorth, HeadsFor, RegionWorth
from .interface import Advice, SeatView, Weighed
from .measures import COINS_PER_POINT


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
    aim = aim_of(goal)
    now = player.course.charts.distance(table.region, goal.region)
    worths: dict[str, float] = {}
    for other in player.course.goals(table):
        worths[other.region] = max(other.worth, worths.get(other.region, 0.0))

    def with_distance(item: Weighed) -> Weighed:
        """A move with how far it is from where it ends; staying leaves the ship where it is."""
        verb, *target = item.choice
        region = target[0] if verb == "sail" else table.region
        distance = player.course.charts.distance(region, goal.region)
        heads = HeadsFor(aim.where, distance, aim.what, "region", now)
        if verb != "sail" or region == goal.region:
            return replace(item, facts=(heads, *item.facts))
        return replace(item, facts=(heads, RegionWorth(worths.get(region, 0.0) / COINS_PER_POINT), *item.facts))

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
    aim = aim_of(goal)
    distance = player.course.charts.distance(table.region, goal.region)
    heads = HeadsFor(aim.where, distance, aim.what, "region-here")
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
