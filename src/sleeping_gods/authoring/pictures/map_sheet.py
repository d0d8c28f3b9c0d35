"""A spread of the atlas as one picture: paper, sea, land, borders, signs, names, frame, title and compass."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...languages import Lang
from ...reference.svg import group, tag
from ...sea.pack.atlas import HEIGHT, WIDTH
from ...story.drawings import with_key
from .atlas import Atlas
from .collisions import Label
from .geometry import Box, Spot, around
from .ink import between, luck_of
from .map_borders import border_pictures
from .map_colours import DEEP, SEA, SEA_INK
from .map_frame import binding, framed_spread
from .map_hatching import hatching
from .map_land import island_picture, land_of
from .map_marks import SERPENT, SHIP, WAVES
from .map_page import Page, contact, write_page
from .map_palettes import palette_of, with_palette
from .map_signs import at, compass, exit_sign
from .page_exit import PageExit
from .space import COLUMNS, ROWS

SEA_BOX = Box(0, 0, 2 * WIDTH, HEIGHT)
EVERYWHERE = frozenset(range(COLUMNS * ROWS))
EXIT_ROOM = 70
"""The side of the square that is kept free around an exit's sign."""
EXIT_COST = 30
"""What a cell costs there."""
COMPASS = 160
"""The side of the square that a compass of full size takes."""
WAVE_ROWS = 9
"""Rows of waves that an empty page may have."""
WAVE_COLUMNS = 11
"""Waves of such a row."""
FIGURES = ((SERPENT, 180, 1), (SHIP, 130, -1))
"""What swims on an empty sea: path, width, and which page is tried first: 1 for the left one, -1 for the right one."""


def sheet(atlas: Atlas, first: int, lang: Lang = "en") -> str:
    """The SVG of the spread that begins with a page."""
    return drawn_sheet(atlas, first, lang).picture


class DrawnSheet(NamedTuple):
    """The picture of a spread, and its pages as they were drawn."""

    picture: str
    pages: list[Page]


def drawn_sheet(atlas: Atlas, first: int, lang: Lang, *, figures: bool = True) -> DrawnSheet:
    """The SVG of a spread, and its pages as they were drawn; without figures, the sea is left to those of a game."""
    pages = _lettered_pages(atlas, first, lang)
    lands = [land for page in pages for land in page.lands]
    taken = [box for page in pages for box in page.taken]
    art = _art(pages, lang, FIGURES if figures else ())
    key, looks = f"m{first}", atlas.sheets.get(first)
    inside = [
        *_water(),
        with_key(atlas.art.waters.get(looks.waters, ""), key) if looks else "",
        hatching([land.path for land in lands], SEA_BOX, key),
        _waves(pages),
        border_pictures({page.shift: page.regions for page in pages if page.regions}, [land.shape for land in lands]),
        *[island_picture(land, index, taken, key) for index, land in enumerate(lands)],
        *[picture for page in pages for picture in page.motifs],
        binding(),
        art,
        *[sign for page in pages for sign in page.signs],
        *[name for page in pages for name in page.names],
    ]
    exits = [
        exit_sign(way.edge, way.beyond, way.spot, closed=way.is_closed, lang=lang)
        for page in pages
        for way in exits_of(atlas, page)
    ]
    sheet = looks.name.text_in(lang) if looks else ""
    picture = framed_spread(atlas.name.text_in(lang), first, inside, exits, sheet)
    return DrawnSheet(with_palette(picture, palette_of(atlas.art, looks.palette) if looks else {}), pages)


def labels(atlas: Atlas, first: int, lang: Lang = "en") -> list[Label]:
    """Everything that is written on a spread, and where."""
    return [label for page in _lettered_pages(atlas, first, lang) for label in page.labels]


