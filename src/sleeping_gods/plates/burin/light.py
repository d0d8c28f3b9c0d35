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
SIDE = {"left": (-1.0, 0.0, 0.0), "right": (1.0, 0.0, 0.0), "front": (0.0, 0.0, -0.42), "behind": (0.0, 0.0, 0.75)}
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


def light_of(view: PlateView) -> Floats:
    """The direction towards the light."""
    words = view.light
    disc = view.sun or view.moon
    if not words and disc:
        return _unit(single([(disc[0] - 0.5) * 2.2, 0.55, 0.85]))
    words = words or BY_HOUR[view.hour]
    total = np.zeros(3, np.float32)
    for word in words:
        if word in SIDE:
            total += single(SIDE[word])
    height = 0.62
    if "low" in words:
        height = 0.30
    if "high" in words:
        height = 1.3
    if "above" in words:
        height = 2.2
    total[1] = height
    return _unit(total)


def _unit(v: Floats) -> Floats:
    return single(v / np.linalg.norm(v))


def brightness(view: PlateView, normals: Floats, light: Floats, dark: Mask, albedo: Floats) -> Floats:
    """How bright points are: 1 is paper."""
    clear = CLEARNESS[view.weather]
    facing = np.clip(light @ normals, 0, 1)
    direct = np.where(dark, 0, facing) * clear
    above = 0.5 + 0.5 * normals[1]
    bounce = np.clip(single([-light[0], 0.15, -abs(light[2])]) @ normals, 0, 1)
    around = 0.08 + 0.12 * above + 0.07 * bounce + (1 - clear) * 0.55 * above
    strength = 0.98
    if view.hour == "night":
        around, strength = around * 0.8, 1.0
    elif view.hour in ("dusk", "dawn"):
        around, strength = around * 0.8, 1.15
    least = np.where(albedo > 1.15, 0.55, np.where(albedo > 1.0, 0.36, 0.0))  # white and pale stay so in the shade
    if view.hour == "night":
        least = least * 0.7
    return single(np.maximum((around + strength * direct) * albedo, least))


def lamplight(points: Floats, normals: Floats, lamps: list[Primitive]) -> Floats:
    """What glowing things add to the brightness of points around them."""
    total = np.zeros(points.shape[1], np.float32)
    for lamp in lamps[:40]:
        to = column(lamp.offset) - points
        away = length(to) + 1e-4
        reach = lamp_reach(lamp)
        facing = np.clip(dot(to, normals) / away, 0, 1) * 0.75 + 0.25
        total += facing * np.exp(-((away / reach) ** 2) * 2.2)
    return total
