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
    return [*listed[:daily], *(pytest.param(value, marks=pytest.mark.long, id=str(value)) for value in listed[daily:])]
