"""Finds the menu line that an answer means: by its key, its notation, its words or their beginning."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ..kernel.choices import text
from ..languages import Lang
from ..reference.book.folding import fold
from ..reference.search.words import content_words
from .menu import Item, Menu

WORDS = re.compile(r"(?:\b[ld]['’])?([\w']+)")
"""Words of a label or an answer, without an elided French article."""
ARTICLES = {"le", "la", "les", "un", "une", "du", "de", "des", "au", "aux"}
"""French articles, which people type before names that have none on the screen."""
LETTER = re.compile(r"^\(\w\) ")
"""The letter before a lettered choice."""
EXPLORING = "explore"
"""The first word of choices whose label may be a mere number, with the name of the place in the detail."""
MIN_LENGTH = 3
"""A single word is matched anywhere in a label only if it is this long."""


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """An answer that could mean several choices."""

    items: tuple[Item, ...]


def by_key(menu: Menu, answer: str) -> Item | None:
    """A choice by its number, or a barred line by its key."""
    key = answer.lower()
    return next((item for item in (*menu.items, *menu.known_barred) if item.key == key), None)


def item_by_number(menu: Menu, line: str) -> Item | None:
    """A choice by its number; the number of a place takes precedence over a folded line."""
    by_number = by_key(menu, line)
    named = [item for item in menu.own if item.choice[1:] == (line,)]
    return named[0] if named and by_number not in menu.own else by_number


def find(menu: Menu, answer: str) -> Item | Ambiguous | None:
    """The choice that an answer means, on the screen or not."""
    return by_key(menu, answer) or item_meant(menu.items, answer, loosely=menu.own)


def item_meant(items: Sequence[Item], answer: str, loosely: Sequence[Item] = ()) -> Item | Ambiguous | None:
    """The item that an answer means: its notation with or without the first word, its label, the beginning of one of
    these, or several of its words in order; of ``loosely`` also words from its middle. Case and accents are ignored.
    """
    wanted = " ".join(fold(answer).split())
    if not wanted:
        return None
    return _item_called(items, wanted) or _item_fitting(items, wanted, loosely)


def _item_called(items: Sequence[Item], wanted: str) -> Item | None:
    """The only item of which an answer is the whole notation, the label, or the notation without its first word."""
    for exact in (
        [item for item in items if fold(text(item.choice)) == wanted],
        [item for item in items if fold(item.label) == wanted],
        [item for item in items if fold(text(item.choice[1:])) == wanted],
    ):
        if len(exact) == 1:
            return exact[0]
    return None


def _item_fitting(items: Sequence[Item], wanted: str, loosely: Sequence[Item]) -> Item | Ambiguous | None:
    """The items of which an answer is a part, by the strictest reading that any item fits."""
    for fitting in (
        [item for item in items if fold(text(item.choice)).startswith(wanted) or _begins(item.label, wanted)],
        [item for item in items if fold(text(item.choice[1:])).startswith(wanted)],
        [item for item in items if _says(item.label, wanted) or _says(text(item.choice), wanted)],
        [item for item in loosely if _holds(item.label, wanted)],
    ):
        if fitting:
            return _single_or_ambiguous(fitting)
    return None


def items_containing(items: Sequence[Item], answer: str, lang: Lang) -> list[Item]:
    """The items whose labels contain the words of an answer, stop words aside."""
    wanted = [word for word in content_words(answer, lang) if word not in ARTICLES]
    if not wanted or max(map(len, wanted)) < MIN_LENGTH:
        return []
    fitting = [item for item in items if in_order(wanted, words_in(item.label))]
    places = [item for item in items if item.choice[0] == EXPLORING]
    return fitting or [item for item in places if in_order(wanted, words_in(f"{item.label} {item.detail}"))]


def find_barred(menu: Menu, answer: str) -> Item | None:
    """The only barred line whose own words an answer contains."""
    wanted = words_in(answer)
    if not wanted:
        return None
    for fits in (_is_called, _begins_with, _tells):
        fitting = [item for item in menu.known_barred if any(fits(name, wanted) for name in (item.label, *item.names))]
        if fitting:
            return fitting[0] if len(fitting) == 1 else None
    return None


def ends_with(label: str, ending: str) -> bool:
    """Whether a label ends with these words."""
    wanted = words_in(ending)
    return bool(wanted) and words_in(label)[-len(wanted) :] == wanted


def words_in(text: str) -> list[str]:
    """The words of a text for comparison: lower case, without accents and French articles."""
    return [word for word in WORDS.findall(fold(text)) if word not in ARTICLES]


def in_order(wanted: Sequence[str], words: Sequence[str]) -> bool:
    """Whether some words occur among others in the same order."""
    left = iter(words)
    return all(any(word == wanted_word for word in left) for wanted_word in wanted)


def _single_or_ambiguous(items: list[Item]) -> Item | Ambiguous:
    """The only item, or that several were meant."""
    return items[0] if len(items) == 1 else Ambiguous(tuple(items))


def _begins(label: str, beginning: str) -> bool:
    """Whether a label begins so, with or without its letter."""
    return fold(label).startswith(beginning) or fold(LETTER.sub("", label)).startswith(beginning)


def _holds(label: str, words: str) -> bool:
    """Whether a label contains several words in the same order."""
    wanted = words_in(words)
    return len(wanted) > 1 and in_order(wanted, words_in(label))


def _is_called(name: str, wanted: list[str]) -> bool:
    """Whether these are all words of a name, or all but the first."""
    words = words_in(name)
    return wanted in (words, words[1:])


def _begins_with(name: str, wanted: list[str]) -> bool:
    """Whether the first words of a name are these."""
    return words_in(LETTER.sub("", name))[: len(wanted)] == wanted


def _tells(name: str, wanted: list[str]) -> bool:
    """Whether the words stand in a name."""
    return _says(LETTER.sub("", name), " ".join(wanted))


def _says(label: str, words: str) -> bool:
    """Whether a label begins with the first of several words and contains the others in the same order."""
    return words_in(label)[:1] == words_in(words)[:1] and _holds(label, words)
