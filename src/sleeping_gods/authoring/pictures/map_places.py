"""Where the pictures of places stand: on their own land if it has room, else in the water beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ...sea.table.cards import Region
from .geometry import Spot, around
from .map_motifs import SIDE, picture
from .space import LAND, inner

if TYPE_CHECKING:
    from .map_land import Land
    from .map_page import Page

SIZES = ((1.0, 20.0), (0.8, 30.0), (0.7, 44.0))
"""Sizes in which a picture is tried on its own land, and what a cell may cost there on average."""


def draw_motifs(page: Page, region: Region, cells: frozenset[int]) -> None:
    """The pictures of a region, after the numbers and before the names."""
    numbers = {label.text: label.box.centre for label in page.labels if label.kind == "location"}
    motifs = page.atlas.art.motifs
    for location, motif in [(place, motifs[name]) for place, name in region.motifs.items() if name in motifs]:
        x, y = numbers[str(location)]
        spot = x - page.shift, y
        if motif.drawing:
            page.motifs.append(picture(motif, (x, y)))
            page.space.take(around(spot, *motif.around))
            continue
        land = next((land for land in page.lands if location in land.island.locations), None)
        centre, size = _stand(page, spot, land, cells)
        side = SIDE * size
        page.space.take(around(centre, side, side))
        page.taken.append(around(page.on_spread(centre), side, side))
        page.label(motif.id, "motif", centre, side - 4, side - 4)
        page.motifs.append(picture(motif, page.on_spread(centre), size))


def _stand(page: Page, spot: Spot, land: Land | None, cells: frozenset[int]) -> tuple[Spot, float]:
    """The middle of a picture, as near to its number as may be, and its size."""
    space = page.space
    if land:
        shape = land.island.shape
        space.take_shape(shape, -LAND)  # for its own picture the land costs nothing
        on_land = next(_on_land(page, spot, inner(shape)), None)
        space.take_shape(shape, LAND)
        if on_land:
            return on_land
    return space.best(SIDE, SIDE, cells, spot, 0.12), 1.0


def _on_land(page: Page, spot: Spot, own: frozenset[int]) -> Iterator[tuple[Spot, float]]:
    """Places on an island where a picture has room and covers no number, the largest first."""
    for size, most in SIZES:
        side = SIDE * size
        centre = page.space.best(side, side, own, spot, 0.06)
        box = around(page.on_spread(centre), side, side)
        is_dear = page.space.price(around(centre, side, side), own) >= most
        if not is_dear and not any(box.meets(label.box) for label in page.labels):
            yield centre, size
