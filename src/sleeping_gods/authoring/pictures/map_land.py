"""Islands as the map draws them: coasts, sea hatching around them, hills, trees, rocks, reeds and wrecks on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from ...kernel.luck import Luck
from ...reference.svg import group, number, tag
from ...sea.pack.atlas import HEIGHT, WIDTH
from ...sea.table.cards import Island
from .geometry import Box, Spot, area, bounds, contains, distance, from_coast
from .ink import between, closed_path, coast, luck_of
from .map_colours import INK, LANDS, SEA_INK
from .map_hatching import use_of
from .map_marks import MARKS
from .map_signs import at
from .map_whale import WHALE, whale_picture

MOST_TRIES = 260
"""At how many spots of an island a mark is tried; at fewer on a small one."""
MARKS_APART = 25
"""How far marks stand apart."""
OFF_COAST = 15
"""How far marks stand from the coast."""


ISLETS, ISLET_EACH = 3, 5000
"""How many spots off a coast are tried for rocks: so many, and one more for each such area of the island."""
ROCK_NEAREST, ROCK_FARTHEST = 15, 30
"""How far from the coast rocks stand."""
OFF_PAGE = 16
"""How far from the edges of its page a rock stands at least."""
TRIES, TRIES_EACH = 30, 90
"""At how many spots a mark is tried on an island: so many, and one more for each such area."""
ROOM_OF_MARK = Box(-11, -15, 22, 18)
"""What a mark takes up around its spot."""
SHADES = ((22, "0.3"), (9, "0.45"))
"""The shade along a coast, one over the other: its width and its opacity."""


@dataclass(frozen=True, slots=True)
class Land:
    """An island with the coast that is drawn, in the units of the spread."""

    island: Island
    shape: tuple[Spot, ...]
    """The corners of the island as the pack has them."""
    coast: tuple[Spot, ...]
    """The same as they are drawn, with bays between them."""
    islets: tuple[Spot, ...]
    """Small rocks off the coast."""
    path: str
    """The coast and the rocks as one path."""


def land_of(island: Island, shift: float) -> Land:
    """An island on its page; the odd page is shifted."""
    shape = tuple((x + shift, float(y)) for x, y in island.shape)

    def on_edge(a: Spot, b: Spot) -> bool:
        (x1, y1), (x2, y2) = a, b
        return x1 == x2 in (shift, shift + WIDTH) or y1 == y2 in (0, HEIGHT)

    alive = island.kind == WHALE
    drawn = shape if alive else tuple(coast(shape, luck_of(island.id), on_edge))
    islets = () if alive else tuple(_islets(island, shape, shift))
    rocks = "".join(closed_path(_rock(spot, luck_of(f"{island.id} {spot}"))) for spot in islets)
    return Land(island=island, shape=shape, coast=drawn, islets=islets, path=closed_path(drawn) + rocks)


def _islets(island: Island, shape: Sequence[Spot], shift: float) -> Iterator[Spot]:
    """A few spots close to the coast, on the page and off the land."""
    luck = luck_of(f"{island.id} islets")
    box = bounds(shape)
    west, east = shift + OFF_PAGE, shift + WIDTH - OFF_PAGE
    for _ in range(ISLETS + int(area(shape) / ISLET_EACH) if len(shape) > 3 else 0):
        x = between(luck, box.x - ROCK_FARTHEST, box.right + ROCK_FARTHEST)
        y = between(luck, box.y - ROCK_FARTHEST, box.bottom + ROCK_FARTHEST)
        on_page = west < x < east and OFF_PAGE < y < HEIGHT - OFF_PAGE
        if on_page and not contains(shape, (x, y)) and ROCK_NEAREST < from_coast((x, y), shape) < ROCK_FARTHEST:
            yield x, y


def _rock(spot: Spot, luck: Luck) -> list[Spot]:
    """Eight corners around a spot, uneven and wider than high."""
    x, y = spot
    size = between(luck, 3, 7.5)
    return [
        (
            x + size * between(luck, 0.8, 1.5) * cos(turn * pi / 4),
            y + size * between(luck, 0.6, 1) * sin(turn * pi / 4),
        )
        for turn in range(8)
    ]


def island_picture(land: Land, index: int, avoid: Sequence[Box], key: str) -> str:
    """The wash of an island, the shade along its coast, what grows on it, and its coastline."""
    wash, shade = LANDS[land.island.kind]
    outline, clip = f"{key}coast{index}", f"{key}land{index}"
    dashes = {"stroke_dasharray": "5 4"} if land.island.kind in ("reef", "marsh") else {}
    inside = [
        use_of(outline, fill=wash),
        *(
            use_of(outline, fill="none", stroke=shade, stroke_width=width, stroke_opacity=opacity)
            for width, opacity in SHADES
        ),
    ]
    ink = SEA_INK if land.island.kind == "ice" else INK
    return (
        tag("defs", tag("clipPath", use_of(outline), id=clip))
        + group(*inside, clip_path=f"url(#{clip})")
        + use_of(outline, fill="none", stroke=ink, stroke_width=1.9, stroke_linejoin="round", **dashes)
        + (whale_picture(land.shape) if land.island.kind == WHALE else "")
        + group(*_growth(land, avoid), fill="none", stroke=ink, stroke_width=1.2, stroke_linecap="round")
    )


def _growth(land: Land, avoid: Sequence[Box]) -> list[str]:
    """Marks of the island's kind, from the north to the south, where nothing else is written."""
    luck = luck_of(f"{land.island.id} growth")
    marks = MARKS[land.island.kind]
    placed: list[Spot] = []
    box = bounds(land.coast)
    for _ in range(min(MOST_TRIES, TRIES + int(area(land.shape) / TRIES_EACH))):
        spot = between(luck, box.x, box.right), between(luck, box.y, box.bottom)
        if _is_free(spot, land, placed, avoid):
            placed.append(spot)
    return [_mark(marks, spot, luck) for spot in sorted(placed, key=lambda spot: spot[1])]


def _is_free(spot: Spot, land: Land, placed: Sequence[Spot], avoid: Sequence[Box]) -> bool:
    """Whether a mark has room at a spot: off other marks, inside the coast, and off what is written."""
    x, y = spot
    left, top, width, height = ROOM_OF_MARK
    room = Box(x + left, y + top, width, height)
    return (
        all(distance(spot, other) > MARKS_APART for other in placed)
        and contains(land.shape, spot)
        and from_coast(spot, land.shape) > OFF_COAST
        and not any(room.meets(box) for box in avoid)
    )


def _mark(marks: Sequence[str], spot: Spot, luck: Luck) -> str:
    """One of some marks at a spot, a little larger or smaller by luck."""
    size = between(luck, 0.8, 1.2)
    return tag("path", d=luck.pick(marks), transform=f"{at(spot)} scale({number(size)})")
