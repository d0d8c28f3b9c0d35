"""The lettered choices of stories and encounters, and their terms."""

from __future__ import annotations

from ...effects.op import Op
from ...skies.chapters.foes import combat_level
from ...skies.table.table import SkiesTable
from ...story.model import StoryChoice
from ..party.draws import kind_of_decision
from ..party.story import choice_terms, choice_words, find_choice, story_choice
from ..phrases import unmarked
from ..voice import Voice
from .names import namer_of

ENCOUNTER = ("PlaceStandees", "Thin", "NextAction")
"""Decisions of a wandering encounter."""


def _fight(voice: Voice, table: SkiesTable, op: Op) -> str:
    if op.name == "boss":
        boss = table.pack.bosses[int(op.args[0])]
        return voice.say("terms_boss", name=voice.name(boss.name), level=boss.level)
    return voice.say("terms_combat", level=combat_level(table, table.bound.fetched(op.args), 0))


def _page(table: SkiesTable) -> str:
    """The page whose choices are asked for: the one that is being read, or in an encounter its own."""
    asking = kind_of_decision(table) in ENCOUNTER and table.encounter is not None
    return table.meeting.number if asking else ""


def story_choice_of(table: SkiesTable, letter: str) -> StoryChoice | None:
    """A choice of the page, or an action of the encounter; nothing if there is no such choice."""
    return find_choice(table, letter, _page(table))


def choice_text(voice: Voice, table: SkiesTable, letter: str) -> str:
    """The words of a lettered choice."""
    return unmarked(choice_words(voice, table, letter, _page(table)))


def action_text(voice: Voice, table: SkiesTable, letter: str) -> str:
    """The words of an action of the encounter, whatever is asked."""
    return unmarked(choice_words(voice, table, letter, table.meeting.number))


def choice_detail(voice: Voice, table: SkiesTable, letter: str) -> str:
    """What a lettered choice costs and needs, and the tests that it leads to."""
    return terms_of(voice, table, story_choice(table, letter, _page(table)))


def terms_of(voice: Voice, table: SkiesTable, choice: StoryChoice) -> str:
    """The terms of a choice or action, with the numbers that challenges ask for now."""
    return choice_terms(voice, table, choice, namer_of(voice, table.pack), lambda op: _fight(voice, table, op))
