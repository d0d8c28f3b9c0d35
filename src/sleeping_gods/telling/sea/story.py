"""Choices of stories and events with their terms, and what an event card says."""

from __future__ import annotations

from ...effects.op import Op
from ...sea.chapters.foes import combat_level
from ...sea.table.table import SeaTable
from ..party.effect_words import effect_words
from ..party.story import choice_terms, choice_words, story_choice
from ..phrases import sentence, unmarked
from ..voice import Voice
from .names import difficulty, namer_of


def event_blocks(voice: Voice, table: SeaTable, event: str) -> list[str]:
    """The text of an event card, what it does at once, and what stays."""
    card = table.pack.events[event]
    namer = namer_of(voice, table.pack)
    does, lasting = effect_words(voice, card.program, namer), voice.describe(card.turn_end, namer)
    stays = voice.say("event-card_lasting", effect=lasting) if lasting else ""
    if card.ongoing and not lasting:
        stays = voice.say("event-card_ongoing")
    return [block for block in (voice.name(card.text), f"{sentence(does)}." if does else "", stays) if block]


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

    def fight(op: Op) -> str:
        level, key = combat_level(table, table.bound.fetched(op.args))
        return voice.say("terms_fight", level=level, difficulty=difficulty(voice, key))

    return choice_terms(voice, table, story_choice(table, letter), namer, fight)
