"""The places of the map that light up for a choice: squares, spaces of the flight board, and numbered locations."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...skies.table.table import SkiesTable


def places(table: SkiesTable, choice: Choice) -> tuple[str, ...]:
    """Squares such as ``2:b3``, spaces by their ids, locations by their numbers; empty if a choice is about none."""
    match choice:
        case ("explore", number):
            return (number,)
        case ("travel" | "walk", way):
            ways = table.bound.moves.get(table.place, {})  # a distant location has none
            return (ways[way],) if way in ways else ()
        case ("land", square):
            return (square,)
        case ("fly", "to", space, *_):
            return (space,)
    return ()
