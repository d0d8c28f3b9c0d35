"""Texts of refusals: the rule that bars a choice, as far as the sender may know it, or the table's settings."""

from __future__ import annotations

from typing import Any

from ..kernel.choices import parse
from ..kernel.errors import Reason
from ..kernel.play import is_option, options, waits_for_chance
from ..kernel.showing import is_showable
from ..kernel.table import Table
from ..party.table.table import of_party
from ..presentation.audience import Audience
from ..presentation.party.presenter import Presenter
from ..presentation.scene.text import RichText
from ..reference.titles import slug_of
from ..wire.events import Explanation, Refused
from ..wire.requests import Request

NOWHERE = "?"
"""A letter that no story choice has."""


def host_message(presenter: Presenter[Any], key: str) -> RichText:
    """A message of the served table."""
    return presenter.localizer.rich_text(presenter.localizer.say(f"host_{key}"))


def can_be_chosen(presenter: Presenter[Any], table: Table, audience: Audience, line: str) -> bool:
    """Whether a choice is possible for anybody, and the audience may know that."""
    choice = parse(line)
    if waits_for_chance(table):
        return bool(choice) and is_option(presenter.hands.blind(of_party(table), audience), choice)
    return choice in options(table) and presenter.sees(table, choice, audience)


def reason_against(presenter: Presenter[Any], table: Table, audience: Audience, line: str) -> Reason | None:
    """The rule that bars a choice, as far as the audience may know; hidden story choices read as nonexistent."""
    choice = parse(line)
    if not choice or not is_showable(line):
        return None  # there is nothing to say of what is no choice of any game
    reason = presenter.why_not(table, choice, audience)
    if reason is not None and presenter.kept_back(table, choice, reason):
        return presenter.why_not(table, (*choice[:-1], NOWHERE), audience)
    return reason


def explanation(
    presenter: Presenter[Any], table: Table, request: Request, position: int, reason: Reason | None
) -> Explanation:
    """The answer to somebody who asked about a choice."""
    return Explanation(position, request.id, *_explanation(presenter, table, reason))


def illegal_choice(
    presenter: Presenter[Any], table: Table, request: Request, position: int, reason: Reason | None
) -> Refused:
    """The refusal of a choice, with the rule that bars it."""
    return Refused(position, request.id, "illegal", *_explanation(presenter, table, reason))


def refusal(presenter: Presenter[Any], request: Request, position: int, key: str) -> Refused:
    """A refusal for which there is no rule of the game."""
    return Refused(position, request.id, key, host_message(presenter, key))


def _explanation(presenter: Presenter[Any], table: Table, reason: Reason | None) -> tuple[RichText, str, str]:
    """Text, rule id and reference entry of a reason."""
    if reason is None:
        return host_message(presenter, "illegal"), "", ""
    return presenter.localizer.rich_text(presenter.reason(table, reason)), reason.rule, slug_of(reason.rule)
