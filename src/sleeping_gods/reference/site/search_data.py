"""The search data for the browser; ``client/src/rules/index.ts`` has the types."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ...languages import Lang
from ..cards.library import cards
from ..languages import BOOK_LANGS
from ..ledger import GAMES
from ..search import ranking, sentences, word_filter
from ..search.indexing import SearchIndex, Term, index
from ..search.passages import passages
from ..search.words import language


def search_files(lang: Lang) -> Iterator[tuple[str, str]]:
    """The search files of a language: index, sentences and cards of each game, and the known words."""
    for game in GAMES:
        yield f"search.{lang}.{game}", search_data(index(game, lang))
        yield f"sentences.{lang}.{game}", sentence_data(index(game, lang))
        yield f"cards.{lang}.{game}", card_data(game, lang)
    yield f"words.{lang}", json.dumps({"hashes": word_filter.HASHES, "bits": word_filter.text_of(lang)})


def every_search_file() -> Iterator[tuple[str, str]]:
    """The search files of all languages."""
    for lang in BOOK_LANGS:
        yield from search_files(lang)


WORTH = {
    "exact": ranking.EXACT_TITLE,
    "named": ranking.NAME_PART,
    "asked": ranking.PHRASE_POINTS,
    "left": ranking.MISSING_WORD,
    "more": ranking.EXTRA_WORD,
    "like": ranking.SYNONYM,
    "begun": ranking.PREFIX,
    "oneOff": ranking.ONE_TYPO,
    "twoOff": ranking.TWO_TYPOS,
    "words": ranking.MAX_WORDS,
    "unknown": ranking.UNKNOWN_RARITY,
    "long": sentences.LENGTH_LIMIT,
    "kinds": sentences.KIND_WEIGHTS,
    "rule": sentences.RULE_WEIGHT,
    "further": sentences.FURTHER_SHARE,
    "most": 1 + sentences.FURTHER,
}
"""What hits and sentences are worth, under the names by which the browser's search knows the figures."""


def search_data(index: SearchIndex) -> str:
    """The index as JSON; stems are listed once and then numbered, frequent ones with small numbers."""
    terms = _terms_by_frequency(index)
    data = {
        "game": index.game,
        "lang": index.lang,
        "stemmer": language(index.lang).stemmer,
        "endings": [[ending.pattern, replacement] for ending, replacement in language(index.lang).endings],
        "stop": " ".join(sorted(language(index.lang).little)),
        "worth": WORTH,
        "entries": [
            {"slug": entry.slug, "title": entry.title, "brief": entry.brief, "rules": " ".join(entry.rules)}
            | ({"ours": 1} if passages(entry).ours[0] else {})
            for entry in index.entries
        ],
        "stems": " ".join(terms),
        "rarities": [rarity for rarity, _ in terms.values()],
        "places": [_differences(list(places)) for _, places in terms.values()],
        "points": [list(places.values()) for _, places in terms.values()],
        "spellings": " ".join(index.spellings),
        "alike": {stem: " ".join(others) for stem, others in index.alike.items()},
        "names": [[entry, kind, " ".join(name)] for entry, kind, name in index.names],
        "phrases": [[phrase.stems for phrase in of_entry] for of_entry in _phrases(index)],
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _differences(numbers: list[int]) -> list[int]:
    """How far each number is from the one before: small numbers are lighter to send."""
    return [number - before for before, number in zip([0, *numbers], numbers, strict=False)]


def _terms_by_frequency(index: SearchIndex) -> dict[str, Term]:
    """The terms of an index, the most frequent in questions first."""
    stems = sorted(index.terms, key=lambda stem: -len(index.asking.get(stem, ())))
    return {stem: index.terms[stem] for stem in stems}


class _Phrase(NamedTuple):
    """A phrase by the numbers of its stems, and the rules that it asks for."""

    stems: list[int]
    rules: tuple[str, ...]


def _phrases(index: SearchIndex) -> list[list[_Phrase]]:
    """For each entry its phrases, sorted."""
    number_of = {stem: number for number, stem in enumerate(_terms_by_frequency(index))}
    by_entry: list[list[_Phrase]] = [[] for _ in index.entries]
    for (entry, phrase), rules in zip(index.phrases, index.about, strict=True):
        by_entry[entry].append(_Phrase(sorted(number_of[stem] for stem in phrase), rules))
    return [sorted(of_entry) for of_entry in by_entry]


def sentence_data(index: SearchIndex) -> str:
    """The sentences of all entries, except the summaries, with their kinds and rules.

    Rules are numbered, as are those that the phrases of the index ask for.
    """
    number_of = {rule: number for number, rule in enumerate(index.stated)}
    data = {
        "told": [sentences.sentences(entry)[1:] for entry in index.entries],
        "kinds": [passages(entry).kinds for entry in index.entries],
        "ours": ["".join("1" if ours else "0" for ours in passages(entry).ours) for entry in index.entries],
        "tells": [_numbers(sentences.rules_of_sentences(entry), number_of) for entry in index.entries],
        "about": [_numbers((phrase.rules for phrase in of_entry), number_of) for of_entry in _phrases(index)],
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _numbers(rules: Iterable[tuple[str, ...]], number_of: dict[str, int]) -> str:
    """Lists of rules as numbers: those of one list apart by commas, the lists by semicolons."""
    return ";".join(",".join(str(number_of[rule]) for rule in of_list) for of_list in rules)


def card_data(game: str, lang: Lang) -> str:
    """The cards of a box as JSON: page name, title, text, and 1 if any of the text is of this edition."""
    rows = [
        [card.slug, card.title, card.text, *([1] if card.text_is_ours else [])] for card in cards(game, lang).values()
    ]
    return json.dumps(rows, ensure_ascii=False, separators=(",", ":"))
