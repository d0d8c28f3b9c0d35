"""A robot that thinks ahead: it plays choices out with equal luck, and leaves a reader's only for a better one."""

from __future__ import annotations

from math import sqrt

from ...kernel.choices import Choice, seat_of
from ...kernel.luck import Luck
from .advice_facts import ScoreAhead
from .candidates import candidates
from .interface import Advice, Budget, Manner, SeatView, Weighed, sorted_advice
from .known_index import KnownIndexes
from .player_of_view import choice_of, reading_player
from .playout import Playouts
from .thinking_time import ThinkingTime

ROUND = 4
"""Playouts of each choice before any is given up."""
DOUBT = 1.0
"""By so many standard errors another choice must be better than the reader's."""
WORTH_IT = 0.5
"""And by so many coins."""
CONFIDENT = 1.96


class PlannerRobot:
    """Searches by playouts over what a reader would do, and over unlike others."""

    name = "planner"

    def __init__(self, manner: Manner = Manner.STEADY) -> None:
        self.manner = manner
        self._indexes = KnownIndexes()

    def advise(self, view: SeatView, luck: Luck, budget: Budget) -> Advice:
        """The choice that turns out best, with what each one gained on average."""
        time = ThinkingTime(budget)
        indexes, table = self._indexes, view.table
        index, worths, difficulty = indexes.of(table), indexes.worths(table), indexes.difficulty(table)
        first, passes = choice_of(reading_player(index, worths, difficulty, view, self.manner), view, luck)
        tried = [first] if passes else candidates(view, first)
        values: dict[Choice, list[float]] = {choice: [] for choice in tried}
        if len(tried) > 1:
            seats = [seat_of(word) for word in view.holds]
            playouts = Playouts(
                table,
                seats,
                view.pages_read,
                worths,
                lambda: reading_player(index, worths, difficulty, view, self.manner),
                self.manner,
            )
            _search(playouts, values, luck, time)
        best = _best(values, first)
        weighed = _weighed(view, values, first)
        return sorted_advice(weighed, best, passes=passes)


def _search(playouts: Playouts, values: dict[Choice, list[float]], luck: Luck, time: ThinkingTime) -> None:
    """Play all choices out with equal luck, then the better half of them, and so on while there is time."""
    left = list(values)
    while time.may_go_on(len(left)):
        for _ in range(ROUND):
            seed = luck.next()
            if not time.may_go_on(len(left)):
                return
            outcome: list[float] = []
            for choice in left:
                time.begin()
                value = playouts.value((choice,), Luck(seed), time.is_late)
                if value is None:
                    return
                time.end()
                outcome.append(value)
            for choice, value in zip(left, outcome, strict=True):
                values[choice].append(value)
        first, *others = left
        others = [choice for choice in others if _may_be_better(values[choice], values[first])]
        if not others:
            return
        others.sort(key=lambda choice: -sum(values[choice]))
        left = [first, *others[: max(1, len(others) // 2)]]


def _may_be_better(outcome: list[float], against: list[float]) -> bool:
    """Whether more playouts could still show that a choice is the better one."""
    mean, error = _difference(outcome, against)
    return mean + CONFIDENT * error > 0


def _best(values: dict[Choice, list[float]], first: Choice) -> Choice:
    """The choice that is better than the first one by more than chance explains; the first if none is."""
    best, most = first, 0.0
    for choice, outcome in values.items():
        mean, error = _difference(outcome, values[first])
        margin = mean - DOUBT * error - WORTH_IT
        if choice != first and len(outcome) >= ROUND and margin > most:
            best, most = choice, margin
    return best


def _difference(outcome: list[float], against: list[float]) -> tuple[float, float]:
    """The mean difference to the same playouts of another choice, and its standard error."""
    differences = [mine - other for mine, other in zip(outcome, against, strict=False)]
    count = len(differences)
    if not count:
        return 0.0, 0.0
    mean = sum(differences) / count
    spread = sum((difference - mean) ** 2 for difference in differences) / max(1, count - 1)
    return mean, sqrt(spread / count)


def _weighed(view: SeatView, values: dict[Choice, list[float]], first: Choice) -> list[Weighed]:
    """Every offered choice: against the reader's, as far as it was tried; what was not tried comes last."""
    lowest = 0.0
    weighed = []
    for choice, outcome in values.items():
        mean, error = _difference(outcome, values[first])
        lowest = min(lowest, mean)
        facts = (ScoreAhead(mean, CONFIDENT * error, len(outcome)),) if outcome else ()
        weighed.append(Weighed(choice, mean, facts))
    return weighed + [Weighed(choice, lowest - 1.0) for choice in view.offered if choice not in values]
