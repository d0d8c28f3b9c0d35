"""Search: the questions of players, mistakes in spelling, other words."""

from __future__ import annotations

import pytest

from sleeping_gods.effects.terms import LANGS, Lang
from sleeping_gods.reference.book.folding import fold
from sleeping_gods.reference.search.indexing import index
from sleeping_gods.reference.search.ranking import distance, search
from sleeping_gods.reference.search.words import language, stem, stems

from .questions import questions

FIRST = 54
"""So many of the sixty questions must have the right entry first."""


def place(lang: Lang, asked: str, entry: str) -> int:
    """Where an entry stands among the results; 99 if it is not among them."""
    keys = [hit.entry.key for hit in search(index(lang), asked)]
    return keys.index(entry) + 1 if entry in keys else 99


class TestQuestions:
    """Sixty questions as players ask them, thirty in each language, asked without saying which game is meant."""

    def test_there_are_thirty_in_each_language(self) -> None:
        """None is asked twice."""
        for lang in LANGS:
            assert len({question.asked for question in questions(lang)}) == 30

    @pytest.mark.slow
    def test_the_right_entry_comes_first(self) -> None:
        """For at least 54 of them."""
        late = [
            question.asked
            for lang in LANGS
            for question in questions(lang)
            if place(lang, question.asked, question.entry) != 1
        ]
        assert len(late) <= 60 - FIRST, late

    @pytest.mark.parametrize(
        ("lang", "asked", "entry"), [(lang, each.asked, each.entry) for lang in LANGS for each in questions(lang)]
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
        assert search(index(lang), asked)[0].entry.key == entry

    def test_a_game_can_be_meant(self) -> None:
        """Only its entries are found then."""
        assert {hit.entry.game for hit in search(index("en"), "venom", game="skies")} == {"skies"}

    @pytest.mark.slow
    def test_every_entry_is_found_by_its_title(self) -> None:
        """First of its game, in both languages."""
        for lang in LANGS:
            for entry in index(lang).entries:
                found = search(index(lang), entry.title, game=entry.game, most=1)
                assert found[0].entry.key == entry.key, f"{entry.title} ({lang})"

    def test_an_id_finds_the_entry_that_states_it(self) -> None:
        """And nothing else."""
        assert [hit.entry.key for hit in search(index("fr"), " sg-fatigue-004 ")] == ["sea/fatigue"]

    @pytest.mark.parametrize("asked", ["", "   ", "zzzzqqq", "?!", "\x00", "'; --", "a" * 5000])
    def test_nonsense_finds_nothing_and_breaks_nothing(self, asked: str) -> None:
        """No question is an error."""
        assert search(index("en"), asked) == []

    def test_it_is_deterministic(self) -> None:
        """The same question has the same answers in the same order."""
        first = [hit.entry.key for hit in search(index("en"), "card", most=50)]

        assert [hit.entry.key for hit in search(index("en"), "card", most=50)] == first
        assert len(first) == 50


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

    @pytest.mark.parametrize("lang", LANGS)
    def test_the_longest_ending_is_tried_first(self, lang: Lang) -> None:
        """No ending hides a longer one, and no little word has a capital."""
        endings = language(lang).endings
        for at, ending in enumerate(endings):
            assert not any(later.endswith(ending) for later in endings[at + 1 :])
        assert all(word == word.lower() for word in language(lang).little)

    @pytest.mark.parametrize("lang", LANGS)
    def test_a_word_has_one_group_of_synonyms(self, lang: Lang) -> None:
        """Otherwise it would mean two things at once."""
        groups = [dict.fromkeys(stems(" ".join(group), lang)) for group in language(lang).alike]
        words = [word for group in groups for word in group]

        assert len(set(words)) == len(words)

    @pytest.mark.parametrize(
        ("one", "other", "far"),
        [("venom", "venom", 0), ("venmo", "venom", 1), ("vnom", "venom", 1), ("vennom", "venom", 1),
         ("vanum", "venom", 2), ("cat", "venom", 3)],
    )  # fmt: skip
    def test_letters_are_counted(self, one: str, other: str, far: int) -> None:
        """Missing, too many, wrong, swapped; beyond the limit it is only "more"."""
        assert distance(one, other, 2) == far
