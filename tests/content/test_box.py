"""Boxes: a pack takes the fixed components of its game from a shipped folder, and its own files go first."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.content.box import boxes
from sleeping_gods.content.builtin import PACKS, available
from sleeping_gods.content.read import read_source

PACK = '[pack]\nid = "tiny"\ngame = "sea"\nbase = "sea-box"\n'


def test_boxes_are_no_packs() -> None:
    """Each game has its box, and nobody is offered a box to play."""
    assert boxes() == ["sea-box", "skies-box"]
    assert not set(boxes()) & set(available())


def test_a_pack_takes_what_it_lacks(tmp_path: Path) -> None:
    """Tables and keys of the box are there under the box's name; the manifest no longer speaks of it."""
    (tmp_path / "pack.toml").write_text(PACK)

    source = read_source(tmp_path)

    assert source.findings == []
    assert len(source.of("crew")) == 9
    assert {record.file for record in source.of("crew")} == {"sea-box/crew.toml"}
    assert source.manifest.data["id"] == "tiny"
    assert source.manifest.data["travel"] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4]
    assert "base" not in source.manifest.data


def test_own_files_and_keys_go_first(tmp_path: Path) -> None:
    """A file of the same name replaces the box's, a key of the manifest that of the box."""
    (tmp_path / "pack.toml").write_text(f"{PACK}travel = [3]\n")
    (tmp_path / "crew.toml").write_text('[[crew]]\nid = "alone"\n')

    source = read_source(tmp_path)

    assert [record.key() for record in source.of("crew")] == ["alone"]
    assert source.manifest.data["travel"] == [3]
    assert len(source.of("ability")) == 60


def test_the_digest_is_over_the_box_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A campaign knows when the cards of the box changed."""
    shelf = tmp_path / "shelf"
    (shelf / "sea-box").mkdir(parents=True)
    (shelf / "sea-box" / "box.toml").write_text("[box]\n")
    monkeypatch.setattr("sleeping_gods.content.box.PACKS", shelf)
    monkeypatch.setattr("sleeping_gods.content.builtin.PACKS", shelf)
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "pack.toml").write_text(PACK)
    before = read_source(folder).digest

    (shelf / "sea-box" / "cards.toml").write_text("# new\n")

    assert read_source(folder).digest != before


@pytest.mark.parametrize("base", ['"../sea-box"', '"/etc"', '"see-box"', '"harbour"', "5", "[]", '""'])
def test_a_base_is_the_name_of_a_box(tmp_path: Path, base: str) -> None:
    """Neither a path nor a pack nor anything else is followed; the finding has its line and a suggestion."""
    (tmp_path / "pack.toml").write_text(PACK.replace('"sea-box"', base))

    (found,) = read_source(tmp_path).findings

    assert (found.file, found.line, found.code) == ("pack.toml", 4, "base")
    assert found.message.startswith("expected a box among sea-box, skies-box for 'base', got ")
    assert ("did you mean 'sea-box'?" in found.message) == ("box" in base)


def test_the_boxes_hold_what_every_campaign_needs() -> None:
    """A box has no story, no map, no quest and no numbered card: those are the packs' own."""
    for box in boxes():
        files = {file.name for file in (PACKS / box).iterdir()}
        assert "box.toml" in files
        assert not files & {"pack.toml", "quests.toml", "adventures.toml", "enemies.toml", "atlas", "story"}


def test_a_pack_has_no_folder_with_the_name_of_a_box(tmp_path: Path) -> None:
    """What stood there would pass for a file of the box; it is refused, and the box's own is read."""
    (tmp_path / "pack.toml").write_text(PACK)
    (tmp_path / "sea-box").mkdir()
    (tmp_path / "sea-box" / "crew.toml").write_text("")

    source = read_source(tmp_path)

    assert [str(finding) for finding in source.findings] == [
        "./sea-box/crew.toml: file expected a folder whose name is not that of a box"
    ]
    assert len(source.of("crew")) == 9


def test_a_pack_is_no_box(tmp_path: Path) -> None:
    """Keys that nobody would look for there are not taken."""
    (tmp_path / "pack.toml").write_text(f"{PACK}\n[box]\ntravel = [3]\n")

    source = read_source(tmp_path)

    assert [(finding.line, finding.code) for finding in source.findings] == [(6, "table")]
    assert source.manifest.data["travel"] != [3]
