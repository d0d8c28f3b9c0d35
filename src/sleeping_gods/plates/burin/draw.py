"""Drawing a plate: what the eye sees, the light on it, then the lines."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np

from ..language.expand import Primitive, expand
from ..language.reader import Mistake
from ..language.records import Plate, PlateView, Solid
from .arrays import Floats, Mask, Whole, single
from .bodies import ALBEDO, SolidBody, Surface, bodies_of, surface_of
from .camera import Camera
from .frame import framed
from .ground import GroundLook, ground_look
from .light import brightness, lamplight, light_of
from .lines import hatch
from .noise import layered_noise
from .outlines import outlines
from .relief import LandBody, height_over, lands_of
from .sky import horizon_tone, sky_look, stars
from .trace import FAR, FIRST_LAND, GROUND, NOTHING, Seen, look, shadows
from .weather import fallen

SIZE = (1200, 720)
SQUARE = (480, 480)
MAX_COVER = 160
"""How often the primitives of a plate may cover its frame, one behind the other."""
AIR = {"mist": 40.0, "rain": 160.0, "snow": 140.0, "overcast": 500.0, "storm": 400.0}


@dataclass(slots=True)
class Scene:
    """A plate with everything in the world that it shows."""

    plate: Plate
    camera: Camera
    rays: Floats
    primitives: list[Primitive]
    bodies: list[SolidBody]
    lands: list[LandBody]
    surface: Surface
    light: Floats

    @property
    def view(self) -> PlateView:
        """The plate's view."""
        return self.plate.view


def scene_of(plate: Plate, solids: Mapping[str, Solid], scale: float = 1.0) -> Scene:
    """The world of a plate, for a picture of its size times a scale."""
    width, height = (round(side * scale) for side in (SQUARE if plate.square else SIZE))
    aspect = width / height
    view = plate.view
    lands = lands_of(plate, aspect)
    primitives = expand(plate, solids, lambda x, z: height_over(lands, x, z), aspect)
    camera = Camera(width, height, view.eye, view.horizon, view.lens)
    bodies = bodies_of(primitives)
    _refuse_endless_work(camera, bodies)
    return Scene(plate, camera, camera.rays(), primitives, bodies, lands, surface_of(primitives), light_of(view))


def _refuse_endless_work(camera: Camera, bodies: list[SolidBody]) -> None:
    """A plate whose primitives cover the frame hundreds of times over would be drawn for hours."""
    covered = 0.0
    for body in bodies:
        window = camera.window(body.middle, body.radius)
        if window is not None:
            top, bottom, left, right = window
            covered += (bottom - top) * (right - left) * body.members
    if covered > MAX_COVER * camera.width * camera.height:
        raise Mistake(
            0,
            f"the things in this plate cover its frame {covered / camera.width / camera.height:.0f} times; "
            f"at most {MAX_COVER} times is drawn: take fewer, or put them further away",
        )


def _see(scene: Scene) -> Seen:
    """What each pixel sees, the ground among it."""
    seen = look(scene.camera, scene.rays, scene.bodies, scene.lands)
    if scene.view.ground[0] != "void":
        down = scene.rays[..., 1]
        depth = np.where(down < -1e-5, scene.view.eye / np.maximum(-down, 1e-5), FAR)
        level = (depth < seen.depth) & (down < -1e-5)
        seen.depth[level] = depth[level]
        seen.body[level] = GROUND
        seen.normal[level] = (0, 1, 0)
    return seen


def _albedo(scene: Scene, body: Whole) -> Floats:
    """The brightness of what is seen, by primitive or land."""
    table = scene.surface.albedo
    albedo = np.full(body.shape, ALBEDO[""], np.float32)
    solid = body >= 0
    albedo[solid] = table[body[solid]]
    for land in scene.lands:
        albedo[body == FIRST_LAND - land.number] = ALBEDO[land.relief.shade]
    return albedo


