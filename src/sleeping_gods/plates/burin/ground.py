"""The ground: its tone, and the course of the lines that are cut into it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ..language.records import PlateView
from .arrays import Floats, single, smooth_step
from .noise import layered_noise, value_noise

WAVE_HEIGHT = {"calm": 0.5, "swell": 1.0, "rough": 1.8}


@dataclass(frozen=True, slots=True)
class GroundLook:
    """Tone and lines of ground points."""

    tone: Floats
    course: Floats
    """In which direction lines run, as a coordinate across them in pixels."""
    slope: Floats
    """How far water leans towards the eye there, from -0.5 to 0.5."""


def _perspective(x: Floats, z: Floats, fine: float) -> tuple[Floats, Floats]:
    """Coordinates in which patterns look equally large near and far, only flatter."""
    return single(x * fine / (z * 0.30 + 2.0)), single(np.log(z + 2.0) * 7.0 * fine)


def ground_look(view: PlateView, x: Floats, z: Floats, rows: Floats, columns: Floats, focus: float) -> GroundLook:
    """How ground points look in open light."""
    kind, waves = view.ground
    seed = view.seed * 53 + 29
    zero = np.zeros_like(x)
    u, v = _perspective(x, z, 1.0)
    match kind:
        case "sea":
            height = WAVE_HEIGHT[waves]
            long = layered_noise(single(u * 0.9), single(v * 2.6), seed, 3) - 0.5
            short = layered_noise(single(u * 2.6), single(v * 7.5), seed + 9, 3) - 0.5
            slope = single((0.6 * long + 0.7 * short) * height)
            near = np.clip(14 / (z + 6), 0.12, 1)
            return GroundLook(zero, single(rows + slope * 16 * near), slope)
        case "sand":
            ripple = layered_noise(single(u * 1.2), single(v * 5), seed, 3)
            return GroundLook(single(0.05 + 0.30 * smooth_step(0.5, 0.75, ripple)), single(rows + ripple * 9), zero)
        case "snow":
            hollow = layered_noise(single(u * 0.5), single(v * 1.3), seed, 4)
            return GroundLook(single(0.34 * smooth_step(0.56, 0.74, hollow)), single(rows + hollow * 14), zero)
        case "grass":
            tuft = layered_noise(single(u * 0.8), single(v * 2.2), seed, 3)
            cell_x, cell_v = np.floor(columns / 7), np.floor(v * 2.4)
            chance = value_noise(single(cell_x * 1.31), single(cell_v * 1.73), seed + 3)
            aside = value_noise(single(cell_x * 1.7), single(cell_v * 1.1), seed + 4) * 4 + 1.5
            tall = v * 2.4 - cell_v
            blade = (np.abs(columns - cell_x * 7 - aside - (1 - tall) * (chance - 0.5) * 5) < 0.8) & (tall > 0.35)
            blade &= chance > 0.86 - 0.5 * smooth_step(0.45, 0.65, tuft)
            tone = 0.04 + 0.34 * smooth_step(0.5, 0.72, tuft)
            return GroundLook(single(np.where(blade, 1.0, tone)), single(rows + tuft * 16), zero)
        case "rock":
            crack = layered_noise(single(u * 1.4), single(v * 3.2), seed, 5)
            tone = 0.22 + 0.75 * np.clip((crack - 0.42) * 2.6, 0, 1)
            return GroundLook(single(tone), single(rows * 0.9 + columns * 0.3 + crack * 22), zero)
        case "boards":
            across = x / 0.34
            seam = np.abs(across - np.round(across))
            joint = z / 3.1 + np.floor(across + 0.5) * 0.37
            crossing = np.abs(joint - np.round(joint)) * 3.1
            wood = value_noise(single(np.round(across) * 3.7), single(np.round(joint)), seed)
            thin = np.clip(z / focus * 2.2, 0.012, 0.4)
            tone = np.where((seam * 0.34 < thin) | (crossing < thin * 0.9), 0.9, 0.10 + 0.22 * wood)
            return GroundLook(single(tone), single(across / np.maximum(z, 0.5) * 40), zero)
        case "stones":
            row = np.floor(z / 0.7)
            across = x / 0.9 + 0.5 * (row % 2)
            thin = np.clip(z / focus * 2.4, 0.015, 0.5)
            seam = np.abs(across - np.round(across)) * 0.9
            joint = np.abs(z / 0.7 - np.round(z / 0.7)) * 0.7
            stone = value_noise(single(np.floor(across) * 2.3), single(row * 1.9), seed)
            tone = np.where((seam < thin) | (joint < thin * 1.4), 0.85, 0.06 + 0.34 * stone)
            return GroundLook(single(tone), single(rows + stone * 4), zero)
        case "fields":
            size = 160.0
            bend = layered_noise(single(x / 700), single(z / 700), seed, 3)
            a, b = np.floor((x + bend * 160) / size), np.floor((z + bend * 220) / size)
            which = value_noise(single(a * 1.7), single(b * 1.3), seed)
            edge_x, edge_z = (x + bend * 160) / size - a, (z + bend * 220) / size - b
            thin = np.clip(z / focus * 2.0 / size, 0.01, 0.3)
            hedge = (np.minimum(edge_x, 1 - edge_x) < thin) | (np.minimum(edge_z, 1 - edge_z) < thin * 2.5)
            tone = np.where(hedge, 0.8, 0.05 + 0.5 * which)
            angle = which * 2.6
            return GroundLook(single(tone), single(rows * np.cos(angle) + columns * np.sin(angle) * 0.8), zero)
        case "cloud":
            billow = layered_noise(single(u * 1.5), single(v * 1.1), seed, 4, 0.46)
            lit = layered_noise(single(u * 1.5 + 0.10), single(v * 1.1 + 0.16), seed, 4, 0.46)
            tone = np.clip(0.10 + (lit - billow) * 4.2 + (0.47 - billow) * 1.5, 0, 0.7)
            return GroundLook(single(tone), single(rows + billow * 60), zero)
        case _:
            return GroundLook(zero, rows, zero)
