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
from .map_sheet import drawn_sheet
from .map_skies import location_spot, sky_sheet, sky_spreads, square_box, square_name

AnyPack = SeaPack | SkiesPack
Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Chart:
    """A spread: its picture, and where areas and numbered places lie on it, in units of the picture."""

    first: int
    pages: tuple[int, ...]
    width: int
    height: int
    svg: str
    areas: dict[str, tuple[Point, ...]]
    """The outline of each region or square."""
    spots: dict[str, Point]
    """The middle of each number."""


def chart_firsts(pack: AnyPack) -> list[int]:
    """The first page of each spread."""
    if isinstance(pack, SkiesPack):
        return sky_spreads(pack)
    return sorted({spread(region.page) for region in pack.regions.values()})


def chart(pack: AnyPack, first: int, lang: Lang) -> Chart:
    """A spread by its first page. What is printed on the paper map is on it; titles of pages of the story are not."""
    found = _of_skies(pack, first, lang) if isinstance(pack, SkiesPack) else _of_sea(pack, first, lang)
    pages, svg, areas, spots = found
    return Chart(
        first, pages, 2 * WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN, svg,
        {ref: tuple(_framed(spot) for spot in shape) for ref, shape in areas.items()},
        {ref: _framed(spot) for ref, spot in spots.items()},
    )  # fmt: skip


_Found = tuple[tuple[int, ...], str, dict[str, tuple[Spot, ...]], dict[str, Spot]]


def _of_sea(pack: SeaPack, first: int, lang: Lang) -> _Found:
    atlas = Atlas(pack.id, pack.name, tuple(pack.regions.values()), tuple(pack.islands.values()), {}, frozenset())
    svg, numbered = drawn_sheet(atlas, first, lang)
    shown = [region for region in atlas.regions if spread(region.page) == first]
    areas = {
        str(region.id): tuple((float(x + (region.page - first) * WIDTH), float(y)) for x, y in region.shape)
        for region in shown
    }
    pages = tuple(sorted({region.page for region in shown}))
    return pages, svg, areas, {str(location): spot for location, spot in numbered.items()}


def _of_skies(pack: SkiesPack, first: int, lang: Lang) -> _Found:
    areas: dict[str, tuple[Spot, ...]] = {}
    spots: dict[str, Spot] = {}
    pages = tuple(number for number in (first, first + 1) if number in pack.pages)
    for number in pages:
        page, shift = pack.pages[number], (number - first) * float(WIDTH)
        for index, place in enumerate(page.places):
            box = square_box(page, index, shift)
            areas[square_name(page, index)] = (
                (box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom),
            )  # fmt: skip
            for turn, location in enumerate(place.locations):
                spots[str(location)] = location_spot(place, turn, box)
    return pages, sky_sheet(pack, first, lang, titled_places=False), areas, spots


def _framed(spot: Spot) -> Point:
    """A spot inside the frame as it lies in the whole picture."""
    return round(spot[0] + MARGIN), round(spot[1] + MARGIN)
