"""How much a first visit fetches: the page, the base, one world and one language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .site_file import PAGE, RULES

SIZES = ("size", "gzip", "brotli")


def needed(file: dict[str, Any], world: str, lang: str) -> bool:
    """Whether a world is played in a language only with this file; maps and rules come when they are looked at."""
    if file["part"] in (PAGE, RULES) or file["path"].startswith("api/"):
        return False
    return bool(file.get("world", world) == world and file.get("lang", lang) == lang)


def first_visit(manifest: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, int]]]:
    """For each world and language the bytes of the engine with it: as they are, by gzip, by Brotli."""
    files = manifest["files"]
    worlds = dict.fromkeys(file["world"] for file in files if "world" in file)
    langs = dict.fromkeys(file["lang"] for file in files if "lang" in file)
    for world in worlds:
        for lang in langs:
            some = [file for file in files if needed(file, world, lang)]
            yield world, lang, {size: sum(file[size] for file in some) for size in SIZES}
