"""What a built program brings along beside its sources: its stamp, its packs compiled, and the index of them.

``python -m sleeping_gods.campaign.shipping FOLDER`` writes the files; the hook of the wheel does that, and nothing is
ever written beside the sources.
"""

from __future__ import annotations

import hashlib
import sys
from dataclasses import replace
from pathlib import Path

from ..content.builtin import MANIFEST, PACKS
from ..content.index import (
    COMPILED,
    INDEX,
    CompiledTranslation,
    Listed,
    PackIndex,
    index_bytes,
    index_of_folders,
    translation_file,
)
from ..content.plates import plates_in
from ..content.provenance import our_boards_in
from ..content.read import read_source
from ..languages import ENGLISH
from .build_stamp import STAMP, build_stamp
from .compiled import encoded
from .compiled_translations import encoded_translation
from .games import fitting
from .supported_games import SUPPORTED_GAMES


def shipped_files() -> dict[str, bytes]:
    """Every such file by its path in the program; the same sources give the same bytes."""
    compiled: dict[str, bytes] = {}
    packs: list[Listed] = []
    for entry in index_of_folders().packs:
        if entry.game in SUPPORTED_GAMES:
            source = read_source(PACKS / entry.id)
            pack = SUPPORTED_GAMES[entry.game].build(source)
            if pack.id != entry.id:
                raise ValueError(f"expected the id {entry.id!r} in {entry.id}/{MANIFEST}, got {pack.id!r}")
            pack.plates, pack.ours = plates_in(PACKS / entry.id), our_boards_in(PACKS / entry.id)
            data = encoded(pack)
            hashed = hashlib.sha256(data).hexdigest()
            compiled[f"packs/{COMPILED}/{entry.id}.pack"] = data
            stories = []
            for lang in entry.languages:
                pages = fitting(source.texts, lang, pack) if lang != ENGLISH else {}
                if pages:
                    story = encoded_translation(pages, pack.digest, lang)
                    stories.append(CompiledTranslation(lang, len(story), hashlib.sha256(story).hexdigest()))
                    compiled[f"packs/{COMPILED}/{translation_file(entry.id, lang).name}"] = story
            translations = tuple(stories)
            packs.append(replace(entry, digest=pack.digest, size=len(data), hash=hashed, translations=translations))
    index = index_bytes(PackIndex(tuple(packs), build_stamp()))
    return {STAMP: f"{build_stamp()}\n".encode(), f"packs/{INDEX}": index, **compiled}


def write_shipped(folder: Path) -> None:
    """Write the files into a folder, under their paths in the program."""
    for name, data in shipped_files().items():
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)


if __name__ == "__main__":
    write_shipped(Path(sys.argv[1]))
