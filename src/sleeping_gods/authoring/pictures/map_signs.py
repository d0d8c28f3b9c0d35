"""Signs of the maps: numbers of locations, ports, markets, hazards, page exits, the compass.

Each is drawn around its own middle, in units of the page, and then put at its spot.
"""

from __future__ import annotations

from math import cos, pi, sin

from ...languages import Lang
from ...reference.svg import group, measure, number, tag, with_title, words
from ...sea.table.cards import Hazard
from ...wording.messages import say
from ...wording.terms import term
from .geometry import Spot
from .ink import polygon
from .map_colours import CREAM, FADED, INK, PAPER, RED, SEA_INK
from .map_marks import ANCHOR, STALL

NUMBER_SIZE, LONG_NUMBER_SIZE = 19.0, 15.5
"""The sizes of the number of a location, with up to two digits and with more."""
MIDDLE_OF_LETTERS = 0.35
"""How far below its middle a number stands, as a part of its size."""
HAZARD_HEIGHT = 44.0
"""The height of the ribbon of a hazard."""
HAZARD_PADS = 66.0
"""Its width besides what is written on it: room for the warning and for both ends."""
HAZARD_NOTCH = 9.0
"""How far its ends are cut in."""
HAZARD_NAME_SIZE, HAZARD_TEST_SIZE = 14.0, 13.0
"""The sizes of the name of a hazard and of its test."""
BOLD = 1.12
"""How many times as wide bold letters are as others."""
WARNING_LEFT = 28.0
"""How far from the left end of the ribbon the middle of the warning is."""
HAZARD_WORDS = 18.0
"""How far right of the middle of the ribbon the middle of its words is, as the warning takes its left end."""
EXIT_SIZE, EXIT_BASE = 19.0, 6.0
"""The size of the number on an exit, and how far below the middle it stands."""
MAIN_RAY, HALF_RAY, SMALL_RAY = 50.0, 36.0, 24.0
"""How long the rays of the compass are: of the four winds, of those between, and of all others."""
WAIST = 13.0
"""How far from the middle of the compass its rays are widest."""
WIND_SPOTS: tuple[Spot, ...] = ((0, -58), (63, 5), (0, 70), (-64, 5))
"""Where the names of the winds stand: north, east, south and west."""
WIND_SIZE = 16.0
"""The size of these names."""
RINGS = ((41, 0.8), (44, 1.4))
"""The radius and the width of the rings around the middle of the compass."""


def at(spot: Spot) -> str:
    """A transformation that puts something at a spot."""
    x, y = spot
    return f"translate({number(x)} {number(y)})"


def location_sign(location: int, title: str, spot: Spot) -> str:
    """The number of a location in its circle."""
    size = NUMBER_SIZE if location < 100 else LONG_NUMBER_SIZE
    return with_title(
        f"{location} {title}".strip(),
        tag("circle", r=18, fill=CREAM, stroke=INK, stroke_width=2.2),
        tag("circle", r=14.8, fill="none", stroke=INK, stroke_width=0.7),
        words(str(location), 0, size * MIDDLE_OF_LETTERS, size, text_anchor="middle", font_weight="bold", fill=INK),
        transform=at(spot),
    )


def badge(title: str, path: str, spot: Spot, colour: str) -> str:
    """A small picture on a shield."""
    shield = "M-17 -17H17V6C17 15 6 20 0 22C-6 20 -17 15 -17 6Z"
    return with_title(
        title,
        tag("path", d=shield, fill=colour, stroke=INK, stroke_width=1.6),
        tag("path", d=path, fill="none", stroke=CREAM, stroke_width=2, stroke_linecap="round", stroke_linejoin="round"),
        transform=at(spot),
    )


def port_sign(spot: Spot, lang: Lang) -> str:
    """An anchor."""
    return badge(say(lang, "map_port"), ANCHOR, spot, SEA_INK)


def market_sign(spot: Spot, lang: Lang) -> str:
    """A stall."""
    return badge(say(lang, "map_market"), STALL, spot, "#7a5a22")


def hazard_size(hazard: Hazard, lang: Lang) -> tuple[float, float]:
    """How much room the sign of a hazard takes."""
    name_width = measure(hazard.name.text_in(lang), HAZARD_NAME_SIZE)
    test_width = measure(_test(hazard, lang), HAZARD_TEST_SIZE) * BOLD
    return max(name_width, test_width) + HAZARD_PADS, HAZARD_HEIGHT


