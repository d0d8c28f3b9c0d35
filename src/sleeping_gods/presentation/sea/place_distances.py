"""How many moves of the ship each numbered place of the sea is away."""

from __future__ import annotations

from ...sea.table.table import SeaTable
from ..localizer import Localizer
from ..party.place_distance import Distances, PlaceDistance
from .atlas import distances


def place_distances(localizer: Localizer, table: SeaTable) -> Distances:
    """The places of every region that can be reached."""
    regions = table.pack.regions
    return {
        location: PlaceDistance(moves, localizer.say("near_moves", count=moves))
        for region, moves in distances(table).items()
        for location in regions[region].locations
    }
