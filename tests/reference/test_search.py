"""Search: the questions of players, mistakes in spelling, other words."""

from __future__ import annotations

import gzip
from dataclasses import replace

import pytest

from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.reference.book.entry import EntryBlock, ReferenceEntry
from sleeping_gods.reference.book.folding import fold
from sleeping_gods.reference.book.library import book
from sleeping_gods.reference.book.phrases import findings, phrases_of, rules_by_phrase
from sleeping_gods.reference.ledger import GAMES
from sleeping_gods.reference.search.edit_distance import edit_distance
from sleeping_gods.reference.search.indexing import SearchIndex, index, index_with_phrases
from sleeping_gods.reference.search.passages import EXAMPLE, passages
from sleeping_gods.reference.search.ranking import readings_of, search
from sleeping_gods.reference.search.sentences import (
    FURTHER,
    Sentence,
    best_sentences,
    parse_question,
    rules_of_sentences,
    sentences,
)
from sleeping_gods.reference.search.word_filter import is_known
from sleeping_gods.reference.search.words import language, stem, stems
from sleeping_gods.reference.site.fragment import fragment
from sleeping_gods.reference.site.search_data import search_files

from .questions import questions

FIRST = 54
"""So many of the sixty questions must have the right entry first."""


LIGHT = 120_000
"""So many bytes the index of a game in a language has at most, its cards with it, as they are sent."""


def place(lang: Lang, asked: str, entry: str) -> int:
    """Where an entry stands among the results; 99 if it is not among them."""
    keys = [hit.entry.key for hit in search(lang, asked)]
    return keys.index(entry) + 1 if entry in keys else 99


def shown(index: SearchIndex, entry: ReferenceEntry, question: str) -> Sentence:
    """The sentence that an entry answers with."""
    return all_shown(index, entry, question)[0]


def all_shown(index: SearchIndex, entry: ReferenceEntry, question: str) -> list[Sentence]:
    """The sentences that an entry answers with, as the first result."""
    return best_sentences(index, entry, parse_question(index, question))


class TestQuestions:
    """Sixty questions as players ask them, thirty in each language, asked without saying which game is meant."""

    def test_there_are_thirty_in_each_language(self) -> None:
        """None is asked twice."""
        for lang in WHOLE:
            assert len({question.asked for question in questions(lang)}) == 30

    @pytest.mark.slow
    def test_the_right_entry_comes_first(self) -> None:
        """For at least 54 of them."""
        late = [
            question.asked
            for lang in WHOLE
            for question in questions(lang)
            if place(lang, question.asked, question.entry) != 1
        ]
        assert len(late) <= 60 - FIRST, late

    @pytest.mark.parametrize(
        ("lang", "asked", "entry"), [(lang, each.asked, each.entry) for lang in WHOLE for each in questions(lang)]
    )
    def test_the_right_entry_is_among_the_first_three(self, lang: Lang, asked: str, entry: str) -> None:
        """For all of them."""
        assert place(lang, asked, entry) <= 3


