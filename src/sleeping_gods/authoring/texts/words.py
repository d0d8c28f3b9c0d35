"""The words of a pack, counted: by location, by paragraph, and in all."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ...story.model import Paragraph
from ...story.ways import location_of
from ..project import Project

WORD = re.compile(r"\w+(?:['’-]\w+)*")
"""A word: letters and digits, joined by apostrophes or hyphens."""
PER_MINUTE = 200
"""How many words are read in a minute; 200 to 250 are usual in silence."""
MIN_WORDS, MAX_WORDS = 40, 140
"""The length that a paragraph is wished to have."""


def words_in(text: str) -> list[str]:
    """The words of a text in lower case."""
    return [word.lower().replace("’", "'") for word in WORD.findall(text)]


def prose_of(paragraph: Paragraph) -> str:
    """The prose of a paragraph without its choices."""
    return " ".join(block.text for block in paragraph.blocks)


@dataclass(frozen=True, slots=True)
class Length:
    """How long the prose of a paragraph is, and where it stands."""

    number: str
    words: int
    file: str
    line: int


@dataclass(slots=True)
class ParagraphCount:
    """Words, paragraphs and choices, counted over some paragraphs."""

    title: str
    paragraphs: int = 0
    choices: int = 0
    prose: int = 0
    """Words of the prose."""
    choice_words: int = 0
    """Words of the choices' texts."""

    @property
    def words(self) -> int:
        """All words that a player may read."""
        return self.prose + self.choice_words

    @property
    def minutes(self) -> float:
        """How long reading all of it takes."""
        return self.words / PER_MINUTE

    def add(self, paragraph: Paragraph) -> None:
        """Count a paragraph."""
        self.paragraphs += 1
        self.choices += len(paragraph.choices)
        self.prose += len(words_in(prose_of(paragraph)))
        self.choice_words += sum(len(words_in(choice.text)) for choice in paragraph.choices)


@dataclass(frozen=True, slots=True)
class StoryWordCount:
    """The counted words of a pack: by location, in all, and paragraph by paragraph."""

    locations: dict[str, ParagraphCount]
    """In the order of their numbers, the finale last."""
    whole: ParagraphCount
    lengths: list[Length]
    """Every paragraph, the longest first."""

    @property
    def average(self) -> float:
        """Words of prose in a paragraph."""
        return self.whole.prose / self.whole.paragraphs if self.whole.paragraphs else 0.0

    @property
    def share_of_fit(self) -> float:
        """The share of paragraphs that are as long as is wished."""
        fit = sum(MIN_WORDS <= paragraph.words <= MAX_WORDS for paragraph in self.lengths)
        return fit / len(self.lengths) if self.lengths else 0.0


def count_project(project: Project) -> StoryWordCount:
    """Count the story of a pack; what cannot be loaded is counted as far as it was read."""
    titles = {location_of(number): title for number, title in project.source.titles.items()}
    return count_story(project.source.paragraphs.values(), titles)


def count_story(paragraphs: Iterable[Paragraph], titles: Mapping[str, str] | None = None) -> StoryWordCount:
    """Count some paragraphs; a location without a title has that of its first paragraph."""
    known = titles or {}
    tallies: dict[str, ParagraphCount] = {}
    whole = ParagraphCount("in all")
    lengths = []
    for paragraph in paragraphs:
        location = location_of(paragraph.number)
        tallies.setdefault(location, ParagraphCount(known.get(location, paragraph.title))).add(paragraph)
        whole.add(paragraph)
        prose_words = len(words_in(prose_of(paragraph)))
        lengths.append(Length(paragraph.number, prose_words, paragraph.file, paragraph.line))
    lengths.sort(key=lambda length: (-length.words, length.number))
    return StoryWordCount({location: tallies[location] for location in sorted(tallies, key=_order)}, whole, lengths)


def _order(location: str) -> tuple[bool, int]:
    """Locations by their numbers, then the finale, which has none."""
    is_finale = location == "F"
    return is_finale, 0 if is_finale else int(location)
