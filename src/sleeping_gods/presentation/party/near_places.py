"""The places that the map marks as near: those of quests in hand, and those that are said to serve the aim."""

from __future__ import annotations

from collections.abc import Iterable

from ...story.prologue import Lead
from .place_distance import Distances, by_distance
from .places import Places


def near_places(places: Places, leads: Iterable[Lead], distances: Distances) -> tuple[tuple[str, str], ...]:
    """Their numbers and how far they are in words, the nearest first."""
    waiting = {place for place in distances if places.seen(place).quests} if places.quests else set[int]()
    served = {lead.place for lead in leads if lead.place in distances and places.is_unexplored(lead.place)}
    return tuple((str(place), distances[place].words) for place in by_distance(distances, waiting | served))
