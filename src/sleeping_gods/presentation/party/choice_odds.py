"""The odds of the draws that follow choices, as records beside the lines of a menu."""

from __future__ import annotations

import functools
from typing import Generic, TypeVar

from ...kernel.choices import Choice
from ...party.table.table import PartyTable
from ..audience import Audience
from ..localizer import Localizer
from ..odds import Odds
from ..odds_counter import OddsCounter
from ..scene.menu import DrawOdds
from .challenge_ahead import chance_ahead
from .presenter import Presenter
from .reach_words import odds_with_remaining_boosts

T = TypeVar("T", bound=PartyTable)
CACHE_SIZE = 1024
"""How many odds are remembered in words: a deck has few."""


class ChoiceOdds(Generic[T]):
    """The odds of the draws that follow choices, on the table as an audience knows it.

    Odds of challenges that a choice of the story leads to are told only if the audience ``is_asked`` to choose.
    """

    def __init__(self, presenter: Presenter[T], table: T, audience: Audience, *, is_asked: bool) -> None:
        self._presenter, self._table, self._audience = presenter, table, audience
        self._is_asked = is_asked
        self._counter: OddsCounter | None = None
        """Made when the first draw is looked at, for most menus have none."""
        self._record_of: dict[int, DrawOdds] = {}
        """By the identity of odds: the counter gives choices with the same odds the same object."""

    def of(self, choice: Choice) -> DrawOdds | None:
        """The odds beside a choice; None if no draw follows."""
        presenter, table = self._presenter, self._table
        if not presenter.odds_beside(table, choice):
            return chance_ahead(presenter, table, self._audience, choice) if self._is_asked else None
        if self._counter is None:
            self._counter = presenter.counting(table, self._audience)
        odds = self._counter.of(choice)
        if odds is None:
            return None
        if id(odds) not in self._record_of:
            self._record_of[id(odds)] = draw_odds(presenter.localizer, odds)
        record = self._record_of[id(odds)]
        if table.is_act(choice):
            return odds_with_remaining_boosts(presenter, table, self._counter, choice, record)
        return record


def odds_record(localizer: Localizer, odds: Odds | None) -> DrawOdds | None:
    """Odds as a record; None for none."""
    return None if odds is None else draw_odds(localizer, odds)


def draw_odds(localizer: Localizer, odds: Odds) -> DrawOdds:
    """Odds as a record."""
    return _draw_odds(localizer, tuple((result, odds.results[result]) for result in odds.in_order()), odds.total)


@functools.lru_cache(CACHE_SIZE)
def _draw_odds(localizer: Localizer, results: tuple[tuple[str, int], ...], total: int) -> DrawOdds:
    """Cached, because the same odds recur."""
    odds = Odds(dict(results), total)
    return DrawOdds(
        results=results, total=total, best=odds.hoped(), short=odds.short(localizer), long=odds.long(localizer)
    )
