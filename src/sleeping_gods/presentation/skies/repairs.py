"""How much a repair of the plane still lacks."""

from __future__ import annotations

from ...skies.chapters.repairing import MOST_RESTORED, REPAIRS
from ...skies.table.table import SkiesTable


def to_mend(table: SkiesTable, result: int) -> int:
    """How much a repair with this result lacks until it restores more that the plane needs; 0 where none would."""
    missing = table.pack.plane_health - table.plane_health
    amount = next((amount for below, amount in REPAIRS if result < below), MOST_RESTORED)
    if amount >= min(missing, MOST_RESTORED):
        return 0
    return next(below for below, _ in REPAIRS if result < below) - result
