"""The files of words: Fluent, one folder for each language. What a language lacks is taken from English."""

from __future__ import annotations

import functools

from ..languages import ENGLISH, FOLDERS, Lang
from .fluent import Bundle, entries


@functools.cache
def words_file(name: str, lang: Lang) -> str:
    """A file of words as it is written; empty if the language has no such file."""
    paths = [folder / lang / f"{name}.ftl" for folder in FOLDERS]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths if path.is_file())


@functools.cache
def bundle_of(lang: Lang, *names: str) -> Bundle:
    """The messages of some files."""
    if lang == ENGLISH:
        return Bundle(lang, *(words_file(name, lang) for name in names))
    return Bundle(lang, *(words_file(name, lang) for name in names), english=bundle_of(ENGLISH, *names))


def whole_source(lang: Lang, *names: str) -> str:
    """The text of some files, with the English of every message that the language lacks."""
    own = "\n".join(words_file(name, lang) for name in names)
    translated = {name for name, _ in entries(own)}
    english = "\n".join(words_file(name, ENGLISH) for name in names)
    return "\n".join([own, *(text for name, text in entries(english) if name not in translated)])


def missing_messages(lang: Lang, name: str) -> list[str]:
    """The ids of the messages of a file that a language lacks."""
    translated = {key for key, _ in entries(words_file(name, lang))}
    return [key for key, _ in entries(words_file(name, ENGLISH)) if key not in translated and not key.startswith("-")]
