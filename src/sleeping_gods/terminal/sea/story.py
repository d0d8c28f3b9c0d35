"""Events of the sea on the screen, and choices of stories and events with their terms."""

from __future__ import annotations

from ...effects.op import Op
from ...effects.words import describe, describe_amounts
from ...sea.chapters.foes import combat_level
from ...sea.table.table import SeaTable
from ...telling.party.effect_words import effect_words
from ...telling.party.story import choice_terms, story_choice
from ...telling.phrases import join
from ..section import Section
from ..story_page import story_page, unmarked
from ..view import Look
from .names import namer_of
from .sayings import DIFFICULTIES


def event_page(table: SeaTable, event: str, look: Look) -> Section:
    """An event card, with what it does at once and what stays."""
    card = table.pack.events[event]
    namer = namer_of(table.pack)
    does = effect_words(card.program, namer)
    lasting = describe(card.turn_end, "en", namer)
    blocks = [
        card.text.en,
        f"{does[0].upper()}{does[1:]}." if does else "",
        f"Ongoing. At the end of each turn: {lasting}." if lasting else "Ongoing." if card.ongoing else "",
    ]
    return story_page(f"{card.kind} event", card.name.en, [block for block in blocks if block], look)


def _fight(table: SeaTable, op: Op) -> str:
    level, key = combat_level(table, table.bound.fetched(op.args))
    return f"combat level {level}, {DIFFICULTIES.get(key, key)}"


def choice_text(table: SeaTable, letter: str, event: str = "") -> str:
    """The words of a lettered choice of the paragraph or event that is being read."""
    if event:
        return next(item.text.en for item in table.pack.events[event].choices if item.letter == letter)
    return unmarked(story_choice(table, letter).text)


def choice_detail(table: SeaTable, letter: str, event: str = "") -> str:
    """What a lettered choice costs and needs, and the tests that it leads to; an event tells all that it does."""
    namer = namer_of(table.pack)
    if event:
        option = next(item for item in table.pack.events[event].choices if item.letter == letter)
        cost = describe_amounts(option.cost, "en")
        return join([f"pay {cost}" if cost else "", effect_words(option.program, namer)], "; ")
    return choice_terms(table, story_choice(table, letter), namer, lambda op: _fight(table, op))
