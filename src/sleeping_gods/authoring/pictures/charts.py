"""The maps of a pack for players: pictures that tell nothing of the story, and where on them everything lies."""

from __future__ import annotations

from dataclasses import dataclass

from ...effects.terms import Lang
from ...sea.pack.atlas import HEIGHT, WIDTH, spread
from ...sea.table.cards import Pack as SeaPack
from ...skies.table.cards import Pack as SkiesPack
from .atlas import Atlas
from .geometry import Spot
from .map_frame import MARGIN
from .map_sheet import labels, sheet
from .map_skies import location_spot, sky_sheet, sky_spreads, square_box, square_name

AnyPack = SeaPack | SkiesPack
Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Chart:
    """A spread: where areas and numbered places lie on its picture, in units of the picture."""

    first: int
    pages: tuple[int, ...]
    areas: dict[str, tuple[Point, ...]]
    """The outline of each region or square."""
    spots: dict[str, Point]
    """The middle of each number."""
    width: int = 2 * WIDTH + 2 * MARGIN
    height: int = HEIGHT + 2 * MARGIN


def chart_firsts(pack: AnyPack) -> list[int]:
    """The first page of each spread."""
    if isinstance(pack, SkiesPack):
        return sky_spreads(pack)
    return sorted({spread(region.page) for region in pack.regions.values()})


def chart_picture(pack: AnyPack, first: int, lang: Lang) -> str:
    """The SVG of a spread. What is printed on the paper map is on it; titles of pages of the story are not."""
    if isinstance(pack, SkiesPack):
        return sky_sheet(pack, first, lang, titled_places=False)
    return sheet(_atlas(pack), first, lang)


def chart(pack: AnyPack, first: int) -> Chart:
    """Where everything lies on a spread, by its first page."""
    return _of_skies(pack, first) if isinstance(pack, SkiesPack) else _of_sea(pack, first)


def _atlas(pack: SeaPack) -> Atlas:
    return Atlas(pack.id, pack.name, tuple(pack.regions.values()), tuple(pack.islands.values()), {}, frozenset())


def _of_sea(pack: SeaPack, first: int) -> Chart:
    shown = [region for region in pack.regions.values() if spread(region.page) == first]
    areas = {str(region.id): tuple(_framed(spot, region.page - first) for spot in region.shape) for region in shown}
    pages = tuple(sorted({region.page for region in shown}))
    if any(location not in region.spots for region in shown for location in region.locations):
        written = labels(_atlas(pack), first)  # some have no place of their own: the drawing finds one
        numbers = {label.text: _framed(label.box.centre) for label in written if label.kind == "location"}
        return Chart(first, pages, areas, numbers)
    return Chart(first, pages, areas, {
        str(location): _framed(region.spots[location], region.page - first)
        for region in shown for location in region.locations
    })  # fmt: skip


def _of_skies(pack: SkiesPack, first: int) -> Chart:
    areas: dict[str, tuple[Point, ...]] = {}
    spots: dict[str, Point] = {}
    pages = tuple(number for number in (first, first + 1) if number in pack.pages)
    for number in pages:
        page = pack.pages[number]
        for index, place in enumerate(page.places):
            box = square_box(page, index, (number - first) * float(WIDTH))
            corners = ((box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom))
            areas[square_name(page, index)] = tuple(_framed(corner) for corner in corners)
            for turn, location in enumerate(place.locations):
                spots[str(location)] = _framed(location_spot(place, turn, box))
    return Chart(first, pages, areas, spots)


def _framed(spot: Spot, side: int = 0) -> Point:
    """A spot of the left or right page as it lies in the whole picture."""
    return round(spot[0] + side * WIDTH + MARGIN), round(spot[1] + MARGIN)
