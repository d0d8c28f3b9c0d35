"""Shapes on a page: crossing, overlapping, touching."""

from __future__ import annotations

import pytest

from sleeping_gods.authoring.geometry import Shape, area, crosses_itself, gap, shared_area, strips

SQUARE = [(0, 0), (100, 0), (100, 100), (0, 100)]
HOOK = [(0, 0), (100, 0), (100, 20), (20, 20), (20, 100), (0, 100)]
"""A hollow shape."""


def moved(shape: Shape, x: int, y: int = 0) -> Shape:
    """The shape at another place."""
    return [(at + x, down + y) for at, down in shape]


@pytest.mark.parametrize(
    ("shape", "crossed"),
    [
        (SQUARE, False),
        (HOOK, False),
        ([(0, 0), (100, 100), (100, 0), (0, 100)], True),
        ([(0, 0), (100, 0), (100, 0), (0, 100)], True),
        ([(0, 0), (100, 0), (100, 100), (50, 0)], True),
        ([(0, 0), (100, 0), (50, 80)], False),
        ([(0, 0), (100, 0), (100, 0)], True),
    ],
)
def test_shapes_that_cross_themselves(shape: Shape, crossed: bool) -> None:
    """Sides may meet their neighbours only, and corners stand once."""
    assert crosses_itself(shape) == crossed


def test_areas_are_measured_in_strips() -> None:
    """A square, a hook and a triangle have the areas that they should."""
    assert area(strips(SQUARE)) == 10_000
    assert area(strips(HOOK)) == 3_600
    assert area(strips([(0, 0), (100, 0), (0, 100)])) == pytest.approx(5_000, rel=0.01)


@pytest.mark.parametrize(
    ("x", "y", "shared"), [(0, 0, 10_000), (50, 0, 5_000), (100, 0, 0), (90, 90, 100), (200, 0, 0)]
)
def test_shapes_share_water(x: int, y: int, shared: int) -> None:
    """The common part of two squares; neighbours that touch share nothing."""
    assert shared_area(strips(SQUARE), strips(moved(SQUARE, x, y))) == shared


def test_what_lies_in_the_hollow_is_not_shared() -> None:
    """A shape in the arm of a hook does not overlap it."""
    inner = [(30, 30), (90, 30), (90, 90), (30, 90)]

    assert shared_area(strips(HOOK), strips(inner)) == 0


@pytest.mark.parametrize(("x", "y", "apart"), [(100, 0, 0), (50, 50, 0), (130, 0, 30), (103, 104, 5), (100, 100, 0)])
def test_shapes_lie_apart(x: int, y: int, apart: int) -> None:
    """The distance between the nearest points, 0 where they meet."""
    assert gap(SQUARE, moved(SQUARE, x, y)) == pytest.approx(apart)
