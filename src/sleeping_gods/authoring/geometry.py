"""Shapes on a page: whether they cross themselves, how much two overlap, and how far apart they lie."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import hypot

Point = tuple[int, int]
"""How far to the east and to the south."""
Shape = Sequence[Point]
"""The corners of a closed shape."""
Line = tuple[Point, Point]
"""From a point to another."""
STEP = 5
"""The height of the strips in which areas are measured."""
Strips = dict[int, list[tuple[float, float]]]
"""The inside of a shape: for each strip, by its number from the north, the spans from west to east in its middle."""


def sides(shape: Shape) -> list[Line]:
    """The sides of a closed shape."""
    return [(point, shape[(index + 1) % len(shape)]) for index, point in enumerate(shape)]


def crosses_itself(shape: Shape) -> bool:
    """Whether two sides that are not neighbours meet, or two corners are the same."""
    if len(set(shape)) < len(shape):
        return True
    lines = sides(shape)
    last = len(lines) - 1
    return any(
        _meet(lines[i], lines[j]) for i, j in combinations(range(len(lines)), 2) if j - i > 1 and (i, j) != (0, last)
    )


def _turn(a: Point, b: Point, c: Point) -> int:
    """To which side the way from a over b to c turns: 1 or -1; 0 if it goes straight on."""
    (ax, ay), (bx, by), (cx, cy) = a, b, c
    cross = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    return (cross > 0) - (cross < 0)


def _within(a: Point, b: Point, c: Point) -> bool:
    """Whether c, which lies on the line through a and b, lies between them."""
    (ax, ay), (bx, by), (cx, cy) = a, b, c
    return min(ax, bx) <= cx <= max(ax, bx) and min(ay, by) <= cy <= max(ay, by)


def _meet(first: Line, other: Line) -> bool:
    """Whether two lines cross, or an end of one lies on the other."""
    (a, b), (c, d) = first, other
    to_c, to_d, to_a, to_b = _turn(a, b, c), _turn(a, b, d), _turn(c, d, a), _turn(c, d, b)
    if to_c != to_d and to_a != to_b:
        return True
    straight = ((to_c, a, b, c), (to_d, a, b, d), (to_a, c, d, a), (to_b, c, d, b))
    return any(turn == 0 and _within(start, end, point) for turn, start, end, point in straight)


def strips(shape: Shape) -> Strips:
    """The inside of a shape in strips: between each two places where its sides cut the middle of a strip."""
    cuts_at: dict[int, list[float]] = {}
    for (x1, y1), (x2, y2) in sides(shape):
        if y1 == y2:
            continue
        (x1, y1), (x2, y2) = sorted(((x1, y1), (x2, y2)), key=lambda point: point[1])
        for strip in range(_first_strip(y1), _first_strip(y2)):
            middle = strip * STEP + STEP / 2
            cuts_at.setdefault(strip, []).append(x1 + (x2 - x1) * (middle - y1) / (y2 - y1))
    return {strip: list(_pairs(sorted(cuts))) for strip, cuts in cuts_at.items()}


def _first_strip(y: int) -> int:
    """The first strip whose middle does not lie north of a height."""
    return (2 * y + STEP - 1) // (2 * STEP)


def _pairs(cuts: list[float]) -> Iterator[tuple[float, float]]:
    """Cuts two by two: from where to where a line lies within."""
    return zip(cuts[::2], cuts[1::2], strict=False)


def area(inside: Strips) -> float:
    """The area of a shape that was cut into strips."""
    return STEP * sum(right - left for spans in inside.values() for left, right in spans)


def shared_area(first: Strips, other: Strips) -> float:
    """The area that lies in two shapes."""
    total = 0.0
    for strip in first.keys() & other.keys():
        for left, right in first[strip]:
            total += sum(max(0.0, min(right, end) - max(left, start)) for start, end in other[strip])
    return STEP * total


def gap(first: Shape, other: Shape) -> float:
    """The distance between two shapes; 0 if their coasts meet."""
    if any(_meet(a, b) for a in sides(first) for b in sides(other)):
        return 0.0
    ways = [_distance_to_line(point, line) for point in first for line in sides(other)]
    return min([*ways, *(_distance_to_line(point, line) for point in other for line in sides(first))])


def _distance_to_line(point: Point, line: Line) -> float:
    """How far a point is from a line between two points."""
    (x, y), ((x1, y1), (x2, y2)) = point, line
    along_x, along_y = x2 - x1, y2 - y1
    length_squared = along_x**2 + along_y**2
    share = 0.0  # of the line: where the nearest of its points lies
    if length_squared:
        share = max(0.0, min(1.0, ((x - x1) * along_x + (y - y1) * along_y) / length_squared))
    return hypot(x - x1 - share * along_x, y - y1 - share * along_y)
