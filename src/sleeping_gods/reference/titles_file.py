"""The text of the table of rule titles (``titles.py``), made from the books for ``tools/write_rule_titles.py``."""

from __future__ import annotations

import json

from ..languages import ENGLISH
from .book.library import book
from .languages import BOOK_LANGS
from .ledger import GAMES


def titles_file() -> str:
    """JSON with one entry or rule per line: for each game the slug by rule id, and the title by language and slug."""
    table = {
        game: {
            "places": {rule: entry.slug for rule, entry in sorted(book(game, ENGLISH).places.items())},
            "titles": {
                lang: {entry.slug: entry.title for entry in book(game, lang).entries.values()} for lang in BOOK_LANGS
            },
        }
        for game in GAMES
    }
    return json.dumps(table, ensure_ascii=False, indent=0) + "\n"
