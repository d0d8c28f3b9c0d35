"""What a language lacks, and is told in English instead: messages, entries of the rules, names and pages of packs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ...languages import CODE, ENGLISH, WORDS, Lang
from ...reference.book.library import book
from ...reference.ledger import GAMES
from ...wording.files import bundle_of, missing_messages
from ..project import Project
from .status import translation_state


@dataclass(frozen=True, slots=True)
class Lacks:
    """Of one kind: how many there are in English, and which a language lacks."""

    whole: int
    lacking: tuple[str, ...]


def lacks_of(lang: Lang, projects: Iterable[tuple[str, Project]]) -> dict[str, Lacks]:
    """By kind: ``messages``, ``entries``, and ``names`` and ``pages`` of some packs by their names."""
    packs = list(projects)
    names = [(f"{pack}/{place}", has) for pack, project in packs for place, has in _names(project, lang)]
    pages = [(f"{pack}/{number}", has) for pack, project in packs for number, has in _pages(project, lang)]
    return {
        "messages": _messages(lang),
        "entries": _lacks_of(_entries(lang)),
        "names": _lacks_of(names),
        "pages": _lacks_of(pages),
    }


def _lacks_of(pairs: Iterable[tuple[str, bool]]) -> Lacks:
    known = list(pairs)
    return Lacks(len(known), tuple(name for name, has in known if not has))


def _messages(lang: Lang) -> Lacks:
    files = sorted(path.stem for path in (WORDS / ENGLISH).glob("*.ftl"))
    whole = sum(len(bundle_of(ENGLISH, file).ids) for file in files)
    return Lacks(whole, tuple(f"{file}.ftl/{key}" for file in files for key in missing_messages(lang, file)))


def _entries(lang: Lang) -> Iterator[tuple[str, bool]]:
    for game in GAMES:
        known = book(game, lang).entries
        for slug in book(game, ENGLISH).entries:
            yield f"{game}/{slug}", known[slug].lang == lang


def _pages(project: Project, lang: Lang) -> Iterator[tuple[str, bool]]:
    translations = project.translations(lang).paragraphs
    for paragraph in project.source.paragraphs.values():
        yield paragraph.number, translation_state(paragraph, translations.get(paragraph.number)) == "translated"


def _names(project: Project, lang: Lang) -> Iterator[tuple[str, bool]]:
    for record in (project.source.manifest, *project.source.records):
        for texts in by_language(record.data):
            yield f"{record.file}:{record.line} {texts[ENGLISH]}", bool(texts.get(lang)) or not texts[ENGLISH]


def by_language(value: object) -> Iterator[dict[str, str]]:
    """Every text of a table that is given by language."""
    if isinstance(value, dict):
        if isinstance(value.get(ENGLISH), str) and all(CODE.fullmatch(str(key)) for key in value):
            yield value
        else:
            for inner in value.values():
                yield from by_language(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from by_language(inner)
