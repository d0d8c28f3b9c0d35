"""The air and the sky of a scene."""

from __future__ import annotations

import numpy as np

from .arrays import Floats, single
from .scene import Scene
from .sky import sky_look

AIR = {"mist": 40.0, "rain": 160.0, "snow": 140.0, "overcast": 500.0, "storm": 400.0}
"""Metres at which things fade; in other weathers later."""


def air_before(scene: Scene, depth: Floats) -> Floats:
    """How much of what is seen the air has taken, from 0 to 1."""
    reach = scene.view.air or AIR.get(scene.view.weather, 900.0)
    return single(1 - np.exp(-np.minimum(depth, 1e5) / reach))


def sky_of(scene: Scene, mirrored: bool = False) -> tuple[Floats, Floats]:
    """The tone of the sky behind every pixel, or of its mirror, and how far its lines are pushed by clouds."""
    camera = scene.camera
    rays = scene.rays
    across = rays[..., 0] / rays[..., 2] * camera.lens
    up = rays[..., 1] / rays[..., 2] * camera.lens
    return sky_look(scene.view, single(across), single(-up if mirrored else up), camera.horizon)
