"""Events of the skies on the screen, and the terms of choices and actions."""

from __future__ import annotations

from ...effects.op import Op
from ...skies.chapters.foes import combat_level
from ...skies.pack.words import card_text
from ...skies.table.table import SkiesTable
from ...story.model import StoryChoice
from ...telling.party.draws import kind_of_decision
from ...telling.party.story import choice_terms, find_choice, story_choice
from ..section import Section
from ..story_page import story_page, unmarked
from ..view import Look
from .names import namer_of

ENCOUNTER = ("PlaceStandees", "Thin", "NextAction")
"""Decisions of a wandering encounter."""


def event_page(table: SkiesTable, event: str, look: Look) -> Section:
    """An event card with all that it does."""
    card = table.pack.events[event]
    does = card_text(card, "en", namer_of(table.pack)).split("\n")
    return story_page(
        f"event, level {card.level}", card.name.en, [card.text.en, *(line for line in does if line)], look
    )


def _fight(table: SkiesTable, op: Op) -> str:
    if op.name == "boss":
        boss = table.pack.bosses[int(op.args[0])]
        return f"boss {boss.name.en}, level {boss.level}"
    return f"combat level {combat_level(table, table.bound.fetched(op.args), 0)}"


def _choice(table: SkiesTable, letter: str) -> StoryChoice:
    """A choice of the page that is being read; in a wandering encounter, one of its actions."""
    asking = kind_of_decision(table) in ENCOUNTER and table.encounter is not None
    return story_choice(table, letter, table.meeting.number if asking else "")


def story_choice_of(table: SkiesTable, letter: str) -> StoryChoice | None:
    """The same, or nothing if there is no such choice."""
    asking = kind_of_decision(table) in ENCOUNTER and table.encounter is not None
    return find_choice(table, letter, table.meeting.number if asking else "")


def choice_text(table: SkiesTable, letter: str) -> str:
    """The words of a lettered choice."""
    return unmarked(_choice(table, letter).text)


def choice_detail(table: SkiesTable, letter: str) -> str:
    """What a lettered choice costs and needs, and the tests that it leads to."""
    return terms_of(table, _choice(table, letter))


def terms_of(table: SkiesTable, choice: StoryChoice) -> str:
    """The terms of a choice or action, with the numbers that challenges ask for now."""
    return choice_terms(table, choice, namer_of(table.pack), lambda op: _fight(table, op))
