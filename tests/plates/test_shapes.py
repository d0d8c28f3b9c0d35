"""Distance fields: zero on the surface, negative inside, and never so large that a ray would step through."""

from __future__ import annotations

import numpy as np
import pytest

from sleeping_gods.plates.burin.shapes import distance_to, reach
from sleeping_gods.plates.language.records import Shape
from sleeping_gods.plates.language.solid_text import KINDS

SHAPES = {
    "box": Shape("box", (0, 0, 0), size=(2, 1, 3), rounding=0.2),
    "ball": Shape("ball", (0, 0, 0), size=(2, 1, 3)),
    "rod": Shape("rod", (0, 0, 0), to=(1, 2, 0.5), size=(0.6, 0.2, 0)),
    "pole": Shape("pole", (0, 0, 0), to=(0, 2, 0), size=(1, 0, 0)),
    "ring": Shape("ring", (0, 0, 0), size=(1.2, 0.4, 0)),
    "roof": Shape("roof", (0, 0, 0), size=(3, 1.5, 2)),
    "hull": Shape("hull", (0, 0, 0), size=(1.5, 0.8, 4)),
    "slab": Shape("slab", (0, 0, 0), size=(0, 0, 0.4), points=((-1, 0), (1, 0), (0.2, 1), (0.5, 2), (-1, 1.5))),
    "lathe": Shape("lathe", (0, 0, 0), points=((1, 0), (0.4, 1), (0.8, 2))),
    "sheet": Shape("sheet", (0, 0, 0), size=(2, 2, 0.1), rounding=0.3),
}
STEEP = {"ball": 2.2, "hull": 1.3, "sheet": 1.3}
"""Fields that are only near to a distance: how much faster than the true one they may grow."""


def points(count: int = 4000, size: float = 3.5) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    """Points spread evenly over a cube."""
    i = np.arange(count)
    spread = np.stack([(0.5 + i * step) % 1 for step in (0.8191725, 0.6710436, 0.5497005)])
    return ((spread - 0.5) * 2 * size).astype(np.float32)


def test_every_kind_of_shape_is_looked_at() -> None:
    """Every kind of shape is looked at."""
    assert set(SHAPES) == set(KINDS)


@pytest.mark.parametrize("kind", SHAPES)
def test_a_field_grows_no_faster_than_the_way(kind: str) -> None:
    """A field grows no faster than the way."""
    field = distance_to(SHAPES[kind])
    here = points()
    for step in ((0.02, 0, 0), (0, 0.02, 0), (0, 0, -0.02)):
        there = (here + np.asarray(step).reshape(3, 1)).astype(np.float32)
        outside = (field(here) > 0.05) & (field(there) > 0.05)  # rays never march within
        grown = np.abs(field(there) - field(here))[outside] / 0.02
        assert float(grown.max()) <= STEEP.get(kind, 1.02), kind


@pytest.mark.parametrize("kind", SHAPES)
def test_nothing_of_a_shape_lies_outside_its_reach(kind: str) -> None:
    """Nothing of a shape lies outside its reach."""
    here = points()
    away = np.linalg.norm(here, axis=0)
    inside = distance_to(SHAPES[kind])(here) < 0
    assert inside.any()
    assert float(away[inside].max()) <= reach(SHAPES[kind]) + 1e-4


def test_distances_of_simple_shapes_are_exact() -> None:
    """Distances of simple shapes are exact."""
    here = np.asarray([[3, 0, 0], [0, 0, 0], [0, 2.5, 0]], np.float32).T
    assert distance_to(Shape("box", (0, 0, 0), size=(2, 1, 3)))(here) == pytest.approx([2, -0.5, 2])
    assert distance_to(Shape("ball", (0, 0, 0), size=(2, 2, 2)))(here)[[0, 2]] == pytest.approx([2, 1.5])
    assert distance_to(Shape("ring", (0, 0, 0), size=(1, 0.5, 0)))(here)[:2] == pytest.approx([1.75, 0.75])
