"""Lines as if drawn by hand: small wobbles that are the same each time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from zlib import crc32

from ...kernel.luck import Luck
from ...reference.svg import number
from .geometry import Spot, distance, sides


def luck_of(name: str) -> Luck:
    """The luck that belongs to a name."""
    return Luck(crc32(name.encode()))


def between(luck: Luck, low: float, high: float) -> float:
    """A number between two others."""
    return low + (high - low) * luck.below(1 << 20) / (1 << 20)


def rough(start: Spot, end: Spot, luck: Luck, step: float, swing: float) -> list[Spot]:
    """A line from a point to another, without the last: midpoints are pushed aside, again and again.

    Pieces shorter than ``step`` are not divided; a midpoint is pushed by at most ``swing``, a part of its piece.
    """
    length = distance(start, end)
    if length < step:
        return [start]
    (x1, y1), (x2, y2) = start, end
    push = between(luck, -swing, swing) * length
    middle = (x1 + x2) / 2 + push * (y1 - y2) / length, (y1 + y2) / 2 + push * (x2 - x1) / length
    return rough(start, middle, luck, step, swing) + rough(middle, end, luck, step, swing)


def coast(shape: Sequence[Spot], luck: Luck, straight: Callable[[Spot, Spot], bool]) -> list[Spot]:
    """A polygon with rough sides, except those that stay straight."""
    points: list[Spot] = []
    for start, end in sides(shape):
        points += [start] if straight(start, end) else rough(start, end, luck, step=15, swing=0.13)
    return points


def closed_path(points: Sequence[Spot]) -> str:
    """The path of a closed line with soft corners."""
    middles = [_middle(start, end) for start, end in sides(points)]
    corners = list(zip(points, middles, strict=True))
    curves = "".join(f"Q{_at(corner)} {_at(middle)}" for corner, middle in [*corners[1:], corners[0]])
    return f"M{_at(middles[0])}{curves}Z"


def open_path(points: Sequence[Spot]) -> str:
    """The path of an open line with soft corners."""
    if len(points) < 3:
        return "M" + "L".join(_at(point) for point in points)
    first, *inner, last = points
    curves = "".join(f"Q{_at(corner)} {_at(_middle(corner, after))}" for corner, after in pairwise(inner))
    return f"M{_at(first)}{curves}Q{_at(inner[-1])} {_at(last)}"


def polygon(points: Sequence[Spot]) -> str:
    """The path of a polygon with sharp corners."""
    return "M" + "L".join(_at(point) for point in points) + "Z"


def _middle(a: Spot, b: Spot) -> Spot:
    """The point half way between two."""
    (x1, y1), (x2, y2) = a, b
    return (x1 + x2) / 2, (y1 + y2) / 2


def _at(point: Spot) -> str:
    """A point as paths write it."""
    x, y = point
    return f"{number(x)} {number(y)}"
