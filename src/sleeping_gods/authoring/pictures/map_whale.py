"""An island that is alive: a whale that lies with her head to the east. Nothing grows on her but barnacles."""

from __future__ import annotations

from collections.abc import Sequence

from ...reference.svg import group, number, tag
from .geometry import Spot, bounds
from .map_colours import CREAM, INK, SEA_INK

WHALE = "whale"


def whale_picture(shape: Sequence[Spot]) -> str:
    """A shut eye, the mouth, the furrows of the throat and what she breathes out."""
    box = bounds(shape)
    east, middle, high = box.right, box.centre[1], box.height

    def at(back: float, down: float) -> str:
        return f"{number(east - back)} {number(middle + down * high)}"

    mouth = f"M{at(4, 0.17)}C{at(30, 0.3)} {at(56, 0.28)} {at(76, 0.2)}C{at(80, 0.18)} {at(84, 0.16)} {at(86, 0.13)}"
    eye = f"M{at(70, 0.04)}q8 6 16 0M{at(68, 0.09)}l-2 5M{at(62, 0.11)}l0 5M{at(56, 0.09)}l2 5"
    throat = "".join(
        f"M{at(24 + 10 * line, 0.28 + 0.04 * line)}C{at(70, 0.36 + 0.03 * line)} "
        f"{at(110, 0.34 + 0.03 * line)} {at(150 + 12 * line, 0.24 + 0.03 * line)}"
        for line in range(3)
    )
    top = f"{number(east - 66)} {number(box.y + high * 0.14)}"
    spout = f"M{top}q-2 -18 -16 -22q-10 0 -9 8M{top}q2 -20 16 -24q10 0 9 8M{top}v-24"
    return group(
        tag("path", d=mouth, stroke_width=1.8),
        tag("path", d=eye, stroke_width=1.8),
        tag("path", d=throat, stroke_width=0.9, stroke_opacity="0.7"),
        tag("path", d=spout, stroke=CREAM, stroke_width=5, stroke_opacity="0.8"),
        tag("path", d=spout, stroke=SEA_INK, stroke_width=1.4),
        fill="none",
        stroke=INK,
        stroke_linecap="round",
    )
