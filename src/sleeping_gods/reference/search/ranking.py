"""The ranking: entries that answer a question, best first. ``client/src/rules/ranking.ts`` is its twin."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..book.entry import Entry
from ..book.folding import fold
from .indexing import Index
from .words import stem, telling

EXACT = 1000.0
"""For an entry whose title is the whole question."""
ASKED = 80.0
"""For an entry that answers the very question, by how alike the two questions are."""
LIKE, BEGUN, ONE_OFF, TWO_OFF = 0.6, 0.7, 0.6, 0.4
"""What a synonym counts, a word of which only the beginning was typed, and one that is off by one or two letters."""
WORDS = 32
"""So many words of a question are read."""
UNKNOWN = 2.0
"""The rarity of a word that stands nowhere."""
SECOND = 0.85
"""What entries of the skies count where neither game is meant: many concepts are in both, and the sea came first."""

Reading = list[tuple[str, float]]
"""The stems that a word of the question may mean, and how surely; the likeliest first."""


@dataclass(frozen=True, slots=True)
class Hit:
    """An entry that was found."""

    entry: Entry
    score: float


def search(index: Index, question: str, *, game: str | None = None, most: int = 10) -> list[Hit]:
    """The entries that answer a question, best first; of one game, or of both."""
    stated = index.stated.get(question.strip().upper())
    if stated is not None:
        return [Hit(stated, 0.0)] if game in (None, stated.game) else []
    words = list(dict.fromkeys(telling(question, index.lang)))[:WORDS]
    readings = [_reading(index, word) for word in words]
    asked = list(dict.fromkeys(reading[0][0] for reading in readings))
    scores = _told(index, readings)
    for number, points, phrase in index.phrases:
        if number in scores and f" {phrase} " in f" {' '.join(asked)} ":
            scores[number] += points * _weight(index, phrase.split())
    for number, likeness in _likeness(index, asked, scores).items():
        scores[number] += ASKED * likeness * likeness
    title = fold(question.strip())
    for number in scores:
        if index.titles[number] == title:
            scores[number] += EXACT
    if game is None:
        for number in scores:
            scores[number] *= SECOND if index.entries[number].game == "skies" else 1.0
    found = [number for number in scores if game is None or index.entries[number].game == game]
    found.sort(key=lambda number: (-scores[number], number))
    return [Hit(index.entries[number], scores[number]) for number in found[:most]]


def _told(index: Index, readings: list[Reading]) -> dict[int, float]:
    """What the words of the question are worth in each entry; less, the more of them it lacks."""
    scores: dict[int, float] = {}
    matched: dict[int, float] = {}
    whole = 0.0
    for reading in readings:
        rarity = index.terms[reading[0][0]][0] if reading[0][0] in index.terms else UNKNOWN
        whole += rarity
        best: dict[int, float] = {}
        sure: dict[int, float] = {}
        for term, share in reading:
            if term in index.terms:
                for number, points in index.terms[term][1].items():
                    best[number] = max(best.get(number, 0.0), index.terms[term][0] * share * points)
                    sure[number] = max(sure.get(number, 0.0), share)
        for number, points in best.items():
            scores[number] = scores.get(number, 0.0) + points
            matched[number] = matched.get(number, 0.0) + rarity * sure[number]
    return {number: score * (matched[number] / whole) for number, score in scores.items()}


def _reading(index: Index, word: str) -> Reading:
    """What a word of the question may mean: itself, its synonyms, how it goes on, how it is really spelled."""
    cut = stem(word, index.lang)
    if cut in index.terms or cut in index.alike:
        return [(cut, 1.0), *((other, LIKE) for other in index.alike.get(cut, ()))]
    begun = [spelling for spelling in index.spellings if len(word) >= 3 and spelling.startswith(word)]
    if begun:
        return _stems_of(index, begun, BEGUN)
    allowed = 0 if len(word) < 4 else 1 if len(word) < 7 else 2
    near = [(spelling, distance(word, spelling, allowed)) for spelling in index.spellings]
    closest = min((far for _, far in near), default=allowed + 1)
    if closest > allowed:
        return [(cut, 1.0)]
    return _stems_of(
        index, [spelling for spelling, far in near if far == closest], ONE_OFF if closest == 1 else TWO_OFF
    )


def _stems_of(index: Index, spellings: list[str], share: float) -> Reading:
    return [(cut, share) for cut in dict.fromkeys(stem(spelling, index.lang) for spelling in spellings)]


def _likeness(index: Index, asked: list[str], scores: Iterable[int]) -> dict[int, float]:
    """The entries that answer such a question, by how alike it is to this one."""
    known = dict.fromkeys(scores)
    likeness: dict[int, float] = {}
    for number, text in index.questions:
        if number in known:
            likeness[number] = max(likeness.get(number, 0.0), _alike(index, text.split(), asked))
    return likeness


def _alike(index: Index, one: list[str], other: list[str]) -> float:
    """How much two questions have in common, from 0 to 1; a single word makes no question."""
    common = [word for word in other if word in one]
    if len(common) < 2:
        return 0.0
    both = _weight(index, common)
    either = _weight(index, one) + _weight(index, other) - both
    return both / either if either else 0.0


def _weight(index: Index, words: Iterable[str]) -> float:
    return sum(index.terms[word][0] if word in index.terms else 0.0 for word in words)


def distance(one: str, other: str, most: int) -> int:
    """How many letters are missing, too many, wrong or swapped; more than ``most`` is not counted out."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        earlier, before, row = before, row, [i]
        for j, sign in enumerate(other, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != sign))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == sign:
                cost = min(cost, earlier[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
    return row[-1]
