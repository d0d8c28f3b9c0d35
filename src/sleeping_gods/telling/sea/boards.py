"""The boards of the party, of the sea."""

from __future__ import annotations

from ...sea.table.table import SeaTable
from ..audience import Audience
from ..party.teller import Teller
from ..scene.party import Party
from .crew import boards

READS: tuple[str, ...] = ("crew", "names", "captain", "controllers", "combat")
"""The fields of the table that it hangs on."""


def party(teller: Teller[SeaTable], table: SeaTable, audience: Audience) -> Party:
    """The boards of the party."""
    voice = teller.voice
    return Party(
        head=voice.say("crew_head"),
        pips=voice.say("crew_tired"),
        arms=voice.say("crew_weapons"),
        good_pips=False,
        several=table.seat_count() > 1,
        boards=boards(voice, table),
    )
