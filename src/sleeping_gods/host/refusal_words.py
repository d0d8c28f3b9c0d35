"""The texts of refusals: the rule that bars a choice, as far as the asker may know it, or the table's settings."""

from __future__ import annotations

from typing import Any

from ..kernel.choices import parse
from ..kernel.errors import Reason
from ..kernel.play import options
from ..kernel.showing import is_showable
from ..kernel.table import Table
from ..presentation.audience import Audience
from ..presentation.party.presenter import Presenter
from ..presentation.scene.text import RichText
from ..reference.titles import slug_of
from ..wire.events import Explanation, Refused
from ..wire.requests import Request

NOWHERE = "?"
"""The letter of no choice of any story."""


def words_of(presenter: Presenter[Any], key: str) -> RichText:
    """A word of the authority in words."""
    return presenter.localizer.rich_text(presenter.localizer.say(f"host_{key}"))


def can_be_chosen(presenter: Presenter[Any], table: Table, audience: Audience, line: str) -> bool:
    """Whether something can be chosen, by anybody, and an audience may know it."""
    choice = parse(line)
    return choice in options(table) and presenter.sees(table, choice, audience)


def why_not(presenter: Presenter[Any], table: Table, audience: Audience, line: str) -> Reason | None:
    """Why something cannot be chosen, as an audience may know it; what a story keeps back is not there."""
    choice = parse(line)
    if not choice or not is_showable(line):
        return None  # there is nothing to say of what is no choice of any game
    reason = presenter.why_not(table, choice, audience)
    if reason is not None and presenter.kept_back(table, choice, reason):
        return presenter.why_not(table, (*choice[:-1], NOWHERE), audience)
    return reason


def answered(
    presenter: Presenter[Any], table: Table, request: Request, position: int, reason: Reason | None
) -> Explanation:
    """A reason as an answer."""
    return Explanation(position, request.id, *_explanation(presenter, table, reason))


def barred(presenter: Presenter[Any], table: Table, request: Request, position: int, reason: Reason | None) -> Refused:
    """A reason as a refusal, with the rule that it cites."""
    return Refused(position, request.id, "illegal", *_explanation(presenter, table, reason))


def refused(presenter: Presenter[Any], request: Request, position: int, key: str) -> Refused:
    """A refusal that no rule of the game is behind."""
    return Refused(position, request.id, key, words_of(presenter, key))


def _explanation(presenter: Presenter[Any], table: Table, reason: Reason | None) -> tuple[RichText, str, str]:
    if reason is None:
        return words_of(presenter, "illegal"), "", ""
    return presenter.localizer.rich_text(presenter.reason(table, reason)), reason.rule, slug_of(reason.rule)
