"""The reference book: every rule in one entry, in both languages, and texts that hold together."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.reference.book.entry import ReferenceEntry
from sleeping_gods.reference.book.entry_markdown import entry_markdown, label
from sleeping_gods.reference.book.folding import fold
from sleeping_gods.reference.book.library import ReferenceBook, book, books, entry_in_language, entry_of, every_book
from sleeping_gods.reference.book.markup import links
from sleeping_gods.reference.book.parsing import BrokenChapter, read_chapter
from sleeping_gods.reference.ledger import GAMES, UnknownRule, ledger

BRIEF = {"en": 25, "fr": 30}
"""Most words of a brief; French needs more of them."""
ALL = [pytest.param(each, id=f"{each.game}-{each.lang}") for each in every_book()]
ENTRIES = [(each, entry) for each in every_book() for entry in each.entries.values()]


class TestRules:
    """Every rule stands in exactly one entry."""

    @pytest.mark.parametrize("book", ALL)
    def test_every_rule_is_stated_once(self, book: ReferenceBook) -> None:
        """All ids of the ledger, no other ones, none of them twice."""
        stated = [rule for entry in book.entries.values() for rule in entry.rules]

        assert sorted(stated) == sorted(ledger(book.game))

    @pytest.mark.parametrize("game", GAMES)
    def test_both_languages_state_the_same_rules_in_the_same_entries(self, game: str) -> None:
        """An entry says the same in English and French."""
        english, french = book(game, "en"), book(game, "fr")

        assert {slug: sorted(entry.rules) for slug, entry in english.entries.items()} == {
            slug: sorted(entry.rules) for slug, entry in french.entries.items()
        }

    def test_a_rule_leads_to_its_entry(self) -> None:
        """By its id, in either language; an id that no ledger has is refused with its neighbours."""
        assert entry_of("sg-fatigue-004", "en").key == "sea/fatigue"
        assert entry_of("DS-TIME-001", "fr").key == "skies/time"
        with pytest.raises(UnknownRule, match="SG-FATIGUE"):
            entry_of("SG-FATIGUE-999", "en")

    @pytest.mark.parametrize("game", GAMES)
    def test_a_rule_has_a_sentence_of_its_own_kind(self, game: str) -> None:
        """The block that states a rule says more than its id."""
        for rule, entry in book(game, "en").places.items():
            block = entry.block_of(rule)
            assert block is not None
            assert len(f"{block.text} {block.answer}".split()) > 3, rule


class TestTexts:
    """Entries are short, linked, and whole."""

    @pytest.mark.parametrize(("game", "least"), [("sea", 130), ("skies", 110)])
    def test_there_is_an_entry_for_every_concept(self, game: str, least: int) -> None:
        """The books are as large as the games."""
        assert len(book(game, "en").entries) >= least

    def test_links_lead_to_entries(self) -> None:
        """Every link and every "see also" names an entry of the same game, and never its own."""
        for of_game, entry in ENTRIES:
            for slug in [
                *entry.see,
                *(slug for block in entry.blocks for slug in links(f"{block.text} {block.answer}")),
            ]:
                assert slug in of_game.entries, f"{entry.key} ({entry.lang}) links to {slug!r}"
                assert slug != entry.slug, f"{entry.key} ({entry.lang}) links to itself"

    def test_every_entry_has_its_parts(self) -> None:
        """Title, other names, a short brief, something to see also, and an example unless it is a table."""
        for _, entry in ENTRIES:
            where = f"{entry.key} ({entry.lang})"
            assert len(entry.brief.split()) <= BRIEF[entry.lang], where
            assert entry.brief.endswith((".", "!", "?")), where
            assert len(entry.also) >= 2, where
            assert len(entry.see) >= 2, where
            drawn = any(block.text.startswith("|") for block in entry.blocks)
            assert drawn or any(block.kind == "example" for block in entry.blocks), where

    @pytest.mark.parametrize("book", ALL)
    def test_a_title_names_one_entry(self, book: ReferenceBook) -> None:
        """No two entries of a book have the same title, and no other name is somebody else's title."""
        titles = [fold(entry.title) for entry in book.entries.values()]

        assert len(set(titles)) == len(titles)
        for entry in book.entries.values():
            others = [title for title in titles if title != fold(entry.title)]
            assert [name for name in entry.also if fold(name) in others] == [], entry.key

    def test_french_punctuation_stays_with_its_word(self) -> None:
        """No line begins with a colon; English is left as it is."""
        for _, entry in ENTRIES:
            told = entry_markdown(entry)
            assert not re.search(r" [:;!?»]|« ", told), f"{entry.key} ({entry.lang})"

    def test_both_games_are_told_in_both_languages(self) -> None:
        """The other language has the same entry, with a text of its own."""
        for of_game, entry in ENTRIES:
            other: Lang = "fr" if of_game.lang == "en" else "en"
            twin = entry_in_language(entry, other)
            assert twin.slug == entry.slug
            assert twin.brief != entry.brief

    def test_an_entry_is_told_as_markdown(self) -> None:
        """Title, brief, blocks with their labels, what to see; no markup of ours is left."""
        for _, entry in ENTRIES:
            told = entry_markdown(entry)
            assert told.startswith(f"# {entry.title}\n")
            assert "[[" not in told
            assert "{icon" not in told
            assert label(entry.lang, "see") in told


class TestParsing:
    """A chapter is read strictly."""

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            ("# Fatigue\nalso: a\nbrief: b\nsee: c\n", "expected a title"),
            ("# F {#f}\nalso: a\nbrief: b\n", "expected the lines also, brief, see, got also, brief"),
            ("# F {#f}\nalso: a\nbrief: b\nsee: c\n\nhint: x\n", "expected one of example"),
            ("# F {#f}\nalso: a\nbrief: b\nsee: c\n\nquestion: x?\n", "expected a line 'answer: ...'"),
            ("# F {#f}\nalso:\nbrief: b\nsee: c\n", "expected a header"),
        ],
    )
    def test_what_is_wrong_is_named_with_its_line(self, tmp_path: Path, text: str, message: str) -> None:
        """File, line, what was expected and what stood there."""
        path = tmp_path / "crew.en.md"
        path.write_text(text, encoding="utf-8")

        with pytest.raises(BrokenChapter, match=r"crew\.en\.md:\d+: ") as broken:
            read_chapter(path, "sea", "en")
        assert message in str(broken.value)

    def test_a_chapter_becomes_entries(self, tmp_path: Path) -> None:
        """Header, blocks with their kinds, questions with their answers, ids."""
        path = tmp_path / "crew.en.md"
        path.write_text(
            "# Low morale {#low-morale}\nalso: sad, unhappy\nbrief: Short.\nsee: status\n\n"
            "It costs command. [SG-STATUS-011, 012]\n\nquestion: Why?\nanswer: So. [SG-STATUS-013]\n\ntip: Sing.\n",
            encoding="utf-8",
        )

        (entry,) = read_chapter(path, "sea", "en")

        assert isinstance(entry, ReferenceEntry)
        assert (entry.slug, entry.title, entry.also, entry.chapter) == (
            "low-morale",
            "Low morale",
            ("sad", "unhappy"),
            "crew",
        )
        assert [block.kind for block in entry.blocks] == ["", "question", "tip"]
        assert entry.rules == ("SG-STATUS-011", "SG-STATUS-012", "SG-STATUS-013")


def test_both_languages_have_both_books() -> None:
    """The games in the order of the ledgers."""
    for lang in WHOLE:
        assert [each.game for each in books(lang)] == list(GAMES)
