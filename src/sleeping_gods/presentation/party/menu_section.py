"""The menu of both games: the decision's own choices, acts, and barred choices."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeAlias, TypeVar

from ...kernel.choices import CHANCE, Choice, Seat, text
from ...kernel.errors import Reason
from ...kernel.table import decision_of
from ...party.table.table import PartyTable
from ...reference.titles import slug_of
from ..acts import NOW
from ..audience import Audience
from ..choice_numbers import OWN
from ..grid import GridLayout
from ..localizer import Localizer
from ..odds import Odds
from ..odds_counter import OddsCounter
from ..scene.menu import Barred, ChoiceGrid, ChoiceLine, ChoiceMenu, DrawOdds, Focus, GridRow
from ..scene.text import RichText
from .challenge_ahead import chance_ahead
from .focus import SQUARES, focus_of
from .hand_draw import draw_waiting, drawable, hand_draw
from .pack_cache import RecordCache
from .presenter import Presenter
from .reach_words import odds_with_remaining_boosts
from .scene_section import READS_EVERYTHING
from .wording_presenter import LABELS

T = TypeVar("T", bound=PartyTable)
LineTexts: TypeAlias = "tuple[str, RichText, RichText, tuple[Focus, ...]]"
"""A choice: its notation, its name, what it costs and does, and what lights up for it."""
_line_cache: RecordCache[Any, LineTexts] = RecordCache(LABELS)
"""Choices that are told the same on many tables of a pack."""
ATTACK = "attack"
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
    return ChoiceMenu(
        tuple(own_lines),
        tuple(act_lines),
        barred,
        tuple(numbered.grids),
        presenter.folds(len(own), sum(1 for act in acts if act.group != NOW)),
        _enter(presenter, table, audience, own, acts),
        kinds,
        claims=tuple(kind for kind, _ in kinds if kind in ready),
        by_hand=hand_draw(
            presenter, table, audience, lambda choice: _line(presenter, table, Offered(choice, CHANCE), 0, None)
        ),
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
        self._chances = _Chances(presenter, table, audience)
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
        in_grids = [choice for grid in grids for _, row in grid.rows for choice in row if choice is not None]
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
        chances = self._chances if offer.group in (OWN, NOW) else None
        return _line(presenter, table, offer, next(self._numbers), chances)


def _enter(
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
    count, every = len(table.offered), presenter.options(table)
    seen = presenter.hands.seen(table, every, audience)
    if len(seen) < len(every):
        count = len(presenter.hands.seen(table, every[:count], audience))
    every_offer = presenter.once_for_all(table, "offered", _all_offered, presenter, table)
    return (
        [every_offer[0][choice] for choice in seen[:count]],
        [act for choice in seen[count:] if audience.may_act((act := every_offer[1][choice]).seat)],
    )


def _all_offered(presenter: Presenter[T], table: T) -> tuple[dict[Choice, Offered], dict[Choice, Offered]]:
    """All choices and acts with their seat and group, whoever may know them."""
    every, count = presenter.options(table), len(table.offered)
    return (
        {choice: Offered(choice, table.actor(choice)) for choice in every[:count]},
        {choice: Offered(choice, table.actor(choice), presenter.kind(table, choice)) for choice in every[count:]},
    )


def _eyes(table: PartyTable, audience: Audience) -> Seat:
    """The seat under whose name common acts are offered: the decider, if they are in the audience."""
    decision = decision_of(table)
    who = table.captain if decision is None or (seat := decision.who(table)) == CHANCE else seat
    return who if who in audience.seats or not audience.seats else audience.seats[0]


class _Chances:
    """The odds of the draws that follow choices, on the table as an audience knows it."""

    def __init__(self, presenter: Presenter[T], table: T, audience: Audience) -> None:
        self._presenter, self._table, self._audience = presenter, table, audience
        self._is_asked = is_asked(table, audience)
        self._counting: OddsCounter | None = None
        self._told: dict[int, DrawOdds] = {}

    def of(self, choice: Choice) -> DrawOdds | None:
        """The odds beside a choice; None if no draw follows."""
        presenter, table = self._presenter, self._table
        if not presenter.odds_beside(table, choice):
            return chance_ahead(presenter, table, self._audience, choice) if self._is_asked else None
        if self._counting is None:
            self._counting = presenter.counting(table, self._audience)
        odds = self._counting.of(choice)
        if odds is None:
            return None
        if id(odds) not in self._told:
            self._told[id(odds)] = chance_of(presenter, odds)
        chance = self._told[id(odds)]
        return (
            odds_with_remaining_boosts(presenter, table, self._counting, choice, chance)
            if table.is_act(choice)
            else chance
        )


def chance_of(presenter: Presenter[T], odds: Odds) -> DrawOdds:
    """Odds as a record."""
    return _chance(presenter.localizer, tuple((result, odds.results[result]) for result in odds.in_order()), odds.total)


@functools.lru_cache(1024)
def _chance(localizer: Localizer, results: tuple[tuple[str, int], ...], total: int) -> DrawOdds:
    """Cached, because the same odds recur."""
    odds = Odds(dict(results), total)
    return DrawOdds(results, total, odds.hoped(), odds.short(localizer), odds.long(localizer))


def _line(presenter: Presenter[T], table: T, offer: Offered, number: int, chances: _Chances | None) -> ChoiceLine:
    choice = offer.choice
    notation, label, detail, focus = presenter.once(table, choice, _line_texts, presenter, table, choice)
    chance = chances.of(choice) if chances else None
    risk = presenter.game_words.risk(presenter.localizer, table, choice) if choice[0] == ATTACK else None
    return ChoiceLine(number, notation, label, detail, chance, offer.seat, offer.group, focus, risk)


def _is_compared(presenter: Presenter[T], table: T, offer: Offered) -> bool:
    """Whether somebody else's choice is shown among one's own for comparison: an attack with its odds."""
    return offer.choice[0] == ATTACK and presenter.odds_beside(table, offer.choice)


def _line_of_another(presenter: Presenter[T], table: T, offer: Offered, number: int, chances: _Chances) -> ChoiceLine:
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
    shares = {line.notation: line.chance.short.rpartition(" ")[2] for line in lines if line.chance is not None}
    rows = []
    for title, choices in grid.rows:
        notations = tuple(text(choice) if choice is not None else "" for choice in choices)
        says = tuple(
            (grid.says.get(choice) if choice is not None else "") or shares.get(notation, "")
            for choice, notation in zip(choices, notations, strict=True)
        )
        rows.append(GridRow(title, notations, says))
    return ChoiceGrid(grid.corner, grid.columns, tuple(rows))


def barred_lines(presenter: Presenter[T], table: T, audience: Audience) -> tuple[Barred, ...]:
    """The barred choices, one line for each family and reason; story spoilers come last."""
    groups: dict[tuple[bool, str, str, str], list[tuple[Choice, Reason]]] = {}
    reasons: dict[Reason, str] = {}
    for choice, reason in presenter.barred(table, audience):
        hidden = presenter.kept_back(table, choice, reason)
        if reason not in reasons:
            reasons[reason] = presenter.reason(table, reason)
        key = (hidden, presenter.family(table, choice), reason.rule, reasons[reason])
        groups.setdefault(key, []).append((choice, reason))
    in_order = sorted(groups.items(), key=lambda group: group[0][0])
    return tuple(
        _cached_barred_line(presenter, table, [choice for choice, _ in members], members[0][1], why, hidden)
        for (hidden, _, _, why), members in in_order
    )


def _cached_barred_line(
    presenter: Presenter[T], table: T, choices: list[Choice], reason: Reason, why: str, kept_back: bool
) -> Barred:
    """Cached, because the same lines recur; goods for sale include their present value."""
    given = (presenter, table, choices, reason, why, kept_back)
    if choices[0][0] == "buy" or not all(map(presenter.is_fixed, choices)):
        return _barred_line(*given)
    key = (*choices, reason.rule, reason.key, why, kept_back, presenter.mood(table), presenter.game_words.here(table))
    return presenter.lines.get_or_make(table.pack, presenter.localizer.lang, key, _barred_line, *given)


def _barred_line(
    presenter: Presenter[T], table: T, choices: list[Choice], reason: Reason, why: str, kept_back: bool
) -> Barred:
    localizer = presenter.localizer
    about = presenter.game_words.subject(localizer, table, choices)
    names = () if choices[0][0] in SQUARES else tuple(presenter.label(table, choice) for choice in choices)
    return Barred(
        key=reason.key,
        notations=tuple(map(text, choices)),
        label=localizer.rich_text(about or (names[0] if names else presenter.label(table, choices[0]))),
        names=names,
        reason=localizer.rich_text(why),
        rule=reason.rule,
        entry=slug_of(reason.rule),
        spoiler=kept_back,
        focus=tuple(dict.fromkeys(focus for choice in choices for focus in focus_of(presenter, table, choice))),
    )
