"""The head of the table, of the sea."""

from __future__ import annotations

from ...sea.table.table import SeaTable
from ..audience import Audience
from ..party.teller import Teller
from ..scene.headline import Headline

READS: tuple[str, ...] = ()
"""The fields of the table that it hangs on."""


def headline(teller: Teller[SeaTable], table: SeaTable, audience: Audience) -> Headline:
    """The head of the table."""
    raise NotImplementedError
