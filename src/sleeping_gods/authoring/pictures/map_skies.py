"""A spread of the skies' atlas: squares with their obstacles, rivers, locations and landing places."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...kernel.luck import Luck
from ...languages import Lang
from ...reference.svg import group, measure, number, tag, with_title, words
from ...sea.pack.atlas import HEIGHT, WIDTH, spread
from ...skies.table.cards import AtlasPage, AtlasSquare, Pack
from ...story.art import Art
from ...wording.terms import term
from .geometry import Box, Spot, around, sides
from .ink import between, luck_of, open_path, rough
from .map_colours import CREAM, FADED, GROUND, INK, RED, SEA_INK, WASHES, WATER
from .map_frame import binding, framed_spread
from .map_marks import FLOE, GRASS, PEAK, PINE, WAVES
from .map_motifs import SIDE, picture
from .map_palettes import palette_of, with_palette
from .map_signs import at, exit_sign, location_sign
from .page_exit import PageExit

NONE = Art()
"""No pictures of our own: squares have their marks alone."""
EDGE = 40.0
"""Around the squares of a page."""
BETWEEN_NUMBERS = 46
"""From the middle of a number to that of the next one in its square."""
BESIDE = 46.0
"""From the middle of a number to that of its picture."""
NUMBERS_DROP = 34.0
"""How far below the upper edge of its square the number of a location stands."""
FRAME_OF_MOTIF = 4
"""How much smaller than its square a picture is, and how much higher than the number it stands."""
RIBBON_RISE = 26.0
"""How far above the lower edge of its square the middle of a ribbon is, with the name of a landing place."""
RIBBON_HEIGHT, RIBBON_PADS, RIBBON_CORNER = 32.0, 58.0, 4.0
"""The height of a ribbon, its width besides the name, and the radius of its corners."""
NAME_SIZE = 14.0
"""The size of the names of squares and of landing places."""
NAME_LEFT, NAME_BASE = 8.0, 18.0
"""Where the name of a square begins and stands, from its upper left corner."""
NAME_IN_RIBBON_LEFT, NAME_IN_RIBBON_BASE = 16.0, 5.0
"""Where the middle of a landing place's name stands, from the middle of its ribbon."""
PLANE_LEFT = 24.0
"""How far from the left end of a ribbon the plane is."""
MANY_MARKS, FEW_MARKS = 7, 3
"""How many marks a square with obstacles has, and one without."""
MARKS_BESIDE, MARKS_ABOVE, MARKS_BELOW = 22.0, 58.0, 16.0
"""What is left free of marks in a square: to its sides, above for numbers, and below."""
RIVER_WIDTH = 8.0
"""How wide a river is drawn."""
RIVER_IN, RIVER_OUT = 18.0, 30.0
"""How far below the middle of its square a river comes in and goes out."""
UNKNOWN_SIZE, UNKNOWN_BASE = 44.0, 16.0
"""The question mark on an unknown square: its size, and how far below the middle it stands."""
MARKS = {"water": WAVES, "cold": (FLOE,), "steep": (PEAK,), "": (GRASS, PINE)}
"""The marks of each obstacle; those of a square without any stand under an empty name."""
PLANE = "M-15 2L13 -3C17 -4 17 0 13 1L-15 5ZM-3 0L-9 -11L-5 -11L5 -2M-3 3L-6 12L-2 12L5 2M-14 2L-18 -5L-15 -5L-11 1"
"""The sign of a landing place, around its middle."""


def sky_spreads(pack: Pack) -> list[int]:
    """The first pages of the spreads, in order."""
    return sorted({spread(page) for page in pack.pages})


def sky_sheet(pack: Pack, first: int, lang: Lang = "en", art: Art = NONE, *, titled_places: bool = True) -> str:
    """The SVG of the spread that begins with a page; titles of places can be left out: they tell of the story."""
    inside = [tag("rect", width=2 * WIDTH, height=HEIGHT, fill=GROUND)]
    exits: list[str] = []
    for side in (0, 1):
        page = pack.pages.get(first + side)
        if page:
            inside += [*_squares(pack, page, side * float(WIDTH), lang, pack.titles if titled_places else {}, art)]
            exits += [*_exits(pack, page, side * float(WIDTH), lang)]
    looks = pack.sheets.get(first)
    sheet = looks.name.text_in(lang) if looks else ""
    drawn = framed_spread(pack.name.text_in(lang), first, [*inside, binding()], exits, sheet)
    return with_palette(drawn, palette_of(art, looks.palette) if looks else {})


