"""The cards in sight, of the skies."""

from __future__ import annotations

from ...skies.table.table import SkiesTable
from ..audience import Audience
from ..party.teller import Teller
from ..scene.cards import Cards

READS: tuple[str, ...] = ()
"""The fields of the table that it hangs on."""


def cards(teller: Teller[SkiesTable], table: SkiesTable, audience: Audience) -> Cards:
    """The cards in sight."""
    raise NotImplementedError
