"""What every pixel of a scene sees, its tone, and the courses of the lines that are cut there."""

from __future__ import annotations

import numpy as np

from .air import air_before, sky_of
from .arrays import Floats, column, single
from .body_tone import body_tone
from .courses import set_courses
from .ground import GroundLook, ground_look
from .light import lamplight
from .scene import Scene
from .shadows import shadows
from .sky import horizon_tone
from .trace import FAR, FIRST_LAND, GROUND, NOTHING, Seen, look
from .water import water_tone


def tones(scene: Scene) -> tuple[Seen, Floats, Floats, Floats, Floats]:
    """What is seen, its tone, the courses of both sets of lines, and the air before it."""
    seen = _see(scene)
    zoom = scene.zoom
    rows, columns = np.mgrid[0 : scene.camera.height, 0 : scene.camera.width].astype(np.float32)
    tone, course, crossing = (np.zeros(seen.body.shape, np.float32) for _ in range(3))
    sky = seen.body == NOTHING
    tone[sky], push = sky_of(scene, sky)
    wave = 3.2 * zoom * np.sin(columns[sky] / (230 * zoom) + rows[sky] / (400 * zoom))
    course[sky] = rows[sky] + wave + push * zoom
    set_courses(scene, seen, course, crossing)
    _ground(scene, seen, tone, course)
    bodies = (seen.body >= 0) | (seen.body <= FIRST_LAND)
    if bodies.any():
        points = scene.points(seen.depth, bodies)
        tone[bodies] = body_tone(scene, seen, bodies, points, shaded=True)
    air = air_before(scene, seen.depth)
    air[seen.body == NOTHING] = 1.0
    hidden = seen.body != NOTHING
    tone[hidden] = tone[hidden] * (1 - air[hidden]) + horizon_tone(scene.view) * air[hidden]
    return seen, tone, course, crossing, air


def _see(scene: Scene) -> Seen:
    """What each pixel sees, the ground among it."""
    if scene.view.ground[0] == "void":
        return look(scene.camera, scene.rays, scene.bodies, scene.lands)
    down = scene.rays[1]
    depth = single(np.where(down < -1e-5, scene.view.eye / np.maximum(-down, 1e-5), FAR))
    seen = look(scene.camera, scene.rays, scene.bodies, scene.lands, end=single(depth * 1.001 + 0.01))
    level = (depth < seen.depth) & (down < -1e-5)
    if level.any():
        seen.depth[level] = depth[level]
        seen.body[level] = GROUND
        seen.normal[:, level] = column([0, 1, 0])
    return seen


def _ground(scene: Scene, seen: Seen, tone: Floats, course: Floats) -> None:
    """Tone and course of the ground's pixels."""
    at = seen.body == GROUND
    if not at.any():
        return
    rows, columns = (single(a) for a in np.nonzero(at))
    points = scene.points(seen.depth, at)
    zoom = scene.zoom
    looked: GroundLook = ground_look(
        scene.view, points[0], points[2], single(rows / zoom), single(columns / zoom), scene.camera.focus
    )
    course[at] = looked.course * zoom
    kind = scene.view.ground[0]
    if kind == "sea":
        slope = np.zeros(tone.shape, np.float32)
        slope[at] = looked.slope
        base = water_tone(scene, seen, at, slope)
    else:
        base = looked.tone
    normals = seen.normal[:, at]
    grain = single(seen.depth[at] / scene.camera.focus + 0.001)
    dark = shadows(points, normals, scene.light, scene.bodies, grain)
    light = np.clip(scene.light[1] * 1.4, 0.4, 1)
    if kind == "sea":
        base = np.where(dark, base + 0.18, base)
    else:
        night = 0.55 if scene.view.hour == "night" else 0.12 if scene.view.hour in ("dusk", "dawn") else 0.0
        glow = lamplight(points, normals, scene.lamps) if scene.lamps else 0
        shade = np.where(dark, np.maximum(base + 0.15, 0.62), base + night * (1 - base))
        base = single(shade - glow * (0.6 if night else 0.2) + (1 - light) * 0.10)
    tone[at] = np.clip(base, 0, 1)
