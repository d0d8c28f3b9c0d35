"""The opening and the aim of a pack: words that campaigns do not pin, in every language."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from sleeping_gods.authoring.project import read_project
from sleeping_gods.campaign.games import load_pack
from sleeping_gods.content.builtin import pack_folder
from sleeping_gods.story.frame import PackFrame

PACKS = ("harbour", "airfield", "wandering-sea", "lifted-north")
PINNED = {
    "harbour": "cdfec07ee0e31cc2",
    "airfield": "c9aa5ebc7bc369fc",
    "wandering-sea": "d6abd385d80d900c",
    "lifted-north": "b10e695a31440906",
}
"""The digests that campaigns name which were begun before there was a prologue."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the harbour."""
    copied: Path = shutil.copytree(pack_folder("harbour"), tmp_path / "mine")
    return copied


def loaded(name: str) -> PackFrame:
    """A pack by its name or folder."""
    _, pack = load_pack(name)
    assert isinstance(pack, PackFrame)
    return pack


@pytest.mark.parametrize("name", PACKS)
def test_every_shipped_pack_has_an_opening_and_an_aim(name: str) -> None:
    """In both languages; the aim is one sentence."""
    pack = loaded(name)

    for lang in ("en", "fr"):
        assert pack.opening.texts[lang].count("\n\n") >= 2, "an opening has some paragraphs"
        aim = pack.aim.texts[lang]
        assert aim.endswith(".")
        assert aim.count(". ") == 0, aim
        assert 15 <= len(aim.split()) <= 45


@pytest.mark.parametrize("name", PACKS)
def test_every_shipped_pack_says_where_to_look(name: str) -> None:
    """One sentence for each place, in both languages, with the number of a place that exists."""
    leads = loaded(name).leads

    assert len(leads) >= 5
    assert len({lead.place for lead in leads}) == len(leads)
    for lead in leads:
        assert str(lead.place) in loaded(name).paragraphs
        for lang in ("en", "fr"):
            assert f"({lead.place})" in lead.words.texts[lang]
            assert lead.words.texts[lang].count(". ") == 0


@pytest.mark.parametrize("name", PACKS)
def test_campaigns_begun_before_still_open(name: str) -> None:
    """The file is no part of the digest."""
    assert loaded(name).digest == PINNED[name]


def test_a_mended_opening_is_read_at_once_and_changes_no_digest(folder: Path) -> None:
    """What was kept of the pack is not taken for the new one."""
    before = loaded(f"{folder}/")
    file = folder / "prologue.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("One flash", "Two flashes"), encoding="utf-8")
    after = loaded(f"{folder}/")

    assert after.digest == before.digest
    assert after.opening.en.startswith("Two flashes")


@pytest.mark.parametrize(
    ("file", "text", "expected"),
    [
        ("prologue.toml", '[prologue]\nopening.en = "Once."\n', "prologue.toml:1: missing-key"),
        ("prologue.toml", '[prologue]\naim.en = "Home."\nmood = 3\n', "prologue.toml:1: unknown-key"),
        (
            "prologue.toml",
            '[prologue]\naim.en = "Home."\n[[prologue.with]]\nquest = 3\n',
            "prologue.toml:1: missing-key",
        ),
        ("prologue.toml", '[prologue]\naim.en = "Home."\nwith = "3"\n', "prologue.toml:1: wrong-type"),
        (
            "prologue.toml",
            '[prologue]\naim.en = "Home."\n[[prologue.lead]]\nplace = 9\nwords.en = "There (8)."\n',
            "prologue.toml:1: dangling [[prologue]] : expected (9) in the words of the lead",
        ),
        (
            "prologue.toml",
            '[prologue]\naim.en = "Home."\n[[prologue.lead]]\nplace = 999\nwords.en = "There (999)."\n',
            "prologue.toml:1: dangling",
        ),
        (
            "prologue.toml",
            '[prologue]\naim.en = "Home."\n[[prologue.lead]]\nplace = 9\nwords.en = "At (9)."\nwhen = "3 coins"\n',
            "prologue.toml:1: dangling [[prologue]] : expected a condition of cards in 'when' of a lead",
        ),
        (
            "prologue.toml",
            '[prologue]\naim.en = "Home."\n[[prologue.with]]\nquest = 3\nopening.en = "Again."\nmood = 1\n',
            "prologue.toml:1: unknown-key",
        ),
        (
            "prologue.toml",
            '[prologue]\naim.en = "Home."\n[[prologue.with]]\nquest = 3\nopening.en = "Again."\n',
            "prologue.toml:1: dangling",
        ),
        ("prologue.toml", "[[quest]]\nnumber = 3\n", "prologue.toml:1: table expected no quest in prologue.toml"),
        ("more.toml", '[prologue]\naim.en = "Home."\n', "more.toml:1: table expected 'prologue' in prologue.toml"),
    ],
)
def test_what_is_wrong_with_it_is_told(folder: Path, file: str, text: str, expected: str) -> None:
    """A finding names the file, the line and what was expected."""
    (folder / file).write_text(text, encoding="utf-8")

    assert any(str(finding).startswith(expected) for finding in read_project(folder).findings)
