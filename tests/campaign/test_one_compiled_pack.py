"""One compiled pack on a shelf of its own: believed if all about it fits, and kept as long as there is a place."""

from __future__ import annotations

import hashlib
import os
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from sleeping_gods.campaign import compiled, games, shipping
from sleeping_gods.campaign.build_stamp import build_stamp
from sleeping_gods.campaign.compiled_translations import decoded_translation, encoded_translation
from sleeping_gods.campaign.errors import PackFileMissing, UnknownPack
from sleeping_gods.campaign.games import load_compiled, load_pack, source_folder_of, with_sources
from sleeping_gods.campaign.supported_games import SUPPORTED_GAMES
from sleeping_gods.content import builtin
from sleeping_gods.content.index import COMPILED, INDEX, CompiledTranslation, Listed, PackIndex, index_bytes
from sleeping_gods.content.translation.model import Slot, Translation
from sleeping_gods.kernel.errors import BrokenPack
from sleeping_gods.skies.table.cards import Pack
from sleeping_gods.story.frame import PackFrame
from sleeping_gods.story.printed import Name

NAME = "own-skies"
PAGES = {
    "2.1": Translation("2.1", "Le pont", "", 0, "", (Slot("Il pleut.", 0), Slot("Encore.", 0)), {"a": Slot("Oui", 0)})
}


@pytest.fixture(scope="module")
def pack() -> PackFrame:
    """The smallest pack."""
    _, loaded = load_pack(NAME)
    assert isinstance(loaded, Pack)
    return replace(loaded, bound=None)


def laid(folder: Path, pack: PackFrame, patch: pytest.MonkeyPatch, stamp: str = "", **changes: object) -> bytes:
    """Lay a compiled pack and a story of it on a shelf, with an index that says what is to be said of them."""
    data, story = compiled.encoded(pack), encoded_translation(PAGES, pack.digest, "fr")
    told = CompiledTranslation("fr", len(story), hashlib.sha256(story).hexdigest())
    entry = Listed(NAME, "skies", pack.version, Name({"en": "Ours"}), ("en", "fr"), pack.digest, len(data))
    entry = replace(entry, hash=hashlib.sha256(data).hexdigest(), translations=(told,), told=True)
    whole = PackIndex((replace(entry, **changes),), stamp or build_stamp())  # type: ignore[arg-type]  # a test knows
    (folder / COMPILED).mkdir()
    (folder / COMPILED / f"{NAME}.pack").write_bytes(data)
    (folder / COMPILED / f"{NAME}.fr.story").write_bytes(story)
    (folder / INDEX).write_bytes(index_bytes(whole))
    for place in (builtin, games):
        patch.setattr(place, "PACKS", folder)
    return data