class TestSearch:
    """What one types, and what it finds."""

    @pytest.mark.parametrize(
        ("lang", "asked", "entry"),
        [
            ("en", "tired", "sea/fatigue"),
            ("en", "HP", "sea/health"),
            ("en", "fatigeu", "sea/fatigue"),
            ("en", "Countrattack", "sea/counterattack"),
            ("en", "fati", "sea/fatigue"),
            ("en", "SPLASH DAMAGE", "sea/splash-damage"),
            ("fr", "evenement", "sea/event"),
            ("fr", "épuisement", "sea/fatigue"),
            ("fr", "degats colateraux", "sea/splash-damage"),
            ("fr", "dé de combat", "skies/combat-die"),
        ],
    )
    def test_other_words_and_mistakes_are_forgiven(self, lang: Lang, asked: str, entry: str) -> None:
        """Synonyms, missing accents, swapped or missing letters, half a word."""
        assert search(lang, asked)[0].entry.key == entry

    def test_a_game_can_be_meant(self) -> None:
        """Only its entries are found then."""
        assert {hit.entry.game for hit in search("en", "venom", game="skies")} == {"skies"}

    @pytest.mark.slow
    def test_every_entry_is_found_by_its_title(self) -> None:
        """First of its game, in both languages."""
        for lang in WHOLE:
            for entry in (entry for game in GAMES for entry in index(game, lang).entries):
                found = search(lang, entry.title, game=entry.game, most=1)
                assert found[0].entry.key == entry.key, f"{entry.title} ({lang})"

    def test_an_id_finds_the_entry_that_states_it(self) -> None:
        """And nothing else."""
        assert [hit.entry.key for hit in search("fr", " sg-fatigue-004 ")] == ["sea/fatigue"]

    @pytest.mark.parametrize("asked", ["", "   ", "zzzzqqq", "?!", "\x00", "'; --", "a" * 5000])
    def test_nonsense_finds_nothing_and_breaks_nothing(self, asked: str) -> None:
        """No question is an error."""
        assert search("en", asked) == []

    def test_it_is_deterministic(self) -> None:
        """The same question has the same answers in the same order."""
        first = [hit.entry.key for hit in search("en", "card", most=50)]

        assert [hit.entry.key for hit in search("en", "card", most=50)] == first
        assert len(first) == 50


class TestLead:
    """Where no game is named, the one last used leads."""

    def test_of_two_alike_that_of_the_leading_game_comes_first(self) -> None:
        """Both games have health."""
        for lead in GAMES:
            assert search("en", "health", lead=lead)[0].entry.key == f"{lead}/health"

    def test_what_only_the_other_game_has_is_found_all_the_same(self) -> None:
        """The sea has no combat die."""
        assert search("en", "combat die", lead="sea")[0].entry.key == "skies/combat-die"


class TestSentences:
    """The sentence that answers best, and where it stands."""

    def test_the_head_of_a_table_is_no_answer(self) -> None:
        """Its cells keep their numbers, and say nothing."""
        told = sentences(book("sea", "en").entries["cooking"])

        assert "" in told
        assert not {"Moment", "Cook?"} & set(told)

    def test_the_best_sentence_is_named_and_marked(self) -> None:
        """Its number is its anchor in the page."""
        of_game = index("sea", "en")
        entry = next(entry for entry in of_game.entries if entry.slug == "fatigue")
        best = shown(of_game, entry, "can he still fight when tired")

        fight = "2 fatigue: no more challenges. They may still fight, but each attack deals 1 damage less."
        assert best.text == sentences(entry)[best.number] == fight
        assert [best.text[start:end] for start, end in best.marked] == ["fatigue", "still", "fight"]
        assert f'id="{best.anchor[1:]}">' in fragment(entry)

    @pytest.mark.slow
    @pytest.mark.parametrize("lang", WHOLE)
    def test_a_phrase_for_a_rule_shows_its_sentence(self, lang: Lang) -> None:
        """Asked in words that were written for a rule, its entry shows a sentence that tells it, but for a few.

        Those name the entry itself, or are nearly those of another rule. Examples are not shown.
        """
        for game in GAMES:
            of_game = index(game, lang)
            entries = {entry.slug: entry for entry in of_game.entries}
            phrases = dict(list(rules_by_phrase(game, lang).items())[::4])
            missed = [
                phrase
                for (slug, phrase), rules in phrases.items()
                if {*rules} & {rule for told in rules_of_sentences(entries[slug]) for rule in told}
                and not {*rules} & {*rules_of_sentences(entries[slug])[shown(of_game, entries[slug], phrase).number]}
            ]
            assert len(missed) * 200 < len(phrases), missed

    def test_further_sentences_tell_other_rules(self) -> None:
        """They are shown where they come near the first, each with a rule that those before it do not tell."""
        of_game = index("sea", "en")
        entry = next(entry for entry in of_game.entries if entry.slug == "fatigue")
        rules = rules_of_sentences(entry)
        shown_sentences = all_shown(of_game, entry, "how do I lose fatigue and how much can one have")
        told = {*rules[0]}

        assert 2 <= len(shown_sentences) <= 1 + FURTHER
        for place, sentence in enumerate(shown_sentences):
            assert sentence.number > 0
            assert not place or not told.issuperset(rules[sentence.number])
            told.update(rules[sentence.number])
        assert len(all_shown(of_game, entry, entry.title)) == 1
        assert len(all_shown(of_game, entry, "zzzz")) == 1

    def test_words_of_players_lead_to_a_sentence_without_them(self) -> None:
        """It has no word of the question; an index that has not learnt the phrase shows another."""
        of_game, asking = index("sea", "en"), "dead and sunk simultaneously"
        entry = of_game.entries[of_game.stated["SG-DEFEAT-019"]]
        best = shown(of_game, entry, asking)

        assert "SG-DEFEAT-019" in rules_of_sentences(entry)[best.number]
        untaught = index_with_phrases("sea", "en", {game: phrases_of(game, "en", "c") for game in GAMES})
        assert "SG-DEFEAT-019" not in rules_of_sentences(entry)[shown(untaught, entry, asking).number]

    def test_a_row_of_a_table_is_told_whole(self) -> None:
        """In its first cell; the others and the head have numbers but no words, and nothing leads to them."""
        of_game = index("sea", "en")
        entry = next(entry for entry in of_game.entries if entry.slug == "recipe")
        told = sentences(entry)
        row = "Steamed Vegetables · Pay 2 vegetables · Remove fatigue 2 · Restore health 2"
        at = next(at for at, text in enumerate(told) if text.endswith(row))

        assert told[at + 1 : at + 5] == ("",) * 4
        assert shown(of_game, entry, "steamed vegetables").number == at

    @pytest.mark.parametrize("lang", WHOLE)
    @pytest.mark.slow
    def test_the_page_has_every_sentence_once(self, lang: Lang) -> None:
        """Sentences of the search are those of the page, and each ends before the next begins."""
        for game in GAMES:
            for entry in index(game, lang).entries:
                page = fragment(entry)
                assert page.count('<span class="s" id="s') == len(sentences(entry)) - 1
                assert page.count("<span") == page.count("</span")


