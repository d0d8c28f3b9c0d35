"""The pictures of entries: told alike in both languages, drawn with icons that there are, and put into words."""

from __future__ import annotations

import re

import pytest

from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.reference.book.entry import PICTURE, SOURCE
from sleeping_gods.reference.book.library import book, every_book
from sleeping_gods.reference.book.pictures import BrokenPicture, pictures, read_picture
from sleeping_gods.reference.ledger import GAMES
from sleeping_gods.reference.site.fragment import fragment
from sleeping_gods.reference.site.icons import icon, path_of
from sleeping_gods.reference.site.inline_icons import SIGNS, with_skills
from sleeping_gods.reference.site.picture import drawing_in_words, figure

SHOWN = {
    "sea": ("place-damage", "heart", "splash-damage", "adjacent-bonus", "synergy", "page-edge", "hazard"),
    "skies": ("place-damage", "heart", "splash-damage", "power", "synergy", "travel", "obstacle", "page-edge",
              "flight-check"),
}  # fmt: skip
CAPTION = {"en": "One.", "fr": "Un."}


def test_what_is_hard_to_say_is_shown() -> None:
    """Damage, splash, hearts, neighbours, synergy, page edges, hazards and obstacles, power and flights."""
    for each in every_book():
        for slug in SHOWN[each.game]:
            assert any(block.kind == PICTURE for block in each.entries[slug].blocks), (each.game, each.lang, slug)
            assert "<figure" in fragment(each.entries[slug])


def test_both_languages_show_the_same_in_the_same_place() -> None:
    """After the same block of the same entry."""
    for game in GAMES:
        shown = [
            [(slug, at, block.picture) for slug, entry in book(game, lang).entries.items()
             for at, block in enumerate(entry.blocks) if block.picture]
            for lang in WHOLE
        ]  # fmt: skip
        assert shown[0] == shown[1]
        assert {name for _, _, name in shown[0]} == set(pictures(game))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", WHOLE)
def test_each_can_be_heard_and_rests_on_rules(game: str, lang: Lang) -> None:
    """Every panel is put into words, both languages have labels and captions, and captions name their rules."""
    for picture in pictures(game).values():
        assert SOURCE.search(picture.caption[lang])
        drawn = figure(picture, picture.caption[lang], lang)
        assert drawn.count('role="img"') == len(picture.panels)
        assert " style=" not in drawn
        for panel in picture.panels:
            assert panel.label[lang]
            assert len(drawing_in_words(panel, lang)) > 20


def test_the_words_of_a_drawing() -> None:
    """Square by square, what it shows and what lies on it."""
    panel = read_picture("one", {"caption": CAPTION, "panel": [{"grid": "h2* # .\n@C =7 ~rope"}]}).panels[0]

    assert drawing_in_words(panel, "en") == (
        "Row by row: heart 2 damage placed now, earlier damage, free; marked C, icon of page 7, rope."
    )


@pytest.mark.parametrize(
    ("panel", "finding"),
    [
        ({"grid": "h2?"}, "expected a square such as"),
        ({"grid": ". .\n."}, "as many squares in every row"),
        ({"grid": ".", "allowed": "perhaps"}, "expected allowed to be yes or no"),
        ({"grid": ". | .", "names": {"en": ["A"]}}, "expected 2 names"),
    ],
)
def test_what_cannot_be_read_is_named(panel: dict[str, object], finding: str) -> None:
    """With the name of the picture."""
    with pytest.raises(BrokenPicture, match=f"one: .*{re.escape(finding)}"):
        read_picture("one", {"caption": CAPTION, "panel": [panel]})


class TestSigns:
    """Icons inside sentences."""

    def test_a_link_has_the_icon_of_its_entry_once(self) -> None:
        """Where it is met first; the word stays with it, and the sentence is the same to search."""
        drawn = fragment(book("sea", "en").entries["hazard"])

        assert drawn.count('data-entry="command"><span class="nb"><svg class="icon"') == 1
        assert drawn.count('data-entry="ship-damage"><span class="nb"><svg class="icon"') == 1

    def test_a_skill_in_capitals_has_its_icon(self) -> None:
        """In both languages, whether or not a number follows."""
        assert with_skills("CRAFT 5", "en") == f'<span class="nb">{icon("craft")}CRAFT</span> 5'
        assert with_skills("SAVOIR-FAIRE, craft", "fr") == f'<span class="nb">{icon("craft")}SAVOIR-FAIRE</span>, craft'

    def test_every_icon_that_is_named_is_there(self) -> None:
        """And its entry, in one game at least."""
        slugs = {slug for each in every_book() for slug in each.entries}
        for slug, name in SIGNS.items():
            assert slug in slugs
            assert path_of(name)

    def test_the_list_of_icons_does_not_repeat_them(self) -> None:
        """Each stands there beside its name already; where the sources describe the print, it says so."""
        drawn = fragment(book("sea", "en").entries["icons"])

        assert not re.search(r"<a [^>]*data-entry[^>]*><svg", drawn)
        assert "Printed as a red diamond." in drawn
