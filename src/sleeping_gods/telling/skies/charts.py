"""The map as it is known, of the skies."""

from __future__ import annotations

from ...skies.table.table import SkiesTable
from ..audience import Audience
from ..party.teller import Teller
from ..scene.atlas import Atlas

READS: tuple[str, ...] = ()
"""The fields of the table that it hangs on."""


def chart(teller: Teller[SkiesTable], table: SkiesTable, audience: Audience) -> Atlas:
    """The map as it is known."""
    raise NotImplementedError
