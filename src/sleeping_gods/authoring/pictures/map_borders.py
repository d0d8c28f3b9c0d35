"""Lines between regions: dotted where a ship may pass, a ridge of land where it may not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from ...reference.svg import group, tag
from ...sea.pack.atlas import HEIGHT, WIDTH
from ...sea.table.cards import Region
from .geometry import Spot, contains, distance, from_side, sides
from .ink import luck_of, open_path, rough
from .map_colours import INK, LANDS, SEA_INK

STEP, SWING = 40, 0.05
"""How rough lines are: pieces shorter than this stay straight, others bend by this part of their length at most."""
RIDGE_WIDTH, WASH_WIDTH, SHADE_WIDTH = 17.0, 13.5, 5.0
"""How wide a ridge is, with its outline; its wash; and the shade along its middle."""


@dataclass(frozen=True, slots=True)
class Border:
    """A stretch of line between two regions of a page, or between a region and nothing."""

    start: Spot
    end: Spot
    kind: str
    """``sea``, ``land`` or ``rim``."""


def borders_of(regions: Sequence[Region]) -> list[Border]:
    """Every line of a page once; its own edges are no borders."""
    corners: set[Spot] = {point for region in regions for point in region.shape}
    sharing: dict[tuple[Spot, Spot], list[Region]] = {}
    for region in regions:
        for a, b in sides(region.shape):
            for part in _split(a, b, corners):
                sharing.setdefault(part, []).append(region)
    return [Border(start, end, _kind(owners)) for (start, end), owners in sharing.items() if not _on_edge(start, end)]


def _split(a: Spot, b: Spot, corners: set[Spot]) -> list[tuple[Spot, Spot]]:
    """A side cut at the corners of other shapes that lie on it; each part is written the same way round."""
    between = [point for point in corners if point not in (a, b) and from_side(point, a, b) < 1]
    line = [a, *sorted(between, key=lambda point: distance(point, a)), b]
    return [(min(pair), max(pair)) for pair in pairwise(line)]


def _kind(owners: Sequence[Region]) -> str:
    """What a line is between the regions that share it."""
    if len(owners) < 2:
        return "rim"
    first, second = owners[:2]
    return "sea" if second.id in first.borders else "land"


def _on_edge(a: Spot, b: Spot) -> bool:
    """Whether a line lies on an edge of its page."""
    (x1, y1), (x2, y2) = a, b
    return (x1 == x2 and x1 in (0, WIDTH)) or (y1 == y2 and y1 in (0, HEIGHT))


def border_pictures(pages: Mapping[float, Sequence[Region]], lands: Sequence[Sequence[Spot]]) -> str:
    """The lines of both pages, by how far each page is shifted; an island that parts two regions needs no ridge."""
    lines: dict[str, list[str]] = {"sea": [], "land": [], "rim": []}
    for shift, regions in pages.items():
        for border in borders_of(regions):
            (x1, y1), (x2, y2) = border.start, border.end
            start, end = (x1 + shift, float(y1)), (x2 + shift, float(y2))
            middle = (x1 + x2) / 2 + shift, (y1 + y2) / 2
            if border.kind == "land" and any(contains(shape, middle) for shape in lands):
                continue
            luck = luck_of(f"{start} {end}")
            lines[border.kind].append(open_path([*rough(start, end, luck, STEP, SWING), end]))
    drawn = [_dots(lines["sea"]), _rim(lines["rim"]), _ridge(lines["land"])]
    return group(*drawn, fill="none", stroke_linecap="round", stroke_linejoin="round")


def _dots(lines: Sequence[str]) -> str:
    """Dotted lines, where a ship may pass."""
    return tag("path", d="".join(lines), stroke=SEA_INK, stroke_width=3, stroke_dasharray="0 9") if lines else ""


def _rim(lines: Sequence[str]) -> str:
    """The edge of a ridge."""
    return tag("path", d="".join(lines), stroke=INK, stroke_width=1.5) if lines else ""


def _ridge(lines: Sequence[str]) -> str:
    """Land as narrow as a line: its outline, its wash and its shade, one over the other."""
    if not lines:
        return ""
    path = "".join(lines)
    wash, shade = LANDS["land"]
    return (
        tag("path", d=path, stroke=INK, stroke_width=RIDGE_WIDTH)
        + tag("path", d=path, stroke=wash, stroke_width=WASH_WIDTH)
        + tag("path", d=path, stroke=shade, stroke_width=SHADE_WIDTH, stroke_opacity="0.6", stroke_dasharray="2 9")
    )
