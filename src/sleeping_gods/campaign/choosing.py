"""Whose choice a line is: a seat's, or the table's; anything else is refused without giving hands away."""

from __future__ import annotations

import difflib

from ..journal.notation import TABLE, actor_word
from ..kernel.choices import Choice, Seat, text
from ..kernel.errors import IllegalChoice
from ..kernel.play import is_option, options, refusal, why_not
from ..kernel.table import Table
from .errors import WrongSeat

MAX_SIMILAR = 4
"""Choices that a refusal names first because they are spelled like what was typed."""
MIN_SIMILARITY = 0.5
"""How alike they must be, as ``difflib`` counts it: 1 is the same words."""


def chooser_of(table: Table, seat: Seat | None, choice: Choice) -> str:
    """Who takes a choice, as a journal names them; IllegalChoice or WrongSeat if ``seat`` may not."""
    if not is_option(table, choice):
        if not table.is_table_act(choice):
            raise refusal_for(table, seat, choice)
        return TABLE
    actor = table.actor(choice)
    if seat is not None and seat != actor:
        if not is_option(table.as_seen_by(seat, choice), choice):
            raise refusal_for(table, seat, choice)
        raise WrongSeat(text(choice), actor_word(actor), actor_word(seat))
    return actor_word(actor)


def refusal_for(table: Table, seat: Seat | None, choice: Choice) -> IllegalChoice:
    """What a seat is told: its own choices, and a reason that gives nothing away of what others hold."""
    if seat is None:
        return refusal(table, choice)
    own = [text(option) for option in options(table) if table.actor(option) == seat]
    similar = difflib.get_close_matches(text(choice), own, n=MAX_SIMILAR, cutoff=MIN_SIMILARITY)
    legal = similar + [line for line in own if line not in similar]
    return IllegalChoice(text(choice), legal=legal, reason=why_not(table.as_seen_by(seat, choice), choice))