def _test(hazard: Hazard, lang: Lang) -> str:
    """The test of a hazard."""
    return f"{term('skill', hazard.skill, lang).upper()} {hazard.number}"


def hazard_sign(hazard: Hazard, spot: Spot, lang: Lang) -> str:
    """A ribbon with a warning, the name of the hazard and its challenge."""
    wide, high = hazard_size(hazard, lang)
    left, right, top, low = -wide / 2, wide / 2, -high / 2, high / 2
    right_notch, left_notch = right - HAZARD_NOTCH, left + HAZARD_NOTCH
    ribbon = polygon([(left, top), (right, top), (right_notch, 0), (right, low), (left, low), (left_notch, 0)])
    name, test = hazard.name.text_in(lang), _test(hazard, lang)
    warning = left + WARNING_LEFT
    warn = polygon([(warning, -12), (warning + 11, 9), (warning - 11, 9)])
    return with_title(
        f"{name}: {test}",
        tag("path", d=ribbon, fill=PAPER, stroke=RED, stroke_width=1.5, stroke_linejoin="round"),
        tag("path", d=warn, fill=RED, stroke=RED, stroke_width=2, stroke_linejoin="round"),
        tag("path", d=f"M{number(warning)} -6v7M{number(warning)} 5.2v.3", stroke=PAPER, stroke_width=2.4,
            stroke_linecap="round"),
        words(name, HAZARD_WORDS, -3, HAZARD_NAME_SIZE, text_anchor="middle", font_style="italic", fill=INK),
        words(test, HAZARD_WORDS, 14, HAZARD_TEST_SIZE, text_anchor="middle", font_weight="bold", fill=RED),
        transform=at(spot),
    )  # fmt: skip


TURNS = {"north": 0, "east": 90, "south": 180, "west": 270}
"""By how many degrees the tab of an edge is turned."""


def exit_sign(edge: str, page: int, spot: Spot, *, closed: bool, lang: Lang) -> str:
    """A tab at the edge of a page with an arrow and the number of the page beyond; a closed one is crossed out."""
    fill, ink = (PAPER, INK) if closed else (RED, CREAM)
    outline = "M-24 16V-6L0 -24L24 -6V16Z"
    upright = f"rotate({-TURNS[edge]} 0 0)"
    inside = words(
        str(page), 0, EXIT_BASE, EXIT_SIZE, text_anchor="middle", font_weight="bold", fill=ink, transform=upright
    )
    bar = tag("path", d="M-25 17L20 -16", stroke=FADED, stroke_width=3, stroke_linecap="round") if closed else ""
    title = say(lang, "map_closed" if closed else "map_north", page=page)
    return with_title(
        title,
        tag("path", d=outline, fill=fill, stroke=INK, stroke_width=1.8, stroke_linejoin="round"),
        inside,
        bar,
        transform=f"{at(spot)} rotate({TURNS[edge]})",
    )


def compass(spot: Spot, size: float, lang: Lang) -> str:
    """A rose of sixteen points with the names of the winds."""
    rays = []
    for index in range(16):
        turn = index * pi / 8
        is_main, is_half = index % 4 == 0, index % 2 == 0
        length = HALF_RAY if is_half else SMALL_RAY
        if is_main:
            length = MAIN_RAY
        tip = length * sin(turn), -length * cos(turn)
        for side, fill in ((-1, INK), (1, CREAM)):
            near = turn + side * pi / (8 if is_half else 16)
            waist = WAIST * sin(near), -WAIST * cos(near)
            rays.append((is_half, is_main, tag("path", d=polygon([(0, 0), tip, waist]), fill=fill)))
    ordered = [ray for _, _, ray in sorted(rays, key=lambda ray: ray[:2])]  # the long ones lie on top
    letters = zip(say(lang, "map_winds"), WIND_SPOTS, strict=True)
    names = [
        words(name, x, y, WIND_SIZE, text_anchor="middle", font_weight="bold", fill=INK, stroke="none")
        for name, (x, y) in letters
    ]
    rings = [tag("circle", r=r, fill="none", stroke=INK, stroke_width=w) for r, w in RINGS]
    return group(*rings, *ordered, *names, stroke=INK, stroke_width=0.8, stroke_linejoin="round",
                 transform=f"{at(spot)} scale({size})")  # fmt: skip
