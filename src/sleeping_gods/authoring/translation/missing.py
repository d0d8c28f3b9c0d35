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
class Missing:
    """Of one kind: how many there are in English, and which a language lacks; of pages also those that are stale."""

    whole: int
    lacking: tuple[str, ...]


def missing_in(lang: Lang, projects: Iterable[tuple[str, Project]]) -> dict[str, Missing]:
    """By kind: ``messages``, ``entries``, and ``names`` and ``pages`` of some packs by their names."""
    packs = list(projects)
    names = [(f"{pack}/{place}", has) for pack, project in packs for place, has in _names(project, lang)]
    pages = [(f"{pack}/{number}", has) for pack, project in packs for number, has in _pages(project, lang)]
    return {
        "messages": _messages(lang),
        "entries": _missing_of(_entries(lang)),
        "names": _missing_of(names),
        "pages": _missing_of(pages),
    }


def _missing_of(named: Iterable[tuple[str, bool]]) -> Missing:
    """What is missing among names, each with whether the language has it."""
    pairs = list(named)
    return Missing(len(pairs), tuple(name for name, has in pairs if not has))


def _messages(lang: Lang) -> Missing:
    files = sorted(path.stem for path in (WORDS / ENGLISH).glob("*.ftl"))
    whole = sum(len(bundle_of(ENGLISH, file).ids) for file in files)
    return Missing(whole, tuple(f"{file}.ftl/{key}" for file in files for key in missing_messages(lang, file)))


def _entries(lang: Lang) -> Iterator[tuple[str, bool]]:
    for game in GAMES:
        entries = book(game, lang).entries
        for slug in book(game, ENGLISH).entries:
            yield f"{game}/{slug}", entries[slug].lang == lang


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
