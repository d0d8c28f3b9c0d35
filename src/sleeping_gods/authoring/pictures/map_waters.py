"""What is seen in the water of a sheet: a light from below, seven weirs, drowned fields."""

from __future__ import annotations

from ...reference.svg import group, number, tag, words
from ...sea.pack.atlas import HEIGHT, WIDTH
from .geometry import Spot
from .ink import between, luck_of, opened, rough
from .map_colours import CREAM, SEA_INK

STEPS = 7
"""The steps of the ladder, from the west to the east, each saltier than the last."""
NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII")
SLANT = 150.0
"""How much farther east a weir begins in the north than it ends in the south."""
WIDE = 2 * WIDTH


def waters(kind: str, key: str) -> str:
    """The picture in the water, under everything that is drawn; ids begin with the key."""
    match kind:
        case "lit":
            return _lit(key)
        case "steps":
            return _steps()
        case "fields":
            return _fields()
    return ""


def _lit(key: str) -> str:
    """A lamp under the sea, and its light on the sand in rings."""
    stops = [tag("stop", offset=part, stop_color="#fff6c2", stop_opacity=seen)
             for part, seen in (("0", "0.95"), ("0.45", "0.5"), ("1", "0"))]  # fmt: skip
    glow = tag("radialGradient", *stops, id=f"{key}glow")
    pools = [
        tag("ellipse", cx=x, cy=y, rx=wide, ry=high, fill=f"url(#{key}glow)")
        for x, y, wide, high in ((860, 360, 900, 420), (330, 330, 360, 200), (1480, 420, 420, 230))
    ]
    rings = [
        tag("ellipse", cx=860, cy=360, rx=wide, ry=wide * 0.47, stroke_dasharray=dash)
        for wide, dash in ((150, "40 26"), (260, "64 40"), (390, "90 60"), (540, "120 90"), (710, "150 120"))
    ]
    return tag("defs", glow) + group(*pools) + group(
        *rings, fill="none", stroke="#ffffff", stroke_width=2.2, stroke_opacity="0.5", stroke_linecap="round"
    )  # fmt: skip


def _steps() -> str:
    """Seven weirs from the north to the south; the water behind each is whiter."""
    made = []
    for step in range(STEPS):
        line = _weir(step)
        closed = "".join(f"L{number(x)} {number(y)}" for x, y in ((WIDE, HEIGHT), (WIDE, 0)))
        made.append(tag("path", d=opened(line) + closed + "Z", fill=CREAM, fill_opacity="0.11"))
    for step in range(STEPS):
        line = _weir(step)
        made.append(tag("path", d=opened(line), fill="none", stroke="#ffffff", stroke_width=7, stroke_opacity="0.55"))
        made.append(tag("path", d=opened(line), fill="none", stroke=SEA_INK, stroke_width=1.3, stroke_opacity="0.6"))
        falls = "".join(f"M{number(x - 3)} {number(y)}l-9 3" for x, y in line)
        made.append(tag("path", d=falls, fill="none", stroke=SEA_INK, stroke_width=0.9, stroke_opacity="0.5"))
        made.append(words(NUMERALS[step], line[-1][0] + 15, HEIGHT - 5, 13, fill=SEA_INK, font_weight="bold"))
    return group(*made)


def _weir(step: int) -> list[Spot]:
    """A line across both pages, drawn by hand."""
    luck = luck_of(f"weir {step}")
    x = (step + 0.5) * WIDE / STEPS
    top, low = (x + SLANT / 2, 0.0), (x - SLANT / 2, float(HEIGHT))
    return [*rough(top, low, luck, 14, 0.035), low]


def _fields() -> str:
    """Hedges and furrows of a county that lies under the sea."""
    luck = luck_of("fields")
    across, down = 15, 6
    posts = {
        (column, row): (
            column * WIDE / across + between(luck, -30, 30),
            row * HEIGHT / down + between(luck, -22, 22),
        )
        for column in range(across + 1)
        for row in range(down + 1)
    }
    hedges, furrows = [], []
    for (column, row), post in posts.items():
        for beside in ((column + 1, row), (column, row + 1)):
            if beside in posts and luck.below(6):
                hedges.append(opened([*rough(post, posts[beside], luck, 60, 0.03), posts[beside]]))
        far = column + 1, row + 1
        if far in posts and luck.below(5) < 2:
            furrows += _furrows(post, posts[column + 1, row], posts[column, row + 1], posts[far])
    style = {"fill": "none", "stroke": SEA_INK, "stroke_linecap": "round"}
    return group(
        tag("path", d="".join(furrows), stroke_width=0.9, stroke_opacity="0.2"),
        tag("path", d="".join(hedges), stroke_width=5, stroke_opacity="0.17", stroke_dasharray="0.1 8"),
        tag("path", d="".join(hedges), stroke_width=2.4, stroke_opacity="0.2", stroke_dasharray="0.1 4.6"),
        **style,
    )


def _furrows(a: Spot, b: Spot, c: Spot, d: Spot) -> list[str]:
    """Lines of the plough inside a field with the corners ``a b`` in the north and ``c d`` in the south."""
    made = []
    for part in (0.16, 0.3, 0.44, 0.58, 0.72, 0.86):
        start = a[0] + (c[0] - a[0]) * part, a[1] + (c[1] - a[1]) * part
        end = b[0] + (d[0] - b[0]) * part, b[1] + (d[1] - b[1]) * part
        inset = (end[0] - start[0]) * 0.08
        made.append(f"M{number(start[0] + inset)} {number(start[1])}L{number(end[0] - inset)} {number(end[1])}")
    return made
