"""What other seats may still add to a test, by how many cards they hold: which ones is theirs to know."""

from __future__ import annotations

from typing import TypeVar

from ..kernel.table import decision_of
from ..party.acts.alter import SKILLED, AlterTest
from ..party.table.table import PartyTable
from ..presentation.audience import Audience
from ..presentation.party.presenter import Presenter
from ..presentation.party.test_texts import skill_word

T = TypeVar("T", bound=PartyTable)


def hands_clause(presenter: Presenter[T], table: T, audience: Audience) -> str:
    """Who else may discard cards for a test that is still lacking something; empty if nobody may."""
    if not isinstance(decision_of(table), AlterTest) or table.test.kind not in SKILLED:
        return ""
    if not presenter.boosts.needs(table):
        return ""
    localizer = presenter.localizer
    others = [
        localizer.say("advice_hand-of", who=table.names[seat], cards=len(hand))
        for seat, hand in enumerate(table.hands)
        if hand and not audience.sees(seat)
    ]
    if not others:
        return ""
    skill = skill_word(localizer, table.test.skill)
    return localizer.say("advice_hands", who=localizer.listed(others), skill=skill)
