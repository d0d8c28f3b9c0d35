"""Tunes the garbage collector for long runs: objects loaded at the start are not examined again."""

from __future__ import annotations

import gc

YOUNG, OLDER, OLDEST = 1000, 5, 20000
"""After so many new objects the collector looks, and after so many such looks further back: often at little, so that
nobody waits for it, and hardly ever at everything, which takes a tenth of a second where many campaigns are open."""


def tune_gc() -> None:
    """Keep packs, books and words out of the collector's way; call it once all that stays is loaded."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, OLDEST)
