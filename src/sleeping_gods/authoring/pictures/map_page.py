"""One page of a map: what is put on it in which order, its signs, and what is kept free of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ...languages import Lang
from ...sea.pack.atlas import HEIGHT, WIDTH
from ...sea.table.cards import Region
from .atlas import Atlas
from .collisions import Label
from .geometry import Box, Spot, around, centroid, distance, sides
from .map_borders import borders_of
from .map_island_names import name_island
from .map_land import Land
from .map_places import draw_motifs
from .map_region_names import name_region
from .map_signs import hazard_sign, hazard_size, location_sign, market_sign, port_sign
from .space import LAND, Space, inner

RADIUS = 18
"""Of the circle of a location's number."""
CIRCLE = 42
"""The side of the square that is kept free for it."""
BADGE = 34.0, 39.0
"""The shield of a port or a market."""
LINE = 9.0
"""What each step of a coast or border costs."""
LINE_STEP = 10
"""How far these steps lie apart."""
LINE_WIDTH = 24
"""The side of the square that each step takes."""
EDGE = 18
"""How near to the edge of a page nothing should be written."""
EDGE_COST = 20
"""What a cell costs there."""


@dataclass(slots=True)
class Page:
    """One page while it is drawn."""

    atlas: Atlas
    number: int
    shift: float
    """How far to the right of the spread's left side it begins."""
    lang: Lang
    regions: list[Region]
    lands: list[Land]
    space: Space = field(default_factory=Space)
    signs: list[str] = field(default_factory=list)
    """The markup of signs, which are drawn over the land."""
    motifs: list[str] = field(default_factory=list)
    """Pictures of places."""
    names: list[str] = field(default_factory=list)
    """The markup of names, which are drawn over all else."""
    taken: list[Box] = field(default_factory=list)
    """What is written on land, in units of the spread."""
    labels: list[Label] = field(default_factory=list)
    """Everything that is written on it."""

    def label(self, text: str, kind: str, centre: Spot, wide: float, high: float) -> None:
        """Note what is written around a spot of the page."""
        self.labels.append(Label(text, kind, around(self.on_spread(centre), wide, high)))

    def on_spread(self, spot: Spot) -> Spot:
        """A spot of the page in units of the spread."""
        x, y = spot
        return x + self.shift, y


def write_page(page: Page) -> None:
    """Put everything on the page, what has a fixed place first."""
    _keep_free(page)
    cells = {region.id: inner(region.shape) for region in page.regions}
    for region in page.regions:
        for location, spot in spots_of(region, page.space, cells[region.id]):
            title = page.atlas.titles.get(location, "")
            page.signs.append(location_sign(location, title, page.on_spread(spot)))
            page.space.take(around(spot, CIRCLE, CIRCLE))
            page.label(str(location), "location", spot, 2 * RADIUS, 2 * RADIUS)
            page.taken.append(around(page.on_spread(spot), CIRCLE, CIRCLE))
    for region in page.regions:
        draw_motifs(page, region, cells[region.id])
    for land in page.lands:
        name_island(page, land)
    for region in page.regions:
        _warn(page, region, cells[region.id])
    for region in page.regions:
        name_region(page, region, cells[region.id])
    for region in page.regions:
        _signs(page, region, cells[region.id])


def _keep_free(page: Page) -> None:
    """Make the edges of the page, land, coasts and borders dear for what is written."""
    for edge in (
        Box(0, 0, EDGE, HEIGHT),
        Box(WIDTH - EDGE, 0, EDGE, HEIGHT),
        Box(0, 0, WIDTH, EDGE),
        Box(0, HEIGHT - EDGE, WIDTH, EDGE),
    ):
        page.space.take(edge, EDGE_COST)
    for land in page.lands:
        page.space.take_shape(land.island.shape, LAND)
        for start, end in sides(land.island.shape):
            _take_line(page.space, start, end)
        for x, y in land.islets:
            page.space.take(around((x - page.shift, y), 30, 26))
    for border in borders_of(page.regions):
        _take_line(page.space, border.start, border.end)


def _take_line(space: Space, start: Spot, end: Spot) -> None:
    """Keep signs, names and pictures off a line."""
    steps = max(1, int(distance(start, end) / LINE_STEP))
    for step in range(steps + 1):
        x, y = (a + (b - a) * step / steps for a, b in zip(start, end, strict=True))
        space.take(around((x, y), LINE_WIDTH, LINE_WIDTH), LINE)


def spots_of(region: Region, space: Space, cells: frozenset[int]) -> Iterator[tuple[int, Spot]]:
    """Where each location's number is drawn: at its own spot, else where there is room."""
    for location in region.locations:
        own = region.spots.get(location)
        yield location, own if own else space.best(70, 70, cells, centroid(region.shape))


def _signs(page: Page, region: Region, cells: frozenset[int]) -> None:
    """The signs of a port and of a market."""
    kinds = [("port", port_sign)] if region.port else []
    kinds += [("market", market_sign)] if region.market else []
    for kind, draw in kinds:
        wish = _main_spot(page.atlas, region) or centroid(region.shape)
        spot = page.space.place(44, 50, cells, wish, 0.05)
        page.label(kind, kind, spot, *BADGE)
        page.signs.append(draw(page.on_spread(spot), page.lang))


def _warn(page: Page, region: Region, cells: frozenset[int]) -> None:
    """The ribbon of a hazard; it cannot shrink, so it is placed before the names of the water."""
    if region.hazard:
        wide, high = hazard_size(region.hazard, page.lang)
        spot = page.space.place(wide + 4, high + 6, cells, centroid(region.shape), 0.006)
        page.label(region.hazard.name.text_in(page.lang), "hazard", spot, wide, high)
        page.signs.append(hazard_sign(region.hazard, page.on_spread(spot), page.lang))


def _main_spot(atlas: Atlas, region: Region) -> Spot | None:
    """The spot of the town, else of the first location: ports and markets like to lie near it."""
    drawn = sorted(region.spots, key=lambda location: (location not in atlas.towns, location))
    return region.spots[drawn[0]] if drawn else None


def contact(region: Region, edge: str) -> Spot | None:
    """The middle of the stretch where a region touches an edge of its page; None if it does not touch it."""
    if edge in ("north", "south"):
        level = 0 if edge == "north" else HEIGHT
        xs = [x for x, y in region.shape if y == level]
        return ((min(xs) + max(xs)) / 2, float(level)) if xs else None
    upright = 0 if edge == "west" else WIDTH
    ys = [y for x, y in region.shape if x == upright]
    return (float(upright), (min(ys) + max(ys)) / 2) if ys else None
