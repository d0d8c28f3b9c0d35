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
    x, y = centre
    return Box(x - width / 2, y - height / 2, width, height)


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
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in sides(shape))) / 2


def centroid(shape: Sequence[Spot]) -> Spot:
    """The centre of mass of a polygon; the mean of its points if it has no area."""
    double_area = x = y = 0.0
    for (x1, y1), (x2, y2) in sides(shape):
        cross = x1 * y2 - x2 * y1
        double_area += cross
        x += (x1 + x2) * cross
        y += (y1 + y2) * cross
    if abs(double_area) < 1:
        return sum(x for x, _ in shape) / len(shape), sum(y for _, y in shape) / len(shape)
    return x / (3 * double_area), y / (3 * double_area)


def contains(shape: Sequence[Spot], point: Spot) -> bool:
    """Whether a point lies inside a polygon: whether a line from it to the east crosses an odd number of sides."""
    inside, (x, y) = False, point
    x1, y1 = shape[-1] if shape else point
    for x2, y2 in shape:
        if (y1 > y) != (y2 > y):
            crossing = x1 + (y - y1) * (x2 - x1) / (y2 - y1)
            inside ^= x < crossing
        x1, y1 = x2, y2
    return inside


def distance(a: Spot, b: Spot) -> float:
    """The distance of two points."""
    (x1, y1), (x2, y2) = a, b
    return hypot(x1 - x2, y1 - y2)


def from_side(point: Spot, a: Spot, b: Spot) -> float:
    """The distance of a point from a line segment."""
    (x, y), (x1, y1), (x2, y2) = point, a, b
    wide, high = x2 - x1, y2 - y1
    square = wide**2 + high**2
    if not square:
        return distance(point, a)
    # how far along the segment its nearest point lies, from 0 to 1
    along = max(0.0, min(1.0, ((x - x1) * wide + (y - y1) * high) / square))
    return distance(point, (x1 + along * wide, y1 + along * high))


def from_coast(point: Spot, shape: Sequence[Spot]) -> float:
    """The distance of a point from the rim of a polygon."""
    return min(from_side(point, a, b) for a, b in sides(shape))
