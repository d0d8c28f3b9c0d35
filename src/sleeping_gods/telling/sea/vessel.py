"""What carries the party, of the sea."""

from __future__ import annotations

from ...sea.table.table import SeaTable
from ..audience import Audience
from ..party.teller import Teller
from ..scene.vessel import Vessel

READS: tuple[str, ...] = ()
"""The fields of the table that it hangs on."""


def vessel(teller: Teller[SeaTable], table: SeaTable, audience: Audience) -> Vessel:
    """What carries the party."""
    raise NotImplementedError
