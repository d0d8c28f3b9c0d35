"""Answers that a served table gives by itself where there is nothing to decide, unless its settings ask everything."""

from __future__ import annotations

from typing import Any

from ..campaign.live import Campaign
from ..kernel.choices import Choice, text
from ..kernel.table import Table
from ..party.table.table import of_party
from ..presentation.party.forced import forced_answer
from ..presentation.party.presenter import Presenter
from ..wire.events import Settings

MAX_ANSWERS = 200
"""Answers in a row; with more, somebody is asked."""


def answer_of(presenter: Presenter[Any], table: Table, settings: Settings) -> Choice | None:
    """The only sensible answer to the waiting decision; None if a player is to be asked."""
    if settings.ask_all:
        return None
    return forced_answer(presenter, table, secret=not settings.open_hands and of_party(table).seat_count() > 1)


def answer_all(presenter: Presenter[Any], campaign: Campaign, settings: Settings) -> None:
    """Give all forced answers of a new campaign."""
    for _ in range(MAX_ANSWERS):
        answer = answer_of(presenter, campaign.table, settings)
        if answer is None:
            return
        campaign.play(None, text(answer))
