"""The search index of a game in a language: the weights of words in entries, and phrases of players."""

from __future__ import annotations

import functools
import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from ...languages import Lang
from ..book.entry import ReferenceEntry
from ..book.folding import fold
from ..book.phrases import Phrases
from ..languages import book_language
from ..ledger import GAMES
from .game_words import EntryName, EntryPhrase, ReferenceWords, read_game, words_of_game
from .words import language, stem

SATURATION = 1.7
"""The more often a word is said, the less once more adds: said so often, it has half of what it can have."""
WEIGHT_STEP = 10
"""To what the weight of a word is rounded, in hundredths: finer would only be heavier to send."""
Places = dict[int, int]
"""The weight of a word in each entry in which it stands, in hundredths, by the entry's number."""


class Term(NamedTuple):
    """A stem as the index knows it."""

    rarity: int
    """In hundredths."""
    places: Places
    """How much it counts in each entry that has it."""


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
    return _index_of(game, known, [words_of_game(each_game, known) for each_game in _games(game)])


def index_with_phrases(game: str, lang: Lang, phrased: Mapping[str, Phrases]) -> SearchIndex:
    """An index with these phrases, by game."""
    return _index_of(game, lang, [read_game(each_game, lang, phrased[each_game]) for each_game in _games(game)])


def _games(first: str) -> list[str]:
    """All games, this one first."""
    return [first, *(game for game in GAMES if game != first)]


def _index_of(game: str, lang: Lang, games: list[ReferenceWords]) -> SearchIndex:
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


def _terms(games: list[ReferenceWords]) -> dict[str, Term]:
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
