"""The index of packs: read where it is shipped, else made from the manifests; and never believed blindly."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from sleeping_gods.content import builtin
from sleeping_gods.content.index import (
    INDEX,
    Listed,
    PackIndex,
    index,
    index_bytes,
    index_of_folders,
    listing_of,
    read_index,
)
from sleeping_gods.story.printed import Name

PACK = Listed("tiny", "sea", "3", Name({"en": "Tiny", "fr": "Minuscule"}), ("en", "fr"), "00ff", 12, "aa")


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of packs with one pack in it, which its manifest calls small."""
    monkeypatch.setattr(builtin, "PACKS", tmp_path)
    (tmp_path / "tiny").mkdir()
    (tmp_path / "tiny" / "pack.toml").write_text('[pack]\ngame = "sea"\nversion = "2"\nname = { en = "Small" }\n')
    return tmp_path


def test_a_checkout_lists_its_packs_by_their_manifests() -> None:
    """Id, game, version, titles and languages are there; what only a build knows is not."""
    (found,) = (pack for pack in index().packs if pack.id == "wandering-sea")

    assert replace(found, cover=None) == Listed(
        "wandering-sea", "sea", "2", Name({"en": "The Wandering Sea", "fr": "La Mer de l'Errance"}), ("en", "fr")
    )
    assert index().stamp == ""
    assert [pack.id for pack in index().packs] == builtin.available()


def test_a_shipped_index_is_all_that_is_read(shelf: Path) -> None:
    """Its packs are listed as it says, those without a folder too; a folder that it does not name is none of them."""
    other = Listed("other", "skies", "1", Name({"en": "Other", "fr": "Autre"}))
    (shelf / INDEX).write_bytes(index_bytes(PackIndex((PACK, other), "stamp")))
    (shelf / "late").mkdir()
    (shelf / "late" / "pack.toml").write_text('[pack]\ngame = "sea"\n')

    assert index() == PackIndex((PACK, other), "stamp")
    assert index().named("tiny") == PACK
    assert index().named("late") is None


def test_what_is_written_is_read_again() -> None:
    """Every field comes back, and the same index gives the same bytes."""
    whole = PackIndex((PACK,), "stamp")

    assert read_index(index_bytes(whole)) == whole
    assert index_bytes(whole) == index_bytes(read_index(index_bytes(whole)))


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"[]",
        b"{}",
        b"\xff",
        b"[" * 100_000,
        index_bytes(PackIndex((PACK, PACK), "")),
        *(
            json.dumps({"stamp": "", "packs": [row]}).encode()
            for row in (
                5,
                {},
                *({**json.loads(index_bytes(PackIndex((PACK,))))["packs"][0], key: 5.5} for key in Listed.__slots__),
                *(
                    {**json.loads(index_bytes(PackIndex((PACK,))))["packs"][0], "id": name}
                    for name in ("../tiny", "", "a/b")
                ),
                {**json.loads(index_bytes(PackIndex((PACK,))))["packs"][0], "size": True},
                {**json.loads(index_bytes(PackIndex((PACK,))))["packs"][0], "languages": [1]},
                {**json.loads(index_bytes(PackIndex((PACK,))))["packs"][0], "title": {"fr": "Tiny"}},
            )
        ),
    ],
    ids=lambda data: data[:60].decode(errors="replace"),
)
def test_a_damaged_index_is_no_hindrance(shelf: Path, damage: bytes) -> None:
    """The folders are looked at instead."""
    (shelf / INDEX).write_bytes(damage)

    assert index() == PackIndex((Listed("tiny", "sea", "2", Name({"en": "Small"})),))


@pytest.mark.parametrize("manifest", ["", "pack = 5", "[pack", "x = " + "[" * 4000, "[pack]\ngame = 5\nname = 5"])
def test_a_manifest_that_says_nothing_gives_an_entry_without_a_game(manifest: str) -> None:
    """It is called by its folder; what is wrong with it, the reader of the whole pack says."""
    assert listing_of("mine", manifest) == Listed("mine", "", "", Name({"en": "mine"}))


def test_a_manifest_that_is_no_text_gives_an_entry_without_a_game(shelf: Path) -> None:
    """One damaged pack takes no other one from the list."""
    (shelf / "torn").mkdir()
    (shelf / "torn" / "pack.toml").write_bytes(b"\xff")

    assert [(pack.id, pack.game) for pack in index_of_folders().packs] == [("tiny", "sea"), ("torn", "")]
