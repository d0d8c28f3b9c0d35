"""The courses of the lines on bodies and land."""

from __future__ import annotations

import numpy as np

from .arrays import Floats, dot
from .scene import Scene
from .trace import FIRST_LAND, Seen


def set_courses(scene: Scene, seen: Seen, course: Floats, crossing: Floats) -> None:
    """The courses of the lines on bodies and land."""
    rows, columns = np.mgrid[0 : scene.camera.height, 0 : scene.camera.width].astype(np.float32)
    crossing[...] = columns * 0.72 + rows * 0.69
    solid = seen.body >= 0
    if solid.any():
        body, normal = seen.body[solid], seen.normal[:, solid]
        points = scene.points(seen.depth, solid)
        surface = scene.surface
        r, c = rows[solid], columns[solid]
        distance = np.maximum(np.abs(surface.offset[2, body]), 0.5)
        axial = dot(points - surface.offset[:, body], surface.axis[:, body]) * scene.camera.focus / distance
        level = np.abs(normal[1]) > 0.72
        flat = np.where(level, r, c + r * 0.10 * np.sign(normal[0]))
        along = np.hypot(points[0], points[2]) * scene.camera.focus / distance
        grain = surface.grain[body]
        lines = np.where(surface.flat[body] > 0, flat, axial)
        lines = np.where(grain == 1, c, lines)
        lines = np.where(grain == 2, r, lines)
        lines = np.where(grain == 3, axial, lines)
        lines = np.where(grain == 4, along, lines)
        course[solid] = lines
    land = seen.body <= FIRST_LAND
    if land.any():
        n = np.zeros((3, int(land.sum())), np.float32)
        which, points = seen.body[land], scene.points(seen.depth, land)
        for piece in scene.lands:
            own = which == FIRST_LAND - piece.number
            small = min(1.0, piece.radius / max(piece.middle[2], 1) * 2.2)
            n[:, own] = piece.normals(points[:, own], 9.0) * small
        push = (n[0] * 60 + n[2] * 24) * scene.zoom
        course[land] = columns[land] * 0.78 + rows[land] * 0.46 + push
        crossing[land] = columns[land] * -0.60 + rows[land] * 0.80 + (n[0] * 14) * scene.zoom
