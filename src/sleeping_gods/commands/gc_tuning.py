"""Tunes the garbage collector for long runs: objects loaded at the start are not examined again."""

from __future__ import annotations

import gc

YOUNG = 1000
"""After so many new objects the collector looks at them: often at few, so that nobody waits for it."""
OLDER = 5
"""After so many such looks it looks at older objects too."""
OLDEST = 20_000
"""After so many of those it looks at everything: a tenth of a second where many campaigns are open, so hardly ever."""


def tune_gc() -> None:
    """Keep packs, books and words out of the collector's way; call it once all that stays is loaded."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, OLDEST)
