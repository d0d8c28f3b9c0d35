"""The drawn plates in a pack's folder, which the rest of a pack knows nothing of: they are read by themselves."""

from __future__ import annotations

import hashlib
from pathlib import Path

from ..kernel.errors import Finding
from ..story.plates import DRAWN, FOLDER, DrawnPlate, is_plate_name, png_size, read_alt
from .files import RefusedFile, read_bytes, read_text

MAX_PLATES = 500
"""Most drawn plates of a pack."""
MAX_TOTAL = 24 * 1024 * 1024
"""Most bytes of all of them; those beyond are left out."""
HASH_BYTES = 8
"""Bytes of a plate's hash: sixteen hex digits in its address, which nobody guesses."""


def plates_in(folder: Path) -> dict[str, DrawnPlate]:
    """The plates of a pack by their names: those that are drawn and say in English what they show.

    A file that turns out to be no plate counts towards MAX_TOTAL too, for it has been read.
    """
    plates: dict[str, DrawnPlate] = {}
    total = 0
    for name in _names(folder):
        data = drawn_bytes(folder, name) or b""
        total += len(data)
        if total > MAX_TOTAL:
            break
        plate = _plate(folder, name, data)
        if plate is not None:
            plates[name] = plate
    return plates


def plate_in(folder: Path, name: str) -> DrawnPlate | None:
    """One plate of a pack by its name; None if it has none that can be shown."""
    return _plate(folder, name, drawn_bytes(folder, name) or b"")


def _plate(folder: Path, name: str, data: bytes) -> DrawnPlate | None:
    """A plate from the bytes of its picture and the text beside it; None if one of them is none."""
    size = png_size(data)
    if size is None:
        return None
    findings_not_reported: list[Finding] = []
    text = read_text(folder, f"{FOLDER}{name}.plate", findings_not_reported)
    alt = read_alt(text) if text is not None else None
    if alt is None:
        return None
    width, height = size
    return DrawnPlate(alt, plate_hash(data), width, height)


def drawn_bytes(folder: Path, name: str) -> bytes | None:
    """The file of a drawn plate; None if there is none, or it is a link.

    One that is too long is cut where `read_bytes` stops, and `png_size` then refuses it.
    """
    if not is_plate_name(name):
        return None
    try:
        return read_bytes(folder / DRAWN / f"{name}.png")
    except RefusedFile:
        return None


def plate_hash(data: bytes) -> str:
    """The hash by which a drawn plate is asked for."""
    return hashlib.blake2b(data, digest_size=HASH_BYTES).hexdigest()


def _names(folder: Path) -> list[str]:
    """The names of the plates in a folder; links lead nowhere."""
    drawn = folder / DRAWN
    if drawn.is_symlink() or drawn.parent.is_symlink() or not drawn.is_dir():
        return []
    names = sorted(file.name.removesuffix(".png") for file in drawn.iterdir() if file.suffix == ".png")
    return [name for name in names if is_plate_name(name)][:MAX_PLATES]
