"""The hands, of the skies."""

from __future__ import annotations

from ...skies.table.table import SkiesTable
from ..audience import Audience
from ..party.holding import hands_of
from ..party.teller import Teller
from ..scene.cards import Hand

READS: tuple[str, ...] = ("hands", "names", "adventures", "combat")
"""The fields of the table that it hangs on."""


def hands(teller: Teller[SkiesTable], table: SkiesTable, audience: Audience) -> tuple[Hand, ...]:
    """Combat and adventure cards lie open (DS-TURN-011); ability cards of others are only counted (DS-TURN-007)."""
    voice, fight = teller.voice, table.combat
    combat = fight.hands if fight is not None and fight.round else ()
    return (
        *hands_of(voice, table, "combat", voice.say("hand_combat"), combat),
        *hands_of(voice, table, "ability", voice.say("hand_title"), table.hands, audience),
        *hands_of(voice, table, "adventure", voice.say("adventures_title"), table.adventures),
    )
