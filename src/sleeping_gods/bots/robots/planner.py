"""A robot that thinks ahead: it plays choices out with equal luck, and leaves a reader's only for a better one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...kernel.choices import Choice, seat_of
from ...kernel.luck import Luck
from ...kernel.table import waiting_decision
from ..story.unread_worth import MEASURED_AT_SEA, UNREAD
from .action_facts import outlooks
from .advice_facts import Wants
from .candidates import candidates, unlike
from .course_facts import with_approaches, with_goal
from .effect_facts import with_arms
from .interface import Advice, Budget, Manner, SeatView, sorted_advice
from .known_index import KnownIndexes
from .player_of_view import KnownStory, choice_of, known_story, own_choice_of, planning_player
from .playout import PlayoutEnd, Playouts
from .rules_of_thumb import with_rules
from .thinking_time import ThinkingTime
from .trials import CONFIDENT, Values, difference_of, tried_out, weighed, with_trials, without_trials

ROUND = 4
"""Playouts of each choice before any is given up."""
MIN_STANDARD_ERRORS = 1.0
"""Another choice must be better than the reader's by this many standard errors of the difference."""
MIN_GAIN = 0.5
"""Another choice must be better than the reader's by so many coins beyond that."""
GO_ON: Choice = ("go", "on")
"""The choice to send nobody else to a challenge: it is free, so the least gain is enough to prefer it."""
AT_ONCE = frozenset({"Shipyard", "Healer", "Learn", "Buy", "Steer"})
"""Decisions whose choices are paid and had at once, whatever is done after them."""
MAX_EXPLAINED = 4
"""At most so many other choices are tried beside the advised one for an explanation alone."""


class PlannerRobot:
    """Searches by playouts over what a reader would do, and over unlike others."""

    name = "planner"

    def __init__(self, manner: Manner = Manner.STEADY) -> None:
        self.manner = manner
        self._indexes = KnownIndexes(MEASURED_AT_SEA)

    def advise(self, view: SeatView, luck: Luck, budget: Budget) -> Advice:
        """The choice that turns out best, with what each one gained on average."""
        time = ThinkingTime(budget)
        story = known_story(self._indexes, view)
        promised = outlooks(planning_player(story, view, self.manner), view)
        # The player is made anew, because looking at what the choices promise may have changed the other one.
        first, passes, _ = choice_of(planning_player(story, view, self.manner), view, luck)
        tried = [first] if passes else candidates(view, first)
        values: Values = {choice: [] for choice in tried}
        playouts = self._playouts(story, view)
        if len(tried) > 1:
            _search(playouts, values, luck, time)
        best = _best(values, first)
        return sorted_advice(weighed(view, values, best, promised, playouts.now()), best, passes=passes)

    def explain(self, view: SeatView, advice: Advice, luck: Luck, budget: Budget) -> Advice:
        """The same advice, with the rule behind it, and what trial runs leave where it was not tried against others.

        The choice stays, but where it is left to another seat it is what this one would choose else. Of the others,
        those that nothing was known of are put in the order of their trial runs.
        """
        story = known_story(self._indexes, view)
        player = planning_player(story, view, self.manner)
        picked = choice_of(player, view, luck)
        if not advice.passes and not tried_out(advice.best):
            playouts, time, advice = self._playouts(story, view), ThinkingTime(budget), without_trials(advice)
            tried = _to_explain(view, advice)
            at_once = type(waiting_decision(view.table)).__name__ in AT_ONCE
            values = _at_once(playouts, tried, luck) if at_once else _try(playouts, tried, luck, time)
            advice = with_trials(advice, values, playouts.now(), at_once=at_once)
            advice = with_approaches(planning_player(story, view, self.manner), view, advice)
        if advice.passes:
            own = own_choice_of(planning_player(story, view, self.manner), view, luck)
            advice = sorted_advice([advice.best, *advice.others], own, passes=True)
            wants = (Wants(picked.wanted),) if picked.wanted else ()
            best = replace(advice.best, facts=(*advice.best.facts, *wants))
            return with_rules(view, replace(advice, best=best), own, player.weights)
        advice = with_arms(player, view, with_goal(player, view, advice))
        return with_rules(view, advice, picked.choice, player.weights)

    def _playouts(self, story: KnownStory, view: SeatView) -> Playouts:
        """The playouts of a view, in which every seat is played by rules of thumb."""
        return Playouts(
            table=view.table,
            seats=[seat_of(word) for word in view.holds],
            pages_read=view.pages_read,
            worths=story.worths,
            new_player=lambda: planning_player(story, view, self.manner),
            manner=self.manner,
            unread=story.index.facts.unread or UNREAD,
        )


def _to_explain(view: SeatView, advice: Advice) -> list[Choice]:
    """The choices that are tried for an explanation: the advised one, and those of which something is known, or any."""
    known = [item.choice for item in advice.others if item.facts][:MAX_EXPLAINED]
    own = [choice for choice in view.table.offered if choice in view.offered]
    return list(dict.fromkeys([advice.choice, *(known or unlike(own, MAX_EXPLAINED + 1))]))


def _at_once(playouts: Playouts, tried: Sequence[Choice], luck: Luck) -> Values:
    """What comes of each choice alone, a round of times."""
    seeds = [luck.next() for _ in range(ROUND)]
    return {choice: [playouts.at_once(choice, Luck(seed)) for seed in seeds] for choice in tried}


def _try(playouts: Playouts, tried: Sequence[Choice], luck: Luck, time: ThinkingTime) -> Values:
    """At most a round of playouts of each."""
    values: Values = {choice: [] for choice in tried}
    for _ in range(ROUND):
        outcomes = _play_out_each(playouts, tried, luck.next(), time)
        if outcomes is None:
            break
        for choice, outcome in zip(tried, outcomes, strict=True):
            values[choice].append(outcome)
    return values


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
        others.sort(key=lambda choice: -sum(outcome.worth for outcome in values[choice]))
        left = [first, *others[: max(1, len(others) // 2)]]


def _play_out_each(
    playouts: Playouts, choices: Sequence[Choice], seed: int, time: ThinkingTime
) -> list[PlayoutEnd] | None:
    """What comes of one playout of each choice with the same luck; None if there is no time for all of them."""
    if not time.may_go_on(len(choices)):
        return None
    outcomes: list[PlayoutEnd] = []
    for choice in choices:
        time.begin()
        outcome = playouts.value((choice,), Luck(seed), time.is_late)
        if outcome is None:
            return None
        time.end()
        outcomes.append(outcome)
    return outcomes


def _may_be_better(outcome: list[PlayoutEnd], against: list[PlayoutEnd]) -> bool:
    """Whether more playouts could still show that a choice is the better one."""
    difference = difference_of(outcome, against)
    return difference.mean + CONFIDENT * difference.error > 0


def _best(values: Values, first: Choice) -> Choice:
    """The choice that is better than the first one by more than chance explains; the first if none is."""
    best, best_margin = first, 0.0
    for choice, outcome in values.items():
        difference = difference_of(outcome, values[first])
        least = 0.0 if (first[0], choice) == ("join", GO_ON) else MIN_GAIN
        margin = difference.mean - MIN_STANDARD_ERRORS * difference.error - least
        if choice != first and len(outcome) >= ROUND and margin > best_margin:
            best, best_margin = choice, margin
    return best
