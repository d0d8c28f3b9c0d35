"""Questions about the table that waits: why not, what if, and what else is barred; nothing changes by them."""

from __future__ import annotations

from typing import Any

from ..kernel.table import Table
from ..party.table.table import of_party
from ..presentation.audience import Audience
from ..presentation.party.menu_section import barred_lines
from ..presentation.party.presenter import Presenter
from ..wire.events import BarredNow, Event, Planned, WhyAnswer
from ..wire.requests import AskBarred, Try, Why
from .perspectives import without_kept_back
from .refusal_words import answered, can_be_chosen, why_not, words_of
from .trying import tried


def answer_to(
    question: Why | Try | AskBarred, presenter: Presenter[Any], table: Table, audience: Audience, position: int
) -> Event:
    """The answer, as an audience may know it."""
    match question:
        case Why(choice=line) if can_be_chosen(presenter, table, audience, line):
            return WhyAnswer(position, question.id, words_of(presenter, "possible"))
        case Why(choice=line):
            return answered(presenter, table, question, position, why_not(presenter, table, audience, line))
        case Try(choices=lines):
            return Planned(position, question.id, tried(presenter, of_party(table), audience, lines))
        case AskBarred():
            lines_now = barred_lines(presenter, of_party(table), audience)
            return BarredNow(position, question.id, without_kept_back(lines_now))
