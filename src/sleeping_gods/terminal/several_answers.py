"""Several answers in one line: people and cards by name or number, squares of enemies by coordinates."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..languages import LANGS
from ..party.chapters.strike import BUFF
from ..presentation.localizer import Localizer, localizer_of
from ..presentation.party.choice_plan import Part
from ..reference.book.folding import fold
from .menu import Item, Menu
from .menu_search import Ambiguous, find_barred, item_meant, items_containing, words_in
from .typed_words import words_for

MAX_WORDS = 24
"""More words than this are no list of names: a story's sentence was pasted, or a question typed."""
SQUARE = re.compile(r"[a-z]\d+")
"""How a square is typed."""
SQUARES = ("cover", "uncover")
"""Choices of a square: an enemy, and a word such as ``b3``."""


def pieces_of(localizer: Localizer, answer: str) -> list[str]:
    """The parts of an answer, separated by commas or "and", in any language."""
    and_words = _folded_in_all_languages(localizer, "answer_and")
    typed = re.sub(r"[,;+&]", " , ", answer).split()
    parts: list[list[str]] = [[]]
    for word in typed:
        if word == "," or fold(word) in and_words:
            parts.append([])
        else:
            parts[-1].append(word)
    return [" ".join(words) for words in parts if words]


def numbers_in(menu: Menu, localizer: Localizer, answer: str) -> list[Item]:
    """Choices by several numbers; empty if the answer is anything else."""
    words = [word for part in pieces_of(localizer, answer) for word in part.split()]
    by_number = {item.key: item for item in menu.own}
    return [by_number[word] for word in words] if len(words) > 1 and all(word in by_number for word in words) else []


def names_in(menu: Menu, localizer: Localizer, answer: str) -> list[Item]:
    """Choices by several names; empty if one of them means nothing.

    Barred lines are included, so that the reason can be given, but some must be possible.
    """
    if len(answer.split()) > MAX_WORDS:
        return []
    items: list[Item] = []
    for part in pieces_of(localizer, answer):
        meant = _meant(menu, localizer, [part]) or _meant(menu, localizer, part.split())
        if not meant:
            return []
        items += meant
    return items if len(items) > 1 and any(not item.is_barred for item in items) else []


def _meant(menu: Menu, localizer: Localizer, names: Sequence[str]) -> list[Item]:
    """The item that each name means; empty if one is unclear."""
    numbers = {item.key: item for item in menu.own}
    named = [numbers.get(name) or _called_so(menu, localizer, name) for name in names]
    meant = [item for item in named if item is not None]
    return meant if len(meant) == len(named) else []


def _called_so(menu: Menu, localizer: Localizer, name: str) -> Item | None:
    """The only choice that a name means, or the line that bars it."""
    named = item_meant(menu.own, name)
    if isinstance(named, Ambiguous):
        return None
    holders = [] if named else items_containing(menu.own, name, localizer.lang)
    return named or (holders[0] if len(holders) == 1 else find_barred(menu, name))


def squares_in(menu: Menu, localizer: Localizer, enemies: dict[str, str], answer: str) -> list[Part]:
    """Squares by coordinates, each perhaps after an enemy's name or number; empty if the answer is anything else.

    Without a name a square belongs to the targeted enemy, else to any other in the row. ``enemies`` are names by id.
    """
    verb = next((item.choice[0] for item in menu.own if item.choice[0] in SQUARES), None)
    if verb is None:
        return []
    squares: list[Part] = []
    name_words: list[str] = []
    buff_words = _folded_in_all_languages(localizer, "answer_buff")
    possible_enemies = [*enemies]
    for word in words_in(" ".join(pieces_of(localizer, answer))):
        if not SQUARE.fullmatch(word) and word not in buff_words:
            name_words.append(word)
            continue
        if name_words:
            possible_enemies = _enemies_called(enemies, name_words)
            name_words = []
        if not possible_enemies:
            return []
        square = BUFF if word in buff_words else word
        squares.append(tuple((verb, enemy, square) for enemy in possible_enemies))
    return [] if name_words else squares


def _folded_in_all_languages(localizer: Localizer, key: str) -> set[str]:
    """The words of a message in every language, for comparison with what is typed."""
    return {fold(word) for lang in LANGS for word in words_for(localizer_of(localizer.game, lang), key)}


def _enemies_called(enemies: dict[str, str], beginnings: Sequence[str]) -> list[str]:
    """The enemies whose name or id has words that begin like these, in order."""
    return [
        enemy
        for enemy, name in enemies.items()
        if _begin_in(beginnings, words_in(name)) or _begin_in(beginnings, words_in(enemy.replace("-", " ")))
    ]


def _begin_in(beginnings: Sequence[str], words: Sequence[str]) -> bool:
    """Whether these are beginnings of words, in the same order."""
    left = iter(words)
    return all(any(word.startswith(beginning) for word in left) for beginning in beginnings)
