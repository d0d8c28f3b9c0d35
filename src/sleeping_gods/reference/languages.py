"""The languages of the reference book: those with a search file."""

from __future__ import annotations

from ..languages import ENGLISH, LANGS, Lang
from .ledger import RULES

ENTRIES = RULES / "entries"
BOOK_LANGS = tuple(lang for lang in LANGS if (ENTRIES / f"search.{lang}.toml").is_file())
"""English, and every language that has a book of its own, whole or in part."""


def book_language(lang: Lang) -> Lang:
    """The language in which the book is read by somebody with this language."""
    return lang if lang in BOOK_LANGS else ENGLISH
