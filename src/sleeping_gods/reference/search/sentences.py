"""The sentence of an entry that answers a question best. ``client/src/rules/sentences.ts`` is its twin."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass

from ...languages import Lang
from ..book.entry import SEE_ALSO, ReferenceEntry
from ..book.folding import fold
from ..book.library import book
from ..book.markup import Spoken, html
from ..book.provenance import brief_source
from .indexing import SearchIndex
from .ranking import Reading, alike, readings_of, whole_of
from .words import stem

_WORD = re.compile(r"[^\W_]+")
LONG = 16
"""So many words a sentence may have before each further one counts against it."""
PLAIN, BRIEF, QUESTION, EXAMPLE, FOOT = ".", "b", "q", "e", "n"
WORTH = {PLAIN: 1.0, BRIEF: 1.2, QUESTION: 0.8, EXAMPLE: 0.5, FOOT: 0.5}
"""What a sentence counts by its kind: the answer under the title more, an example or the foot of an entry less."""
RULE = 2.0
"""What it counts that players ask for its rule in such words, beside the words that it has itself.

Both chosen so that a phrase finds the sentence that tells the rule it was written for: docs/rules.md has the rates.
"""
_KINDS = {"question": QUESTION, "example": EXAMPLE, SEE_ALSO: FOOT}


@dataclass(frozen=True, slots=True)
class Sentence:
    """What an entry says to a question."""

    number: int
    """Its place in the entry, and its anchor in the page; 0 is the answer in one sentence under the title."""
    text: str
    marked: tuple[tuple[int, int], ...]
    """Where words of the question stand in it."""

    @property
    def anchor(self) -> str:
        """The end of the link that leads to it."""
        return f"#s{self.number}" if self.number else ""


def sentences(entry: ReferenceEntry) -> tuple[str, ...]:
    """All sentences of an entry, as its page numbers them; the one under the title first."""
    return _sentences_of(entry)[0]


def kinds(entry: ReferenceEntry) -> str:
    """The kinds of its sentences, a letter each."""
    return _sentences_of(entry)[1]


def tells(entry: ReferenceEntry) -> tuple[tuple[str, ...], ...]:
    """The rules that its sentences state or rest on; what is no answer, such as the head of a table, tells none."""
    return _sentences_of(entry)[2]


@functools.cache
def _sentences_of(entry: ReferenceEntry) -> tuple[tuple[str, ...], str, tuple[tuple[str, ...], ...]]:
    """The sentences of an entry with their kinds and rules."""
    of_game = book(entry.game, entry.lang)
    sentences: list[Spoken] = []
    kinds = ""
    for block in entry.blocks:
        html(block.sourced, lambda slug: of_game.entries[slug].title, inline=block.inline, sentences=sentences)
        kinds = kinds.ljust(len(sentences), _KINDS.get(block.kind, PLAIN))
        if block.answer:
            html(block.sourced_answer, lambda slug: of_game.entries[slug].title, inline=True, sentences=sentences)
            kinds = kinds.ljust(len(sentences), PLAIN)
    sentences = [Spoken(entry.brief, brief_source(entry).rules), *sentences]
    return (
        tuple(sentence.text for sentence in sentences),
        f"{BRIEF}{kinds}",
        tuple(sentence.rules for sentence in sentences),
    )


@dataclass(frozen=True, slots=True)
class ParsedQuestion:
    """A question, as an index reads it."""

    readings: list[Reading]
    whole: int
    """What all its words say together."""
    meant: dict[str, float]
    """The rules for which players ask in words like these, and how alike the words are."""


def asked_of(index: SearchIndex, question: str) -> ParsedQuestion:
    """A question read once, to be put to several entries."""
    readings = readings_of(index, question)
    meant: dict[str, float] = {}
    for phrase, how in alike(index, readings).items():
        for rule in index.about[phrase]:
            meant[rule] = max(meant.get(rule, 0.0), how)
    return ParsedQuestion(readings, whole_of(index, readings), meant)


@functools.lru_cache(1 << 15)
def _stems_in(text: str, lang: Lang) -> tuple[str, ...]:
    """The stems of a sentence, counted out once."""
    return tuple(stem(fold(word), lang) for word in _WORD.findall(text.lower()))


def best_sentence(index: SearchIndex, entry: ReferenceEntry, question: ParsedQuestion) -> Sentence:
    """The sentence with most of the question in it, or with the rule that players ask for in such words.

    A question of the text is told with its answer. Whoever asks for the entry by its name gets what stands under it.
    """
    readings, meant = question.readings, question.meant
    called = {stem(fold(word), index.lang) for word in _WORD.findall(entry.title.lower())}
    by_name = all(reading[0][0] in called for reading in readings)
    wanted: dict[str, float] = {}
    for reading in readings:
        for term, share in reading:
            rarity = index.terms[term][0] if term in index.terms else 0
            wanted[term] = max(wanted.get(term, 0.0), rarity * share)
    sentences, of_kind, rules_of = _sentences_of(entry)
    best, most = 0, 0.0
    for number, (text, kind) in enumerate(zip(sentences, of_kind, strict=True)):
        words = _stems_in(text, index.lang)
        worth = 0.0
        for word in dict.fromkeys(words):
            worth += wanted.get(word, 0.0)
        worth *= WORTH[kind] * LONG / max(LONG, (LONG + len(words)) / 2)
        worth += RULE * question.whole * max((meant.get(rule, 0.0) for rule in rules_of[number]), default=0.0)
        if worth > most and not by_name:
            best, most = number, worth
    text = sentences[best]
    if text.endswith("?") and best + 1 < len(sentences):
        text = f"{text} {sentences[best + 1]}"
    marked = tuple(
        (match.start(), match.end()) for match in _WORD.finditer(text) if stem(fold(match[0]), index.lang) in wanted
    )
    return Sentence(best, text, marked)
