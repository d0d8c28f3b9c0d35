"""Which line of the menu an answer means: by its key, its notation, its words or their beginning."""

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
"""Words of a label or an answer; what French draws together with an article stands alone."""
ARTICLES = {"le", "la", "les", "un", "une", "du", "de", "des", "au", "aux"}
"""People put French articles before names that have none on the screen."""
LETTER = re.compile(r"^\(\w\) ")
"""What stands before the words of a lettered choice."""
EXPLORING = "explore"
MIN_LENGTH = 3
"""One word of a label could mean its line only if it has so many letters."""


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """An answer that could mean several choices."""

    items: tuple[Item, ...]


def by_key(menu: Menu, answer: str) -> Item | None:
    """A line by its number, or what is barred by its sign."""
    key = answer.lower()
    return next((item for item in (*menu.items, *menu.known_barred) if item.key == key), None)


def numbered(menu: Menu, line: str) -> Item | None:
    """A line by its number; the number of a place that can be chosen comes before one that is folded away."""
    by_number = by_key(menu, line)
    named = [item for item in menu.own if item.choice[1:] == (line,)]
    return named[0] if named and by_number not in menu.own else by_number


def find(menu: Menu, answer: str) -> Item | Ambiguous | None:
    """The choice that an answer means, on the screen or not."""
    return by_key(menu, answer) or one_of(menu.items, answer, loosely=menu.own)


def one_of(items: Sequence[Item], answer: str, loosely: Sequence[Item] = ()) -> Item | Ambiguous | None:
    """The one that an answer means: its notation, its last words, the beginning of either, or several of its words
    in their order, of some also if they do not begin as it does; capitals and accents do not matter."""
    wanted = " ".join(fold(answer).split())
    if not wanted:
        return None
    for exact in (
        [item for item in items if fold(text(item.choice)) == wanted],
        [item for item in items if fold(item.label) == wanted],
        [item for item in items if fold(text(item.choice[1:])) == wanted],
    ):
        if len(exact) == 1:
            return exact[0]
    for fitting in (
        [item for item in items if fold(text(item.choice)).startswith(wanted) or _begins(item.label, wanted)],
        [item for item in items if fold(text(item.choice[1:])).startswith(wanted)],
        [item for item in items if _says(item.label, wanted) or _says(text(item.choice), wanted)],
        [item for item in loosely if _holds(item.label, wanted)],
    ):
        if fitting:
            return _only(fitting)
    return None


def holding(items: Sequence[Item], answer: str, lang: Lang) -> list[Item]:
    """Those in whose words an answer stands, little words left out, but for very short ones: what it could mean."""
    wanted = [word for word in content_words(answer, lang) if word not in ARTICLES]
    if not wanted or max(map(len, wanted)) < MIN_LENGTH:
        return []
    fitting = [item for item in items if in_order(wanted, words_in(item.label))]
    return fitting or [
        item for item in items if item.choice[0] == EXPLORING and in_order(wanted, words_in(_place_name(item)))
    ]


def _place_name(item: Item) -> str:
    """A place by what it is called, which stands beside its number."""
    return f"{item.label} {item.detail}"


def find_barred(menu: Menu, answer: str) -> Item | None:
    """The one barred line that an answer means by words of its own: all, the first, or several in their order."""
    wanted = words_in(answer)
    if not wanted:
        return None
    for fits in (_is_called, _begins_with, _tells):
        fitting = [item for item in menu.known_barred if any(fits(name, wanted) for name in (item.label, *item.names))]
        if fitting:
            return fitting[0] if len(fitting) == 1 else None
    return None


def ends_with(label: str, ending: str) -> bool:
    """Whether the last words of a label are these: whom or what a choice is about stands there."""
    wanted = words_in(ending)
    return bool(wanted) and words_in(label)[-len(wanted) :] == wanted


def words_in(text: str) -> list[str]:
    """The words of a text as they are compared: no capitals, no accents, no French articles."""
    return [word for word in WORDS.findall(fold(text)) if word not in ARTICLES]


def in_order(wanted: Sequence[str], words: Sequence[str]) -> bool:
    """Whether some words stand among others in the same order."""
    left = iter(words)
    return all(any(word == wanted_word for word in left) for wanted_word in wanted)


def _only(items: list[Item]) -> Item | Ambiguous | None:
    if len(items) > 1:
        return Ambiguous(tuple(items))
    return items[0] if items else None


def _begins(label: str, beginning: str) -> bool:
    return fold(label).startswith(beginning) or fold(LETTER.sub("", label)).startswith(beginning)


def _holds(label: str, words: str) -> bool:
    """Whether several words stand in a label in the same order, wherever it begins and with others left out."""
    wanted = words_in(words)
    return len(wanted) > 1 and in_order(wanted, words_in(label))


def _is_called(name: str, wanted: list[str]) -> bool:
    """Whether these are all words of a name, or all but the first."""
    words = words_in(name)
    return wanted in (words, words[1:])


def _begins_with(name: str, wanted: list[str]) -> bool:
    return words_in(LETTER.sub("", name))[: len(wanted)] == wanted


def _tells(name: str, wanted: list[str]) -> bool:
    return _says(LETTER.sub("", name), " ".join(wanted))


def _says(label: str, words: str) -> bool:
    """Whether several words begin as a label does and stand in it in the same order, with others left out."""
    return words_in(label)[:1] == words_in(words)[:1] and _holds(label, words)
