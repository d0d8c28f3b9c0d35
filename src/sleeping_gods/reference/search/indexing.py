"""The search index of a game in a language: the weights of words in entries, and phrases of players."""

from __future__ import annotations

import functools
import math
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from ...languages import Lang
from ..book.entry import PICTURE, QUESTION, ReferenceEntry
from ..book.folding import fold
from ..book.library import ReferenceBook, book
from ..book.markup import links, plain_text
from ..book.phrases import Phrases, phrases_of, rules_by_phrase
from ..languages import book_language
from ..ledger import GAMES
from .words import content_words, language, stem, stems


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
SATURATION = 1.7
"""The more often a word is said, the less once more adds: said so often, it has half of what it can have."""
WEIGHT_STEP = 10
"""To what the weight of a word is rounded, in hundredths: finer would only be heavier to send."""
COLLECTION = "frequent-questions"
"""Its questions are answered by the entries that they link to."""

Places = dict[int, int]
"""The weight of a word in each entry in which it stands, in hundredths, by the entry's number."""


class Term(NamedTuple):
    """A stem as the index knows it."""

    rarity: int
    """In hundredths."""
    places: Places


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
class SearchIndex:
    """The weighted stems, entries and phrases of a game in a language; the browser gets the same as JSON."""

    game: str
    lang: Lang
    entries: tuple[ReferenceEntry, ...]
    terms: dict[str, Term]
    """By stem."""
    spellings: tuple[str, ...]
    """All words as they are written, for those who write them otherwise."""
    alike: dict[str, tuple[str, ...]]
    """Stem to the stems of words that players use for it."""
    names: tuple[EntryName, ...]
    phrases: tuple[EntryPhrase, ...]
    """How players ask for an entry: by its names, by questions in its text, and by phrases of their own."""
    about: tuple[tuple[str, ...], ...]
    """The rules that each phrase asks for, as far as it says so."""
    asking: dict[str, tuple[int, ...]]
    """Stem to the numbers of the phrases in which it stands."""
    weights: tuple[int, ...]
    """What the stems of each phrase say together."""
    titles: tuple[str, ...]
    """The titles of the entries, folded."""
    stated: dict[str, int]
    """The numbers of the entries by the ids of the rules that they state."""


@dataclass(frozen=True, slots=True)
class _GameWords:
    """A game's reference as words."""

    entries: tuple[ReferenceEntry, ...]
    counts: list[dict[str, float]]
    """For each entry how often it says a stem."""
    spellings: set[str]
    names: tuple[EntryName, ...]
    rules_by_phrase: dict[EntryPhrase, tuple[str, ...]]
    """Each phrase, and the rules that it asks for, as far as it says so."""


_kept: dict[tuple[str, Lang], SearchIndex] = {}
"""Indexes that were read instead of made."""


def keep_index(made_before: SearchIndex) -> None:
    """Use an index that was made before from the same texts."""
    _kept[made_before.game, made_before.lang] = made_before


@functools.cache
def index(game: str, lang: Lang) -> SearchIndex:
    """The index of a game in a language, with the phrases of all authors."""
    known = book_language(lang)
    if (game, known) in _kept:
        return _kept[game, known]
    return _index_of(game, known, [_words_of(each_game, known) for each_game in _games(game)])


def index_with_phrases(game: str, lang: Lang, phrased: Mapping[str, Phrases]) -> SearchIndex:
    """An index with these phrases, by game."""
    return _index_of(game, lang, [_read_game(each_game, lang, phrased[each_game]) for each_game in _games(game)])


def _games(first: str) -> list[str]:
    """All games, this one first."""
    return [first, *(game for game in GAMES if game != first)]


def _index_of(game: str, lang: Lang, games: list[_GameWords]) -> SearchIndex:
    """The index of the first game; rarities are computed over all games."""
    of_game = games[0]
    terms = _terms(games)
    asking: dict[str, list[int]] = {}
    for number, (_, phrase) in enumerate(of_game.rules_by_phrase):
        for word in phrase:
            asking.setdefault(word, []).append(number)
    rarities = {word: rarity for word, (rarity, _) in terms.items()}
    return SearchIndex(
        game=game,
        lang=lang,
        entries=of_game.entries,
        terms=terms,
        spellings=tuple(sorted(of_game.spellings)),
        alike=_synonyms_in_index(lang, terms),
        names=of_game.names,
        phrases=tuple(of_game.rules_by_phrase),
        about=tuple(of_game.rules_by_phrase.values()),
        asking={word: tuple(numbers) for word, numbers in asking.items()},
        weights=tuple(sum(rarities[word] for word in phrase) for _, phrase in of_game.rules_by_phrase),
        titles=tuple(fold(entry.title) for entry in of_game.entries),
        stated={rule: number for number, entry in enumerate(of_game.entries) for rule in entry.rules},
    )


@functools.cache
def _words_of(game: str, lang: Lang) -> _GameWords:
    return _read_game(game, lang, phrases_of(game, lang))


def _read_game(game: str, lang: Lang, phrased: Phrases) -> _GameWords:
    of_game = book(game, lang)
    entries = tuple(of_game.entries.values())
    texts_by_entry = [_texts_by_field(of_game, entry, phrased.get(entry.slug, ())) for entry in entries]
    all_texts = (text for fields in texts_by_entry for texts in fields.values() for text in texts)
    names = dict.fromkeys(
        EntryName(number, kind, tuple(stems(name, lang)))
        for number, entry in enumerate(entries)
        for kind, name in [(0, entry.title), *((1, name) for name in entry.also)]
    )
    return _GameWords(
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
    return tuple(dict.fromkeys(stems(text, lang)))


def _terms(games: list[_GameWords]) -> dict[str, Term]:
    """Every stem of the first game: its rarity (half by entries, half by phrases), and its weight in each entry."""
    entries_with = Counter(word for game in games for counts in game.counts for word in counts)
    phrases_with = Counter(word for game in games for _, phrase in game.rules_by_phrase for word in phrase)
    all_entries = sum(len(game.entries) for game in games)
    all_phrases = sum(len(game.rules_by_phrase) for game in games)
    of_game = games[0]
    terms: dict[str, Term] = {}
    for word in sorted({word for counts in of_game.counts for word in counts}):
        rarity = (_rarity(entries_with[word], all_entries) + _rarity(phrases_with[word], all_phrases)) / 2
        places = {
            number: WEIGHT_STEP * round(100 / WEIGHT_STEP * rarity * counts[word] / (counts[word] + SATURATION))
            for number, counts in enumerate(of_game.counts)
            if word in counts
        }
        terms[word] = Term(round(100 * rarity), places)
    return terms


def _rarity(texts_with: int, all_texts: int) -> float:
    """The weight of a word that is in so many of all texts: the inverse document frequency of BM25."""
    return math.log(1 + (all_texts - texts_with + 0.5) / (texts_with + 0.5))


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


def _synonyms_in_index(lang: Lang, terms: dict[str, Term]) -> dict[str, tuple[str, ...]]:
    """For each synonym the others of its group that are in the index."""
    alike: dict[str, tuple[str, ...]] = {}
    for group in language(lang).alike:
        members = list(dict.fromkeys(stem(fold(word), lang) for word in group))
        for member in members:
            others = tuple(other for other in members if other != member and other in terms)
            if others:
                alike[member] = others
    return alike


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
    return plain_text(text, lambda slug: book.entries[slug].title)
