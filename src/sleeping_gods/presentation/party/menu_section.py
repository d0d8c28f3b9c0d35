"""The menu of both games: the decision's own choices, acts, and barred choices."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeAlias, TypeVar

from ...kernel.choices import CHANCE, Choice, Seat, text
from ...kernel.table import decision_of
from ...party.table.table import PartyTable
from ..acts import NOW
from ..audience import Audience
from ..choice_numbers import OWN
from ..grid import GridLayout
from ..scene.menu import Barred, ChoiceGrid, ChoiceLine, ChoiceMenu, Focus, GridRow
from ..scene.text import RichText
from .barred_section import barred_lines
from .challenge_ahead import LEADING
from .choice_odds import ChoiceOdds
from .focus import focus_of
from .hand_draw import draw_waiting, drawable, hand_draw
from .odds_note import odds_note
from .pack_cache import RecordCache
from .presenter import Presenter
from .question_section import ATTACK, answering
from .scene_section import READS_EVERYTHING
from .wording_presenter import LABELS

T = TypeVar("T", bound=PartyTable)
LineTexts: TypeAlias = "tuple[str, RichText, RichText, tuple[Focus, ...]]"
"""A choice: its notation, its name, what it costs and does, and what lights up for it."""
_line_cache: RecordCache[Any, LineTexts] = RecordCache(LABELS)
"""Choices that are told the same on many tables of a pack."""
END: Choice = ("end", "attacks")
"""The choice that ends the attacks of a round."""
READS = READS_EVERYTHING
"""The fields of the table that it depends on: all of them, for anything may change what can be chosen."""


@dataclass(frozen=True, slots=True)
class Offered:
    """A choice with its group and its seat."""

    choice: Choice
    seat: Seat
    group: str = OWN


def menu(presenter: Presenter[T], table: T, audience: Audience) -> ChoiceMenu:
    """Everything that an audience may know to be possible now, whoever's choice it is, and what is barred."""
    own, acts = _visible_choices(presenter, table, audience)
    eyes = _eyes(table, audience)
    acts = [act for act in acts if not presenter.shown_elsewhere(table, act.choice, eyes)]
    if is_asked(table, audience):
        asked = _menu(presenter, table, audience, own, acts, barred_lines(presenter, table, audience))
        return replace(asked, reach=presenter.reach(table))
    shown = _menu(presenter, table, audience, own, acts, ())
    return replace(shown, unavailable_on_request=bool(table.agenda and (audience.seats or audience.open_hands)))


def is_asked(table: PartyTable, audience: Audience) -> bool:
    """Whether barred choices are sent without a request: always, except to those who wait for others at their own
    screen.
    """
    decision = decision_of(table)
    return decision is not None and audience.may_choose(decision.who(table))


def stepping_in(presenter: Presenter[T], table: T, audience: Audience) -> ChoiceMenu:
    """The menu of somebody who acts before another's decision: only their own acts."""
    offered = _visible_choices(presenter, table, audience)
    own, acts = ([offer for offer in some if offer.seat in audience.seats] for some in offered)
    return _menu(presenter, table, audience, own, acts, ())


def _menu(
    presenter: Presenter[T],
    table: T,
    audience: Audience,
    own: list[Offered],
    acts: list[Offered],
    barred: tuple[Barred, ...],
) -> ChoiceMenu:
    """The menu: the choices of the question, then acts of any time in their groups."""
    groups = _groups(presenter, table, acts)
    numbered = _NumberedLines(presenter, table, audience, [*own, *acts])
    own_lines = numbered.of_group(own)
    act_lines = [line for group in groups.values() for line in numbered.of_group(group)]
    kinds = tuple((kind, presenter.localizer.say(f"kind_{kind}")) for kind in dict.fromkeys(kind for _, kind in groups))
    ready = presenter.claimed(table)
    has_odds = any(line.chance for line in (*own_lines, *act_lines))
    return ChoiceMenu(
        own=tuple(own_lines),
        acts=tuple(act_lines),
        unavailable=barred,
        grids=tuple(numbered.grids),
        acts_collapsed=presenter.folds(len(own), sum(1 for act in acts if act.group != NOW)),
        default_choice=_default_choice(presenter, table, audience, own, acts),
        groups=kinds,
        claims=tuple(kind for kind, _ in kinds if kind in ready),
        by_hand=hand_draw(
            presenter, table, audience, lambda choice: _line(presenter, table, Offered(choice, CHANCE), 0, None)
        ),
        odds_note=odds_note(presenter.localizer, table, audience) if has_odds else "",
    )


def _groups(presenter: Presenter[T], table: T, acts: list[Offered]) -> dict[tuple[Seat, str], list[Offered]]:
    """Acts by seat and kind: those that help now first, the cheapest of these at the top."""
    groups: dict[tuple[Seat, str], list[Offered]] = {}
    for act in sorted(acts, key=lambda act: (act.group != NOW, act.seat, act.group)):
        groups.setdefault((act.seat, act.group), []).append(act)
    for (_, kind), group in groups.items():
        if kind == NOW:
            group.sort(key=lambda act: presenter.price(table, act.choice))
    return groups


