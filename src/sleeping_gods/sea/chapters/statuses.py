"""Status tokens at sea (SG-STATUS)."""

from __future__ import annotations

from ...kernel.rules import rule
from ..table.table import SeaTable


@rule("SG-COMP-010", "SG-STATUS-014")
def tokens_left(table: SeaTable, status: str) -> int:
    """There are 8 low morale tokens and 4 of each other kind; used up means not applied."""
    key = status.replace("-", "_")
    return table.pack.supply[key] - sum(1 for member in table.crew.values() if status in member.statuses)
