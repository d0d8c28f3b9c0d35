"""Compiled packs: the same as built ones, kept only as long as nothing changed, and never trusted."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from sleeping_gods.campaign import compiled, games
from sleeping_gods.campaign.games import load_pack
from sleeping_gods.campaign.shared_packs import Packs
from sleeping_gods.campaign.supported_games import SUPPORTED_GAMES
from sleeping_gods.content.builtin import pack_folder
from sleeping_gods.content.read import read_source
from sleeping_gods.kernel.errors import BrokenPack
from sleeping_gods.sea.table.cards import Pack as SeaPack

pytestmark = pytest.mark.slow

PACKS = {"harbour": "sea", "airfield": "skies"}


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of the test's own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(Packs, "known", lambda *_: None)
    monkeypatch.setattr(Packs, "unchanged", lambda _, name, files, load: load())
    monkeypatch.setattr(games, "LOADED", Packs())
    return compiled.cache_folder()


@pytest.mark.parametrize("name", PACKS)
def test_a_recalled_pack_is_the_built_one(name: str, cache: Path) -> None:
    """Whatever is built, written and read again is equal to what is built from the sources, type by type."""
    built = SUPPORTED_GAMES[PACKS[name]].build(read_source(pack_folder(name)))
    assert load_pack(name)[1] == built
    assert len(list(cache.iterdir())) == 1

    recalled = load_pack(name)[1]

    assert recalled == built
    assert type(recalled) is type(built)


def test_the_second_time_nothing_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kept pack is read without its sources being parsed."""
    load_pack("harbour")
    monkeypatch.setattr("sleeping_gods.campaign.games.parse", lambda *_: pytest.fail("the sources were parsed"))

    assert load_pack("harbour")[1].id == "harbour"


def test_a_changed_source_is_built_anew(tmp_path: Path) -> None:
    """One letter changed in a story is there the next time."""
    copy = Path(shutil.copytree(pack_folder("harbour"), tmp_path / "mine"))
    before = load_pack(f"{copy}/")[1]
    story = copy / "story" / "009.md"
    story.write_text(story.read_text().replace("A clerk in waders", "A clerk in slippers"))

    after = load_pack(f"{copy}/")[1]

    assert after.digest != before.digest
    assert "A clerk in slippers" in repr(after)


def test_a_changed_engine_builds_anew(monkeypatch: pytest.MonkeyPatch, cache: Path) -> None:
    """Code that changed may read the same sources otherwise."""
    load_pack("harbour")
    monkeypatch.setattr(compiled, "build_stamp", lambda: "another")

    load_pack("harbour")

    assert len(list(cache.iterdir())) == 2


@pytest.mark.parametrize("harm", ["flip", "cut", "empty", "foreign"])
def test_a_damaged_file_is_not_believed(harm: str, cache: Path) -> None:
    """Bits that flipped, files cut short and packs of another shape are built anew, without a word."""
    good = load_pack("harbour")[1]
    (file,) = cache.iterdir()
    data = bytearray(file.read_bytes())
    if harm == "flip":
        data[len(data) // 2] ^= 1
    elif harm == "cut":
        del data[-100:]
    elif harm == "empty":
        data.clear()
    else:
        body = b"\x81\xa2id\x05"
        data = bytearray(compiled._checksum(body, SeaPack) + body)
    file.write_bytes(bytes(data))

    assert load_pack("harbour")[1] == good
    assert file.read_bytes() != bytes(data)


def test_a_broken_pack_is_never_kept(tmp_path: Path, cache: Path) -> None:
    """All findings come, and nothing is written."""
    copy = Path(shutil.copytree(pack_folder("harbour"), tmp_path / "mine"))
    story = copy / "story" / "009.md"
    story.write_text(story.read_text().replace("turn to 9.2", "turn to 9.3"))

    with pytest.raises(BrokenPack, match=r"9\.3"):
        load_pack(f"{copy}/")
    assert not cache.exists()


def test_without_a_place_to_keep_it_packs_are_built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A cache that cannot be written is no reason not to play."""
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert load_pack("harbour")[1].id == "harbour"


def test_old_packs_go(monkeypatch: pytest.MonkeyPatch, cache: Path) -> None:
    """Only so many are kept."""
    monkeypatch.setattr(compiled, "MAX_COMPILED", 1)
    load_pack("harbour")
    load_pack("airfield")

    assert len(list(cache.iterdir())) == 1


def test_a_kept_pack_is_not_built_again(cache: Path) -> None:
    """What makes a kept pack quick: its texts are not looked at; how quick it is, the bench says."""
    built = load_pack("harbour")[1]

    def build(texts: dict[str, str]) -> SeaPack:
        raise AssertionError("built again")

    assert isinstance(built, SeaPack)
    assert compiled.build_or_recall({}, (built.digest, built.unpinned), SeaPack, build) == built


def test_what_cannot_be_put_in_place_is_taken_away(monkeypatch: pytest.MonkeyPatch, cache: Path) -> None:
    """A full disk leaves no halves behind."""

    def full(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(Path, "replace", full)

    assert load_pack("harbour")[1].id == "harbour"
    assert list(cache.iterdir()) == []
