"""The note that others may see other odds, for they know other cards."""

from __future__ import annotations

from ...party.table.table import PartyTable
from ..audience import Audience
from ..localizer import Localizer


def odds_note(localizer: Localizer, table: PartyTable, audience: Audience) -> str:
    """The note; empty where nobody holds cards that the audience does not know."""
    holds_hidden = bool(audience.seats) and any(
        hand and not audience.sees(seat) for seat, hand in enumerate(table.hands)
    )
    return localizer.say("chance_own-hand") if holds_hidden else ""
