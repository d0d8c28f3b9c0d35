"""What is made once for each pack and language: texts of cards come again and again, and never change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from ...effects.terms import Lang

P = TypeVar("P")
R = TypeVar("R")
PACKS = 6
"""So many packs in so many languages are remembered at a time."""


class Kept(Generic[P, R]):
    """Something about each pack in each language, made when it is first asked for."""

    def __init__(self, make: Callable[[P, Lang], R]) -> None:
        self._make = make
        self._known: list[tuple[P, Lang, R]] = []

    def __call__(self, pack: P, lang: Lang) -> R:
        """What there is for a pack."""
        for known, spoken, made in self._known:
            if known is pack and spoken == lang:
                return made
        del self._known[: 1 - PACKS]
        made = self._make(pack, lang)
        self._known.append((pack, lang, made))
        return made
