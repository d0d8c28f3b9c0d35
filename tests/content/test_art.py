"""Art of packs: an author's own pictures, palettes and waters; it changes no digest, and what is wrong is told."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from sleeping_gods.authoring.pictures.atlas import atlas_of
from sleeping_gods.authoring.pictures.map_sheet import sheet
from sleeping_gods.authoring.project import open_project
from sleeping_gods.campaign.games import load_pack
from sleeping_gods.cli import main
from sleeping_gods.content.art import art_in
from sleeping_gods.content.builtin import pack_folder
from sleeping_gods.story.art import Art

GOAT = '[[motif]]\nid = "goat"\npath = "M-10 10L0 -10L10 10"\n'
HEATH = '[[palette]]\nid = "heath"\n[palette.colours]\nsea = "#123456"\n'
MIST = '<svg>\n  <circle cx="500" cy="300" r="80" fill="#abcdef"/>\n</svg>\n'
SHEET = '\n[[sheet]]\npage = 2\nname = { en = "Heath", fr = "Lande" }\npalette = "heath"\nwaters = "mist"\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the harbour."""
    copied: Path = shutil.copytree(pack_folder("harbour"), tmp_path / "mine")
    return copied


def draw(folder: Path) -> None:
    """Art of one's own, and an atlas that shows it."""
    (folder / "art/waters").mkdir(parents=True)
    (folder / "art/motifs.toml").write_text(GOAT, encoding="utf-8")
    (folder / "art/palettes.toml").write_text(HEATH, encoding="utf-8")
    (folder / "art/waters/mist.svg").write_text(MIST, encoding="utf-8")
    atlas = next(folder.glob("atlas/02*.toml"))
    text = atlas.read_text(encoding="utf-8").replace("locations = [2", 'motifs = { 2 = "goat" }\nlocations = [2', 1)
    atlas.write_text(text + SHEET, encoding="utf-8")


def test_an_author_draws_a_map_of_their_own(folder: Path) -> None:
    """The picture, the colours and the water are on it, and lint finds nothing in them."""
    draw(folder)
    project = open_project(str(folder))

    picture = sheet(atlas_of(project), 2)
    assert "M-10 10L0 -10L10 10" in picture
    assert 'fill="#123456"' in picture
    assert '<circle cx="500" cy="300" r="80" fill="#abcdef"/>' in picture
    assert project.pack is not None


def test_art_changes_no_digest(folder: Path) -> None:
    """Campaigns pin what is played: a map that is drawn anew is the same pack."""
    draw(folder)
    before, drawn = load_pack(f"{folder}/")[1].digest, art_in(folder)
    (folder / "art/waters/mist.svg").write_text(MIST.replace("80", "90"), encoding="utf-8")

    assert load_pack(f"{folder}/")[1].digest == before
    assert art_in(folder)[1] != drawn[1], "but maps that were kept are drawn anew"


def test_a_pack_without_art_has_none(folder: Path) -> None:
    """Its maps are the plain chart."""
    assert art_in(folder) == (Art(), "")


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("art/waters/mist.svg", "<svg><script/></svg>", "art/waters/mist.svg:1: art"),
        ("art/mist.svg", MIST, "art/mist.svg: art expected drawings as art/motifs/NAME.svg or art/waters/NAME.svg"),
        ("art/motifs.toml", GOAT * 2, "art/motifs.toml:4: duplicate"),
        ("art/motifs.toml", GOAT.replace("L0", "url(#a)"), "art/motifs.toml:1: art"),
        ("art/motifs.toml", GOAT.replace("L0", "L0" * 4_000), "art/motifs.toml:1: art"),
        ("art/motifs.toml", '[[motif]]\nid = "well"\naround = [90, 60]\n', "expected the drawing art/motifs/well.svg"),
        ("art/palettes.toml", HEATH.replace("#123456", "red"), "art/palettes.toml:1: art"),
        ("art/palettes.toml", HEATH.replace("sea", "soil"), "art/palettes.toml:1: unknown-word"),
        ("art/quests.toml", "[[quest]]\nnumber = 12\n", "art/quests.toml:1: table"),
        ("motifs.toml", GOAT, "motifs.toml:1: table"),
        ("art/waters/mist.svg", "x" * 300_000, "expected at most"),
    ],
)
def test_what_is_wrong_is_told(
    file: str, text: str, said: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With its file and line; nothing that counts for the rules can hide where the digest does not look."""
    (folder / file).parent.mkdir(parents=True, exist_ok=True)
    (folder / file).write_text(text, encoding="utf-8")

    assert main(["pack", "lint", str(folder)]) == 1
    assert said in capsys.readouterr().out
