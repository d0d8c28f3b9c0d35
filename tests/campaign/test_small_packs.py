"""Packs that are kept compiled or shipped, with hardly any content: each is believed only if all of it fits."""

from __future__ import annotations

import dataclasses
import hashlib
import json
import os
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from sleeping_gods.campaign import compiled, games, shipping
from sleeping_gods.campaign.build_stamp import STAMP, build_stamp
from sleeping_gods.campaign.compiled_translations import decoded_translation, encoded_translation
from sleeping_gods.campaign.errors import PackFileMissing, UnknownPack
from sleeping_gods.content.builtin import pack_folder
from sleeping_gods.content.index import CompiledTranslation, Listed, PackIndex, read_index
from sleeping_gods.content.read import read_source
from sleeping_gods.content.translation.model import Translation
from sleeping_gods.sea.pack.build import _build
from sleeping_gods.sea.table.cards import Pack
from sleeping_gods.story.printed import Name
from sleeping_gods.story.source import PackSource

DIGESTS = ("digest", "words")
PAGES = {"9.1": Translation("9.1", "Titre", "", 0)}


@pytest.fixture(scope="module")
def pack() -> Pack:
    """A harbour without cards and pages."""
    source = PackSource(read_source(pack_folder("harbour")).manifest, digest=DIGESTS[0], unpinned=DIGESTS[1])
    return _build(source, [])


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where compiled packs are kept: not there yet."""
    monkeypatch.setattr(compiled, "user_cache", lambda name: tmp_path / "deep" / name)
    return tmp_path / "deep" / "packs"


class Builder:
    """Counts how often a pack is built."""

    def __init__(self, pack: Pack) -> None:
        self.pack, self.built = pack, 0

    def __call__(self, texts: dict[str, str]) -> Pack:
        """Build it."""
        assert texts == {"pack.toml": "x"}
        self.built += 1
        return self.pack

    def wanted(self, digests: tuple[str, str] = DIGESTS) -> Pack:
        """The pack, built or recalled."""
        return compiled.build_or_recall({"pack.toml": "x"}, digests, Pack, self)


def test_a_pack_is_built_once(pack: Pack, cache: Path) -> None:
    """And anew for other texts, and where what was kept is damaged, of another engine or of other texts."""
    builder = Builder(pack)
    assert [builder.wanted(), builder.wanted()] == [pack, pack]
    assert builder.built == 1
    (file,) = cache.iterdir()
    for data in (b"", file.read_bytes()[:-1], compiled.encoded(dataclasses.replace(pack, unpinned="other"))):
        file.write_bytes(data)
        assert builder.wanted() == pack
    assert builder.built == 4
    builder.wanted((DIGESTS[0], "others"))
    assert (builder.built, len(list(cache.iterdir()))) == (5, 2)


def test_without_a_home_or_room_packs_are_built(
    pack: Pack, cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is left then."""
    builder = Builder(pack)
    with monkeypatch.context() as full:

        def no_room(*_: object) -> None:
            raise OSError("no space left")

        full.setattr(Path, "replace", no_room)
        assert builder.wanted() == pack
    assert list(cache.iterdir()) == []

    def nobody(name: str) -> Path:
        raise RuntimeError("nobody's home")

    monkeypatch.setattr(compiled, "user_cache", nobody)
    assert builder.wanted() == pack
    assert builder.built == 2


