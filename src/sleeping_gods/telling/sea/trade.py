"""Market and port, of the sea."""

from __future__ import annotations

from ...sea.table.table import SeaTable
from ..audience import Audience
from ..party.teller import Teller
from ..scene.trade import Trade

READS: tuple[str, ...] = ()
"""The fields of the table that they hang on."""


def market(teller: Teller[SeaTable], table: SeaTable, audience: Audience) -> Trade | None:
    """What lies on the stall."""
    raise NotImplementedError


def port(teller: Teller[SeaTable], table: SeaTable, audience: Audience) -> Trade | None:
    """What the port does."""
    raise NotImplementedError
