"""Caches of values that depend only on a pack, a language and a key, such as the texts of cards."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable, Hashable
from typing import Any, Generic, NamedTuple, ParamSpec, Protocol, TypeVar

from ...languages import Lang


class HasDigest(Protocol):
    """A pack, as far as caches know it."""

    @property
    def digest(self) -> str:
        """What a pack that says the same has too."""


P = TypeVar("P", bound=HasDigest)
R = TypeVar("R")
A = ParamSpec("A")
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

    def is_of(self, pack: P, lang: Lang) -> bool:
        """Whether it is kept for this pack and language."""
        return self.pack is pack and self.lang == lang


class PackCache(Generic[P, R]):
    """One value for each pack and language, made by a function when it is first asked for; threads may share it."""

    def __init__(self, make: Callable[[P, Lang], R]) -> None:
        self._make = make
        self._known: list[Kept[P, R]] = []
        """The values that are kept, the one made last at the end."""
        self._changing = threading.Lock()
        """Held while ``_known`` is changed, never while a value is made."""
        self._times_forgotten = 0
        """How often something was forgotten: what was begun before is not kept after it."""
        _caches.add(self)

    def __call__(self, pack: P, lang: Lang) -> R:
        """The value for a pack and a language."""
        for kept in self._known:
            if kept.is_of(pack, lang):
                return kept.value
        times_forgotten = self._times_forgotten
        value = self._make(pack, lang)
        with self._changing:
            for kept in self._known:  # another thread may have made it meanwhile
                if kept.is_of(pack, lang):
                    return kept.value
            if times_forgotten == self._times_forgotten:  # otherwise it may be made of a translation that has changed
                self._known = [*self._known[1 - MAX_PACKS :], Kept(pack, lang, value)]
        return value

    def forget(self, digest: str, lang: Lang) -> None:
        """Drop the values of a pack; it is known by its digest, as the same pack may be loaded twice."""
        with self._changing:
            self._times_forgotten += 1
            self._known = [kept for kept in self._known if kept.pack.digest != digest or kept.lang != lang]


class RecordCache(Generic[P, R]):
    """Values by pack, language and key, which threads may share.

    Of each pack and language at most ``limit`` are kept; those that were made first are dropped.
    """

    def __init__(self, limit: int = DEFAULT_LIMIT) -> None:
        self._limit = limit
        self._by_pack: PackCache[P, dict[Hashable, R]] = PackCache(lambda pack, lang: {})
        self._last_used: Kept[P, dict[Hashable, R]] | None = None
        """The pack, the language and the values that were asked for last: most calls ask for the same again."""
        self._changing = threading.Lock()
        """Held while values are added or dropped, never while one is made."""
        _caches.add(self)

    def forget(self, digest: str, lang: Lang) -> None:
        """Drop the values of a pack."""
        with self._changing:
            self._by_pack.forget(digest, lang)
            self._last_used = None

    def get_or_make(
        self, pack: P, lang: Lang, key: Hashable, make: Callable[A, R], *arguments: A.args, **keywords: A.kwargs
    ) -> R:
        """The value under a key; if there is none yet, ``make`` makes it of the arguments."""
        last_used = self._last_used
        records = (
            last_used.value if last_used is not None and last_used.is_of(pack, lang) else self._records(pack, lang)
        )
        try:
            return records[key]
        except KeyError:
            pass
        record = make(*arguments, **keywords)
        with self._changing:
            while len(records) >= self._limit:
                del records[next(iter(records))]
            records[key] = record
        return record

    def _records(self, pack: P, lang: Lang) -> dict[Hashable, R]:
        """All values of a pack in a language."""
        with self._changing:
            records = self._by_pack(pack, lang)
            self._last_used = Kept(pack, lang, records)
        return records