def test_the_oldest_packs_go(pack: Pack, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only so many are kept, by when they were written; other files stay."""
    monkeypatch.setattr(compiled, "MAX_COMPILED", 2)
    cache.mkdir(parents=True)
    (cache / "a.txt").touch()
    for number, name in enumerate(("c", "a", "b")):
        compiled._keep(cache / f"{name}.pack", pack)
        os.utime(cache / f"{name}.pack", (number, number))
    compiled._keep(cache / "d.pack", pack)

    assert sorted(file.name for file in cache.iterdir()) == ["a.txt", "b.pack", "d.pack"]


def listed(pack: Pack, data: bytes, **changes: Any) -> Listed:
    """What the index says about a compiled harbour."""
    told = {"digest": pack.digest, "size": len(data), "hash": hashlib.sha256(data).hexdigest(), **changes}
    return dataclasses.replace(Listed("harbour", "sea", pack.version, Name({"en": "Harbour"})), **told)


@pytest.mark.parametrize(
    ("changes", "stamp", "fits"),
    [
        ({}, "", True), ({"size": 1}, "", False), ({"hash": "0" * 64}, "", False), ({"version": "0"}, "", False),
        ({"digest": "0"}, "", False), ({"id": "quay"}, "", False), ({"game": "land"}, "", False), ({}, "older", False),
        ({"game": "skies"}, "", False),
    ],
)  # fmt: skip
def test_a_shipped_pack_is_the_one_that_is_listed(
    changes: dict[str, Any], stamp: str, fits: bool, pack: Pack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By its name, length, hash, version and digest, compiled by this very engine; else its sources are asked."""
    data = compiled.encoded(pack)
    (tmp_path / "harbour.pack").write_bytes(data)
    shelf = PackIndex((listed(pack, data, **changes),), stamp or build_stamp())
    monkeypatch.setattr(games, "index", lambda: shelf)
    monkeypatch.setattr(games, "compiled_file", lambda name: tmp_path / f"{name}.pack")

    loaded = games._load_shipped("harbour")

    assert (loaded is not None) == fits
    if loaded is not None:
        assert (loaded.game.id, loaded.pack) == ("sea", pack)
    (tmp_path / "harbour.pack").unlink()
    assert games._load_shipped("harbour") is None


@pytest.mark.parametrize("has_sources", [True, False])
@pytest.mark.parametrize("amiss", ["", "lang", "stamp", "file", "hash", "size", "digest"])
def test_a_shipped_story_is_the_one_that_is_listed(
    amiss: str, has_sources: bool, pack: Pack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the sources tell it; without them a language that is not listed has no pages, and a lost file is named."""
    data = encoded_translation(PAGES, "other" if amiss == "digest" else pack.digest, "fr")
    if amiss != "file":
        (tmp_path / "harbour.fr.story").write_bytes(data)
    hashed = "0" * 64 if amiss == "hash" else hashlib.sha256(data).hexdigest()
    story = CompiledTranslation("de" if amiss == "lang" else "fr", len(data) + (amiss == "size"), hashed)
    shelf = PackIndex((listed(pack, b"", translations=(story,)),), "older" if amiss == "stamp" else build_stamp())
    monkeypatch.setattr(games, "index", lambda: shelf)
    monkeypatch.setattr(games, "translation_file", lambda name, lang: tmp_path / f"{name}.{lang}.story")
    monkeypatch.setattr(games, "has_sources", lambda folder: has_sources)

    if amiss == "":
        assert games._shipped_translation("harbour", "fr", pack) == PAGES
    elif has_sources:
        assert games._shipped_translation("harbour", "fr", pack) is None
    elif amiss == "lang":
        assert games._shipped_translation("harbour", "fr", pack) == {}
    else:
        with pytest.raises(PackFileMissing, match=r"packs/compiled/harbour\.fr\.story"):
            games._shipped_translation("harbour", "fr", pack)


def test_a_pack_without_its_texts_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless its folder is named; what is not there is known as ever."""
    assert games.source_folder_of("harbour") == games.folder_of("harbour")
    assert "harbour" in games.with_sources()
    monkeypatch.setattr(games, "has_sources", lambda folder: False)
    assert games.with_sources() == []
    assert games.source_folder_of(f"{tmp_path}/") == tmp_path
    with pytest.raises(UnknownPack, match=r"harbour is installed without them: .* such as \./harbour"):
        games.source_folder_of("harbour")
    with pytest.raises(UnknownPack, match="expected a pack among"):
        games.source_folder_of("quay")


def test_what_is_shipped_is_listed_with_its_lengths_and_hashes(
    pack: Pack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Packs of games that are played, their stories in other languages that have pages, and the engine's stamp."""
    entry = Listed("harbour", "sea", pack.version, Name({"en": "Harbour"}), ("en", "fr", "de"))
    shelf = PackIndex((entry, dataclasses.replace(entry, id="field", game="land")))
    source, added = SimpleNamespace(texts={"9.fr.md": "x"}), {"plates_in": {"a": 1}, "our_boards_in": ("b",)}
    monkeypatch.setattr(shipping, "index_of_folders", lambda: shelf)
    monkeypatch.setattr(shipping, "read_source", lambda folder: {"harbour": source}[folder.name])
    built = dataclasses.replace(pack)
    builds = {id(source): built}
    monkeypatch.setattr(shipping, "SUPPORTED_GAMES", {"sea": SimpleNamespace(build=lambda given: builds[id(given)])})
    for name, value in added.items():
        monkeypatch.setattr(shipping, name, lambda folder, value=value: {"harbour": value}[folder.name])
    monkeypatch.setattr(shipping, "encoded", lambda given: repr((given.plates, given.ours)).encode())

    def fitting(texts: dict[str, str], lang: str, given: Pack) -> dict[str, Translation]:
        return PAGES if (texts, lang, given) == (source.texts, "fr", built) else {}

    monkeypatch.setattr(shipping, "fitting", fitting)

    shipping.write_shipped(tmp_path / "deep")
    shipping.write_shipped(tmp_path / "deep")

    files = {str(file.relative_to(tmp_path / "deep")): file.read_bytes() for file in (tmp_path / "deep").rglob("*.*")}
    data, story = files["packs/compiled/harbour.pack"], files["packs/compiled/harbour.fr.story"]
    assert data == b"({'a': 1}, ('b',))"
    assert decoded_translation(story, pack.digest, "fr") == PAGES
    index = read_index(files["packs/index.json"])
    assert index.stamp == build_stamp()
    assert (tmp_path / "deep" / STAMP).read_text() == f"{build_stamp()}\n"
    (row,) = index.packs
    assert (row.id, row.digest, row.size, row.hash) == (
        "harbour", pack.digest, len(data), hashlib.sha256(data).hexdigest(),
    )  # fmt: skip
    assert row.translations == (CompiledTranslation("fr", len(story), hashlib.sha256(story).hexdigest()),)
    assert json.loads(files["packs/index.json"])["packs"][0]["languages"] == ["en", "fr", "de"]
    built.id = "other"
    with pytest.raises(ValueError, match=r"expected the id 'harbour' in harbour/pack\.toml, got 'other'"):
        shipping.shipped_files()
