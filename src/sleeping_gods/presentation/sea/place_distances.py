"""How many moves of the ship each numbered place of the sea is away."""

from __future__ import annotations

from ...sea.table.table import SeaTable
from ..localizer import Localizer
from ..party.place_distance import Distances, PlaceDistance
from .atlas import hazards_on, ways


def place_distances(localizer: Localizer, table: SeaTable) -> Distances:
    """The places of every region that can be reached."""
    regions = table.pack.regions
    return {
        location: PlaceDistance(
            len(way), localizer.say("near_moves", count=len(way)), hazards_on(localizer, table, way)
        )
        for region, way in ways(table).items()
        for location in regions[region].locations
    }
