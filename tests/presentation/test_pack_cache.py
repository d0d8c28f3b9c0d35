"""Caches by pack and language, as several threads use them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import pytest

from sleeping_gods.presentation.party.pack_cache import PackCache, RecordCache, forget


@dataclass(frozen=True)
class Pack:
    """All that a cache asks of a pack."""

    digest: str


@pytest.fixture
def frequent_switches() -> Iterator[None]:
    """Threads take turns as often as they can."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(interval)


@pytest.mark.usefixtures("frequent_switches")
def test_threads_may_drop_the_same_values() -> None:
    """Whoever is second finds nothing to drop, and all get their values."""
    cache: RecordCache[Pack, int] = RecordCache(1)
    pack = Pack("a")

    def ask(first: int) -> bool:
        keys = range(first, first + 20_000)
        return all(cache.get_or_make(pack, "en", key, abs, key) == key for key in keys)

    with ThreadPoolExecutor(4) as threads:
        assert all(threads.map(ask, range(0, 400, 100)))


def test_a_value_made_while_its_pack_is_forgotten_is_not_kept() -> None:
    """It may be made of the translation that has changed."""
    pack, made = Pack("a"), list[str]()

    def make(pack: Pack, lang: str) -> str:
        made.append(lang)
        if len(made) == 1:
            forget(pack.digest, lang)  # another thread has loaded a translation
        return f"{len(made)}"

    cache = PackCache(make)

    assert [cache(pack, "fr") for _ in range(3)] == ["1", "2", "2"]


def test_a_record_made_while_its_pack_is_forgotten_is_not_kept() -> None:
    """The same of a value with a key."""
    pack, made = Pack("a"), list[str]()
    cache: RecordCache[Pack, str] = RecordCache()

    def make(key: str) -> str:
        made.append(key)
        if len(made) == 1:
            forget(pack.digest, "fr")
        return f"{len(made)}"

    assert [cache.get_or_make(pack, "fr", "key", make, "key") for _ in range(3)] == ["1", "2", "2"]


def test_a_value_of_none_is_kept() -> None:
    """That there is nothing to say is worked out once."""
    pack, made = Pack("a"), list[str]()
    cache: RecordCache[Pack, None] = RecordCache()

    for _ in range(2):
        cache.get_or_make(pack, "en", "key", made.append, "key")

    assert made == ["key"]
