"""Compressed copies of a site's files, which lie beside them for servers that send such copies."""

from __future__ import annotations

import gzip
import hashlib
import importlib.util
import zlib
from collections.abc import Sequence
from pathlib import Path

from .tools import CLONE, node

KEPT = CLONE / "build" / "gzip"
"""Copies of earlier builds, each named by the hash of what it was made of."""
LARGEST_SAVING = ("engine/", "worlds/", "assets/")
"""Folders whose files every visitor fetches and keeps: for these it is worth a minute to save some percent more."""
ITERATIONS = 2
"""How often Zopfli looks for a better way: more gains less than a thousandth."""


def write_copies(folder: Path, paths: Sequence[str], kept: Path = KEPT) -> None:
    """Write ``.gz`` and ``.br`` beside each file that becomes smaller; Zopfli makes some ``.gz`` if it is installed."""
    node("sizes.mjs", str(folder), "--write", text="\n".join(paths))
    if importlib.util.find_spec("zopfli") is None:
        return
    for path in paths:
        copy = folder / f"{path}.gz"
        if path.startswith(LARGEST_SAVING) and copy.is_file():
            copy.write_bytes(_smallest_gzip((folder / path).read_bytes(), kept))


def _smallest_gzip(data: bytes, kept: Path) -> bytes:
    """The copy of an earlier build if it is whole, else what Zopfli makes."""
    import zopfli.gzip

    place = kept / f"{hashlib.sha256(data).hexdigest()}.gz"
    if not _holds(place, data):
        kept.mkdir(parents=True, exist_ok=True)
        place.write_bytes(zopfli.gzip.compress(data, numiterations=ITERATIONS))
    return place.read_bytes()


def _holds(place: Path, data: bytes) -> bool:
    """Whether a file is a compressed copy of these bytes."""
    try:
        return gzip.decompress(place.read_bytes()) == data
    except (OSError, EOFError, zlib.error):
        return False
