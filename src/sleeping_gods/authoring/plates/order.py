"""The order in which plates are shown: cover and prologue, places by number, then the rest by name."""

from __future__ import annotations

from collections.abc import Iterable

_FIRST = ("cover", "prologue")


def _key(name: str) -> tuple[int, int, str]:
    """A sort key: cover and prologue, places by number, anything else, enemies."""
    if name in _FIRST:
        return 0, _FIRST.index(name), name
    kind, _, number = name.rpartition("-")
    if kind == "place" and number.isdigit():
        return 1, int(number), name
    return (3 if name.startswith("enemy-") else 2), int(number) if number.isdigit() else 0, name


def in_reading_order(names: Iterable[str]) -> list[str]:
    """Names of plates as a book has them."""
    return sorted(names, key=_key)
