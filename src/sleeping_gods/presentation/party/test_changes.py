"""What can still change the result of the test in progress."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeVar

from ...kernel.choices import Choice, Seat, text
from ...kernel.table import decision_of
from ...party.table.decisions import window_of
from ...party.table.table import PartyTable
from ..audience import Audience
from ..scene.menu import DrawOdds
from ..scene.test import TestChange
from .boosts import CARD, FREE, TOKEN, ChoiceBoost
from .choice_odds import odds_record
from .odds_presenter import OF_DRAWS
from .presenter import Presenter
from .reach_words import odds_with_remaining_boosts

T = TypeVar("T", bound=PartyTable)


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


def test_changes(presenter: Presenter[T], table: T, audience: Audience) -> tuple[TestChange, ...]:
    """What can still change the result, each once; none if all of it together could not.

    Everything but a free act, a card or a token can be used again, so that nobody can say what is enough.
    """
    needs = presenter.boosts.needs(table)
    if window_of(decision_of(table)) not in OF_DRAWS or needs == 0 or not table.test.drawn:
        return ()
    listed = sorted(_each_deed(presenter, table, audience), key=lambda change: change.order)
    once = all(change.boost.price in (FREE, CARD, TOKEN) and not change.boost.again for change in listed)
    if needs is not None and once and sum(change.boost.gives for change in listed) < needs:
        return ()
    return tuple(_record(presenter, table, audience, change) for change in listed)


def _each_deed(presenter: Presenter[T], table: T, audience: Audience) -> Iterable[_Change]:
    """What can change the result, each deed once: as one's own if the audience can do it."""
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
    return changes.values()


def _record(presenter: Presenter[T], table: T, audience: Audience, change: _Change) -> TestChange:
    """A choice that changes the test, in words and figures; of a redraw also the chance that it suffices."""
    return TestChange(
        choice=text(change.choice),
        label=presenter.localizer.rich_text(presenter.named(table, change.choice)),
        adds=change.boost.gives,
        redraws=change.boost.again,
        free=change.boost.price == FREE,
        seat=change.seat,
        chance=_redraw_chance(presenter, table, audience, change.choice) if change.boost.again else None,
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
    odds = odds_record(presenter.localizer, counting.of(choice))
    return odds_with_remaining_boosts(presenter, table, counting, choice, odds) if odds is not None else None
