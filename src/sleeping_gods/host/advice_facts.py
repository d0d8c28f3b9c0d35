"""The figures behind a choice that a robot weighed, as clauses: exact odds first, then what the robot counted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from ..bots.robots.advice_facts import (
    AdviceFact,
    Afterwards,
    Costs,
    CourseWorth,
    FightAhead,
    Gains,
    HeadsFor,
    PassChance,
    ScoreAhead,
    UnreadAhead,
)
from ..bots.robots.blow import blow_ahead
from ..bots.robots.interface import Weighed
from ..kernel.choices import Choice
from ..kernel.table import decision_of
from ..party.acts.alter import AlterTest
from ..party.chapters.challenge import JoinChallenge
from ..party.table.table import PartyTable
from ..presentation.audience import Audience
from ..presentation.localizer import Localizer
from ..presentation.odds import percent
from ..presentation.party.challenge_ahead import chance_ahead
from ..presentation.party.draws import skill_word
from ..presentation.party.presenter import Presenter
from ..presentation.phrases import join

T = TypeVar("T", bound=PartyTable)
GO_ON: Choice = ("go", "on")
LEAST_GAIN = 0.05
"""A smaller difference of points is none."""


def clauses_of(presenter: Presenter[T], table: T, audience: Audience, weighed: Weighed) -> list[str]:
    """What speaks for a choice in figures, those that weigh most first; each clause without a full stop."""
    return list(dict.fromkeys(_clauses(presenter, table, audience, weighed)))


def _clauses(presenter: Presenter[T], table: T, audience: Audience, weighed: Weighed) -> list[str]:
    clauses = [*_of_draws(presenter, table, audience, weighed.choice)]
    odds_said = bool(clauses)
    for fact in weighed.facts:
        if not (odds_said and isinstance(fact, PassChance)):
            clauses += filter(None, [_of_fact(presenter, table, audience, fact)])
    return clauses


def printed_clause(presenter: Presenter[T], table: T, weighed: Weighed) -> str:
    """What stands beside the choice in the menu: what it costs and does."""
    return presenter.detail(table, weighed.choice).rstrip(".")


def _of_draws(presenter: Presenter[T], table: T, audience: Audience, choice: Choice) -> Iterator[str]:
    """The exact odds of the draw that follows a choice, and what the damage in progress can do at best."""
    say = presenter.localizer.say
    blow = blow_ahead(table) if choice[0] in ("cover", "stop") else None
    if blow is not None and blow.choice == choice:
        names = presenter.localizer.listed(
            presenter.game_words.name(presenter.localizer, table, enemy) for enemy in blow.beaten
        )
        yield say("advice_blow", hearts=blow.hearts, beaten=names or "none", silenced=blow.silenced)
    if isinstance(decision_of(table), AlterTest) and (needs := presenter.boosts.needs(table)) is not None:
        boost = presenter.boosts.of(table, choice)
        if boost is not None and boost.gives > 0 and needs:
            yield say("advice_lacking", missing=needs, adds=boost.gives)
        elif not needs:
            yield say("advice_enough")
    counting = presenter.counting(table, audience)
    odds = counting.of(choice) if presenter.odds_beside(table, choice) else None
    if odds is not None and choice[0] == "join" and isinstance(decision_of(table), JoinChallenge):
        without = counting.of(GO_ON)
        if without is not None and without.of(presenter.localizer, odds.hoped()) == odds.short(presenter.localizer):
            who = presenter.game_words.name(presenter.localizer, table, choice[1])
            yield say("advice_joined-nothing", who=who, odds=odds.short(presenter.localizer))
        elif without is not None:
            yield say(
                "advice_joined",
                who=presenter.game_words.name(presenter.localizer, table, choice[1]),
                odds=odds.short(presenter.localizer),
                without=without.of(presenter.localizer, odds.hoped()),
            )
    elif odds is not None:
        yield say("advice_odds", odds=odds.short(presenter.localizer))
    ahead = chance_ahead(presenter, table, audience, choice)
    if ahead is not None:
        yield say("advice_odds-ahead", odds=ahead.short)


def _of_fact(presenter: Presenter[T], table: T, audience: Audience, fact: AdviceFact) -> str:
    """A figure that the robot counted, in words."""
    localizer = presenter.localizer
    say = localizer.say
    match fact:
        case PassChance(skill=skill, number=number, chance=chance):
            share = say("odds_percent", share=percent(round(1000 * chance), 1000))
            return say("advice_pass", skill=skill_word(localizer, skill), number=number, chance=share)
        case Costs(what=what, amount=amount):
            return say("advice_costs", amount=amount, what=_thing(presenter, table, what))
        case Gains(what=what, amount=amount):
            return say("advice_gains", amount=amount, what=_thing(presenter, table, what))
        case FightAhead(enemies=enemies, unknown=unknown, harm=harm):
            names = localizer.listed(presenter.game_words.name(localizer, table, enemy) for enemy in enemies)
            key = "advice_fight" if names and not unknown else "advice_fight-unknown"
            return say(key, enemies=names, harm=round(harm))
        case UnreadAhead(pages=pages):
            return say("advice_unread", pages=pages)
        case HeadsFor(location=location, distance=distance, what=what, unit=unit):
            place = _place(presenter, table, audience, location)
            away = say(f"advice_away-{unit}", count=max(1, round(distance)))
            return say(f"advice_heads-{what}", place=place, away=away) if place else ""
        case CourseWorth(worth=worth, unit=unit):
            return say(f"advice_promise-{unit}", worth=figure(localizer, worth)) if worth >= LEAST_GAIN else ""
        case Afterwards(gain=gain):
            return say("advice_afterwards", gain=figure(localizer, gain)) if gain >= LEAST_GAIN else ""
        case ScoreAhead():
            return trial_clause(localizer, Weighed((), 0.0, (fact,)))


def trial_clause(localizer: Localizer, weighed: Weighed) -> str:
    """What came of the playouts of a choice; empty if there were none."""
    score = next((fact for fact in weighed.facts if isinstance(fact, ScoreAhead)), None)
    if score is None or score.playouts < 1:
        return ""
    better = "even" if abs(score.gain) < LEAST_GAIN else "yes" if score.gain > 0 else "no"
    gain = figure(localizer, abs(score.gain))
    return localizer.say("advice_playouts", playouts=score.playouts, gain=gain, better=better)


def figure(localizer: Localizer, amount: float) -> str:
    """An amount with at most one decimal, as the language writes it."""
    whole, tenths = divmod(round(10 * amount), 10)
    return localizer.say("advice_figure", whole=whole, tenths=tenths)


def _thing(presenter: Presenter[T], table: T, what: str) -> str:
    """A kind of goods, or a card, by its name."""
    localizer = presenter.localizer
    if localizer.words.knows("noun", what):
        return localizer.noun(what, many=True)
    return presenter.game_words.name(localizer, table, what.rpartition(" ")[2] if " " in what else what)


def _place(presenter: Presenter[T], table: T, audience: Audience, location: str) -> str:
    """A place as it is known: its number, and its name once it has been visited."""
    if not location.isdecimal():
        return presenter.game_words.name(presenter.localizer, table, location)
    return join([location, presenter.places(table, audience).name(int(location))], " ")
