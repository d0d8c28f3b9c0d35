"""The names of islands on a map: on large ones, beside small ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...reference.svg import measure, with_title, words
from .geometry import area, around, bounds, centroid, distance
from .map_colours import CREAM, INK
from .map_land import Land
from .name_setting import NameSetting, line_breaks
from .space import LAND, inner

if TYPE_CHECKING:
    from .map_page import Page

ISLAND = 16.5
"""The size of an island's name."""
LARGE_ISLAND_MORE = 3
"""How much larger the name of a large island is."""
LARGE_ISLAND = 26_000
"""From this area on an island is large."""
BETWEEN_LINES = 3
"""The room between two lines of a name."""
MARGIN_ACROSS, MARGIN_DOWN = 6, 4
"""The room around the letters of a name, both sides together."""
MOST_LINES = 2
"""Most lines of a name."""
ROOMY = 14
"""What a name on an island may cost, land and a bit of coast; else it is written beside it."""
OWN = 8.0
"""What a cell of land costs for the name of the island itself."""
LINE_COST = 2.5
"""The penalty for each line of a name beside an island: one line is preferred to two."""
REACH_BEYOND = 8
"""How far above and below an island its name may stand."""
BELOW_COAST = 4
"""How far below the coast a name would rather stand."""
PULL_TO_ISLAND = 0.12
"""What each unit of distance from there costs while a place is looked for."""
DISTANCE_COST = 0.05
"""What it costs when places are compared."""
BOLD = 1.1
"""How much wider bold letters are."""
LETTERS: dict[str, str | float] = {
    "text_anchor": "middle",
    "paint_order": "stroke",
    "font_weight": "bold",
    "fill": INK,
    "stroke": CREAM,
    "stroke_width": 3.2,
    "stroke_linejoin": "round",
}
"""How the letters of a name look."""


def name_island(page: Page, land: Land) -> None:
    """Write the name of an island: on a large one, else beside it where there is room."""
    name = land.island.name.text_in(page.lang)
    size = ISLAND if area(land.island.shape) < LARGE_ISLAND else ISLAND + LARGE_ISLAND_MORE
    best = min(_island_setting(page, land, lines, size) for lines in line_breaks(name, MOST_LINES))
    best.reserve(page.space)
    page.taken.append(around(page.on_spread(best.centre), best.wide, best.high))
    page.label(name, "island", best.centre, best.wide - MARGIN_ACROSS, best.high - MARGIN_DOWN)
    x, y = page.on_spread(best.centre)
    top = y - best.high / 2 + size
    written = [
        words(line, x, top + row * (size + BETWEEN_LINES), size, **LETTERS) for row, line in enumerate(best.lines)
    ]
    page.names.append(with_title(name, *written))


def _island_setting(page: Page, land: Land, lines: list[str], size: float) -> NameSetting:
    """The best place for a name in some lines: on the island if it has room, else near it."""
    shape, space = land.island.shape, page.space
    wide = max(measure(line, size) for line in lines) * BOLD + MARGIN_ACROSS
    high = len(lines) * (size + BETWEEN_LINES) + MARGIN_DOWN
    own = inner(shape)
    space.take_shape(shape, OWN - LAND)  # for its own name the island is less dear
    centre = space.best(wide, high, own, centroid(shape))
    cost = space.price(around(centre, wide, high), own)
    space.take_shape(shape, LAND - OWN)
    if cost < ROOMY:
        cost_there = -1.0 / len(lines)  # cheaper than any place beside it, one line cheaper than two
        return NameSetting(cost=cost_there, centre=centre, wide=wide, high=high, lines=lines, size=size)
    return _setting_beside(
        page, land, NameSetting(cost=0.0, centre=centre, wide=wide, high=high, lines=lines, size=size)
    )


def _setting_beside(page: Page, land: Land, name: NameSetting) -> NameSetting:
    """The name at its best place near the island, preferably below it."""
    box, wide, high = bounds(land.island.shape), name.wide, name.high
    west, east = box.x - wide, box.right + wide
    north, south = box.y - high - REACH_BEYOND, box.bottom + high + REACH_BEYOND
    near = inner([(west, north), (east, north), (east, south), (west, south)])
    middle, _ = box.centre
    wish = middle, box.bottom + high / 2 + BELOW_COAST
    centre = page.space.best(wide, high, near, wish, PULL_TO_ISLAND)
    cost = page.space.price(around(centre, wide, high), near) + DISTANCE_COST * distance(centre, wish)
    return name._replace(cost=cost + LINE_COST * len(name.lines), centre=centre)
