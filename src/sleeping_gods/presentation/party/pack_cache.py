"""Caches of values that depend only on a pack, a language and a key, such as the texts of cards."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Hashable
from typing import Any, Generic, NamedTuple, TypeVar

from ...languages import Lang

P = TypeVar("P")
R = TypeVar("R")
MAX_PACKS = 16
"""How many pairs of a pack and a language a cache keeps."""
DEFAULT_LIMIT = 2048
"""How many values of a pack and a language are kept, if a cache says nothing else."""
_caches: weakref.WeakSet[PackCache[Any, Any] | RecordCache[Any, Any]] = weakref.WeakSet()
"""All caches, so that a pack can be forgotten in each."""


def forget(digest: str, lang: Lang) -> None:
    """Drop everything that is cached about a pack in a language, after its translation has changed."""
    for cache in _caches:
        cache.forget(digest, lang)


class Kept(NamedTuple, Generic[P, R]):
    """A value that a cache keeps for a pack in a language."""

    pack: P
    lang: Lang
    value: R


class PackCache(Generic[P, R]):
    """One value for each pack and language, made by a function when it is first asked for."""

    def __init__(self, make: Callable[[P, Lang], R]) -> None:
        self._make = make
        self._known: list[Kept[P, R]] = []
        _caches.add(self)

    def __call__(self, pack: P, lang: Lang) -> R:
        """The value for a pack and a language."""
        for kept in self._known:
            if kept.pack is pack and kept.lang == lang:
                return kept.value
        del self._known[: 1 - MAX_PACKS]
        value = self._make(pack, lang)
        self._known.append(Kept(pack, lang, value))
        return value

    def forget(self, digest: str, lang: Lang) -> None:
        """Drop the values of a pack; it is known by its digest, as the same pack may be loaded twice."""
        self._known = [kept for kept in self._known if getattr(kept.pack, "digest", "") != digest or kept.lang != lang]


class RecordCache(Generic[P, R]):
    """Values by pack, language and key; of each pack and language at most ``limit``, the oldest are dropped."""

    def __init__(self, limit: int = DEFAULT_LIMIT) -> None:
        self._limit = limit
        self._by_pack: PackCache[P, dict[Hashable, R]] = PackCache(lambda pack, lang: {})
        self._last_used: Kept[P | None, dict[Hashable, R]] = Kept(None, "", {})
        """The pack, the language and the values that were asked for last: most calls ask for the same again."""
        _caches.add(self)

    def forget(self, digest: str, lang: Lang) -> None:
        """Drop the values of a pack."""
        self._by_pack.forget(digest, lang)
        self._last_used = Kept(None, "", {})

    def get_or_make(self, pack: P, lang: Lang, key: Hashable, make: Callable[..., R], *arguments: Any) -> R:
        """The value under a key; if there is none yet, ``make(*arguments)`` makes it."""
        of_pack, of_lang, records = self._last_used
        if of_pack is not pack or of_lang != lang:
            records = self._by_pack(pack, lang)
            self._last_used = Kept(pack, lang, records)
        record = records.get(key)
        if record is None:
            if len(records) >= self._limit:
                del records[next(iter(records))]
            record = records[key] = make(*arguments)
        return record
