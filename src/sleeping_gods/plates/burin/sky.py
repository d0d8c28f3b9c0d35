"""The sky: a gradient for the hour, clouds for the weather, sun, moon and stars."""

from __future__ import annotations

import numpy as np

from ..language.records import PlateView
from .arrays import Floats, single, smooth_step
from .noise import layered_noise, value_noise

GRADIENTS = {
    # tone at the top, at the horizon, and how fast it falls
    "dawn": (0.52, 0.03, 0.8),
    "morning": (0.40, 0.05, 0.9),
    "noon": (0.34, 0.08, 0.8),
    "afternoon": (0.46, 0.06, 0.9),
    "dusk": (0.80, 0.08, 1.0),
    "night": (0.82, 0.50, 0.8),
}
COVER = {
    # how much of the sky is cloud, and how dark clouds are below
    "clear": (0.0, 0.0),
    "fair": (0.36, 0.30),
    "cloudy": (0.55, 0.48),
    "overcast": (0.9, 0.50),
    "storm": (0.72, 0.92),
    "mist": (0.0, 0.0),
    "rain": (0.85, 0.62),
    "snow": (0.85, 0.42),
}


def horizon_tone(view: PlateView) -> float:
    """The tone of the air far away."""
    tone = GRADIENTS[view.hour][1]
    return tone + (0.12 if view.weather in ("overcast", "rain", "storm") else 0.0)


def sky_look(view: PlateView, across: Floats, up: Floats, height: float) -> tuple[Floats, Floats]:
    """The tone of the sky in directions, and how far its lines are pushed up by clouds, in pixels.

    `across` and `up` are parts of the frame's height, from the horizon's middle;
    `height` is how much of the frame the sky covers, in parts of its height.
    """
    top, low, fall = GRADIENTS[view.hour]
    rise = np.clip(np.abs(up) / max(height, 0.25), 0, 1.4)
    tone = single(low + (top - low) * rise**fall)
    cover, darkness = COVER[view.weather]
    push = np.zeros_like(tone)
    if cover:
        tone, push = _clouds(view, tone, across, up, cover, darkness)
    if view.weather in ("overcast", "rain", "snow"):
        tone = single(np.maximum(tone, 0.30 * (1 - 0.5 * rise)))
    for disc, spread in ((view.sun, 0.30), (view.moon, 0.16)):
        if disc is None:
            continue
        x, y = _disc_place(view, disc)
        away = np.hypot(across - x, up - y)
        halo = np.exp(-((away / (spread + disc[2])) ** 1.4))
        tone = single(np.where(away < disc[2], 0.0, tone * (1 - 0.95 * halo)))
    return single(np.clip(tone, 0, 1)), single(push)


def _disc_place(view: PlateView, disc: tuple[float, float, float]) -> tuple[float, float]:
    return (disc[0] - 0.5) * 5 / 3, view.horizon - disc[1]


def _clouds(
    view: PlateView, tone: Floats, across: Floats, up: Floats, cover: float, darkness: float
) -> tuple[Floats, Floats]:
    seed = view.seed * 97 + 11
    u = np.abs(up)
    # clouds are seen from below and lie flatter near the horizon
    perspective = 1 / (u + 0.24)
    x, y = across * perspective * 1.1, perspective * 1.5
    billow = layered_noise(single(x * 1.3 + 3), single(y * 1.5 + 9), seed, 4, 0.46)
    lit = layered_noise(single(x * 1.3 + 3.10), single(y * 1.5 + 8.84), seed, 4, 0.46)
    edge = 0.5 + 0.16 * (0.5 - cover) * 2
    mass = smooth_step(edge - 0.012, edge + 0.012, billow)
    rim = np.exp(-(((billow - edge) / 0.009) ** 2)) * 0.55
    shade = np.clip((billow - lit) * 4.6 + 0.16 + (billow - edge) * 1.5, 0, 1) * (darkness * 1.25)
    cloud = (0.0 if darkness < 0.7 else 0.14) + shade
    fade = smooth_step(0.0, 0.13, single(u))
    mass = mass * fade
    if view.hour == "night":
        cloud = 0.30 + 0.46 * shade
    mixed = tone * (1 - mass) + cloud * mass
    return single(np.maximum(mixed, rim * fade)), single(mass * billow * 70)


def stars(view: PlateView, rows: Floats, columns: Floats) -> Floats:
    """Where small stars stand, as parts of white."""
    cell = 19.0
    x, y = np.floor(columns / cell), np.floor(rows / cell)
    chance = value_noise(single(x * 1.0), single(y * 1.0), view.seed + 5)
    at_x = value_noise(single(x), single(y), view.seed + 6) * 13 + 3
    at_y = value_noise(single(x), single(y), view.seed + 7) * 13 + 3
    away = np.hypot(columns - x * cell - at_x, rows - y * cell - at_y)
    return single((chance > 0.66) & (away < 0.6 + 2.2 * (chance - 0.66) * 3))
