"""Palettes of sheets: what every ink and wash of the chart becomes on a sea of its own."""

from __future__ import annotations

import re
from collections.abc import Mapping

from .map_colours import CREAM, DEEP, EDGE, FADED, GROUND, LANDS, PAPER, SEA, SEA_INK, WASHES, WATER

Palette = Mapping[str, str]
"""The colours of a sheet by those of the plain chart."""


def _lands(**kinds: tuple[str, str]) -> dict[str, str]:
    return {old: new for kind, pair in kinds.items() for old, new in zip(LANDS[kind], pair, strict=True)}


PALETTES: dict[str, Palette] = {
    "chart": {},
    "lantern": {
        SEA: "#dce3bb",
        DEEP: "#a9bd9c",
        WATER: "#7d9463",
        SEA_INK: "#35563f",
        PAPER: "#f6e9c4",
        EDGE: "#dfc282",
        **_lands(land=("#eed7a0", "#c9a458"), reef=("#e3d1aa", "#a8926a"), marsh=("#c7d095", "#84944f")),
    },
    "salt": {
        SEA: "#e8cfc8",
        DEEP: "#d9b3ae",
        WATER: "#ad7f80",
        SEA_INK: "#73394a",
        PAPER: "#f7efe3",
        EDGE: "#dcc9b4",
        CREAM: "#fffaf0",
        **_lands(
            land=("#f0e4cb", "#c4ab83"),
            ice=("#fffdfa", "#dcb9b6"),
            marsh=("#d5d5ae", "#979a6c"),
            reef=("#e2d3c4", "#a8907f"),
            wreck=("#dec5a2", "#a1825a"),
        ),
    },
    "parish": {
        SEA: "#a9c1c6",
        DEEP: "#87a6b1",
        WATER: "#456b7b",
        SEA_INK: "#1d4152",
        PAPER: "#ebe6d3",
        EDGE: "#c5bb99",
        **_lands(
            land=("#d3d3a4", "#95985f"),
            reef=("#c9c6b4", "#86877a"),
            wreck=("#dcd3bd", "#9b9078"),
        ),
    },
}


def _washes(ground: str, plain: str, steep: str, water: str, cold: str, paper: str, edge: str) -> dict[str, str]:
    """The colours of a sheet of the skies."""
    return {
        GROUND: ground,
        WASHES[""]: plain,
        WASHES["steep"]: steep,
        WASHES["water"]: water,
        WASHES["cold"]: cold,
        PAPER: paper,
        EDGE: edge,
    }


SKY_PALETTES: dict[str, Palette] = {
    "plain": {},
    "pasture": _washes("#e4e8b8", "#d7dfa2", "#cbbf85", "#b9d8d4", "#f3f7ee", "#f5efcf", "#d0c888"),
    "iron": _washes("#dddedb", "#ced2d0", "#b9b4a6", "#aec4d0", "#f6f9fb", "#ebe9e0", "#b9b5a6"),
    "plush": {
        **_washes("#f0d6c2", "#e7bfa6", "#cf9478", "#c5ccd0", "#faf0e8", "#f8e7d0", "#d59f6c"),
        FADED: "#6b5a44",
    },
    "root": {
        **_washes("#c6b49b", "#b8a384", "#9a8160", "#95aaa9", "#dfe0da", "#dccfb6", "#957f5a"),
        FADED: "#54493a",
    },
    "ember": {
        **_washes("#f1dbb0", "#eac48c", "#cc9562", "#b1c0ce", "#f5efe3", "#f8e6bf", "#d89a4e"),
        FADED: "#6b5a44",
    },
    "steam": _washes("#d6eae3", "#c4e0d5", "#cacb9f", "#9fd3da", "#f7fcfc", "#eef4e4", "#acc9b4"),
}
"""The same for sheets of the skies."""
_INK = re.compile(r'="(#[0-9a-f]{6})"')


def washed(picture: str, palette: Palette) -> str:
    """A picture in the colours of a palette; only its attributes are colours, never its words."""
    return _INK.sub(lambda found: f'="{palette.get(found[1], found[1])}"', picture) if palette else picture
