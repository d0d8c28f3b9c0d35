"""Every term and every heading of the sources' indexes finds its entry among the first three."""

from __future__ import annotations

import functools
import re
import tomllib
from collections import defaultdict
from pathlib import Path

import pytest

from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.reference.book.library import book, entry_of
from sleeping_gods.reference.ledger import GAMES, ledger
from sleeping_gods.reference.search.ranking import search
from sleeping_gods.reference.search.words import stems

TERMS = tomllib.loads(Path(__file__).with_name("terms.toml").read_text("utf-8"))
FRENCH = "003"
"""The document that has French headings."""
SOURCE = re.compile(r"(?P<document>\w+): (?P<heading>.*?)(?: \((?!p\.).*?\))?(?: \(p\..*)?$")
"""A source of the ledger: document, heading, perhaps a note of ours on it, page."""
PAGES = {"Cover", "Table of contents"}
"""Pages of the skies' rulebook without a heading of their own."""
ELSEWHERE: dict[tuple[str, str], str] = {
    ("sea", "Ship Board"): "ship-action",
    ("sea", "Salles du Bateau"): "ship-action",
    ("sea", "Variant Rules"): "dice-variant",
    ("sea", "Strategy Tips"): "advice-first-steps",
    ("sea", "Exemple de Navigation 1"): "travel",
    ("sea", "Exemple de Navigation 2"): "travel",
    ("sea", "Exemple de Navigation 3"): "travel",
    ("sea", "Règles Générales"): "overview",
    ("sea", "Icônes de combat"): "icons",
    ("sea", "Exemple de Round"): "combat-example",
    ("sea", "Attaque Ennemie"): "end-of-round",
    ("sea", "Membre d'Équipage à 0 PV"): "zero-health",
    ("sea", "Errata"): "errata-cards",
    ("skies", "Icons and index"): "icons",
    ("skies", "Basic game concepts and terms"): "overview",
    ("skies", "Defeat and difficulty"): "difficulty",
    ("skies", "How to store components"): "components",
    ("skies", "Combat rounds and enemy cards"): "combat-round",
    ("skies", "Skills, status, character abilities"): "status",
    ("skies", "Frequently asked questions"): "frequent-questions",
    ("skies", "Struggling to survive?"): "advice-first-steps",
}
"""Headings whose rules are told in entries of other names, while one entry is what somebody who asks for them wants."""


@functools.cache
def headings(game: str, lang: Lang) -> dict[str, set[str]]:
    """The headings that the ledger cites in a language, and the entries that tell their rules or bear their name."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for rule in ledger(game).values():
        for source in rule.sources:
            cited = SOURCE.fullmatch(source)
            assert cited, source
            heading = cited["heading"]
            if heading in PAGES or (cited["document"] == FRENCH) != (lang == "fr"):
                continue
            found[heading].add(entry_of(rule.id, lang).slug)
    named: defaultdict[tuple[str, ...], set[str]] = defaultdict(set)
    for entry in book(game, lang).entries.values():
        for name in (entry.title, *entry.also):
            named[tuple(stems(name, lang))].add(entry.slug)
    for heading, slugs in found.items():
        slugs |= named.get(tuple(stems(heading, lang)), set())
        slugs |= {ELSEWHERE[game, heading]} if (game, heading) in ELSEWHERE else set()
    return found


def first_three(lang: Lang, asked: str, game: str) -> list[str]:
    """What search finds first."""
    return [hit.entry.slug for hit in search(lang, asked, game=game)[:3]]


@pytest.mark.parametrize("lang", WHOLE)
@pytest.mark.parametrize("game", GAMES)
class TestTerms:
    """The terms of the indexes, with the game known."""

    def test_every_term_finds_an_entry_that_explains_it(self, game: str, lang: Lang) -> None:
        """In either language."""
        asked = {term[lang]: term["entries"] for term in TERMS[game]}
        assert len(asked) > 130
        found = {term: first_three(lang, term, game) for term in asked}
        missed = {term: found[term] for term, right in asked.items() if not set(right) & set(found[term])}
        assert not missed

    def test_the_entries_exist(self, game: str, lang: Lang) -> None:
        """A slug that is gone would find nothing for ever."""
        named = {slug for term in TERMS[game] for slug in term["entries"]}
        assert named <= set(book(game, lang).entries)


@pytest.mark.parametrize(("game", "lang", "least"), [("sea", "en", 75), ("sea", "fr", 90), ("skies", "en", 65)])
def test_every_heading_finds_an_entry_that_tells_what_stands_under_it(game: str, lang: Lang, least: int) -> None:
    """Or one that bears its name."""
    cited = headings(game, lang)
    assert len(cited) >= least
    found = {heading: first_three(lang, heading, game) for heading in cited}
    missed = {heading: found[heading] for heading, right in cited.items() if not right & set(found[heading])}
    assert not missed


def test_what_stands_elsewhere_is_still_cited() -> None:
    """The list holds nothing that is no heading any more."""
    cited = {(game, heading) for game in GAMES for lang in WHOLE for heading in headings(game, lang)}
    assert set(ELSEWHERE) <= cited
