"""Drawing a plate: what the eye sees and the light on it, then the lines."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from ..language.records import Plate, Solid
from .arrays import Floats, single
from .frame import framed
from .lines import hatch
from .noise import layered_noise
from .outlines import outlines
from .scene import scene_of
from .sky import stars
from .tones import tones
from .trace import FIRST_LAND, NOTHING
from .weather import fallen

PITCH, SQUARE_PITCH = 5.4, 4.4
"""Pixels from line to line at full size."""
BODY_PITCH = 0.86
"""On bodies lines are as much nearer to each other."""
DARK = 0.6
"""From this tone on stars and rims of paper are cut out of the ink."""


def draw(plate: Plate, solids: Mapping[str, Solid], scale: float = 1.0) -> Floats:
    """The ink of a plate, from 0 to 1 for each pixel."""
    scene = scene_of(plate, solids, scale)
    seen, tone, course, crossing, air = tones(scene)
    zoom = scene.zoom
    base = SQUARE_PITCH if plate.square else PITCH * zoom
    pitch = np.full(tone.shape, base, np.float32)
    pitch[seen.body >= 0] = base * BODY_PITCH
    rows, columns = np.mgrid[0 : tone.shape[0], 0 : tone.shape[1]]
    wander = layered_noise(single(columns / (90 * zoom)), single(rows / (60 * zoom)), scene.view.seed + 77, 2)
    course = single(course + (wander - 0.5) * 5 * zoom)
    crossed = single((seen.body >= 0) | (seen.body <= FIRST_LAND))  # bodies and land, not sky and ground
    ink = hatch(course, crossing, pitch, tone, crossed, 1.0 if plate.square else zoom)
    if scene.view.hour == "night":
        open_sky = single(seen.body == NOTHING) * (tone > DARK)
        ink = ink * (1 - stars(scene.view, single(rows / zoom), single(columns / zoom)) * open_sky)
    edge, rim = outlines(seen.depth, seen.body, seen.normal, air)
    ink = np.where(rim & (tone > DARK), 0, ink)
    ink = np.maximum(ink, edge)
    ink = fallen(scene.view, single(ink), zoom)
    return framed(ink, zoom)
