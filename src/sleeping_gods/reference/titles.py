"""The titles of the rules: the slugs and titles of all entries, and which entry states each rule.

A scene names entries and links to them, so it needs no more than that; the table is read in a few milliseconds, the
books in half a second. ``tools/write_rule_titles.py`` writes it from the books, and a test says when it is stale.
"""

from __future__ import annotations

import functools
import json
from dataclasses import dataclass
from typing import Any

from ..languages import Lang
from .languages import book_language
from .ledger import RULES

FILE = RULES / "titles.json"


@dataclass(frozen=True, slots=True)
class RuleTitles:
    """The titles of a game's entries in one language."""

    titles: dict[str, str]
    """The title of each entry by its slug, in the order of the chapters."""
    places: dict[str, str]
    """The slug of the entry that states a rule, by the rule's id."""


@functools.cache
def rule_titles(game: str, lang: Lang) -> RuleTitles:
    """The titles of a game's entries."""
    table = _table()[game]
    return RuleTitles(table["titles"][book_language(lang)], table["places"])


def slug_of(rule: str) -> str:
    """The slug of the entry that explains a rule; empty if none does."""
    return next((table["places"][rule] for table in _table().values() if rule in table["places"]), "")


@functools.cache
def _table() -> dict[str, dict[str, Any]]:
    """For each game its rules by entry, and the titles in each language."""
    return json.loads(FILE.read_text("utf-8"))  # type: ignore[no-any-return]
