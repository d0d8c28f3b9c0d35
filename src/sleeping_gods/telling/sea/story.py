"""Choices of stories and events with their terms, and what an event card says."""

from __future__ import annotations

from ...effects.op import Op
from ...kernel.choices import text
from ...kernel.table import decision_of
from ...sea.chapters.events import ChooseEvent
from ...sea.chapters.foes import combat_level
from ...sea.table.table import SeaTable
from ...story.model import StoryChoice
from ..party.effect_words import effect_words
from ..party.event_card import as_page
from ..party.story import choice_terms, choice_words, story_choice
from ..phrases import sentence, unmarked
from ..scene.page import Page, StoryLine
from ..voice import Voice
from .names import difficulty, namer_of
from .phase import event_kind


def event_page(voice: Voice, table: SeaTable, event: str) -> Page:
    """An event card with all that it does, and its choices, which can be taken when it asks for them."""
    card = table.pack.events[event]
    number = voice.say("event-card_title", kind=event_kind(voice, card.kind))
    lines = [_event_line(voice, table, event, choice.letter) for choice in card.choices]
    return as_page(voice, event, number, voice.name(card.name), event_blocks(voice, table, event), lines)


def _event_line(voice: Voice, table: SeaTable, event: str, letter: str) -> StoryLine:
    said, terms = choice_text(voice, table, letter, event), choice_detail(voice, table, letter, event)
    told = voice.say("story_choice", letter=letter, text=said, terms=terms or "none", here="none")
    asked = isinstance(decision_of(table), ChooseEvent) and ("choose", letter) in table.offered
    return StoryLine(
        letter, voice.runs(said), voice.runs(terms), text(("choose", letter)) if asked else "", False, (), told
    )


def event_blocks(voice: Voice, table: SeaTable, event: str) -> list[str]:
    """The text of an event card, what it does at once, what stays, and how it leaves play."""
    card = table.pack.events[event]
    namer = namer_of(voice, table.pack)
    does, lasting = effect_words(voice, card.program, namer), voice.describe(card.turn_end, namer)
    stays = voice.say("event-card_lasting", effect=lasting) if lasting else ""
    if card.ongoing and not lasting:
        stays = voice.say("event-card_ongoing")
    blocks = [voice.name(card.text), f"{sentence(does)}." if does else "", stays, way_out(voice, table, event)]
    return [block for block in blocks if block]


def way_out(voice: Voice, table: SeaTable, event: str) -> str:
    """How an ongoing event leaves play; empty for one that does not stay."""
    card = table.pack.events[event]
    if not card.ongoing:
        return ""
    if card.attempt_at:
        attempt = voice.describe(card.attempt, namer_of(voice, table.pack))
        return voice.say(f"event-card_try-{card.attempt_at}", attempt=attempt)
    return voice.say("event-card_leaves-port") if card.leaves == "port" else ""


def choice_text(voice: Voice, table: SeaTable, letter: str, event: str = "") -> str:
    """The words of a lettered choice of the paragraph or event that is being read."""
    if event:
        return next(voice.name(item.text) for item in table.pack.events[event].choices if item.letter == letter)
    return unmarked(choice_words(voice, table, letter))


def choice_detail(voice: Voice, table: SeaTable, letter: str, event: str = "") -> str:
    """What a lettered choice costs and needs, and the tests that it leads to; an event tells all that it does."""
    namer = namer_of(voice, table.pack)
    if event:
        option = next(item for item in table.pack.events[event].choices if item.letter == letter)
        cost = voice.amounts(option.cost)
        pays = voice.say("terms_pay", cost=cost) if cost else ""
        return voice.clauses([pays, effect_words(voice, option.program, namer)])

    return terms_of(voice, table, story_choice(table, letter))


def terms_of(voice: Voice, table: SeaTable, choice: StoryChoice) -> str:
    """The terms of a choice of a page, with the numbers that challenges ask for now."""

    def fight(op: Op) -> str:
        level, key = combat_level(table, table.bound.fetched(op.args))
        return voice.say("terms_fight", level=level, difficulty=difficulty(voice, key))

    return choice_terms(voice, table, choice, namer_of(voice, table.pack), fight)
