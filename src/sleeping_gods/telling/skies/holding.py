"""The hands, of the skies."""

from __future__ import annotations

from ...skies.table.table import SkiesTable
from ..audience import Audience
from ..party.teller import Teller
from ..scene.cards import Hand

READS: tuple[str, ...] = ()
"""The fields of the table that it hangs on."""


def hands(teller: Teller[SkiesTable], table: SkiesTable, audience: Audience) -> tuple[Hand, ...]:
    """The hands."""
    raise NotImplementedError
