"""What is written on one page of a map, and where: signs, names of islands and regions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, pairwise

from ...languages import Lang
from ...reference.svg import measure, with_title, words
from ...sea.pack.atlas import HEIGHT, WIDTH
from ...sea.table.cards import Region
from .atlas import Atlas
from .collisions import Label
from .geometry import Box, Spot, area, around, bounds, centroid, distance, sides
from .lettering import curved_text, length
from .map_borders import borders_of
from .map_colours import CREAM, INK, SEA, SEA_INK
from .map_land import Land
from .map_places import draw_motifs
from .map_signs import hazard_sign, hazard_size, location_sign, market_sign, port_sign
from .space import LAND, Space, inner

CIRCLE = 42
RADIUS = 18
"""The circle of a location's number; around it some room is kept."""
BADGE = 34.0, 39.0
"""The shield of a port or a market."""
NAME, ISLAND = 25.0, 16.5
"""Sizes of the names of regions and islands."""
SMALLEST = 16.0
"""The smallest name of a region."""
ROOMY = 14
"""What a name on an island may cost, land and a bit of coast; else it is written beside it."""
OWN = 8.0
"""What a cell of land costs for the name of the island itself."""
LINE = 9.0
"""What each step of a coast or border costs."""
HALO: dict[str, str | float] = {
    "stroke": SEA,
    "stroke_width": 3.0,
    "stroke_linejoin": "round",
    "paint_order": "stroke",
}
"""Water around the letters of a region's name, where they meet a line."""
WRITTEN = 180.0
"""What a cell of a name costs: so much that the next name goes over land rather than over a bit of it."""
APART = 14.0
"""The room that is kept on both sides of a name, so that the next one does not run on from it."""
BOLD = 1.1
"""How much wider bold letters are."""


@dataclass(slots=True)
class Page:
    """One page while it is drawn."""

    atlas: Atlas
    number: int
    shift: float
    lang: Lang
    regions: list[Region]
    lands: list[Land]
    space: Space = field(default_factory=Space)
    signs: list[str] = field(default_factory=list)
    motifs: list[str] = field(default_factory=list)
    """Pictures of places."""
    names: list[str] = field(default_factory=list)
    taken: list[Box] = field(default_factory=list)
    """What is written on land, in units of the spread."""
    labels: list[Label] = field(default_factory=list)
    """Everything that is written on it."""

    def label(self, text: str, kind: str, centre: Spot, wide: float, high: float) -> None:
        """Note what is written around a spot of the page."""
        self.labels.append(Label(text, kind, around(self.on_spread(centre), wide, high)))

    def on_spread(self, spot: Spot) -> Spot:
        """A spot of the page in units of the spread."""
        return spot[0] + self.shift, spot[1]


def write_page(page: Page) -> None:
    """Put everything on the page, what has a fixed place first."""
    for side in (
        Box(0, 0, 18, HEIGHT),
        Box(WIDTH - 18, 0, 18, HEIGHT),
        Box(0, 0, WIDTH, 18),
        Box(0, HEIGHT - 18, WIDTH, 18),
    ):
        page.space.take(side, 20)
    for land in page.lands:
        page.space.take_shape(land.island.shape, LAND)
        for a, b in sides(land.island.shape):
            _take_line(page.space, a, b)
        for islet in land.islets:
            page.space.take(around((islet[0] - page.shift, islet[1]), 30, 26))
    for border in borders_of(page.regions):
        _take_line(page.space, border.start, border.end)
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
        _name_island(page, land)
    for region in page.regions:
        _warn(page, region, cells[region.id])
    for region in page.regions:
        _name_region(page, region, cells[region.id])
    for region in page.regions:
        _signs(page, region, cells[region.id])


def _take_line(space: Space, start: Spot, end: Spot) -> None:
    """Keep signs, names and pictures off a line."""
    steps = max(1, int(distance(start, end) / 10))
    for step in range(steps + 1):
        x, y = (a + (b - a) * step / steps for a, b in zip(start, end, strict=True))
        space.take(around((x, y), 24, 24), LINE)


def spots_of(region: Region, space: Space, cells: frozenset[int]) -> Iterator[tuple[int, Spot]]:
    """Where each location's number is drawn: at its own spot, else where there is room."""
    for location in region.locations:
        own = region.spots.get(location)
        yield location, own if own else space.best(70, 70, cells, centroid(region.shape))


def _name_island(page: Page, land: Land) -> None:
    """On a large island, else beside it where there is room."""
    shape = land.island.shape
    name = land.island.name.text_in(page.lang)
    size = ISLAND if area(shape) < 26000 else ISLAND + 3
    settings_tried = [_beside_coast(page, land, lines, size) for lines in settings(name, 2)]
    _, centre, wide, high, lines = min(settings_tried)
    page.space.take(around(centre, wide + 2 * APART, high), WRITTEN)
    page.taken.append(around(page.on_spread(centre), wide, high))
    page.label(name, "island", centre, wide - 6, high - 4)
    x, y = page.on_spread(centre)
    top = y - high / 2 + size
    style: dict[str, str | float] = {
        "font_weight": "bold",
        "fill": INK,
        "stroke": CREAM,
        "stroke_width": 3.2,
        "stroke_linejoin": "round",
    }
    written = [
        words(line, x, top + index * (size + 3), size, text_anchor="middle", paint_order="stroke", **style)
        for index, line in enumerate(lines)
    ]
    page.names.append(with_title(name, *written))


