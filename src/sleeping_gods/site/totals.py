"""Counts how much a first visit downloads: the page, the base, one pack and one language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from .site_file import PAGE, PICTURES, RULES

SIZES = ("size", "gzip", "brotli")
"""The keys of a file's sizes in the manifest: as it is, and as it is sent."""


def is_needed(file: dict[str, Any], world: str, lang: str) -> bool:
    """Whether a file is needed to play a pack in a language; pictures, maps and rules are loaded later."""
    if file["part"] in (PAGE, PICTURES, RULES) or file["path"].startswith("api/"):
        return False
    return bool(file.get("world", world) == world and file.get("lang", lang) == lang)


class FirstVisit(NamedTuple):
    """What it takes to play a pack in a language for the first time."""

    world: str
    lang: str
    sizes: dict[str, int]
    """The bytes, by the keys of SIZES."""


def first_visit(manifest: dict[str, Any]) -> Iterator[FirstVisit]:
    """The bytes of the engine with each pack in each language."""
    files = manifest["files"]
    worlds = dict.fromkeys(file["world"] for file in files if "world" in file)
    langs = dict.fromkeys(file["lang"] for file in files if "lang" in file)
    for world in worlds:
        for lang in langs:
            needed = [file for file in files if is_needed(file, world, lang)]
            yield FirstVisit(world, lang, sizes={size: sum(file[size] for file in needed) for size in SIZES})
