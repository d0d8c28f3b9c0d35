"""Books are read once, however many ask for them at the same time."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

from sleeping_gods.reference.book import library

ASKING = 4


def test_threads_that_ask_at_once_get_the_same_book() -> None:
    """Tables that open at the same time after a start share one reading of the rules."""
    library.book.cache_clear()
    library._book.cache_clear()
    together = threading.Barrier(ASKING)

    def asked(_: int) -> int:
        together.wait(60)
        return id(library.book("skies", "fr"))

    with ThreadPoolExecutor(ASKING) as threads:
        read = [*threads.map(asked, range(ASKING))]

    assert len({*read}) == 1
