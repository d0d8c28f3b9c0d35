"""What the eye sees: which body each pixel shows, and how far away."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from .arrays import Floats, Indices, Whole, column, single
from .bodies import SolidBody
from .camera import NEAR, Camera, Window
from .march import box_chord, chord, march, normals
from .relief import LandBody

FAR = np.float32(1e6)
"""Metres: the depth of pixels that see no body."""
NOTHING, GROUND = -1, -2
"""What a pixel sees that sees no body."""
FIRST_LAND = -10
"""Land number n is the body -10 - n."""
DETAIL = 0.35
"""Pixels: a ray that is nearer to a body has met it."""


@dataclass(slots=True)
class Seen:
    """What each pixel sees."""

    depth: Floats
    body: Whole
    """The number of a primitive, or NOTHING, GROUND, or a land."""
    normal: Floats
    """Three layers of the picture's size: x, y and z."""


class _Reach(NamedTuple):
    """The rays that may meet a body, and how far along each that may be."""

    rays: Indices
    enter: Floats
    hidden_from: Floats
    """Where the body ends or something nearer hides it."""
    last: Floats
    """Where marching may stop."""


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
    gaze = _Gaze(camera, rays, start, end)
    things: list[SolidBody | LandBody] = [*bodies, *lands]
    for body in things:
        window = gaze.window(body)
        if window is not None:
            gaze.look_at(body, window, seen)
    return seen


class _Gaze:
    """Rays from an eye, which look at one body after the other; nearer ones hide those behind them."""

    def __init__(self, camera: Camera, rays: Floats, start: Floats | None, end: Floats | None) -> None:
        self._camera, self._rays, self._start, self._end = camera, rays, start, end
        self._origin = column(camera.place)
        self._fine = DETAIL / camera.focus

    def window(self, body: SolidBody | LandBody) -> Window | None:
        """Where a body can be seen: in the window of its ball, and of the boxes within that."""
        window = self._camera.window_of_ball(body.middle, body.radius)
        if window is None:
            return None
        farthest = math.dist(self._camera.place, body.middle) + body.radius
        corners = body.corners(self._fine * (farthest + 0.2) + 1e-4 * farthest)
        return window.overlap(self._camera.window_of_corners(corners))

    def look_at(self, body: SolidBody | LandBody, window: Window, seen: Seen) -> None:
        """Note the pixels of a window that see a body nearer than whatever they have seen so far."""
        part = np.s_[window.top : window.bottom, window.left : window.right]
        rays = self._rays[:, window.top : window.bottom, window.left : window.right].reshape(3, -1)
        chosen, enter, hidden_from, last = self._reach(body, rays, part, seen)
        if not len(chosen):
            return
        distance, met = march(body, self._origin, rays.take(chosen, axis=1), enter, last, self._fine)
        met &= distance <= hidden_from + 0.01
        if not met.any():
            return
        hits, distance = chosen[met], distance[met]
        points = single(self._origin + rays.take(hits, axis=1) * distance)
        rows, columns = np.divmod(hits, window.right - window.left)
        rows, columns = rows + window.top, columns + window.left
        seen.depth[rows, columns] = distance
        if isinstance(body, LandBody):
            seen.body[rows, columns] = FIRST_LAND - body.number
            seen.normal[:, rows, columns] = body.normals(points)
        else:
            seen.body[rows, columns] = body.nearest(points)
            seen.normal[:, rows, columns] = normals(body, points, single(distance * self._fine + 0.0005))

    def _reach(self, body: SolidBody | LandBody, rays: Floats, part: tuple[slice, slice], seen: Seen) -> _Reach:
        """Where rays may meet a body."""
        if isinstance(body, LandBody):
            enter, leave, through = box_chord(self._origin, rays, *body.box())
        else:
            enter, leave, through = chord(self._origin, rays, column(body.middle), body.radius)
        enter = np.maximum(enter, NEAR)
        if self._start is not None:
            enter = np.maximum(enter, self._start[part].reshape(-1))
        hidden_from = np.minimum(leave, seen.depth[part].reshape(-1))
        last = hidden_from if self._end is None else np.minimum(hidden_from, self._end[part].reshape(-1))
        chosen = np.flatnonzero(through & (last > enter))
        last = last[chosen]
        if isinstance(body, SolidBody) and len(chosen):
            close = single(self._fine * (hidden_from[chosen] + 0.2))
            last = np.minimum(last, body.leave(self._origin, rays.take(chosen, axis=1), close))
            inside = np.flatnonzero(last > enter[chosen])
            chosen, last = chosen[inside], last[inside]
        return _Reach(chosen, enter[chosen], hidden_from[chosen], last)
