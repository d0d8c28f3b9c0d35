"""Plates of a pack (``plates/``): pictures of its places, drawn from texts; here what a table needs to show them.

No rule asks for them: they are no part of the digest that campaigns pin. A drawn plate is a PNG whose alpha is ink; its
text begins with what it shows in words, for those who do not see it.
"""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass

from ..languages import CODE, ENGLISH
from .printed import Name

FOLDER = "plates/"
DRAWN = "plates/drawn/"
"""Where the drawn plates of a pack lie."""
COVER = "cover"
"""The plate that stands for a whole pack."""
MAX_NAME_LENGTH = 60
"""Letters of a plate's name."""
MAX_ALT_LENGTH = 1_000
"""Most characters that say what a plate shows, in a language."""
MAX_SIDE = 2_400
"""Most pixels of a plate in either direction."""
MAX_BYTES = 256 * 1024
"""Most bytes of a drawn plate: four times what one should have."""

_NAME = re.compile(r"cover|prologue|(?:place|totem|ending|boss|enemy)-[a-z0-9]+(?:-[a-z0-9]+)*")
_HASH = re.compile(r"[0-9a-f]{16}")
_ALT = re.compile(rf"alt[ \t]+({CODE.pattern})[ \t]*:(.*)")
_PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"
"""How a PNG begins, up to its width and height."""
_HEAD_BYTES = len(_PNG) + 13
"""Bytes of the head of a PNG."""


@dataclass(frozen=True, slots=True)
class DrawnPlate:
    """A drawn plate of a pack."""

    alt: Name
    """What it shows, in words."""
    hash: str
    """Sixteen hex digits over its file, which are a part of its address."""
    width: int
    """Pixels from side to side."""
    height: int


def is_plate_name(name: str) -> bool:
    """Whether a word can be the name of a plate, and so never a path."""
    return len(name) <= MAX_NAME_LENGTH and _NAME.fullmatch(name) is not None


def is_plate_hash(word: str) -> bool:
    """Whether a word can be the hash of a plate."""
    return _HASH.fullmatch(word) is not None


def place_of(page: str) -> str:
    """The place that a page of the story belongs to: ``12.3`` belongs to 12, and every page of the finale to F1."""
    return "F1" if page.startswith("F") else page.partition(".")[0]


def place_plate(page: str) -> str:
    """The name of the plate of the place that a page belongs to."""
    return f"place-{place_of(page).lower()}"


def is_alt(line: str) -> bool:
    """Whether a line of a plate's text begins what it shows in words."""
    return _ALT.fullmatch(line) is not None


def alt_texts(text: str) -> dict[str, str]:
    """What a plate shows by language, from the head of its text.

    ``alt en: words`` begins it, and lines that begin with a space go on.
    """
    texts: dict[str, str] = {}
    lang = ""
    for line in text.split("\n"):
        if lang and line[:1] in (" ", "\t"):
            texts[lang] = f"{texts[lang]} {line.strip()}".strip()
            continue
        begins = _ALT.fullmatch(line)
        lang = begins[1] if begins and begins[1] not in texts else ""
        if begins and lang:
            texts[lang] = begins[2].strip()
    return {lang: words for lang, words in texts.items() if words}


def read_alt(text: str) -> Name | None:
    """The descriptions of a plate by language, cut where they are far too long; None without English."""
    shown = {lang: words[:MAX_ALT_LENGTH] for lang, words in alt_texts(text).items()}
    return Name(shown) if ENGLISH in shown else None


def png_size(data: bytes) -> tuple[int, int] | None:
    """Width and height that the head of a PNG says; None for another file, and for one that is too large."""
    if len(data) > MAX_BYTES or len(data) < _HEAD_BYTES or not data.startswith(_PNG):
        return None
    width, height = struct.unpack_from(">II", data, len(_PNG))
    return (width, height) if 0 < width <= MAX_SIDE and 0 < height <= MAX_SIDE else None
