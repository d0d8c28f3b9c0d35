"""What every pixel of a scene sees, its tone, and the courses of the lines that are cut there."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from .air import air_before, sky_of
from .arrays import Floats, Mask, column, single
from .body_tone import body_tone
from .courses import set_courses
from .ground import ground_look
from .light import lamplight
from .scene import Scene
from .shadows import shadows
from .sky import horizon_tone
from .trace import FAR, FIRST_LAND, GROUND, NOTHING, Seen, look
from .water import water_tone

LEVEL = 1e-5
"""A ray that falls less than this never reaches the ground."""
GROUND_NIGHT = {"night": 0.55, "dusk": 0.12, "dawn": 0.12}
"""How much darker the ground is, where lamps are seen; in other hours it is not."""


class Tones(NamedTuple):
    """What is seen, and how it is to be cut."""

    seen: Seen
    tone: Floats
    """From 0, paper, to 1, ink."""
    course: Floats
    """A coordinate across the lines, in pixels."""
    crossing: Floats
    """The coordinate across the second set of lines, which crosses the first."""
    air: Floats
    """How much of it the air has taken, from 0 to 1."""


def tones(scene: Scene) -> Tones:
    """The tone and the lines of every pixel."""
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
    air[sky] = 1.0
    tone[~sky] = tone[~sky] * (1 - air[~sky]) + horizon_tone(scene.view) * air[~sky]
    return Tones(seen, tone, course, crossing, air)


def _see(scene: Scene) -> Seen:
    """What each pixel sees, the ground among it."""
    if scene.view.ground[0] == "void":
        return look(scene.camera, scene.rays, scene.bodies, scene.lands)
    up = scene.rays[1]
    looks_down = up < -LEVEL
    depth = single(np.where(looks_down, scene.view.eye / np.maximum(-up, LEVEL), FAR))
    seen = look(scene.camera, scene.rays, scene.bodies, scene.lands, end=single(depth * 1.001 + 0.01))
    ground = (depth < seen.depth) & looks_down
    if ground.any():
        seen.depth[ground] = depth[ground]
        seen.body[ground] = GROUND
        seen.normal[:, ground] = column([0, 1, 0])
    return seen


def _ground(scene: Scene, seen: Seen, tone: Floats, course: Floats) -> None:
    """Tone and course of the ground's pixels."""
    at = seen.body == GROUND
    if not at.any():
        return
    rows, columns = (single(a) for a in np.nonzero(at))
    points = scene.points(seen.depth, at)
    zoom = scene.zoom
    look_of_ground = ground_look(
        scene.view, points[0], points[2], single(rows / zoom), single(columns / zoom), scene.camera.focus
    )
    course[at] = look_of_ground.course * zoom
    normals = seen.normal[:, at]
    grain = single(seen.depth[at] / scene.camera.focus + 0.001)
    if scene.view.ground[0] == "sea":
        slope = np.zeros(tone.shape, np.float32)
        slope[at] = look_of_ground.slope
        water = water_tone(scene, seen, at, slope)
        dark = shadows(points, normals, scene.light, scene.bodies, grain)
        lit = np.where(dark, water + 0.18, water)
    else:
        dark = shadows(points, normals, scene.light, scene.bodies, grain)
        lit = _lit_ground(scene, points, normals, look_of_ground.tone, dark)
    tone[at] = np.clip(lit, 0, 1)


def _lit_ground(scene: Scene, points: Floats, normals: Floats, tone: Floats, dark: Mask) -> Floats:
    """The tone of dry ground in this light: darker in shadows and by night, lighter around lamps."""
    night = GROUND_NIGHT.get(scene.view.hour, 0.0)
    height_of_light = np.clip(scene.light[1] * 1.4, 0.4, 1)
    glow = lamplight(points, normals, scene.lamps) if scene.lamps else 0
    shade = np.where(dark, np.maximum(tone + 0.15, 0.62), tone + night * (1 - tone))
    return single(shade - glow * (0.6 if night else 0.2) + (1 - height_of_light) * 0.10)
