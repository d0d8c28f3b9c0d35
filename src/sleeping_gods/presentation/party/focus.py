"""What a choice refers to: pieces, places of the map, squares of enemies, letters of the story."""

from __future__ import annotations

from typing import Any, TypeVar

from ...kernel.choices import Choice
from ...party.table.table import PartyTable
from ..scene.menu import Focus
from .pack_cache import RecordCache
from .presenter import Presenter

T = TypeVar("T", bound=PartyTable)
SQUARES = ("cover", "uncover")
"""First words of choices of a square of an enemy."""
LETTERS = ("choose", "take", "place")
"""First words of choices that end with a letter of the page."""
CHOICES = 8192
"""How many choices are remembered with what lights up for them."""
_focus_cache: RecordCache[Any, tuple[Focus, ...]] = RecordCache(CHOICES)
"""What lights up, by the choice and its places: it depends on nothing else of a pack, and is kept as if in English."""
NO_LETTER = ("hit", "-")
"""Words that stand where a letter could: to take a hit, and no action."""


def focus_of(presenter: Presenter[T], table: T, choice: Choice) -> tuple[Focus, ...]:
    """Everything that a choice highlights, the most exact first; a place of the map is not also a piece."""
    places = presenter.game_words.places(table, choice)
    return _focus_cache.get_or_make(table.pack, "en", (choice, places), _focus_of, presenter, table, choice, places)


def _focus_of(presenter: Presenter[T], table: T, choice: Choice, places: tuple[str, ...]) -> tuple[Focus, ...]:
    """What a choice refers to; ``places`` are the words of it that name places of the map."""
    is_piece = presenter.game_words.is_piece
    focuses = [Focus("place", place) for place in places]
    verb, *words = choice
    if verb in SQUARES:
        enemy, square = words
        focuses.append(Focus("square", f"{enemy} {square}"))
    if verb in LETTERS and words[-1] not in NO_LETTER:
        focuses.append(Focus("story", words[-1]))
    focuses += [Focus("piece", word) for word in words if word not in places and is_piece(table, word)]
    return tuple(focuses)
