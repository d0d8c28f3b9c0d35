"""The exact odds behind a choice as clauses: of the draw that follows it, of a boost, and of the damage in progress."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from ..bots.robots.blow import BlowAhead, blow_ahead
from ..kernel.choices import Choice
from ..kernel.table import decision_of
from ..party.acts.alter import AlterTest
from ..party.chapters.challenge import JoinChallenge
from ..party.chapters.strike import BUFF
from ..party.table.table import PartyTable
from ..presentation.audience import Audience
from ..presentation.odds import Odds
from ..presentation.odds_counter import OddsCounter
from ..presentation.party.challenge_ahead import chance_ahead
from ..presentation.party.presenter import Presenter
from ..presentation.party.reach import ChanceReach

T = TypeVar("T", bound=PartyTable)
GO_ON: Choice = ("go", "on")
BESIDE_TEST = ("use", "play", "activate", "equip", "cook", "drink")
"""First words of acts of any time, in the middle of a test."""


def odds_clauses(
    presenter: Presenter[T], table: T, audience: Audience, choice: Choice, *, says_most: bool = True
) -> Iterator[str]:
    """The exact odds of the draw that follows a choice, and what the damage in progress can do at best.

    Before a challenge ``says_most`` adds the chances with all that can be used after the draw.
    """
    blow = blow_ahead(table) if choice[0] in ("cover", "stop") else None
    if blow is not None and blow.choice == choice:
        yield _of_blow(presenter, table, blow)
        if not _brings_something(blow):
            return
    yield from _of_boost(presenter, table, choice)
    yield from _of_draw(presenter, table, audience, choice, says_most=says_most)
    ahead = chance_ahead(presenter, table, audience, choice)
    if ahead is not None:
        yield presenter.localizer.say("advice_odds-ahead", odds=ahead.short)


def is_worthless(presenter: Presenter[T], table: T) -> bool:
    """Whether the damage that is being placed can cover nothing that is worth anything."""
    blow = blow_ahead(table)
    return blow is not None and not _brings_something(blow) and not presenter.detail(table, blow.choice)


def _brings_something(blow: BlowAhead) -> bool:
    """Whether a blow covers a heart, beats an enemy or silences an ability."""
    return bool(blow.hearts or blow.beaten or blow.silenced)


def _of_blow(presenter: Presenter[T], table: T, blow: BlowAhead) -> str:
    """What the best placement of the damage covers and beats, or that there is nothing left to gain."""
    localizer = presenter.localizer
    if not _brings_something(blow):
        printed = presenter.detail(table, blow.choice).rstrip(".")
        return localizer.say("advice_blow-nothing", what=printed) if printed else localizer.say("advice_blow-worthless")
    squares = localizer.listed(_squares_to_cover(presenter, table, blow))
    beaten = localizer.listed(presenter.game_words.name(localizer, table, enemy) for enemy in blow.beaten)
    if not squares and beaten:
        return localizer.say("advice_blow-done", beaten=beaten)
    return localizer.say(
        "advice_blow", squares=squares, hearts=blow.hearts, beaten=beaten or "none", silenced=blow.silenced
    )


def _of_boost(presenter: Presenter[T], table: T, choice: Choice) -> Iterator[str]:
    """What a test that is being altered still needs, and what the choice adds to it."""
    needs = presenter.boosts.needs(table) if isinstance(decision_of(table), AlterTest) else None
    if needs is None:
        return
    boost = presenter.boosts.of(table, choice)
    if boost is not None and boost.gives > 0 and needs:
        yield presenter.localizer.say(
            "advice_lacking", missing=needs, adds=boost.gives, more=max(0, needs - boost.gives)
        )
    elif not needs:
        yield presenter.localizer.say("advice_enough")
    elif _is_beside_challenge(table, choice) and boost is None:
        yield presenter.localizer.say("advice_beside-test", missing=needs)


def _is_beside_challenge(table: PartyTable, choice: Choice) -> bool:
    """Whether an act of any time is thought of in the middle of a challenge."""
    return table.test.kind == "challenge" and choice[0] in BESIDE_TEST and choice not in table.offered


def _of_draw(
    presenter: Presenter[T], table: T, audience: Audience, choice: Choice, *, says_most: bool
) -> Iterator[str]:
    """The odds that stand beside the choice in the menu; of joining a challenge, how far they change by it."""
    if not presenter.odds_beside(table, choice):
        return
    counting = presenter.counting(table, audience)
    odds = counting.of(choice)
    if odds is None:
        return
    joining = isinstance(decision_of(table), JoinChallenge)
    if choice[0] != "join" or not joining:
        most = _with_everything(presenter, counting, choice) if joining and says_most else ""
        yield presenter.localizer.say("advice_odds", odds=odds.short(presenter.localizer), most=most or "none")
        return
    without, (_, name) = counting.of(GO_ON), choice
    if without is not None:
        yield _of_joining(presenter, table, name, odds, without)
        yield _of_all_joined(presenter, counting, choice, odds, without, always=says_most)


def _of_all_joined(
    presenter: Presenter[T], counting: OddsCounter, choice: Choice, odds: Odds, without: Odds, *, always: bool
) -> str:
    """The chances with all that can be used after the draw, with somebody and without; empty if nothing can.

    Unless ``always``, they are said only where they speak for whoever joins.
    """
    best, best_without = (ChanceReach(presenter.boosts.of, counting, ahead).best() for ahead in (choice, GO_ON))
    if not odds.hoped() or (best is None and best_without is None):
        return ""
    if not always and (best is None or (best_without is not None and best.percent <= best_without.percent)):
        return ""
    say = presenter.localizer.say
    most = odds.of(presenter.localizer, odds.hoped()) if best is None else say("odds_percent", share=best.percent)
    alone = without.of(presenter.localizer, without.hoped())
    most_without = alone if best_without is None else say("odds_percent", share=best_without.percent)
    return say("advice_joined-most", most=most, without=most_without)


def _with_everything(presenter: Presenter[T], counting: OddsCounter, choice: Choice) -> str:
    """The chance with all that can be used after the draw; empty where nothing can."""
    best = ChanceReach(presenter.boosts.of, counting, choice).best()
    return "" if best is None else presenter.localizer.say("odds_percent", share=best.percent)


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
