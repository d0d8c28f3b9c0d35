"""A robot that thinks ahead: it plays choices out with equal luck, and leaves a reader's only for a better one."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple, TypeAlias

from ...kernel.choices import Choice, seat_of
from ...kernel.luck import Luck
from .action_facts import COINS_PER_POINT, Outlook, Outlooks, facts_of, outlooks
from .advice_facts import Afterwards, ScoreAhead
from .candidates import candidates
from .interface import Advice, Budget, Manner, SeatView, Weighed, sorted_advice
from .known_index import KnownIndexes
from .player_of_view import choice_of, known_story, planning_player
from .playout import Playouts
from .thinking_time import ThinkingTime

ROUND = 4
"""Playouts of each choice before any is given up."""
MIN_STANDARD_ERRORS = 1.0
"""Another choice must be better than the reader's by this many standard errors of the difference, and"""
MIN_GAIN = 0.5
"""by this many coins more."""
CONFIDENT = 1.96
"""Standard errors on each side of a mean that make a 95 % interval."""
UNTRIED = 1.0
"""By how much an untried choice is valued below the worst one that was tried."""

Values: TypeAlias = dict[Choice, list[float]]
"""The values of each choice's playouts; playouts of one place in the lists had the same luck."""


class Difference(NamedTuple):
    """How much more one choice gained than another, playout by playout."""

    mean: float
    error: float
    """The standard error of the mean."""


class PlannerRobot:
    """Searches by playouts over what a reader would do, and over unlike others."""

    name = "planner"

    def __init__(self, manner: Manner = Manner.STEADY) -> None:
        self.manner = manner
        self._indexes = KnownIndexes()

    def advise(self, view: SeatView, luck: Luck, budget: Budget) -> Advice:
        """The choice that turns out best, with what each one gained on average."""
        time = ThinkingTime(budget)
        story = known_story(self._indexes, view)
        promised = outlooks(planning_player(story, view, self.manner), view)
        first, passes = choice_of(planning_player(story, view, self.manner), view, luck)
        tried = [first] if passes else candidates(view, first)
        values: Values = {choice: [] for choice in tried}
        playouts = Playouts(
            view.table,
            [seat_of(word) for word in view.holds],
            view.pages_read,
            story.worths,
            lambda: planning_player(story, view, self.manner),
            self.manner,
        )
        if len(tried) > 1:
            _search(playouts, values, luck, time)
        elif first not in promised and time.may_go_on(1):
            promised[first] = _afterwards(playouts, first, luck, time)
        return sorted_advice(_weighed(view, values, first, promised), _best(values, first), passes=passes)


def _afterwards(playouts: Playouts, choice: Choice, luck: Luck, time: ThinkingTime) -> Outlook:
    """What a choice changes by itself, where nothing else is tried beside it."""
    time.begin()
    value = playouts.value((choice,), luck, time.is_late)
    time.end()
    if value is None:
        return Outlook(0.0, ())
    return Outlook(0.0, (Afterwards((value - playouts.worth_now()) / COINS_PER_POINT),))


def _search(playouts: Playouts, values: Values, luck: Luck, time: ThinkingTime) -> None:
    """Play all choices out with equal luck, then the better half of them, and so on while there is time."""
    left = list(values)
    while time.may_go_on(len(left)):
        for _ in range(ROUND):
            seed = luck.next()
            outcomes = _play_out_each(playouts, left, seed, time)
            if outcomes is None:
                return
            for choice, value in zip(left, outcomes, strict=True):
                values[choice].append(value)
        first, *others = left
        others = [choice for choice in others if _may_be_better(values[choice], values[first])]
        if not others:
            return
        others.sort(key=lambda choice: -sum(values[choice]))
        left = [first, *others[: max(1, len(others) // 2)]]


def _play_out_each(playouts: Playouts, choices: Sequence[Choice], seed: int, time: ThinkingTime) -> list[float] | None:
    """The value of one playout of each choice with the same luck; None if there is no time for all of them."""
    if not time.may_go_on(len(choices)):
        return None
    outcomes: list[float] = []
    for choice in choices:
        time.begin()
        value = playouts.value((choice,), Luck(seed), time.is_late)
        if value is None:
            return None
        time.end()
        outcomes.append(value)
    return outcomes


def _may_be_better(outcome: list[float], against: list[float]) -> bool:
    """Whether more playouts could still show that a choice is the better one."""
    difference = _difference(outcome, against)
    return difference.mean + CONFIDENT * difference.error > 0


def _best(values: Values, first: Choice) -> Choice:
    """The choice that is better than the first one by more than chance explains; the first if none is."""
    best, best_margin = first, 0.0
    for choice, outcome in values.items():
        difference = _difference(outcome, values[first])
        margin = difference.mean - MIN_STANDARD_ERRORS * difference.error - MIN_GAIN
        if choice != first and len(outcome) >= ROUND and margin > best_margin:
            best, best_margin = choice, margin
    return best


def _difference(outcome: list[float], against: list[float]) -> Difference:
    """The difference to the same playouts of another choice."""
    differences = [mine - other for mine, other in zip(outcome, against, strict=False)]
    count = len(differences)
    if not count:
        return Difference(0.0, 0.0)
    mean = sum(differences) / count
    variance = sum((difference - mean) ** 2 for difference in differences) / max(1, count - 1)
    return Difference(mean, sqrt(variance / count))


def _weighed(view: SeatView, values: Values, first: Choice, promised: Outlooks) -> list[Weighed]:
    """Every offered choice: by its playouts as far as it was tried, else by where it leads; the rest comes last."""
    differences = {choice: _difference(outcome, values[first]) for choice, outcome in values.items()}
    played = [difference.mean for choice, difference in differences.items() if values[choice]]
    mean_of_all = sum(played) / max(1, len(played))
    lowest = min(played, default=0.0)
    courses = {choice: outlook.worth for choice, outlook in promised.items() if outlook.worth}
    weighed = []
    for choice in dict.fromkeys([*values, *view.offered]):
        facts, value = facts_of(promised, choice), (lowest - UNTRIED) / COINS_PER_POINT
        if values.get(choice):
            difference = differences[choice]
            gain, margin = difference.mean - mean_of_all, CONFIDENT * difference.error
            score = ScoreAhead(gain / COINS_PER_POINT, margin / COINS_PER_POINT, len(values[choice]))
            facts, value = (score, *facts), difference.mean / COINS_PER_POINT
        elif choice in courses:
            value = courses[choice] - courses.get(first, max(courses.values()) + UNTRIED)
        elif choice == first:
            value = 0.0
        weighed.append(Weighed(choice, value, facts))
    return weighed
