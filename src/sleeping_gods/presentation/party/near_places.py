"""The places that the map marks as near: those of quests in hand, and those that are said to serve the aim."""

from __future__ import annotations

from collections.abc import Iterable

from ...party.chapters.explore import is_met
from ...party.table.table import PartyTable
from ...story.prologue import Lead
from .place_distance import Distances, by_distance
from .places import Places


def leads_now(table: PartyTable) -> tuple[Lead, ...]:
    """The places that are said to serve the aim, without those of which that is no longer true."""
    return tuple(lead for lead in table.pack.leads if lead.when is None or is_met(table, lead.when))


def near_places(places: Places, leads: Iterable[Lead], distances: Distances) -> tuple[tuple[str, str], ...]:
    """Their numbers and how far they are in words, the nearest first."""
    waiting = {place for place in distances if places.seen(place).quests} if places.quests else set[int]()
    served = {lead.place for lead in leads if lead.place in distances and places.is_unexplored(lead.place)}
    return tuple((str(place), distances[place].words) for place in by_distance(distances, waiting | served))
