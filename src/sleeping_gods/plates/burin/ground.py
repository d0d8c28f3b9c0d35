"""The ground: its tone, and the course of the lines that are cut into it, for each kind of ground.

What has a measure in the world has a name; the other figures within a kind of ground are taste: they were tried until
the picture looked right, and each changes nothing but that picture.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ..language.records import PlateView
from .arrays import Floats, Grid, single, smooth_step
from .noise import layered_noise, value_noise

WAVE_HEIGHT = {"calm": 0.5, "swell": 1.0, "rough": 1.8}
"""How high waves are, beside those of a swell."""
BOARD_WIDTH, BOARD_LENGTH = 0.34, 3.1
"""The planks of a floor, in metres."""
STONE_WIDTH, STONE_DEPTH = 0.9, 0.7
"""The stones of a pavement, in metres."""
FIELD_SIZE = 160.0
"""The side of a field seen from the air, in metres."""
BLADE_CELL = 7
"""Pixels from one blade of grass to the next."""


@dataclass(frozen=True, slots=True)
class GroundLook:
    """Tone and lines of ground points."""

    tone: Floats
    course: Floats
    """In which direction lines run, as a coordinate across them in pixels."""
    slope: Floats
    """How far water leans towards the eye there, from -0.5 to 0.5."""


@dataclass(frozen=True, slots=True)
class GroundPoints:
    """Points of the ground that are seen: where they lie in the world, and where in the picture."""

    x: Floats
    z: Floats
    rows: Floats
    columns: Floats
    u: Floats
    """Across, in coordinates in which patterns look equally large near and far, only flatter."""
    v: Floats
    """Away, in the same coordinates."""
    seed: int
    wave_height: float
    focus: float
    """Pixels for one metre at a distance of one metre."""

    def noise(self, across: float, away: float, layers: int) -> Floats:
        """Noise with so many bumps across and away."""
        return layered_noise(single(self.u * across), single(self.v * away), self.seed, layers)

    def line_width(self, pixels: float, least: float, most: float) -> Floats:
        """A width in metres that looks so many pixels wide."""
        return single(np.clip(self.z / self.focus * pixels, least, most))


def ground_look(view: PlateView, x: Floats, z: Floats, rows: Floats, columns: Floats, focus: float) -> GroundLook:
    """How ground points look in open light."""
    kind, waves = view.ground
    u, v = single(x / (z * 0.30 + 2.0)), single(np.log(z + 2.0) * 7.0)
    wave_height = WAVE_HEIGHT[waves] if kind == "sea" else 0.0
    points = GroundPoints(x, z, rows, columns, u, v, view.seed * 53 + 29, wave_height, focus)
    return _LOOKS.get(kind, _bare)(points)


def _dry(points: GroundPoints, tone: Grid, course: Grid) -> GroundLook:
    """The look of a ground without waves."""
    return GroundLook(single(tone), single(course), np.zeros_like(points.x))


def _sea(points: GroundPoints) -> GroundLook:
    """Waves, long and short, which grow flatter far away."""
    u, v, seed = points.u, points.v, points.seed
    long_waves = layered_noise(single(u * 0.9), single(v * 2.6), seed, 3) - 0.5
    short_waves = layered_noise(single(u * 2.6), single(v * 7.5), seed + 9, 3) - 0.5
    slope = single((0.6 * long_waves + 0.7 * short_waves) * points.wave_height)
    nearness = np.clip(14 / (points.z + 6), 0.12, 1)
    return GroundLook(np.zeros_like(points.x), single(points.rows + slope * 16 * nearness), slope)


def _sand(points: GroundPoints) -> GroundLook:
    """Sand with ripples."""
    ripple = points.noise(1.2, 5, layers=3)
    return _dry(points, 0.05 + 0.30 * smooth_step(0.5, 0.75, ripple), points.rows + ripple * 9)


def _snow(points: GroundPoints) -> GroundLook:
    """Snow with grey hollows."""
    hollow = points.noise(0.5, 1.3, layers=4)
    return _dry(points, 0.34 * smooth_step(0.56, 0.74, hollow), points.rows + hollow * 14)


def _grass(points: GroundPoints) -> GroundLook:
    """Tufts, and single blades that grow upwards from cells of the picture, more of them in tufts."""
    columns, v, seed = points.columns, points.v, points.seed
    tuft = points.noise(0.8, 2.2, layers=3)
    cell_x, cell_v = np.floor(columns / BLADE_CELL), np.floor(v * 2.4)
    chance = value_noise(single(cell_x * 1.31), single(cell_v * 1.73), seed + 3)
    aside = value_noise(single(cell_x * 1.7), single(cell_v * 1.1), seed + 4) * 4 + 1.5
    height = v * 2.4 - cell_v
    lean = (1 - height) * (chance - 0.5) * 5
    blade = (np.abs(columns - cell_x * BLADE_CELL - aside - lean) < 0.8) & (height > 0.35)
    blade &= chance > 0.86 - 0.5 * smooth_step(0.45, 0.65, tuft)
    tone = 0.04 + 0.34 * smooth_step(0.5, 0.72, tuft)
    return _dry(points, np.where(blade, 1.0, tone), points.rows + tuft * 16)


def _rock(points: GroundPoints) -> GroundLook:
    """Rock with cracks, across which the lines run."""
    crack = points.noise(1.4, 3.2, layers=5)
    tone = 0.22 + 0.75 * np.clip((crack - 0.42) * 2.6, 0, 1)
    return _dry(points, tone, points.rows * 0.9 + points.columns * 0.3 + crack * 22)


def _boards(points: GroundPoints) -> GroundLook:
    """Planks that run away from the eye, with seams between them and joints along them."""
    z = points.z
    across = points.x / BOARD_WIDTH
    from_seam = np.abs(across - np.round(across)) * BOARD_WIDTH
    along = z / BOARD_LENGTH + np.floor(across + 0.5) * 0.37
    from_joint = np.abs(along - np.round(along)) * BOARD_LENGTH
    wood = value_noise(single(np.round(across) * 3.7), single(np.round(along)), points.seed)
    gap = points.line_width(2.2, least=0.012, most=0.4)
    tone = np.where((from_seam < gap) | (from_joint < gap * 0.9), 0.9, 0.10 + 0.22 * wood)
    return _dry(points, tone, across / np.maximum(z, 0.5) * 40)


def _stones(points: GroundPoints) -> GroundLook:
    """Paving in rows, every other one shifted by half a stone."""
    away = points.z / STONE_DEPTH
    row = np.floor(away)
    across = points.x / STONE_WIDTH + 0.5 * (row % 2)
    from_seam = np.abs(across - np.round(across)) * STONE_WIDTH
    from_joint = np.abs(away - np.round(away)) * STONE_DEPTH
    stone = value_noise(single(np.floor(across) * 2.3), single(row * 1.9), points.seed)
    gap = points.line_width(2.4, least=0.015, most=0.5)
    tone = np.where((from_seam < gap) | (from_joint < gap * 1.4), 0.85, 0.06 + 0.34 * stone)
    return _dry(points, tone, points.rows + stone * 4)


def _fields(points: GroundPoints) -> GroundLook:
    """Fields seen from high up: bent squares, each with its tone and its direction, and hedges between them."""
    x, z = points.x, points.z
    bend = layered_noise(single(x / 700), single(z / 700), points.seed, 3)
    across, away = (x + bend * 160) / FIELD_SIZE, (z + bend * 220) / FIELD_SIZE
    field_x, field_z = np.floor(across), np.floor(away)
    which = value_noise(single(field_x * 1.7), single(field_z * 1.3), points.seed)
    edge_x, edge_z = across - field_x, away - field_z
    hedge_width = np.clip(z / points.focus * 2.0 / FIELD_SIZE, 0.01, 0.3)
    hedge = np.minimum(edge_x, 1 - edge_x) < hedge_width
    hedge |= np.minimum(edge_z, 1 - edge_z) < hedge_width * 2.5
    angle = which * 2.6
    course = points.rows * np.cos(angle) + points.columns * np.sin(angle) * 0.8
    return _dry(points, np.where(hedge, 0.8, 0.05 + 0.5 * which), course)


def _cloud(points: GroundPoints) -> GroundLook:
    """A sea of clouds from above: darker where it rises towards the light."""
    u, v, seed = points.u, points.v, points.seed
    billow = layered_noise(single(u * 1.5), single(v * 1.1), seed, 4, 0.46)
    towards_light = layered_noise(single(u * 1.5 + 0.10), single(v * 1.1 + 0.16), seed, 4, 0.46)
    tone = np.clip(0.10 + (towards_light - billow) * 4.2 + (0.47 - billow) * 1.5, 0, 0.7)
    return _dry(points, tone, points.rows + billow * 60)


def _bare(points: GroundPoints) -> GroundLook:
    """White, with level lines."""
    zero = np.zeros_like(points.x)
    return GroundLook(zero, points.rows, zero)


_LOOKS: dict[str, Callable[[GroundPoints], GroundLook]] = {
    "sea": _sea,
    "sand": _sand,
    "snow": _snow,
    "grass": _grass,
    "rock": _rock,
    "boards": _boards,
    "stones": _stones,
    "fields": _fields,
    "cloud": _cloud,
}
