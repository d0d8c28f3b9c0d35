"""What each run leaves out: tests measured to be slow, and what is repeated only in the long run before a release."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

import pytest

T = TypeVar("T")
SLOW_LIST = Path(__file__).with_name("slow_tests.txt")
KEPT_LIST = Path(__file__).with_name("kept_quick.txt")
LONG_LIST = Path(__file__).with_name("long_tests.txt")


def slow_tests() -> frozenset[str]:
    """The tests that ``make quick`` leaves out because they were measured to take long."""
    return _listed_in(SLOW_LIST)


def kept_quick() -> frozenset[str]:
    """The tests that ``make quick`` keeps, however long they take."""
    return _listed_in(KEPT_LIST)


def long_tests() -> frozenset[str]:
    """The cases that ``make test`` leaves to ``make test-long``; other cases of their tests are in every run."""
    return _listed_in(LONG_LIST)


def _listed_in(file: Path) -> frozenset[str]:
    lines = file.read_text("utf-8").splitlines()
    return frozenset(line for line in lines if line and not line.startswith("#"))


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