def _body_tone(scene: Scene, seen: Seen, at: Mask, points: Floats, shaded: bool) -> Floats:
    """The tone of bodies and land that pixels see."""
    normals, body = seen.normal[at], seen.body[at]
    dark = np.zeros(len(normals), bool)
    if shaded:
        grain = single(seen.depth[at] / scene.camera.focus + 0.001)
        dark = shadows(points, normals, scene.light, scene.bodies, grain)
    albedo = _albedo(scene, body)
    wild = body <= FIRST_LAND
    if wild.any():
        albedo[wild] *= _growth(scene, points[wild])
    bright = brightness(scene.view, normals, scene.light, dark, albedo)
    lamps = [p for p in scene.primitives if p.shade == "glow"]
    if lamps:
        bright = bright + lamplight(points, normals, lamps) * np.minimum(albedo, 1) * (
            0.9 if scene.view.hour in ("night", "dusk") else 0.3
        )
    tone = 1 - bright
    solid = body >= 0
    tone[solid] = np.where(scene.surface.glow[body[solid]] > 0, 0, tone[solid])
    return single(np.minimum(_curve(tone), np.where(albedo < 0.2, 1.0, 0.86)))


def _growth(scene: Scene, points: Floats) -> Floats:
    """What grows or lies on land makes it darker in patches."""
    size = np.maximum(points[:, 2], 4) * 0.035
    near = np.float32(2.0) ** np.round(np.log2(size))
    patches = layered_noise(
        single(points[:, 0] / near / 3), single((points[:, 2] + points[:, 1]) / near / 3), scene.view.seed + 61, 4
    )
    return single(1.0 - 0.55 * np.clip((patches - 0.46) * 4, 0, 1))


def _curve(tone: Floats) -> Floats:
    """Steeper in the middle, so that there is a light side and a dark one."""
    t = np.clip(tone, 0, 1)
    return single(np.clip(t + 0.24 * np.sin(2 * np.pi * (t - 0.5)) * 0.5, 0, 1))


def _air(scene: Scene, depth: Floats) -> Floats:
    """How much of what is seen the air has taken, from 0 to 1."""
    reach = scene.view.air or AIR.get(scene.view.weather, 900.0)
    return single(1 - np.exp(-np.minimum(depth, 1e5) / reach))


def _sky(scene: Scene, mirrored: bool = False) -> tuple[Floats, Floats]:
    camera = scene.camera
    rays = scene.rays
    across = rays[..., 0] / rays[..., 2] * camera.lens
    up = rays[..., 1] / rays[..., 2] * camera.lens
    return sky_look(scene.view, single(across), single(-up if mirrored else up), camera.horizon)


def _mirror_tone(scene: Scene, seen: Seen) -> Floats:
    """What still water shows in each of its pixels."""
    camera = replace(scene.camera, mirrored=True)
    rays = single(scene.rays * single([1, -1, 1]))
    tone, _ = _sky(scene, mirrored=True)
    water = seen.body == GROUND
    start = np.where(water, seen.depth, FAR).astype(np.float32)
    reflected = look(camera, rays, scene.bodies, scene.lands, start)
    at = (reflected.body != NOTHING) & water
    if at.any():
        points = single(single(camera.place) + rays[at] * reflected.depth[at][:, None])
        air = _air(scene, reflected.depth[at])
        tone[at] = _body_tone(scene, reflected, at, points, shaded=False) * (1 - air) + horizon_tone(scene.view) * air
    return tone


