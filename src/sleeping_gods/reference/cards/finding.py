"""Finds cards that a question names; ``client/src/rules/cards.ts`` does the same in the browser.

Cards are found by name only and listed apart from the entries, because their texts would crowd out the rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from ...languages import Lang
from ..book.folding import fold
from ..ledger import GAMES
from .library import ReferenceCard, cards

_WORD = re.compile(r"[^\W_]+")
MIN_LETTERS = 3
"""How many letters of a name are typed before cards are offered."""
MIN_PREFIX_LETTERS = 5
"""A name of one word is looked for inside longer questions if it has so many letters: "hope" is said of many things."""

WHOLE_NAME = 0
"""The best rank: the question is the name."""
NAME_INSIDE = 1
"""The next rank: the question has the name inside."""
BEGINNING = 2
"""The last rank: the question is the beginning of the name's words."""


@dataclass(frozen=True, slots=True)
class FoundCard:
    """A card that a question names, and whether it names nothing else."""

    card: ReferenceCard
    whole: bool


def find_cards(lang: Lang, question: str, *, game: str | None = None) -> list[FoundCard]:
    """The cards that a question names: exact names first, then names in the question, then beginnings."""
    question_words = words(question)
    games = [game] if game else list(GAMES)
    by_rank: dict[int, list[FoundCard]] = {WHOLE_NAME: [], NAME_INSIDE: [], BEGINNING: []}
    for each_game in games:
        for card in cards(each_game, lang).values():
            rank = rank_of(question_words, words(card.title))
            if rank is not None:
                by_rank[rank].append(FoundCard(card, whole=rank == WHOLE_NAME))
    return [found_card for found_cards in by_rank.values() for found_card in found_cards]


def words(text: str) -> list[str]:
    """The folded words of a text."""
    return [fold(word) for word in _WORD.findall(text)]


def rank_of(question_words: list[str], name: list[str]) -> int | None:
    """How well a question names a card, None if it does not; ``name`` has the words of the card's title."""
    if not question_words or not name:
        return None
    if question_words == name:
        return WHOLE_NAME
    if _inside(name, question_words) and (len(name) > 1 or len(name[0]) >= MIN_PREFIX_LETTERS):
        return NAME_INSIDE
    is_beginning = sum(map(len, question_words)) >= MIN_LETTERS and _begins_in_order(question_words, name)
    return BEGINNING if is_beginning else None


def _inside(name: list[str], question_words: list[str]) -> bool:
    """Whether the words of a name stand in a question one after the other."""
    return any(question_words[at : at + len(name)] == name for at in range(len(question_words) - len(name) + 1))


def _begins_in_order(question_words: list[str], name: Iterable[str]) -> bool:
    """Whether each word of the question begins a word of the name, in order."""
    remaining = iter(name)  # each search goes on behind the word that was found last
    return all(any(word.startswith(beginning) for word in remaining) for beginning in question_words)
