"""The hands, of the sea."""

from __future__ import annotations

from ...sea.table.table import SeaTable
from ..audience import Audience
from ..party.teller import Teller
from ..scene.cards import Hand

READS: tuple[str, ...] = ()
"""The fields of the table that it hangs on."""


def hands(teller: Teller[SeaTable], table: SeaTable, audience: Audience) -> tuple[Hand, ...]:
    """The hands."""
    raise NotImplementedError
