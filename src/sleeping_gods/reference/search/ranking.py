"""Ranks the entries that answer a question, best first; ``client/src/rules/ranking.ts`` does the same in the browser.

The weights were chosen with ``tools/search_rates.py`` (docs/rules.md).
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass

from ...languages import Lang
from ..book.entry import ReferenceEntry
from ..book.folding import fold
from ..ledger import GAMES
from .edit_distance import edit_distance
from .indexing import SearchIndex
from .indexing import index as index_of
from .word_filter import is_known
from .words import content_words, stem

EXACT_TITLE = 100_000.0
"""Added for an entry whose title is the whole question."""
NAME_PART = (0.5, 0.3)
"""Share of the rarity of a title, or of another name of an entry, that is added if it is a part of the question."""
PHRASE_POINTS = (1000.0, 400.0, 300.0)
"""Points for the three phrases of an entry that are most like the question, times the square of their likeness."""
MISSING_WORD, EXTRA_WORD = 2.744, 0.85
"""Penalties for words of the question that a phrase lacks, and for words of the phrase that the question lacks."""
SYNONYM, PREFIX, ONE_TYPO, TWO_TYPOS = 0.72, 0.7, 0.6, 0.4
"""Confidence in a synonym, in a word of which only the beginning was typed, and with one or two wrong letters."""
MAX_WORDS = 32
"""How many words of a question are read."""
UNKNOWN_RARITY = 300
"""The rarity of a word that is in no entry, in hundredths."""
MIN_PREFIX_LETTERS = 3
"""How many letters of a word are read as the beginning of longer ones."""
LETTERS_PER_TYPO = (4, 7)
"""From how many letters on a word may have one letter typed wrongly, and two: a short one would become another word."""
OTHER_GAME = 0.85
"""Factor for entries of the game that does not lead: many concepts are in both games."""

_RULE = re.compile(r"[A-Z]{2}-[A-Z]+-[0-9]{3}")

Reading = list[tuple[str, float]]
"""The stems that a word of the question may mean, each with a confidence from 0 to 1; the likeliest first."""


@dataclass(frozen=True, slots=True)
class SearchHit:
    """An entry that was found."""

    entry: ReferenceEntry
    score: float


def search(lang: Lang, question: str, *, game: str | None = None, lead: str = "sea", most: int = 10) -> list[SearchHit]:
    """The entries that answer a question, best first: of one game, or of both, where one of them leads."""
    games = [game] if game else [lead, *(other for other in GAMES if other != lead)]
    return rank_entries([index_of(each, lang) for each in games], question)[:most]


def rank_entries(indexes: Sequence[SearchIndex], question: str) -> list[SearchHit]:
    """All entries related to the question; those of the first index lead.

    The entry of the same name in the other game follows directly, so that somebody who names no game sees both.
    """
    negative_scores: list[tuple[float, int, int]] = []
    """With the number of the index and that of the entry: sorted, the best come first, and equals in their order."""
    for place, game_index in enumerate(indexes):
        factor = 1.0 if place == 0 else OTHER_GAME
        scores = _scores(game_index, question)
        negative_scores += [(-score * factor, place, number) for number, score in scores.items()]
    hits_by_slug: dict[str, list[SearchHit]] = {}
    for negative, place, number in sorted(negative_scores):
        entry = indexes[place].entries[number]
        hits_by_slug.setdefault(entry.slug, []).append(SearchHit(entry, -negative))
    return [hit for hits in hits_by_slug.values() for hit in hits]


def readings_of(index: SearchIndex, question: str) -> list[Reading]:
    """What the content words of a question may mean."""
    words = list(dict.fromkeys(content_words(question, index.lang)))[:MAX_WORDS]
    return [_read_word(index, word, alone=len(words) == 1) for word in words]


def _scores(index: SearchIndex, question: str) -> dict[int, float]:
    """The score of each entry of a game for the question."""
    rule = question.strip().upper()
    if _RULE.fullmatch(rule):
        return {index.stated[rule]: 0.0} if rule in index.stated else {}
    readings = readings_of(index, question)
    scores = _word_scores(index, readings)
    for number, points in _phrase_scores(index, readings).items():
        scores[number] = scores.get(number, 0.0) + points
    for number, points in _name_scores(index, readings).items():
        if number in scores:
            scores[number] += points
    title = fold(question.strip())
    for number in scores:
        if index.titles[number] == title:
            scores[number] += EXACT_TITLE
    return scores


def likeliest_stem(reading: Reading) -> str:
    """The stem that a word of the question means most likely."""
    stem_of_word, _ = reading[0]
    return stem_of_word


def _name_scores(index: SearchIndex, readings: list[Reading]) -> dict[int, float]:
    """The score of each entry by the best of its names that is a part of the question, in the same order."""
    question_stems = f" {' '.join(map(likeliest_stem, readings))} "
    scores: dict[int, float] = {}
    for number, kind, name in index.names:
        if f" {' '.join(name)} " in question_stems:
            points = NAME_PART[kind] * sum(_rarity(index, word) for word in name)
            scores[number] = max(scores.get(number, 0.0), points)
    return scores


def _rarity(index: SearchIndex, word: str) -> int:
    """How rare a word is in the entries."""
    return index.terms[word][0] if word in index.terms else UNKNOWN_RARITY


def _word_scores(index: SearchIndex, readings: list[Reading]) -> dict[int, float]:
    """The score of each entry by the words of the question that it contains; lower, the more of them it lacks."""
    scores: dict[int, float] = {}
    matched: dict[int, float] = {}
    total = 0
    for reading in readings:
        rarity = _rarity(index, likeliest_stem(reading))
        total += rarity
        best: dict[int, float] = {}
        best_confidence: dict[int, float] = {}
        for term, confidence in reading:
            if term in index.terms:
                _, places = index.terms[term]
                for number, weight in places.items():
                    best[number] = max(best.get(number, 0.0), confidence * weight)
                    best_confidence[number] = max(best_confidence.get(number, 0.0), confidence)
        for number, points in best.items():
            scores[number] = scores.get(number, 0.0) + points
            matched[number] = matched.get(number, 0.0) + rarity * best_confidence[number]
    return {number: score * math.sqrt(matched[number] / total) for number, score in scores.items()}


def _typing_mistakes(word: str) -> int:
    """How many letters of a word may be typed wrongly: the longer it is the more."""
    return sum(len(word) >= letters for letters in LETTERS_PER_TYPO)


def _read_word(index: SearchIndex, word: str, *, alone: bool) -> Reading:
    """What a word may mean: itself and its synonyms, else words that it begins, else similarly spelled ones."""
    own_stem = stem(word, index.lang)
    if own_stem in index.terms or own_stem in index.alike:
        return [(own_stem, 1.0), *((other, SYNONYM) for other in index.alike.get(own_stem, ()))]
    is_word = is_known(own_stem, index.lang)
    if len(word) >= MIN_PREFIX_LETTERS and (alone or not is_word):
        completions = [spelling for spelling in index.spellings if spelling.startswith(word)]
        if completions:
            return _stems_of(index, completions, PREFIX)
    max_distance = 0 if is_word else _typing_mistakes(word)
    if max_distance == 0:
        return [(own_stem, 1.0)]
    distances = {spelling: edit_distance(word, spelling, max_distance) for spelling in index.spellings}
    closest = min(distances.values(), default=max_distance + 1)
    if closest > max_distance:
        return [(own_stem, 1.0)]
    closest_spellings = [spelling for spelling, distance in distances.items() if distance == closest]
    return _stems_of(index, closest_spellings, ONE_TYPO if closest == 1 else TWO_TYPOS)


def _stems_of(index: SearchIndex, spellings: list[str], confidence: float) -> Reading:
    """The stems of some spellings, each once, with the same confidence."""
    return [(each, confidence) for each in dict.fromkeys(stem(spelling, index.lang) for spelling in spellings)]


def total_rarity(index: SearchIndex, readings: list[Reading]) -> int:
    """The sum of the rarities of the words of a question."""
    return sum(_rarity(index, likeliest_stem(reading)) for reading in readings)


def phrase_likeness(index: SearchIndex, readings: list[Reading]) -> dict[int, float]:
    """By the numbers of the phrases, how similar each is to the question: 0 not at all, 1 the same."""
    common_rarity: dict[int, float] = {}
    total = total_rarity(index, readings)
    for reading in readings:
        rarity = _rarity(index, likeliest_stem(reading))
        shared: dict[int, float] = {}
        for term, confidence in reading:
            for phrase in index.asking.get(term, ()):
                shared[phrase] = max(shared.get(phrase, 0.0), confidence * rarity)
        for phrase, points in shared.items():
            common_rarity[phrase] = common_rarity.get(phrase, 0.0) + points
    likeness: dict[int, float] = {}
    for phrase, points in common_rarity.items():
        extra = max(index.weights[phrase] - points, 0.0)
        likeness[phrase] = points / (points + MISSING_WORD * (total - points) + EXTRA_WORD * extra)
    return likeness


def _phrase_scores(index: SearchIndex, readings: list[Reading]) -> dict[int, float]:
    """The score of each entry by the phrases in which players ask for it that are most like the question."""
    likenesses_of: dict[int, list[float]] = {}
    for phrase, likeness in phrase_likeness(index, readings).items():
        entry_number, _ = index.phrases[phrase]
        likenesses_of.setdefault(entry_number, []).append(likeness)
    scores: dict[int, float] = {}
    for number, likenesses in likenesses_of.items():
        likenesses.sort(reverse=True)
        scores[number] = 0.0
        for points, likeness in zip(PHRASE_POINTS, likenesses, strict=False):
            scores[number] += points * likeness * likeness
    return scores
