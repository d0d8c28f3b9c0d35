"""Where the locations of a pack lie: on the spreads of its atlas, one below another or as their exits join them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...sea.pack.atlas import HEIGHT, WIDTH, spread
from ...sea.table.cards import Pack as SeaPack
from ...skies.table.cards import Pack as SkiesPack
from ..project import AnyPack
from .geometry import Box, Spot, centroid

STEPS = {"north": (0, -1), "south": (0, 1), "east": (1, 0), "west": (-1, 0)}
"""Where the spread beyond each edge lies, in columns and rows."""
GAP = 60.0
"""Room between spreads, and around the whole."""
TALL = 1.25
"""How much higher a page is than in the atlas, so that threads have room."""

ROW_STEP = 320.0
"""How far locations lie apart that are in no atlas."""
ROW_GAPS_LEFT, ROW_GAPS_BELOW = 3, 1.6
"""How many gaps their row begins from the left, and lies below the last spread."""
REGION_STEP = 150
"""How far locations of a region lie apart that have no spots of their own."""
SQUARE_STEP = 70
"""How far locations of one square lie apart."""


def spread_boxes(pack: AnyPack) -> dict[int, Box]:
    """The box of each spread by its first page, one below another in the order in which they join."""
    joined = sheets(pack)

    def row_and_column(first: int) -> Spot:
        return joined[first].y, joined[first].x

    high = HEIGHT * TALL
    firsts = sorted(joined, key=row_and_column)
    return {first: Box(GAP, GAP + row * (high + GAP), 2 * WIDTH, high) for row, first in enumerate(firsts)}


def sheets(pack: AnyPack) -> dict[int, Box]:
    """The box of each spread by its first page, side by side as their exits say."""
    cells = _cells(pack)
    left = min((column for column, _ in cells.values()), default=0)
    top = min((row for _, row in cells.values()), default=0)
    wide, high = 2 * WIDTH, HEIGHT * TALL
    return {
        first: Box((column - left) * (wide + GAP) + GAP, (row - top) * (high + GAP) + GAP, wide, high)
        for first, (column, row) in cells.items()
    }


def _cells(pack: AnyPack) -> dict[int, tuple[int, int]]:
    """The column and row of each spread by its first page.

    Spreads that no exit joins with the others begin a row of their own; an exit to a cell that is taken is passed over.
    """
    exits = list(_exits(pack))
    firsts = sorted({spread(page) for page in _pages(pack)})
    cells: dict[int, tuple[int, int]] = {}
    for first in firsts:
        if first not in cells:
            cells[first] = 0, max((row for _, row in cells.values()), default=-1) + 1
        waiting = [first]
        while waiting:
            here = waiting.pop(0)
            column, row = cells[here]
            for way in exits:
                right, down = STEPS[way.edge]
                cell = column + right, row + down
                is_new = way.beyond in firsts and way.beyond not in cells and cell not in cells.values()
                if way.start == here and is_new:
                    cells[way.beyond] = cell
                    waiting.append(way.beyond)
    return cells


def _pages(pack: AnyPack) -> list[int]:
    """The pages of the atlas; one of the sea comes as often as it has regions."""
    return [region.page for region in pack.regions.values()] if isinstance(pack, SeaPack) else list(pack.pages)


class SpreadExit(NamedTuple):
    """An exit of a spread over one of its edges."""

    start: int
    """The first page of the spread that it leaves."""
    edge: str
    beyond: int
    """The first page of the spread that it leads to."""


def _exits(pack: AnyPack) -> Iterator[SpreadExit]:
    """Every exit of a pack's atlas."""
    if isinstance(pack, SeaPack):
        for region in pack.regions.values():
            for edge, page in region.exits.items():
                yield SpreadExit(spread(region.page), edge, spread(page))
    else:
        for number, sheet in pack.pages.items():
            for edge, beyond in sheet.exits.items():
                yield SpreadExit(spread(number), edge, spread(beyond))


def places(pack: AnyPack, boxes: dict[int, Box]) -> dict[str, Spot]:
    """Where each location lies; those in no atlas stand in a row below it."""
    spots = {}
    for place in _sea(pack) if isinstance(pack, SeaPack) else _skies(pack):
        box = boxes[spread(place.page)]
        x, y = place.spot
        spots[place.location] = box.x + place.page % 2 * WIDTH + x, box.y + y * TALL
    low = max((box.bottom for box in boxes.values()), default=0.0) + GAP * ROW_GAPS_BELOW
    unplaced = [number for number in pack.paragraphs if "." not in number and number not in spots]
    row = [number for number in unplaced if number == "F1" or not number.startswith("F")]  # F1 stands for the finale
    return spots | {number: (GAP * ROW_GAPS_LEFT + index * ROW_STEP, low) for index, number in enumerate(row)}


class PlacedLocation(NamedTuple):
    """A location with its page and its spot there."""

    location: str
    page: int
    spot: Spot


def _sea(pack: SeaPack) -> Iterator[PlacedLocation]:
    """Each location at its own spot, else at one beside the middle of its region."""
    for region in pack.regions.values():
        x, y = centroid(region.shape)
        for index, location in enumerate(region.locations):
            shift = (index - (len(region.locations) - 1) / 2) * REGION_STEP
            yield PlacedLocation(str(location), region.page, region.spots.get(location, (x + shift, y)))


def _skies(pack: SkiesPack) -> Iterator[PlacedLocation]:
    """Each location in the middle of its square, side by side with others."""
    for page in pack.pages.values():
        for index, place in enumerate(page.places):
            middle_x = (index % page.columns + 0.5) * WIDTH / page.columns
            middle_y = (index // page.columns + 0.5) * HEIGHT / page.rows
            for number, location in enumerate(place.locations):
                x = middle_x + number * SQUARE_STEP - SQUARE_STEP // 2 * (len(place.locations) - 1)
                yield PlacedLocation(str(location), page.number, (x, middle_y))
