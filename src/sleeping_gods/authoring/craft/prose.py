"""Measures habits of the prose: lengths, italics, long sentences, contractions, repeated numbers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from statistics import median

from ...story.model import Paragraph
from ...story.ways import location_of
from ..lint.prose import words as words_at_once
from ..texts.words import prose_of

NEAR = 15
"""How many words from the median a paragraph's length is near it."""
SHORT, LONG = 60, 180
"""Paragraphs with fewer and with more words are short and long."""
ALIKE = range(95, 126)
"""Lengths that are alike to a reader: no three of them stand in a row."""
ROW = 3
"""So many paragraphs of alike lengths in a row are told."""
SENTENCE = 40
"""A sentence with more words is long: a listener has lost its beginning when it ends."""
_ITALIC = re.compile(r"(?<!\*)\*([^*\n]+)\*(?!\*)(.?)")
"""Words in italics, without bold ones, and the sign after them."""
_STRESS = re.compile(r"I|[a-z]+(?:['’][a-z]+)?")
"""One word in lower case, as it is stressed; names and what is written look otherwise."""
_SPEECH = re.compile(r"[\"“][^\"“”]*(?:[\"”]|$)|(?<!\*)\*[^*]+\*(?!\*)")
"""What somebody says, and what is in italics; speech may go on after the end of the text."""
_CONTRACTED = re.compile(
    r"\b(?:\w+n['’]t|(?:I|you|he|she|it|we|they|that|there|who|what|here|where|how|nobody|somebody|something|nothing)"
    r"['’](?:ll|re|ve|d|m|s))\b",
    re.IGNORECASE,
)
"""Words such as ``don't`` and ``she'll``."""
_POSSESSIVE = re.compile(
    r"(?:nobody|somebody|something|nothing)['’]s\s+(?!(?:a|an|the|not|been|going|there|here)\b)", re.I
)
"""Words such as ``nobody's`` that own what follows: they look like contractions and are none."""
UNITS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
"""Words of the numbers below ten."""
TEENS = ["ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"]
"""Words of the numbers from ten to nineteen."""
TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
"""Words of the tens from twenty on."""
GREAT = ["hundred", "thousand", "million"]
"""Words that make the number before them greater."""
_NUMBER_WORD = "|".join((*TENS, *TEENS, *UNITS, *GREAT))
_NUMBER = re.compile(
    rf"\b(?:{_NUMBER_WORD})(?:(?:\s+|-)(?:{_NUMBER_WORD}))*\b"
    rf"(?:(?:(?<=hundred)|(?<=thousand)|(?<=million))\s+and\s+(?:{_NUMBER_WORD})(?:-(?:{_NUMBER_WORD}))?\b)?",
    re.IGNORECASE,
)
"""A number in words, however long, such as ``two hundred and thirty-one``."""
WORN_LOCATIONS = 3
"""In how many locations a number is worn."""


@dataclass(frozen=True, slots=True)
class Lengths:
    """The distribution of paragraph lengths."""

    middle: float
    """The median of the words."""
    near: float
    """The share that is near the median."""
    short: float
    """The share with fewer than SHORT words."""
    long: float
    """The share with more than LONG words."""


def lengths(paragraphs: Iterable[Paragraph]) -> Lengths:
    """The distribution of the lengths of some paragraphs."""
    counts = [words_at_once(paragraph) for paragraph in paragraphs]
    if not counts:
        return Lengths(0, 0, 0, 0)
    middle = median(counts)
    return Lengths(
        middle,
        sum(abs(count - middle) <= NEAR for count in counts) / len(counts),
        sum(count < SHORT for count in counts) / len(counts),
        sum(count > LONG for count in counts) / len(counts),
    )


def rows(paragraphs: Iterable[Paragraph]) -> Iterator[Paragraph]:
    """The third of each three successive paragraphs of a location that all have 95 to 125 words."""
    before: list[Paragraph] = []
    for paragraph in paragraphs:
        here = location_of(paragraph.number)
        before = [earlier for earlier in before if location_of(earlier.number) == here]
        before = [*before, paragraph] if words_at_once(paragraph) in ALIKE else []
        if len(before) == ROW:
            yield paragraph
            before = []


@dataclass(frozen=True, slots=True)
class Stress:
    """A word in italics for emphasis."""

    paragraph: Paragraph
    word: str
    last: bool
    """Whether a sentence ends on it."""


def stresses(paragraph: Paragraph) -> Iterator[Stress]:
    """The stressed words of a paragraph: single ones in lower case, not names or written words."""
    for text in (*(block.text for block in paragraph.blocks), *(choice.text for choice in paragraph.choices)):
        for stressed, after in _ITALIC.findall(text):
            word = stressed.rstrip(".,;:!?")
            if _STRESS.fullmatch(word):
                yield Stress(paragraph, word, (stressed[len(word) :] or after)[:1] in tuple(".!?"))


def long_sentences(paragraph: Paragraph) -> int:
    """How many sentences of a paragraph are too long for somebody who listens."""
    texts = [block.text for block in paragraph.blocks] + [choice.text for choice in paragraph.choices]
    sentences = (sentence for text in texts for sentence in re.split(r"[.!?…][\"”’*)]*\s+", text))
    return sum(len(sentence.split()) > SENTENCE for sentence in sentences)


def ends_on_speech(paragraph: Paragraph) -> bool:
    """Whether the last text that is always shown is speech."""
    always = [block.text for block in paragraph.blocks if block.when is None]
    return bool(always) and always[-1].rstrip().endswith(('"', "”"))


def contractions(paragraph: Paragraph) -> list[str]:
    """Contractions of the narrator: those outside of speech and of what is written."""
    contracted = []
    for block in paragraph.blocks:
        unspoken = _SPEECH.sub(" ", block.text)
        contracted += [
            match[0] for match in _CONTRACTED.finditer(unspoken) if not _POSSESSIVE.match(unspoken, match.start())
        ]
    return contracted


def numbers(paragraphs: Iterable[Paragraph]) -> dict[str, dict[str, list[str]]]:
    """Each number above ten in words: its locations, and the paragraphs of each."""
    places: dict[str, dict[str, list[str]]] = {}
    for paragraph in paragraphs:
        for written in _NUMBER.findall(prose_of(paragraph)):
            words = re.split(r"[\s-]+", written.lower())
            if _is_large(words):
                places.setdefault(" ".join(words), {}).setdefault(location_of(paragraph.number), []).append(
                    paragraph.number
                )
    return places


def _is_large(words: list[str]) -> bool:
    """Whether a number is above ten; a hundred and a thousand alone are words like others."""
    return any(word in TENS or word in TEENS[1:] for word in words) or (
        len(words) > 1 and any(word in GREAT for word in words)
    )


def worn_numbers(paragraphs: Iterable[Paragraph]) -> dict[str, dict[str, list[str]]]:
    """The numbers used in three locations or more, the most frequent first."""
    worn = {number: at for number, at in numbers(paragraphs).items() if len(at) >= WORN_LOCATIONS}
    by_use = sorted(worn, key=lambda number: (-len(worn[number]), number))
    return {number: worn[number] for number in by_use}