class TestPassages:
    """What is shown of an entry can be understood without the rest of its page."""

    @pytest.mark.slow
    @pytest.mark.parametrize("lang", WHOLE)
    def test_nothing_shown_is_an_example_or_a_word_or_two(self, lang: Lang) -> None:
        """Nor a question without its answer, nor a line that only leads to what follows."""
        short = [
            (entry.key, text)
            for game in GAMES
            for entry in index(game, lang).entries
            for text, kind in zip(passages(entry).texts, passages(entry).kinds, strict=True)
            if text and (kind == EXAMPLE or len(text.split()) < 3 or text.endswith((":", "?")))
        ]
        assert short == []

    def test_a_question_stands_with_its_answer(self) -> None:
        """Whichever of both has the words."""
        of_game = index("sea", "en")
        entry = next(entry for entry in of_game.entries if entry.slug == "cook-book")

        assert shown(of_game, entry, "book in combat").text == "May I use the book in combat? No. It is cooking."

    def test_an_item_stands_with_the_line_that_leads_to_it(self) -> None:
        """A short list is told whole."""
        text = "Pay for: an inn, a meal or a boat.\n\nYou may:\n- stay one night\n- eat a meal [=SG-PORT-003]"
        blocks = tuple(EntryBlock("", part, sourced=part) for part in text.split("\n\n"))
        entry = replace(book("sea", "en").entries["inn"], slug="another-inn", blocks=blocks)

        assert passages(entry).texts[1:] == (
            "Pay for: an inn, a meal or a boat.",
            "",
            "You may: stay one night · eat a meal",
            "",
        )

    def test_what_rests_on_a_ruling_of_ours_says_so(self) -> None:
        """And what the rulebook says does not."""
        of_game = index("sea", "en")
        combat = next(entry for entry in of_game.entries if entry.slug == "combat")

        assert shown(of_game, combat, "can we run away").ours
        assert not shown(of_game, combat, "when exactly does combat begin").ours


