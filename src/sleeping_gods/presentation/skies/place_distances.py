"""How far each numbered place of the skies is: on foot, or by plane and on foot from where it lands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...skies.chapters.flight import distances as flight_distances
from ...skies.chapters.squares import place_at
from ...skies.chapters.turn import COSTS
from ...skies.table.table import SkiesTable
from ..localizer import Localizer
from ..party.place_distance import Distances, PlaceDistance


def place_distances(localizer: Localizer, table: SkiesTable) -> Distances:
    """The places to which a way leads, each by the way that takes the least time."""
    quickest: dict[int, PlaceDistance] = {}
    for place, distance in (*_on_foot(localizer, table), *_by_plane(localizer, table)):
        if place not in quickest or distance.effort < quickest[place].effort:
            quickest[place] = distance
    return quickest


def _on_foot(localizer: Localizer, table: SkiesTable) -> Iterator[tuple[int, PlaceDistance]]:
    """The locations that can be reached on foot, by the time that the steps take."""
    for square, squares in _squares_from(table, [table.place]).items():
        distance = PlaceDistance(squares * COSTS["travel"], localizer.say("near_squares", count=squares))
        for place in place_at(table.pack, square).locations:
            yield place, distance


def _by_plane(localizer: Localizer, table: SkiesTable) -> Iterator[tuple[int, PlaceDistance]]:
    """By a flight to any space but the one where the plane is, after the walk to the plane."""
    landings = table.bound.landings
    at_plane = landings[table.plane]
    to_plane = 0 if table.place == at_plane else _squares_from(table, [table.place]).get(at_plane)
    if to_plane is None:
        return
    spaces = [space for space in flight_distances(table, table.plane) if space != table.plane]
    before = to_plane * COSTS["travel"] + COSTS["fly"]
    for space in spaces:
        if explored := table.pack.spaces[space].explore:
            yield explored, PlaceDistance(before, localizer.say("near_flight", count=0))
    for square, squares in _squares_from(table, [landings[space] for space in spaces]).items():
        distance = PlaceDistance(before + squares * COSTS["travel"], localizer.say("near_flight", count=squares))
        for place in place_at(table.pack, square).locations:
            yield place, distance


def _squares_from(table: SkiesTable, starts: Iterable[str]) -> dict[str, int]:
    """The fewest squares from the nearest of some squares to every square; what is no square is left out."""
    moves = table.bound.moves
    reached = {square: 0 for square in starts if square in moves}
    edge = list(reached)
    while edge:
        near = dict.fromkeys(there for square in edge for there in moves[square].values() if there not in reached)
        reached |= dict.fromkeys(near, reached[edge[0]] + 1)
        edge = list(near)
    return reached
