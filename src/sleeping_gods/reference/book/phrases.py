"""How players ask for entries: short phrases in their own words, by several authors; only search knows them.

``player_phrases/<lang>/<game>-<author>.toml`` holds a table for each entry, ``["sea/fatigue"]``, or for each rule that
is asked for, ``["SG-FATIGUE-004"]``, with its phrases in ``asked``.
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping
from pathlib import Path

from ...languages import Lang
from .library import book

FOLDER = Path(__file__).resolve().parent / "player_phrases"
MIN_PHRASES = 20
"""How many phrases an entry must have at least in a language, of all authors together."""

Phrases = dict[str, tuple[str, ...]]
"""Phrases by the slugs of their entries."""


@functools.cache
def _phrases_as_written(game: str, lang: Lang) -> dict[str, Phrases]:
    """The phrases of each author, by entry slug or rule id."""
    by_author: dict[str, Phrases] = {}
    for path in sorted((FOLDER / lang).glob(f"{game}-*.toml")):
        data: Mapping[str, Mapping[str, list[str]]] = tomllib.loads(path.read_text("utf-8"))
        author = path.stem.removeprefix(f"{game}-")
        by_author[author] = {key.removeprefix(f"{game}/"): tuple(table["asked"]) for key, table in data.items()}
    return by_author


@functools.cache
def phrases_by_author(game: str, lang: Lang) -> dict[str, Phrases]:
    """The phrases of each author by entry slug; those for a rule count for the entry that states it."""
    by_author: dict[str, Phrases] = {}
    for author, phrases in _phrases_as_written(game, lang).items():
        by_slug = by_author[author] = {}
        for key, asked_phrases in phrases.items():
            slug = _slug_of(game, lang, key)
            by_slug[slug] = by_slug.get(slug, ()) + asked_phrases
    return by_author


def _slug_of(game: str, lang: Lang, key: str) -> str:
    """The slug of the entry that an author's key means."""
    places = book(game, lang).places
    return places[key].slug if key in places else key


@functools.cache
def rules_by_phrase(game: str, lang: Lang) -> dict[tuple[str, str], tuple[str, ...]]:
    """The rules that a phrase asks for, by entry slug and phrase, where the author names a rule."""
    rules: dict[tuple[str, str], tuple[str, ...]] = {}
    for phrases in _phrases_as_written(game, lang).values():
        for key, asked_phrases in phrases.items():
            slug = _slug_of(game, lang, key)
            if slug == key:
                continue
            for phrase in asked_phrases:
                rules[slug, phrase] = (*rules.get((slug, phrase), ()), key)
    return rules


def phrases_of(game: str, lang: Lang, left_out: str | None = None) -> Phrases:
    """The phrases of all authors, each once; the phrases of ``left_out`` are excluded, as test questions."""
    by_slug: dict[str, dict[str, None]] = {}
    for author, phrases in phrases_by_author(game, lang).items():
        for slug, asked_phrases in phrases.items():
            of_entry = by_slug.setdefault(slug, {})
            if author != left_out:
                of_entry.update(dict.fromkeys(asked_phrases))
    return {slug: tuple(of_entry) for slug, of_entry in by_slug.items()}


def findings(game: str, lang: Lang, slugs: list[str]) -> list[str]:
    """What is wrong: unknown entries, repeated phrases, too few phrases for an entry."""
    problems: list[str] = []
    for author, phrases in phrases_by_author(game, lang).items():
        place = f"{lang}/{game}-{author}.toml"
        problems += [f"{place}: there is no entry {slug!r}" for slug in phrases if slug not in slugs]
        for slug, asked_phrases in phrases.items():
            problems += [
                f"{place}: {slug} has {phrase!r} twice"
                for phrase in dict.fromkeys(asked_phrases)
                if asked_phrases.count(phrase) > 1
            ]
            problems += [f"{place}: {slug} has an empty phrase" for phrase in asked_phrases if not phrase.strip()]
    of_all_authors = phrases_of(game, lang)
    counts = {slug: len(of_all_authors.get(slug, ())) for slug in slugs}
    return problems + [
        f"{lang}/{game}: {slug} has {count} phrases, expected {MIN_PHRASES} or more"
        for slug, count in counts.items()
        if count < MIN_PHRASES
    ]