def square_box(page: AtlasPage, index: int, shift: float) -> Box:
    """The box of a square."""
    wide, high = (WIDTH - 2 * EDGE) / page.columns, (HEIGHT - 2 * EDGE) / page.rows
    return Box(shift + EDGE + index % page.columns * wide, EDGE + index // page.columns * high, wide, high)


def square_name(page: AtlasPage, index: int) -> str:
    """A square as it is written, such as ``2:b3``."""
    return f"{page.number}:{chr(ord('a') + index // page.columns)}{index % page.columns + 1}"


def location_spot(place: AtlasSquare, turn: int, box: Box) -> Spot:
    """Where the number of a location stands in its square; ``turn`` is its place among those of the square, from 0."""
    middle, _ = box.centre
    return middle + (turn - (len(place.locations) - 1) / 2) * BETWEEN_NUMBERS, box.y + NUMBERS_DROP


def motif_box(place: AtlasSquare, turn: int, box: Box) -> Box:
    """Where the picture of a location stands: beside its number, outside of any other, above where figures stand."""
    x, y = location_spot(place, turn, box)
    is_last = turn + 1 == len(place.locations)
    side = SIDE - FRAME_OF_MOTIF
    return around((x + (BESIDE if is_last else -BESIDE), y - FRAME_OF_MOTIF), side, side)


def landing_box(name: str, box: Box) -> Box:
    """The box of the sign of a landing place in its square."""
    middle, _ = box.centre
    width = measure(name, NAME_SIZE) + RIBBON_PADS
    return around((middle, box.bottom - RIBBON_RISE), width, RIBBON_HEIGHT)


def exits_of(pack: Pack, page: AtlasPage, shift: float) -> Iterator[PageExit]:
    """Every exit of a page."""
    places = {"north": (WIDTH / 2, 0.0), "south": (WIDTH / 2, float(HEIGHT)), "east": (float(WIDTH), HEIGHT / 2),
              "west": (0.0, HEIGHT / 2)}  # fmt: skip
    for edge, beyond in page.exits.items():
        x, y = places[edge]
        yield PageExit(edge, beyond, (x + shift, y), is_closed=beyond not in pack.pages)


def _squares(
    pack: Pack, page: AtlasPage, shift: float, lang: Lang, titles: Mapping[str, str], art: Art
) -> Iterator[str]:
    """The squares of a page; over them the pictures and numbers of locations, and the signs of landing places."""
    spaces = {space.square: space.name.text_in(lang) for space in pack.spaces.values() if space.square}
    for index, place in enumerate(page.places):
        box = square_box(page, index, shift)
        name = square_name(page, index)
        yield with_title(_title(name, place, lang), *_square(name, place, box))
    for index, place in enumerate(page.places):
        box = square_box(page, index, shift)
        name = square_name(page, index)
        for turn, location in enumerate(place.locations):
            motif = art.motifs.get(page.motifs.get(location, ""))
            if motif:
                beside = motif_box(place, turn, box).centre
                yield picture(motif, location_spot(place, turn, box) if motif.drawing else beside)
            yield location_sign(location, titles.get(str(location), ""), location_spot(place, turn, box))
        if name in spaces:
            yield _landing(spaces[name], landing_box(spaces[name], box))


def _title(name: str, place: AtlasSquare, lang: Lang) -> str:
    """A square by its name and its obstacles."""
    _, _, own_name = name.partition(":")
    return ", ".join([own_name, *(term("obstacle", obstacle, lang) for obstacle in place.obstacles)])


def _square(name: str, place: AtlasSquare, box: Box) -> Iterator[str]:
    """The wash, the marks of its obstacles, its river, its rim and its name."""
    luck = luck_of(f"square {name}")
    ground = place.obstacles[0] if place.obstacles else ""
    corners = [(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)]
    rim = open_path([point for start, end in sides(corners) for point in rough(start, end, luck, step=50, swing=0.01)])
    yield tag("path", d=f"{rim}Z", fill=WASHES[ground], stroke=FADED, stroke_width=1.4)
    kinds = list(place.obstacles) or [""]
    marks = []
    for turn in range(MANY_MARKS if place.obstacles else FEW_MARKS):
        x = between(luck, box.x + MARKS_BESIDE, box.right - MARKS_BESIDE)
        y = between(luck, box.y + MARKS_ABOVE, box.bottom - MARKS_BELOW)
        mark = luck.pick(MARKS[kinds[turn % len(kinds)]])
        marks.append(tag("path", d=mark, transform=at((x, y))))
    yield group(*marks, fill="none", stroke=SEA_INK if ground in ("water", "cold") else INK, stroke_width=1.2)
    middle_x, middle_y = box.centre
    if "river" in place.marks:
        yield _river((box.x, middle_y + RIVER_IN), (box.right, middle_y + RIVER_OUT), luck)
    if "unknown" in place.marks:
        base = middle_y + UNKNOWN_BASE
        yield words("?", middle_x, base, UNKNOWN_SIZE, text_anchor="middle", font_weight="bold", fill=RED)
    _, _, own_name = name.partition(":")
    yield words(own_name, box.x + NAME_LEFT, box.y + NAME_BASE, NAME_SIZE, fill=FADED)


def _river(start: Spot, end: Spot, luck: Luck) -> str:
    """A river from one side of a square to the other."""
    bed = open_path([*rough(start, end, luck, step=30, swing=0.12), end])
    look: dict[str, str | float] = {
        "stroke": WATER,
        "stroke_width": RIVER_WIDTH,
        "stroke_linecap": "round",
        "stroke_opacity": "0.8",
    }
    return tag("path", d=bed, fill="none", **look)


def _landing(name: str, box: Box) -> str:
    """A plane and the name of the landing place."""
    left, top = -box.width / 2, -RIBBON_HEIGHT / 2
    look: dict[str, str | float] = {"rx": RIBBON_CORNER, "fill": CREAM, "stroke": INK, "stroke_width": 1.3}
    ribbon = tag("rect", x=left, y=top, width=box.width, height=RIBBON_HEIGHT, **look)
    plane = tag("path", d=PLANE, fill=INK, transform=f"translate({number(left + PLANE_LEFT)} 0) scale(.9)")
    title = words(name, NAME_IN_RIBBON_LEFT, NAME_IN_RIBBON_BASE, NAME_SIZE, text_anchor="middle", fill=INK)
    return with_title(name, ribbon, plane, title, transform=at(box.centre))


def _exits(pack: Pack, page: AtlasPage, shift: float, lang: Lang) -> Iterator[str]:
    """The signs of the ways to other pages."""
    for way in exits_of(pack, page, shift):
        yield exit_sign(way.edge, way.beyond, way.spot, closed=way.is_closed, lang=lang)
