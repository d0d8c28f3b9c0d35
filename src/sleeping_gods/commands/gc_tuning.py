"""Tunes the garbage collector for long runs: objects loaded at the start are not examined again."""

from __future__ import annotations

import gc

YOUNG = 1000
"""After so many new objects the collector examines them: often and briefly."""
OLDER = 5
"""After so many such looks it looks at older objects too."""
OLDEST = 20_000
"""After so many of those it examines everything: rarely, as that takes a tenth of a second with many campaigns open."""


def tune_gc() -> None:
    """Keep packs, books and words out of the collector's way; call it once all that stays is loaded."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, OLDEST)
