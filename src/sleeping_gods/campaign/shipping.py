"""What a built program brings along beside its sources: its stamp, its packs compiled, and the index of them.

``python -m sleeping_gods.campaign.shipping FOLDER`` writes the files; the hook of the wheel does that, and nothing is
ever written beside the sources.
"""

from __future__ import annotations

import hashlib
import sys
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from ..content.builtin import MANIFEST, PACKS
from ..content.index import (
    COMPILED,
    INDEX,
    CompiledTranslation,
    Listed,
    PackIndex,
    compiled_file,
    index_bytes,
    index_of_folders,
    translation_file,
)
from ..content.plates import plates_in
from ..content.provenance import our_boards_in
from ..content.read import read_source
from ..languages import ENGLISH
from ..story.frame import PackFrame
from ..story.source import PackSource
from .build_stamp import STAMP, build_stamp
from .compiled import encoded
from .compiled_translations import encoded_translation
from .games import fitting
from .supported_games import SUPPORTED_GAMES


class _ShippedPack(NamedTuple):
    """A pack as the index lists it, and its compiled files by their paths in the program."""

    listed: Listed
    files: dict[str, bytes]


class _ShippedStory(NamedTuple):
    """A pack's story in a language, and its compiled file."""

    listed: CompiledTranslation
    data: bytes


def shipped_files() -> dict[str, bytes]:
    """Every such file by its path in the program; the same sources give the same bytes."""
    packs = [_shipped_pack(entry) for entry in index_of_folders().packs if entry.game in SUPPORTED_GAMES]
    index = index_bytes(PackIndex(tuple(pack.listed for pack in packs), build_stamp()))
    files = {STAMP: f"{build_stamp()}\n".encode(), f"packs/{INDEX}": index}
    for pack in packs:
        files |= pack.files
    return files


def _shipped_pack(entry: Listed) -> _ShippedPack:
    """A pack of the index, compiled with its stories in other languages."""
    source = read_source(PACKS / entry.id)
    pack = _built(entry, source)
    data, stories = encoded(pack), _shipped_stories(entry, source, pack)
    listed = replace(
        entry,
        digest=pack.digest,
        size=len(data),
        hash=_sha256(data),
        translations=tuple(story.listed for story in stories),
    )
    files = {compiled_file(entry.id).name: data}
    files |= {translation_file(entry.id, story.listed.lang).name: story.data for story in stories}
    return _ShippedPack(listed, {f"packs/{COMPILED}/{name}": file for name, file in files.items()})


def _built(entry: Listed, source: PackSource) -> PackFrame:
    """A pack as its game builds it, with the plates and boards that lie in its folder."""
    pack = SUPPORTED_GAMES[entry.game].build(source)
    if pack.id != entry.id:
        raise ValueError(f"expected the id {entry.id!r} in {entry.id}/{MANIFEST}, got {pack.id!r}")
    pack.plates, pack.ours = plates_in(PACKS / entry.id), our_boards_in(PACKS / entry.id)
    return pack


def _shipped_stories(entry: Listed, source: PackSource, pack: PackFrame) -> list[_ShippedStory]:
    """The story of a pack in each other language in which it has pages."""
    stories = []
    for lang in entry.languages:
        pages = fitting(source.texts, lang, pack) if lang != ENGLISH else {}
        if pages:
            data = encoded_translation(pages, pack.digest, lang)
            stories.append(_ShippedStory(CompiledTranslation(lang, len(data), _sha256(data)), data))
    return stories


def _sha256(data: bytes) -> str:
    """The SHA-256 of some bytes, in hex digits."""
    return hashlib.sha256(data).hexdigest()


def write_shipped(folder: Path) -> None:
    """Write the files into a folder, under their paths in the program."""
    for name, data in shipped_files().items():
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)


if __name__ == "__main__":
    write_shipped(Path(sys.argv[1]))
