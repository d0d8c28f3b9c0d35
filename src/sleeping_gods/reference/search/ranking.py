"""The ranking: entries that answer a question, best first. ``client/src/rules/ranking.ts`` is its twin."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass

from ...languages import Lang
from ..book.entry import ReferenceEntry
from ..book.folding import fold
from ..ledger import GAMES
from .indexing import SearchIndex, index
from .word_filter import is_known
from .words import content_words, stem

EXACT = 100_000.0
"""For an entry whose title is the whole question."""
NAMED = (0.5, 0.3)
"""For an entry whose title, or another name of it, is a part of the question: so much of what that name says."""
ASKED = (1000.0, 400.0, 300.0)
"""For an entry that players ask for in such words, by how alike the three most alike phrases are to the question."""
LEFT, MORE = 2.744, 0.85
"""What it counts against a phrase that it lacks words of the question, or has others."""
LIKE, BEGUN, ONE_OFF, TWO_OFF = 0.72, 0.7, 0.6, 0.4
"""What a synonym counts, a word of which only the beginning was typed, and one that is off by one or two letters."""
WORDS = 32
"""So many words of a question are read."""
UNKNOWN = 300
"""The rarity of a word that stands nowhere, in hundredths."""
SECOND = 0.85
"""What entries of the other game count where neither is named: many concepts are in both."""

_RULE = re.compile(r"[A-Z]{2}-[A-Z]+-[0-9]{3}")

Reading = list[tuple[str, float]]
"""The stems that a word of the question may mean, and how surely; the likeliest first."""


@dataclass(frozen=True, slots=True)
class SearchHit:
    """An entry that was found."""

    entry: ReferenceEntry
    score: float


def search(lang: Lang, question: str, *, game: str | None = None, lead: str = "sea", most: int = 10) -> list[SearchHit]:
    """The entries that answer a question, best first: of one game, or of both, where one of them leads."""
    games = [game] if game else [lead, *(other_game for other_game in GAMES if other_game != lead)]
    return ranked([index(other_game, lang) for other_game in games], question)[:most]


def ranked(indexes: Sequence[SearchIndex], question: str) -> list[SearchHit]:
    """All entries that have anything to do with the question; those of the first index lead.

    An entry of the same name in the other game stands right behind: who names no game sees both at once.
    """
    scored: list[tuple[float, int, int]] = []
    for place, game_index in enumerate(indexes):
        scores = _scores(game_index, question)
        scored += [(-score if place == 0 else -score * SECOND, place, number) for number, score in scores.items()]
    scored.sort()
    hits = [SearchHit(indexes[place].entries[number], -score) for score, place, number in scored]
    rows: dict[str, list[SearchHit]] = {}
    for hit in hits:
        rows.setdefault(hit.entry.slug, []).append(hit)
    return [hit for row in rows.values() for hit in row]


def readings_of(index: SearchIndex, question: str) -> list[Reading]:
    """What the content words of a question may mean."""
    words = list(dict.fromkeys(content_words(question, index.lang)))[:WORDS]
    return [_reading(index, word, alone=len(words) == 1) for word in words]


def _scores(index: SearchIndex, question: str) -> dict[int, float]:
    """What each entry of a game is worth to the question."""
    rule = question.strip().upper()
    if _RULE.fullmatch(rule):
        return {index.entries.index(index.stated[rule]): 0.0} if rule in index.stated else {}
    readings = readings_of(index, question)
    scores = _word_scores(index, readings)
    for number, points in _phrase_scores(index, readings).items():
        scores[number] = scores.get(number, 0.0) + points
    likeliest_stems = f" {' '.join(reading[0][0] for reading in readings)} "
    named: dict[int, float] = {}
    for number, kind, name in index.names:
        if number in scores and f" {' '.join(name)} " in likeliest_stems:
            named[number] = max(named.get(number, 0.0), NAMED[kind] * sum(_rarity(index, word) for word in name))
    for number, points in named.items():
        scores[number] += points
    title = fold(question.strip())
    for number in scores:
        if index.titles[number] == title:
            scores[number] += EXACT
    return scores


def _rarity(index: SearchIndex, word: str) -> int:
    return index.terms[word][0] if word in index.terms else UNKNOWN


def _word_scores(index: SearchIndex, readings: list[Reading]) -> dict[int, float]:
    """What the words of the question are worth in each entry; less, the more of them it lacks."""
    scores: dict[int, float] = {}
    matched: dict[int, float] = {}
    total = 0
    for reading in readings:
        rarity = _rarity(index, reading[0][0])
        total += rarity
        best: dict[int, float] = {}
        sure: dict[int, float] = {}
        for term, share in reading:
            if term in index.terms:
                for number, points in index.terms[term][1].items():
                    best[number] = max(best.get(number, 0.0), share * points)
                    sure[number] = max(sure.get(number, 0.0), share)
        for number, most in best.items():
            scores[number] = scores.get(number, 0.0) + most
            matched[number] = matched.get(number, 0.0) + rarity * sure[number]
    return {number: score * math.sqrt(matched[number] / total) for number, score in scores.items()}


def _reading(index: SearchIndex, word: str, *, alone: bool) -> Reading:
    """What a word of the question may mean: itself, its synonyms, how it goes on, how it is really spelled."""
    own_stem = stem(word, index.lang)
    if own_stem in index.terms or own_stem in index.alike:
        return [(own_stem, 1.0), *((other, LIKE) for other in index.alike.get(own_stem, ()))]
    is_word = is_known(own_stem, index.lang)
    if len(word) >= 3 and (alone or not is_word):
        begun = [spelling for spelling in index.spellings if spelling.startswith(word)]
        if begun:
            return _stems_of(index, begun, BEGUN)
    allowed = 0 if is_word or len(word) < 4 else 1 if len(word) < 7 else 2
    near = [(spelling, edit_distance(word, spelling, allowed)) for spelling in index.spellings] if allowed else []
    closest = min((far for _, far in near), default=allowed + 1)
    if closest > allowed:
        return [(own_stem, 1.0)]
    return _stems_of(
        index, [spelling for spelling, far in near if far == closest], ONE_OFF if closest == 1 else TWO_OFF
    )


def _stems_of(index: SearchIndex, spellings: list[str], share: float) -> Reading:
    return [(each, share) for each in dict.fromkeys(stem(spelling, index.lang) for spelling in spellings)]


def total_rarity(index: SearchIndex, readings: list[Reading]) -> int:
    """The sum of the rarities of the words of a question."""
    return sum(_rarity(index, reading[0][0]) for reading in readings)


def phrase_likeness(index: SearchIndex, readings: list[Reading]) -> dict[int, float]:
    """How alike phrases are to the question, by their numbers: not at all is 0, the same is 1."""
    common_rarity: dict[int, float] = {}
    total = total_rarity(index, readings)
    for reading in readings:
        rarity = _rarity(index, reading[0][0])
        common: dict[int, float] = {}
        for term, share in reading:
            for phrase in index.asking.get(term, ()):
                common[phrase] = max(common.get(phrase, 0.0), share * rarity)
        for phrase, points in common.items():
            common_rarity[phrase] = common_rarity.get(phrase, 0.0) + points
    likeness: dict[int, float] = {}
    for phrase, points in common_rarity.items():
        more = max(index.weights[phrase] - points, 0.0)
        likeness[phrase] = points / (points + LEFT * (total - points) + MORE * more)
    return likeness


def _phrase_scores(index: SearchIndex, readings: list[Reading]) -> dict[int, float]:
    """What it is worth that players ask for an entry in words like these."""
    likenesses_of: dict[int, list[float]] = {}
    for phrase, likeness in phrase_likeness(index, readings).items():
        likenesses_of.setdefault(index.phrases[phrase][0], []).append(likeness)
    scores: dict[int, float] = {}
    for number, likenesses in likenesses_of.items():
        likenesses.sort(reverse=True)
        scores[number] = 0.0
        for points, likeness in zip(ASKED, likenesses, strict=False):
            scores[number] += points * likeness * likeness
    return scores


def edit_distance(first: str, second: str, limit: int) -> int:
    """The Damerau-Levenshtein distance (optimal string alignment); ``limit + 1`` for all that is further apart.

    It counts letters that are missing, too many, wrong or swapped with their neighbour.
    """
    if abs(len(first) - len(second)) > limit:
        return limit + 1
    previous_row: list[int] = []
    row = list(range(len(second) + 1))
    for i, letter in enumerate(first, 1):
        two_rows_back, previous_row, row = previous_row, row, [i]
        for j, other in enumerate(second, 1):
            cost = min(previous_row[j] + 1, row[j - 1] + 1, previous_row[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == second[j - 2] and first[i - 2] == other:
                cost = min(cost, two_rows_back[j - 2] + 1)
            row.append(cost)
        if min(row) > limit:
            return limit + 1
    return row[-1]
