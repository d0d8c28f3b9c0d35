"""Shadows: which points the light does not reach."""

from __future__ import annotations

import numpy as np

from .arrays import Floats, Mask, column, single
from .bodies import SolidBody
from .march import chord, march

FINE = 0.0012


def shadows(points: Floats, normals: Floats, light: Floats, bodies: list[SolidBody], grain: Floats) -> Mask:
    """Which points the light does not reach because a body stands before it."""
    side = np.cross(light, [0.0, 0.0, 1.0] if abs(light[1]) > 0.9 else [0.0, 1.0, 0.0])
    side = single(side / np.linalg.norm(side))
    over = single(np.cross(light, side))
    order = np.argsort(side @ points, kind="stable")  # then those that a body can shade lie side by side
    points, normals, grain = points.take(order, axis=1), normals.take(order, axis=1), grain[order]
    u, v, w = side @ points, over @ points, light @ points
    start = single(points + normals * grain * 3)
    lit = np.ones(len(order), bool)
    ray = column(light)
    for body in sorted(bodies, key=lambda body: -body.radius):
        middle = single(body.middle)
        mu, mv, mw = float(middle @ side), float(middle @ over), float(middle @ light)
        low, high = np.searchsorted(u, [mu - body.radius, mu + body.radius])
        within = slice(low, high)
        near = low + np.flatnonzero(
            lit[within] & (np.abs(v[within] - mv) < body.radius) & (w[within] < mw + body.radius)
        )
        if not len(near):
            continue
        origin = start.take(near, axis=1)
        enter, leave, through = chord(origin, ray, column(body.middle), body.radius)
        enter = np.maximum(enter, 4 * grain[near])
        last = np.minimum(leave, body.leave(origin, ray, single(FINE * (leave + 0.2))))
        chosen = np.flatnonzero(through & (last > enter))
        if len(chosen):
            rays = np.broadcast_to(ray, (3, len(chosen)))
            _, met = march(body, origin.take(chosen, axis=1), rays, enter[chosen], last[chosen], FINE)
            lit[near[chosen[met]]] = False
    dark = np.empty(len(order), bool)
    dark[order] = ~lit
    return dark
