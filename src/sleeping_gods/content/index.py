"""The index of the shipped packs: what a list of them tells, without any pack being read.

A built program brings it along as a file (`campaign/shipping.py`); a checkout has none, and it is made from the
manifests in the packs' folders.
"""

from __future__ import annotations

import functools
import json
from dataclasses import dataclass, replace
from pathlib import Path

from ..kernel.unique_keys import strict_json
from ..languages import CODE, ENGLISH, Lang
from ..story.plates import COVER, DRAWN, DrawnPlate, is_plate_hash
from ..story.printed import Name
from . import builtin
from .fingerprint import Fingerprint, fingerprint
from .plates import plate_in

INDEX = "index.json"
"""The file of the index, in the folder of the shipped packs."""
COMPILED = "compiled"
"""The folder of the compiled packs beside it."""
MAX_KEPT = 4
"""Indexes that are kept: one is in use, and tests make others."""
MAX_QUOTED = 80
"""Characters of what stands in an index that an error quotes."""
MAX_QUOTED_NUMBER = 40
"""Characters of a number that an error quotes."""


@dataclass(frozen=True, slots=True)
class CompiledTranslation:
    """The compiled file of a pack's story in a language."""

    lang: Lang
    size: int
    """Its bytes."""
    hash: str
    """SHA-256 of them."""


@dataclass(frozen=True, slots=True)
class Listed:
    """What the index says about a pack."""

    id: str
    game: str
    version: str
    title: Name
    languages: tuple[str, ...] = ("en",)
    digest: str = ""
    """The digest of its sources; empty where the index was made without reading them."""
    size: int = 0
    """Bytes of its compiled file; 0 where there is none."""
    hash: str = ""
    """SHA-256 of its compiled file, so that a browser can check what it fetched."""
    lesson: bool = False
    """Whether its first turn can be begun to learn the game."""
    translations: tuple[CompiledTranslation, ...] = ()
    """Its story in other languages, compiled; none where nothing is."""
    cover: DrawnPlate | None = None
    """The plate that stands for it in a list of packs."""
    told: bool = False
    """Whether it is no world of ours but a printed box, whose owner tells its pages and cards."""


@dataclass(frozen=True, slots=True)
class PackIndex:
    """Every shipped pack, and the stamp of the engine that compiled them."""

    packs: tuple[Listed, ...]
    stamp: str = ""
    """Empty where nothing is compiled."""

    def named(self, name: str) -> Listed | None:
        """What it says about one pack."""
        return next((pack for pack in self.packs if pack.id == name), None)


def index() -> PackIndex:
    """The index that is shipped, or else one made from the packs' folders; read again only if they have changed."""
    packs = builtin.PACKS
    known = fingerprint(packs / INDEX) or fingerprint(
        *(packs / name / file for name in builtin.available() for file in (builtin.MANIFEST, f"{DRAWN}{COVER}.png"))
    )
    return _read(packs, known)


@functools.lru_cache(maxsize=MAX_KEPT)
def _read(packs: Path, known: Fingerprint) -> PackIndex:
    """The index that is shipped, or one made of the folders where it cannot be read."""
    try:
        return read_index((builtin.PACKS / INDEX).read_bytes())
    except (OSError, ValueError, RecursionError):
        return index_of_folders()


def compiled_file(name: str) -> Path:
    """Where the compiled file of a shipped pack lies, if there is one."""
    return builtin.PACKS / COMPILED / f"{name}.pack"


def translation_file(name: str, lang: Lang) -> Path:
    """Where the compiled story of a shipped pack in a language lies, if there is one."""
    return builtin.PACKS / COMPILED / f"{name}.{lang}.story"


def index_of_folders() -> PackIndex:
    """An index of the folders' manifests: nothing else of the packs is read."""
    manifests = []
    for name in builtin.available():
        try:
            text = (builtin.pack_folder(name) / builtin.MANIFEST).read_text(encoding="utf-8")
        except (OSError, ValueError):
            text = ""
        lesson, cover = builtin.brings_lesson(name), plate_in(builtin.pack_folder(name), COVER)
        manifests.append(replace(listing_of(name, text), lesson=lesson, cover=cover))
    return PackIndex(tuple(manifests))


def listing_of(name: str, manifest: str) -> Listed:
    """What the text of a manifest says about the pack in the folder of this name."""
    data = manifest_table(manifest)
    title, languages = data.get("name"), data.get("languages")
    both = title if isinstance(title, dict) else {}
    english = _word(both.get("en")) or name
    spoken = tuple(map(_word, languages)) if isinstance(languages, list) and languages else ("en",)
    texts = {str(lang): _word(text) for lang, text in both.items() if _word(text)}
    called = Name({**texts, ENGLISH: english})
    game, version = _word(data.get("game")), _word(data.get("version"))
    return Listed(name, game, version, called, spoken, told=data.get("told") is True)


def manifest_table(text: str) -> dict[str, object]:
    """The table ``[pack]`` of a manifest; empty if it has none that can be read."""
    import tomllib  # a compiled pack is read without it

    try:
        table = tomllib.loads(text).get("pack")
    except (ValueError, RecursionError):
        return {}
    return table if isinstance(table, dict) else {}


