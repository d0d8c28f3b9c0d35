"""Shadows: which points the light does not reach."""

from __future__ import annotations

import numpy as np

from .arrays import Floats, Mask, column, single
from .bodies import SolidBody
from .march import chord, march

FINE = 0.0012
"""How near to a body a ray has met it, as a part of the way: coarser than for what the eye sees."""
OFF_SURFACE, SKIPPED = 3, 4
"""In grains: how far off its surface a ray begins, and how much of its way is left out, lest it meet its own body."""


def shadows(points: Floats, normals: Floats, light: Floats, bodies: list[SolidBody], grain: Floats) -> Mask:
    """Which points the light does not reach because a body stands before it.

    ``grain`` is the size of a pixel at each point. Points are sorted along a direction across the light, so that those
    which a body may shade lie side by side; a ray is marched only where the ball around a body stands in its way.
    """
    side = np.cross(light, [0.0, 0.0, 1.0] if abs(light[1]) > 0.9 else [0.0, 1.0, 0.0])
    side = single(side / np.linalg.norm(side))
    over = single(np.cross(light, side))
    order = np.argsort(side @ points, kind="stable")
    points, normals, grain = points.take(order, axis=1), normals.take(order, axis=1), grain[order]
    aside, above, towards_light = side @ points, over @ points, light @ points
    start = single(points + normals * grain * OFF_SURFACE)
    lit = np.ones(len(order), bool)
    ray = column(light)
    for body in sorted(bodies, key=lambda body: -body.radius):
        middle, radius = single(body.middle), body.radius
        body_aside, body_above, body_towards = float(middle @ side), float(middle @ over), float(middle @ light)
        first, last = np.searchsorted(aside, [body_aside - radius, body_aside + radius])
        strip = slice(first, last)
        near = first + np.flatnonzero(
            lit[strip] & (np.abs(above[strip] - body_above) < radius) & (towards_light[strip] < body_towards + radius)
        )
        if not len(near):
            continue
        origin = start.take(near, axis=1)
        enter, leave, through = chord(origin, ray, column(body.middle), radius)
        enter = np.maximum(enter, SKIPPED * grain[near])
        end = np.minimum(leave, body.leave(origin, ray, single(FINE * (leave + 0.2))))
        chosen = np.flatnonzero(through & (end > enter))
        if len(chosen):
            rays = np.broadcast_to(ray, (3, len(chosen)))
            _, met = march(body, origin.take(chosen, axis=1), rays, enter[chosen], end[chosen], FINE)
            lit[near[chosen[met]]] = False
    dark = np.empty(len(order), bool)
    dark[order] = ~lit
    return dark
