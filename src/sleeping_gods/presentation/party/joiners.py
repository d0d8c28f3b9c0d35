"""Who may take part in a test: what each adds and costs, and why others cannot."""

from __future__ import annotations

from typing import TypeVar

from ...kernel.choices import text
from ...kernel.table import decision_of
from ...party.chapters.challenge import JoinChallenge
from ...party.table.table import PartyTable
from ..audience import Audience
from ..scene.test import Joiner
from .presenter import Presenter

T = TypeVar("T", bound=PartyTable)


def joiners(presenter: Presenter[T], table: T, audience: Audience) -> tuple[Joiner, ...]:
    """Everybody who does not take part yet, while participants are being chosen."""
    if not isinstance(decision_of(table), JoinChallenge):
        return ()
    localizer, test = presenter.localizer, table.test
    reasons = dict(presenter.barred(table, audience))
    candidates = []
    for member in table.crew:
        if member in test.crew:
            continue
        choice = ("join", member)
        is_offered = choice in table.offered
        reason = None if is_offered else reasons.get(choice)
        candidates.append(
            Joiner(
                ref=member,
                name=presenter.game_words.name(localizer, table, member),
                adds=table.bound.rulebook.skill_of(table, member, test.skill),
                detail=localizer.rich_text(presenter.detail(table, choice)) if is_offered else (),
                choice=text(choice) if is_offered else "",
                seat=table.controller(member),
                reason=localizer.rich_text(presenter.reason(table, reason)) if reason is not None else (),
            )
        )
    return tuple(candidates)
