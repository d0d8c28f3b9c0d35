"""Pictures of places, each around its middle in a box of 40 units: a chair, a door, a bell, a hole in the sea."""

from __future__ import annotations

from math import pi

from ...reference.svg import group, number, tag
from .geometry import Spot
from .map_colours import CREAM, INK, SEA_INK
from .map_signs import at

SIDE = 42.0
"""The room that a picture takes."""
HOLE = "hole"
"""The picture that lies around its number, not beside it."""
HOLE_SIZE = 128.0, 96.0

PATHS: dict[str, str] = {
    "bell": "M-13 10C-9 6 -10 -12 0 -14C10 -12 9 6 13 10ZM-4 10C-4 15 4 15 4 10M0 -14V-18M-4 -18H4",
    "boat-port": "M-18 -2H14L8 12H-12ZM14 -2V12M-8 -2V-18L6 -6M-18 16q4.5 -4 9 0q4.5 -4 9 0q4.5 -4 9 0",
    "boat-starboard": "M18 -2H-14L-8 12H12ZM-14 -2V12M8 -2V-18L-6 -6M18 16q-4.5 -4 -9 0q-4.5 -4 -9 0q-4.5 -4 -9 0",
    "book": (
        "M0 -10C-6 -14 -13 -14 -18 -12V12C-13 10 -6 10 0 14C6 10 13 10 18 12V-12C13 -14 6 -14 0 -10ZM0 -10V14"
        "M-14 -6q5 -1 10 1M-14 0q5 -1 10 1M4 -5q5 -2 10 -1M4 1q5 -2 10 -1"
    ),
    "bottle": (
        "M-4 -18H4V-10C4 -6 9 -5 9 0V16H-9V0C-9 -5 -4 -6 -4 -10ZM-9 8H9M0 0m-4 4a4 4 0 0 1 8 0M0 -4v-2M6 1"
        "l2 -2M-6 1l-2 -2"
    ),
    "bow": "M-8 -18C10 -12 10 12 -8 18M-8 -18V18M-14 0H16M16 0l-6 -4M16 0l-6 4M-14 0l-4 -3M-14 0l-4 3",
    "chair": (
        "M-19 -13V7M-19 -4H-11V7M-16.5 -13V-4M-19 -13H-16.5M-19 -9H-16.5M-4 -9V11M-4 0H4V11M-1.5 -9V0M-4 -9"
        "H-1.5M-4 -5H-1.5M11 -13V7M11 -4H19V7M13.5 -13V-4M11 -13H13.5M11 -9H13.5M-20 15q5 -3 10 0t10 0t10 0"
        "t10 0"
    ),
    "clock": "M0 -16a16 16 0 1 0 .1 0ZM0 0V-10M0 0L7 4M0 -13v-1M0 13v1M13 0h1M-13 0h-1M-10 14L-13 18M10 14L13 18",
    "coat": ("M-4 -12L-16 -2L-12 4L-8 1V18H8V1L12 4L16 -2L4 -12ZM-4 -12L0 -6L4 -12M0 -6V18M0 -12V-16a3 3 0 1 1 3 -3"),
    "cradle": (
        "M-16 -6H12V8H-16ZM12 -6C12 -16 2 -18 0 -6M-18 13C-10 19 8 19 14 13M-12 8V14M8 8V14M-10 -6V8M-4 -6V8M2 -6V8"
    ),
    "crocus": (
        "M0 18V2M0 2C-10 -2 -10 -12 -7 -16C-4 -12 -2 -8 0 -14C2 -8 4 -12 7 -16C10 -12 10 -2 0 2ZM0 16"
        "C-6 10 -12 8 -15 9M0 16C6 10 12 8 15 9"
    ),
    "door": (
        "M-10 18V-18H10V18M-14 18H14M5 1a1.4 1.4 0 1 1 .1 0M-6 -13H-1V-4H-6ZM1 -13H6V-4H1ZM-6 1H-1V13H-6ZM1 6H6V13H1Z"
    ),
    "flame": (
        "M0 16C-12 14 -12 2 -5 -4C-5 0 -3 2 -1 2C-4 -6 0 -14 5 -18C4 -10 12 -6 11 4C11 12 6 16 0 16ZM0 16"
        "C-5 12 -3 7 1 4C2 8 6 10 3 16M-14 19H14"
    ),
    "fork": (
        "M-10 -18V-8C-10 -4 -6 -4 -6 -8V-18M-8 -5V18M-8 -18V-8M10 -18C4 -14 4 -4 8 0V18M10 -18V18M-2 8a1 1 0 1 1 .1 0"
    ),
    "harpoon": "M-16 16L10 -10M16 -16L2 -12L12 -2ZM-16 16C-8 20 4 18 2 10M-12 12L-8 16",
    "hat": (
        "M-18 10C-10 14 10 14 18 10C14 8 10 7 10 7C10 -4 8 -12 0 -12C-8 -12 -10 -4 -10 7C-10 7 -14 8 -18 10Z"
        "M-10 3C-4 6 4 6 10 3M8 2L14 -14"
    ),
    "hen": (
        "M-14 -4C-16 -10 -10 -16 -6 -10C-4 -4 2 -4 8 -6L16 -14C16 -2 14 8 2 8C-8 8 -12 2 -14 -4ZM-14 -8"
        "L-18 -6L-13 -4M-10 -9a.8 .8 0 1 1 .1 0M-9 -13l1 -4l2 4l3 -3l0 5M-2 8V15M4 8V15M-5 16H1M1 16H7"
    ),
    "house": "M-18 -2L0 -16L18 -2M-14 -5V16H14V-5M-5 16V3H5V16M8 -11V-17H12V-8M-10 3h3v4h-3ZM7 3h3v4h-3Z",
    "lamp": (
        "M-7 -8H7L9 12H-9ZM-9 12H9V16H-9ZM-7 -8C-6 -13 6 -13 7 -8M0 -12V-16a2 2 0 1 1 .1 0M0 9C-4 6 -2 1 0 -3"
        "C2 1 4 6 0 9ZM-14 0h-4M14 0h4M-13 -8l-3 -2M13 -8l3 -2"
    ),
    "leaf": "M-16 14C-14 -6 0 -14 16 -14C16 2 4 14 -10 10M-16 14L8 -7M-6 5V-4M-1 1L9 2M2 -2V-9",
    "letter": "M-18 -11H18V12H-18ZM-18 -11L0 3L18 -11M-18 12L-5 0M18 12L5 0",
    "lighthouse": (
        "M-8 18L-5 -8H5L8 18ZM-7 -8H7M-5 -8V-14H5V-8M-5 -14L0 -19L5 -14M-7 4H7M-7 11H7M-9 -11l-7 -3M9 -11"
        "l7 -3M-9 -9l-8 1M9 -9l8 1"
    ),
    "loaf": (
        "M-16 10C-20 4 -18 -6 -8 -8H8C18 -6 20 4 16 10ZM-8 -6L-4 2M0 -7L4 1M8 -6L11 0M-6 -13q2 -3 0 -6M2 -13"
        "q2 -3 0 -6M10 -13q2 -3 0 -6"
    ),
    "moth": (
        "M0 -8V12M0 -6C-6 -16 -18 -16 -18 -8C-18 -2 -10 2 0 2C10 2 18 -2 18 -8C18 -16 6 -16 0 -6M0 2"
        "C-10 4 -14 10 -10 14C-6 17 -2 12 0 6C2 12 6 17 10 14C14 10 10 4 0 2M-1 -8L-5 -16M1 -8L5 -16M-11 -8"
        "a2 2 0 1 1 .1 0M11 -8a2 2 0 1 1 .1 0"
    ),
    "note": (
        "M-6 12a5 4 0 1 1 -.1 -1M-2 11V-14L12 -17V7M12 7a5 4 0 1 1 -.1 -1M-2 -9L12 -12M-18 18q4.5 -3 9 0"
        "q4.5 -3 9 0q4.5 -3 9 0q4.5 -3 9 0"
    ),
    "parasol": (
        "M-18 0C-16 -12 -8 -16 0 -16C8 -16 16 -12 18 0Q13 -5 9 0Q4 -5 0 0Q-4 -5 -9 0Q-13 -5 -18 0ZM0 -16V14"
        "C0 18 6 18 6 14M0 -16V-19M0 -16C-7 -10 -9 -4 -9 0M0 -16C7 -10 9 -4 9 0"
    ),
    "pen": (
        "M16 -18C4 -14 -6 -4 -10 10L-14 18M16 -18C16 -8 8 4 -6 8M10 -14C4 -8 -4 2 -10 10M-16 18q6 -5 10 -1t10 0t10 -2"
    ),
    "pillar": (
        "M-8 18V10C-8 2 -6 -2 -4 -6C-6 -8 -7 -11 -6 -14C-4 -20 4 -20 6 -14C7 -11 6 -8 4 -6C6 -2 8 2 8 10V18Z"
        "M-12 18H12M-4 4L-2 16M4 4L2 16M6 -12L10 -6L8 0M-3 -12h1"
    ),
    "pot": (
        "M-14 -4H14V6C14 14 8 16 0 16C-8 16 -14 14 -14 6ZM-17 -4H17M-14 1H-18M14 1H18M-6 -9q3 -3 0 -7M0 -9"
        "q3 -3 0 -7M6 -9q3 -3 0 -7"
    ),
    "reeds": (
        "M-10 18V-6M-10 -6V-14M-3 18V-10M-3 -10V-18M5 18V-4M5 -4V-12M12 18V0M12 0V-7M-3 8C2 4 4 0 4 0M-10 12"
        "C-14 8 -16 4 -16 4M-16 18H17"
    ),
    "ribs": (
        "M-18 14Q0 20 18 12M-14 14C-18 -2 -12 -12 -6 -14M-6 16C-10 0 -4 -14 2 -16M2 16C0 2 6 -12 10 -13M10 14"
        "C9 4 14 -4 17 -6"
    ),
    "ring": (
        "M0 -8a12 12 0 1 0 .1 0ZM0 -4a8 8 0 1 0 .1 0ZM-5 -9L-7 -14L-3 -18H3L7 -14L5 -9M-7 -14H7M-3 -18L0 -9L3 -18"
    ),
    "rope": (
        "M-14 6a14 7 0 1 0 28 0a14 7 0 1 0 -28 0M-14 0a14 7 0 1 0 28 0a14 7 0 1 0 -28 0M-14 -6"
        "a14 7 0 1 0 28 0a14 7 0 1 0 -28 0M-6 -6a6 3 0 1 0 12 0a6 3 0 1 0 -12 0M14 6C18 10 16 16 10 16"
    ),
    "salt": "M-18 14L-6 -8L2 4L8 -4L18 14ZM-6 -8L-3 0L-8 5M8 -4L9 4M0 -14v4M-2 -12h4M12 -12v4M10 -10h4",
    "scales": (
        "M0 -16V14M-8 16H8M-14 -12H14M-14 -12L-19 2H-9ZM14 -12L9 2H19ZM-19 2C-18 7 -10 7 -9 2M9 2C10 7 18 7 19 2"
    ),
    "sheep": (
        "M-10 6C-16 4 -16 -4 -10 -5C-9 -11 -1 -12 1 -8C5 -12 12 -9 11 -4C15 -2 14 5 9 6C5 10 -5 10 -10 6Z"
        "M-10 -2C-16 -3 -18 2 -16 5C-14 7 -11 6 -10 3M-15 1h.5M-6 8V15M6 8V15M-2 9V15M10 6V14"
    ),
    "shirt": (
        "M-20 -14Q0 -8 20 -14M-9 -12L-15 -4L-10 0L-8 -2V14H8V-2L10 0L15 -4L9 -12M-4 -11C-3 -6 3 -6 4 -11"
        "M-9 -15V-9M9 -15V-9M0 -4V10"
    ),
    "shoe": ("M-16 -8H-4C-2 -2 6 2 14 4C18 5 18 10 16 12H-16ZM-16 8H17M-4 -8C-6 -6 -10 -6 -16 -4M0 -3l3 -3M4 0l3 -3"),
    "steeple": (
        "M-9 18V-2H9V18M-9 -2L0 -18L9 -2M0 -18V-22M-2 -20H2M-4 18V8C-4 4 4 4 4 8V18M0 1a2 2 0 1 1 .1 0M-18 18"
        "q4.5 -4 9 0M9 18q4.5 -4 9 0"
    ),
    "stone": "M-12 18L-10 -8C-8 -18 8 -18 10 -8L12 18ZM-6 -4H6M-5 2H5M-4 8H4M-16 18H16",
    "sun": (
        "M-18 10H18M-12 10C-12 -6 12 -6 12 10M0 -8V-16M-10 -3L-16 -9M10 -3L16 -9M-14 4L-20 2M14 4L20 2M-14 15"
        "H14M-8 19H8"
    ),
    "tally": "M-14 -14V14M-7 -14V14M0 -14V14M7 -14V14M-18 10L12 -10M16 -14V14",
    "trombone": (
        "M-18 -4H8C18 -10 18 -14 18 -14V6C18 6 18 2 8 -4M-18 -4V4H6M-18 -4a4 4 0 0 0 0 8M-12 4V10H8a3 3 0 0 0 0 -6"
    ),
}
"""The picture of each motif but the hole."""


