"""What every map has around it: old paper, a frame, the binding and the title."""

from __future__ import annotations

from collections.abc import Sequence

from ...reference.svg import FONT, document, group, measure, number, tag, words
from ...sea.pack.atlas import HEIGHT, WIDTH
from .ink import between, luck_of
from .map_colours import CREAM, EDGE, INK, PAPER
from .map_signs import at

MARGIN = 74
"""Around the pages, for frame, title and exits."""
BAR = 50
"""The length of the black and white bars of the frame."""


def framed_spread(name: str, first: int, inside: Sequence[str], exits: Sequence[str], sheet: str = "") -> str:
    """The whole picture of a spread: what lies inside the frame, and the tabs on its edges.

    A sheet with a name of its own bears that, and the name of the whole below it.
    """
    key = f"m{first}"
    clip = tag("clipPath", tag("rect", width=2 * WIDTH, height=HEIGHT), id=f"{key}sheet")
    drawn = group(*inside, clip_path=f"url(#{key}sheet)")
    return document(
        2 * WIDTH + 2 * MARGIN,
        HEIGHT + 2 * MARGIN,
        f"{sheet or name}, pages {first}–{first + 1}",
        tag("defs", clip, _vignette(key)),
        _paper(first, key),
        group(drawn, _frame(), *exits, _cartouche(name, first, sheet), transform=at((MARGIN, MARGIN))),
        font=FONT,
    )


def _vignette(key: str) -> str:
    """The colours of the paper, darker at its edges."""
    stops = tag("stop", offset="0.55", stop_color=PAPER) + tag("stop", offset="1", stop_color=EDGE)
    return tag("radialGradient", stops, id=f"{key}paper", cx="0.5", cy="0.5", r="0.72")


def _paper(first: int, key: str) -> str:
    """Old paper with a few specks."""
    luck = luck_of(f"paper {first}")
    wide, high = 2 * WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN
    specks = [
        tag("circle", cx=between(luck, 0, wide), cy=between(luck, 0, high), r=between(luck, 0.6, 2.6))
        for _ in range(70)
    ]
    sheet = tag("rect", width=wide, height=high, fill=f"url(#{key}paper)")
    return sheet + group(*specks, fill="#a98d58", fill_opacity="0.25")


def binding() -> str:
    """The shadow where the pages meet."""
    shadows = [tag("rect", x=WIDTH - wide, y=0, width=2 * wide, height=HEIGHT, fill=INK, fill_opacity=seen)
            for wide, seen in ((26, "0.05"), (15, "0.06"), (6, "0.08"))]  # fmt: skip
    line = tag("path", d=f"M{WIDTH} 0V{HEIGHT}", stroke=INK, stroke_width=1.6, stroke_opacity="0.7")
    return group(*shadows, line)


def _frame() -> str:
    """A double line with the black and white bars of old maps between."""
    bars = []
    for x in range(BAR, 2 * WIDTH, 2 * BAR):
        bars += [f"M{x} -9h{BAR}", f"M{x} {HEIGHT + 9}h{BAR}"]
    for y in range(BAR, HEIGHT, 2 * BAR):
        bars += [f"M-9 {y}v{BAR}", f"M{2 * WIDTH + 9} {y}v{BAR}"]
    box = [tag("rect", x=-gap, y=-gap, width=2 * WIDTH + 2 * gap, height=HEIGHT + 2 * gap, stroke_width=wide)
           for gap, wide in ((0, 1.8), (6, 1), (12, 1), (20, 3))]  # fmt: skip
    return group(*box, tag("path", d="".join(bars), stroke_width=6), fill="none", stroke=INK)


def _cartouche(name: str, first: int, sheet: str) -> str:
    """The title on a ribbon over the binding."""
    title, pages = sheet or name, f"{name} · {first} – {first + 1}" if sheet else f"Pages {first} – {first + 1}"
    wide = max(measure(title, 30) + 80, 260)
    x = float(WIDTH)
    tails = "".join(
        f"M{number(x + side * (wide / 2 - 10))} -36h{side * 46}l{side * -14} 24l{side * 14} 24h{side * -46}Z"
        for side in (-1, 1)
    )
    body = f"M{number(x - wide / 2)} -54h{number(wide)}v58h{number(-wide)}Z"
    return group(
        tag("path", d=tails, fill="#d9c191", stroke=INK, stroke_width=1.8, stroke_linejoin="round"),
        tag("path", d=body, fill=CREAM, stroke=INK, stroke_width=2.2),
        words(title, x, -22, 30, text_anchor="middle", font_weight="bold", fill=INK),
        words(pages, x, -4, 14, text_anchor="middle", font_style="italic", fill=INK),
    )
