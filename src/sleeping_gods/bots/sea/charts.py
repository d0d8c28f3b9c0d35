"""Distances between regions of the sea, and the first move on each route."""

from __future__ import annotations

from collections import deque

from ...sea.table.bound import Bound
from ...sea.table.cards import Pack, RegionId

UNREACHABLE = 99
"""Further than anything on a chart."""


class Charts:
    """Ways over legal borders, page edges included."""

    def __init__(self, pack: Pack, bound: Bound) -> None:
        self.moves = bound.moves
        """The regions to which a ship may move, by region."""
        self.region_of = {str(location): region.id for region in pack.regions.values() for location in region.locations}
        self.ports = [region.id for region in pack.regions.values() if region.port]
        self.markets = [region.id for region in pack.regions.values() if region.market]
        self._from: dict[RegionId, dict[RegionId, int]] = {}
        """The distances from each region that was asked about."""

    def distances(self, start: RegionId) -> dict[RegionId, int]:
        """Moves from a region to every other that can be reached."""
        distances = self._from.get(start)
        if distances is None:
            distances = {start: 0}
            queue = deque([start])
            while queue:
                here = queue.popleft()
                for region in self.moves[here]:
                    if region not in distances:
                        distances[region] = distances[here] + 1
                        queue.append(region)
            self._from[start] = distances
        return distances

    def distance(self, start: RegionId, goal: RegionId) -> int:
        """Moves from one region to another."""
        return self.distances(start).get(goal, UNREACHABLE)

    def nearest(self, start: RegionId, goals: list[RegionId]) -> RegionId:
        """The nearest of some regions; empty if there is none."""
        return min(goals, key=lambda goal: self.distance(start, goal)) if goals else ""

    def towards(self, start: RegionId, goal: RegionId) -> RegionId:
        """The first region on a shortest way; empty if there is no way."""
        near = [region for region in self.moves[start] if self.distance(region, goal) < UNREACHABLE]
        return min(near, key=lambda region: self.distance(region, goal)) if near else ""
