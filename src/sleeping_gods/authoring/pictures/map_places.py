"""Where the pictures of places stand: on their own land if it has room, else in the water beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from ...sea.table.cards import Region
from .geometry import Spot, around
from .map_motifs import SIDE, picture
from .space import LAND, inner

if TYPE_CHECKING:
    from .map_land import Land
    from .map_page import Page

MARGIN = 4
"""The room around a picture that counts as its own but not as written on, both sides together."""
PULL_IN_WATER, PULL_ON_LAND = 0.12, 0.06
"""What each unit of distance from its number costs a picture."""


class TriedSize(NamedTuple):
    """A size in which a picture is tried on its own land."""

    scale: float
    most: float
    """What a cell may cost there on average."""


SIZES = (TriedSize(1.0, 20.0), TriedSize(0.8, 30.0), TriedSize(0.7, 44.0))


class PicturePlace(NamedTuple):
    """Where the middle of a picture stands, and its scale."""

    centre: Spot
    scale: float


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
        centre, scale = _stand(page, spot, land, cells)
        side = SIDE * scale
        page.space.take(around(centre, side, side))
        page.taken.append(around(page.on_spread(centre), side, side))
        page.label(motif.id, "motif", centre, side - MARGIN, side - MARGIN)
        page.motifs.append(picture(motif, page.on_spread(centre), scale))


def _stand(page: Page, spot: Spot, land: Land | None, cells: frozenset[int]) -> PicturePlace:
    """Where a picture stands, as near to its number as may be."""
    space = page.space
    if land:
        shape = land.island.shape
        space.take_shape(shape, -LAND)  # for its own picture the land costs nothing
        on_land = next(_on_land(page, spot, inner(shape)), None)
        space.take_shape(shape, LAND)
        if on_land:
            return on_land
    return PicturePlace(space.best(SIDE, SIDE, cells, spot, PULL_IN_WATER), 1.0)


def _on_land(page: Page, spot: Spot, own: frozenset[int]) -> Iterator[PicturePlace]:
    """Places on an island where a picture has room and covers no number, the largest first."""
    for size in SIZES:
        side = SIDE * size.scale
        centre = page.space.best(side, side, own, spot, PULL_ON_LAND)
        box = around(page.on_spread(centre), side, side)
        is_dear = page.space.price(around(centre, side, side), own) >= size.most
        if not is_dear and not any(box.meets(label.box) for label in page.labels):
            yield PicturePlace(centre, size.scale)