class _NumberedLines(Generic[T]):
    """Puts choices into lines: the audience's own count from 1, those of others follow."""

    def __init__(self, presenter: Presenter[T], table: T, audience: Audience, offers: Sequence[Offered]) -> None:
        self._presenter, self._table, self._audience = presenter, table, audience
        self._chances = ChoiceOdds(presenter, table, audience, is_asked=is_asked(table, audience))
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
        presenter, table = self._presenter, self._table
        if not self._audience.may_choose(offer.seat):
            return _line_of_another(presenter, table, offer, next(self._numbers_of_others), self._chances)
        has_odds = offer.group in (OWN, NOW) or offer.choice[0] in LEADING
        chances = self._chances if has_odds else None
        return _line(presenter, table, offer, next(self._numbers), chances)


def _default_choice(
    presenter: Presenter[T], table: T, audience: Audience, own: Sequence[Offered], acts: Sequence[Offered]
) -> str:
    """The default choice: a free act of theirs that improves the draw, else the only own choice worth taking.

    Empty where another act for this moment could improve it: then the player must weigh; and where words are awaited.
    """
    decision = decision_of(table)
    if decision is not None and (decision.free or decision.form(table)):
        return ""
    free = presenter.free(table)
    if free is not None and any(act.choice == free and audience.sees(act.seat) for act in acts):
        return text(free)
    if any(act.group == NOW for act in acts):
        return ""
    live = [offer.choice for offer in own if len(own) == 1 or not presenter.is_idle(table, offer.choice)]
    return text(live[0]) if len(live) == 1 else ""


def _visible_choices(presenter: Presenter[T], table: T, audience: Audience) -> tuple[list[Offered], list[Offered]]:
    """The decision's own choices and acts, without those that are another's secret."""
    if not table.agenda:
        return [], []
    if draw_waiting(table) is not None:
        return [Offered(choice, CHANCE) for choice in drawable(presenter, table, audience)], []
    count, every = len(table.offered), presenter.options(table)  # the decision's own come first, then acts
    seen = presenter.hands.seen(table, every, audience)
    if len(seen) < len(every):
        count = len(presenter.hands.seen(table, every[:count], audience))
    own, acts = presenter.once_for_all(table, "offered", _all_offered, presenter, table)
    seen_acts = [acts[choice] for choice in seen[count:]]
    return [own[choice] for choice in seen[:count]], [act for act in seen_acts if audience.may_act(act.seat)]


def _all_offered(presenter: Presenter[T], table: T) -> tuple[dict[Choice, Offered], dict[Choice, Offered]]:
    """The decision's own choices, and acts, each with its seat and group, whoever may know them."""
    every, count = presenter.options(table), len(table.offered)
    return (
        {choice: Offered(choice, table.actor(choice)) for choice in every[:count]},
        {choice: Offered(choice, table.actor(choice), presenter.kind(table, choice)) for choice in every[count:]},
    )


def _eyes(table: PartyTable, audience: Audience) -> Seat:
    """The seat under whose name common acts are offered: the decider, if they are in the audience."""
    decision = decision_of(table)
    who = decision.who(table) if decision is not None else CHANCE
    if who == CHANCE:
        who = table.captain
    return who if who in audience.seats or not audience.seats else audience.seats[0]


def _line(presenter: Presenter[T], table: T, offer: Offered, number: int, chances: ChoiceOdds[T] | None) -> ChoiceLine:
    choice = offer.choice
    notation, label, detail, focus = presenter.once(table, choice, _line_texts, presenter, table, choice)
    return ChoiceLine(
        number=number,
        notation=notation,
        label=label,
        detail=detail,
        chance=chances.of(choice) if chances is not None else None,
        seat=offer.seat,
        group=offer.group,
        focus=focus,
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
    line = _line(presenter, table, offer, number, chances if offer.group == OWN else None)
    return line if _is_compared(presenter, table, offer) else replace(line, group=OWN, focus=())


def _line_texts(presenter: Presenter[T], table: T, choice: Choice) -> LineTexts:
    """The texts of a choice that are the same for every audience."""
    price = presenter.game_words.price(table, choice)
    if price is not None and not getattr(decision_of(table), "window", ""):
        key = presenter.called_by(table, choice)
        if key is not None:
            return _line_cache.get_or_make(
                table.pack, presenter.localizer.lang, (price, *key), _new_line_texts, presenter, table, choice
            )
    return _new_line_texts(presenter, table, choice)


def _new_line_texts(presenter: Presenter[T], table: T, choice: Choice) -> LineTexts:
    localizer = presenter.localizer
    return (
        text(choice),
        localizer.rich_text(presenter.named(table, choice)),
        localizer.rich_text(presenter.detail(table, choice)),
        focus_of(presenter, table, choice),
    )


def _grid(grid: GridLayout, lines: Sequence[ChoiceLine]) -> ChoiceGrid:
    """A grid as a record; beside each number the grid's own text, else the odds."""
    percent_of = {line.notation: line.chance.short.split(" ")[-1] for line in lines if line.chance is not None}

    def beside(choice: Choice | None) -> str:
        return "" if choice is None else grid.says.get(choice) or percent_of.get(text(choice), "")

    rows = []
    for row in grid.rows:
        notations = tuple("" if choice is None else text(choice) for choice in row.choices)
        rows.append(GridRow(row.title, notations, tuple(map(beside, row.choices))))
    return ChoiceGrid(grid.corner, grid.columns, tuple(rows))
