"""The glossary of a pack: names and terms that must be translated the same everywhere."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from ...effects.terms import FACTIONS, NOUNS, OBSTACLES, ROOMS, SKIES_SKILLS, TOKENS
from ...languages import ENGLISH, Lang
from ...story.source import Record
from ...wording.terms import noun_forms, term
from ..project import Project

FRENCH: Lang = "fr"
"""The language whose names are checked."""
_TERMS = {"token": TOKENS, "faction": FACTIONS, "room": ROOMS, "obstacle": OBSTACLES}
_ENGLISH_ARTICLE = re.compile(r"^(?:the|a|an) ", re.IGNORECASE)
_FRENCH_ARTICLE = re.compile(r"^(?:(?:le|la|les|un|une|des|du) |l['’])", re.IGNORECASE)
_SENTENCE = re.compile(r"(?:^|[.!?:…][\"”’')]*\s+|[\"“‘(—]\s*)$")


def glossary(project: Project) -> dict[str, set[str]]:
    """English names and terms without their articles, and their allowed French forms."""
    terms: dict[str, set[str]] = {}
    for kind, keys in _TERMS.items():
        for key in keys:
            _add(terms, term(kind, key, ENGLISH), term(kind, key, FRENCH))
    for skill in SKIES_SKILLS:
        _add(terms, term("skill", skill, ENGLISH).upper(), term("skill", skill, FRENCH))
    for thing in NOUNS:
        for english in noun_forms(thing, ENGLISH):
            for fr in noun_forms(thing, FRENCH):
                _add(terms, english, fr)
    for record in project.source.records:
        for en, fr in _names(record):
            _add(terms, en, fr)
    return terms


def _add(terms: dict[str, set[str]], en: str, fr: str) -> None:
    """Add a term; a single word in lower case is too common to be one."""
    term = _ENGLISH_ARTICLE.sub("", en)
    if fr and len(term) > 2 and (" " in term or term[0].isupper()):
        terms.setdefault(term, set()).add(_plain(_FRENCH_ARTICLE.sub("", fr)))


def _names(record: Record) -> Iterator[tuple[str, str]]:
    """The names of a table in both languages."""
    for key in ("name", "title"):
        name = record.data.get(key)
        if isinstance(name, dict) and isinstance(name.get(ENGLISH), str) and isinstance(name.get(FRENCH), str):
            yield name[ENGLISH], name[FRENCH]


def plain_words(project: Project) -> set[str]:
    """Words that the story also writes in lower case, so that a capital may just begin a sentence."""
    blocks = (block.text for paragraph in project.source.paragraphs.values() for block in paragraph.blocks)
    return {word for text in blocks for word in re.findall(r"[\w'-]+", text) if word.islower()}


def terms_called_otherwise(
    terms: Mapping[str, set[str]], plain: set[str], english: list[str], french: str
) -> Iterator[str]:
    """Terms in the English that the French translates differently; ``plain`` words may begin a sentence."""
    translated, whole = _plain(french), "\n".join(english)
    for called, names in terms.items():
        if called not in whole:
            continue
        named = any(_mentions_term(text, called, doubtful=called.lower() in plain) for text in english)
        if named and not any(name in translated for name in names):
            yield f"expected {' or '.join(repr(name) for name in sorted(names))} for {called!r}"


def _mentions_term(text: str, term: str, *, doubtful: bool) -> bool:
    """Whether a text contains a term; a doubtful one does not count at the beginning of a sentence."""
    for match in re.finditer(rf"(?<![\w-]){re.escape(term)}(?![\w-])", text):
        if not doubtful or not _SENTENCE.search(text[: match.start()]):
            return True
    return False


def doubled_names(project: Project) -> Iterator[tuple[Record, str]]:
    """Tables of one kind with the same English name and different French names."""
    known: dict[tuple[str, str], tuple[str, Record]] = {}
    for record in project.source.records:
        for en, fr in _names(record):
            first, where = known.setdefault((record.kind, en), (fr, record))
            if en and first != fr:
                yield record, f"expected {first!r} for {en!r} as in {where.file}:{where.line}, got {fr!r}"


def _plain(text: str) -> str:
    """A text without capitals, for comparison."""
    return " ".join(text.casefold().replace("’", "'").split())
