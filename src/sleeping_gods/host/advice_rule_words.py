"""Rules of thumb as clauses: as far as they separate two choices, with the figures that they compare."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from ..bots.party.blow_placement import HEART
from ..bots.robots.advice_facts import Counted, Equal, Separates, ThumbRule
from ..bots.robots.blow_beside import HUNDREDTHS
from ..bots.robots.interface import Weighed
from ..party.table.table import PartyTable
from ..presentation.audience import Audience
from ..presentation.party.presenter import Presenter
from .advice_beside import fact_of
from .advice_changes import figure, health_of, points_of

T = TypeVar("T", bound=PartyTable)
REPLACES = frozenset({"fewest-cards", "most-cards", "weakest-weapon", "most-fate", "dearest", "no-text", "most-health"})
"""Figures that are looked at only where all that the rule names is the same."""
WHOLE = frozenset({"opens-all"})
"""Rules by which the order of what is asked is nothing, whatever each would be worth alone."""
IN_POINTS = frozenset({"worth", "gain"})
"""Figures of a rule that are points of the final score."""


def rule_clauses(presenter: Presenter[Any], rule: ThumbRule, best: Weighed, following: Weighed) -> Iterator[str]:
    """The rule as far as it separates two choices, with the figures of both, or that both are equal by it."""
    say, equal, separates = presenter.localizer.say, fact_of(following, Equal), fact_of(following, Separates)
    if rule.name in WHOLE:
        yield rule_words(presenter, rule)
        return
    if equal is not None:
        yield rule_words(presenter, rule)
        figures = _figure_of(presenter, equal.name, equal.amount)
        yield say("advice_rule-equal", name=equal.name or "none", figure=figures)
        return
    if separates is None or separates.name not in REPLACES:
        yield rule_words(presenter, rule)
    if separates is not None and separates.name:
        yield _separation(presenter, separates, fact_of(best, Counted), fact_of(following, Counted))


def only_own_words(presenter: Presenter[T], table: T, audience: Audience) -> str:
    """That there is one answer of one's own, and whose the others are."""
    seats = dict.fromkeys(table.actor(choice) for choice in table.offered)
    who = presenter.localizer.listed(table.names[seat] for seat in seats if not audience.sees(seat))
    return presenter.localizer.say("advice_rule-only-own", who=who or "none")


def _separation(
    presenter: Presenter[Any],
    separates: Separates,
    mine_counted: Counted | None = None,
    theirs_counted: Counted | None = None,
) -> str:
    """The figures of two choices that a rule tells apart by them, or only how far they differ."""
    say, name = presenter.localizer.say, separates.name
    if name == "gain":
        key = "advice_parts-gain" if separates.theirs > 0 else "advice_parts-loss"
        return say(key, theirs=_figure_of(presenter, name, separates.theirs))
    if name in IN_POINTS and min(separates.mine, separates.theirs) < 0:
        return say("advice_parts-ahead", points=points_of(presenter.localizer, separates.mine - separates.theirs))
    mine = _figure_of(presenter, name, separates.mine)
    theirs = _figure_of(presenter, name, separates.theirs)
    if name in IN_POINTS and mine == theirs:
        if mine_counted is not None and theirs_counted is not None:
            finds = (_worths(presenter, counted) for counted in (mine_counted, theirs_counted))
            return say("advice_parts-close-finds", **dict(zip(("mine", "theirs"), finds, strict=True)))
        return say("advice_parts-close")
    return say(f"advice_parts-{name}", mine=mine, theirs=theirs)


def _worths(presenter: Presenter[Any], counted: Counted) -> str:
    """What one of each kind of goods counts."""
    localizer = presenter.localizer
    return ", ".join(f"{localizer.noun(good, many=True)} {figure(localizer, worth)}" for good, worth in counted.worths)


def _figure_of(presenter: Presenter[Any], name: str, amount: float) -> str:
    """A figure that a rule compares: points where it is a worth."""
    return points_of(presenter.localizer, amount) if name in IN_POINTS else figure(presenter.localizer, amount)


def rule_words(presenter: Presenter[Any], rule: ThumbRule) -> str:
    """A rule with its figures; empty for what is merely usual."""
    if rule.name == "usual":
        return ""
    points = points_of(presenter.localizer, rule.points)
    return presenter.localizer.say(
        f"advice_rule-{rule.name}",
        amount=rule.amount,
        most=rule.most,
        points=points,
        health=health_of(presenter.localizer, HEART / HUNDREDTHS),
    )
