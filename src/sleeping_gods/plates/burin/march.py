"""Marching rays through a distance field, a few thousand at a time so that they stay in the processor's cache."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import numpy as np

from .arrays import Floats, Mask, columns_of, dot, length, parts, single

STEPS = 72
"""How often a ray goes on at most."""
SPARSE = 0.75
"""Rays that are done are left out of the arrays when fewer than this part goes on."""


class Field(Protocol):
    """Something with a distance field."""

    def distance(self, p: Floats) -> Floats:
        """How far points of the world are from it."""
        ...


class MarchedRays(NamedTuple):
    """How far each ray has come."""

    reached: Floats
    met: Mask
    """Which rays meet the field there."""


class Chord(NamedTuple):
    """How rays lie to a body."""

    enter: Floats
    leave: Floats
    through: Mask
    """Which rays pass through it."""


def march(field: Field, origin: Floats, rays: Floats, start: Floats, end: Floats, fine: float) -> MarchedRays:
    """How far along each ray the field is met; rays begin in one point, or each in its own.

    A ray goes on by its distance from the field, as nothing can be nearer, until it is closer than ``fine`` for each
    metre of its way or comes to its ``end``.
    """
    t, met = start.copy(), np.zeros(len(start), bool)
    for part in parts(len(start)):
        _march_some(field, columns_of(origin, part), rays[:, part], end[part], fine, t[part], met[part])
    return MarchedRays(t, met)


def _march_some(
    field: Field, origin: Floats, rays: Floats, end: Floats, fine: float, reached: Floats, met: Mask
) -> None:
    """March rays from where they have reached; writes into the last two arrays."""
    has_own_origins = origin.shape[1] > 1
    number = np.arange(len(reached))  # which rays are still in the arrays
    t, going = reached.copy(), np.ones(len(reached), bool)
    for _ in range(STEPS):
        distance = field.distance(origin + rays * t)
        close = distance < fine * (t + 0.2)
        t = t + np.maximum(distance, fine * 0.5)
        still = going & ~close & (t < end)
        count = np.count_nonzero(still)
        if count < np.count_nonzero(going):
            ended = np.flatnonzero(going & ~still)
            reached[number[ended]] = t[ended]
            met[number[ended]] = close[ended]
        if not count:
            return
        going = still
        if count < SPARSE * len(going):
            left = np.flatnonzero(going)
            number, t, end, rays = number[left], t[left], end[left], rays.take(left, axis=1)
            origin = origin.take(left, axis=1) if has_own_origins else origin
            going = np.ones(count, bool)
    reached[number[going]] = t[going]


def chord(origin: Floats, rays: Floats, middle: Floats, radius: float) -> Chord:
    """Where rays enter and leave a ball."""
    to = middle - origin
    along = dot(rays, to)
    off = dot(to, to) - along**2
    half = np.sqrt(np.maximum(np.float32(radius) ** 2 - off, 0))
    return Chord(single(along - half), single(along + half), off < radius**2)


def box_chord(origin: Floats, rays: Floats, low: Floats, high: Floats) -> Chord:
    """Where rays enter and leave an upright box."""
    safe = np.where(np.abs(rays) < 1e-9, np.float32(1e-9), rays)
    first, second = (low - origin) / safe, (high - origin) / safe
    enter, leave = np.minimum(first, second).max(0), np.maximum(first, second).min(0)
    return Chord(single(enter), single(leave), leave > np.maximum(enter, 0))


def normals(field: Field, p: Floats, size: Floats) -> Floats:
    """Gradients of a distance field, by four samples around each point."""
    total = np.zeros_like(p)
    for corner in ((1, -1, -1), (-1, -1, 1), (-1, 1, -1), (1, 1, 1)):
        k = single(corner).reshape(3, 1)
        total += k * field.distance(single(p + k * size))
    return single(total / np.maximum(length(total), 1e-9))
