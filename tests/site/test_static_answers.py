"""Files in the place of a server's answers."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from sleeping_gods.campaign.games import companions, playable
from sleeping_gods.languages import LANGS
from sleeping_gods.site.building import build_site
from sleeping_gods.site.errors import CannotBuildSite
from sleeping_gods.site.site_file import hashed_name
from sleeping_gods.site.static_answers import _map, rule_entries, words_and_packs
from sleeping_gods.site.totals import first_visit
from sleeping_gods.wire.http import ClientWords, MapSheet, PackCard


def test_words_and_packs_are_what_a_server_answers() -> None:
    """In every language."""
    files = {file.path: file for file in words_and_packs()}

    for lang in LANGS:
        words = msgspec.json.decode(files[f"api/words.{lang}.json"].data, type=ClientWords)
        packs = msgspec.json.decode(files[f"api/packs.{lang}.json"].data, type=list[PackCard])
        assert words.lang == lang
        assert [pack.id for pack in packs] == [*playable(), *companions()]


def test_a_map_names_its_picture_by_its_place_in_the_site() -> None:
    """The site may lie in a folder of another one, so the address is relative."""
    picture, sheet = _map("harbour", 2, "fr")

    assert picture.data.startswith(b"<svg")
    assert msgspec.json.decode(sheet.data, type=MapSheet).picture == picture.path == "api/maps/harbour/2.fr.svg"
    assert (sheet.world, sheet.lang) == ("harbour", "fr")


def test_entries_of_the_rules_lie_in_one_file_a_language() -> None:
    """By game and slug."""
    files = {file.lang: json.loads(file.data) for file in rule_entries()}

    assert files["en"].keys() == files["fr"].keys()
    assert "sea/fatigue" in files["en"]


def test_a_name_changes_with_what_is_in_the_file() -> None:
    """So a browser may keep the file for ever."""
    assert hashed_name("worlds", "a.fr.story", b"1") != hashed_name("worlds", "a.fr.story", b"2")
    assert hashed_name("worlds", "a.fr.story", b"1").startswith("worlds/a.fr.")


def test_a_first_visit_is_the_base_with_one_world_in_one_language() -> None:
    """Maps, rules, pictures and the page come by themselves."""

    def file(path: str, part: str, **more: str) -> dict[str, object]:
        return {"path": path, "part": part, "size": 10, "gzip": 3, "brotli": 2, **more}

    manifest = {
        "files": [
            file("engine/x", "base"),
            file("worlds/a", "world", world="a"),
            file("worlds/a.fr", "lang", world="a", lang="fr"),
            file("worlds/b", "world", world="b"),
            file("api/maps/a/2.fr.svg", "world", world="a", lang="fr"),
            file("play.html", "page"),
            file("assets/pictures.zip", "pictures"),
        ]
    }

    sizes = {(world, lang): total["size"] for world, lang, total in first_visit(manifest)}

    assert sizes == {("a", "fr"): 30, ("b", "fr"): 20}


def test_other_files_are_not_overwritten(tmp_path: Path) -> None:
    """Only an empty folder or an older site is taken."""
    page, folder = tmp_path / "page", tmp_path / "site"
    page.mkdir()
    folder.mkdir()
    (page / "play.html").write_text("a page")
    (folder / "notes.txt").write_text("mine")

    with pytest.raises(CannotBuildSite, match="other files"):
        build_site(folder, lambda step, files: None, page=page)


def test_a_page_that_is_not_built_is_named(tmp_path: Path) -> None:
    """Before anything is written."""
    with pytest.raises(CannotBuildSite, match="not built"):
        build_site(tmp_path / "site", lambda step, files: None, page=tmp_path)
