"""The index of a language: which words stand where in which entries of both games, and how much that says."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator
from dataclasses import dataclass

from ...effects.terms import Lang
from ..book.entry import Entry
from ..book.folding import fold
from ..book.library import Book, books
from ..book.markup import links, plain
from .words import language, stem, stems, telling

TITLE, ALSO, BRIEF, QUESTION, WANTED, TEXT = 12.0, 9.0, 4.0, 3.0, 2.0, 2.0
"""What a word is worth by where it stands; each further time in the text adds half a point, up to three."""
TITLED, ALSO_CALLED = 16.0, 10.0
"""What it is worth if the whole name of an entry is part of the question."""
COLLECTION = "frequent-questions"
"""Its questions are answered by the entries that they link to."""

Places = dict[int, float]
"""Entries by their numbers, and what a word is worth there."""


@dataclass(frozen=True, slots=True)
class Index:
    """All that search needs; the browser gets the same as JSON."""

    lang: Lang
    entries: tuple[Entry, ...]
    terms: dict[str, tuple[float, Places]]
    """Stem to its rarity, and to the entries in which it stands."""
    spellings: tuple[str, ...]
    """All words as they are written, for those who write them otherwise."""
    alike: dict[str, tuple[str, ...]]
    """Stem to the stems of words that players use for it."""
    phrases: tuple[tuple[int, float, str], ...]
    """Names as stems, with the entry that they name and what that is worth."""
    questions: tuple[tuple[int, str], ...]
    """Questions that entries answer, as stems."""
    titles: tuple[str, ...]
    """The titles of the entries, folded."""
    stated: dict[str, Entry]
    """The entries by the ids of the rules that they state."""


@functools.cache
def index(lang: Lang) -> Index:
    """The index of both games in a language."""
    numbered = [(book, entry) for book in books(lang) for entry in book.entries.values()]
    entries = tuple(entry for _, entry in numbered)
    number_of = {entry.key: number for number, entry in enumerate(entries)}
    worth: dict[str, Places] = {}
    spellings: dict[str, None] = {}
    phrases: dict[tuple[int, float, str], None] = {}
    questions: dict[tuple[int, str], None] = {}
    for number, (book, entry) in enumerate(numbered):
        texts = list(_texts(book, entry))
        for word, points in _worth(texts, lang).items():
            worth.setdefault(word, {})[number] = points
        for _, text in texts:
            spellings.update(dict.fromkeys(telling(text, lang)))
        phrases[number, TITLED, " ".join(stems(entry.title, lang))] = None
        for name in entry.also:
            phrases[number, ALSO_CALLED, " ".join(stems(name, lang))] = None
        for slug, question in _questions(book, entry):
            questions[number_of[f"{entry.game}/{slug}"], " ".join(dict.fromkeys(stems(question, lang)))] = None
    terms = {word: (_rarity(len(places), len(entries)), places) for word, places in sorted(worth.items())}
    return Index(
        lang=lang,
        entries=entries,
        terms=terms,
        spellings=tuple(sorted(spellings)),
        alike=_alike(lang, terms),
        phrases=tuple(phrases),
        questions=tuple(questions),
        titles=tuple(fold(entry.title) for entry in entries),
        stated={rule: entry for entry in entries for rule in entry.rules},
    )


def _rarity(places: int, entries: int) -> float:
    """How much it says that a word stands in an entry."""
    return round(math.log(1 + entries / places), 3)


def _alike(lang: Lang, terms: dict[str, tuple[float, Places]]) -> dict[str, tuple[str, ...]]:
    """Each word of a group of synonyms, and the others that stand in the index."""
    alike: dict[str, tuple[str, ...]] = {}
    for group in language(lang).alike:
        members = list(dict.fromkeys(stems(" ".join(group), lang)))
        for member in members:
            alike[member] = tuple(other for other in members if other != member and other in terms)
    return alike


def _texts(book: Book, entry: Entry) -> Iterator[tuple[float, str]]:
    """Everything that an entry says, with what a word is worth there."""
    yield TITLE, entry.title
    yield BRIEF, entry.brief
    for name in entry.also:
        yield ALSO, name
    for question in entry.asked:
        yield WANTED, question
    for block in entry.blocks:
        yield QUESTION if block.kind == "question" else TEXT, _plain(book, block.text)
        yield TEXT, _plain(book, block.answer)


def _questions(book: Book, entry: Entry) -> Iterator[tuple[str, str]]:
    """The questions of an entry, with the slug of the entry that answers them."""
    for question in entry.asked:
        yield entry.slug, question
    for block in entry.blocks:
        if block.kind == "question":
            linked = links(block.answer) if entry.slug == COLLECTION else []
            yield linked[0] if linked else entry.slug, _plain(book, block.text)


def _plain(book: Book, text: str) -> str:
    return plain(text, lambda slug: book.entries[slug].title)


def _worth(texts: list[tuple[float, str]], lang: Lang) -> dict[str, float]:
    """What each stem is worth in an entry: the best place it stands in, and how often the text says it."""
    best: dict[str, float] = {}
    counts: dict[str, int] = {}
    for points, text in texts:
        for word in telling(text, lang):
            cut = stem(word, lang)
            best[cut] = max(best.get(cut, 0.0), points)
            counts[cut] = counts.get(cut, 0) + (points <= QUESTION)
    return {cut: points + min(max(counts[cut] - 1, 0), 6) / 2 for cut, points in best.items()}
