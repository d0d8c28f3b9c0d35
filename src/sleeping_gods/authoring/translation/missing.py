"""What a language lacks, and is told in English instead: messages, entries of the rules, names and pages of packs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

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
    """How many there are in English."""
    lacking: tuple[str, ...]
    """The names of those that the language lacks."""


def missing_in(lang: Lang, projects: Iterable[tuple[str, Project]]) -> dict[str, Missing]:
    """By kind: ``messages``, ``entries``, and ``names`` and ``pages`` of some packs by their names."""
    packs = list(projects)
    names = [text.within(pack) for pack, project in packs for text in _names(project, lang)]
    pages = [text.within(pack) for pack, project in packs for text in _pages(project, lang)]
    return {
        "messages": _messages(lang),
        "entries": _missing_of(_entries(lang)),
        "names": _missing_of(names),
        "pages": _missing_of(pages),
    }


class EnglishText(NamedTuple):
    """Something that there is in English."""

    name: str
    is_translated: bool

    def within(self, pack: str) -> EnglishText:
        """This text, its name preceded by that of its pack."""
        return self._replace(name=f"{pack}/{self.name}")


def _missing_of(texts: Iterable[EnglishText]) -> Missing:
    """How many texts there are, and which are not translated."""
    every = list(texts)
    return Missing(len(every), tuple(text.name for text in every if not text.is_translated))


def _messages(lang: Lang) -> Missing:
    """The messages that a language lacks."""
    files = sorted(path.stem for path in (WORDS / ENGLISH).glob("*.ftl"))
    whole = sum(len(bundle_of(ENGLISH, file).ids) for file in files)
    return Missing(whole, tuple(f"{file}.ftl/{key}" for file in files for key in missing_messages(lang, file)))


def _entries(lang: Lang) -> Iterator[EnglishText]:
    """The entries of the reference, and whether a language has them."""
    for game in GAMES:
        entries = book(game, lang).entries
        for slug in book(game, ENGLISH).entries:
            yield EnglishText(f"{game}/{slug}", is_translated=entries[slug].lang == lang)


def _pages(project: Project, lang: Lang) -> Iterator[EnglishText]:
    """The paragraphs of a pack, and whether they are translated."""
    translations = project.translations(lang).paragraphs
    for paragraph in project.source.paragraphs.values():
        state = translation_state(paragraph, translations.get(paragraph.number))
        yield EnglishText(paragraph.number, is_translated=state == "translated")


def _names(project: Project, lang: Lang) -> Iterator[EnglishText]:
    """The names in a pack, and whether they are translated; what is empty in English needs none."""
    for record in (project.source.manifest, *project.source.records):
        for texts in by_language(record.data):
            is_translated = bool(texts.get(lang)) or not texts[ENGLISH]
            yield EnglishText(f"{record.file}:{record.line} {texts[ENGLISH]}", is_translated)


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