def motif(name: str, spot: Spot, size: float = 1.0) -> str:
    """A picture beside its place."""
    return picture(PATHS[name], spot, size)


def picture(path: str, spot: Spot, size: float = 1.0) -> str:
    """A path drawn as pictures of places are."""
    return tag(
        "path",
        d=path,
        transform=at(spot) + (f" scale({number(size)})" if size != 1 else ""),
        fill=CREAM,
        fill_opacity="0.72",
        stroke=INK,
        stroke_width=1.5 / size,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def hole(spot: Spot) -> str:
    """A round hole in the sea, dry, with steps that go down into the dark."""
    wide, high = HOLE_SIZE[0] / 2, HOLE_SIZE[1] / 2
    rings = [
        tag("ellipse", cx=0, cy=drop, rx=wide * size, ry=high * size, fill=SEA_INK, fill_opacity=dark)
        for size, drop, dark in ((1.0, 0, "0.22"), (0.84, 2, "0.28"), (0.68, 4, "0.36"), (0.52, 6, "0.5"))
    ]
    rim = tag("ellipse", cx=0, cy=0, rx=wide, ry=high, fill="none", stroke=INK, stroke_width=1.8)
    steps = [
        tag("ellipse", cx=0, cy=drop, rx=wide * size, ry=high * size, fill="none", stroke=INK, stroke_width=0.8)
        for size, drop in ((0.84, 2), (0.68, 4), (0.52, 6))
    ]
    turn = number(2 * pi * wide / 46)
    stones = tag("ellipse", cx=0, cy=0, rx=wide * 0.93, ry=high * 0.93, fill="none", stroke=INK, stroke_width=6,
                 stroke_opacity="0.35", stroke_dasharray=f"1.2 {turn}")  # fmt: skip
    return group(*rings, rim, *steps, stones, transform=at(spot))
