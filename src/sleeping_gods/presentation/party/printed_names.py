"""The names that are printed on maps beside the numbers of places."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from ..localizer import Localizer

P = TypeVar("P")
MAX_KNOWN = 6
"""How many pairs of a pack and a localizer the names are kept for."""


class PrintedNames(Generic[P]):
    """The names of one game's maps, built once for each pack and language."""

    def __init__(self, names: Callable[[Localizer, P], Mapping[int, str]]) -> None:
        self._names = names
        self._known: list[tuple[P, Localizer, Mapping[int, str]]] = []
        """The packs and languages whose names were built, and the names."""

    def __call__(self, localizer: Localizer, pack: P) -> Mapping[int, str]:
        """The names of a pack by the numbers of the places."""
        for of_pack, of_localizer, names in self._known:
            if of_pack is pack and of_localizer is localizer:
                return names
        new_names = self._names(localizer, pack)
        del self._known[: 1 - MAX_KNOWN]
        self._known.append((pack, localizer, new_names))
        return new_names
