"""The skies drawn and told in French: every scene and page, nothing in English, nothing wider than the terminal."""

from __future__ import annotations

import functools
import io
import re

import pytest

from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.presentation.audience import Audience
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.terminal.menu import menu_of
from sleeping_gods.terminal.menu_page import menu_section
from sleeping_gods.terminal.render_context import RenderContext
from sleeping_gods.terminal.section import lines
from sleeping_gods.terminal.skies.view import SkiesView

from ..skies.tables import on_map
from .driver import screen_for
from .english import english_only
from .test_skies_drawing import SCENES

VIEWS = {lang: SkiesView(lang) for lang in WHOLE}


@functools.cache
def english() -> re.Pattern[str]:
    """What the catalogue says in English and in no French message."""
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, english_only('skies')))})")


def drawn(table: SkiesTable, lang: Lang, *, plain: bool, width: int = 80) -> str:
    """The scene, the question, the menu and every page."""
    view = VIEWS[lang]
    screen, out = screen_for(io.StringIO(), width=width, plain=plain)
    menu = menu_of(view.menu(table, Audience((0,))))
    context = RenderContext(0, open_hands=False, width=width, numbers=menu.numbers)
    screen.show(*view.scene(table, context), lines([*view.context(table), view.question(table)]))
    screen.show(menu_section(view.localizer, view.players(table), menu, context, acts="+", barred=True))
    for page in view.pages:
        screen.show(*view.page(table, page, context))
    return out.getvalue()


def without_story(table: SkiesTable, text: str) -> str:
    """A text without the words of the story, which this pack has only in English."""
    for paragraph in table.pack.paragraphs.values():
        choices = [choice.text for choice in paragraph.choices]
        for told in (paragraph.title, *(block.text for block in paragraph.blocks), *choices):
            text = text.replace(" ".join(told.replace("*", "").split()), "")
    return text


@pytest.mark.parametrize("name", SCENES)
class TestScenes:
    """Whatever is looked at."""

    def test_no_sentence_of_the_catalogue_is_said_in_english(self, name: str) -> None:
        """Told in plain lines, so that nothing is broken in two."""
        table = SCENES[name]()
        said = without_story(table, drawn(table, "fr", plain=True, width=5_000))

        assert english().findall(said) == []

    def test_the_same_test_would_see_english(self, name: str) -> None:
        """In each scene much is said that French says otherwise."""
        table = SCENES[name]()

        assert len(english().findall(drawn(table, "en", plain=True, width=5_000))) > 20

    def test_french_finds_room(self, name: str) -> None:
        """At 80 columns, though it takes more of it."""
        assert max(len(line) for line in drawn(SCENES[name](), "fr", plain=False).splitlines()) <= 80


@pytest.mark.parametrize("lang", WHOLE)
@pytest.mark.parametrize("how", ["end story", "instant death", "ending", "reset"])
def test_every_way_to_end_has_words(how: str, lang: Lang) -> None:
    """With the score in its parts, and the journey log with its levels and notes."""
    table = on_map(2, length="long", instant="on", level="easy")
    table.over, table.log.notes = how, {"4": "two guards"}
    table.log.levels.append("turn 7 hard")
    over, score, *_, log = VIEWS[lang].ending(table, RenderContext())

    assert len(over.plain) == 1
    assert len(score.plain) > 2
    assert log.plain[1].partition(";")[0].strip().endswith("turn 7 hard" if lang == "en" else "difficile au tour 7")
    assert log.plain[-1].endswith("two guards")
    assert VIEWS[lang].standing(table).startswith("over" if lang == "en" else "campagne terminée")
