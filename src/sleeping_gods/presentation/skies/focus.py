"""The places of the map that a choice is about: squares, spaces of the flight board, and numbered locations."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...skies.table.table import SkiesTable


def places(table: SkiesTable, choice: Choice) -> tuple[str, ...]:
    """Squares and spaces by their words, locations by their numbers."""
    match choice:
        case ("explore", number):
            return (number,)
        case ("travel" | "walk", way):
            there = table.bound.moves.get(table.place, {}).get(way, "")
            return (there,) if there else ()
        case ("land", square):
            return (square,)
        case ("fly", "to", space, *_):
            return (space,)
    return ()
