"""Official or ours: every sentence of the reference says which, and the page shows it."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.reference.book.entry import EntryBlock, ReferenceEntry, without_tags
from sleeping_gods.reference.book.entry_markdown import SIGN
from sleeping_gods.reference.book.library import ReferenceBook, book, entry_in_language, every_book
from sleeping_gods.reference.book.markup import read_sentences
from sleeping_gods.reference.book.provenance import block_source, brief_source, statements_of
from sleeping_gods.reference.ledger import GAMES, ledger
from sleeping_gods.reference.site.fragment import fragment
from sleeping_gods.reference.site.sources_page import changes, sources_page

ALL = [pytest.param(each, id=f"{each.game}-{each.lang}") for each in every_book()]
FATIGUE = book("sea", "en").entries["fatigue"]


def _unknown(entry: ReferenceEntry) -> list[str]:
    return [each.statement.text for each in statements_of(entry) if not each.known]


def _sentences(book: ReferenceBook, block: EntryBlock, text: str) -> list[str]:
    read = read_sentences(text, lambda slug: book.entries[slug].title, inline=block.inline)
    return [sentence.text for sentence in read.sentences]


def _with(entry: ReferenceEntry, block: EntryBlock) -> ReferenceEntry:
    return replace(entry, blocks=(*entry.blocks, block))


def _read(kind: str, text: str, answer: str = "") -> EntryBlock:
    return EntryBlock(kind, without_tags(text), without_tags(answer), text, answer)


class TestLedger:
    """Every rule knows its source, or that it is ours."""

    @pytest.mark.parametrize("game", GAMES)
    def test_what_is_no_ruling_is_stated_by_an_official_document(self, game: str) -> None:
        """A summary by players is not enough."""
        for rule in ledger(game).values():
            assert rule.is_ours or rule.official, rule.id
            assert not (rule.is_ours and rule.ours), rule.id
            assert "ruling:" not in rule.text, rule.id


class TestSentences:
    """No sentence stands without its source."""

    @pytest.mark.parametrize(
        ("text", "sentences"),
        [
            ('"CRAFT 7. Gain 1 rope." You reach 6.', ['"CRAFT 7.', 'Gain 1 rope."', "You reach 6."]),
            ("(See the map.) Then go.", ["(See the map.)", "Then go."]),
            ("She says: “Go.” Then go.", ["She says: “Go.”", "Then go."]),
            ("« Partez !» Puis allez.", ["« Partez !»", "Puis allez."]),
        ],
    )
    def test_a_sentence_keeps_the_marks_that_close_it(self, text: str, sentences: list[str]) -> None:
        """A quotation mark or a bracket behind the full stop belongs to the sentence before."""
        assert [sentence.text for sentence in read_sentences(text, str).sentences] == sentences

    @pytest.mark.parametrize("book", ALL)
    def test_every_sentence_is_official_or_marked_as_ours(self, book: ReferenceBook) -> None:
        """It names rules, or says that it is printed or ours; an example, a ruling or advice says so by its label."""
        assert {entry.key: found for entry in book.entries.values() if (found := _unknown(entry))} == {}

    @pytest.mark.parametrize(
        ("block", "unknown"),
        [
            (_read("", "Whoever sings loses 1 fatigue."), True),
            (_read("", "It is so. [=SG-FATIGUE-001] Whoever sings loses 1 fatigue."), True),
            (_read("", "Whoever sings loses 1 fatigue. It is so, as you know. [=SG-FATIGUE-001]"), True),
            (_read("", "- One thing is so. [=SG-FATIGUE-001]\n- Whoever sings loses 1 fatigue."), True),
            (_read("", "| Song | Loses |\n|---|---|\n| long | 1 fatigue |"), True),
            (_read("question", "Does singing help?", "Yes. Whoever sings loses 1 fatigue."), True),
            (_read("variant", "Whoever sings loses 1 fatigue."), True),
            (_read("", "Whoever sings loses 1 fatigue. [ours]"), False),
            (_read("", "Whoever sings is tired. [=] So is whoever dances. [=SG-FATIGUE-001]"), False),
            (_read("", "| Song | Loses [ours] |\n|---|---|\n| long | 1 fatigue |"), False),
            (_read("question", "Does singing help?", "No. It makes tired like dancing. [=SG-FATIGUE-001]"), False),
            (_read("tip", "Sing."), False),
        ],
    )
    def test_a_sentence_without_a_source_is_found(self, block: EntryBlock, unknown: bool) -> None:
        """Alone, behind one that has one, before it, in a list, a table, an answer or a variant."""
        assert bool(_unknown(_with(FATIGUE, block))) is unknown

    def test_a_brief_needs_one_too(self) -> None:
        """Without it the answer in one sentence is found."""
        assert _unknown(replace(FATIGUE, sourced_brief=FATIGUE.brief)) == [FATIGUE.brief]

    @pytest.mark.parametrize("book", ALL)
    def test_only_rules_of_the_ledger_are_named(self, book: ReferenceBook) -> None:
        """And only those of the game."""
        for entry in book.entries.values():
            for each in statements_of(entry):
                assert set(each.statement.source.rules) <= set(ledger(book.game)), entry.key

    @pytest.mark.parametrize("game", GAMES)
    def test_both_languages_rest_on_the_same(self, game: str) -> None:
        """Block by block, and in the answer under the title."""
        for entry in book(game, "en").entries.values():
            twin = entry_in_language(entry, "fr")
            assert brief_source(entry) == brief_source(twin), entry.key
            assert len(entry.blocks) == len(twin.blocks), entry.key
            for one, other in zip(entry.blocks, twin.blocks, strict=True):
                mine, theirs = block_source(entry, one), block_source(twin, other)
                assert (set(mine.rules), mine.printed, mine.ours) == (
                    set(theirs.rules),
                    theirs.printed,
                    theirs.ours,
                ), f"{entry.key}: {one.text[:60]}"

    @pytest.mark.parametrize("book", ALL)
    def test_signs_change_no_sentence(self, book: ReferenceBook) -> None:
        """Without them the sentences are the same, and have the same numbers."""
        for entry in book.entries.values():
            for block in entry.blocks:
                assert _sentences(book, block, block.sourced) == _sentences(book, block, block.text), entry.key
                assert _sentences(book, block, block.sourced_answer) == _sentences(book, block, block.answer), entry.key


class TestPage:
    """A quiet mark, with a word and a legend."""

    @pytest.mark.parametrize(
        ("slug", "marked"),
        [
            ("crew-ability", f"Kannan{SIGN}"),
            ("crew-board", f"Rafael{SIGN}"),
            ("status", f"Gregory venom for 2.{SIGN}"),
            ("crew-member", f"6{SIGN}"),
            ("ship-action", f"2 / 3 / 3 / 3{SIGN}"),
            ("victory", f"resolved first.{SIGN}"),
            ("victory", f"at 0 health: defeat.{SIGN}"),
            ("crew-ability", f"Remove fatigue{SIGN}"),
            ("travel", f"leaves 0 to add.{SIGN}"),
            ("port", f"uses nothing up.{SIGN}"),
            ("join-and-leave", f"keep their rooms.{SIGN}"),
            ("special-ability-cards", f"3 damage or more{SIGN}"),
            ("zero-health", f"healed like anybody else.{SIGN}"),
            ("level-card", f"XP cost{SIGN}"),
        ],
    )
    def test_what_is_ours_is_marked(self, slug: str, marked: str) -> None:
        """Rulings behind the sentence, figures behind the figure, rows behind their first word."""
        assert marked in _plain(fragment(book("sea", "en").entries[slug]))

    @pytest.mark.parametrize(
        ("slug", "official"),
        [
            ("fatigue", "in a challenge."),
            ("crew-ability", "2: repair 1; 2: block 1"),
            ("inn", "whoever controls them."),
            ("victory", "you are defeated."),
            ("port", "none is compulsory."),
            ("ship-action", "active player only."),
        ],
    )
    def test_what_is_official_is_not(self, slug: str, official: str) -> None:
        """Most of the text stays as it was."""
        page = _plain(fragment(book("sea", "en").entries[slug]))

        assert official in page
        assert f"{official}{SIGN}" not in page

    def test_points_that_fit_nowhere_are_ours(self) -> None:
        """The rulebook gives the half on the target, not how it is counted."""
        page = _plain(fragment(book("skies", "en").entries["splash-damage"]))

        assert f"not counted.{SIGN}" in page
        assert f"must go on the target.{SIGN}" not in page

    @pytest.mark.parametrize("lang", WHOLE)
    def test_the_mark_has_a_word_and_leads_to_the_sources(self, lang: Lang) -> None:
        """For who points at it, tabs to it or hears it; the legend stands at the foot."""
        page = fragment(book("sea", lang).entries["zero-health"])
        word = {"en": "Our ruling", "fr": "Notre décision"}[lang]

        assert f'href="sources.html#ours" title="{word}" aria-label="{word}">{SIGN}</a>' in page
        assert f'<p class="legend">{SIGN} ' in page

    def test_a_page_without_marks_says_so(self) -> None:
        """The legend is not a riddle."""
        page = fragment(book("skies", "en").entries["first-strike"])

        assert (SIGN in page) is ('<p class="legend">◊' in page)

    @pytest.mark.parametrize("book", ALL)
    def test_the_sources_are_told(self, book: ReferenceBook) -> None:
        """What they are, what is ours, version, changes, and how to report a mistake; with figures of the ledger."""
        page = sources_page(book).body
        ours = sum(rule.is_ours for rule in ledger(book.game).values())

        for anchor in ("documents", "ours", "version", "changes", "mistakes"):
            assert f'id="{anchor}"' in page
        assert f" {ours} " in page
        assert "{" not in page

    def test_the_changes_are_those_of_the_changelog(self) -> None:
        """In the words of the changelog, newest first."""
        log = Path(__file__).resolve().parents[2] / "CHANGELOG.md"
        said = " ".join(log.read_text("utf-8").split())

        assert [each.text_in("en") for each in changes() if each.text_in("en") not in said] == []
        assert [each.date for each in changes()] == sorted((each.date for each in changes()), reverse=True)


def _plain(page: str) -> str:
    """The words of a page, with the marks in their places."""
    return re.sub(r"<[^>]+>", "", page)
