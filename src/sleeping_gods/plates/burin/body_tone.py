"""The tone of bodies and land: how the light falls on them."""

from __future__ import annotations

import numpy as np

from .arrays import Floats, Mask, Whole, single
from .bodies import ALBEDO
from .light import brightness, lamplight
from .noise import layered_noise
from .scene import Scene
from .shadows import shadows
from .trace import FIRST_LAND, Seen

LAMPS_AT_NIGHT, LAMPS_BY_DAY = 0.9, 0.3
"""How much of the light of lamps is seen on things, at night and dusk, and at other hours."""


def body_tone(scene: Scene, seen: Seen, at: Mask, points: Floats, shaded: bool) -> Floats:
    """The tone of bodies and land that pixels see; ``shaded`` if things cast shadows on them."""
    normals, body = seen.normal[:, at], seen.body[at]
    dark = np.zeros(len(body), bool)
    if shaded:
        grain = single(seen.depth[at] / scene.camera.focus + 0.001)
        lit = np.flatnonzero(scene.light @ normals > 0)  # the other sides are dark anyway
        dark[lit] = shadows(points[:, lit], normals[:, lit], scene.light, scene.bodies, grain[lit])
    albedo = _albedo(scene, body)
    wild = body <= FIRST_LAND
    if wild.any():
        albedo[wild] *= _growth(scene, points[:, wild])
    bright = brightness(scene.view, normals, scene.light, dark, albedo)
    if scene.lamps:
        strength = LAMPS_AT_NIGHT if scene.view.hour in ("night", "dusk") else LAMPS_BY_DAY
        bright = bright + lamplight(points, normals, scene.lamps) * np.minimum(albedo, 1) * strength
    tone = 1 - bright
    solid = body >= 0
    tone[solid] = np.where(scene.surface.glow[body[solid]] > 0, 0, tone[solid])
    darkest = np.where(albedo < 0.2, 1.0, 0.86)  # only what is black becomes all ink
    return single(np.minimum(_curve(tone), darkest))


def _albedo(scene: Scene, body: Whole) -> Floats:
    """The brightness of what is seen, by primitive or land."""
    table = scene.surface.albedo
    albedo = np.full(body.shape, ALBEDO[""], np.float32)
    solid = body >= 0
    albedo[solid] = table[body[solid]]
    for land in scene.lands:
        albedo[body == FIRST_LAND - land.number] = ALBEDO[land.relief.shade]
    return albedo


def _growth(scene: Scene, points: Floats) -> Floats:
    """What grows or lies on land makes it darker in patches."""
    x, y, z = points
    # patches are larger far away, where small ones would be a grey
    size = np.float32(2.0) ** np.round(np.log2(np.maximum(z, 4) * 0.035))
    patches = layered_noise(single(x / size / 3), single((z + y) / size / 3), scene.view.seed + 61, 4)
    return single(1.0 - 0.55 * np.clip((patches - 0.46) * 4, 0, 1))


def _curve(tone: Floats) -> Floats:
    """Steeper in the middle, so that there is a light side and a dark one."""
    t = np.clip(tone, 0, 1)
    return single(np.clip(t + 0.24 * np.sin(2 * np.pi * (t - 0.5)) * 0.5, 0, 1))
