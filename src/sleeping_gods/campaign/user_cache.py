"""The user's cache folder; everything in it can be made again at any time."""

from __future__ import annotations

import os
from pathlib import Path


def user_cache(name: str) -> Path:
    """The folder for one kind of thing, by the XDG rules: a relative path is ignored."""
    home = Path(os.environ.get("XDG_CACHE_HOME", ""))
    return (home if home.is_absolute() else Path.home() / ".cache") / "sleeping-gods" / name
