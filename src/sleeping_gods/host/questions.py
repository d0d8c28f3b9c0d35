"""Requests that only ask: why a choice is barred, what choices would do, what else is barred."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..kernel.table import Table
from ..party.table.table import of_party
from ..presentation.audience import Audience
from ..presentation.party.barred_section import barred_lines
from ..presentation.party.journey import our_journey
from ..presentation.party.presenter import Presenter
from ..presentation.scene.log import LogLine
from ..wire.events import Event, Explanation, JourneyEvent, PreviewEvent, Unavailable
from ..wire.requests import Explain, JourneyRequest, ListUnavailable, PreviewRequest
from .perspectives import without_spoilers
from .refusal_words import can_be_chosen, explanation, host_message, reason_against
from .trying import preview


def answer_to(
    question: Explain | PreviewRequest | ListUnavailable | JourneyRequest,
    presenter: Presenter[Any],
    table: Table,
    audience: Audience,
    position: int,
    log: Sequence[LogLine] = (),
) -> Event:
    """Answer as far as the audience may know; ``log`` holds its log lines."""
    match question:
        case Explain(choice=line) if can_be_chosen(presenter, table, audience, line):
            return Explanation(position, question.id, host_message(presenter, "possible"))
        case Explain(choice=line):
            return explanation(presenter, table, question, position, reason_against(presenter, table, audience, line))
        case PreviewRequest(choices=lines):
            return PreviewEvent(position, question.id, preview(presenter, of_party(table), audience, lines))
        case ListUnavailable():
            unavailable = barred_lines(presenter, of_party(table), audience)
            return Unavailable(position, question.id, without_spoilers(unavailable))
        case JourneyRequest():
            return JourneyEvent(position, question.id, our_journey(presenter, of_party(table), audience, log))
