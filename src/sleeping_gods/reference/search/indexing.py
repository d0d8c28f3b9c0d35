"""The search index of a game in a language: the weights of words in entries, and phrases of players."""

from __future__ import annotations

import functools
import math
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ...languages import Lang
from ..book.entry import PICTURE, ReferenceEntry
from ..book.folding import fold
from ..book.library import ReferenceBook, book
from ..book.markup import links, plain_text
from ..book.phrases import Phrases, phrases_of, rules_by_phrase
from ..languages import book_language
from ..ledger import GAMES
from .words import content_words, language, stem, stems


@dataclass(frozen=True, slots=True)
class SearchField:
    """A part of an entry: the weight of a word there, and its usual length."""

    worth: float
    usual: int


FIELDS = {
    "title": SearchField(6.0, 2),
    "also": SearchField(2.5, 6),
    "brief": SearchField(1.5, 12),
    "asked": SearchField(0.6, 90),
    "question": SearchField(1.0, 12),
    "text": SearchField(0.5, 120),
}
RARITY_SHARE = 0.5
"""How far a long part is set against a short one: not at all is 0, wholly is 1."""
SATURATION = 1.7
"""The more often a word is said, the less once more adds; here half of all is reached."""
WEIGHT_SCALE = 10
"""How finely the worth of a word is told, in hundredths: finer would only be heavier to send."""
COLLECTION = "frequent-questions"
"""Its questions are answered by the entries that they link to."""

Places = dict[int, int]
"""Entries by their numbers, and what a word is worth there, in hundredths."""


@dataclass(frozen=True, slots=True)
class SearchIndex:
    """The weighted stems, entries and phrases of a game in a language; the browser gets the same as JSON."""

    game: str
    lang: Lang
    entries: tuple[ReferenceEntry, ...]
    terms: dict[str, tuple[int, Places]]
    """Stem to its rarity in hundredths, and to the entries in which it stands."""
    spellings: tuple[str, ...]
    """All words as they are written, for those who write them otherwise."""
    alike: dict[str, tuple[str, ...]]
    """Stem to the stems of words that players use for it."""
    names: tuple[tuple[int, int, tuple[str, ...]], ...]
    """Entry, 0 for its title or 1 for another name, and the name as stems."""
    phrases: tuple[tuple[int, tuple[str, ...]], ...]
    """How players ask for an entry, as stems: names and questions too."""
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
class _Read:
    """A game's reference as words."""

    entries: tuple[ReferenceEntry, ...]
    counted: list[dict[str, float]]
    """For each entry how often it says a stem."""
    spellings: set[str]
    names: tuple[tuple[int, int, tuple[str, ...]], ...]
    phrases: tuple[tuple[int, tuple[str, ...]], ...]
    about: tuple[tuple[str, ...], ...]


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
    return _index_of(game, known, [_read_whole(other_game, known) for other_game in _games(game)])


def index_with_phrases(game: str, lang: Lang, phrased: Mapping[str, Phrases]) -> SearchIndex:
    """An index with these phrases, by game."""
    return _index_of(game, lang, [_read_game(other_game, lang, phrased[other_game]) for other_game in _games(game)])


def _games(first: str) -> list[str]:
    return [first, *(game for game in GAMES if game != first)]


def _index_of(game: str, lang: Lang, read: list[_Read]) -> SearchIndex:
    """The index of the first game; rarities are computed over all games."""
    of_game = read[0]
    terms = _terms(read)
    asking: dict[str, list[int]] = {}
    for at, (_, phrase) in enumerate(of_game.phrases):
        for word in phrase:
            asking.setdefault(word, []).append(at)
    return SearchIndex(
        game=game,
        lang=lang,
        entries=of_game.entries,
        terms=terms,
        spellings=tuple(sorted(of_game.spellings)),
        alike=_synonyms_in_index(lang, terms),
        names=of_game.names,
        phrases=of_game.phrases,
        about=of_game.about,
        asking={word: tuple(places) for word, places in asking.items()},
        weights=tuple(sum(terms[word][0] for word in phrase) for _, phrase in of_game.phrases),
        titles=tuple(fold(entry.title) for entry in of_game.entries),
        stated={rule: number for number, entry in enumerate(of_game.entries) for rule in entry.rules},
    )


@functools.cache
def _read_whole(game: str, lang: Lang) -> _Read:
    return _read_game(game, lang, phrases_of(game, lang))


