"""The boards of the party, of the skies."""

from __future__ import annotations

from ...skies.table.table import SkiesTable
from ..audience import Audience
from ..party.teller import Teller
from ..scene.party import Party

READS: tuple[str, ...] = ()
"""The fields of the table that it hangs on."""


def party(teller: Teller[SkiesTable], table: SkiesTable, audience: Audience) -> Party:
    """The boards of the party."""
    raise NotImplementedError
