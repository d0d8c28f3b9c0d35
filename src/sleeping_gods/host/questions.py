"""Questions about the table that waits: why not, what if, and what else is barred; nothing changes by them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..kernel.table import Table
from ..party.table.table import of_party
from ..presentation.audience import Audience
from ..presentation.party.journey import our_journey
from ..presentation.party.menu_section import barred_lines
from ..presentation.party.presenter import Presenter
from ..presentation.scene.log import LogLine
from ..wire.events import Event, Explanation, JourneyEvent, PreviewEvent, Unavailable
from ..wire.requests import Explain, JourneyRequest, ListUnavailable, PreviewRequest
from .perspectives import without_kept_back
from .refusal_words import answered, can_be_chosen, why_not, words_of
from .trying import tried


def answer_to(
    question: Explain | PreviewRequest | ListUnavailable | JourneyRequest,
    presenter: Presenter[Any],
    table: Table,
    audience: Audience,
    position: int,
    log: Sequence[LogLine] = (),
) -> Event:
    """The answer, as an audience may know it; ``log`` is what it was told of what happened."""
    match question:
        case Explain(choice=line) if can_be_chosen(presenter, table, audience, line):
            return Explanation(position, question.id, words_of(presenter, "possible"))
        case Explain(choice=line):
            return answered(presenter, table, question, position, why_not(presenter, table, audience, line))
        case PreviewRequest(choices=lines):
            return PreviewEvent(position, question.id, tried(presenter, of_party(table), audience, lines))
        case ListUnavailable():
            lines_now = barred_lines(presenter, of_party(table), audience)
            return Unavailable(position, question.id, without_kept_back(lines_now))
        case JourneyRequest():
            return JourneyEvent(position, question.id, our_journey(presenter, of_party(table), audience, log))
