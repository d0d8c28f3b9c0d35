"""The sentence of an entry that answers a question best. ``client/src/rules/sentences.ts`` is its twin."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass

from ..book.entry import Entry
from ..book.folding import fold
from ..book.library import book
from ..book.markup import html
from .indexing import Index
from .ranking import readings_of
from .words import stem

_WORD = re.compile(r"[^\W_]+")
LONG = 12
"""So many words a sentence may have before each further one counts against it."""


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


@functools.cache
def sentences(entry: Entry) -> tuple[str, ...]:
    """All sentences of an entry, as its page numbers them; the one under the title first."""
    of_game = book(entry.game, entry.lang)
    told: list[str] = []
    for block in entry.blocks:
        html(block.text, lambda slug: of_game.entries[slug].title, inline=block.inline, sentences=told)
        if block.answer:
            html(block.answer, lambda slug: of_game.entries[slug].title, inline=True, sentences=told)
    return entry.brief, *told


def best_sentence(index: Index, entry: Entry, question: str) -> Sentence:
    """The sentence with most of the question in it; a question of the text is told with its answer.

    Whoever asks for the entry by its name gets what stands under it.
    """
    readings = readings_of(index, question)
    called = {stem(fold(word), index.lang) for word in _WORD.findall(entry.title.lower())}
    by_name = all(reading[0][0] in called for reading in readings)
    wanted: dict[str, float] = {}
    for reading in readings:
        for term, share in reading:
            rarity = index.terms[term][0] if term in index.terms else 0
            wanted[term] = max(wanted.get(term, 0.0), rarity * share)
    told = sentences(entry)
    best, most = 0, 0.0
    for number, text in enumerate(told):
        words = [stem(fold(word), index.lang) for word in _WORD.findall(text.lower())]
        worth = 0.0
        for word in dict.fromkeys(words):
            worth += wanted.get(word, 0.0)
        worth *= LONG / max(LONG, (LONG + len(words)) / 2)
        if worth > most and not by_name:
            best, most = number, worth
    text = told[best]
    if text.endswith("?") and best + 1 < len(told):
        text = f"{text} {told[best + 1]}"
    marked = tuple(
        (found.start(), found.end()) for found in _WORD.finditer(text) if stem(fold(found[0]), index.lang) in wanted
    )
    return Sentence(best, text, marked)
