"""What is barred: a line for each family of choices that one rule forbids, with the reason in words."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from ...kernel.choices import Choice, text
from ...kernel.errors import Reason
from ...party.table.table import PartyTable
from ...reference.titles import slug_of
from ..audience import Audience
from ..scene.menu import Barred
from .focus import SQUARES, focus_of
from .presenter import Presenter

T = TypeVar("T", bound=PartyTable)
BUY = "buy"
"""First word of choices whose line includes the present value of goods, so that it cannot be cached."""


class _Family(NamedTuple):
    """What barred choices have in common that share a line."""

    is_spoiler: bool
    family: str
    rule: str
    why: str
    """The reason in words."""


def barred_lines(presenter: Presenter[T], table: T, audience: Audience) -> tuple[Barred, ...]:
    """The barred choices, one line for each family and reason; story spoilers come last."""
    choices_of: dict[_Family, list[Choice]] = {}
    reason_of: dict[_Family, Reason] = {}
    words_of: dict[Reason, str] = {}
    for choice, reason in presenter.barred(table, audience):
        if reason not in words_of:
            words_of[reason] = presenter.reason(table, reason)
        is_spoiler = presenter.kept_back(table, choice, reason)
        family = _Family(is_spoiler, presenter.family(table, choice), reason.rule, words_of[reason])
        choices_of.setdefault(family, []).append(choice)
        reason_of.setdefault(family, reason)
    return tuple(
        _cached_barred_line(presenter, table, choices_of[family], reason_of[family], family)
        for family in sorted(choices_of, key=lambda family: family.is_spoiler)
    )


def _cached_barred_line(
    presenter: Presenter[T], table: T, choices: list[Choice], reason: Reason, family: _Family
) -> Barred:
    """Cached, because the same lines recur."""
    verb = choices[0][0]
    if verb == BUY or not all(map(presenter.is_fixed, choices)):
        return _barred_line(presenter, table, choices, reason, family)
    mood, here = presenter.mood(table), presenter.game_words.here(table)
    key = (*choices, family.rule, reason.key, family.why, family.is_spoiler, mood, here)
    return presenter.lines.get_or_make(
        table.pack, presenter.localizer.lang, key, _barred_line, presenter, table, choices, reason, family
    )


def _barred_line(presenter: Presenter[T], table: T, choices: list[Choice], reason: Reason, family: _Family) -> Barred:
    """One line for choices that a rule bars for the same reason."""
    localizer = presenter.localizer
    verb = choices[0][0]
    subject = presenter.game_words.subject(localizer, table, choices)
    names = () if verb in SQUARES else tuple(presenter.label(table, choice) for choice in choices)
    return Barred(
        key=reason.key,
        notations=tuple(map(text, choices)),
        label=localizer.rich_text(subject or presenter.label(table, choices[0])),
        names=names,
        reason=localizer.rich_text(family.why),
        rule=reason.rule,
        entry=slug_of(reason.rule),
        spoiler=family.is_spoiler,
        focus=tuple(dict.fromkeys(focus for choice in choices for focus in focus_of(presenter, table, choice))),
    )
