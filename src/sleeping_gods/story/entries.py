"""What an owner enters of a printed box, read as the tables of a pack's files are."""

from __future__ import annotations

from collections.abc import Mapping

from ..effects.error_texts import quoted_value
from .model import Paragraph
from .source import PackSource, Record

FILE = "box"
"""Where findings about an entry are said to stand."""
NAMES = {
    "enemy": {"en": "Enemy {0}", "fr": "Ennemi {0}"},
    "boss": {"en": "Boss {0}", "fr": "Boss {0}"},
    "quest": {"en": "Quest {0}", "fr": "Quête {0}"},
    "adventure": {"en": "Card {0}", "fr": "Carte {0}"},
    "region": {"en": "Region {0}", "fr": "Région {0}"},
    "space": {"en": "Space {0}", "fr": "Case {0}"},
}
"""What a thing is called that was entered without its printed name."""
NO_WORDS = {"en": "See the printed card.", "fr": "Voir la carte imprimée."}
"""What stands for the words of a printed card."""


def entry_source(kind: str, fields: Mapping[str, object]) -> PackSource:
    """The table of an entry alone, with a name and an id where none was entered."""
    data = dict(fields)
    key = data.get("number", data.get("id"))
    name = {lang: text.format(_shown(key)) for lang, text in NAMES.get(kind, {}).items()}
    if kind == "quest":
        data.setdefault("title", name)
        data.setdefault("text", NO_WORDS)
    elif name:
        data.setdefault("name", name)
    if kind in ("enemy", "adventure"):
        data.setdefault("id", f"{kind}-{key}")
    if kind == "adventure":
        data.setdefault("kind", "gear")
    return PackSource(Record("pack", FILE, 0, {}), [Record(kind, FILE, 0, data)])


def _shown(key: object) -> str:
    """A key as an error quotes it."""
    return str(key) if isinstance(key, (int, str)) else quoted_value(key)


def told_page(number: str) -> Paragraph:
    """A page of a printed book: it has a number and nothing else, for what it says stays in the book."""
    return Paragraph(number, f"Page {number}", "", 0)