def _water_tone(scene: Scene, seen: Seen, water: Mask, slope: Floats) -> Floats:
    """The tone of water: what it mirrors, broken by its waves, darker where a wave leans towards the eye."""
    mirror = _mirror_tone(scene, seen)
    height, width = water.shape
    rows, columns = np.nonzero(water)
    depth = seen.depth[water]
    swing = np.clip(30 / (depth + 8), 0.12, 1.4) * height / 720
    lean = slope[water]
    moved = np.clip(np.round(rows + lean * 26 * swing), 0, height - 1).astype(np.int32)
    beside = np.clip(np.round(columns + lean * 9 * swing), 0, width - 1).astype(np.int32)
    outside = ~water[moved, beside]
    moved, beside = np.where(outside, rows, moved), np.where(outside, columns, beside)
    tone = mirror[moved, beside]
    calm = np.clip(1.15 - 0.004 * depth, 0.55, 1.0)
    tone = tone * 0.86 + 0.06 + lean * 0.62 * calm
    disc = scene.view.sun or scene.view.moon
    if disc:
        away = np.abs(columns / width - disc[0]) * width / height
        down = (rows / height - scene.view.horizon) / max(1 - scene.view.horizon, 0.05)
        road = np.exp(-((away / (0.05 + 0.16 * down + disc[2])) ** 2)) * (lean < 0.06)
        tone = tone * (1 - 0.95 * road)
    return single(np.clip(tone, 0, 1))


def _ground(scene: Scene, seen: Seen, tone: Floats, course: Floats) -> None:
    """Tone and course of the ground's pixels."""
    at = seen.body == GROUND
    if not at.any():
        return
    rows, columns = (single(a) for a in np.nonzero(at))
    points = single(single(scene.camera.place) + scene.rays[at] * seen.depth[at][:, None])
    zoom = scene.camera.height / 720
    looked: GroundLook = ground_look(
        scene.view, points[:, 0], points[:, 2], single(rows / zoom), single(columns / zoom), scene.camera.focus
    )
    course[at] = looked.course * zoom
    kind = scene.view.ground[0]
    if kind == "sea":
        slope = np.zeros(tone.shape, np.float32)
        slope[at] = looked.slope
        base = _water_tone(scene, seen, at, slope)
    else:
        base = looked.tone
    normals = seen.normal[at]
    grain = single(seen.depth[at] / scene.camera.focus + 0.001)
    dark = shadows(points, normals, scene.light, scene.bodies, grain)
    light = np.clip(scene.light[1] * 1.4, 0.4, 1)
    if kind == "sea":
        base = np.where(dark, base + 0.18, base)
    else:
        night = 0.55 if scene.view.hour == "night" else 0.12 if scene.view.hour in ("dusk", "dawn") else 0.0
        lamps = [p for p in scene.primitives if p.shade == "glow"]
        glow = lamplight(points, normals, lamps) if lamps else 0
        shade = np.where(dark, np.maximum(base + 0.15, 0.62), base + night * (1 - base))
        base = single(shade - glow * (0.6 if night else 0.2) + (1 - light) * 0.10)
    tone[at] = np.clip(base, 0, 1)


def _courses(scene: Scene, seen: Seen, course: Floats, crossing: Floats) -> None:
    """The courses of the lines on bodies and land."""
    rows, columns = np.mgrid[0 : scene.camera.height, 0 : scene.camera.width].astype(np.float32)
    zoom = scene.camera.height / 720
    crossing[...] = columns * 0.72 + rows * 0.69
    solid = seen.body >= 0
    if solid.any():
        body, normal = seen.body[solid], seen.normal[solid]
        points = single(single(scene.camera.place) + scene.rays[solid] * seen.depth[solid][:, None])
        surface = scene.surface
        r, c = rows[solid], columns[solid]
        distance = np.maximum(np.abs(surface.offset[body][:, 2]), 0.5)
        axial = ((points - surface.offset[body]) * surface.axis[body]).sum(-1) * scene.camera.focus / distance
        level = np.abs(normal[:, 1]) > 0.72
        flat = np.where(level, r, c + r * 0.10 * np.sign(normal[:, 0]))
        along = np.hypot(points[:, 0], points[:, 2]) * scene.camera.focus / distance
        grain = surface.grain[body]
        lines = np.where(surface.flat[body] > 0, flat, axial)
        lines = np.where(grain == 1, c, lines)
        lines = np.where(grain == 2, r, lines)
        lines = np.where(grain == 3, axial, lines)
        lines = np.where(grain == 4, along, lines)
        course[solid] = lines
    land = seen.body <= FIRST_LAND
    if land.any():
        n = np.zeros((int(land.sum()), 3), np.float32)
        which, points = (
            seen.body[land],
            single(single(scene.camera.place) + scene.rays[land] * seen.depth[land][:, None]),
        )
        for piece in scene.lands:
            own = which == FIRST_LAND - piece.number
            small = min(1.0, piece.radius / max(piece.middle[2], 1) * 2.2)
            n[own] = piece.normals(points[own], 9.0) * small
        push = (n[:, 0] * 60 + n[:, 2] * 24) * zoom
        course[land] = columns[land] * 0.78 + rows[land] * 0.46 + push
        crossing[land] = columns[land] * -0.60 + rows[land] * 0.80 + (n[:, 0] * 14) * zoom


