"""What the eye sees: which body each pixel shows, and how far away."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from .arrays import Floats, Whole, column, single
from .bodies import SolidBody
from .camera import NEAR, Camera
from .march import box_chord, chord, march, normals
from .relief import LandBody

FAR = np.float32(1e6)
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
    """Three layers of the picture's size: x, y and z."""


def _window(camera: Camera, body: SolidBody | LandBody, fine: float) -> tuple[int, int, int, int] | None:
    """The rows and columns in which a body can be seen: those of its ball, and of the boxes within that."""
    window = camera.window(body.middle, body.radius)
    if window is None:
        return None
    farthest = math.dist(camera.place, body.middle) + body.radius
    narrow = camera.window_of(body.corners(fine * (farthest + 0.2) + 1e-4 * farthest))
    top, bottom, left, right = (least(a, b) for a, b, least in zip(window, narrow, (max, min, max, min), strict=True))
    return (top, bottom, left, right) if top < bottom and left < right else None


def look(
    camera: Camera,
    rays: Floats,
    bodies: list[SolidBody],
    lands: list[LandBody],
    start: Floats | None = None,
    end: Floats | None = None,
) -> Seen:
    """What each pixel sees of bodies and land; the ground is not among them.

    Rays begin at ``start``, and what lies well beyond ``end`` may be left out.
    """
    shape = rays.shape[1:]
    seen = Seen(np.full(shape, FAR, np.float32), np.full(shape, NOTHING, np.int32), np.zeros(rays.shape, np.float32))
    origin = column(camera.place)
    fine = 0.35 / camera.focus
    things: list[SolidBody | LandBody] = [*bodies, *lands]
    for body in things:
        window = _window(camera, body, fine)
        if window is None:
            continue
        top, bottom, left, right = window
        part = np.s_[top:bottom, left:right]
        near_rays = rays[:, top:bottom, left:right].reshape(3, -1)
        if isinstance(body, LandBody):
            enter, leave, through = box_chord(origin, near_rays, *body.box())
        else:
            enter, leave, through = chord(origin, near_rays, column(body.middle), body.radius)
        enter = np.maximum(enter, NEAR)
        if start is not None:
            enter = np.maximum(enter, start[part].reshape(-1))
        leave = np.minimum(leave, seen.depth[part].reshape(-1))
        last = leave if end is None else np.minimum(leave, end[part].reshape(-1))
        chosen = np.flatnonzero(through & (last > enter))
        if not len(chosen):
            continue
        some_rays, last = near_rays.take(chosen, axis=1), last[chosen]
        if isinstance(body, SolidBody):
            last = np.minimum(last, body.leave(origin, some_rays, single(fine * (leave[chosen] + 0.2))))
            inside = np.flatnonzero(last > enter[chosen])
            if not len(inside):
                continue
            chosen, some_rays, last = chosen[inside], some_rays.take(inside, axis=1), last[inside]
        t, met = march(body, origin, some_rays, enter[chosen], last, fine)
        met &= t <= leave[chosen] + 0.01
        if not met.any():
            continue
        hits, t = chosen[met], t[met]
        p = single(origin + near_rays.take(hits, axis=1) * t)
        rows, columns = np.divmod(hits, right - left)
        rows, columns = rows + top, columns + left
        seen.depth[rows, columns] = t
        if isinstance(body, LandBody):
            seen.body[rows, columns] = FIRST_LAND - body.number
            seen.normal[:, rows, columns] = body.normals(p)
        else:
            seen.body[rows, columns] = body.nearest(p)
            seen.normal[:, rows, columns] = normals(body, p, single(t * fine + 0.0005))
    return seen
