"""Which line of the menu an answer means: by its key, its notation, its words or their beginning."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ..kernel.choices import text
from ..languages import Lang
from ..reference.book.folding import fold
from ..reference.search.words import telling
from .menu import Item, Menu

WORDS = re.compile(r"(?:\b[ld]['’])?([\w']+)")
"""Words of a label or an answer; what French draws together with an article stands alone."""
ARTICLES = {"le", "la", "les", "un", "une", "du", "de", "des", "au", "aux"}
"""People put French articles before names that have none on the screen."""
LETTER = re.compile(r"^\(\w\) ")
"""What stands before the words of a lettered choice."""
EXPLORING = "explore"
SHORTEST = 3
"""One word of a label could mean its line only if it has so many letters."""


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """An answer that could mean several choices."""

    items: tuple[Item, ...]


def by_key(menu: Menu, answer: str) -> Item | None:
    """A line by its number, or what is barred by its sign."""
    said = answer.lower()
    return next((item for item in (*menu.items, *menu.known_barred) if item.key == said), None)


def numbered(menu: Menu, line: str) -> Item | None:
    """A line by its number; the number of a place that can be chosen comes before one that is folded away."""
    found = by_key(menu, line)
    named = [item for item in menu.own if item.choice[1:] == (line,)]
    return named[0] if named and found not in menu.own else found


def find(menu: Menu, answer: str) -> Item | Ambiguous | None:
    """The choice that an answer means, on the screen or not."""
    return by_key(menu, answer) or one_of(menu.items, answer, loosely=menu.own)


def one_of(items: Sequence[Item], answer: str, loosely: Sequence[Item] = ()) -> Item | Ambiguous | None:
    """The one that an answer means: its notation, its last words, the beginning of either, or several of its words
    in their order, of some also if they do not begin as it does; capitals and accents do not matter."""
    said = " ".join(fold(answer).split())
    if not said:
        return None
    for exact in (
        [item for item in items if fold(text(item.choice)) == said],
        [item for item in items if fold(item.label) == said],
        [item for item in items if fold(text(item.choice[1:])) == said],
    ):
        if len(exact) == 1:
            return exact[0]
    for found in (
        [item for item in items if fold(text(item.choice)).startswith(said) or _begins(item.label, said)],
        [item for item in items if fold(text(item.choice[1:])).startswith(said)],
        [item for item in items if _says(item.label, said) or _says(text(item.choice), said)],
        [item for item in loosely if _holds(item.label, said)],
    ):
        if found:
            return _only(found)
    return None


def holding(items: Sequence[Item], answer: str, lang: Lang) -> list[Item]:
    """Those in whose words an answer stands, little words left out, but for very short ones: what it could mean."""
    said = [word for word in telling(answer, lang) if word not in ARTICLES]
    if not said or max(map(len, said)) < SHORTEST:
        return []
    found = [item for item in items if in_order(said, words_in(item.label))]
    return found or [item for item in items if item.choice[0] == EXPLORING and in_order(said, words_in(_told(item)))]


def _told(item: Item) -> str:
    """A place by what it is called, which stands beside its number."""
    return f"{item.label} {item.detail}"


def find_barred(menu: Menu, answer: str) -> Item | None:
    """The one barred line that an answer means by words of its own: all, the first, or several in their order."""
    said = words_in(answer)
    if not said:
        return None
    for fits in (_is_called, _begins_with, _tells):
        found = [item for item in menu.known_barred if any(fits(name, said) for name in (item.label, *item.names))]
        if found:
            return found[0] if len(found) == 1 else None
    return None


def ends_with(label: str, said: str) -> bool:
    """Whether the last words of a label are these: whom or what a choice is about stands there."""
    wanted = words_in(said)
    return bool(wanted) and words_in(label)[-len(wanted) :] == wanted


def words_in(text: str) -> list[str]:
    """The words of a text as they are compared: no capitals, no accents, no French articles."""
    return [word for word in WORDS.findall(fold(text)) if word not in ARTICLES]


def in_order(wanted: Sequence[str], words: Sequence[str]) -> bool:
    """Whether some words stand among others in the same order."""
    left = iter(words)
    return all(any(word == one for word in left) for one in wanted)


def _only(found: list[Item]) -> Item | Ambiguous | None:
    if len(found) > 1:
        return Ambiguous(tuple(found))
    return found[0] if found else None


def _begins(label: str, said: str) -> bool:
    return fold(label).startswith(said) or fold(LETTER.sub("", label)).startswith(said)


def _holds(label: str, said: str) -> bool:
    """Whether several words stand in a label in the same order, wherever it begins and with others left out."""
    wanted = words_in(said)
    return len(wanted) > 1 and in_order(wanted, words_in(label))


def _is_called(name: str, said: list[str]) -> bool:
    """Whether these are all words of a name, or all but the first."""
    words = words_in(name)
    return said in (words, words[1:])


def _begins_with(name: str, said: list[str]) -> bool:
    return words_in(LETTER.sub("", name))[: len(said)] == said


def _tells(name: str, said: list[str]) -> bool:
    return _says(LETTER.sub("", name), " ".join(said))


def _says(label: str, said: str) -> bool:
    """Whether several words begin as a label does and stand in it in the same order, with others left out."""
    return words_in(label)[:1] == words_in(said)[:1] and _holds(label, said)
