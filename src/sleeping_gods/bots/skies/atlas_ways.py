"""Ways over the atlas of the skies: on foot from square to square, and by plane from landing place to landing place."""

from __future__ import annotations

import heapq
from dataclasses import dataclass

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


class Airways:
    """The atlas of a pack: distances on foot are computed once for each square."""

    def __init__(self, pack: Pack, bound: Bound) -> None:
        self.moves = bound.moves
        self.landings = bound.landings
        self.square_of = {str(number): square for square, numbers in bound.locations.items() for number in numbers}
        """Where each location is: a square, or a space of the flight board."""
        self.goals = frozenset(self.square_of.values())
        self.price = {square: 1 + OBSTACLE * len(place_at(pack, square).obstacles) for square in bound.moves}
        self._from: dict[str, dict[str, tuple[float, str]]] = {}

    def on_foot(self, start: str) -> dict[str, tuple[float, str]]:
        """The time to every square that can be walked to, and the direction of the first step."""
        times = self._from.get(start)
        if times is None:
            times = {start: (0.0, "")}
            queue: list[tuple[float, str, str]] = [(0.0, start, "")]
            while queue:
                time, here, first = heapq.heappop(queue)
                if time > times[here][0]:
                    continue
                for way, there in self.moves.get(here, {}).items():
                    later = time + self.price[there]
                    if there not in times or later < times[there][0]:
                        times[there] = (later, first or way)
                        heapq.heappush(queue, (later, there, first or way))
            self._from[start] = times
        return times

    def legs(self, table: SkiesTable, flight: float = FLIGHT, *, pumps: bool = False) -> dict[str, Leg]:
        """How to come to each location's square, by the cheaper way; with ``pumps`` flying only to fuel."""
        ways = self._ways(table, pumps=pumps)
        legs = {square: self._leg(table, square, ways, flight) for square in self.goals}
        return {square: leg for square, leg in legs.items() if leg is not None}

    def leg(self, table: SkiesTable, square: str, flight: float = FLIGHT, *, pumps: bool = False) -> Leg | None:
        """The same for one square; None if there is no way."""
        return self._leg(table, square, self._ways(table, pumps=pumps), flight)

    def _ways(self, table: SkiesTable, *, pumps: bool) -> list[str]:
        """Where the plane could fly from here."""
        if self.landings[table.plane] not in self.on_foot(table.place) or fly_reason(table, aboard=False) is not None:
            return []
        spaces = table.pack.spaces
        return [space for space in destinations(table) if not pumps or spaces[space].fuel]

    def _leg(self, table: SkiesTable, square: str, ways: list[str], flight: float) -> Leg | None:
        here = self.on_foot(table.place)
        best = None
        if square in here:
            time, first = here[square]
            best = Leg(time, ("travel", first) if first else ())
        time, first = here.get(self.landings[table.plane], (UNREACHABLE, ""))
        for space in ways:
            more = self.on_foot(self.landings[space]).get(square)
            if more is not None and (best is None or time + flight + more[0] < best.time):
                begin: Choice = ("travel", first) if first else ("fly", "to", space)
                best = Leg(time + flight + more[0], begin, flies=True)
        return best
