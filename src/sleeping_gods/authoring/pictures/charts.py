"""The maps of a pack for players: pictures that tell nothing of the story, and where on them everything lies."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ...languages import Lang
from ...sea.pack.atlas import HEIGHT, WIDTH, spread
from ...sea.table.cards import Pack as SeaPack
from ...skies.table.cards import Pack as SkiesPack
from ...story.art import Art
from .atlas import Atlas
from .geometry import Box, Spot, around, centroid
from .map_frame import MARGIN
from .map_page import Page
from .map_sheet import drawn_sheet, exits_of
from .map_skies import exits_of as sky_exits
from .map_skies import landing_box, location_spot, motif_box, sky_sheet, sky_spreads, square_box, square_name
from .page_exit import PageExit
from .space import inner

AnyPack = SeaPack | SkiesPack
Point = tuple[int, int]
FIGURE_ROOMS = (84.0, 68.0), (60.0, 48.0), (44.0, 34.0)
"""Width and height of the room that a figure wants; less where a region is full."""
FIGURES_IN_REGION = 2
"""The ship, and the beast that follows it."""
NUMBERS_BELOW = 52
"""How far below the top of a square its numbers end."""
LANDING_ABOVE = 42
"""How far above the foot of a square the sign of a landing place begins."""
FIGURES_IN_SQUARE = 0.1, 0.9
"""Where people and plane stand in a square, as parts of its width: at its sides, beside its numbers and pictures."""


@dataclass(slots=True)
class Chart:
    """A spread: its picture, and where everything lies on it, in units of the picture."""

    first: int
    """The first page of the spread."""
    pages: tuple[int, ...]
    width: int = 2 * WIDTH + 2 * MARGIN
    height: int = HEIGHT + 2 * MARGIN
    svg: str = ""
    areas: dict[str, tuple[Point, ...]] = field(default_factory=dict)
    """The outline of each region or square."""
    stands: dict[str, tuple[Point, ...]] = field(default_factory=dict)
    """Where figures stand in each, the first of them best."""
    spots: dict[str, Point] = field(default_factory=dict)
    """The middle of each number."""
    exits: list[tuple[int, Point]] = field(default_factory=list)
    """The pages over the edges, and the signs that point there."""
    written: list[tuple[int, int, int, int]] = field(default_factory=list)
    """Boxes of names and signs, numbers aside: north-west corner and size."""

    def outline(self, ref: str, shape: Iterable[Spot], *stands: Spot) -> None:
        """Put an area down."""
        self.areas[ref] = tuple(map(_on_framed_picture, shape))
        self.stands[ref] = tuple(map(_on_framed_picture, stands))

    def add_exits(self, exits: Iterable[PageExit]) -> None:
        """Put the exits down that are not closed."""
        self.exits += [(way.beyond, _on_framed_picture(way.spot)) for way in exits if not way.is_closed]

    def write(self, box: Box) -> None:
        """Put a name or sign down."""
        self.written.append((*_on_framed_picture((box.x, box.y)), round(box.width), round(box.height)))


def chart_firsts(pack: AnyPack) -> list[int]:
    """The first page of each spread."""
    if isinstance(pack, SkiesPack):
        return sky_spreads(pack)
    return sorted({spread(region.page) for region in pack.regions.values()})


def draw_chart(pack: AnyPack, first: int, lang: Lang, art: Art) -> Chart:
    """A spread by its first page. What is printed on the paper map is on it; titles of pages of the story are not."""
    return _of_skies(pack, first, lang, art) if isinstance(pack, SkiesPack) else _of_sea(pack, first, lang, art)


def _of_sea(pack: SeaPack, first: int, lang: Lang, art: Art) -> Chart:
    """The chart of a spread of the sea."""
    regions, islands = tuple(pack.regions.values()), tuple(pack.islands.values())
    atlas = Atlas(
        id=pack.id,
        name=pack.name,
        regions=regions,
        islands=islands,
        titles={},
        towns=frozenset(),
        sheets=pack.sheets,
        art=art,
    )
    svg, drawn = drawn_sheet(atlas, first, lang, figures=False)
    chart = Chart(first, tuple(page.number for page in drawn if page.regions), svg=svg)
    for page in drawn:
        _regions(chart, page)
        chart.add_exits(exits_of(atlas, page))
        for label in page.labels:
            if label.kind == "location":
                chart.spots[label.text] = _on_framed_picture(label.box.centre)
            else:
                chart.write(label.box)
    return chart


def _regions(chart: Chart, page: Page) -> None:
    """The regions of a page, with room for two figures each: where nothing is drawn or written, if it can be."""
    for region in page.regions:
        cells, stands = inner(region.shape), []
        for _ in range(FIGURES_IN_REGION):
            spot, room = _stand(page, cells, centroid(region.shape))
            page.space.take(around(spot, *room))
            stands.append(page.on_spread(spot))
        chart.outline(str(region.id), (page.on_spread((float(x), float(y))) for x, y in region.shape), *stands)


def _stand(page: Page, cells: frozenset[int], near: Spot) -> tuple[Spot, tuple[float, float]]:
    """Where a figure covers no name and no number, and its room there; the least bad place if there is none."""
    for room in FIGURE_ROOMS:
        spot = page.space.best(*room, cells, near, 0.01)
        if not any(around(spot, *FIGURE_ROOMS[-1]).meets(label.box) for label in page.labels):
            return spot, room
    return spot, room


def _of_skies(pack: SkiesPack, first: int, lang: Lang, art: Art) -> Chart:
    """The chart of a spread of the skies."""
    pages = tuple(number for number in (first, first + 1) if number in pack.pages)
    chart = Chart(first, pages, svg=sky_sheet(pack, first, lang, art, titled_places=False))
    landings = {space.square: space.name.text_in(lang) for space in pack.spaces.values() if space.square}
    for number in pages:
        page, shift = pack.pages[number], (number - first) * float(WIDTH)
        chart.add_exits(sky_exits(pack, page, shift))
        for index, place in enumerate(page.places):
            box, name = square_box(page, index, shift), square_name(page, index)
            corners = (box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)
            between = (box.y + NUMBERS_BELOW + box.bottom - LANDING_ABOVE) / 2
            chart.outline(name, corners, *((box.x + box.width * part, between) for part in FIGURES_IN_SQUARE))
            if name in landings:
                chart.write(landing_box(landings[name], box))
            for turn, location in enumerate(place.locations):
                chart.spots[str(location)] = _on_framed_picture(location_spot(place, turn, box))
                if location in page.motifs:
                    chart.write(motif_box(place, turn, box))
    return chart


def _on_framed_picture(spot: Spot) -> Point:
    """A spot inside the frame as it lies in the whole picture."""
    x, y = spot
    return round(x + MARGIN), round(y + MARGIN)
