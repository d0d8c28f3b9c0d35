"""Palettes of sheets: what inks and washes of the plain chart become on a sheet of its own."""

from __future__ import annotations

import re
from collections.abc import Mapping

from ...story.art import Art
from .map_colours import COLOURS

Palette = Mapping[str, str]
"""The colours of a sheet by those of the plain chart."""
_INK = re.compile(r'="(#[0-9a-f]{6})"')


def palette_of(art: Art, name: str) -> Palette:
    """A palette that a pack brings; that of a sheet which names none changes nothing."""
    return {COLOURS[key]: colour for key, colour in art.palettes.get(name, {}).items()}


def with_palette(picture: str, palette: Palette) -> str:
    """A picture in the colours of a palette; only its attributes are colours, never its words."""
    return _INK.sub(lambda match: f'="{palette.get(match[1], match[1])}"', picture) if palette else picture
