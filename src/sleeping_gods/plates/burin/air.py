"""The air and the sky of a scene."""

from __future__ import annotations

import numpy as np

from .arrays import Floats, Mask, single
from .scene import Scene
from .sky import SkyLook, sky_look

AIR = {"mist": 40.0, "rain": 160.0, "snow": 140.0, "overcast": 500.0, "storm": 400.0}
"""Metres after which about two thirds of a thing have faded."""
CLEAR_AIR = 900.0
"""The metres in weathers that AIR does not name."""


def air_before(scene: Scene, depth: Floats) -> Floats:
    """How much of what is seen the air has taken, from 0 to 1."""
    reach = scene.view.air or AIR.get(scene.view.weather, CLEAR_AIR)
    return single(1 - np.exp(-np.minimum(depth, 1e5) / reach))


def sky_of(scene: Scene, at: Mask, *, mirrored: bool = False) -> SkyLook:
    """The sky behind some pixels, or its mirror."""
    x, y, z = scene.rays[:, at]
    lens = scene.camera.lens
    across, up = x / z * lens, y / z * lens
    return sky_look(scene.view, single(across), single(-up if mirrored else up), scene.camera.horizon)
