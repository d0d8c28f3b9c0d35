"""Light: where it comes from, and how dark each seen point is."""

from __future__ import annotations

import numpy as np

from ..language.expand import Primitive
from ..language.records import PlateView
from .arrays import Floats, Mask, column, dot, length, single
from .bodies import lamp_reach

BY_HOUR = {
    "dawn": ("left", "behind", "low"),
    "morning": ("left", "front"),
    "noon": ("above", "left", "front"),
    "afternoon": ("right", "front"),
    "dusk": ("right", "behind", "low"),
    "night": ("left", "behind"),
}
"""The words of light of a plate that names neither light nor sun nor moon."""
SIDES = {"left": (-1.0, 0.0, 0.0), "right": (1.0, 0.0, 0.0), "front": (0.0, 0.0, -0.42), "behind": (0.0, 0.0, 0.75)}
"""What each word adds to the direction towards the light: x, y and z."""
HEIGHTS = {"low": 0.30, "high": 1.3, "above": 2.2}
"""How high the light stands; of several words the last one here counts."""
USUAL_HEIGHT = 0.62
"""How high the light stands where no such word is given."""
MAX_LAMPS = 40
"""Further lamps give no light."""
CLEARNESS = {
    "clear": 1.0,
    "fair": 1.0,
    "cloudy": 0.9,
    "overcast": 0.55,
    "storm": 0.8,
    "mist": 0.5,
    "rain": 0.55,
    "snow": 0.6,
}
"""How much of the light comes straight from its place; the rest comes from all of the sky."""
LOW_HOURS = ("dusk", "dawn")
"""The hours at which the sun stands low."""


def light_of(view: PlateView) -> Floats:
    """The direction towards the light."""
    words = view.light
    disc = view.sun or view.moon
    if not words and disc:
        across, _, _ = disc
        return _unit(single([(across - 0.5) * 2.2, 0.55, 0.85]))
    words = words or BY_HOUR[view.hour]
    direction = np.zeros(3, np.float32)
    direction[1] = USUAL_HEIGHT
    for word in words:
        direction += single(SIDES.get(word, (0.0, 0.0, 0.0)))
    for word, height in HEIGHTS.items():
        if word in words:
            direction[1] = height
    return _unit(direction)


def _unit(vector: Floats) -> Floats:
    """A vector of length 1 in the same direction."""
    return single(vector / np.linalg.norm(vector))


def brightness(view: PlateView, normals: Floats, light: Floats, dark: Mask, albedo: Floats) -> Floats:
    """How bright points are: 1 is paper. ``dark`` are those in a shadow."""
    clear = CLEARNESS[view.weather]
    facing = np.clip(light @ normals, 0, 1)
    direct = np.where(dark, 0, facing) * clear
    above = 0.5 + 0.5 * normals[1]
    bounce = np.clip(single([-light[0], 0.15, -abs(light[2])]) @ normals, 0, 1)
    around = 0.08 + 0.12 * above + 0.07 * bounce + (1 - clear) * 0.55 * above
    strength = 0.98
    if view.hour == "night":
        around, strength = around * 0.8, 1.0
    elif view.hour in LOW_HOURS:
        around, strength = around * 0.8, 1.15
    least = np.where(albedo > 1.15, 0.55, np.where(albedo > 1.0, 0.36, 0.0))  # white and pale stay so in the shade
    if view.hour == "night":
        least = least * 0.7
    return single(np.maximum((around + strength * direct) * albedo, least))


def lamplight(points: Floats, normals: Floats, lamps: list[Primitive]) -> Floats:
    """What glowing things add to the brightness of points around them."""
    added = np.zeros(points.shape[1], np.float32)
    for lamp in lamps[:MAX_LAMPS]:
        towards_lamp = column(lamp.offset) - points
        distance = length(towards_lamp) + 1e-4
        facing = np.clip(dot(towards_lamp, normals) / distance, 0, 1) * 0.75 + 0.25
        added += facing * np.exp(-((distance / lamp_reach(lamp)) ** 2) * 2.2)
    return added
