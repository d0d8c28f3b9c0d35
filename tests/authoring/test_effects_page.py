"""The page of all effects."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.authoring.effects_page import effects_page, form_text
from sleeping_gods.cli import main
from sleeping_gods.effects.conditions import QUESTIONS
from sleeping_gods.effects.forms import WrittenForm
from sleeping_gods.effects.passives import PASSIVES
from sleeping_gods.effects.registry import OPERATIONS

PAGE = Path(__file__).parents[2] / "docs" / "effects.md"


def test_the_page_in_the_docs_is_up_to_date() -> None:
    """``sleeping-gods pack effects > docs/effects.md`` writes it anew."""
    assert PAGE.read_text(encoding="utf-8") == effects_page()


def test_everything_that_is_declared_is_on_the_page() -> None:
    """Every effect, condition and standing change with its example."""
    page = effects_page().replace("\\|", "|")

    examples = [one.example for one in OPERATIONS.values()] + [one.example for one in QUESTIONS.values()]
    for example in [*examples, *(one.example for one in PASSIVES.values())]:
        assert f"`{example}`" in page, example


def test_a_form_shows_its_slots_in_capitals() -> None:
    """What may be left out stays in brackets."""
    assert form_text(WrittenForm("lose {n} health[ by {target}]")) == "lose N health[ by TARGET]"


def test_every_row_has_as_many_cells_as_its_table() -> None:
    """A bar in an example does not part cells."""
    for lang, cells in (("en", 4), ("fr", 4)):
        page = effects_page([lang]).split("## Words")[0]
        rows = [row for row in page.split("\n") if row.startswith("| `")]
        assert {row.replace("\\|", "").count("|") - 1 for row in rows} == {cells}


def test_one_game_and_one_language(capsys: pytest.CaptureFixture[str]) -> None:
    """Only what that game has, in that language."""
    assert main(["pack", "effects", "--game", "skies", "--lang", "fr"]) == 0
    told = capsys.readouterr().out
    assert "`ship damage N`" not in told
    assert "gagnez la quête 12" in told
    assert "gain quest 12 |" not in told
