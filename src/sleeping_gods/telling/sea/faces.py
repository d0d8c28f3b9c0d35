"""The cards in sight, of the sea."""

from __future__ import annotations

from ...sea.table.table import SeaTable
from ..audience import Audience
from ..party.teller import Teller
from ..scene.cards import Cards

READS: tuple[str, ...] = ()
"""The fields of the table that it hangs on."""


def cards(teller: Teller[SeaTable], table: SeaTable, audience: Audience) -> Cards:
    """The cards in sight."""
    raise NotImplementedError
