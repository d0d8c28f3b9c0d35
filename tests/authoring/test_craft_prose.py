"""Habits of the prose: lengths, stress, sentences, contractions, numbers and names."""

from __future__ import annotations

import pytest

from sleeping_gods.authoring.craft import prose
from sleeping_gods.authoring.craft.names import distance, names, similar_names
from sleeping_gods.effects.op import Condition
from sleeping_gods.story.model import Paragraph, ProseBlock, StoryChoice


def paragraph(number: str, *blocks: str | ProseBlock, choice: str = "") -> Paragraph:
    """A paragraph that says something."""
    made = tuple(one if isinstance(one, ProseBlock) else ProseBlock(one) for one in blocks)
    choices = (StoryChoice("a", choice),) if choice else ()
    return Paragraph(number, f"Title {number}", "story/x.md", 1, blocks=made, choices=choices)


def long(number: str, count: int) -> Paragraph:
    """A paragraph of so many words."""
    return paragraph(number, " ".join(["word"] * count))


class TestLengths:
    """How alike paragraphs are."""

    def test_near_the_median_short_and_long(self) -> None:
        """Fifteen words away is near, sixteen is not; 59 is short and 181 long, 60 and 180 are neither."""
        got = prose.lengths([long(str(at), count) for at, count in enumerate((59, 60, 85, 100, 115, 116, 180, 181))])

        assert got.middle == 107.5
        assert got.near == 3 / 8
        assert (got.short, got.long) == (1 / 8, 1 / 8)

    def test_what_is_read_at_once_counts(self) -> None:
        """Of blocks with different conditions the longest is read."""
        one, other = Condition("keyword", ("A",)), Condition("keyword", ("B",))
        blocks = ProseBlock("word " * 20), ProseBlock("word " * 30, one), ProseBlock("word " * 70, other)

        assert prose.lengths([paragraph("2", *blocks)]).middle == 90

    def test_nothing_is_measured_of_nothing(self) -> None:
        """A pack without a story has no lengths."""
        assert prose.lengths([]) == prose.Lengths(0, 0, 0, 0)

    def test_the_third_in_a_row_is_named(self) -> None:
        """Four in a row are one row, six are two."""
        six = [long(f"2.{at}", 95 + at) for at in range(1, 7)]

        assert [one.number for one in prose.rows(six[:2])] == []
        assert [one.number for one in prose.rows(six[:4])] == ["2.3"]
        assert [one.number for one in prose.rows(six)] == ["2.3", "2.6"]

    @pytest.mark.parametrize("other", [long("2.2", 94), long("2.2", 126), long("3.2", 100)])
    def test_another_length_or_location_breaks_the_row(self, other: Paragraph) -> None:
        """95 and 125 are the ends of what is alike."""
        assert list(prose.rows([long("2", 95), long("2.1", 125), other, long("2.3", 100)])) == []


class TestStress:
    """Words in italics."""

    @pytest.mark.parametrize(
        ("text", "found"),
        [
            ("He has *no* idea.", [("no", False)]),
            ("It is *his*. *I* know.", [("his", True), ("I", False)]),
            ("It is *his.* So?", [("his", True)]),
            ("The *Manticore* and *no staircase* and **no** door.", []),
        ],
    )
    def test_single_words_in_small_letters_are_stressed(self, text: str, found: list[tuple[str, bool]]) -> None:
        """Names, inscriptions and bold words are not."""
        assert [(one.word, one.last) for one in prose.stresses(paragraph("2", text))] == found

    def test_choices_are_searched_too(self) -> None:
        """A choice may stress a word."""
        assert [one.word for one in prose.stresses(paragraph("2", "Prose.", choice="Ask *him*, then."))] == ["him"]


class TestSentences:
    """Long sentences, ends on speech, contractions."""

    def test_sentences_too_long_to_listen_to(self) -> None:
        """Sentences end at their signs, a block ends one too, and choices are read aloud as well."""
        half = "word " * 25

        assert prose.long_sentences(paragraph("2", half + "end. " + half, half)) == 0
        assert prose.long_sentences(paragraph("2", half + half, "Six seven", choice=half + half)) == 2

    def test_a_paragraph_that_ends_on_speech(self) -> None:
        """A block that is not always read does not count."""
        asked = Condition("keyword", ("A",))

        assert prose.ends_on_speech(paragraph("2", 'He goes. "After you."'))
        assert not prose.ends_on_speech(paragraph("2", '"After you," he says.', ProseBlock('"No."', asked)))

    def test_the_narrator_contracts(self) -> None:
        """Speech, italics and possessives are left out."""
        text = "It's late. \"I don't mind,\" says Mac's friend, and doesn't. *Can't*, says the slate. Nobody's hat."

        assert prose.contractions(paragraph("2", text)) == ["It's", "doesn't"]

    def test_speech_that_goes_on_in_the_next_block_is_speech(self) -> None:
        """An opening quotation mark without its other half reaches to the end of the block."""
        assert prose.contractions(paragraph("2", "He said: \"It's late.", '"And it\'s dark."')) == []


class TestNumbers:
    """Numbers that come back."""

    def test_three_locations_wear_a_number_out(self) -> None:
        """Two paragraphs of one location are one; ten and less are words like others."""
        story = [
            paragraph("2", "Eleven years, ten men, two hundred chairs."),
            paragraph("2.1", "Eleven again, and ten."),
            paragraph("3", "eleven, ten, two\nhundred, twenty-one"),
            paragraph("4", "ELEVEN and ten and twenty-one."),
        ]

        assert prose.worn_numbers(story) == {"eleven": {"2": ["2", "2.1"], "3": ["3"], "4": ["4"]}}
        assert set(prose.numbers(story)) == {"eleven", "two hundred", "twenty one"}

    @pytest.mark.parametrize("number", ["two hundred and five", "five thousand and nine", "hundred and six"])
    def test_a_hundred_with_a_small_number_behind_it_is_above_ten(self, number: str) -> None:
        """Wherever in the number the hundred or thousand stands."""
        assert list(prose.numbers([paragraph("2", f"They counted {number} chairs.")])) == [number]

    def test_a_hundred_alone_is_a_word_like_others(self) -> None:
        """A hundred, a thousand."""
        assert prose.numbers([paragraph("2", "A hundred times, a thousand times, six times.")]) == {}


class TestNames:
    """Names that are too alike."""

    def test_names_have_a_capital_inside_a_sentence(self) -> None:
        """What also stands in small letters, begins a sentence only, or is a day, is none."""
        story = [
            paragraph("2", "There Hesk waits on Tuesday. Doors open. A Door is a door. The Hesks' and Odessa's hats.")
        ]

        assert names(story) == {"Hesk": "2", "Odessa": "2"}

    def test_pairs_within_a_letter_or_two(self) -> None:
        """Short names differ by one letter, long ones by two; accents count for nothing."""
        known = ["Hesk", "Hask", "Ines", "Inês", "Corrow", "Farrow", "Pann", "Moth", "Tarn"]

        assert list(similar_names(known)) == [("Corrow", "Farrow"), ("Hask", "Hesk"), ("Ines", "Inês")]

    @pytest.mark.parametrize(
        ("one", "other", "count"),
        [("hesk", "hesk", 0), ("hesk", "hask", 1), ("pell", "pellow", 2), ("moth", "tarn", 3)],
    )
    def test_how_far_two_words_are_apart(self, one: str, other: str, count: int) -> None:
        """Letters added, taken or changed; beyond the most they are not counted."""
        assert distance(one, other, 2) == distance(other, one, 2) == count
