"""What is made once for each pack and language: texts of cards come again and again, and never change."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

from ...languages import Lang

P = TypeVar("P")
R = TypeVar("R")
PACKS = 16
"""So many packs in so many languages are remembered at a time."""
_all: weakref.WeakSet[Kept[Any, Any] | Book[Any, Any]] = weakref.WeakSet()


def forget(digest: str, lang: Lang) -> None:
    """Make everything about a pack in a language anew: what it is told by has changed, such as its translation."""
    for kept in _all:
        kept.forget(digest, lang)


class Kept(Generic[P, R]):
    """Something about each pack in each language, made when it is first asked for."""

    def __init__(self, make: Callable[[P, Lang], R]) -> None:
        self._make = make
        self._known: list[tuple[P, Lang, R]] = []
        _all.add(self)

    def __call__(self, pack: P, lang: Lang) -> R:
        """What there is for a pack."""
        for known, spoken, made in self._known:
            if known is pack and spoken == lang:
                return made
        del self._known[: 1 - PACKS]
        made = self._make(pack, lang)
        self._known.append((pack, lang, made))
        return made

    def forget(self, digest: str, lang: Lang) -> None:
        """Make what there is for a pack anew the next time, also where the same pack was loaded twice."""
        self._known = [one for one in self._known if getattr(one[0], "digest", "") != digest or one[1] != lang]


class Book(Generic[P, R]):
    """Records by what they hang on, for each pack and language; the oldest are forgotten when there are many."""

    def __init__(self, most: int = 2048) -> None:
        self._most = most
        self._pages: Kept[P, dict[Hashable, R]] = Kept(lambda pack, lang: {})
        self._open: tuple[P | None, str, dict[Hashable, R]] = (None, "", {})
        _all.add(self)

    def forget(self, digest: str, lang: Lang) -> None:
        """Make the records of a pack anew the next time."""
        self._pages.forget(digest, lang)
        self._open = (None, "", {})

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
