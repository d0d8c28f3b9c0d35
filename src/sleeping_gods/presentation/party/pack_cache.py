"""Caches of values that depend only on a pack, a language and a key, such as the texts of cards."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

from ...languages import Lang

P = TypeVar("P")
R = TypeVar("R")
MAX_PACKS = 16
"""How many pairs of a pack and a language a cache keeps."""
DEFAULT_LIMIT = 2048
"""How many values of a pack and a language are kept, if a cache says nothing else."""
_caches: weakref.WeakSet[PackCache[Any, Any] | RecordCache[Any, Any]] = weakref.WeakSet()


def forget(digest: str, lang: Lang) -> None:
    """Drop everything that is cached about a pack in a language, after its translation has changed."""
    for cache in _caches:
        cache.forget(digest, lang)


class PackCache(Generic[P, R]):
    """One value for each pack and language, made by a function when it is first asked for."""

    def __init__(self, make: Callable[[P, Lang], R]) -> None:
        self._make = make
        self._known: list[tuple[P, Lang, R]] = []
        _caches.add(self)

    def __call__(self, pack: P, lang: Lang) -> R:
        """The value for a pack and a language."""
        for of_pack, of_lang, value in self._known:
            if of_pack is pack and of_lang == lang:
                return value
        del self._known[: 1 - MAX_PACKS]
        value = self._make(pack, lang)
        self._known.append((pack, lang, value))
        return value

    def forget(self, digest: str, lang: Lang) -> None:
        """Drop the values of a pack; it is known by its digest, as the same pack may be loaded twice."""
        self._known = [
            (of_pack, of_lang, value)
            for of_pack, of_lang, value in self._known
            if getattr(of_pack, "digest", "") != digest or of_lang != lang
        ]


class RecordCache(Generic[P, R]):
    """Values by pack, language and key; of each pack and language at most ``limit``, the oldest are dropped."""

    def __init__(self, limit: int = DEFAULT_LIMIT) -> None:
        self._limit = limit
        self._by_pack: PackCache[P, dict[Hashable, R]] = PackCache(lambda pack, lang: {})
        self._last_used: tuple[P | None, str, dict[Hashable, R]] = (None, "", {})
        """The pack, the language and the values that were asked for last: most calls ask for the same again."""
        _caches.add(self)

    def forget(self, digest: str, lang: Lang) -> None:
        """Drop the values of a pack."""
        self._by_pack.forget(digest, lang)
        self._last_used = (None, "", {})

    def get_or_make(self, pack: P, lang: Lang, key: Hashable, make: Callable[..., R], *arguments: Any) -> R:
        """The value under a key; if there is none yet, ``make(*arguments)`` makes it."""
        of_pack, of_lang, records = self._last_used
        if of_pack is not pack or of_lang != lang:
            records = self._by_pack(pack, lang)
            self._last_used = (pack, lang, records)
        record = records.get(key)
        if record is None:
            if len(records) >= self._limit:
                del records[next(iter(records))]
            record = records[key] = make(*arguments)
        return record
