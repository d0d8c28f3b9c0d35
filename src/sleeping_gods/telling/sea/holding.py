"""The hands, of the sea."""

from __future__ import annotations

from ...sea.table.table import SeaTable
from ..audience import Audience
from ..party.holding import hands_of
from ..party.teller import Teller
from ..scene.cards import Hand

READS: tuple[str, ...] = ("hands", "names")
"""The fields of the table that it hangs on."""


def hands(teller: Teller[SeaTable], table: SeaTable, audience: Audience) -> tuple[Hand, ...]:
    """Ability cards; those of others are only counted."""
    return tuple(hands_of(teller.voice, table, "ability", teller.voice.say("hand_title"), table.hands, audience))
