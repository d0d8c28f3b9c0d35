"""What is made once for each pack and language: texts of cards come again and again, and never change."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

from ...effects.terms import Lang

P = TypeVar("P")
R = TypeVar("R")
PACKS = 16
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


class Book(Generic[P, R]):
    """Records by what they hang on, for each pack and language; the oldest are forgotten when there are many."""

    def __init__(self, most: int = 2048) -> None:
        self._most = most
        self._pages: Kept[P, dict[Hashable, R]] = Kept(lambda pack, lang: {})
        self._open: tuple[P | None, str, dict[Hashable, R]] = (None, "", {})

    def __call__(self, pack: P, lang: Lang, key: Hashable, make: Callable[..., R], *given: Any) -> R:
        """The record under a key, made of what is given if it is not there."""
        opened, spoken, known = self._open
        if opened is not pack or spoken != lang:
            known = self._pages(pack, lang)
            self._open = (pack, lang, known)
        made = known.get(key)
        if made is None:
            if len(known) >= self._most:
                del known[next(iter(known))]
            made = known[key] = make(*given)
        return made
