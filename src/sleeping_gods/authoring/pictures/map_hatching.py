"""The sea near coasts: engraver's lines that fade away from the land."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...reference.svg import group, number, tag
from .geometry import Box
from .map_colours import WATER

PATTERN_WIDTH, PATTERN_HEIGHT = 120, 24
"""The size of the pattern that is repeated over the sea."""
SHADE_WIDTH = 15
"""How wide the shade along a coast is."""


class PatternLine(NamedTuple):
    """A line of the pattern."""

    y: int
    start: int
    """Where it begins, from the left edge of the pattern."""
    length: int
    width: float


PATTERN_LINES = (
    PatternLine(3, 0, 74, 1.1),
    PatternLine(3, 80, 40, 1.1),
    PatternLine(9, 22, 98, 0.9),
    PatternLine(9, 0, 16, 0.9),
    PatternLine(15, 0, 50, 1.1),
    PatternLine(15, 58, 62, 1.1),
    PatternLine(21, 12, 60, 0.9),
    PatternLine(21, 80, 40, 0.9),
    PatternLine(21, 0, 6, 0.9),
)


class Fade(NamedTuple):
    """How much of the lines is seen within a distance of the coast."""

    width: int
    opacity: str


FADES = (Fade(78, "0.16"), Fade(58, "0.22"), Fade(40, "0.3"), Fade(24, "0.45"))
"""From far to near; they lie over each other."""


def hatching(paths: Sequence[str], box: Box, key: str) -> str:
    """The sea near coasts: engraver's lines that fade away from the land; coasts are kept under ids with the key."""
    if not paths:
        return ""
    outlines = [tag("path", id=f"{key}coast{index}", d=path) for index, path in enumerate(paths)]
    coasts = group(*(use_of(f"{key}coast{index}") for index in range(len(paths))), id=f"{key}coasts")
    lines = [
        tag("path", d=f"M{number(line.start)} {number(line.y)}h{number(line.length)}", stroke_width=line.width)
        for line in PATTERN_LINES
    ]
    pattern = tag(
        "pattern",
        group(*lines, stroke=WATER, fill="none"),
        id=f"{key}hatch",
        width=PATTERN_WIDTH,
        height=PATTERN_HEIGHT,
        patternUnits="userSpaceOnUse",
    )
    fades = [use_of(f"{key}coasts", stroke_width=fade.width, stroke_opacity=fade.opacity) for fade in FADES]
    rim = group(*fades, fill="none", stroke="#fff", stroke_linejoin="round")
    mask = tag("mask", rim, id=f"{key}near", maskUnits="userSpaceOnUse", **_sized(box))
    shade = use_of(f"{key}coasts", fill="none", stroke=WATER, stroke_width=SHADE_WIDTH, stroke_opacity="0.22")
    sea = tag("rect", fill=f"url(#{key}hatch)", mask=f"url(#{key}near)", **_sized(box))
    return tag("defs", *outlines, coasts, pattern, mask) + sea + shade


def use_of(name: str, **attributes: str | float) -> str:
    """An outline that was defined under an id, drawn with other attributes."""
    return tag("use", href=f"#{name}", **attributes)


def _sized(box: Box) -> dict[str, float]:
    """A box as attributes of an element."""
    return {"x": box.x, "y": box.y, "width": box.width, "height": box.height}
