"""The words by which English is known, one by one: those that stand in English texts and in no French one."""

from __future__ import annotations

import dataclasses
import functools
import re
from collections.abc import Iterable, Iterator

from fluent.syntax import FluentParser

from sleeping_gods.campaign.games import translated
from sleeping_gods.effects import terms
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.presentation.catalogue import SHARED
from sleeping_gods.reference.book.entry_markdown import entry_markdown
from sleeping_gods.reference.book.library import books
from sleeping_gods.story.printed import Name
from sleeping_gods.terminal.games import load_game_and_pack
from sleeping_gods.wording.files import words_file
from sleeping_gods.wording.fluent import entries

from .english import pieces

_WORD = re.compile(r"[^\W\d_]++(?:['’-][^\W\d_]+)*+(?!…)")
"""A word that is whole: not one that was cut off."""
SHORTEST = 3
"""Shorter words are told from chance by nobody."""


def words_in(text: str) -> Iterator[str]:
    """The words of a text, with small letters; what an apostrophe or a dash joins is taken apart."""
    for found in _WORD.findall(text):
        yield from (part.casefold() for part in re.split(r"['’-]", found))


def messages(lang: Lang, game: str) -> Iterator[str]:
    """The texts of all messages that a table can say."""
    for file in (*SHARED, game, f"{game}_table"):
        for _, text in entries(words_file(file, lang)):
            yield from pieces(FluentParser().parse_entry(text))


def names(thing: object, lang: Lang, seen: set[int]) -> Iterator[str]:
    """Everything in a pack that is written in both languages."""
    if id(thing) in seen or isinstance(thing, (str, int, float, type(None))):
        return
    seen.add(id(thing))
    if isinstance(thing, Name):
        yield thing.text_in(lang)
    elif isinstance(thing, dict):
        for inner in thing.values():
            yield from names(inner, lang, seen)
    elif isinstance(thing, (list, tuple, set, frozenset)):
        for inner in thing:
            yield from names(inner, lang, seen)
    elif dataclasses.is_dataclass(thing):
        for field in dataclasses.fields(thing):
            yield from names(getattr(thing, field.name), lang, seen)


def pairs(thing: object, lang: Lang) -> Iterator[str]:
    """Every word of the engine that stands in a pair, one language beside the other."""
    if isinstance(thing, dict):
        for inner in thing.values():
            yield from pairs(inner, lang)
    elif isinstance(thing, tuple) and len(thing) == len(WHOLE) and all(isinstance(one, str) for one in thing):
        yield thing[WHOLE.index(lang)]


def story(pack: str, lang: Lang) -> Iterator[str]:
    """The pages of a pack."""
    if lang == "fr":
        for page in translated(pack, "fr").values():
            yield page.title
            yield from (slot.text for slot in (*page.blocks, *page.choices.values()))
        return
    for paragraph in load_game_and_pack(pack)[1].paragraphs.values():  # type: ignore[attr-defined]  # every pack has a story
        yield paragraph.title
        yield from (block.text for block in paragraph.blocks)
        yield from (choice.text for choice in paragraph.choices)


def texts(pack: str, lang: Lang) -> Iterator[str]:
    """Everything that is written for those who play a pack."""
    game, found = load_game_and_pack(pack)
    yield from messages(lang, game.id)
    yield from names(found, lang, set())
    yield from pairs(vars(terms), lang)
    yield from story(pack, lang)
    yield from (entry_markdown(entry) for book in books(lang) for entry in book.entries.values())


@functools.cache
def english_words(pack: str) -> frozenset[str]:
    """Words that only English has."""
    english = {word for text in texts(pack, "en") for word in words_in(text)}
    french = {word for text in texts(pack, "fr") for word in words_in(text)}
    return frozenset(word for word in english - french if len(word) >= SHORTEST)


def english_in(pack: str, lines: Iterable[str]) -> dict[str, str]:
    """Each word of lines that only English has, with a line that it stands in."""
    known = english_words(pack)
    return {word: line for line in lines for word in words_in(line) if word in known}


def keywords(pack: str) -> set[str]:
    """The keywords of a pack, which are printed the same in both languages."""
    quests = load_game_and_pack(pack)[1].quests  # type: ignore[attr-defined]  # every pack has quests
    return {part for quest in quests.values() for part in words_in(quest.keyword)}
