"""The islands of a pack's map, for plates that show their shapes."""

from __future__ import annotations

import tomllib
from pathlib import Path

from ...content.files import read_files
from ...plates.language.records import Points

MIN_CORNERS = 3
MAX_CORNERS = 500
ATLAS = "atlas/"
"""Where the files of a pack's map lie."""


def island_outlines(folder: Path) -> dict[str, Points]:
    """The islands of a pack's map by their ids; those of a sea."""
    if not (folder / ATLAS).is_dir():
        return {}
    texts, _ = read_files(folder, inside=ATLAS)
    islands = [island for text in texts.values() for island in _islands(text)]
    return {str(island.get("id")): shape for island in islands if (shape := _points(island.get("shape")))}


def _islands(text: str) -> list[dict[str, object]]:
    """The tables of islands in a file; what is wrong with it the pack's own findings say."""
    try:
        islands = tomllib.loads(text).get("island", [])
    except tomllib.TOMLDecodeError:
        return []
    return [island for island in islands if isinstance(island, dict)] if isinstance(islands, list) else []


def _points(shape: object) -> Points:
    """A shape as points; none for anything else, which the pack's own findings name."""
    if not isinstance(shape, list) or not MIN_CORNERS <= len(shape) <= MAX_CORNERS:
        return ()
    points: list[tuple[float, float]] = []
    for point in shape:
        if not isinstance(point, list) or len(point) != 2:
            return ()
        x, y = point
        if not isinstance(x, int | float) or not isinstance(y, int | float):
            return ()
        points.append((float(x), float(y)))
    return tuple(points)
