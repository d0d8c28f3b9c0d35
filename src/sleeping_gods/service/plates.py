"""Drawn plates of the shipped packs as files, for whoever knows their hash."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..campaign.games import folder_of, load_pack, playable
from ..content.index import index
from ..content.plates import drawn_bytes, plate_hash
from ..story.frame import PackFrame
from ..story.plates import COVER, DrawnPlate

FILE = re.compile(r"([a-z0-9-]+)\.([0-9a-f]{16})\.png")
"""What the file of a plate is called: its name and its hash."""


def _plate(pack: str, name: str) -> DrawnPlate | None:
    """A plate by its name; a cover is in the index, for whose list no pack is loaded."""
    if name != COVER:
        return plates_of(pack).get(name)
    entry = index().named(pack)
    return entry.cover if entry is not None and pack in playable() else None


def plates_of(pack: str) -> dict[str, DrawnPlate]:
    """The drawn plates of a shipped pack; none if there is no such pack."""
    if pack not in playable():
        return {}
    _game, loaded = load_pack(pack)
    return loaded.plates if isinstance(loaded, PackFrame) else {}


def plate_file(pack: str, file: str) -> bytes | None:
    """The file of a plate; None if there is none of that name with that hash.

    A hash is told with the plate itself: who has not been shown a plate does not guess its address.
    """
    match = FILE.fullmatch(file)
    if match is None:
        return None
    name, asked_hash = match.groups()
    plate = _plate(pack, name)
    if plate is None or plate.hash != asked_hash:
        return None
    data = drawn_bytes(folder_of(pack), name)
    return data if data is not None and plate_hash(data) == plate.hash else None


def plate_files() -> Iterator[tuple[str, str, bytes]]:
    """Every drawn plate of the shipped packs: the pack, what its file is called, and its bytes."""
    for pack in playable():
        for name, plate in plates_of(pack).items():
            file = f"{name}.{plate.hash}.png"
            data = plate_file(pack, file)
            if data is not None:
                yield pack, file, data
