"""Lines as if drawn by hand: small wobbles that are the same each time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from zlib import crc32

from ...kernel.luck import Luck
from ...reference.svg import number
from .geometry import Spot, distance


def luck_of(name: str) -> Luck:
    """The luck that belongs to a name."""
    return Luck(crc32(name.encode()))


def between(luck: Luck, low: float, high: float) -> float:
    """A number between two others."""
    return low + (high - low) * luck.below(1 << 20) / (1 << 20)


def rough(start: Spot, end: Spot, luck: Luck, step: float, swing: float) -> list[Spot]:
    """A line from a point to another, without the last: midpoints are pushed aside, again and again."""
    length = distance(start, end)
    if length < step:
        return [start]
    push = between(luck, -swing, swing) * length
    middle = (
        (start[0] + end[0]) / 2 + push * (start[1] - end[1]) / length,
        (start[1] + end[1]) / 2 + push * (end[0] - start[0]) / length,
    )
    return rough(start, middle, luck, step, swing) + rough(middle, end, luck, step, swing)


def coast(shape: Sequence[Spot], luck: Luck, straight: Callable[[Spot, Spot], bool]) -> list[Spot]:
    """A polygon with rough sides, except those that stay straight."""
    points: list[Spot] = []
    for index, point in enumerate(shape):
        end = shape[(index + 1) % len(shape)]
        points += [point] if straight(point, end) else rough(point, end, luck, 15, 0.13)
    return points


def closed_path(points: Sequence[Spot]) -> str:
    """The path of a closed line with soft corners."""
    middles = [_middle(point, points[(index + 1) % len(points)]) for index, point in enumerate(points)]
    curves = "".join(
        f"Q{_at(points[(i + 1) % len(points)])} {_at(middles[(i + 1) % len(points)])}" for i in range(len(points))
    )
    return f"M{_at(middles[0])}{curves}Z"


def open_path(points: Sequence[Spot]) -> str:
    """The path of an open line with soft corners."""
    if len(points) < 3:
        return "M" + "L".join(_at(point) for point in points)
    curves = "".join(f"Q{_at(point)} {_at(_middle(point, points[i + 2]))}" for i, point in enumerate(points[1:-2]))
    return f"M{_at(points[0])}{curves}Q{_at(points[-2])} {_at(points[-1])}"


def polygon(points: Sequence[Spot]) -> str:
    """The path of a polygon with sharp corners."""
    return "M" + "L".join(_at(point) for point in points) + "Z"


def _middle(a: Spot, b: Spot) -> Spot:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _at(point: Spot) -> str:
    return f"{number(point[0])} {number(point[1])}"
