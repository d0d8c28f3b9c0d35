"""The menu of both games: the decision's own choices, acts, and barred choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple, TypeVar

from ...kernel.choices import CHANCE, Choice, Seat, text
from ...kernel.table import decision_of
from ...party.table.table import PartyTable
from ..acts import NOW
from ..audience import Audience
from ..scene.menu import Barred, ChoiceMenu
from .barred_section import barred_lines
from .hand_draw import draw_waiting, drawable, hand_draw
from .menu_lines import NumberedChoiceLines, Offered, line_of
from .odds_note import odds_note
from .presenter import Presenter
from .scene_section import READS_EVERYTHING

T = TypeVar("T", bound=PartyTable)
READS = READS_EVERYTHING
"""The fields of the table that it depends on: all of them, for anything may change what can be chosen."""


class VisibleChoices(NamedTuple):
    """The choices that an audience may know."""

    own: list[Offered]
    """The choices of the decision itself, without acts of any time."""
    acts: list[Offered]
    """Acts of any time."""


class AllOffered(NamedTuple):
    """All choices, whoever may know them."""

    own: dict[Choice, Offered]
    """The decision's own choices."""
    acts: dict[Choice, Offered]
    """Acts of any time."""


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
    numbered = NumberedChoiceLines(presenter, table, audience, [*own, *acts], is_asked=is_asked(table, audience))
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
            presenter, table, audience, lambda choice: line_of(presenter, table, Offered(choice, CHANCE), 0, None)
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


def _visible_choices(presenter: Presenter[T], table: T, audience: Audience) -> VisibleChoices:
    """The decision's own choices and acts, without those that are another's secret."""
    if not table.agenda:
        return VisibleChoices([], [])
    if draw_waiting(table) is not None:
        return VisibleChoices([Offered(choice, CHANCE) for choice in drawable(presenter, table, audience)], [])
    count, every = len(table.offered), presenter.options(table)  # the decision's own come first, then acts
    seen = presenter.hands.seen(table, every, audience)
    if len(seen) < len(every):
        count = len(presenter.hands.seen(table, every[:count], audience))
    own, acts = presenter.once_for_all(table, "offered", _all_offered, presenter, table)
    seen_acts = [acts[choice] for choice in seen[count:]]
    return VisibleChoices(
        own=[own[choice] for choice in seen[:count]],
        acts=[act for act in seen_acts if audience.may_act(act.seat)],
    )


def _all_offered(presenter: Presenter[T], table: T) -> AllOffered:
    """The decision's own choices, and acts, each with its seat and group, whoever may know them."""
    every, count = presenter.options(table), len(table.offered)
    return AllOffered(
        own={choice: Offered(choice, table.actor(choice)) for choice in every[:count]},
        acts={choice: Offered(choice, table.actor(choice), presenter.kind(table, choice)) for choice in every[count:]},
    )


def _eyes(table: PartyTable, audience: Audience) -> Seat:
    """The seat under whose name common acts are offered: the decider, if they are in the audience."""
    decision = decision_of(table)
    who = decision.who(table) if decision is not None else CHANCE
    if who == CHANCE:
        who = table.captain
    return who if who in audience.seats or not audience.seats else audience.seats[0]
