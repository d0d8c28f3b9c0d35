"""Signs of the maps: numbers of locations, ports, markets, hazards, page exits, the compass."""

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


def at(spot: Spot) -> str:
    """A transformation that puts something at a spot."""
    return f"translate({number(spot[0])} {number(spot[1])})"


def location_sign(location: int, title: str, spot: Spot) -> str:
    """The number of a location in its circle."""
    size = 19 if location < 100 else 15.5
    return with_title(
        f"{location} {title}".strip(),
        tag("circle", r=18, fill=CREAM, stroke=INK, stroke_width=2.2),
        tag("circle", r=14.8, fill="none", stroke=INK, stroke_width=0.7),
        words(str(location), 0, size * 0.35, size, text_anchor="middle", font_weight="bold", fill=INK),
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
    lines = hazard.name.text_in(lang), _test(hazard, lang)
    return max(measure(lines[0], 14), measure(lines[1], 13) * 1.12) + 66, 44


def _test(hazard: Hazard, lang: Lang) -> str:
    """The test of a hazard."""
    return f"{term('skill', hazard.skill, lang).upper()} {hazard.number}"


def hazard_sign(hazard: Hazard, spot: Spot, lang: Lang) -> str:
    """A ribbon with a warning, the name of the hazard and its challenge."""
    wide, high = hazard_size(hazard, lang)
    left, right, top, low = -wide / 2, wide / 2, -high / 2, high / 2
    ribbon = polygon([(left, top), (right, top), (right - 9, 0), (right, low), (left, low), (left + 9, 0)])
    name, test = hazard.name.text_in(lang), _test(hazard, lang)
    warn = polygon([(left + 28, -12), (left + 39, 9), (left + 17, 9)])
    middle = 18  # of what is written: right of the warning
    return with_title(
        f"{name}: {test}",
        tag("path", d=ribbon, fill=PAPER, stroke=RED, stroke_width=1.5, stroke_linejoin="round"),
        tag("path", d=warn, fill=RED, stroke=RED, stroke_width=2, stroke_linejoin="round"),
        tag("path", d=f"M{number(left + 28)} -6v7M{number(left + 28)} 5.2v.3", stroke=PAPER, stroke_width=2.4,
            stroke_linecap="round"),
        words(name, middle, -3, 14, text_anchor="middle", font_style="italic", fill=INK),
        words(test, middle, 14, 13, text_anchor="middle", font_weight="bold", fill=RED),
        transform=at(spot),
    )  # fmt: skip


TURNS = {"north": 0, "east": 90, "south": 180, "west": 270}
"""By how many degrees the tab of an edge is turned."""


def exit_sign(edge: str, page: int, spot: Spot, *, closed: bool, lang: Lang) -> str:
    """A tab at the edge of a page with an arrow and the number of the page beyond; a closed one is crossed out."""
    fill, ink = (PAPER, INK) if closed else (RED, CREAM)
    outline = "M-24 16V-6L0 -24L24 -6V16Z"
    text = str(page)
    inside = words(
        text, 0, 6, 19, text_anchor="middle", font_weight="bold", fill=ink, transform=f"rotate({-TURNS[edge]} 0 0)"
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
        length = 36 if is_half else 24
        if is_main:
            length = 50
        tip = length * sin(turn), -length * cos(turn)
        for side, fill in ((-1, INK), (1, CREAM)):
            near = turn + side * pi / (8 if is_half else 16)
            waist = 13 * sin(near), -13 * cos(near)
            rays.append((is_half, is_main, tag("path", d=polygon([(0, 0), tip, waist]), fill=fill)))
    ordered = [ray for _, _, ray in sorted(rays, key=lambda ray: ray[:2])]  # the long ones lie on top
    letters = zip(say(lang, "map_winds"), ((0, -58), (63, 5), (0, 70), (-64, 5)), strict=True)
    names = [
        words(name, x, y, 16, text_anchor="middle", font_weight="bold", fill=INK, stroke="none")
        for name, (x, y) in letters
    ]
    rings = [tag("circle", r=r, fill="none", stroke=INK, stroke_width=w) for r, w in ((41, 0.8), (44, 1.4))]
    return group(*rings, *ordered, *names, stroke=INK, stroke_width=0.8, stroke_linejoin="round",
                 transform=f"{at(spot)} scale({size})")  # fmt: skip
