"""What a test repeats in every run, and what it repeats only in the long run before a release."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import pytest

T = TypeVar("T")


def first_daily(values: Iterable[T], daily: int = 1) -> list[T | object]:
    """Parameters of a test: the first so many are used by ``make test``, the others by ``make test-long`` alone.

    docs/testing.md lists every test that uses this, with the reason.
    """
    listed = list(values)
    return [*listed[:daily], *(_marked(value, pytest.mark.long) for value in listed[daily:])]


def first_quick(values: Iterable[T], quick: int = 1) -> list[T | object]:
    """Parameters of a test: the first so many are used by ``make quick`` too, the others by ``make test`` alone."""
    listed = list(values)
    return [*listed[:quick], *(_marked(value, pytest.mark.slow) for value in listed[quick:])]


def _marked(value: object, mark: pytest.MarkDecorator) -> object:
    several = value if isinstance(value, tuple) else (value,)
    return pytest.param(*several, marks=mark, id="-".join(map(str, several)))