def settings(text: str, most: int) -> list[list[str]]:
    """The words in one line, in two and so on, each time in lines as even as can be."""
    parts = text.split()
    line_sets = [[text]]
    for count in range(2, min(most, len(parts)) + 1):
        cuts = combinations(range(1, len(parts)), count - 1)
        ways = [[" ".join(parts[a:b]) for a, b in pairwise((0, *cut, len(parts)))] for cut in cuts]
        line_sets.append(min(ways, key=lambda lines: max(measure(line, 1) for line in lines)))
    return line_sets


Setting = tuple[float, Spot, float, float, list[str]]
"""What a name in some lines would cost, and its middle, width, height and lines."""


def _beside_coast(page: Page, land: Land, lines: list[str], size: float) -> Setting:
    """The best place for a name in some lines: on the island if it has room, else near it."""
    shape, space = land.island.shape, page.space
    wide, high = max(measure(line, size) for line in lines) * BOLD + 6, len(lines) * (size + 3) + 4
    box, own = bounds(shape), inner(shape)
    space.take_shape(shape, OWN - LAND)
    centre = space.best(wide, high, own, centroid(shape))
    cost = space.price(around(centre, wide, high), own)
    space.take_shape(shape, LAND - OWN)
    if cost < ROOMY:
        return -1.0 / len(lines), centre, wide, high, lines
    near = inner([(box.x - wide, box.y - high - 8), (box.right + wide, box.y - high - 8),
                  (box.right + wide, box.bottom + high + 8), (box.x - wide, box.bottom + high + 8)])  # fmt: skip
    wish = box.centre[0], box.bottom + high / 2 + 4
    centre = space.best(wide, high, near, wish, 0.12)
    cost = space.price(around(centre, wide, high), near) + 0.05 * distance(centre, wish)
    return cost + 2.5 * len(lines), centre, wide, high, lines


def _name_region(page: Page, region: Region, cells: frozenset[int]) -> None:
    """In slanted letters on the water, whole, in as few lines and as large as there is room for."""
    text = region.name.text_in(page.lang)
    large = max(SMALLEST, min(NAME, NAME * (area(region.shape) / 90000) ** 0.25))
    settings_tried = []
    for size in (large, (large + SMALLEST) / 2, SMALLEST):
        for lines in settings(text, 3):
            wide = max(length(line, size, size / 6) for line in lines) * 1.06 + 14
            high = len(lines) * (size + 6) + 10
            centre = page.space.best(wide, high, cells, centroid(region.shape), 0.012)
            cost = page.space.price(around(centre, wide, high), cells) + len(lines) + (large - size) * 0.25
            settings_tried.append((cost, centre, wide, high, lines, size))
    _, centre, wide, high, lines, size = min(settings_tried)
    page.space.take(around(centre, wide + 2 * APART, high), WRITTEN)
    page.label(text, "region", centre, wide - 14, high - 10)
    x, y = page.on_spread(centre)
    bend = min(12.0, wide / 26) * (1 if (region.page + len(text)) % 2 else -1)
    drawn = []
    for index, line in enumerate(lines):
        at = x, y + (index - (len(lines) - 1) / 2) * (size + 6)
        own = bend * len(line) / max(map(len, lines))
        drawn.append(curved_text(line, at, size, size / 6, own, fill=SEA_INK, font_style="italic", **HALO))
    page.names.append(with_title(text, *drawn))


def _signs(page: Page, region: Region, cells: frozenset[int]) -> None:
    wish = centroid(region.shape)
    if region.port:
        wish = _beside(page.atlas, region) or wish
        spot = page.space.place(44, 50, cells, wish, 0.05)
        page.label("port", "port", spot, *BADGE)
        page.signs.append(port_sign(page.on_spread(spot), page.lang))
    if region.market:
        wish = _beside(page.atlas, region) or wish
        spot = page.space.place(44, 50, cells, wish, 0.05)
        page.label("market", "market", spot, *BADGE)
        page.signs.append(market_sign(page.on_spread(spot), page.lang))


def _warn(page: Page, region: Region, cells: frozenset[int]) -> None:
    """The ribbon of a hazard; it cannot shrink, so it is placed before the names of the water."""
    if region.hazard:
        wide, high = hazard_size(region.hazard, page.lang)
        spot = page.space.place(wide + 4, high + 6, cells, centroid(region.shape), 0.006)
        page.label(region.hazard.name.text_in(page.lang), "hazard", spot, wide, high)
        page.signs.append(hazard_sign(region.hazard, page.on_spread(spot), page.lang))


def _beside(atlas: Atlas, region: Region) -> Spot | None:
    """The spot of the town, else of the first location: ports and markets like to lie near it."""
    drawn = sorted(region.spots, key=lambda location: (location not in atlas.towns, location))
    return region.spots[drawn[0]] if drawn else None


def contact(region: Region, edge: str) -> Spot | None:
    """The middle of the stretch where a region touches an edge of its page."""
    axis, side = {"north": (1, 0), "south": (1, HEIGHT), "west": (0, 0), "east": (0, WIDTH)}[edge]
    along: Sequence[int] = [point[1 - axis] for point in region.shape if point[axis] == side]
    if not along:
        return None
    middle = (min(along) + max(along)) / 2
    return (middle, float(side)) if axis else (float(side), middle)
