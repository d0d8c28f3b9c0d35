"""The test section: the total, the exact odds, and what can still change the result."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from ...kernel.choices import Choice, Seat, text
from ...kernel.table import decision_of
from ...party.acts.alter import SKILLED
from ...party.chapters.challenge import at_stake, is_unsettled
from ...party.chapters.fate import fate_of
from ...party.table.records import Test as Drawn
from ...party.table.table import PartyTable
from ..audience import Audience
from ..localizer import Localizer
from ..odds import Odds
from ..scene.menu import DrawOdds
from ..scene.test import Part, TestChange, TestState
from .aims import LOW, aim_of
from .boosts import CARD, FREE, TOKEN
from .draws import TestNumbers, hope_words
from .effect_words import effect_words
from .joiners import joiners
from .odds_presenter import OF_DRAWS
from .presenter import Presenter
from .reach import Best, ChanceReach
from .reach_words import best_short, best_words, odds_with_remaining_boosts
from .scene_section import READS_EVERYTHING

T = TypeVar("T", bound=PartyTable)
READS = READS_EVERYTHING
"""A test depends on boards, hands, decks and goods; without one there is nothing to tell."""


def test(presenter: Presenter[T], table: T, audience: Audience) -> TestState | None:
    """The test in progress; None if there is none, or it is shown elsewhere."""
    if not table.tests:
        return None
    under_way, localizer = table.test, presenter.localizer
    test_in_numbers = presenter.game_words.test_numbers(localizer, table, under_way)
    if test_in_numbers is None:
        return None
    aim = aim_of(table)
    held = _matching_cards(table, under_way, audience)
    now, then = _chances(presenter, table, audience, held)
    best = _best(presenter, table, audience) if now is not None and under_way.kind == "challenge" else None
    waiting = joiners(presenter, table, audience)
    ahead = presenter.to_the_draw(table) if waiting else None
    return TestState(
        kind=under_way.kind,
        skill=under_way.skill,
        number=test_in_numbers.number,
        printed=test_in_numbers.printed,
        parts=tuple(Part(*part) for part in test_in_numbers.parts),
        drawn=under_way.drawn,
        fate=fate_of(under_way) if under_way.drawn else 0,
        total=test_in_numbers.total,
        missing=_shortfall(test_in_numbers, low=aim == LOW) if under_way.drawn else 0,
        lines=tuple(localizer.rich_text(line) for line in test_in_numbers.lines),
        failure_cost=localizer.rich_text(_failure_words(presenter, table)),
        join_cost=localizer.rich_text(test_in_numbers.price),
        chance=now,
        hand_count=held,
        hand_chance=then,
        hand_text=localizer.rich_text(best_words(presenter, table, best) if best is not None else ""),
        changes=_changes(presenter, table, audience),
        joiners=waiting,
        draw_choice=text(ahead) if ahead is not None else "",
        cards=under_way.aside,
        aim=aim,
        hope=hope_words(localizer, table),
        helped=best.percent if best is not None else -1,
        helped_short=best_short(localizer, best) if best is not None else "",
        chance_note=localizer.say("chance_own-hand") if now is not None and _differs(table, audience) else "",
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


def _differs(table: PartyTable, audience: Audience) -> bool:
    """Whether somebody holds cards that the audience does not know, and so sees other odds."""
    return bool(audience.seats) and any(hand and not audience.sees(seat) for seat, hand in enumerate(table.hands))


def _shortfall(test_in_numbers: TestNumbers, *, low: bool) -> int:
    """How much is lacking, or too much, for the hoped result."""
    if not test_in_numbers.number:
        return 0
    over = test_in_numbers.total - test_in_numbers.number
    return max(0, over + 1 if low else -over)


def _matching_cards(table: PartyTable, under_way: Drawn, audience: Audience) -> int:
    """The number of visible hand cards that show the skill."""
    if under_way.kind not in SKILLED:
        return 0
    abilities = table.pack.abilities
    seen = [card for seat in audience.seen(table.seat_count()) for card in table.hands[seat]]
    return sum(1 for card in seen if abilities[card].skill == under_way.skill)


def _chances(
    presenter: Presenter[T], table: T, audience: Audience, held: int
) -> tuple[DrawOdds | None, DrawOdds | None]:
    """The odds before the draw, and with the cards in hand."""
    ahead = None if table.test.drawn else presenter.to_the_draw(table)
    if ahead is None:
        return None, None
    counting = presenter.counting(table, audience)
    now = chance(presenter.localizer, counting.of(ahead))
    return now, chance(presenter.localizer, counting.of(ahead, plus=held)) if held else None


def chance(localizer: Localizer, odds: Odds | None) -> DrawOdds | None:
    """Odds as a record."""
    if odds is None:
        return None
    return DrawOdds(tuple(odds.results.items()), odds.total, odds.hoped(), odds.short(localizer), odds.long(localizer))


class _Change(NamedTuple):
    """Something that can change the result, sorted as it is listed."""

    of_others: bool
    price: int
    less: int
    """What it gives, with the sign turned: the most comes first."""
    choice: Choice
    again: bool
    seat: Seat


def _changes(presenter: Presenter[T], table: T, audience: Audience) -> tuple[TestChange, ...]:
    """What can still change the result, if all of it together could."""
    needs = presenter.boosts.needs(table)
    if getattr(decision_of(table), "window", "") not in OF_DRAWS or needs == 0 or not table.test.drawn:
        return ()
    changes: dict[Choice, _Change] = {}
    for choice in presenter.options(table):
        boost = presenter.boosts.of(table, choice)
        if boost is None or boost.gives < 0 or not presenter.sees(table, choice, audience):
            continue
        seat = table.actor(choice)
        change = _Change(seat not in audience.seats, boost.price, -boost.gives, choice, boost.again, seat)
        same = choice[:-2] if choice[-2:-1] == ("by",) and choice[0] != "synergy" else choice
        if same not in changes or (changes[same].of_others and not change.of_others):
            changes[same] = change
    listed = sorted(changes.values(), key=lambda change: change[:3])
    once = all(change.price in (FREE, CARD, TOKEN) and not change.again for change in listed)
    if needs is not None and once and sum(-change.less for change in listed) < needs:
        return ()
    return tuple(
        TestChange(
            text(change.choice),
            presenter.localizer.rich_text(presenter.named(table, change.choice)),
            -change.less,
            change.again,
            change.price == FREE,
            change.seat,
            _redraw_chance(presenter, table, audience, change.choice) if change.again else None,
        )
        for change in listed
    )


def _redraw_chance(presenter: Presenter[T], table: T, audience: Audience, choice: Choice) -> DrawOdds | None:
    """The odds of a redraw, with what could still be added to it."""
    counting = presenter.counting(table, audience)
    odds = chance(presenter.localizer, counting.of(choice))
    return odds_with_remaining_boosts(presenter, table, counting, choice, odds) if odds is not None else None
