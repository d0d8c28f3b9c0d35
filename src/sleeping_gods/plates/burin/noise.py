"""Noise from hashed lattices: the same on every machine, without a generator of random numbers."""

from __future__ import annotations

import numpy as np

from .arrays import Floats, Grid, parts, single


def _hash(x: Grid, y: Grid, seed: int) -> Floats:
    """A number from 0 to 1 for each point of a lattice."""
    value = (x.astype(np.uint32) * np.uint32(0x85EBCA6B)) ^ (y.astype(np.uint32) * np.uint32(0xC2B2AE35))
    value ^= np.uint32((seed * 0x9E3779B9 + 0x7F4A7C15) & 0xFFFFFFFF)
    value ^= value >> np.uint32(15)
    value *= np.uint32(0x2C1B3C6D)
    value ^= value >> np.uint32(12)
    value *= np.uint32(0x297A2D39)
    value ^= value >> np.uint32(15)
    return single((value >> np.uint32(8)).astype(np.float32) / np.float32(1 << 24))


def _corners(i: Grid, j: Grid, seed: int) -> tuple[Floats, Floats, Floats, Floats]:
    """The hashes of the four corners of lattice squares; each once where many points share few squares."""
    left, top = int(i.min()), int(j.min())
    wide, high = int(i.max()) - left + 2, int(j.max()) - top + 2
    if wide * high > i.size // 2:
        return _hash(i, j, seed), _hash(i + 1, j, seed), _hash(i, j + 1, seed), _hash(i + 1, j + 1, seed)
    rows, columns = np.mgrid[top : top + high, left : left + wide].astype(np.int32)
    table = _hash(columns, rows, seed).reshape(-1)
    at = ((j - top) * wide + (i - left)).astype(np.intp)
    return table.take(at), table.take(at + 1), table.take(at + wide), table.take(at + wide + 1)


def _bumps(x: Floats, y: Floats, seed: int) -> Floats:
    """The hashes of lattice points, with smooth slopes between them."""
    left, top = np.floor(x), np.floor(y)
    to_right, to_bottom = _eased(x - left), _eased(y - top)
    top_left, top_right, bottom_left, bottom_right = _corners(left.astype(np.int32), top.astype(np.int32), seed)
    above = top_left * (1 - to_right) + top_right * to_right
    below = bottom_left * (1 - to_right) + bottom_right * to_right
    return single(above * (1 - to_bottom) + below * to_bottom)


def _eased(part: Floats) -> Floats:
    """From 0 to 1 without an edge at either end."""
    return part * part * part * (part * (part * 6 - 15) + 10)


def value_noise(x: Floats, y: Floats, seed: int) -> Floats:
    """Smooth noise from 0 to 1 with one bump for each unit."""
    noise = np.empty(x.size, np.float32)
    for part in parts(x.size):
        noise[part] = _bumps(x.reshape(-1)[part], y.reshape(-1)[part], seed)
    return noise.reshape(x.shape)


def layered_noise(x: Floats, y: Floats, seed: int, layers: int = 5, gain: float = 0.5) -> Floats:
    """Noise with finer and finer layers, from 0 to 1."""
    total = np.zeros(np.broadcast(x, y).shape, np.float32)
    weight, size, sum_of_weights = 1.0, 1.0, 0.0
    for layer in range(layers):
        total += weight * value_noise(single(x * size + 17.3 * layer), single(y * size + 9.1 * layer), seed + layer)
        sum_of_weights += weight
        weight *= gain
        size *= 2.03
    return single(total / sum_of_weights)


def ridged_noise(x: Floats, y: Floats, seed: int, layers: int = 5) -> Floats:
    """Noise with sharp crests, from 0 to 1."""
    total = np.zeros(np.broadcast(x, y).shape, np.float32)
    weight, size, sum_of_weights = 1.0, 1.0, 0.0
    for layer in range(layers):
        bumps = value_noise(single(x * size + 5.7 * layer), single(y * size + 3.9 * layer), seed + 40 + layer)
        total += weight * (1 - np.abs(2 * bumps - 1))
        sum_of_weights += weight
        weight *= 0.5
        size *= 2.1
    return single(total / sum_of_weights)
