"""The test section: the total, the exact odds, and what can still change the result."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from ...kernel.choices import text
from ...party.acts.alter import SKILLED
from ...party.chapters.challenge import at_stake, is_unsettled
from ...party.chapters.fate import fate_of
from ...party.table.records import Test as Drawn
from ...party.table.table import PartyTable
from ..audience import Audience
from ..scene.menu import DrawOdds
from ..scene.test import TestState
from .aims import LOW, aim_of
from .choice_odds import odds_record
from .effect_words import effect_words
from .joiners import joiners
from .odds_note import odds_note
from .presenter import Presenter
from .reach import Best, ChanceReach
from .reach_words import best_short, best_words
from .scene_section import READS_EVERYTHING
from .test_changes import test_changes
from .test_numbers import TestNumbers
from .test_texts import hope_words

T = TypeVar("T", bound=PartyTable)
READS = READS_EVERYTHING
"""A test depends on boards, hands, decks and goods; without one there is nothing to tell."""


def test(presenter: Presenter[T], table: T, audience: Audience) -> TestState | None:
    """The test in progress; None if there is none, or it is shown elsewhere."""
    if not table.tests:
        return None
    under_way, localizer = table.test, presenter.localizer
    numbers = presenter.game_words.test_numbers(localizer, table, under_way)
    if numbers is None:
        return None
    aim = aim_of(table)
    held = _matching_cards(table, under_way, audience)
    as_it_stands, with_hand = _chances(presenter, table, audience, held)
    is_ahead = as_it_stands is not None
    best = _best(presenter, table, audience) if is_ahead and under_way.kind == "challenge" else None
    waiting = joiners(presenter, table, audience)
    ahead = presenter.to_the_draw(table) if waiting else None
    return TestState(
        kind=under_way.kind,
        skill=under_way.skill,
        number=numbers.number,
        printed=numbers.printed,
        parts=numbers.parts,
        drawn=under_way.drawn,
        fate=fate_of(under_way) if under_way.drawn else 0,
        total=numbers.total,
        missing=_shortfall(numbers, low=aim == LOW) if under_way.drawn else 0,
        lines=tuple(localizer.rich_text(line) for line in numbers.lines),
        failure_cost=localizer.rich_text(_failure_words(presenter, table)),
        join_cost=localizer.rich_text(numbers.price),
        chance=as_it_stands,
        hand_count=held,
        hand_chance=with_hand,
        hand_text=localizer.rich_text(best_words(presenter, table, best) if best is not None else ""),
        changes=test_changes(presenter, table, audience),
        joiners=waiting,
        draw_choice=text(ahead) if ahead is not None else "",
        cards=under_way.aside,
        aim=aim,
        hope=hope_words(localizer, table),
        helped=best.percent if best is not None else -1,
        helped_short=best_short(localizer, best) if best is not None else "",
        chance_note=odds_note(localizer, table, audience) if is_ahead else "",
    )


def _failure_words(presenter: Presenter[T], table: T) -> str:
    """What failing a challenge would cost; empty where nothing is at stake."""
    if table.test.kind != "challenge" or not is_unsettled(table):
        return ""
    localizer = presenter.localizer
    words = effect_words(localizer, at_stake(table), presenter.game_words.namer(localizer, table))
    return words or localizer.say("challenge_only-story")


def _best(presenter: Presenter[T], table: T, audience: Audience) -> Best | None:
    """The odds with everything at hand, as far as the audience knows."""
    ahead = presenter.to_the_draw(table)
    if ahead is None:
        return None
    return ChanceReach(presenter.boosts.of, presenter.counting(table, audience), ahead).best()


def _shortfall(numbers: TestNumbers, *, low: bool) -> int:
    """How much is lacking, or too much, for the hoped result."""
    if not numbers.number:
        return 0
    over = numbers.total - numbers.number
    return max(0, over + 1 if low else -over)


def _matching_cards(table: PartyTable, under_way: Drawn, audience: Audience) -> int:
    """The number of visible hand cards that show the skill."""
    if under_way.kind not in SKILLED:
        return 0
    abilities = table.pack.abilities
    seen = [card for seat in audience.seen(table.seat_count()) for card in table.hands[seat]]
    return sum(1 for card in seen if abilities[card].skill == under_way.skill)


class _Chances(NamedTuple):
    """The odds before the draw; None where there are none."""

    as_it_stands: DrawOdds | None
    with_hand: DrawOdds | None
    """With all visible hand cards discarded for it that show the skill."""


def _chances(presenter: Presenter[T], table: T, audience: Audience, held: int) -> _Chances:
    """The odds as things stand before the draw, and with ``held`` cards of the hand discarded for it."""
    ahead = None if table.test.drawn else presenter.to_the_draw(table)
    if ahead is None:
        return _Chances(None, None)
    counting = presenter.counting(table, audience)
    return _Chances(
        as_it_stands=odds_record(presenter.localizer, counting.of(ahead)),
        with_hand=odds_record(presenter.localizer, counting.of(ahead, plus=held)) if held else None,
    )
