"""The languages that the reference book is read in: those that have a file of what search knows."""

from __future__ import annotations

from ..languages import ENGLISH, LANGS, Lang
from .ledger import RULES

ENTRIES = RULES / "entries"
BOOK_LANGS = tuple(lang for lang in LANGS if (ENTRIES / f"search.{lang}.toml").is_file())
"""English, and every language that has a book of its own, whole or in part."""


def book_language(lang: Lang) -> Lang:
    """The language of the book that is read by whoever speaks a language."""
    return lang if lang in BOOK_LANGS else ENGLISH
