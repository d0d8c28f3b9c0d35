"""The art of a pack by itself, as maps are drawn with it: the rest of its folder is left unread."""

from __future__ import annotations

import hashlib
from pathlib import Path

from ..story.art import FOLDER, Art, read_art
from .files import read_files
from .read import parse


def art_in(folder: Path) -> tuple[Art, str]:
    """The art in a pack's folder, and a hash of its files; what is refused of it is left out."""
    if not (folder / FOLDER).is_dir():
        return Art(), ""
    texts, _ = read_files(folder, inside=FOLDER)
    hashed = hashlib.sha256(repr(sorted(texts.items())).encode()).hexdigest()[:16]
    return read_art(parse(texts, []), []), hashed
