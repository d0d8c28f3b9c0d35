"""Pictures beside the numbers of places on a map; no rule asks for them."""

from __future__ import annotations

from collections.abc import Collection

from ..effects.error_texts import did_you_mean, quoted_value
from .reader import TomlReader


def read_pictures(reader: TomlReader, locations: Collection[int], known: tuple[str, ...], where: str) -> dict[int, str]:
    """The pictures of a region's or page's places, by their numbers."""
    table = reader.table("motifs", required=False)
    pictures: dict[int, str] = {}
    for key in table.written() if table else ():
        if key not in map(str, locations):
            reader.find("location", f"expected a location of the {where} for 'motifs', got {quoted_value(key)}")
            continue
        word = table.text(key) if table else ""
        if word and word not in known:
            reader.find(
                "unknown-word", f"expected a picture for 'motifs', got {quoted_value(word)}{did_you_mean(word, known)}"
            )
        elif word:
            pictures[int(key)] = word
    return pictures
