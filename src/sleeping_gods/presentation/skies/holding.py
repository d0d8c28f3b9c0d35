"""The section of hands in the skies."""

from __future__ import annotations

from ...skies.table.table import SkiesTable
from ..audience import Audience
from ..party.hand_section import hands_of
from ..party.presenter import Presenter
from ..scene.cards import Hand

READS: tuple[str, ...] = ("hands", "names", "adventures", "combat")
"""The fields of the table that it depends on."""


def hands(presenter: Presenter[SkiesTable], table: SkiesTable, audience: Audience) -> tuple[Hand, ...]:
    """Combat and adventure cards lie open (DS-TURN-011); ability cards of others are only counted (DS-TURN-007)."""
    localizer, fight = presenter.localizer, table.combat
    combat = fight.hands if fight is not None and fight.round else ()
    return (
        *hands_of(localizer, table, "combat", localizer.say("hand_combat"), combat),
        *hands_of(localizer, table, "ability", localizer.say("hand_title"), table.hands, audience),
        *hands_of(localizer, table, "adventure", localizer.say("adventures_title"), table.adventures),
    )
