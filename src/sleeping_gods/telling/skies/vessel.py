"""What carries the party, of the skies."""

from __future__ import annotations

from ...skies.table.table import SkiesTable
from ..audience import Audience
from ..party.teller import Teller
from ..scene.vessel import Vessel

READS: tuple[str, ...] = ()
"""The fields of the table that it hangs on."""


def vessel(teller: Teller[SkiesTable], table: SkiesTable, audience: Audience) -> Vessel:
    """What carries the party."""
    raise NotImplementedError