def index_bytes(index: PackIndex) -> bytes:
    """An index as its file: the same index gives the same bytes."""
    packs = [
        {
            "id": pack.id,
            "game": pack.game,
            "version": pack.version,
            "title": pack.title.texts,
            "languages": list(pack.languages),
            "digest": pack.digest,
            "size": pack.size,
            "hash": pack.hash,
            "lesson": pack.lesson,
            "translations": [
                {"lang": story.lang, "size": story.size, "hash": story.hash} for story in pack.translations
            ],
            **({"cover": _cover_row(pack.cover)} if pack.cover else {}),
            **({"told": True} if pack.told else {}),
        }
        for pack in index.packs
    ]
    return f"{json.dumps({'stamp': index.stamp, 'packs': packs}, ensure_ascii=False, indent=1)}\n".encode()


def read_index(data: bytes) -> PackIndex:
    """The index in a file; ``ValueError`` if it is none."""
    whole = strict_json(data)
    if not isinstance(whole, dict) or not isinstance(whole.get("packs"), list):
        raise ValueError("expected an index of packs")
    packs = tuple(map(_read_listing, whole["packs"]))
    if len({pack.id for pack in packs}) != len(packs):
        raise ValueError("expected every pack once in the index")
    return PackIndex(packs, _text(whole, "stamp"))


def _read_listing(row: object) -> Listed:
    """One row of the index; ValueError says what is wrong with it."""
    if not isinstance(row, dict) or not isinstance(row.get("title"), dict):
        raise ValueError(f"expected a pack with its title in the index, got {row!r:.{MAX_QUOTED}}")
    name, languages = _text(row, "id"), row.get("languages")
    if not builtin.is_name(name):
        raise ValueError(f"expected a pack's name in the index, got {name!r:.{MAX_QUOTED}}")
    size = _size(row, name)
    lesson = _flag(row, "lesson", f"the lesson of {name}")
    if not isinstance(languages, list) or not all(isinstance(lang, str) for lang in languages):
        raise ValueError(f"expected the languages of {name} in the index, got {languages!r:.{MAX_QUOTED}}")
    title = _name(row["title"])
    game, version, digest, hashed = (_text(row, key) for key in ("game", "version", "digest", "hash"))
    stories = row.get("translations", [])
    if not isinstance(stories, list):
        raise ValueError(f"expected the translations of {name} in the index, got {stories!r:.{MAX_QUOTED}}")
    return Listed(
        id=name,
        game=game,
        version=version,
        title=title,
        languages=tuple(languages),
        digest=digest,
        size=size,
        hash=hashed,
        lesson=lesson,
        translations=tuple(_translation(story, name) for story in stories),
        cover=_cover(row["cover"], name) if "cover" in row else None,
        told=_flag(row, "told", f"'told' of {name}"),
    )


def _name(texts: dict[str, object]) -> Name:
    """A name by language; ``ValueError`` if it has no English."""
    return Name({ENGLISH: _text(texts, ENGLISH), **{lang: _text(texts, lang) for lang in texts}})


def _flag(row: dict[str, object], key: str, meaning: str) -> bool:
    """True or false; false if it is not there."""
    value = row.get(key, False)
    if not isinstance(value, bool):
        raise ValueError(f"expected true or false for {meaning} in the index, got {value!r:.{MAX_QUOTED}}")
    return value


def _cover_row(cover: DrawnPlate) -> dict[str, object]:
    """A cover as the index has it."""
    return {"alt": cover.alt.texts, "hash": cover.hash, "width": cover.width, "height": cover.height}


def _cover(row: object, name: str) -> DrawnPlate:
    """The cover of a pack in a row of the index."""
    if not isinstance(row, dict) or not isinstance(row.get("alt"), dict) or not is_plate_hash(_text(row, "hash")):
        raise ValueError(f"expected the cover of {name} in the index, got {row!r:.{MAX_QUOTED}}")
    width, height = row.get("width"), row.get("height")
    if type(width) is not int or type(height) is not int or width <= 0 or height <= 0:
        got = ", ".join(repr(length)[:MAX_QUOTED_NUMBER] for length in (width, height))
        raise ValueError(f"expected the size of the cover of {name} in the index, got {got}")
    return DrawnPlate(_name(row["alt"]), _text(row, "hash"), width, height)


def _translation(row: object, name: str) -> CompiledTranslation:
    """A translation of a pack in a row of the index."""
    if not isinstance(row, dict) or not CODE.fullmatch(_text(row, "lang")):
        raise ValueError(f"expected a language of {name} in the index, got {row!r:.{MAX_QUOTED}}")
    return CompiledTranslation(_text(row, "lang"), _size(row, name), _text(row, "hash"))


def _size(row: dict[str, object], name: str) -> int:
    """How many bytes a row names."""
    size = row.get("size")
    if type(size) is not int or size < 0:
        raise ValueError(f"expected the bytes of {name} in the index, got {size!r:.{MAX_QUOTED}}")
    return size


def _text(row: dict[str, object], key: str) -> str:
    """A text of a row."""
    value = row.get(key)
    if not isinstance(value, str):
        raise ValueError(f"expected text for {key!r} in the index of packs, got {value!r:.{MAX_QUOTED}}")
    return value


def _word(value: object) -> str:
    """A text of a manifest; empty for anything else, which the reader of the whole pack will name."""
    return value if isinstance(value, str) else ""
