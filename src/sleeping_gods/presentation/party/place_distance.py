"""How far the numbered places of the map are from the party."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeAlias


class PlaceDistance(NamedTuple):
    """How far a place is."""

    effort: int
    """Moves of the ship, or the time that the shortest way takes in the skies."""
    words: str
    """The distance in words."""
    dangers: str = ""
    """The hazards on the way and their tests; empty if there is none."""

    @property
    def warned(self) -> tuple[str, str]:
        """How far it is, and what waits on the way."""
        return self.words, self.dangers


DETOUR = 3
"""So much further a safe place may be, and is still recommended before one whose way is dangerous."""
Distances: TypeAlias = Mapping[int, PlaceDistance]
"""How far each place is to which a way leads, by its number."""
OUT_OF_REACH = PlaceDistance(10_000, "")
"""The distance of a place to which no way leads now; it comes last."""


def nearest(distances: Distances, places: Iterable[int]) -> PlaceDistance:
    """The distance of the nearest of some places."""
    reached = (distances.get(place, OUT_OF_REACH) for place in places)
    return min(reached, key=lambda distance: distance.effort, default=OUT_OF_REACH)


def by_distance(distances: Distances, places: Iterable[int]) -> list[int]:
    """Places, the nearest first, those whose way is dangerous as if they were further; the same in every language."""

    def effort(place: int) -> int:
        distance = distances.get(place, OUT_OF_REACH)
        return distance.effort + (DETOUR if distance.dangers else 0)

    return sorted(places, key=lambda place: (effort(place), place))
