"""What a game's reference says, as stems: by entry, with the names of entries and the phrases that ask for them."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from ...languages import Lang
from ..book.entry import PICTURE, QUESTION, ReferenceEntry
from ..book.library import ReferenceBook, book
from ..book.markup import links, plain_text
from ..book.phrases import Phrases, phrases_of, rules_by_phrase
from .words import content_words, stems


@dataclass(frozen=True, slots=True)
class SearchField:
    """A part of an entry, for the weights of its words."""

    weight: float
    """What a word there counts."""
    usual_length: int
    """How many words it has in most entries."""


FIELDS = {
    "title": SearchField(6.0, 2),
    "also": SearchField(2.5, 6),
    "brief": SearchField(1.5, 12),
    "asked": SearchField(0.6, 90),
    "question": SearchField(1.0, 12),
    "text": SearchField(0.5, 120),
}
"""The parts of an entry, by the names that ``_texts_by_field`` gives them; chosen as those of ``ranking.py``."""
LENGTH_SHARE = 0.5
"""How far a word counts less in a part that is longer than usual: not at all is 0, wholly is 1."""
COLLECTION = "frequent-questions"
"""Its questions are answered by the entries that they link to."""


class EntryName(NamedTuple):
    """A name of an entry."""

    entry: int
    """The number of the entry."""
    kind: int
    """0 for its title, 1 for another name."""
    stems: tuple[str, ...]


class EntryPhrase(NamedTuple):
    """Words by which players ask for an entry."""

    entry: int
    """The number of the entry."""
    stems: tuple[str, ...]


class AskedQuestion(NamedTuple):
    """A question in the text of an entry."""

    slug: str
    """Of the entry that answers it."""
    text: str


@dataclass(frozen=True, slots=True)
class ReferenceWords:
    """A game's reference as words."""

    entries: tuple[ReferenceEntry, ...]
    counts: list[dict[str, float]]
    """For each entry how often it says a stem."""
    spellings: set[str]
    names: tuple[EntryName, ...]
    rules_by_phrase: dict[EntryPhrase, tuple[str, ...]]
    """Each phrase, and the rules that it asks for, as far as it says so."""


@functools.cache
def words_of_game(game: str, lang: Lang) -> ReferenceWords:
    """A game's reference as words, with the phrases of all authors."""
    return read_game(game, lang, phrases_of(game, lang))


def read_game(game: str, lang: Lang, phrased: Phrases) -> ReferenceWords:
    """A game's reference as words, with these phrases."""
    of_game = book(game, lang)
    entries = tuple(of_game.entries.values())
    texts_by_entry = [_texts_by_field(of_game, entry, phrased.get(entry.slug, ())) for entry in entries]
    all_texts = (text for fields in texts_by_entry for texts in fields.values() for text in texts)
    names = dict.fromkeys(
        EntryName(number, kind, tuple(stems(name, lang)))
        for number, entry in enumerate(entries)
        for kind, name in [(0, entry.title), *((1, name) for name in entry.also)]
    )
    return ReferenceWords(
        entries,
        counts=[_stem_counts(fields, lang) for fields in texts_by_entry],
        spellings={word for text in all_texts for word in content_words(text, lang)},
        names=tuple(names),
        rules_by_phrase=_rules_by_phrase(of_game, phrased),
    )


def _rules_by_phrase(book: ReferenceBook, phrased: Phrases) -> dict[EntryPhrase, tuple[str, ...]]:
    """The phrases of each entry, and the rules that they ask for: its names, questions, and phrases of players."""
    lang = book.lang
    number_of = {slug: number for number, slug in enumerate(book.entries)}
    asked_rules = rules_by_phrase(book.game, lang)
    rules_of: dict[EntryPhrase, dict[str, None]] = {}
    for slug, entry in book.entries.items():
        for name in (entry.title, *entry.also):
            rules_of.setdefault(EntryPhrase(number_of[slug], _unique_stems(name, lang)), {})
        for answering, question in _questions(book, entry):
            rules_of.setdefault(EntryPhrase(number_of[answering], _unique_stems(question, lang)), {})
        for phrase in phrased.get(slug, ()):
            rules = rules_of.setdefault(EntryPhrase(number_of[slug], _unique_stems(phrase, lang)), {})
            rules.update(dict.fromkeys(asked_rules.get((slug, phrase), ())))
    return {phrase: tuple(rules) for phrase, rules in rules_of.items()}


def _unique_stems(text: str, lang: Lang) -> tuple[str, ...]:
    """The stems of a text, each once."""
    return tuple(dict.fromkeys(stems(text, lang)))


def _stem_counts(fields: dict[str, list[str]], lang: Lang) -> dict[str, float]:
    """How often an entry has each stem, weighted by the field and by the length of what is in it."""
    counts: dict[str, float] = {}
    for name, texts in fields.items():
        field = FIELDS[name]
        words = Counter(word for text in texts for word in stems(text, lang))
        length = 1 - LENGTH_SHARE + LENGTH_SHARE * words.total() / field.usual_length
        for word, times in words.items():
            counts[word] = counts.get(word, 0.0) + field.weight * times / length
    return counts


def _texts_by_field(book: ReferenceBook, entry: ReferenceEntry, phrased: tuple[str, ...]) -> dict[str, list[str]]:
    """The texts of an entry by field; captions are left out, as they repeat the text."""
    fields: dict[str, list[str]] = {
        "title": [entry.title],
        "also": list(entry.also),
        "brief": [entry.brief],
        "asked": list(phrased),
        "question": [],
        "text": [],
    }
    for block in entry.blocks:
        if block.kind != PICTURE:
            fields["question" if block.kind == QUESTION else "text"].append(_plain(book, block.text))
            fields["text"].append(_plain(book, block.answer))
    return fields


def _questions(book: ReferenceBook, entry: ReferenceEntry) -> Iterator[AskedQuestion]:
    """The questions in an entry's text."""
    for block in entry.blocks:
        if block.kind == QUESTION:
            linked = links(block.answer) if entry.slug == COLLECTION else []
            yield AskedQuestion(linked[0] if linked else entry.slug, _plain(book, block.text))


def _plain(book: ReferenceBook, text: str) -> str:
    """A text without markup; links have the titles of their entries."""
    return plain_text(text, lambda slug: book.entries[slug].title)
