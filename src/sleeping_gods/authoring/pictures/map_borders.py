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
    on = [point for point in corners if (point[0], point[1]) not in (a, b) and from_side(point, a, b) < 1]
    line = [a, *sorted(on, key=lambda point: distance(point, a)), b]
    return [(min(pair), max(pair)) for pair in pairwise(line)]


def _kind(owners: Sequence[Region]) -> str:
    if len(owners) < 2:
        return "rim"
    first, second = owners[:2]
    return "sea" if second.id in first.borders else "land"


def _on_edge(a: Spot, b: Spot) -> bool:
    return (a[0] == b[0] and a[0] in (0, WIDTH)) or (a[1] == b[1] and a[1] in (0, HEIGHT))


def border_pictures(pages: Mapping[float, Sequence[Region]], lands: Sequence[Sequence[Spot]]) -> str:
    """The lines of both pages, by how far each page is shifted; an island that parts two regions needs no ridge."""
    lines: dict[str, list[str]] = {"sea": [], "land": [], "rim": []}
    for shift, regions in pages.items():
        for border in borders_of(regions):
            start, end = ((point[0] + shift, float(point[1])) for point in (border.start, border.end))
            middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
            if border.kind == "land" and any(contains(shape, middle) for shape in lands):
                continue
            luck = luck_of(f"{start} {end}")
            lines[border.kind].append(open_path([*rough(start, end, luck, 40, 0.05), end]))
    wash, shade = LANDS["land"]
    ridge = "".join(lines["land"])
    land = (
        tag("path", d=ridge, stroke=INK, stroke_width=17)
        + tag("path", d=ridge, stroke=wash, stroke_width=13.5)
        + tag("path", d=ridge, stroke=shade, stroke_width=5, stroke_opacity="0.6", stroke_dasharray="2 9")
        if ridge
        else ""
    )
    dots = (
        tag("path", d="".join(lines["sea"]), stroke=SEA_INK, stroke_width=3, stroke_dasharray="0 9")
        if lines["sea"]
        else ""
    )
    rim = tag("path", d="".join(lines["rim"]), stroke=INK, stroke_width=1.5) if lines["rim"] else ""
    return group(dots, rim, land, fill="none", stroke_linecap="round", stroke_linejoin="round")
