"""What search in the browser reads; ``client/src/rules/index.ts`` holds the types."""

from __future__ import annotations

import json
from collections.abc import Iterator

from ...effects.terms import LANGS, Lang
from ..book.entry import Entry
from ..cards.library import cards
from ..ledger import GAMES
from ..search import known, ranking, sentences
from ..search.indexing import Index, index
from ..search.words import language


def search_files(lang: Lang) -> Iterator[tuple[str, str]]:
    """The files of a language by their names: for each game index, sentences and cards; and the known words."""
    for game in GAMES:
        yield f"search.{lang}.{game}", search_data(index(game, lang))
        yield f"sentences.{lang}.{game}", sentence_data(index(game, lang).entries)
        yield f"cards.{lang}.{game}", card_data(game, lang)
    yield f"words.{lang}", json.dumps({"hashes": known.HASHES, "bits": known.text_of(lang)})


def every_search_file() -> Iterator[tuple[str, str]]:
    """Those of both languages."""
    for lang in LANGS:
        yield from search_files(lang)


def search_data(index: Index) -> str:
    """The index as JSON; stems are told once, and then by their numbers, small ones where they are asked often."""
    terms = dict(sorted(index.terms.items(), key=lambda term: -len(index.asking.get(term[0], ()))))
    number_of = {stem: number for number, stem in enumerate(terms)}
    phrases: list[list[list[int]]] = [[] for _ in index.entries]
    for entry, phrase in index.phrases:
        phrases[entry].append(sorted(number_of[stem] for stem in phrase))
    data = {
        "game": index.game,
        "lang": index.lang,
        "stop": " ".join(sorted(language(index.lang).little)),
        "worth": {
            "exact": ranking.EXACT,
            "named": ranking.NAMED,
            "asked": ranking.ASKED,
            "left": ranking.LEFT,
            "more": ranking.MORE,
            "like": ranking.LIKE,
            "begun": ranking.BEGUN,
            "oneOff": ranking.ONE_OFF,
            "twoOff": ranking.TWO_OFF,
            "words": ranking.WORDS,
            "unknown": ranking.UNKNOWN,
            "second": ranking.SECOND,
            "long": sentences.LONG,
            "kinds": sentences.WORTH,
        },
        "entries": [
            {"slug": each.slug, "title": each.title, "brief": each.brief, "rules": " ".join(each.rules)}
            for each in index.entries
        ],
        "stems": " ".join(terms),
        "rarities": [rarity for rarity, _ in terms.values()],
        "places": [list(places) for _, places in terms.values()],
        "points": [list(places.values()) for _, places in terms.values()],
        "spellings": " ".join(index.spellings),
        "alike": {stem: " ".join(others) for stem, others in index.alike.items()},
        "names": [[entry, kind, " ".join(name)] for entry, kind, name in index.names],
        "phrases": [sorted(each) for each in phrases],
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def sentence_data(entries: tuple[Entry, ...]) -> str:
    """The sentences of all entries, but for those under the titles, and their kinds as JSON; in the index's order."""
    told = [[sentences.sentences(entry)[1:], sentences.kinds(entry)] for entry in entries]
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def card_data(game: str, lang: Lang) -> str:
    """The cards of a box as JSON: the name of the page, the card's own, and what it says."""
    told = [[card.slug, card.title, card.text] for card in cards(game, lang).values()]
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))
