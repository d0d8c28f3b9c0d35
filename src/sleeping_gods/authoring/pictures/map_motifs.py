"""Pictures of places, as the art of a pack has them: a path around its middle in a box of 40 units, or a drawing."""

from __future__ import annotations

from ...reference.svg import group, number, tag
from ...story.art import Motif
from ...story.drawings import with_key
from .geometry import Spot
from .map_colours import CREAM, INK
from .map_signs import at

SIDE = 42.0
"""The room that a picture takes."""


def picture(motif: Motif, spot: Spot, size: float = 1.0) -> str:
    """A picture beside its place; or, if it is a drawing, around it."""
    if motif.drawing:
        return group(with_key(motif.drawing, f"{motif.id}-{number(spot[0])}-{number(spot[1])}-"), transform=at(spot))
    return tag(
        "path",
        d=motif.path,
        transform=at(spot) + (f" scale({number(size)})" if size != 1 else ""),
        fill=CREAM,
        fill_opacity="0.72",
        stroke=INK,
        stroke_width=1.5 / size,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
