"""The places of the map that light up for a choice: regions, and numbered locations."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...sea.table.table import SeaTable


def places(table: SeaTable, choice: Choice) -> tuple[str, ...]:
    """Regions by their ids, locations by their numbers; empty if a choice is about none."""
    match choice:
        case ("explore", number):
            return (number,)
        case ("sail", region):
            return (region,) if region in table.pack.regions else ()
        case ("make", "for", region):
            return (region,)
    return ()
