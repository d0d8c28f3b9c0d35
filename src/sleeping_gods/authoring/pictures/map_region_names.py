"""The names of regions on a map: on their water, as large as there is room."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ...reference.svg import with_title
from ...sea.table.cards import Region
from .geometry import area, around, centroid
from .lettering import curved_text, length
from .map_colours import SEA, SEA_INK
from .name_setting import NameSetting, line_breaks

if TYPE_CHECKING:
    from .map_page import Page

LARGEST = 25.0
"""The size of the name of a large region."""
SMALLEST = 16.0
"""The smallest size of a name."""
LARGE_REGION = 90_000
"""From this area on a region has a name of the largest size; in smaller ones it is smaller."""
BETWEEN_LINES = 6
"""The room between two lines of a name."""
MARGIN_ACROSS, MARGIN_DOWN = 14, 10
"""The room around the letters of a name, both sides together."""
MOST_LINES = 3
"""Most lines of a name."""
LINE_COST = 1.0
"""What each line of a name costs."""
SMALLER_COST = 0.25
"""What each unit costs by which a name is smaller than it might be."""
PULL_TO_MIDDLE = 0.012
"""What each unit of distance from the middle of the region costs."""
LARGEST_BEND = 12.0
"""How far the middle of a name lies above or below its ends at most."""
WIDTH_FOR_BEND = 26
"""The width for which a name is bent by one unit."""
BENT = 1.06
"""How much wider bent lines are taken for."""
SIZE_FOR_SPACING = 6
"""The size of letters for which there is one unit of room between them."""
HALO: dict[str, str | float] = {
    "stroke": SEA,
    "stroke_width": 3.0,
    "stroke_linejoin": "round",
    "paint_order": "stroke",
}
"""Water around the letters of a name, where they meet a line."""


def name_region(page: Page, region: Region, cells: frozenset[int]) -> None:
    """Write the name of a region on its water, whole, in as few lines and as large as there is room."""
    text = region.name.text_in(page.lang)
    best = min(_settings(page, region, text, cells))
    best.reserve(page.space)
    page.label(text, "region", best.centre, best.wide - MARGIN_ACROSS, best.high - MARGIN_DOWN)
    x, y = page.on_spread(best.centre)
    # some names are bent upwards and some downwards, the same ones each time
    bend = min(LARGEST_BEND, best.wide / WIDTH_FOR_BEND) * (1 if (region.page + len(text)) % 2 else -1)
    longest = max(map(len, best.lines))
    drawn = []
    for index, line in enumerate(best.lines):
        middle = x, y + (index - (len(best.lines) - 1) / 2) * (best.size + BETWEEN_LINES)
        own_bend = bend * len(line) / longest
        spacing = best.size / SIZE_FOR_SPACING
        drawn.append(curved_text(line, middle, best.size, spacing, own_bend, fill=SEA_INK, font_style="italic", **HALO))
    page.names.append(with_title(text, *drawn))


def _settings(page: Page, region: Region, text: str, cells: frozenset[int]) -> Iterator[NameSetting]:
    """A name in three sizes and up to three lines, each time at its best place."""
    largest = max(SMALLEST, min(LARGEST, LARGEST * (area(region.shape) / LARGE_REGION) ** 0.25))
    for size in (largest, (largest + SMALLEST) / 2, SMALLEST):
        for lines in line_breaks(text, MOST_LINES):
            wide = max(length(line, size, size / SIZE_FOR_SPACING) for line in lines) * BENT + MARGIN_ACROSS
            high = len(lines) * (size + BETWEEN_LINES) + MARGIN_DOWN
            centre = page.space.best(wide, high, cells, centroid(region.shape), PULL_TO_MIDDLE)
            cost = page.space.price(around(centre, wide, high), cells) + LINE_COST * len(lines)
            yield NameSetting(
                cost=cost + (largest - size) * SMALLER_COST, centre=centre, wide=wide, high=high, lines=lines, size=size
            )
