"""Choices of stories and events with their terms, and what an event card says."""

from __future__ import annotations

from ...effects.op import Op, Program
from ...kernel.choices import text
from ...kernel.table import decision_of
from ...sea.chapters.events import ChooseEvent
from ...sea.chapters.foes import combat_level
from ...sea.table.cards import EventChoice
from ...sea.table.table import SeaTable
from ...story.model import StoryChoice
from ..localizer import Localizer
from ..party.effect_words import effect_words
from ..party.event_card import event_card_page
from ..party.story import choice_terms, choice_words, story_choice
from ..phrases import sentence, without_emphasis
from ..scene.page import StoryLine, StoryPage
from .names import difficulty, namer_of
from .phase import event_kind


def event_page(localizer: Localizer, table: SeaTable, event: str) -> StoryPage:
    """An event card with all that it does, and its choices, which can be taken when it asks for them."""
    card = table.pack.events[event]
    number = localizer.say("event-card_title", kind=event_kind(localizer, card.kind))
    lines = [_event_line(localizer, table, event, choice.letter) for choice in card.choices]
    return event_card_page(
        localizer, event, number, localizer.name(card.name), event_blocks(localizer, table, event), lines
    )


def _event_line(localizer: Localizer, table: SeaTable, event: str, letter: str) -> StoryLine:
    """A choice of an event card, which can be taken while the card asks for it."""
    words = event_choice_text(localizer, table, event, letter)
    terms = event_choice_detail(localizer, table, event, letter)
    spoken = localizer.say("story_choice", letter=letter, text=words, terms=terms or "none", here="none")
    is_asked = isinstance(decision_of(table), ChooseEvent) and ("choose", letter) in table.offered
    return StoryLine(
        letter=letter,
        text=localizer.rich_text(words),
        terms=localizer.rich_text(terms),
        choice=text(("choose", letter)) if is_asked else "",
        taken=False,
        standees=(),
        spoken=spoken,
    )


def event_blocks(localizer: Localizer, table: SeaTable, event: str) -> list[str]:
    """The text of an event card, what it does at once, what stays, and how it leaves play."""
    card = table.pack.events[event]
    namer = namer_of(localizer, table.pack)
    at_once = effect_words(localizer, card.program, namer)
    lasting = localizer.describe(card.turn_end, namer)
    stays = localizer.say("event-card_lasting", effect=lasting) if lasting else ""
    if card.ongoing and not lasting:
        stays = localizer.say("event-card_ongoing")
    blocks = [
        localizer.name(card.text),
        f"{sentence(at_once)}." if at_once else "",
        stays,
        way_out(localizer, table, event),
    ]
    return [block for block in blocks if block]


def way_out(localizer: Localizer, table: SeaTable, event: str) -> str:
    """How an ongoing event leaves play; empty for one that does not stay."""
    card = table.pack.events[event]
    if not card.ongoing:
        return ""
    if card.attempt_at:
        attempt = localizer.describe(card.attempt, namer_of(localizer, table.pack))
        return localizer.say(f"event-card_try-{card.attempt_at}", attempt=attempt)
    return localizer.say("event-card_leaves-port") if card.leaves == "port" else ""


def event_choice_text(localizer: Localizer, table: SeaTable, event: str, letter: str) -> str:
    """The words of a lettered choice of an event card."""
    return localizer.name(_event_choice(table, event, letter).text)


def event_choice_detail(localizer: Localizer, table: SeaTable, event: str, letter: str) -> str:
    """What a lettered choice of an event card costs, and all that it does."""
    choice = _event_choice(table, event, letter)
    cost = localizer.amounts(choice.cost)
    pays = localizer.say("terms_pay", cost=cost) if cost else ""
    idle = idle_words(localizer, table, choice.program) if choice.cost else ""
    return localizer.clauses([pays, effect_words(localizer, choice.program, namer_of(localizer, table.pack)), idle])


def _event_choice(table: SeaTable, event: str, letter: str) -> EventChoice:
    """The choice with a letter; KeyError if the card has none."""
    choices = {choice.letter: choice for choice in table.pack.events[event].choices}
    return choices[letter]


def page_choice_text(localizer: Localizer, table: SeaTable, letter: str) -> str:
    """The words of a lettered choice of the paragraph that is being read."""
    return without_emphasis(choice_words(localizer, table, letter))


def page_choice_detail(localizer: Localizer, table: SeaTable, letter: str) -> str:
    """What a lettered choice of the paragraph costs and needs, and the tests that it leads to."""
    choice = story_choice(table, letter)
    idle = idle_words(localizer, table, choice.program) if choice.cost else ""
    return localizer.clauses([terms_of(localizer, table, choice), idle])


def idle_words(localizer: Localizer, table: SeaTable, program: Program) -> str:
    """A word where all that effects give is health and rest that nobody lacks now."""
    members = table.crew.values()
    idle = {
        "heal": not any(member.damage for member in members),
        "rest": not any(member.fatigue for member in members),
        "remove-status": not any(member.statuses for member in members),
    }
    helps_nobody = bool(program) and all(idle.get(op.name, False) for op in program)
    return localizer.say("detail_nothing-gained") if helps_nobody else ""


def terms_of(localizer: Localizer, table: SeaTable, choice: StoryChoice) -> str:
    """The terms of a choice of a page, with the numbers that challenges ask for now."""

    def fight(op: Op) -> str:
        level, key = combat_level(table, table.bound.fetched(op.args))
        return localizer.say("terms_fight", level=level, difficulty=difficulty(localizer, key))

    return choice_terms(localizer, table, choice, namer_of(localizer, table.pack), fight)
