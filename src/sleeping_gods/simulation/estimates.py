"""Means, shares and differences with their 95 % confidence intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

WEIGHT_OUTSIDE = 0.05
"""The weight of a distribution outside of its 95 % interval."""
NORMAL_QUANTILE = 1.959963984540054
"""The normal distribution has 95 % of its weight within this many standard deviations: all but WEIGHT_OUTSIDE."""
NEARLY_NORMAL = 10_000
"""From this many degrees of freedom on, Student's distribution is taken for the normal one."""
LARGEST_QUANTILE = 700.0
"""More than Student's distribution reaches with one degree of freedom."""
BISECTIONS = 60
"""Halvings of the range in which a quantile is looked for: more than a float can tell apart."""
MAX_TERMS = 400
"""Terms of a continued fraction after which it is taken as it is."""
PRECISION = 1e-14
"""A continued fraction is done when a further term changes it by a smaller share."""
TINY = 1e-300
"""Stands for a denominator of 0."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A value and the ends of its 95 % confidence interval."""

    value: float
    low: float
    """The lower end; infinite where too few values say nothing."""
    high: float

    @property
    def is_clear(self) -> bool:
        """Whether a difference is one: its interval leaves out 0."""
        return self.low > 0 or self.high < 0


def mean_of(values: Sequence[float]) -> Interval:
    """The mean, by Student's distribution; fewer than two values leave the interval unbounded."""
    mean = _plain_mean(values)
    if len(values) < 2:
        return Interval(mean, -math.inf, math.inf)
    half_width = t_quantile(len(values) - 1) * math.sqrt(variance_of(values) / len(values))
    return Interval(mean, mean - half_width, mean + half_width)


def _plain_mean(values: Sequence[float]) -> float:
    """The mean; 0 of no values."""
    return math.fsum(values) / len(values) if values else 0.0


def variance_of(values: Sequence[float]) -> float:
    """The variance of what a sample was drawn from."""
    mean = math.fsum(values) / len(values)
    return math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)


def difference_of_means(before: Sequence[float], after: Sequence[float]) -> Interval:
    """How much larger the second mean is, by Welch's test: the variances may differ.

    Fewer than two values on one side leave the interval unbounded; with none on one side the difference is 0.
    """
    difference = _plain_mean(after) - _plain_mean(before) if before and after else 0.0
    if len(before) < 2 or len(after) < 2:
        return Interval(difference, -math.inf, math.inf)
    variance_before, variance_after = variance_of(before) / len(before), variance_of(after) / len(after)
    error = variance_before + variance_after
    if not error:
        return Interval(difference, difference, difference)
    freedom = error**2 / (variance_before**2 / (len(before) - 1) + variance_after**2 / (len(after) - 1))
    half_width = t_quantile(freedom) * math.sqrt(error)
    return Interval(difference, difference - half_width, difference + half_width)


def share_of(hits: int, trials: int) -> Interval:
    """A share, by Wilson's interval, which holds for few trials and near 0 and 1 too."""
    if not trials:
        return Interval(0.0, 0.0, 1.0)
    share, square = hits / trials, NORMAL_QUANTILE * NORMAL_QUANTILE
    middle = (share + square / (2 * trials)) / (1 + square / trials)
    half_width = (
        NORMAL_QUANTILE * math.sqrt(share * (1 - share) / trials + square / (4 * trials**2)) / (1 + square / trials)
    )
    return Interval(share, max(0.0, middle - half_width), min(1.0, middle + half_width))


def difference_of_shares(before: tuple[int, int], after: tuple[int, int]) -> Interval:
    """How much larger the second share of hits among trials is, by Newcombe's interval, made of two of Wilson's."""
    first, second = share_of(*before), share_of(*after)
    down = math.hypot(second.value - second.low, first.high - first.value)
    up = math.hypot(second.high - second.value, first.value - first.low)
    difference = second.value - first.value
    return Interval(difference, difference - down, difference + up)


@cache
def t_quantile(freedom: float) -> float:
    """How far Student's distribution with these degrees of freedom reaches on each side with 95 % of its weight."""
    if freedom >= NEARLY_NORMAL:
        return NORMAL_QUANTILE
    low, high = NORMAL_QUANTILE, LARGEST_QUANTILE
    for _ in range(BISECTIONS):
        middle = (low + high) / 2
        if _outside(middle, freedom) > WEIGHT_OUTSIDE:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def _outside(t: float, freedom: float) -> float:
    """The weight of Student's distribution beyond t on both sides: an incomplete beta function."""
    x = freedom / (freedom + t * t)
    a, b = freedom / 2, 0.5
    front = math.exp(math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x))
    if x < (a + 1) / (a + b + 2):
        return front * _fraction(a, b, x) / a
    return 1 - front * _fraction(b, a, 1 - x) / b


def _fraction(a: float, b: float, x: float) -> float:
    """The continued fraction of the incomplete beta function, by Lentz's method."""
    c, d = 1.0, 1 / max(TINY, 1 - (a + b) * x / (a + 1))
    value = d
    for m in range(1, MAX_TERMS):
        for numerator in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 + numerator * d
            c = 1 + numerator / c
            d = 1 / (d if abs(d) > TINY else TINY)
            c = c if abs(c) > TINY else TINY
            value *= c * d
        if abs(c * d - 1) < PRECISION:
            break
    return value
