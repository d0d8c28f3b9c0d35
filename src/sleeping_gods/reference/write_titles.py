"""Writes the table of rule titles from the books."""

from __future__ import annotations

import json

from .book.library import book
from .languages import BOOK_LANGS
from .ledger import GAMES


def titles_file() -> str:
    """The table as a file, one entry or rule per line."""
    table = {
        game: {
            "places": {rule: entry.slug for rule, entry in sorted(book(game, BOOK_LANGS[0]).places.items())},
            "titles": {
                lang: {entry.slug: entry.title for entry in book(game, lang).entries.values()} for lang in BOOK_LANGS
            },
        }
        for game in GAMES
    }
    return json.dumps(table, ensure_ascii=False, indent=0) + "\n"
