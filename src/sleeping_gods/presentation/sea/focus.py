"""The places of the map that a choice is about: regions, and numbered locations."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...sea.table.table import SeaTable


def places(table: SeaTable, choice: Choice) -> tuple[str, ...]:
    """Regions by their ids, locations by their numbers."""
    match choice:
        case ("explore", number):
            return (number,)
        case ("sail", way):
            return (way,) if way in table.pack.regions else ()
        case ("make", "for", region):
            return (region,)
    return ()