def test_a_sound_file_is_the_pack(pack: PackFrame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With its game; its bytes alone are enough, and are those of one game."""
    data = laid(tmp_path, pack, monkeypatch)

    found = games._load_shipped(NAME)
    assert found is not None
    assert (found[0].id, found[1]) == ("skies", pack)
    assert load_compiled(data, "skies") == pack
    with pytest.raises(
        BrokenPack, match=r"skies\.pack: file expected an undamaged pack of the game skies, compiled by"
    ):
        load_compiled(data[:-1], "skies")
    with pytest.raises(BrokenPack, match="expected an undamaged pack of the game sea"):
        load_compiled(data, "sea")
    with pytest.raises(UnknownPack, match="expected a game among sea, skies, got 'air'"):
        load_compiled(data, "air")
    assert games._load_shipped("harbour") is None
    (tmp_path / COMPILED / f"{NAME}.pack").write_bytes(data[:-1] + b"\xc0")
    assert games._load_shipped(NAME) is None
    (tmp_path / COMPILED / f"{NAME}.pack").unlink()
    assert games._load_shipped(NAME) is None
    with pytest.raises(PackFileMissing, match="it is not there"):
        load_pack(NAME)


@pytest.mark.parametrize(
    "changes",
    [
        {"size": 5},
        {"hash": "0" * 64},
        {"digest": "0" * 16},
        {"version": "0"},
        {"game": "sea"},
        {"game": "air"},
        {"stamp": "0" * 32},
    ],
)
def test_an_index_that_does_not_fit_is_not_believed(
    changes: dict[str, str | int], pack: PackFrame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of these alone is enough."""
    laid(tmp_path, pack, monkeypatch, **changes)  # type: ignore[arg-type]  # a test knows

    assert games._load_shipped(NAME) is None


def test_a_shipped_story_is_read_if_it_fits(pack: PackFrame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without sources a story that fits its index is all there is; a language without one has no pages."""
    laid(tmp_path, pack, monkeypatch)
    file = tmp_path / COMPILED / f"{NAME}.fr.story"
    story = file.read_bytes()

    assert games._shipped_translation(NAME, "fr", pack) == PAGES == decoded_translation(story, pack.digest, "fr")
    assert games._shipped_translation(NAME, "en", pack) == {}
    assert games.translated.__wrapped__(NAME, "fr") == PAGES
    assert decoded_translation(story, pack.digest, "en") is None
    assert decoded_translation(story, "0" * 16, "fr") is None
    for spoilt in (story[:-1], story[:-1] + b"\0", b""):
        file.write_bytes(spoilt)
        with pytest.raises(PackFileMissing, match=r"own-skies\.fr\.story.*it is another one"):
            games._shipped_translation(NAME, "fr", pack)
    file.unlink()
    with pytest.raises(PackFileMissing, match=r"own-skies\.fr\.story.*it is not there"):
        games._shipped_translation(NAME, "fr", pack)
    (tmp_path / NAME).mkdir()
    (tmp_path / NAME / "pack.toml").write_text("")
    assert games._shipped_translation(NAME, "fr", pack) is None
    assert games._shipped_translation(NAME, "en", pack) is None


def test_a_story_of_another_engine_is_not_read(
    pack: PackFrame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though all its bytes are those of the index."""
    laid(tmp_path, pack, monkeypatch, stamp="0" * 32)

    with pytest.raises(PackFileMissing, match="it is another one"):
        games._shipped_translation(NAME, "fr", pack)


def test_packs_without_texts_are_told_from_those_with_them(
    pack: PackFrame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks for the texts of one that came without is told where they are; a folder is taken as it is named."""
    assert with_sources() == ["harbour", "wandering-sea", "airfield", "lifted-north"]
    assert source_folder_of("harbour") == builtin.PACKS / "harbour"

    laid(tmp_path, pack, monkeypatch, told=False)
    assert with_sources() == []
    with pytest.raises(
        UnknownPack, match=r"expected a pack with its texts, and own-skies is .*, such as \./own-skies$"
    ):
        source_folder_of(NAME)
    assert source_folder_of("./mine") == Path("./mine")


def test_what_was_built_is_kept_and_the_oldest_goes(
    pack: PackFrame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Exactly so many are kept; what is kept is taken as it is, if it is sound and of the same digests."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(compiled, "MAX_COMPILED", 2)
    built: list[str] = []

    def ask(digest: str, unpinned: str = "") -> PackFrame:
        def build(texts: dict[str, str]) -> PackFrame:
            built.append(texts["of"])
            return replace(pack, digest=digest, unpinned=unpinned)

        return compiled.build_or_recall({"of": digest}, (digest, unpinned), type(pack), build)

    folder = compiled.cache_folder()
    for age, digest in enumerate("aba"):
        assert ask(digest).digest == digest
        for file in folder.glob("*.pack"):
            os.utime(file, (age, age))
    assert (built, len(list(folder.iterdir()))) == (["a", "b"], 2)
    newest = compiled._place(type(pack), "b ")
    assert newest is not None
    os.utime(newest, (9, 9))
    ask("c")
    assert sorted(built) == ["a", "b", "c"]
    assert len(list(folder.iterdir())) == 2
    assert newest.is_file()
    ask("b")
    assert built == ["a", "b", "c"]
    newest.write_bytes(newest.read_bytes()[:-1])
    ask("b")
    assert built == ["a", "b", "c", "b"]
    ask("b", "words")
    assert built[4:] == ["b"]


def test_without_a_place_packs_are_built_each_time(
    pack: PackFrame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there is no home, and where nothing can be put in place: nothing is left half written."""

    def fail(*_: object) -> Path:
        raise RuntimeError("no home")

    built: list[PackFrame] = []

    def build(texts: dict[str, str]) -> PackFrame:
        built.append(pack)
        return pack

    def ask() -> PackFrame:
        return compiled.build_or_recall({}, (pack.digest, pack.unpinned), type(pack), build)

    with monkeypatch.context() as homeless:
        homeless.setattr(compiled, "user_cache", fail)
        assert ask() is ask() is pack
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))

    def full(*_: object) -> None:
        raise OSError("no space left")

    with monkeypatch.context() as filled:
        filled.setattr(Path, "replace", full)
        assert ask() is pack
        assert list(compiled.cache_folder().iterdir()) == []
    assert ask() is pack
    assert len(built) == 4
    assert ask() == pack
    assert len(built) == 4


def test_a_built_program_brings_its_packs_along(
    pack: PackFrame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The stamp, the compiled packs of games there are with the stories that there are, and an index of them."""
    listed = Listed(NAME, "skies", pack.version, Name({"en": "Ours"}), ("en", "fr", "de"), told=True)
    folders = PackIndex((listed, replace(listed, id="other", game="air")))
    monkeypatch.setattr(shipping, "index_of_folders", lambda: folders)
    monkeypatch.setattr(type(SUPPORTED_GAMES["skies"]), "build", lambda game, source: replace(pack))
    monkeypatch.setattr(shipping, "read_source", lambda folder: SimpleNamespace(texts={}))
    monkeypatch.setattr(shipping, "fitting", lambda texts, lang, pack: PAGES if lang == "fr" else {})
    shipping.write_shipped(tmp_path)
    data, story = compiled.encoded(pack), encoded_translation(PAGES, pack.digest, "fr")

    assert {str(file.relative_to(tmp_path)): file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()} == {
        "BUILD": f"{build_stamp()}\n".encode(),
        f"packs/compiled/{NAME}.pack": data,
        f"packs/compiled/{NAME}.fr.story": story,
        "packs/index.json": index_bytes(
            PackIndex(
                (
                    replace(
                        listed,
                        digest=pack.digest,
                        size=len(data),
                        hash=hashlib.sha256(data).hexdigest(),
                        translations=(CompiledTranslation("fr", len(story), hashlib.sha256(story).hexdigest()),),
                    ),
                ),
                build_stamp(),
            )
        ),
    }
    monkeypatch.setattr(shipping, "index_of_folders", lambda: PackIndex((replace(listed, id="own-sea"),)))
    with pytest.raises(ValueError, match=r"expected the id 'own-sea' in own-sea/pack.toml, got 'own-skies'"):
        shipping.shipped_files()
