"""The tool that compares our texts with sources, on sources of our own."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

TOOL = Path(__file__).resolve().parents[2] / "tools" / "own_words.py"


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """The tool as a module."""
    spec = importlib.util.spec_from_file_location("own_words", TOOL)
    if spec is None or spec.loader is None:
        pytest.fail("tools/own_words.py cannot be loaded")
    module = importlib.util.module_from_spec(spec)
    sys.modules["own_words"] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A source that is not ours."""
    folder = tmp_path / "sources"
    folder.mkdir()
    (folder / "book.txt").write_text(
        "You may draw up to nine herrings before you decide to stop. Odessa Marco Mac Audrie Rafael Kannan Kasumi"
    )
    return folder


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Before lunch: draw up to nine herrings before you sleep.", 1),
        ("Draw up to **nine** [[fish|herrings]] before you sleep. [SG-SEARCH-001]", 1),
        ("Up to nine herrings before. You decide.", 1),
        ("Up to nine herrings before us all.", 0),
        ("The crew: Odessa Marco Mac Audrie Rafael Kannan Kasumi.", 0),
    ],
)
def test_seven_words_in_a_row_are_found(
    tool: ModuleType, sources: Path, tmp_path: Path, text: str, code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """Neither markup nor the end of a sentence hides them; names are excepted."""
    ours = tmp_path / "ours.md"
    ours.write_text(text)

    assert tool.main([str(sources), str(ours)]) == code
    assert f"{code} runs of 7 words" in capsys.readouterr().out


def test_all_texts_of_the_reference_are_looked_at(tool: ModuleType) -> None:
    """Both games, both languages, every chapter, and the aids."""
    names = {path.relative_to(tool.OURS).as_posix() for path in tool.our_files()}

    assert {"entries/sea/challenge.fr.md", "entries/skies/combat.en.md"} <= names
    assert len(names) >= 76


def test_without_sources_it_says_how_to_call_it(
    tool: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """No folder, or one without texts."""
    assert tool.main([]) == 2
    assert tool.main([str(tmp_path)]) == 2
    assert "expected text files" in capsys.readouterr().err