class TestAsked:
    """How players ask, by several hands."""

    @pytest.mark.parametrize("lang", WHOLE)
    @pytest.mark.parametrize("game", GAMES)
    def test_every_entry_is_asked_for_in_many_ways(self, game: str, lang: Lang) -> None:
        """Twenty or more; none for an entry that there is not."""
        assert findings(game, lang, list(book(game, lang).entries)) == []

    @pytest.mark.parametrize("lang", WHOLE)
    @pytest.mark.slow
    def test_an_index_is_light(self, lang: Lang) -> None:
        """At most 120 KB for a game and a language, as it is sent, its cards included."""
        sent = {name: len(gzip.compress(text.encode())) for name, text in search_files(lang)}
        for game in GAMES:
            assert sent[f"search.{lang}.{game}"] + sent[f"cards.{lang}.{game}"] <= LIGHT, game
        assert max(sent.values()) <= LIGHT


class TestWords:
    """Words as search sees them."""

    def test_accents_capitals_and_endings_go(self) -> None:
        """Forms of a word have one stem."""
        assert fold("ÉVÈNEMENT Œuf") == "evenement oeuf"
        assert len({stem(word, "en") for word in ("attack", "attacks", "attacked", "attacking")}) == 1
        assert len({stem(word, "fr") for word in ("attaque", "attaques", "attaquer", "attaquez")}) == 1

    def test_little_words_go_unless_there_are_no_others(self) -> None:
        """What a question is about remains."""
        assert stems("Can I cook in combat?", "en") == ["cook", "combat"]
        assert stems("can I", "en") == ["can", "i"]
        assert stems("le dé", "fr") == ["de"]

    @pytest.mark.parametrize("lang", WHOLE)
    def test_little_words_are_small_and_say_nothing(self, lang: Lang) -> None:
        """How many, before and start are asked for."""
        little = language(lang).little
        assert all(word == word.lower() for word in little)
        assert not little & {"how", "many", "before", "after", "start", "combien", "avant", "après", "début", "quand"}

    def test_many_of_a_thing_are_that_thing(self) -> None:
        """Boss and bosses; a participle with or without its accents."""
        assert stem("boss", "en") == stem("bosses", "en")
        assert len({stem(word, "fr") for word in ("blesse", "blessee", "blessees", "blesser", "blesses")}) == 1

    @pytest.mark.parametrize(
        ("lang", "word", "far"),
        [
            ("en", "partner", "farther"),
            ("fr", "trouille", "fouille"),
            ("fr", "pote", "port"),
            ("fr", "pote", "potence"),
        ],
    )
    def test_a_word_of_the_language_is_no_slip_of_the_pen(self, lang: Lang, word: str, far: str) -> None:
        """It is taken for what it is, whether it stands in the reference or not."""
        assert is_known(stem(word, lang), lang)
        for game in GAMES:
            (reading,) = readings_of(index(game, lang), f"{word} zzzz")[:1]
            assert stem(far, lang) not in [term for term, _ in reading]

    @pytest.mark.parametrize(("lang", "slip"), [("en", "fatigeu"), ("en", "chalenge"), ("fr", "evenemant")])
    def test_a_slip_of_the_pen_is_no_word(self, lang: Lang, slip: str) -> None:
        """It is read as the nearest word that there is."""
        assert not is_known(stem(slip, lang), lang)

    @pytest.mark.parametrize("lang", WHOLE)
    def test_a_word_has_one_group_of_synonyms(self, lang: Lang) -> None:
        """Otherwise it would mean two things at once."""
        groups = [dict.fromkeys(stem(fold(word), lang) for word in group) for group in language(lang).alike]
        words = [word for group in groups for word in group]

        assert len(set(words)) == len(words)

    @pytest.mark.parametrize(
        ("one", "other", "far"),
        [("venom", "venom", 0), ("venmo", "venom", 1), ("vnom", "venom", 1), ("vennom", "venom", 1),
         ("vanum", "venom", 2), ("cat", "venom", 3)],
    )  # fmt: skip
    def test_letters_are_counted(self, one: str, other: str, far: int) -> None:
        """Missing, too many, wrong, swapped; beyond the limit it is only "more"."""
        assert edit_distance(one, other, 2) == far
