"""The lettered choices of stories and encounters, and their terms."""

from __future__ import annotations

from ...effects.op import Op
from ...kernel.table import decision_of
from ...skies.chapters.encounter import NextAction, PlaceStandees, Thin
from ...skies.chapters.foes import combat_level
from ...skies.table.records import STAMINA
from ...skies.table.table import SkiesTable
from ...story.model import StoryChoice
from ..localizer import Localizer
from ..party.event_card import event_card_page
from ..party.story import choice_terms, choice_words, find_choice, story_choice
from ..phrases import without_emphasis
from ..scene.page import StoryPage
from .cards import card_lines
from .names import namer_of
from .obstacles import ignoring_words, obstacles_in

ENCOUNTER = (PlaceStandees, Thin, NextAction)
"""Decisions of a wandering encounter."""


def _fight(localizer: Localizer, table: SkiesTable, op: Op) -> str:
    """A fight by its level; with a boss by name."""
    if op.name == "boss":
        boss = table.pack.bosses[int(op.args[0])]
        return localizer.say("terms_boss", name=localizer.name(boss.name), level=boss.level)
    return localizer.say("terms_combat", level=combat_level(table, table.bound.fetched(op.args), 0))


def _page(table: SkiesTable) -> str:
    """The page whose choices are asked for: the one that is being read, or in an encounter its own."""
    asking = isinstance(decision_of(table), ENCOUNTER) and table.encounter is not None
    return table.meeting.number if asking else ""


def story_choice_of(table: SkiesTable, letter: str) -> StoryChoice | None:
    """A choice of the page, or an action of the encounter; None if there is no such choice."""
    return find_choice(table, letter, _page(table))


def choice_text(localizer: Localizer, table: SkiesTable, letter: str) -> str:
    """The words of a lettered choice."""
    return without_emphasis(choice_words(localizer, table, letter, _page(table)))


def action_text(localizer: Localizer, table: SkiesTable, letter: str) -> str:
    """The words of an action of the encounter, whatever is asked."""
    return without_emphasis(choice_words(localizer, table, letter, table.meeting.number))


def choice_detail(localizer: Localizer, table: SkiesTable, letter: str) -> str:
    """What a lettered choice costs and needs, and the tests that it leads to."""
    choice = story_choice(table, letter, _page(table))
    at_hand = [ignoring_words(localizer, table, kind) for kind in obstacles_in(choice.program)]
    idle = localizer.say("detail_nothing-gained") if choice.cost and _helps_nobody(table, choice) else ""
    return localizer.clauses([terms_of(localizer, table, choice), *at_hand, idle])


def _helps_nobody(table: SkiesTable, choice: StoryChoice) -> bool:
    """Whether all that a choice gives is health and stamina that nobody lacks now."""
    members = table.crew.values()
    idle = {
        "heal": not any(member.damage for member in members),
        "stamina": all(member.stamina >= STAMINA for member in members),
        "remove-status": not any(member.statuses for member in members),
    }
    return bool(choice.program) and all(idle.get(op.name, False) for op in choice.program)


def event_page(localizer: Localizer, table: SkiesTable, event: str) -> StoryPage:
    """An event card with all that it does, and how it is completed."""
    card = table.pack.events[event]
    effect_lines = [line for line in card_lines(localizer, table, card) if line]
    number = localizer.say("story_event", level=card.level)
    return event_card_page(
        localizer,
        event,
        number,
        localizer.name(card.name),
        [localizer.name(card.text), *effect_lines, *way_out(localizer, table, event)],
    )


def way_out(localizer: Localizer, table: SkiesTable, event: str) -> list[str]:
    """How an event that stays can leave play where its own lines do not say it."""
    card = table.pack.events[event]
    never = card.stays and not card.completing and not card.completes_on
    return [localizer.say("story_event-stays")] if never else []


def terms_of(localizer: Localizer, table: SkiesTable, choice: StoryChoice) -> str:
    """The terms of a choice or action, with the numbers that challenges ask for now."""
    return choice_terms(
        localizer, table, choice, namer_of(localizer, table.pack), lambda op: _fight(localizer, table, op)
    )
