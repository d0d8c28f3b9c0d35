"""What causes a question that an effect asks: the page, the choice or the event card that is carried out."""

from __future__ import annotations

from typing import TypeVar

from ...kernel.table import decision_of
from ...party.table.decisions import scene_of
from ...party.table.table import PartyTable
from ..localizer import Localizer
from ..phrases import without_emphasis
from .game_words import GameWords

T = TypeVar("T", bound=PartyTable)
EFFECT = "effect"
"""The scene of questions that effects ask."""


def cause_words(game_words: GameWords[T], localizer: Localizer, table: T) -> str:
    """The page that is open, and its choice if that was taken last, or the event card; empty of anything else."""
    number = table.paragraph
    if decision_of(table) is None or scene_of(table) != EFFECT or getattr(table, "combat", None) is not None:
        return ""
    if not table.exploring:
        return localizer.say("cause_event", event=game_words.name(localizer, table, table.event)) if table.event else ""
    if number not in table.pack.paragraphs:
        return ""
    title = without_emphasis(localizer.title(table.pack, table.pack.paragraphs[number]))
    last = table.visit[-1] if table.visit else ""
    letter = last.removeprefix(number) if last.startswith(number) else ""
    if letter not in {choice.letter for choice in table.pack.paragraphs[number].choices}:
        return localizer.say("cause_page", page=title)
    return localizer.say("cause_choice", page=title, letter=letter)
