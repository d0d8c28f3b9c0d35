"""Finding packs and their games: whatever a manifest holds, a pack is loaded or all findings come."""

from __future__ import annotations

import os
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from sleeping_gods.authoring.project import read_project
from sleeping_gods.campaign import games
from sleeping_gods.campaign.games import load_pack
from sleeping_gods.campaign.shared_packs import Packs
from sleeping_gods.content.builtin import PACKS, pack_folder
from sleeping_gods.content.trial import TOO_MUCH
from sleeping_gods.kernel.errors import BrokenPack, Finding
from sleeping_gods.story.frame import PackFrame

from ..breaking import change
from ..drawn_plates import draw_plate, png


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the harbour to break, without plates as in all tests."""
    return Path(shutil.copytree(pack_folder("harbour"), tmp_path / "mine", ignore=shutil.ignore_patterns("plates")))


def refused(folder: Path) -> list[str]:
    """Why a pack is not loaded; the same as its author is told."""
    with pytest.raises(BrokenPack) as broken:
        load_pack(f"{folder}/")
    found = [str(finding) for finding in broken.value.findings]
    assert found == [str(finding) for finding in read_project(folder).findings]
    return found


@pytest.mark.slow
def test_the_game_may_be_that_of_the_box(copy: Path) -> None:
    """A manifest that names a box need not name its game."""
    change(copy, "pack.toml", r'^game = "sea"\n', "")

    game, pack = load_pack(f"{copy}/")

    assert (game.id, pack.id) == ("sea", "harbour")


@pytest.mark.slow
@pytest.mark.parametrize("game", ['["sea"]', "5", '"sae"', "{}"])
def test_a_game_that_is_none(copy: Path, game: str) -> None:
    """The finding stands in the manifest."""
    change(copy, "pack.toml", r'^game = "sea"', f"game = {game}")

    assert all(line.startswith("pack.toml:3: ") and "'game'" in line for line in refused(copy))


@pytest.mark.slow
def test_a_manifest_that_is_nested_too_deeply(copy: Path) -> None:
    """It is told, not tried again."""
    path = copy / "pack.toml"
    path.write_text(f"{path.read_text()}\nx = {'[' * 4000}{']' * 4000}\n")

    assert "pack.toml: toml tables or lists are nested too deeply" in refused(copy)


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes have names on POSIX only")
def test_a_manifest_that_is_a_pipe(copy: Path) -> None:
    """Nobody waits for it."""
    (copy / "pack.toml").unlink()
    os.mkfifo(copy / "pack.toml")

    assert "pack.toml: file expected a regular file" in refused(copy)


@pytest.mark.slow
def test_a_slip_in_a_table_hides_none_in_the_story(copy: Path) -> None:
    """All findings come at once, to players as to authors."""
    change(copy, "quests.toml", r"^number = 12$", "number = %")
    change(copy, "story/002.md", r"turn to 2\.1", "tunr to 2.1")

    assert {line.split(":")[0] for line in refused(copy)} == {"quests.toml", "story/002.md"}


def test_a_folder_of_no_game_is_refused(tmp_path: Path) -> None:
    """What is amiss in its manifest is told; it is judged as a pack of the sea."""
    (tmp_path / "pack.toml").write_text("")

    with pytest.raises(BrokenPack) as broken:
        load_pack(f"{tmp_path}/")
    assert [str(finding) for finding in broken.value.findings] == ["pack.toml: table expected a [pack] table"]


def test_a_foreign_pack_that_takes_too_much_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding names its folder; one that is shipped is not tried."""
    monkeypatch.setattr(games, "stays_within_limits", lambda work: False)

    with pytest.raises(BrokenPack) as broken:
        games.check_fits(tmp_path, {}, [])
    assert broken.value.findings == [Finding(str(tmp_path), 0, "file", TOO_MUCH)]
    games.check_fits(PACKS / "harbour", {}, [])


def test_the_same_pack_is_the_same_object(copy: Path) -> None:
    """By name twice and from a copy of its folder; one with another word is another pack."""
    _, harbour = load_pack("harbour")

    assert load_pack("harbour")[1] is harbour
    assert load_pack(f"{copy}/")[1] is harbour
    story = copy / "story" / "009.md"
    story.write_text(story.read_text().replace("A clerk in waders", "A clerk in slippers"))
    assert load_pack(f"{copy}/")[1] is not harbour
    assert load_pack("harbour")[1] is harbour


def test_a_copy_with_other_plates_leaves_the_plates_of_the_first_alone(copy: Path) -> None:
    """Each of two folders with equal texts has its own plates, in whatever order they are loaded."""
    _, harbour = load_pack("harbour")
    draw_plate(copy, "place-9")
    _, drawn = load_pack(f"{copy}/")

    assert isinstance(harbour, PackFrame)
    assert isinstance(drawn, PackFrame)
    assert (set(harbour.plates), set(drawn.plates)) == (set(), {"place-9"})
    assert load_pack("harbour")[1] is harbour
    draw_plate(copy, "place-9", png(seed=77))
    _, again = load_pack(f"{copy}/")
    assert isinstance(again, PackFrame)
    assert again.plates != drawn.plates
    assert load_pack("harbour")[1] is harbour
    assert harbour.plates == {}


def test_the_oldest_of_many_packs_are_forgotten() -> None:
    """What was loaded last is known, and what was loaded long ago is not."""
    _, harbour = load_pack("harbour")
    packs = [replace(harbour, digest=f"{number:016x}") for number in range(Packs.MAX_PACKS + 1)]  # type: ignore[type-var]  # a record
    loaded = Packs()
    for pack in packs:
        loaded.same(pack)
    again = [replace(pack) for pack in packs]  # type: ignore[type-var]  # a record

    assert loaded.same(again[-1]) is packs[-1]
    assert loaded.same(again[0]) is again[0]


def test_a_pack_is_known_by_its_digest_and_its_game() -> None:
    """What was loaded need not be built again; of another game, or with another digest, nothing is known."""
    (_, harbour), (_, airfield) = load_pack("harbour"), load_pack("airfield")
    loaded = Packs()
    loaded.same(harbour)

    assert isinstance(harbour, PackFrame)
    assert isinstance(airfield, PackFrame)
    assert loaded.known(harbour.digest, harbour.unpinned, type(harbour)) is harbour
    assert loaded.known(harbour.digest, harbour.unpinned, type(airfield)) is None
    assert loaded.known(harbour.digest, "", type(harbour)) is None
    assert loaded.known(airfield.digest, airfield.unpinned, type(airfield)) is None