def _lettered_pages(atlas: Atlas, first: int, lang: Lang) -> list[Page]:
    """Both pages of a spread, with everything that is written on them."""
    pages = [_page(atlas, first + side, side * float(WIDTH), lang) for side in (0, 1)]
    for page in pages:
        for way in exits_of(atlas, page):
            x, y = way.spot
            page.space.take(around((x - page.shift, y), EXIT_ROOM, EXIT_ROOM), EXIT_COST)
        write_page(page)
    return pages


def _page(atlas: Atlas, number: int, shift: float, lang: Lang) -> Page:
    """A page with nothing on it but its land."""
    lands = [land_of(island, shift) for island in atlas.islands if island.page == number]
    return Page(atlas=atlas, number=number, shift=shift, lang=lang, regions=atlas.on_page(number), lands=lands)


def _water() -> Iterator[str]:
    """The sea, darker towards the edges."""
    yield tag("rect", width=SEA_BOX.width, height=SEA_BOX.height, fill=SEA)
    for wide in range(20, 160, 20):
        yield tag("rect", width=SEA_BOX.width, height=SEA_BOX.height, fill="none", stroke=DEEP, stroke_width=wide,
                  stroke_opacity="0.16")  # fmt: skip


def _waves(pages: Sequence[Page]) -> str:
    """Small waves where nothing else is drawn."""
    luck = luck_of(f"waves {pages[0].number}")
    waves = []
    for page in pages:
        for row in range(WAVE_ROWS):
            for column in range(WAVE_COLUMNS):
                x = (column + 0.5) * WIDTH / WAVE_COLUMNS + between(luck, -34, 34)
                y = (row + 0.5) * HEIGHT / WAVE_ROWS + between(luck, -26, 26)
                wave, is_wanted = luck.pick(WAVES), luck.below(3) > 0  # two of three
                if is_wanted and page.space.is_free(around((x, y), 34, 24)):
                    waves.append(tag("path", d=wave, transform=at(page.on_spread((x, y)))))
    return group(*waves, fill="none", stroke=SEA_INK, stroke_width=1.1, stroke_opacity="0.5", stroke_linecap="round")


def _art(pages: Sequence[Page], lang: Lang, figures: Sequence[tuple[str, int, int]]) -> str:
    """The compass and some figures, each only where the sea is empty."""
    drawings = []
    wishes: list[tuple[Page, Spot]] = [(pages[1], (880.0, 590.0)), (pages[0], (120.0, 590.0))]
    for size in (1.0, 0.8, 0.65):
        place = _empty(wishes, wide=COMPASS * size, high=COMPASS * size)
        if place:
            drawings.append(compass(place, size, lang))
            break
    style: dict[str, str | float] = {
        "fill": "none",
        "stroke": SEA_INK,
        "stroke_width": 1.7,
        "stroke_linecap": "round",
        "stroke_linejoin": "round",
    }
    for path, wide, order in figures:
        place = _empty([(page, (WIDTH / 2, HEIGHT / 2)) for page in pages[::order]], wide=wide, high=90)
        if place:
            drawings.append(tag("path", d=path, transform=at(place), stroke_opacity="0.75", **style))
    return "".join(drawings)


def _empty(wishes: Sequence[tuple[Page, Spot]], wide: float, high: float) -> Spot | None:
    """The middle of an empty box on one of the pages, which is then taken."""
    for page, wish in wishes:
        if not page.regions:
            continue
        spot = page.space.best(wide, high, EVERYWHERE, wish, 0.001)
        box = around(spot, wide, high)
        if page.space.is_free(box):
            page.space.take(box)
            return page.on_spread(spot)
    return None


def exits_of(atlas: Atlas, page: Page) -> Iterator[PageExit]:
    """Every exit of a page."""
    known = {region.page for region in atlas.regions}
    for region in page.regions:
        for edge, beyond in region.exits.items():
            spot = contact(region, edge)
            if spot:
                yield PageExit(edge, beyond, page.on_spread(spot), is_closed=beyond not in known)
