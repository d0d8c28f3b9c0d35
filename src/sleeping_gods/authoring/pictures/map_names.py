"""The names of islands and regions on a map: in so many lines, so large and there where they cost least."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, NamedTuple

from ...reference.svg import measure, with_title, words
from ...sea.table.cards import Region
from .geometry import Spot, area, around, bounds, centroid, distance
from .lettering import curved_text, length
from .map_colours import CREAM, INK, SEA, SEA_INK
from .map_land import Land
from .space import LAND, inner

if TYPE_CHECKING:
    from .map_page import Page

LARGEST = 25.0
"""The size of the name of a large region."""
SMALLEST = 16.0
"""The smallest size of the name of a region."""
LARGE_REGION = 90_000
"""From this area on a region has a name of the largest size; in smaller ones it is smaller."""
ISLAND = 16.5
"""The size of an island's name."""
LARGE_ISLAND_MORE = 3
"""How much larger the name of a large island is."""
LARGE_ISLAND = 26_000
"""From this area on an island is large."""
BETWEEN_LINES = 3
"""The room between two lines of an island's name."""
REGION_BETWEEN_LINES = 6
"""The room between two lines of a region's name."""
MOST_LINES = 2
"""Most lines of an island's name."""
REGION_MOST_LINES = 3
"""Most lines of a region's name."""
ROOMY = 14
"""What a name on an island may cost, land and a bit of coast; else it is written beside it."""
OWN = 8.0
"""What a cell of land costs for the name of the island itself."""
LINE_COST = 2.5
"""What each line of an island's name costs, so that one line is preferred to two."""
REGION_LINE_COST = 1.0
"""What each line of a region's name costs."""
SMALLER_COST = 0.25
"""What each unit costs by which the name of a region is smaller than it might be."""
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


class NameSetting(NamedTuple):
    """A name in so many lines and so large, at its best place; the cheapest of several is drawn."""

    cost: float
    centre: Spot
    wide: float
    high: float
    lines: list[str]
    size: float


def name_island(page: Page, land: Land) -> None:
    """Write the name of an island: on a large one, else beside it where there is room."""
    name = land.island.name.text_in(page.lang)
    size = ISLAND if area(land.island.shape) < LARGE_ISLAND else ISLAND + LARGE_ISLAND_MORE
    best = min(_island_setting(page, land, lines, size) for lines in line_breaks(name, MOST_LINES))
    page.space.take(around(best.centre, best.wide + 2 * APART, best.high), WRITTEN)
    page.taken.append(around(page.on_spread(best.centre), best.wide, best.high))
    page.label(name, "island", best.centre, best.wide - 6, best.high - 4)
    x, y = page.on_spread(best.centre)
    top = y - best.high / 2 + size
    style: dict[str, str | float] = {
        "font_weight": "bold",
        "fill": INK,
        "stroke": CREAM,
        "stroke_width": 3.2,
        "stroke_linejoin": "round",
    }
    written = [
        words(
            line,
            x,
            top + index * (size + BETWEEN_LINES),
            size,
            text_anchor="middle",
            paint_order="stroke",
            **style,
        )
        for index, line in enumerate(best.lines)
    ]
    page.names.append(with_title(name, *written))


def line_breaks(text: str, most: int) -> list[list[str]]:
    """The words in one line, in two and so on, each time in lines as even as can be."""
    parts = text.split()
    broken = [[text]]
    for count in range(2, min(most, len(parts)) + 1):
        cuts = combinations(range(1, len(parts)), count - 1)
        ways = [[" ".join(parts[start:end]) for start, end in pairwise((0, *cut, len(parts)))] for cut in cuts]
        broken.append(min(ways, key=lambda lines: max(measure(line, 1) for line in lines)))
    return broken


def _island_setting(page: Page, land: Land, lines: list[str], size: float) -> NameSetting:
    """The best place for a name in some lines: on the island if it has room, else near it."""
    shape, space = land.island.shape, page.space
    wide = max(measure(line, size) for line in lines) * BOLD + 6
    high = len(lines) * (size + BETWEEN_LINES) + 4
    own = inner(shape)
    space.take_shape(shape, OWN - LAND)  # for its own name the island is less dear
    centre = space.best(wide, high, own, centroid(shape))
    cost = space.price(around(centre, wide, high), own)
    space.take_shape(shape, LAND - OWN)
    if cost < ROOMY:
        on_island = -1.0 / len(lines)  # cheaper than any place beside it, one line cheaper than two
        return NameSetting(cost=on_island, centre=centre, wide=wide, high=high, lines=lines, size=size)
    box = bounds(shape)
    west, east, north, south = box.x - wide, box.right + wide, box.y - high - 8, box.bottom + high + 8
    near = inner([(west, north), (east, north), (east, south), (west, south)])
    middle, _ = box.centre
    wish = middle, box.bottom + high / 2 + 4
    centre = space.best(wide, high, near, wish, 0.12)
    cost = space.price(around(centre, wide, high), near) + 0.05 * distance(centre, wish)
    return NameSetting(cost=cost + LINE_COST * len(lines), centre=centre, wide=wide, high=high, lines=lines, size=size)


def name_region(page: Page, region: Region, cells: frozenset[int]) -> None:
    """Write the name of a region on its water, whole, in as few lines and as large as there is room."""
    text = region.name.text_in(page.lang)
    best = min(_region_settings(page, region, text, cells))
    page.space.take(around(best.centre, best.wide + 2 * APART, best.high), WRITTEN)
    page.label(text, "region", best.centre, best.wide - 14, best.high - 10)
    x, y = page.on_spread(best.centre)
    # some names are bent upwards and some downwards, the same ones each time
    bend = min(12.0, best.wide / 26) * (1 if (region.page + len(text)) % 2 else -1)
    longest = max(map(len, best.lines))
    drawn = []
    for index, line in enumerate(best.lines):
        middle = x, y + (index - (len(best.lines) - 1) / 2) * (best.size + REGION_BETWEEN_LINES)
        own_bend = bend * len(line) / longest
        spacing = best.size / 6
        drawn.append(curved_text(line, middle, best.size, spacing, own_bend, fill=SEA_INK, font_style="italic", **HALO))
    page.names.append(with_title(text, *drawn))


def _region_settings(page: Page, region: Region, text: str, cells: frozenset[int]) -> Iterator[NameSetting]:
    """A name in three sizes and up to three lines, each time at its best place."""
    largest = max(SMALLEST, min(LARGEST, LARGEST * (area(region.shape) / LARGE_REGION) ** 0.25))
    for size in (largest, (largest + SMALLEST) / 2, SMALLEST):
        for lines in line_breaks(text, REGION_MOST_LINES):
            wide = max(length(line, size, size / 6) for line in lines) * 1.06 + 14
            high = len(lines) * (size + REGION_BETWEEN_LINES) + 10
            centre = page.space.best(wide, high, cells, centroid(region.shape), 0.012)
            cost = page.space.price(around(centre, wide, high), cells) + REGION_LINE_COST * len(lines)
            yield NameSetting(
                cost=cost + (largest - size) * SMALLER_COST, centre=centre, wide=wide, high=high, lines=lines, size=size
            )
