"""The reference books of both games in every language, by chapter, slug and rule id."""

from __future__ import annotations

import functools
import threading
import tomllib
from dataclasses import dataclass, replace
from typing import Any

from ...languages import ENGLISH, Lang
from ..languages import BOOK_LANGS, ENTRIES, book_language
from ..ledger import GAMES, UnknownRule, find
from .entry import ReferenceEntry
from .folding import fold
from .parsing import BrokenChapter, read_chapter
from .see_also import with_see_also

_READING = threading.RLock()
"""Held while a book is read: several tables that open at once would read it as often, which takes seconds."""
GAME_TITLES = {"sea": "Sleeping Gods", "skies": "Distant Skies"}


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of the table of contents."""

    id: str
    title: str
    icon: str
    entries: tuple[ReferenceEntry, ...]


@dataclass(frozen=True, slots=True)
class ReferenceBook:
    """A game's reference in one language."""

    game: str
    lang: Lang
    chapters: tuple[Chapter, ...]
    entries: dict[str, ReferenceEntry]
    """By slug, in the order of the chapters."""
    places: dict[str, ReferenceEntry]
    """The entry that states a rule, by the rule's id."""

    @property
    def title(self) -> str:
        """The game's name."""
        return GAME_TITLES[self.game]

    def entry_named(self, name: str) -> ReferenceEntry | None:
        """The entry with this slug or title."""
        wanted = fold(name.strip()).replace(" ", "-")
        names = ((entry, entry.slug, fold(entry.title).replace(" ", "-")) for entry in self.entries.values())
        return next((entry for entry, slug, title in names if wanted in (slug, title)), None)

    def entries_called(self, name: str) -> list[ReferenceEntry]:
        """The entries that have this name among others."""
        wanted = fold(name.strip())
        return [entry for entry in self.entries.values() if wanted in map(fold, (entry.title, *entry.also))]


@functools.cache
def book(game: str, lang: Lang) -> ReferenceBook:
    """The book, read once, also if several threads ask at the same time."""
    with _READING:
        return _book(game, book_language(lang))


@functools.cache
def _book(game: str, lang: Lang) -> ReferenceBook:
    """The book in one of its languages; the entries of its chapters are those with their "see also" blocks."""
    outlines: list[dict[str, Any]] = _read(game, "outline.toml")["chapter"]
    plain_chapters = [_chapter(game, lang, outline) for outline in outlines]
    plain_entries = {entry.slug: entry for chapter in plain_chapters for entry in chapter.entries}
    rules_to_see = {slug: table["rules"] for slug, table in _read(game, "see_also.toml").items()}
    entries = with_see_also(plain_entries, rules_to_see)
    chapters = tuple(
        replace(chapter, entries=tuple(entries[entry.slug] for entry in chapter.entries)) for chapter in plain_chapters
    )
    places: dict[str, ReferenceEntry] = {}
    for entry in entries.values():
        for rule in entry.rules:
            if rule in places:
                raise BrokenChapter(f"{rule} is stated in {places[rule].key} and again in {entry.key} ({lang})")
            places[rule] = entry
    return ReferenceBook(game=game, lang=lang, chapters=chapters, entries=entries, places=places)


def _read(game: str, name: str) -> dict[str, Any]:
    """A file of entries' data."""
    return tomllib.loads((ENTRIES / game / name).read_text("utf-8"))


def _chapter(game: str, lang: Lang, outline: dict[str, Any]) -> Chapter:
    """A chapter with the entries that its outline lists; those that are not translated are in English."""
    path = ENTRIES / game / f"{outline['id']}.{lang}.md"
    entries = {entry.slug: entry for entry in read_chapter(path, game, lang)} if path.exists() else {}
    expected: list[str] = outline["entries"]
    wanted = expected if lang == ENGLISH else [slug for slug in expected if slug in entries]
    if [*entries] != wanted:
        raise BrokenChapter(f"{path.name}: expected the entries {expected}, got {[*entries]}")
    if lang != ENGLISH:
        original = book(game, ENGLISH).entries
        entries = {
            slug: replace(entries[slug], see=original[slug].see) if slug in entries else original[slug]
            for slug in expected
        }
    return Chapter(outline["id"], outline.get(lang) or outline[ENGLISH], outline["icon"], tuple(entries.values()))


def books(lang: Lang) -> list[ReferenceBook]:
    """The books of both games."""
    return [book(game, lang) for game in GAMES]


def entry_of(rule: str, lang: Lang) -> ReferenceEntry:
    """The entry that states a rule, of either game."""
    rule_id = find(rule).id
    for of_game in books(lang):
        if rule_id in of_game.places:
            return of_game.places[rule_id]
    raise UnknownRule(f"no entry of the reference states {rule_id}")


def entries_with_rule(rule: str, lang: Lang) -> list[ReferenceEntry]:
    """The entry that states a rule, then those that cite it."""
    stating = entry_of(rule, lang)
    entries = book(stating.game, lang).entries.values()
    return [stating, *(entry for entry in entries if rule in entry.rules_cited and entry is not stating)]


def entry_in_language(entry: ReferenceEntry, lang: Lang) -> ReferenceEntry:
    """The same entry in another language."""
    return book(entry.game, lang).entries[entry.slug]


def every_book() -> list[ReferenceBook]:
    """The books of both games in every language."""
    return [book(game, lang) for game in GAMES for lang in BOOK_LANGS]
