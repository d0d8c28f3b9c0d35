"""Results of playouts: how much one choice gains over another and what each leaves, compared under equal luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from typing import NamedTuple, TypeAlias

from ...kernel.choices import Choice
from .action_facts import Outlooks, facts_of
from .advice_facts import AdviceFact, Beside, Leaves, ScoreAhead
from .holdings import DEFEAT, MIN_RUNS, are_alike, changes_between, only
from .interface import Advice, SeatView, Weighed
from .measures import COINS_PER_POINT
from .playout import PlayoutEnd

CONFIDENT = 1.96
"""Standard errors on each side of a mean that make a 95 % interval."""
UNTRIED = 1.0
"""By how much an untried choice is valued below the worst one that was tried."""

Values: TypeAlias = dict[Choice, list[PlayoutEnd]]
"""What came of each choice's playouts; playouts of one place in the lists had the same luck."""


class Difference(NamedTuple):
    """How much more one choice gained than another, playout by playout."""

    mean: float
    """In points of the final score."""
    error: float
    """The standard error of the mean."""


def difference_of(outcomes: Sequence[PlayoutEnd], against: Sequence[PlayoutEnd]) -> Difference:
    """The difference to the same playouts of another choice."""
    differences = [mine.worth - other.worth for mine, other in zip(outcomes, against, strict=False)]
    count = len(differences)
    if not count:
        return Difference(0.0, 0.0)
    mean = sum(differences) / count
    variance = sum((difference - mean) ** 2 for difference in differences) / max(1, count - 1)
    return Difference(mean, sqrt(variance / count))


def weighed(view: SeatView, values: Values, best: Choice, promised: Outlooks, now: PlayoutEnd) -> list[Weighed]:
    """Every offered choice: by its playouts as far as it was tried, else by where it leads; the rest comes last.

    All values are against that of the best choice, which is 0.
    """
    tried = {choice: outcomes for choice, outcomes in values.items() if outcomes}
    differences = {choice: difference_of(outcomes, values[best]) for choice, outcomes in tried.items()}
    means = [difference.mean for difference in differences.values()]
    mean_of_all = sum(means) / max(1, len(means))
    rates = {choice: outlook.worth for choice, outlook in promised.items() if outlook.worth}
    rate_of_best = rates.get(best, max(rates.values(), default=0.0))
    lowest = min([*(mean / COINS_PER_POINT for mean in means), *(rate - rate_of_best for rate in rates.values()), 0])
    facts_of_trials = outcome_facts(tried, best, now) if tried else {}
    weighed_choices = []
    for choice in dict.fromkeys([*values, *view.offered]):
        facts = facts_of(promised, choice)
        if choice in tried:
            difference = differences[choice]
            gain, margin = difference.mean - mean_of_all, CONFIDENT * difference.error
            score = ScoreAhead(gain / COINS_PER_POINT, margin / COINS_PER_POINT, len(tried[choice]))
            facts = (score, *facts, *facts_of_trials.get(choice, ()))
            value = difference.mean / COINS_PER_POINT
        elif choice == best:
            value = 0.0
        elif choice in rates:
            value = rates[choice] - rate_of_best
        else:
            value = lowest - UNTRIED / COINS_PER_POINT
        weighed_choices.append(Weighed(choice, value, facts))
    return weighed_choices


def outcome_facts(
    values: Values, best: Choice, now: PlayoutEnd, *, at_once: bool = False
) -> dict[Choice, tuple[AdviceFact, ...]]:
    """What each choice leaves compared with the best one, and what all of them leave of the things that differ."""
    held = {choice: [outcome.held for outcome in outcomes] for choice, outcomes in values.items()}
    by_best = held[best]
    beside = {
        choice: Beside(changes_between(by_best, after), min(len(after), len(by_best)), are_alike(by_best, after))
        for choice, after in held.items()
        if choice != best
    }
    differing = {DEFEAT, *(thing for fact in beside.values() for thing, _ in fact.changes)}
    facts: dict[Choice, tuple[AdviceFact, ...]] = {}
    for choice, after in held.items():
        leaves = Leaves(only(changes_between([now.held] * len(after), after), differing), len(after), at_once)
        facts[choice] = (leaves,) if choice == best else (leaves, beside[choice])
    return facts


def tried_out(item: Weighed) -> bool:
    """Whether a choice has been tried in playouts often enough to say something of it."""
    return any(isinstance(fact, ScoreAhead) and fact.playouts >= MIN_RUNS for fact in item.facts)


def without_trials(advice: Advice) -> Advice:
    """An advice of which nothing is said that too few playouts found."""

    def untold(item: Weighed) -> Weighed:
        facts = tuple(fact for fact in item.facts if not isinstance(fact, ScoreAhead | Leaves | Beside))
        return replace(item, value=0.0, facts=facts) if len(facts) < len(item.facts) else item

    best = untold(advice.best)
    if best is advice.best:
        return advice
    others = [replace(untold(item), value=-UNTRIED) for item in advice.others]
    return replace(advice, best=best, others=tuple(others))


def with_trials(advice: Advice, values: Values, now: PlayoutEnd, *, at_once: bool = False) -> Advice:
    """An advice with what trial runs leave; choices of which nothing else is known are sorted by them."""
    best = advice.choice
    if not values[best]:
        return advice
    worths = {choice: difference_of(outcomes, values[best]).mean for choice, outcomes in values.items()}
    facts = outcome_facts(values, best, now, at_once=at_once)

    def with_facts(item: Weighed) -> Weighed:
        return replace(item, facts=(*item.facts, *facts.get(item.choice, ())))

    def rank(item: Weighed) -> tuple[bool, float, Choice]:
        was_tried = item.choice in worths
        value = worths[item.choice] if was_tried and not item.facts else item.value
        return not was_tried, -value, item.choice

    others = tuple(map(with_facts, sorted(advice.others, key=rank)))
    return replace(advice, best=with_facts(advice.best), others=others)
