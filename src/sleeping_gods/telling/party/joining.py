"""Who may take part in a test: what each adds and costs, and why others cannot."""

from __future__ import annotations

from typing import TypeVar

from ...kernel.choices import text
from ...kernel.table import decision_of
from ...party.chapters.challenge import JoinChallenge
from ...party.table.table import PartyTable
from ..audience import Audience
from ..scene.test import Joiner
from .teller import Teller

T = TypeVar("T", bound=PartyTable)


def joiners(teller: Teller[T], table: T, audience: Audience) -> tuple[Joiner, ...]:
    """Everybody but those who take part already, while it is asked who does."""
    if not isinstance(decision_of(table), JoinChallenge):
        return ()
    voice, test = teller.voice, table.test
    whys = dict(teller.barred(table, audience))
    found = []
    for member in table.crew:
        if member in test.crew:
            continue
        choice = ("join", member)
        can, why = choice in table.offered, whys.get(choice)
        found.append(
            Joiner(
                ref=member,
                name=teller.telling.name(voice, table, member),
                adds=table.bound.rulebook.skill_of(table, member, test.skill),
                detail=voice.runs(teller.detail(table, choice)) if can else (),
                choice=text(choice) if can else "",
                seat=table.controller(member),
                why=voice.runs(teller.reason(table, why)) if why is not None and not can else (),
            )
        )
    return tuple(found)
