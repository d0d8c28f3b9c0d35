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
from ..scene.test import TestChange, TestState
from .aims import LOW, aim_of
from .boosts import CARD, FREE, TOKEN, ChoiceBoost
from .effect_words import effect_words
from .joiners import joiners
from .odds_note import odds_note
from .odds_presenter import OF_DRAWS
from .presenter import Presenter
from .reach import Best, ChanceReach
from .reach_words import best_short, best_words, odds_with_remaining_boosts
from .scene_section import READS_EVERYTHING
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
        changes=_changes(presenter, table, audience),
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


def _chances(
    presenter: Presenter[T], table: T, audience: Audience, held: int
) -> tuple[DrawOdds | None, DrawOdds | None]:
    """The odds as things stand before the draw, and with ``held`` cards of the hand discarded for it."""
    ahead = None if table.test.drawn else presenter.to_the_draw(table)
    if ahead is None:
        return None, None
    counting = presenter.counting(table, audience)
    as_it_stands = chance(presenter.localizer, counting.of(ahead))
    with_hand = chance(presenter.localizer, counting.of(ahead, plus=held)) if held else None
    return as_it_stands, with_hand


def chance(localizer: Localizer, odds: Odds | None) -> DrawOdds | None:
    """Odds as a record."""
    if odds is None:
        return None
    return DrawOdds(
        results=tuple(odds.results.items()),
        total=odds.total,
        best=odds.hoped(),
        short=odds.short(localizer),
        long=odds.long(localizer),
    )


class _Change(NamedTuple):
    """Something that can change the result."""

    choice: Choice
    boost: ChoiceBoost
    seat: Seat
    of_others: bool
    """Whether it is the choice of somebody who is not in the audience."""

    @property
    def order(self) -> tuple[bool, int, int]:
        """The sort key: one's own first, then the cheapest, then those that give most."""
        return self.of_others, self.boost.price, -self.boost.gives


def _changes(presenter: Presenter[T], table: T, audience: Audience) -> tuple[TestChange, ...]:
    """What can still change the result, each once; none if all of it together could not.

    Everything but a free act, a card or a token can be used again, so that nobody can say what is enough.
    """
    needs = presenter.boosts.needs(table)
    if getattr(decision_of(table), "window", "") not in OF_DRAWS or needs == 0 or not table.test.drawn:
        return ()
    changes: dict[Choice, _Change] = {}
    for choice in presenter.options(table):
        boost = presenter.boosts.of(table, choice)
        if boost is None or boost.gives < 0 or not presenter.sees(table, choice, audience):
            continue
        seat = table.actor(choice)
        change = _Change(choice, boost, seat, of_others=seat not in audience.seats)
        deed = _without_actor(choice)
        if deed not in changes or (changes[deed].of_others and not change.of_others):
            changes[deed] = change
    listed = sorted(changes.values(), key=lambda change: change.order)
    once = all(change.boost.price in (FREE, CARD, TOKEN) and not change.boost.again for change in listed)
    if needs is not None and once and sum(change.boost.gives for change in listed) < needs:
        return ()
    return tuple(
        TestChange(
            choice=text(change.choice),
            label=presenter.localizer.rich_text(presenter.named(table, change.choice)),
            adds=change.boost.gives,
            redraws=change.boost.again,
            free=change.boost.price == FREE,
            seat=change.seat,
            chance=_redraw_chance(presenter, table, audience, change.choice) if change.boost.again else None,
        )
        for change in listed
    )


def _without_actor(choice: Choice) -> Choice:
    """What is done, whoever does it: of a choice that ends with ``by SEAT`` the words before.

    ``synergy OWNER by NAME`` ends with a member of the crew, who matters.
    """
    is_done_by_any = choice[-2:-1] == ("by",) and choice[0] != "synergy"
    return choice[:-2] if is_done_by_any else choice


def _redraw_chance(presenter: Presenter[T], table: T, audience: Audience, choice: Choice) -> DrawOdds | None:
    """The odds of a redraw, with what could still be added to it."""
    counting = presenter.counting(table, audience)
    odds = chance(presenter.localizer, counting.of(choice))
    return odds_with_remaining_boosts(presenter, table, counting, choice, odds) if odds is not None else None