def _read_game(game: str, lang: Lang, phrased: Phrases) -> _Read:
    of_game = book(game, lang)
    entries = tuple(of_game.entries.values())
    number_of = {entry.slug: number for number, entry in enumerate(entries)}
    parts_of = [_texts_by_field(of_game, entry, phrased.get(entry.slug, ())) for entry in entries]
    spellings: set[str] = set()
    for parts in parts_of:
        spellings.update(word for texts in parts.values() for text in texts for word in content_words(text, lang))
    names: dict[tuple[int, int, tuple[str, ...]], None] = {}
    phrases: dict[tuple[int, tuple[str, ...]], dict[str, None]] = {}
    about = rules_by_phrase(game, lang)
    for number, entry in enumerate(entries):
        for kind, name in [(0, entry.title), *((1, name) for name in entry.also)]:
            names[number, kind, tuple(stems(name, lang))] = None
            phrases.setdefault((number, _unique_stems(name, lang)), {})
        for slug, question in _questions(of_game, entry):
            phrases.setdefault((number_of[slug], _unique_stems(question, lang)), {})
        for phrase in phrased.get(entry.slug, ()):
            said_of = phrases.setdefault((number, _unique_stems(phrase, lang)), {})
            said_of.update(dict.fromkeys(about.get((entry.slug, phrase), ())))
    counted = [_stem_counts(parts, lang) for parts in parts_of]
    return _Read(entries, counted, spellings, tuple(names), tuple(phrases), tuple(map(tuple, phrases.values())))


def _unique_stems(text: str, lang: Lang) -> tuple[str, ...]:
    return tuple(dict.fromkeys(stems(text, lang)))


def _terms(read: list[_Read]) -> dict[str, tuple[int, Places]]:
    """Every stem of the first game: its rarity (half by entries, half by phrases), and its weight in each entry."""
    in_entries = Counter(word for part in read for counts in part.counted for word in counts)
    in_phrases = Counter(word for part in read for _, phrase in part.phrases for word in phrase)
    entries, phrases = sum(len(part.entries) for part in read), sum(len(part.phrases) for part in read)
    terms: dict[str, tuple[int, Places]] = {}
    for word in sorted({word for counts in read[0].counted for word in counts}):
        rarity = (_rarity(in_entries[word], entries) + _rarity(in_phrases[word], phrases)) / 2
        places = {
            number: WEIGHT_SCALE * round(100 / WEIGHT_SCALE * rarity * counts[word] / (counts[word] + SATURATION))
            for number, counts in enumerate(read[0].counted)
            if word in counts
        }
        terms[word] = round(100 * rarity), places
    return terms


def _rarity(places: int, all_of_them: int) -> float:
    """The weight of a word that is in ``places`` of ``all_of_them`` entries."""
    return math.log(1 + (all_of_them - places + 0.5) / (places + 0.5))


def _stem_counts(parts: dict[str, list[str]], lang: Lang) -> dict[str, float]:
    """How often an entry has each stem, weighted by part and by the part's length."""
    counts: dict[str, float] = {}
    for name, texts in parts.items():
        field, words = FIELDS[name], Counter(cut for text in texts for cut in stems(text, lang))
        length = 1 - RARITY_SHARE + RARITY_SHARE * words.total() / field.usual
        for cut, times in words.items():
            counts[cut] = counts.get(cut, 0.0) + field.worth * times / length
    return counts


def _synonyms_in_index(lang: Lang, terms: dict[str, tuple[int, Places]]) -> dict[str, tuple[str, ...]]:
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
    parts: dict[str, list[str]] = {
        "title": [entry.title],
        "also": list(entry.also),
        "brief": [entry.brief],
        "asked": list(phrased),
        "question": [],
        "text": [],
    }
    for block in (shown for shown in entry.blocks if shown.kind != PICTURE):
        parts["question" if block.kind == "question" else "text"].append(_plain(book, block.text))
        parts["text"].append(_plain(book, block.answer))
    return parts


def _questions(book: ReferenceBook, entry: ReferenceEntry) -> Iterator[tuple[str, str]]:
    """The questions in an entry's text, with the slug of the entry that answers them."""
    for block in entry.blocks:
        if block.kind == "question":
            linked = links(block.answer) if entry.slug == COLLECTION else []
            yield linked[0] if linked else entry.slug, _plain(book, block.text)


def _plain(book: ReferenceBook, text: str) -> str:
    return plain_text(text, lambda slug: book.entries[slug].title)