def tones(scene: Scene) -> tuple[Seen, Floats, Floats, Floats, Floats]:
    """What is seen, its tone, the courses of both sets of lines, and the air before it."""
    seen = _see(scene)
    zoom = scene.camera.height / 720
    rows, columns = np.mgrid[0 : scene.camera.height, 0 : scene.camera.width].astype(np.float32)
    tone, push = _sky(scene)
    wave = 3.2 * zoom * np.sin(columns / (230 * zoom) + rows / (400 * zoom))
    course = single(rows + wave + push * zoom)
    crossing = np.zeros_like(course)
    _courses(scene, seen, course, crossing)
    _ground(scene, seen, tone, course)
    bodies = (seen.body >= 0) | (seen.body <= FIRST_LAND)
    if bodies.any():
        points = single(single(scene.camera.place) + scene.rays[bodies] * seen.depth[bodies][:, None])
        tone[bodies] = _body_tone(scene, seen, bodies, points, shaded=True)
    air = _air(scene, seen.depth)
    air[seen.body == NOTHING] = 1.0
    hidden = seen.body != NOTHING
    tone[hidden] = tone[hidden] * (1 - air[hidden]) + horizon_tone(scene.view) * air[hidden]
    return seen, tone, course, crossing, air


def draw(plate: Plate, solids: Mapping[str, Solid], scale: float = 1.0) -> Floats:
    """The ink of a plate, from 0 to 1 for each pixel."""
    scene = scene_of(plate, solids, scale)
    seen, tone, course, crossing, air = tones(scene)
    zoom = scene.camera.height / 720
    base = 4.4 if plate.square else 5.4 * zoom
    pitch = np.full(tone.shape, base, np.float32)
    pitch[seen.body >= 0] = base * 0.86
    wander = layered_noise(
        single(np.mgrid[0 : tone.shape[0], 0 : tone.shape[1]][1] / (90 * zoom)),
        single(np.mgrid[0 : tone.shape[0], 0 : tone.shape[1]][0] / (60 * zoom)),
        scene.view.seed + 77,
        2,
    )
    course = single(course + (wander - 0.5) * 5 * zoom)
    crossed = single((seen.body >= 0) | (seen.body <= FIRST_LAND))
    ink = hatch(course, crossing, pitch, tone, crossed, 1.0 if plate.square else zoom)
    if scene.view.hour == "night":
        rows, columns = np.mgrid[0 : tone.shape[0], 0 : tone.shape[1]].astype(np.float32)
        open_sky = single(seen.body == NOTHING) * (tone > 0.6)
        ink = ink * (1 - stars(scene.view, single(rows / zoom), single(columns / zoom)) * open_sky)
    edge, rim = outlines(seen.depth, seen.body, seen.normal, air)
    ink = np.where(rim & (tone > 0.6), 0, ink)
    ink = np.maximum(ink, edge)
    ink = fallen(scene.view, single(ink), zoom)
    return framed(ink, zoom)
