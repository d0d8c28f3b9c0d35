"""Finds the sentences of an entry that answer a question best; ``client/src/rules/sentences.ts`` does the same."""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from dataclasses import dataclass

from ...languages import Lang
from ..book.entry import ReferenceEntry
from ..book.folding import fold
from .indexing import SearchIndex
from .passages import ANSWER, BRIEF, EXAMPLE, FOOT, PLAIN, passages
from .ranking import Reading, likeliest_stem, phrase_likeness, readings_of, total_rarity
from .words import stem

_WORD = re.compile(r"[^\W_]+")
LENGTH_LIMIT = 30
"""How many words a sentence may have before each further one counts against it."""
KIND_WEIGHTS = {PLAIN: 1.0, BRIEF: 0.6, ANSWER: 0.8, EXAMPLE: 0.0, FOOT: 0.4}
"""What a passage counts by its kind: less under the title, which is shown in any case, and at the foot of an entry."""
RULE_WEIGHT = 2.0
"""What a passage counts for a rule that players ask for in such words, beside the words that it has itself.

This and the weights of the kinds were chosen so that a phrase finds the sentence that tells the rule for which it was
written: docs/rules.md has the rates.
"""
FURTHER_SHARE = 0.45
"""A passage with at least this share of the best score is shown too, if it tells a rule that the others do not."""
FURTHER = 2
"""How many passages are shown beside the best, at most."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """The passage of an entry that answers a question."""

    number: int
    """Its place in the entry, and its anchor in the page; 0 is the answer in one sentence under the title."""
    text: str
    marked: tuple[tuple[int, int], ...]
    """Where words of the question stand in it."""
    ours: bool
    """Whether it rests on a ruling of this edition."""

    @property
    def anchor(self) -> str:
        """The fragment of the link to it."""
        return f"#s{self.number}" if self.number else ""


def sentences(entry: ReferenceEntry) -> tuple[str, ...]:
    """All passages of an entry by the numbers of its page, the summary first; empty where an earlier one goes on."""
    return passages(entry).texts


def rules_of_sentences(entry: ReferenceEntry) -> tuple[tuple[str, ...], ...]:
    """The rules that each passage states or cites."""
    return passages(entry).rules


@dataclass(frozen=True, slots=True)
class ParsedQuestion:
    """A question, as an index reads it."""

    readings: list[Reading]
    total_rarity: int
    """The sum of the rarities of its words."""
    rule_likeness: dict[str, float]
    """The rules for which players ask in words like these, and how alike the words are, from 0 to 1."""


def parse_question(index: SearchIndex, question: str) -> ParsedQuestion:
    """A question parsed once for several entries."""
    readings = readings_of(index, question)
    rule_likeness: dict[str, float] = {}
    for phrase, likeness in phrase_likeness(index, readings).items():
        for rule in index.about[phrase]:
            rule_likeness[rule] = max(rule_likeness.get(rule, 0.0), likeness)
    return ParsedQuestion(readings, total_rarity(index, readings), rule_likeness)


def best_sentences(index: SearchIndex, entry: ReferenceEntry, question: ParsedQuestion) -> list[Sentence]:
    """The passage with the highest score, and others that come near it and tell another rule each.

    If all words of the question are in the entry's title, it is the summary alone.
    """
    shown = passages(entry)
    title_stems = set(_stems_in(entry.title, index.lang))
    asks_for_title = all(likeliest_stem(reading) in title_stems for reading in question.readings)
    stem_weights = _question_weights(index, question.readings)
    scores = [0.0 for _ in shown.texts]
    if not asks_for_title:
        for number, text in enumerate(shown.texts):
            if text:
                stems = _stems_in(text, index.lang)
                scores[number] = _score_sentence(
                    question, stem_weights, stems, kind=shown.kinds[number], rules=shown.rules[number]
                )
    return [
        Sentence(
            number,
            shown.texts[number],
            _highlights(shown.texts[number], stem_weights, index.lang),
            shown.ours[number],
        )
        for number in _best_passages(scores, shown.rules)
    ]


def _best_passages(scores: list[float], rules: Sequence[tuple[str, ...]]) -> list[int]:
    """The numbers of the best passage and of others near it; the summary, number 0, is only shown as the best."""
    best, *others = sorted(range(len(scores)), key=lambda number: -scores[number])
    told_rules = {*rules[0], *rules[best]}
    chosen = [best]
    for number in others:
        is_near = number != 0 and 0.0 < FURTHER_SHARE * scores[best] <= scores[number]
        if is_near and len(chosen) <= FURTHER and not told_rules.issuperset(rules[number]):
            chosen.append(number)
            told_rules.update(rules[number])
    return chosen


def _question_weights(index: SearchIndex, readings: list[Reading]) -> dict[str, float]:
    """Every stem that the question may mean: its rarity, multiplied by how surely it is meant."""
    stem_weights: dict[str, float] = {}
    for reading in readings:
        for term, confidence in reading:
            if term in index.terms:
                rarity, _ = index.terms[term]
                stem_weights[term] = max(stem_weights.get(term, 0.0), rarity * confidence)
            else:
                stem_weights.setdefault(term, 0.0)
    return stem_weights


def _score_sentence(
    question: ParsedQuestion,
    stem_weights: dict[str, float],
    stems: tuple[str, ...],
    *,
    kind: str,
    rules: tuple[str, ...],
) -> float:
    """How well a sentence answers a question, by its stems, its kind and its rules.

    score = sum of the weights of its stems * weight of its kind * length factor
    + weight of rules * total rarity of the question * likeness of the question to the likest of its rules.
    The length factor is 1 up to the length limit; for n words it is limit / ((limit + n) / 2).
    """
    score = 0.0
    for each_stem in dict.fromkeys(stems):
        score += stem_weights.get(each_stem, 0.0)
    score *= KIND_WEIGHTS[kind] * LENGTH_LIMIT / max(LENGTH_LIMIT, (LENGTH_LIMIT + len(stems)) / 2)
    likest = max((question.rule_likeness.get(rule, 0.0) for rule in rules), default=0.0)
    return score + RULE_WEIGHT * question.total_rarity * likest


def _highlights(text: str, stem_weights: dict[str, float], lang: Lang) -> tuple[tuple[int, int], ...]:
    """The positions of the question's words in a text."""
    return tuple(
        (match.start(), match.end()) for match in _WORD.finditer(text) if stem(fold(match[0]), lang) in stem_weights
    )


@functools.lru_cache(1 << 15)
def _stems_in(text: str, lang: Lang) -> tuple[str, ...]:
    """The stems of a text, computed once."""
    return tuple(stem(fold(word), lang) for word in _WORD.findall(text.lower()))
