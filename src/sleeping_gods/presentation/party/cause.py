"""What causes a question that an effect asks: the page, the choice or the event card that is carried out."""

from __future__ import annotations

from typing import TypeVar

from ...kernel.table import decision_of
from ...party.effects.program import Do
from ...party.effects.program_path import choice_path, paragraph_path
from ...party.table.decisions import scene_of
from ...party.table.table import PartyTable
from ..localizer import Localizer
from ..phrases import without_emphasis
from .game_words import GameWords
from .names import lore

T = TypeVar("T", bound=PartyTable)
EFFECT = "effect"
"""The scene of questions that effects ask."""
IF_LINE = "?"
"""Stands in a path between a paragraph and the number of its `if` line."""


def cause_words(game_words: GameWords[T], localizer: Localizer, table: T) -> str:
    """The event card, the open page or its choice, if its effects ask; empty of anything else, such as a card."""
    number = table.paragraph
    if decision_of(table) is None or scene_of(table) != EFFECT or table.combat is not None:
        return ""
    source = _source_of_effects(table)
    if source in lore(table).events:
        return localizer.say("cause_event", event=game_words.name(localizer, table, source))
    if not table.exploring or number not in table.pack.paragraphs:
        return ""
    title = without_emphasis(localizer.title(table.pack, table.pack.paragraphs[number]))
    if source == paragraph_path(number):
        return localizer.say("cause_page", page=title)
    letters = (choice.letter for choice in table.pack.paragraphs[number].choices)
    letter = next((letter for letter in letters if source == choice_path(f"{number}{letter}")), "")
    return localizer.say("cause_choice", page=title, letter=letter) if letter else ""


def _source_of_effects(table: PartyTable) -> str:
    """The card, event, paragraph or choice whose effects are being resolved; empty if none are."""
    under_way = (step for step in reversed(table.agenda) if isinstance(step, Do))
    effects = next(under_way, None)
    return effects.source.split(IF_LINE)[0] if effects is not None else ""
