"""Marching rays: which body each pixel sees, how far away, and which points lie in shadow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import numpy as np

from .arrays import Floats, Mask, Whole, single
from .bodies import SolidBody
from .camera import NEAR, Camera
from .relief import LandBody

FAR = np.float32(1e6)
STEPS = 72
NOTHING, GROUND = -1, -2
FIRST_LAND = -10
"""Land number n is the body -10 - n."""


@dataclass(slots=True)
class Seen:
    """What each pixel sees."""

    depth: Floats
    body: Whole
    """The number of a primitive, or NOTHING, GROUND, or a land."""
    normal: Floats


class _Field(Protocol):
    def distance(self, p: Floats) -> Floats: ...


def _march(body: _Field, origin: Floats, rays: Floats, start: Floats, end: Floats, fine: float) -> tuple[Floats, Mask]:
    """How far along each ray the body is met, and which rays meet it."""
    t, met = start.copy(), np.zeros(len(rays), bool)
    alive = np.arange(len(rays))
    several = origin.ndim == 2
    for _ in range(STEPS):
        at = origin[alive] if several else origin
        distance = body.distance(single(at + rays[alive] * t[alive, None]))
        close = distance < fine * (t[alive] + 0.2)
        met[alive[close]] = True
        t[alive] += np.maximum(distance, fine * 0.5)
        alive = alive[~close & (t[alive] < end[alive])]
        if not len(alive):
            break
    return t, met


def _chord(origin: Floats, rays: Floats, middle: Floats, radius: float) -> tuple[Floats, Floats, Mask]:
    """Where rays enter and leave a ball, and which of them pass through it."""
    to = middle - origin
    along = (rays * to).sum(-1)
    off = (to**2).sum(-1) - along**2
    half = np.sqrt(np.maximum(np.float32(radius) ** 2 - off, 0))
    return single(along - half), single(along + half), off < radius**2


def _box_chord(origin: Floats, rays: Floats, low: Floats, high: Floats) -> tuple[Floats, Floats, Mask]:
    """Where rays enter and leave an upright box, and which of them pass through it."""
    safe = np.where(np.abs(rays) < 1e-9, np.float32(1e-9), rays)
    first, second = (low - origin) / safe, (high - origin) / safe
    enter, leave = np.minimum(first, second).max(-1), np.maximum(first, second).min(-1)
    return single(enter), single(leave), leave > np.maximum(enter, 0)


def _normals(body: _Field, p: Floats, size: Floats) -> Floats:
    """Gradients of a distance field, by four samples around each point."""
    total = np.zeros_like(p)
    for corner in ((1, -1, -1), (-1, -1, 1), (-1, 1, -1), (1, 1, 1)):
        k = single(corner)
        total += k * body.distance(single(p + k * size[:, None]))[:, None]
    return single(total / np.maximum(np.linalg.norm(total, axis=-1, keepdims=True), 1e-9))


def look(
    camera: Camera, rays: Floats, bodies: list[SolidBody], lands: list[LandBody], start: Floats | None = None
) -> Seen:
    """What each pixel sees of bodies and land; the ground is not among them."""
    shape = rays.shape[:2]
    seen = Seen(np.full(shape, FAR, np.float32), np.full(shape, NOTHING, np.int32), np.zeros(rays.shape, np.float32))
    origin = single(camera.place)
    fine = 0.35 / camera.focus
    things: list[SolidBody | LandBody] = [*bodies, *lands]
    for body in things:
        window = camera.window(body.middle, body.radius)
        if window is None:
            continue
        top, bottom, left, right = window
        part = np.s_[top:bottom, left:right]
        near_rays = rays[part].reshape(-1, 3)
        if isinstance(body, LandBody):
            enter, leave, through = _box_chord(origin, near_rays, *body.box())
        else:
            enter, leave, through = _chord(origin, near_rays, single(body.middle), body.radius)
        enter = np.maximum(enter, NEAR)
        if start is not None:
            enter = np.maximum(enter, start[part].reshape(-1))
        leave = np.minimum(leave, seen.depth[part].reshape(-1))
        chosen = np.flatnonzero(through & (leave > enter))
        if not len(chosen):
            continue
        t, met = _march(body, origin, near_rays[chosen], enter[chosen], leave[chosen], fine)
        met &= t <= leave[chosen] + 0.01
        hits, t = chosen[met], t[met]
        if not len(hits):
            continue
        p = single(origin + near_rays[hits] * t[:, None])
        rows, columns = np.divmod(hits, right - left)
        rows, columns = rows + top, columns + left
        seen.depth[rows, columns] = t
        if isinstance(body, LandBody):
            seen.body[rows, columns] = FIRST_LAND - body.number
            seen.normal[rows, columns] = body.normals(p)
        else:
            seen.body[rows, columns] = body.nearest(p)
            seen.normal[rows, columns] = _normals(body, p, single(t * fine + 0.0005))
    return seen


def shadows(points: Floats, normals: Floats, light: Floats, bodies: list[SolidBody], grain: Floats) -> Mask:
    """Which points the light does not reach because a body stands before it."""
    dark = np.zeros(len(points), bool)
    side = np.cross(light, [0.0, 0.0, 1.0] if abs(light[1]) > 0.9 else [0.0, 1.0, 0.0])
    side = single(side / np.linalg.norm(side))
    over = single(np.cross(light, side))
    u, v, w = points @ side, points @ over, points @ light
    order = np.argsort(u, kind="stable")
    u_sorted = u[order]
    for body in bodies:
        middle = single(body.middle)
        mu, mv, mw = float(middle @ side), float(middle @ over), float(middle @ light)
        low, high = np.searchsorted(u_sorted, [mu - body.radius, mu + body.radius])
        near = order[low:high]
        near = near[(np.abs(v[near] - mv) < body.radius) & (w[near] < mw + body.radius) & ~dark[near]]
        if not len(near):
            continue
        origin = single(points[near] + normals[near] * grain[near, None] * 3)
        rays = np.broadcast_to(light, origin.shape)
        enter, leave, through = _chord(origin, rays, middle, body.radius)
        enter = np.maximum(enter, 4 * grain[near])
        chosen = np.flatnonzero(through & (leave > enter))
        if len(chosen):
            _, met = _march(body, origin[chosen], rays[chosen], enter[chosen], leave[chosen], 0.0012)
            dark[near[chosen[met]]] = True
    return dark
