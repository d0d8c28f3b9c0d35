"""Intervals, compared with what the textbooks print."""

from __future__ import annotations

import math

import pytest

from sleeping_gods.simulation.estimates import (
    difference_of_means,
    difference_of_shares,
    mean_of,
    share_of,
    t_quantile,
)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.7062), (2, 4.3027), (5, 2.5706), (10, 2.2281), (30, 2.0423), (120, 1.9799), (1e6, 1.9600)],
)
def test_students_quantiles(freedom: float, quantile: float) -> None:
    """The table of every textbook, two-sided 95 %."""
    assert t_quantile(freedom) == pytest.approx(quantile, abs=5e-5)


def test_a_mean_with_its_interval() -> None:
    """1 to 5: mean 3, standard error 0.7071, 4 degrees of freedom, 2.7764."""
    mean = mean_of([1, 2, 3, 4, 5])

    assert (mean.value, mean.low, mean.high) == pytest.approx((3, 3 - 1.9632, 3 + 1.9632), abs=1e-4)


def test_welch() -> None:
    """Errors 0.5 and 2 make 2.5; 2.5²/(0.5²/4 + 2²/4) = 5.882 degrees of freedom."""
    difference = difference_of_means([1, 2, 3, 4, 5], [2, 4, 6, 8, 10])

    wide = t_quantile(2.5**2 / (0.25 / 4 + 4 / 4)) * 2.5**0.5
    assert (difference.value, difference.low, difference.high) == pytest.approx((3, 3 - wide, 3 + wide))
    assert not difference.is_clear
    assert difference_of_means([1, 1.1, 1.2], [9, 9.1, 9.2]).is_clear


def test_wilson_and_newcombe() -> None:
    """Newcombe 1998: 56 of 70 and 48 of 80 differ by 0.0524 to 0.3339; no hit in 10 may still be 28 %."""
    difference = difference_of_shares((48, 80), (56, 70))

    assert (difference.low, difference.high) == pytest.approx((0.0524, 0.3339), abs=1e-4)
    assert share_of(0, 10).high == pytest.approx(0.2775, abs=1e-4)
    assert share_of(0, 0).high == 1


@pytest.mark.parametrize(("values", "mean"), [([], 0), ([4.0], 4)])
def test_too_few_values_bound_nothing(values: list[float], mean: float) -> None:
    """No interval is made up for a mean of one value or none."""
    interval = mean_of(values)

    assert (interval.value, interval.low, interval.high) == (mean, -math.inf, math.inf)


@pytest.mark.parametrize(("values", "difference"), [([], 0), ([4.0], -2.5)])
def test_the_difference_of_small_samples_is_known_but_not_bounded(values: list[float], difference: float) -> None:
    """The means differ by what they differ by; whether that is clear cannot be said."""
    interval = difference_of_means(values, [1.0, 2.0])

    assert interval.value == difference
    assert not interval.is_clear
