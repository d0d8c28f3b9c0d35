"""Ways over the atlas of the skies: on foot from square to square, and by plane from landing place to landing place."""

from __future__ import annotations

import heapq
from dataclasses import dataclass
from typing import NamedTuple

from ...kernel.choices import Choice
from ...skies.chapters.flight import destinations, fly_reason
from ...skies.chapters.squares import place_at
from ...skies.table.bound import Bound
from ...skies.table.cards import Pack
from ...skies.table.table import SkiesTable

UNREACHABLE = 99.0
"""Further than anything on the atlas."""
OBSTACLE = 1.5
"""What an obstacle adds to the time of a step."""
FLIGHT = 3.0
"""What a flight costs: two of time, and the fuel."""


@dataclass(frozen=True, slots=True)
class Leg:
    """How far a place is, and what to do first to come there."""

    time: float
    first: Choice
    """Empty if the party is there."""
    flies: bool = False
    """Whether the first step is a flight."""


class WayOnFoot(NamedTuple):
    """A way on foot."""

    time: float
    first_step: str
    """The direction of the first step; empty where there is none to take."""


class Airways:
    """The atlas of a pack: distances on foot are computed once for each square."""

    def __init__(self, pack: Pack, bound: Bound) -> None:
        self.moves = bound.moves
        self.landings = bound.landings
        self.square_of = {str(number): square for square, numbers in bound.locations.items() for number in numbers}
        """Where each location is: a square, or a space of the flight board."""
        self.goals = frozenset(self.square_of.values())
        """The squares with a location."""
        self.step_times = {square: 1 + OBSTACLE * len(place_at(pack, square).obstacles) for square in bound.moves}
        """The time of a step to each square."""
        self._walks_from: dict[str, dict[str, WayOnFoot]] = {}
        """By the square of the start and the square that is walked to."""

    def on_foot(self, start: str) -> dict[str, WayOnFoot]:
        """The way to every square that can be walked to (by Dijkstra's algorithm, cached)."""
        walks = self._walks_from.get(start)
        if walks is None:
            walks = {start: WayOnFoot(0.0, "")}
            queue: list[tuple[float, str, str]] = [(0.0, start, "")]
            while queue:
                time, here, first_step = heapq.heappop(queue)
                if time > walks[here].time:  # a shorter way to it was found since
                    continue
                for direction, there in self.moves.get(here, {}).items():
                    walk = WayOnFoot(time + self.step_times[there], first_step or direction)
                    if there not in walks or walk.time < walks[there].time:
                        walks[there] = walk
                        heapq.heappush(queue, (walk.time, there, walk.first_step))
            self._walks_from[start] = walks
        return walks

    def legs(self, table: SkiesTable, flight: float = FLIGHT, *, pumps: bool = False) -> dict[str, Leg]:
        """How to come to each location's square, by the cheaper way; with ``pumps`` flying only to fuel."""
        spaces = self._spaces_to_fly_to(table, pumps=pumps)
        legs = {square: self._leg(table, square, spaces, flight) for square in self.goals}
        return {square: leg for square, leg in legs.items() if leg is not None}

    def leg(self, table: SkiesTable, square: str, flight: float = FLIGHT, *, pumps: bool = False) -> Leg | None:
        """The way to one square; None if there is none."""
        return self._leg(table, square, self._spaces_to_fly_to(table, pumps=pumps), flight)

    def _spaces_to_fly_to(self, table: SkiesTable, *, pumps: bool) -> list[str]:
        """Where the plane could fly once the party has walked to it; with ``pumps`` only spaces with one."""
        if self.landings[table.plane] not in self.on_foot(table.place) or fly_reason(table, aboard=False) is not None:
            return []
        spaces = table.pack.spaces
        return [space for space in destinations(table) if not pumps or spaces[space].fuel]

    def _leg(self, table: SkiesTable, square: str, spaces: list[str], flight: float) -> Leg | None:
        """The cheapest of walking there, and of walking to the plane, flying to one of these spaces and walking on."""
        walks = self.on_foot(table.place)
        best = None
        if square in walks:
            time, first_step = walks[square]
            best = Leg(time, ("travel", first_step) if first_step else ())
        to_plane = walks.get(self.landings[table.plane], WayOnFoot(UNREACHABLE, ""))
        for space in spaces:
            onwards = self.on_foot(self.landings[space]).get(square)
            if onwards is None:
                continue
            time = to_plane.time + flight + onwards.time
            if best is None or time < best.time:
                first: Choice = ("travel", to_plane.first_step) if to_plane.first_step else ("fly", "to", space)
                best = Leg(time, first, flies=True)
        return best
