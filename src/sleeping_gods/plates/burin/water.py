"""The tone of water: what it mirrors, broken by its waves."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from .air import air_before, sky_of
from .arrays import Floats, Mask, column, single
from .body_tone import body_tone
from .scene import SIZE, Scene
from .sky import horizon_tone
from .trace import FAR, GROUND, NOTHING, Seen, look


def water_tone(scene: Scene, seen: Seen, water: Mask, slope: Floats) -> Floats:
    """The tone of water: what it mirrors, broken by its waves, darker where a wave leans towards the eye."""
    mirror = _mirror_tone(scene, seen)
    height, width = water.shape
    rows, columns = np.nonzero(water)
    depth = seen.depth[water]
    # a wave shows what a pixel above or below mirrors, and one beside it: further off where it is near
    swing = np.clip(30 / (depth + 8), 0.12, 1.4) * height / SIZE[1]
    lean = slope[water]
    row_shown = np.clip(np.round(rows + lean * 26 * swing), 0, height - 1).astype(np.int32)
    column_shown = np.clip(np.round(columns + lean * 9 * swing), 0, width - 1).astype(np.int32)
    is_outside = ~water[row_shown, column_shown]
    row_shown = np.where(is_outside, rows, row_shown)
    column_shown = np.where(is_outside, columns, column_shown)
    tone = mirror[row_shown, column_shown]
    calm = np.clip(1.15 - 0.004 * depth, 0.55, 1.0)
    tone = tone * 0.86 + 0.06 + lean * 0.62 * calm
    disc = scene.view.sun or scene.view.moon
    if disc:
        across, _, radius = disc
        away = np.abs(columns / width - across) * width / height
        down = (rows / height - scene.view.horizon) / max(1 - scene.view.horizon, 0.05)
        # the road of light below the sun or the moon, wider towards the eye
        road = np.exp(-((away / (0.05 + 0.16 * down + radius)) ** 2)) * (lean < 0.06)
        tone = tone * (1 - 0.95 * road)
    return single(np.clip(tone, 0, 1))


def _mirror_tone(scene: Scene, seen: Seen) -> Floats:
    """What still water shows in each of its pixels."""
    camera = replace(scene.camera, mirrored=True)
    rays = single(scene.rays * single([1, -1, 1]).reshape(3, 1, 1))
    water = seen.body == GROUND
    tone = np.zeros(water.shape, np.float32)
    tone[water], _ = sky_of(scene, water, mirrored=True)
    start = np.where(water, seen.depth, FAR).astype(np.float32)
    reflected = look(camera, rays, scene.bodies, scene.lands, start)
    at = (reflected.body != NOTHING) & water
    if at.any():
        points = single(column(camera.place) + rays[:, at] * reflected.depth[at])
        air = air_before(scene, reflected.depth[at])
        tone[at] = body_tone(scene, reflected, at, points, shaded=False) * (1 - air) + horizon_tone(scene.view) * air
    return tone
