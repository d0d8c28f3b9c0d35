"""The index of search as the browser reads it; ``client/src/rules/index.ts`` is its type."""

from __future__ import annotations

import json

from ..search import ranking
from ..search.indexing import Index
from ..search.words import SHORTEST, language


def search_data(index: Index) -> str:
    """The index as JSON."""
    spoken = language(index.lang)
    data = {
        "lang": index.lang,
        "words": {"suffixes": spoken.endings, "shortest": SHORTEST, "stop": sorted(spoken.little)},
        "worth": {
            "exact": ranking.EXACT,
            "asked": ranking.ASKED,
            "like": ranking.LIKE,
            "begun": ranking.BEGUN,
            "oneOff": ranking.ONE_OFF,
            "twoOff": ranking.TWO_OFF,
            "words": ranking.WORDS,
            "unknown": ranking.UNKNOWN,
            "second": ranking.SECOND,
        },
        "entries": [
            {"game": each.game, "slug": each.slug, "title": each.title, "brief": each.brief, "rules": each.rules}
            for each in index.entries
        ],
        "terms": {
            stem: [rarity, *(value for place in places.items() for value in place)]
            for stem, (rarity, places) in index.terms.items()
        },
        "spellings": index.spellings,
        "alike": index.alike,
        "phrases": index.phrases,
        "questions": index.questions,
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
