"""The section of hands at sea."""

from __future__ import annotations

from ...sea.table.table import SeaTable
from ..audience import Audience
from ..party.hand_section import hands_of
from ..party.presenter import Presenter
from ..scene.cards import Hand

READS: tuple[str, ...] = ("hands", "names")
"""The fields of the table that it depends on."""


def hands(presenter: Presenter[SeaTable], table: SeaTable, audience: Audience) -> tuple[Hand, ...]:
    """Ability cards; those of others are only counted."""
    return tuple(
        hands_of(presenter.localizer, table, "ability", presenter.localizer.say("hand_title"), table.hands, audience)
    )
