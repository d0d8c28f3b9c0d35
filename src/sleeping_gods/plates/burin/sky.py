"""The sky: a gradient for the hour, clouds for the weather, sun, moon and stars.

The figures within the clouds are taste: they were tried until the sky looked right, and change nothing else.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..language.records import PlateView
from .arrays import Floats, single, smooth_step
from .noise import layered_noise, value_noise

ASPECT = 5 / 3
"""Width of the frame by its height."""
SUN_HALO, MOON_HALO = 0.30, 0.16
"""How wide the light around them is, in parts of the frame's height."""

CLOSED_SKY = 0.30
"""The least tone of a sky that clouds close, at the horizon; above it half of that."""
DARK_AIR = 0.12
"""How much darker the air far away is in dark weathers."""
PUSH = 70
"""Pixels by which the thickest cloud pushes the lines of the sky."""
STAR_CELL = 19.0
"""Pixels at full size from one star to the next."""


class Gradient(NamedTuple):
    """The tone of a sky without clouds."""

    top: float
    horizon: float
    fall: float
    """How fast it falls from one to the other."""


class Cover(NamedTuple):
    """The clouds of a weather."""

    part: float
    """How much of the sky is cloud."""
    darkness: float
    """How dark clouds are below."""


GRADIENTS = {
    "dawn": Gradient(0.52, 0.03, 0.8),
    "morning": Gradient(0.40, 0.05, 0.9),
    "noon": Gradient(0.34, 0.08, 0.8),
    "afternoon": Gradient(0.46, 0.06, 0.9),
    "dusk": Gradient(0.80, 0.08, 1.0),
    "night": Gradient(0.82, 0.50, 0.8),
}
"""The sky of each hour."""
COVERS = {
    "clear": Cover(0.0, 0.0),
    "fair": Cover(0.36, 0.30),
    "cloudy": Cover(0.55, 0.48),
    "overcast": Cover(0.9, 0.50),
    "storm": Cover(0.72, 0.92),
    "mist": Cover(0.0, 0.0),
    "rain": Cover(0.85, 0.62),
    "snow": Cover(0.85, 0.42),
}
"""The clouds of each weather."""


def horizon_tone(view: PlateView) -> float:
    """The tone of the air far away."""
    tone = GRADIENTS[view.hour].horizon
    return tone + (DARK_AIR if view.weather in ("overcast", "rain", "storm") else 0.0)


class SkyLook(NamedTuple):
    """How the sky looks in some directions."""

    tone: Floats
    push: Floats
    """How far its lines are pushed up by clouds, in pixels."""


def sky_look(view: PlateView, across: Floats, up: Floats, height: float) -> SkyLook:
    """The sky in some directions.

    `across` and `up` are parts of the frame's height, from the horizon's middle;
    `height` is how much of the frame the sky covers, in parts of its height.
    """
    gradient, cover = GRADIENTS[view.hour], COVERS[view.weather]
    rise = np.clip(np.abs(up) / max(height, 0.25), 0, 1.4)
    tone = single(gradient.horizon + (gradient.top - gradient.horizon) * rise**gradient.fall)
    push = np.zeros_like(tone)
    if cover.part:
        tone, push = _with_clouds(view, tone, across, up, cover)
    if view.weather in ("overcast", "rain", "snow"):
        tone = single(np.maximum(tone, CLOSED_SKY * (1 - 0.5 * rise)))
    for disc, halo_width in ((view.sun, SUN_HALO), (view.moon, MOON_HALO)):
        if disc is not None:
            tone = _with_disc(view, tone, across, up, disc, halo_width)
    return SkyLook(single(np.clip(tone, 0, 1)), single(push))


def _with_disc(
    view: PlateView, tone: Floats, across: Floats, up: Floats, disc: tuple[float, float, float], halo_width: float
) -> Floats:
    """The sky with the sun or the moon in it, which are paper, and the light around them."""
    left, top, radius = disc
    middle_across, middle_up = (left - 0.5) * ASPECT, view.horizon - top
    away = np.hypot(across - middle_across, up - middle_up)
    halo = np.exp(-((away / (halo_width + radius)) ** 1.4))
    return single(np.where(away < radius, 0.0, tone * (1 - 0.95 * halo)))


def _with_clouds(view: PlateView, tone: Floats, across: Floats, up: Floats, cover: Cover) -> SkyLook:
    """The sky with clouds in it."""
    seed = view.seed * 97 + 11
    rise = np.abs(up)
    # clouds are seen from below and lie flatter near the horizon
    perspective = 1 / (rise + 0.24)
    x, y = across * perspective * 1.1, perspective * 1.5
    billow = layered_noise(single(x * 1.3 + 3), single(y * 1.5 + 9), seed, 4, 0.46)
    towards_light = layered_noise(single(x * 1.3 + 3.10), single(y * 1.5 + 8.84), seed, 4, 0.46)
    edge = 0.5 + 0.16 * (0.5 - cover.part) * 2
    fade = smooth_step(0.0, 0.13, single(rise))
    mass = smooth_step(edge - 0.012, edge + 0.012, billow) * fade
    rim = np.exp(-(((billow - edge) / 0.009) ** 2)) * 0.55
    depth = np.clip((billow - towards_light) * 4.6 + 0.16 + (billow - edge) * 1.5, 0, 1)
    shade = depth * (cover.darkness * 1.25)
    if view.hour == "night":
        cloud = 0.30 + 0.46 * shade
    else:
        cloud = (0.0 if cover.darkness < 0.7 else 0.14) + shade
    mixed = tone * (1 - mass) + cloud * mass
    return SkyLook(single(np.maximum(mixed, rim * fade)), single(mass * billow * PUSH))


def stars(view: PlateView, rows: Floats, columns: Floats) -> Floats:
    """Where small stars stand, as parts of white."""
    x, y = np.floor(columns / STAR_CELL), np.floor(rows / STAR_CELL)
    chance = value_noise(single(x * 1.0), single(y * 1.0), view.seed + 5)
    at_x = value_noise(single(x), single(y), view.seed + 6) * 13 + 3
    at_y = value_noise(single(x), single(y), view.seed + 7) * 13 + 3
    away = np.hypot(columns - x * STAR_CELL - at_x, rows - y * STAR_CELL - at_y)
    return single((chance > 0.66) & (away < 0.6 + 2.2 * (chance - 0.66) * 3))
