"""Figures on the table that can be set by hand, in words."""

from __future__ import annotations

from typing import Any

from ...kernel.choices import Choice
from ...party.table.seats import SEATS
from ...party.table.table import PartyTable
from ..localizer import Localizer
from .game_words import GameWords
from .names import seat_name

PLANE_HEALTH = ("plane", "health")
"""The plane's health; ``plane`` alone is where it stands."""


def figure_kind(what: Choice) -> str:
    """What kind of figure some words name."""
    return "plane-health" if what == PLANE_HEALTH else what[0]


def figure_words(localizer: Localizer, words: GameWords[Any], table: PartyTable, what: Choice) -> str:
    """What a figure is called, as within a sentence."""
    names = [figure_name(localizer, words, table, word) for word in what[1:]] if what != PLANE_HEALTH else []
    name, other = [*names, "", ""][:2]
    return localizer.say(f"mend_{figure_kind(what)}", name=name, other=other)


def figure_name(localizer: Localizer, words: GameWords[Any], table: PartyTable, word: str) -> str:
    """A word of a figure: a player, a piece, or one of the words that may stand there."""
    if word in SEATS:
        return seat_name(localizer, table, word)
    if localizer.words.knows("mend-word", word):
        return localizer.say(f"mend-word_{word}")
    return words.name(localizer, table, word)
