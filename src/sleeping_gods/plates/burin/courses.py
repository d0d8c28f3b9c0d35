"""The courses of the lines on bodies and land."""

from __future__ import annotations

import numpy as np

from .arrays import Floats, Mask, dot, single
from .bodies import GRAINS
from .scene import Scene
from .trace import FIRST_LAND, Seen

LEVEL = 0.72
"""Faces whose normals rise more than this lie level."""
WIDE = 9.0
"""Squares of a land's grid over which its slopes are taken."""


def set_courses(scene: Scene, seen: Seen, course: Floats, crossing: Floats) -> None:
    """Write the courses of both sets of lines where bodies and land are seen."""
    rows, columns = np.mgrid[0 : scene.camera.height, 0 : scene.camera.width].astype(np.float32)
    crossing[...] = columns * 0.72 + rows * 0.69
    solid = seen.body >= 0
    if solid.any():
        course[solid] = _body_course(scene, seen, solid, rows[solid], columns[solid])
    land = seen.body <= FIRST_LAND
    if land.any():
        x, _, z = _land_normals(scene, seen, land)
        push = (x * 60 + z * 24) * scene.zoom
        course[land] = columns[land] * 0.78 + rows[land] * 0.46 + push
        crossing[land] = columns[land] * -0.60 + rows[land] * 0.80 + (x * 14) * scene.zoom


def _body_course(scene: Scene, seen: Seen, solid: Mask, rows: Floats, columns: Floats) -> Floats:
    """Lines follow the grain that a primitive names; else they run around it, or straight over a flat one."""
    body, normal = seen.body[solid], seen.normal[:, solid]
    points, surface = scene.points(seen.depth, solid), scene.surface
    distance = np.maximum(np.abs(surface.offset[2, body]), 0.5)
    around = dot(points - surface.offset[:, body], surface.axis[:, body]) * scene.camera.focus / distance
    along = np.hypot(points[0], points[2]) * scene.camera.focus / distance
    is_level = np.abs(normal[1]) > LEVEL
    straight = np.where(is_level, rows, columns + rows * 0.10 * np.sign(normal[0]))
    course = np.where(surface.flat[body] > 0, straight, around)
    by_grain = {"up": columns, "level": rows, "round": around, "along": along}
    for grain, lines in by_grain.items():
        course = np.where(surface.grain[body] == GRAINS[grain], lines, course)
    return single(course)


def _land_normals(scene: Scene, seen: Seen, land: Mask) -> Floats:
    """The wide slopes of land, less of those that look small."""
    normals = np.zeros((3, int(land.sum())), np.float32)
    which, points = seen.body[land], scene.points(seen.depth, land)
    for piece in scene.lands:
        own = which == FIRST_LAND - piece.number
        size = min(1.0, piece.radius / max(piece.middle[2], 1) * 2.2)
        normals[:, own] = piece.normals(points[:, own], WIDE) * size
    return normals
