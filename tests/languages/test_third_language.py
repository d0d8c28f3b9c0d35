"""A third language is a folder: a small German one, with English where it lacks something."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sleeping_gods.content.builtin import pack_folder
from sleeping_gods.languages import ENGLISH, MORE, WHOLE, languages_in

HERE = Path(__file__).resolve().parent
WORDS = HERE / "words"
QUAY = 'name = { en = "Lendwater Quay",'
BERTH = 'keyword = "BERTH"\n'
FIRST = ("1", "2", "explore 2", "quests", "quit")
"""The bridge, the raft broken up, the quay explored, and what is known by then."""


def called(folder: Path, *arguments: str, typed: tuple[str, ...] = ()) -> str:
    """What the program says that finds the German folder."""
    environment = {**os.environ, MORE: str(WORDS), "HOME": str(folder), "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-m", "sleeping_gods", *arguments],
        input="".join(f"{line}\n" for line in typed),
        capture_output=True,
        encoding="utf-8",
        env=environment,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def harbour(tmp_path: Path) -> Path:
    """The harbour with the German of its first place: a page, the name of its region and a keyword."""
    pack = Path(shutil.copytree(pack_folder("harbour"), tmp_path / "harbour"))
    shutil.copy(HERE / "story" / "002.de.md", pack / "story")
    for file, old, new in (
        ("atlas/02.toml", QUAY, f'{QUAY} de = "Der Kai von Leihwasser",'),
        ("quests.toml", BERTH, f'{BERTH}keyword_words = {{ de = "LIEGEPLATZ" }}\n'),
    ):
        text = (pack / file).read_text(encoding="utf-8")
        assert text.count(old) == 1
        (pack / file).write_text(text.replace(old, new), encoding="utf-8")
    return pack


def test_a_folder_with_words_is_a_language(tmp_path: Path) -> None:
    """English comes first, whatever else there is; a folder without words and one without a code are none."""
    for name in ("fr", "de", "en"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "grammar.ftl").write_text("grammar_name = x\n")
    (tmp_path / "it").mkdir()
    (tmp_path / "German").mkdir()
    (tmp_path / "German" / "grammar.ftl").write_text("grammar_name = x\n")

    assert languages_in(tmp_path) == ("en", "de", "fr")


def test_the_first_decisions_of_the_harbour_in_german(tmp_path: Path, harbour: Path) -> None:
    """Question, effects, nouns, names and the page are German; what the language lacks is English."""
    said = called(
        tmp_path, "play", "--terminal", "--plain", "--pack", str(harbour), "--player", "Ada", "--seed", "11",
        "--saves", str(tmp_path), "--profile", str(tmp_path), "--lang", "de", typed=FIRST,
    )  # fmt: skip

    assert "Welchen Raum des Schiffs benutzt ihr?" in said
    assert (
        "1. Use the Bridge (zieht 1 Fähigkeitskarte, erhaltet 2 Befehle, clear all placed command; none is placed now)"
        in said
    )
    assert "Goods: 3 Münzen, 1 grain" in said
    assert "Der Kai von Leihwasser, page 2." in said
    assert "Zahltag (2)" in said
    assert "4. (e) Zurück an Bord gehen." in said
    assert "Keyword LIEGEPLATZ" in said
    assert "Keyword SLEEPERS" in said
    assert "Alles ist gespeichert" in said


def test_what_is_missing_is_counted(tmp_path: Path, harbour: Path) -> None:
    """Language by language: those called whole lack nothing, German lacks most; each missing thing is named."""
    table = called(tmp_path, "languages", "--pack", str(harbour))
    missing = called(tmp_path, "languages", "--pack", str(harbour), "--missing", "de").splitlines()

    of_lang = {line.split()[0]: line for line in table.splitlines() if line.strip()}
    assert all(of_lang[lang].split()[1::3] == ["0"] * 4 for lang in WHOLE if lang != ENGLISH)
    german = of_lang["de"]
    assert int(german.split()[1].replace(",", "")) == len([one for one in missing if one.startswith("messages: ")])
    assert "messages: sea.ftl/event_turn" in missing
    assert "messages: sea.ftl/event_room" not in missing
    assert f"pages: {harbour}/2.1" in missing
    assert f"pages: {harbour}/2" not in missing


def test_the_rules_are_read_in_english(tmp_path: Path) -> None:
    """A language without a book reads the English one."""
    assert called(tmp_path, "rules", "fatigue", "--lang", "de") == called(tmp_path, "rules", "fatigue", "--lang", "en")
