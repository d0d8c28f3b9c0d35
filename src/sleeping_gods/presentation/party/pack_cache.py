"""Caches of what depends only on a pack and a language, such as the texts of cards."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

from ...languages import Lang

P = TypeVar("P")
R = TypeVar("R")
PACKS = 16
"""So many packs in so many languages are remembered at a time."""
_all: weakref.WeakSet[PackCache[Any, Any] | RecordCache[Any, Any]] = weakref.WeakSet()


def forget(digest: str, lang: Lang) -> None:
    """Make everything about a pack in a language anew: what it is told by has changed, such as its translation."""
    for cache in _all:
        cache.forget(digest, lang)


class PackCache(Generic[P, R]):
    """Something about each pack in each language, made when it is first asked for."""

    def __init__(self, make: Callable[[P, Lang], R]) -> None:
        self._make = make
        self._known: list[tuple[P, Lang, R]] = []
        _all.add(self)

    def __call__(self, pack: P, lang: Lang) -> R:
        """What there is for a pack."""
        for of_pack, of_lang, value in self._known:
            if of_pack is pack and of_lang == lang:
                return value
        del self._known[: 1 - PACKS]
        value = self._make(pack, lang)
        self._known.append((pack, lang, value))
        return value

    def forget(self, digest: str, lang: Lang) -> None:
        """Make what there is for a pack anew the next time, also where the same pack was loaded twice."""
        self._known = [entry for entry in self._known if getattr(entry[0], "digest", "") != digest or entry[1] != lang]


class RecordCache(Generic[P, R]):
    """Records by what they hang on, for each pack and language; the oldest are forgotten when there are many."""

    def __init__(self, most: int = 2048) -> None:
        self._most = most
        self._pages: PackCache[P, dict[Hashable, R]] = PackCache(lambda pack, lang: {})
        self._open: tuple[P | None, str, dict[Hashable, R]] = (None, "", {})
        _all.add(self)

    def forget(self, digest: str, lang: Lang) -> None:
        """Make the records of a pack anew the next time."""
        self._pages.forget(digest, lang)
        self._open = (None, "", {})

    def __call__(self, pack: P, lang: Lang, key: Hashable, make: Callable[..., R], *given: Any) -> R:
        """The record under a key, made of what is given if it is not there."""
        of_pack, of_lang, records = self._open
        if of_pack is not pack or of_lang != lang:
            records = self._pages(pack, lang)
            self._open = (pack, lang, records)
        record = records.get(key)
        if record is None:
            if len(records) >= self._most:
                del records[next(iter(records))]
            record = records[key] = make(*given)
        return record
