"""Names along a gentle curve, each letter placed by us: programs disagree about text on a path."""

from __future__ import annotations

from html import escape
from math import cos, degrees, sin

from ...reference.svg import group, measure, number, tag
from .geometry import Spot

LEAST_BEND = 0.5
"""A name that bends less is straight."""
BASELINE = 0.35
"""How far below the middle of letters their baseline lies, as a part of their size."""


def length(text: str, size: float, spacing: float) -> float:
    """How long a name is when its letters stand apart."""
    return measure(text, size) + spacing * (len(text) - 1)


def curved_text(text: str, centre: Spot, size: float, spacing: float, bend: float, **style: str | float) -> str:
    """A name around a point; ``bend`` is how far its middle lies above its ends."""
    long = length(text, size, spacing)
    # the circle whose arc over a chord of that length is as high as the bend; a name that hardly bends stays straight
    radius = long * long / (8 * abs(bend)) + abs(bend) / 2 if abs(bend) > LEAST_BEND else 0.0
    at, letters = -long / 2, []
    for char in text:
        wide = measure(char, size)
        if not char.isspace():
            letters.append(_letter(char, centre, at + wide / 2, radius, bend, size))
        at += wide + spacing
    return group(*letters, font_size=size, text_anchor="middle", aria_hidden="true", **style)


def _letter(char: str, centre: Spot, at: float, radius: float, bend: float, size: float) -> str:
    """One letter, ``at`` so far from the middle of its name; a radius of 0 is a straight line."""
    middle_x, middle_y = centre
    if not radius:
        return tag("text", escape(char), x=middle_x + at, y=middle_y + size * BASELINE)
    turn = at / radius
    way = 1 if bend > 0 else -1
    x = middle_x + radius * sin(turn)
    y = middle_y + size * BASELINE + way * (radius - radius * cos(turn) - abs(bend) / 2)
    return tag(
        "text", escape(char), transform=f"translate({number(x)} {number(y)}) rotate({number(degrees(turn) * way)})"
    )
