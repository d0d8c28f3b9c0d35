"""A cache by identity, for immutable objects that are costly to compare, such as packs and pages."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class IdentityCache(Generic[K, V]):
    """Values by the identity of the object that they were computed from; the least recently used are dropped."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._entries: OrderedDict[int, tuple[K, V]] = OrderedDict()
        """Each entry holds its object: an object that is kept alive shares its ``id`` with no other."""

    def get(self, source: K, compute: Callable[[], V]) -> V:
        """The value of an object, computed when it is first asked for."""
        entry = self._entries.get(id(source))
        if entry is not None:
            self._entries.move_to_end(id(source))
            return entry[1]
        value = compute()
        self._entries[id(source)] = source, value
        while len(self._entries) > self._size:
            self._entries.popitem(last=False)
        return value
