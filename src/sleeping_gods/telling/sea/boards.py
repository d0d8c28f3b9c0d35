"""The boards of the party, of the sea."""

from __future__ import annotations

from ...sea.table.table import SeaTable
from ..audience import Audience
from ..party.teller import Teller
from ..scene.party import Party

READS: tuple[str, ...] = ()
"""The fields of the table that it hangs on."""


def party(teller: Teller[SeaTable], table: SeaTable, audience: Audience) -> Party:
    """The boards of the party."""
    raise NotImplementedError
