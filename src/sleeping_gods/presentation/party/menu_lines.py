"""The lines of a menu: each choice with its number, its texts, its odds, and its place in a grid."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, NamedTuple, TypeVar

from ...kernel.choices import Choice, Seat, text
from ...kernel.table import decision_of
from ...party.table.decisions import window_of
from ...party.table.table import PartyTable
from ..acts import NOW
from ..audience import Audience
from ..choice_numbers import OWN
from ..grid import GridLayout
from ..scene.menu import ChoiceGrid, ChoiceLine, DrawOdds, Focus, GridRow
from ..scene.text import RichText
from .challenge_ahead import LEADING
from .choice_odds import ChoiceOdds
from .focus import focus_of
from .pack_cache import RecordCache
from .presenter import Presenter
from .question_section import ATTACK, answering
from .wording_presenter import LABELS

T = TypeVar("T", bound=PartyTable)


class LineTexts(NamedTuple):
    """The texts of a choice."""

    notation: str
    label: RichText
    detail: RichText
    """What it costs and does."""
    focus: tuple[Focus, ...]
    """What lights up for it."""


_line_cache: RecordCache[Any, LineTexts] = RecordCache(LABELS)
"""Choices that are told the same on many tables of a pack."""
END: Choice = ("end", "attacks")
"""The choice that ends the attacks of a round."""


@dataclass(frozen=True, slots=True)
class Offered:
    """A choice with its group and its seat."""

    choice: Choice
    seat: Seat
    group: str = OWN
    """The menu's part in which it stands: the decision's own, or a kind of act."""


class NumberedChoiceLines(Generic[T]):
    """Puts choices into lines: the audience's own count from 1, those of others follow."""

    def __init__(
        self, presenter: Presenter[T], table: T, audience: Audience, offers: Sequence[Offered], *, is_asked: bool
    ) -> None:
        self._presenter, self._table, self._audience = presenter, table, audience
        self._chances = ChoiceOdds(presenter, table, audience, is_asked=is_asked)
        own_count = sum(audience.may_choose(offer.seat) for offer in offers)
        self._numbers, self._numbers_of_others = itertools.count(1), itertools.count(own_count + 1)
        self.grids: list[ChoiceGrid] = []
        """The grids in which some of the lines are laid out."""

    def of_group(self, group: Sequence[Offered]) -> list[ChoiceLine]:
        """The lines of a group, those of its grids first."""
        shown = [offer for offer in group if self._is_shown(offer)]
        if self._audience.apart:
            shown.sort(key=lambda offer: not self._audience.may_choose(offer.seat))
        grids = self._presenter.grids(self._table, [offer.choice for offer in shown])
        in_grids = [choice for grid in grids for row in grid.rows for choice in row.choices if choice is not None]
        rank = {choice: place for place, choice in enumerate(in_grids)}
        lines = [self._line(offer) for offer in sorted(group, key=lambda offer: rank.get(offer.choice, len(rank)))]
        self.grids += [_grid(grid, lines) for grid in grids]
        return lines

    def _is_shown(self, offer: Offered) -> bool:
        """Whether a choice may stand in a grid."""
        return self._audience.may_choose(offer.seat) or _is_compared(self._presenter, self._table, offer)

    def _line(self, offer: Offered) -> ChoiceLine:
        """The line of a choice, with odds if it is chosen now or leads to a draw; others' lines have numbers apart."""
        presenter, table = self._presenter, self._table
        if not self._audience.may_choose(offer.seat):
            return _line_of_another(presenter, table, offer, next(self._numbers_of_others), self._chances)
        has_odds = offer.group in (OWN, NOW) or offer.choice[0] in LEADING
        chances = self._chances if has_odds else None
        return line_of(presenter, table, offer, next(self._numbers), chances)


def line_of(
    presenter: Presenter[T], table: T, offer: Offered, number: int, chances: ChoiceOdds[T] | None
) -> ChoiceLine:
    """A choice with its number and, where they are to be shown, its odds."""
    choice = offer.choice
    texts = presenter.once(table, choice, _line_texts, presenter, table, choice)
    return ChoiceLine(
        number=number,
        notation=texts.notation,
        label=texts.label,
        detail=texts.detail,
        chance=chances.of(choice) if chances is not None else None,
        seat=offer.seat,
        group=offer.group,
        focus=texts.focus,
        risk=presenter.game_words.risk(presenter.localizer, table, choice) if choice[0] == ATTACK else None,
        forgoes=_attacks_left(presenter, table) if choice == END else "",
    )


def _attacks_left(presenter: Presenter[T], table: T) -> str:
    """Who could still attack, as a question before the attacks are ended; empty if nobody can."""
    if not any(choice[0] == ATTACK for choice in table.offered):
        return ""
    seats = answering(table, table.captain)
    names = presenter.localizer.listed(table.names[seat] for seat in seats)
    return presenter.localizer.say("end_forgoes", names=names, count=len(seats))


def _is_compared(presenter: Presenter[T], table: T, offer: Offered) -> bool:
    """Whether somebody else's choice is shown among one's own for comparison: an attack with its odds."""
    return offer.choice[0] == ATTACK and presenter.odds_beside(table, offer.choice)


def _line_of_another(
    presenter: Presenter[T], table: T, offer: Offered, number: int, chances: ChoiceOdds[T]
) -> ChoiceLine:
    """A choice that somebody else can make, with its cost and odds, so that one can advise them.

    Its pieces are not highlighted, unless it is compared with one's own.
    """
    line = line_of(presenter, table, offer, number, chances if offer.group == OWN else None)
    return line if _is_compared(presenter, table, offer) else replace(line, group=OWN, focus=())


def _line_texts(presenter: Presenter[T], table: T, choice: Choice) -> LineTexts:
    """The texts of a choice that are the same for every audience."""
    price = presenter.game_words.price(table, choice)
    if price is not None and not window_of(decision_of(table)):
        key = presenter.called_by(table, choice)
        if key is not None:
            return _line_cache.get_or_make(
                table.pack, presenter.localizer.lang, (price, *key), _new_line_texts, presenter, table, choice
            )
    return _new_line_texts(presenter, table, choice)


def _new_line_texts(presenter: Presenter[T], table: T, choice: Choice) -> LineTexts:
    """The texts of a line that depend on nothing but the table and the choice."""
    localizer = presenter.localizer
    return LineTexts(
        notation=text(choice),
        label=localizer.rich_text(presenter.named(table, choice)),
        detail=localizer.rich_text(presenter.detail(table, choice)),
        focus=focus_of(presenter, table, choice),
    )


def _share(odds: DrawOdds) -> str:
    """The last word of odds in few characters, which is a share of the draws: such as the ``83%`` of ``pass 83%``."""
    *_, share = odds.short.split(" ")
    return share


def _grid(grid: GridLayout, lines: Sequence[ChoiceLine]) -> ChoiceGrid:
    """A grid as a record; beside each number the grid's own text, else the odds."""
    percent_of = {line.notation: _share(line.chance) for line in lines if line.chance is not None}

    def beside(choice: Choice | None) -> str:
        return "" if choice is None else grid.says.get(choice) or percent_of.get(text(choice), "")

    rows = []
    for row in grid.rows:
        notations = tuple("" if choice is None else text(choice) for choice in row.choices)
        rows.append(GridRow(row.title, notations, tuple(map(beside, row.choices))))
    return ChoiceGrid(grid.corner, grid.columns, tuple(rows))
