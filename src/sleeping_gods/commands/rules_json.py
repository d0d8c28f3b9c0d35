"""What the reference finds, for programs: JSON on the command line."""

from __future__ import annotations

import json
import sys

from ..reference.book.entry import ReferenceEntry
from ..reference.cards.library import ReferenceCard
from ..reference.search.indexing import index
from ..reference.search.ranking import SearchHit
from ..reference.search.sentences import Sentence, best_sentences, parse_question


def entry_as_json(entry: ReferenceEntry) -> dict[str, object]:
    """An entry for programs."""
    return {
        "title": entry.title,
        "game": entry.game,
        "entry": entry.slug,
        "link": f"{entry.lang}/{entry.key}.html",
        "brief": entry.brief,
        "rules": list(entry.rules),
    }


def card_as_json(card: ReferenceCard) -> dict[str, object]:
    """A card for programs."""
    return {
        "title": card.title,
        "game": card.game,
        "card": card.slug,
        "link": f"{card.lang}/{card.key}.html",
        "copies": len(card.faces),
        "parts": card.parts,
        "rules": list(card.rules),
    }


def sentences_of(hit: SearchHit, question: str) -> list[Sentence]:
    """The sentences of an entry that answer a question best, the best one first; there is always one."""
    of_game = index(hit.entry.game, hit.entry.lang)
    return best_sentences(of_game, hit.entry, parse_question(of_game, question))


def link_to(entry: ReferenceEntry, sentence: Sentence) -> str:
    """The page of an entry, at a sentence."""
    return f"{entry.lang}/{entry.key}.html{sentence.anchor}"


def hit_as_json(hit: SearchHit, question: str) -> dict[str, object]:
    """What was found, for programs."""
    sentence = sentences_of(hit, question)[0]
    return {
        **entry_as_json(hit.entry),
        "link": link_to(hit.entry, sentence),
        "sentence": sentence.text,
        "ours": sentence.ours,
        "marked": [list(place) for place in sentence.marked],
        "score": round(hit.score, 2),
    }


def print_json(value: dict[str, object]) -> None:
    """JSON, with letters as they are where they can be written."""
    utf8 = (sys.stdout.encoding or "").lower() in ("utf-8", "utf8")
    print(json.dumps(value, ensure_ascii=not utf8, indent=1))
