"""Counting the words of a pack, and finding what is said more than once."""

from __future__ import annotations

import json

import pytest

from sleeping_gods.authoring.texts.repeated_phrases import favourites, phrases, similes
from sleeping_gods.authoring.texts.words import StoryWordCount, count_story, words_in
from sleeping_gods.cli import main
from sleeping_gods.story.model import Paragraph, ProseBlock, StoryChoice


def paragraph(number: str, *blocks: str, choices: tuple[str, ...] = ()) -> Paragraph:
    """A paragraph that says something."""
    lettered = tuple(StoryChoice(chr(ord("a") + at), text) for at, text in enumerate(choices))
    return Paragraph(
        number, f"Title {number}", "story/x.md", 1, blocks=tuple(map(ProseBlock, blocks)), choices=lettered
    )


class TestCount:
    """Words, paragraphs and choices by location and in all."""

    def counted(self) -> StoryWordCount:
        """Two locations and the finale."""
        return count_story(
            [
                paragraph("F1", "The end."),
                paragraph("12", "One two three.", "Four five.", choices=("Go.", "Stay.", "Wait here now.")),
                paragraph("12.1", " ".join(["word"] * 40)),
                paragraph("3", "It's well-made."),
            ]
        )

    def test_words_are_joined_by_apostrophes_and_hyphens(self) -> None:
        """An apostrophe or a hyphen inside a word does not part it."""
        assert words_in("It’s a well-made *thing*, isn't it?") == ["it's", "a", "well-made", "thing", "isn't", "it"]

    def test_locations_are_counted_in_order_and_the_finale_last(self) -> None:
        """Prose and choices are counted apart, and together they are the words."""
        counted = self.counted()

        assert list(counted.locations) == ["3", "12", "F"]
        twelve = counted.locations["12"]
        assert (twelve.paragraphs, twelve.choices, twelve.prose, twelve.choice_words) == (2, 3, 45, 5)
        assert (counted.whole.words, counted.whole.paragraphs) == (45 + 5 + 2 + 2, 4)

    def test_lengths_average_and_share(self) -> None:
        """Paragraphs are ordered by length, and the share within 40 to 140 words is told."""
        counted = self.counted()

        assert [one.number for one in counted.lengths] == ["12.1", "12", "3", "F1"]
        assert counted.share_of_fit == 0.25
        assert counted.average == 49 / 4

    def test_nothing_is_counted_of_nothing(self) -> None:
        """A pack without a story has an average of 0."""
        assert count_story([]).average == 0
        assert count_story([]).share_of_fit == 0


class TestRepeated:
    """Similes, phrases and favourite words."""

    def test_a_simile_used_twice_is_named_with_both_places(self) -> None:
        """What follows a joining word is no part of the picture."""
        story = [paragraph("2", "He sat like a wet dog and waited."), paragraph("3", "Like a wet dog, she shook.")]

        assert [(one.words, one.places) for one in similes(story)] == [("like a wet dog", ("2", "3"))]

    def test_a_simile_used_once_is_not_named(self) -> None:
        """Only what is repeated counts."""
        assert similes([paragraph("2", "He sat like a wet dog."), paragraph("3", "She sang like a kettle.")]) == []

    def test_a_phrase_counts_only_in_different_locations(self) -> None:
        """A phrase may come back inside one location."""
        said = "the brass lantern swings"

        assert phrases([paragraph("2", said), paragraph("2.1", said)]) == []
        assert [one.places for one in phrases([paragraph("2", said), paragraph("3", said)])] == [("2", "3")]

    def test_a_longer_phrase_is_named_once(self) -> None:
        """Its parts of four words are not named beside it."""
        said = "the brass lantern swings over the wet deck"

        assert [one.words for one in phrases([paragraph("2", said), paragraph("3", said)])] == [said]

    def test_a_phrase_of_common_words_does_not_count(self) -> None:
        """Two of its words must be worth noticing."""
        said = "as if it were the first of them"

        assert phrases([paragraph("2", said), paragraph("3", said)]) == []

    def test_favourites_leave_common_words_out(self) -> None:
        """The most used comes first."""
        assert favourites([paragraph("2", "the bell and the bell and a door, then the sea")], 2) == [
            ("bell", 2),
            ("door", 1),
        ]


class TestCommand:
    """pack words PACK [--json]."""

    @pytest.mark.slow
    def test_a_shipped_pack_is_counted(self, capsys: pytest.CaptureFixture[str]) -> None:
        """The table ends with the whole, and the longest paragraphs are named."""
        assert main(["pack", "words", "harbour"]) == 0

        told = capsys.readouterr().out
        assert "  all " in told
        assert "longest: " in told

    @pytest.mark.slow
    def test_json_holds_the_same_figures(self, capsys: pytest.CaptureFixture[str]) -> None:
        """Every location is there, and they sum up to the whole."""
        assert main(["pack", "words", "harbour", "--json"]) == 0

        told = json.loads(capsys.readouterr().out)
        whole = told["locations"].pop("all")
        assert sum(one["words"] for one in told["locations"].values()) == whole["words"]
