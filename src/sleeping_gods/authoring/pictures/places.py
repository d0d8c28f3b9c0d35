"""Where the locations of a pack lie: on the spreads of its atlas, one below another or as their exits join them."""

from __future__ import annotations

from collections.abc import Iterator

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


def spread_boxes(pack: AnyPack) -> dict[int, Box]:
    """The box of each spread by its first page, one below another in the order in which they join."""
    boxes = sorted(sheets(pack).items(), key=lambda item: (item[1].y, item[1].x))
    high = HEIGHT * TALL
    return {first: Box(GAP, GAP + row * (high + GAP), 2 * WIDTH, high) for row, (first, _) in enumerate(boxes)}


def sheets(pack: AnyPack) -> dict[int, Box]:
    """The box of each spread by its first page, side by side as their exits say.

    Spreads that no exit joins with the others begin a row of their own; an exit to a cell that is taken is passed over.
    """
    exits = list(_exits(pack))
    firsts = sorted({spread(page) for page in _pages(pack)})
    cells: dict[int, tuple[int, int]] = {}
    for first in firsts:
        if first not in cells:
            row = max((y for _, y in cells.values()), default=-1) + 1
            cells[first] = 0, row
        waiting = [first]
        while waiting:
            here = waiting.pop(0)
            column, row = cells[here]
            for start, edge, beyond in exits:
                right, down = STEPS[edge]
                cell = column + right, row + down
                if start == here and beyond in firsts and beyond not in cells and cell not in cells.values():
                    cells[beyond] = cell
                    waiting.append(beyond)
    left, top = min((x for x, _ in cells.values()), default=0), min((y for _, y in cells.values()), default=0)
    return {
        first: Box(
            (x - left) * (2 * WIDTH + GAP) + GAP, (y - top) * (HEIGHT * TALL + GAP) + GAP, 2 * WIDTH, HEIGHT * TALL
        )
        for first, (x, y) in cells.items()
    }


def _pages(pack: AnyPack) -> list[int]:
    return [region.page for region in pack.regions.values()] if isinstance(pack, SeaPack) else list(pack.pages)


def _exits(pack: AnyPack) -> Iterator[tuple[int, str, int]]:
    """Every exit: the spread that it leaves, the edge, and the spread beyond."""
    if isinstance(pack, SeaPack):
        for region in pack.regions.values():
            for edge, page in region.exits.items():
                yield spread(region.page), edge, spread(page)
    else:
        for number, sheet in pack.pages.items():
            for edge, beyond in sheet.exits.items():
                yield spread(number), edge, spread(beyond)


def places(pack: AnyPack, boxes: dict[int, Box]) -> dict[str, Spot]:
    """Where each location lies; those in no atlas stand in a row below it."""
    spots = {}
    for location, page, (x, y) in _sea(pack) if isinstance(pack, SeaPack) else _skies(pack):
        box = boxes[spread(page)]
        spots[location] = box.x + page % 2 * WIDTH + x, box.y + y * TALL
    low = max((box.bottom for box in boxes.values()), default=0.0) + GAP * 1.6
    unplaced = [number for number in pack.paragraphs if "." not in number and number not in spots]
    row = [number for number in unplaced if number == "F1" or not number.startswith("F")]  # F1 stands for the finale
    return spots | {number: (GAP * 3 + index * 320.0, low) for index, number in enumerate(row)}


def _sea(pack: SeaPack) -> Iterator[tuple[str, int, Spot]]:
    """Each location with its page and its place there: its own, else one beside the middle of its region."""
    for region in pack.regions.values():
        x, y = centroid(region.shape)
        for index, location in enumerate(region.locations):
            shift = (index - (len(region.locations) - 1) / 2) * 150
            yield str(location), region.page, region.spots.get(location, (x + shift, y))


def _skies(pack: SkiesPack) -> Iterator[tuple[str, int, Spot]]:
    """The same: in the middle of its square, side by side with others."""
    for page in pack.pages.values():
        for index, place in enumerate(page.places):
            for shift, location in enumerate(place.locations):
                x = (index % page.columns + 0.5) * WIDTH / page.columns + shift * 70 - 35 * (len(place.locations) - 1)
                yield str(location), page.number, (x, (index // page.columns + 0.5) * HEIGHT / page.rows)
