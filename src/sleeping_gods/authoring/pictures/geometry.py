"""Plane geometry for pictures: points, polygons, boxes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import hypot
from typing import NamedTuple, TypeAlias

Spot: TypeAlias = tuple[float, float]


class Box(NamedTuple):
    """A rectangle: its north-west corner and its size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The east side."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The south side."""
        return self.y + self.height

    @property
    def centre(self) -> Spot:
        """The middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def meets(self, other: Box, gap: float = 0) -> bool:
        """Whether two boxes overlap or come nearer than a gap."""
        return (
            self.x < other.right + gap
            and other.x < self.right + gap
            and self.y < other.bottom + gap
            and other.y < self.bottom + gap
        )


def around(centre: Spot, width: float, height: float) -> Box:
    """The box of a size around a point."""
    return Box(centre[0] - width / 2, centre[1] - height / 2, width, height)


def bounds(points: Iterable[Spot]) -> Box:
    """The smallest box that holds all points."""
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def sides(shape: Sequence[Spot]) -> Iterator[tuple[Spot, Spot]]:
    """The sides of a polygon."""
    for index, point in enumerate(shape):
        yield point, shape[(index + 1) % len(shape)]


def area(shape: Sequence[Spot]) -> float:
    """The area of a polygon, whatever way round it is written."""
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in sides(shape))) / 2


def centroid(shape: Sequence[Spot]) -> Spot:
    """The centre of mass of a polygon; the mean of its points if it has no area."""
    total = x = y = 0.0
    for a, b in sides(shape):
        cross = a[0] * b[1] - b[0] * a[1]
        total += cross
        x += (a[0] + b[0]) * cross
        y += (a[1] + b[1]) * cross
    if abs(total) < 1:
        return sum(p[0] for p in shape) / len(shape), sum(p[1] for p in shape) / len(shape)
    return x / (3 * total), y / (3 * total)


def contains(shape: Sequence[Spot], point: Spot) -> bool:
    """Whether a point lies inside a polygon."""
    inside, (x, y) = False, point
    before = shape[-1] if shape else point
    for after in shape:
        if (before[1] > y) != (after[1] > y):
            crossing = before[0] + (y - before[1]) * (after[0] - before[0]) / (after[1] - before[1])
            inside ^= x < crossing
        before = after
    return inside


def distance(a: Spot, b: Spot) -> float:
    """The distance of two points."""
    return hypot(a[0] - b[0], a[1] - b[1])


def from_side(point: Spot, a: Spot, b: Spot) -> float:
    """The distance of a point from a line segment."""
    length = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
    if not length:
        return distance(point, a)
    t = max(0.0, min(1.0, ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / length))
    return distance(point, (a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])))


def from_coast(point: Spot, shape: Sequence[Spot]) -> float:
    """The distance of a point from the rim of a polygon."""
    return min(from_side(point, a, b) for a, b in sides(shape))
