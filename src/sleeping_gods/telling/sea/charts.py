"""The map as it is known, of the sea."""

from __future__ import annotations

from ...sea.table.table import SeaTable
from ..audience import Audience
from ..party.teller import Teller
from ..scene.atlas import Atlas

READS: tuple[str, ...] = ()
"""The fields of the table that it hangs on."""


def chart(teller: Teller[SeaTable], table: SeaTable, audience: Audience) -> Atlas:
    """The map as it is known."""
    raise NotImplementedError
