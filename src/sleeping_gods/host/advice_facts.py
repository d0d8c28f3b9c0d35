"""The figures behind a choice that a robot weighed, as clauses: exact odds first, then what the robot counted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from ..bots.robots.advice_facts import (
    AdviceFact,
    AttackAhead,
    Costs,
    CourseWorth,
    Equal,
    FightAhead,
    Gains,
    GoalWorth,
    HeadsFor,
    Instead,
    Leaves,
    LostCommand,
    PassChance,
    ReadAhead,
    Separates,
    Standing,
    StoryWorth,
    ThumbRule,
    UnreadAhead,
)
from ..bots.robots.blow import BlowAhead, blow_ahead
from ..bots.robots.interface import Weighed
from ..bots.robots.measures import COINS_PER_POINT
from ..bots.story.unread_worth import UNREAD
from ..kernel.choices import Choice
from ..kernel.table import decision_of
from ..party.acts.alter import AlterTest
from ..party.chapters.challenge import JoinChallenge
from ..party.chapters.strike import BUFF
from ..party.table.table import PartyTable
from ..presentation.audience import Audience
from ..presentation.odds import Odds, percent
from ..presentation.party.challenge_ahead import chance_ahead
from ..presentation.party.draws import skill_word
from ..presentation.party.presenter import Presenter
from ..presentation.phrases import join
from ..presentation.scene.text import plain
from ..sea.table.table import SeaTable
from .advice_beside import LEAST_GAIN, fact_of
from .advice_changes import changes_told, figure, points_of

T = TypeVar("T", bound=PartyTable)
GO_ON: Choice = ("go", "on")
ALL_PARTS: Choice = ("do", "all")
LONG_LABEL = 60
"""Characters of a label that are said again where it stands in full beside them."""
REPLACES = frozenset({"fewest-cards", "most-cards", "weakest-weapon", "most-fate", "dearest", "no-text", "most-health"})
"""Figures that are looked at only where all that the rule names is the same."""
BESIDE_TEST = ("use", "play", "activate", "equip", "cook", "drink")
"""First words of acts of any time, in the middle of a test."""
IN_POINTS = frozenset({"worth", "gain"})

ORDER: tuple[type[object], ...] = (
    PassChance, FightAhead, AttackAhead, Instead, ThumbRule, LostCommand, Standing, HeadsFor, GoalWorth, CourseWorth,
    UnreadAhead, ReadAhead, StoryWorth, Costs, Gains, Leaves,
)  # fmt: skip
"""The kinds of facts, those that say most first."""
PRINTED = frozenset(
    {
        "Attacks", "Buy", "Choose", "ChooseEvent", "DealTo", "GiveCard", "KeepReward", "MayAttempt", "NextAction",
        "PickArm", "PlaceStandees", "WeakenFoe",
    }
)  # fmt: skip
"""Decisions whose choices have their price, their failing or their figures printed beside them."""


def clauses_of(
    presenter: Presenter[T], table: T, audience: Audience, weighed: Weighed, following: Weighed | None = None
) -> list[str]:
    """What speaks for a choice in figures, those that weigh most first; each clause without a full stop.

    Its rule of thumb is said only as far as that puts it before the ``following`` choice.
    """
    return list(dict.fromkeys(filter(None, _clauses(presenter, table, audience, weighed, following))))


def _clauses(
    presenter: Presenter[T], table: T, audience: Audience, weighed: Weighed, following: Weighed | None
) -> Iterator[str]:
    drawn = [*_of_draws(presenter, table, audience, weighed.choice)]
    if type(decision_of(table)).__name__ in PRINTED:
        yield printed_clause(presenter, table, weighed)
    if weighed.choice[0] == "sail" and isinstance(table, SeaTable):
        yield hazard_clause(presenter, table, weighed.choice)
    if weighed.choice == ALL_PARTS:
        parts = [presenter.label(table, choice) for choice in table.offered if choice != ALL_PARTS]
        yield presenter.localizer.listed(parts)
    yield from drawn
    has_course = any(isinstance(fact, CourseWorth) for fact in weighed.facts)
    passed = isinstance(decision_of(table), AlterTest) and presenter.boosts.needs(table) == 0
    for fact in sorted(weighed.facts, key=lambda fact: ORDER.index(type(fact)) if type(fact) in ORDER else len(ORDER)):
        needless = isinstance(fact, ThumbRule) and (passed or (fact.name == "course" and has_course))
        if isinstance(fact, ThumbRule) and not needless and following is not None:
            yield from _of_rule(presenter, fact, following)
        elif not needless and not (drawn and isinstance(fact, PassChance)):
            yield _of_fact(presenter, table, audience, weighed, fact)


def _of_rule(presenter: Presenter[Any], rule: ThumbRule, following: Weighed) -> Iterator[str]:
    """The rule as far as it separates two choices, with the figures of both, or that both are equal by it."""
    say, equal, parts = presenter.localizer.say, fact_of(following, Equal), fact_of(following, Separates)
    if equal is not None:
        if equal.ruled:
            yield _rule_words(presenter, rule)
        figures = _figure_of(presenter, equal.name, equal.amount)
        yield say("advice_rule-equal", name=equal.name or "none", figure=figures)
        return
    if parts is None or parts.name not in REPLACES:
        yield _rule_words(presenter, rule)
    if parts is not None and parts.name == "gain":
        yield say(
            "advice_parts-gain" if parts.theirs > 0 else "advice_parts-loss",
            theirs=_figure_of(presenter, "gain", parts.theirs),
        )
    elif parts is not None and parts.name:
        if parts.name in IN_POINTS and min(parts.mine, parts.theirs) < 0:
            yield say("advice_parts-ahead", points=points_of(presenter.localizer, parts.mine - parts.theirs))
            return
        mine, theirs = (_figure_of(presenter, parts.name, amount) for amount in (parts.mine, parts.theirs))
        close = parts.name in IN_POINTS and mine == theirs
        yield say("advice_parts-close") if close else say(f"advice_parts-{parts.name}", mine=mine, theirs=theirs)


def _figure_of(presenter: Presenter[Any], name: str, amount: float) -> str:
    """A figure that a rule compares: points where it is a worth."""
    return points_of(presenter.localizer, amount) if name in IN_POINTS else figure(presenter.localizer, amount)


def _rule_words(presenter: Presenter[Any], rule: ThumbRule) -> str:
    if rule.name == "usual":
        return ""
    points = points_of(presenter.localizer, rule.points)
    return presenter.localizer.say(f"advice_rule-{rule.name}", amount=rule.amount, points=points)


def printed_clause(presenter: Presenter[T], table: T, weighed: Weighed) -> str:
    """What stands beside the choice in the menu: what it costs and does."""
    return presenter.detail(table, weighed.choice).rstrip(".")


def _is_beside_challenge(table: PartyTable, choice: Choice) -> bool:
    """Whether an act of any time is thought of in the middle of a challenge."""
    return table.test.kind == "challenge" and choice[0] in BESIDE_TEST and choice not in table.offered


def hazard_clause(presenter: Presenter[Any], table: SeaTable, choice: Choice) -> str:
    """The hazard of a region, as it stands in the menu; empty if there is none."""
    if table.pack.regions[choice[1]].hazard is None:
        return ""
    return presenter.detail(table, choice).rstrip(".").rpartition(";")[2].strip()


def _of_draws(presenter: Presenter[T], table: T, audience: Audience, choice: Choice) -> Iterator[str]:
    """The exact odds of the draw that follows a choice, and what the damage in progress can do at best."""
    say = presenter.localizer.say
    blow = blow_ahead(table) if choice[0] in ("cover", "stop") else None
    if blow is not None and blow.choice == choice:
        names = presenter.localizer.listed(
            presenter.game_words.name(presenter.localizer, table, enemy) for enemy in blow.beaten
        )
        if not (blow.hearts or blow.beaten or blow.silenced):
            yield say("advice_blow-nothing", what=presenter.detail(table, choice).rstrip(".") or "none")
            return
        squares = presenter.localizer.listed(_squares_to_cover(presenter, table, blow))
        yield say("advice_blow", squares=squares, hearts=blow.hearts, beaten=names or "none", silenced=blow.silenced)
    if isinstance(decision_of(table), AlterTest) and (needs := presenter.boosts.needs(table)) is not None:
        boost = presenter.boosts.of(table, choice)
        if boost is not None and boost.gives > 0 and needs:
            yield say("advice_lacking", missing=needs, adds=boost.gives)
        elif not needs:
            yield say("advice_enough")
        elif _is_beside_challenge(table, choice) and boost is None:
            yield say("advice_beside-test", missing=needs)
    counting = presenter.counting(table, audience)
    odds = counting.of(choice) if presenter.odds_beside(table, choice) else None
    if odds is not None and choice[0] == "join" and isinstance(decision_of(table), JoinChallenge):
        without = counting.of(GO_ON)
        if without is not None:
            yield _of_joining(presenter, table, choice[1], odds, without)
    elif odds is not None:
        yield say("advice_odds", odds=odds.short(presenter.localizer))
    ahead = chance_ahead(presenter, table, audience, choice)
    if ahead is not None:
        yield say("advice_odds-ahead", odds=ahead.short)


def _of_joining(presenter: Presenter[T], table: T, name: str, odds: Odds, without: Odds) -> str:
    """The odds with somebody who may take part, and without."""
    localizer = presenter.localizer
    who, hoped, alone = presenter.game_words.name(localizer, table, name), odds.hoped(), without.short(localizer)
    if hoped and not odds.results.get(hoped):
        return localizer.say("advice_joined-short", who=who)
    if alone == odds.short(localizer):
        return localizer.say("advice_joined-nothing", who=who, odds=alone)
    alone = without.of(localizer, hoped) if hoped else alone
    return localizer.say("advice_joined", who=who, odds=odds.short(localizer), without=alone)


def _squares_to_cover(presenter: Presenter[T], table: T, blow: BlowAhead) -> Iterator[str]:
    """The squares of a placement, the next one first; an enemy is named where there are several."""
    several = len({square[1] for square in blow.squares}) > 1
    for _, enemy, square in sorted(blow.squares, key=lambda square: square != blow.choice):
        word = presenter.localizer.say("square_buff") if square == BUFF else square
        name = presenter.game_words.name(presenter.localizer, table, enemy)
        yield presenter.localizer.say("advice_square-of", square=word, enemy=name) if several else word


def _of_fact(presenter: Presenter[T], table: T, audience: Audience, weighed: Weighed, fact: AdviceFact) -> str:
    """A figure that the robot counted, in words; empty if there is nothing to say of it."""
    localizer, choice, facts = presenter.localizer, weighed.choice, weighed.facts
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
            return say("advice_unread", pages=pages, points=points_of(localizer, UNREAD.choice / COINS_PER_POINT))
        case ReadAhead(pages=pages):
            return say("advice_read", pages=pages)
        case StoryWorth(worth=worth):
            return say("advice_story-worth", points=points_of(localizer, worth))
        case HeadsFor(location=location, distance=distance, what=what, unit=unit):
            place = _place(presenter, table, audience, location)
            if not place:
                return ""
            if not distance:
                return say(f"advice_arrives-{what}", place=place)
            away = say(f"advice_away-{unit}", count=max(1, round(distance)))
            return say(f"advice_heads-{what}", place=place, away=away)
        case CourseWorth(worth=worth, unit=unit):
            heads = next((other.what for other in facts if isinstance(other, HeadsFor)), choice[0])
            unit = heads if heads in ("port", "market") else unit
            return say(f"advice_promise-{unit}", points=points_of(localizer, worth)) if worth >= LEAST_GAIN else ""
        case Instead(usual=usual, gain=gain):
            return say("advice_instead", usual=short_label(presenter, table, usual), points=points_of(localizer, gain))
        case ThumbRule():
            return _rule_words(presenter, fact)
        case GoalWorth(worth=worth):
            return say("advice_goal-worth", points=points_of(localizer, worth))
        case LostCommand(printed=printed, gained=gained):
            return say("advice_lost-command", printed=printed, gained=gained)
        case AttackAhead():
            if (fact.dealt, fact.taken) == (fact.dealt_then, fact.taken_then):
                return say("advice_attack-same", dealt=fact.dealt, taken=fact.taken)
            then = {"dealt_then": fact.dealt_then, "taken_then": fact.taken_then}
            return say("advice_attack-ahead", dealt=fact.dealt, taken=fact.taken, **then)
        case Standing():
            return _of_standing(presenter, table, fact)
        case Leaves(changes=changes, playouts=playouts, at_once=at_once):
            figures = changes_told(presenter, table, choice, changes)
            if figures and at_once:
                return say("advice_at-once", changes=figures)
            return say("advice_leaves", changes=figures, runs=playouts) if figures else ""
        case _:
            return ""


def _of_standing(presenter: Presenter[T], table: T, fact: Standing) -> str:
    """How somebody or something stands."""
    localizer = presenter.localizer
    if fact.what in ("goods", "stock"):
        return localizer.say("advice_standing-goods", what=localizer.counted(fact.amount, fact.who))
    if fact.what == "ship":
        return localizer.say("advice_standing-ship", amount=fact.amount)
    if fact.what == "skill":
        who = skill_word(localizer, fact.who)
    else:
        who = "" if fact.what == "rest" else presenter.game_words.name(localizer, table, fact.who)
    skill = skill_word(localizer, fact.skill) if fact.skill else ""
    if fact.what == "rest":
        return localizer.say("advice_standing-rest", camps=int(fact.who), amount=fact.amount, most=fact.most)
    return localizer.say(f"advice_standing-{fact.what}", who=who, amount=fact.amount, most=fact.most, skill=skill)


def short_label(presenter: Presenter[T], table: T, choice: Choice) -> str:
    """What a choice is called, without marks; only the beginning of a long sentence of the story."""
    label = plain(presenter.localizer.rich_text(presenter.named(table, choice))).rstrip(".")
    if len(label) <= LONG_LABEL:
        return label
    return presenter.localizer.say("advice_shortened", label=label[:LONG_LABEL].rpartition(" ")[0].rstrip(" ,;:."))


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
