"""What a seat may see (SG-ABIL, SG-SETUP, SG-SHARE): built from listed fields, never by hiding some."""

from __future__ import annotations

from ..effects.op import Program
from ..kernel.choices import Seat
from ..kernel.plain import Json
from ..kernel.rules import rule
from ..party.view import common_view, story_view
from .chapters.crew import fatigue_mark, max_health
from .chapters.event_deck import deck_size
from .chapters.foes import combat_level
from .table.cards import CrewBoard
from .table.table import SeaTable


@rule("SG-ABIL-005", "SG-SHARE-005", "SG-SHARE-006", "SG-CMD-016", "SG-FATE-010")
def view(table: SeaTable, seat: Seat) -> dict[str, Json]:
    """The open table, the seat's own hand, and what this seat may choose; other hands are only counted."""
    return common_view(table, seat) | {
        "actions": table.actions,
        "mode": table.mode,
        "easy": table.easy,
        "room": table.room,
        "region": table.region,
        "page": table.pack.regions[table.region].page,
        "serpent": table.serpent,
        "ship": dict(table.cubes),
        "xp": table.xp,
        "supply": table.supply,
        "pools": list(table.pools),
        "decks": decks(table),
        "crew": {name: member_view(table, name) for name in table.crew},
        "levels": display(table),
        "adventures": dict(table.adventures),
        "quests": {str(number): quest_view(table, number) for number in table.quests},
        "used_quests": list(table.used_quests),
        "ongoing": list(table.ongoing),
        "stall": list(table.stall),
        "found": list(table.found),
        "letters": list(table.letters),
        "tokens": list(table.tokens),
        "story": with_fights(table),
        "combat": combat_view(table),
    }


@rule("SG-SETUP-015", "SG-SETUP-013", "SG-COMBAT-002", "SG-FATE-010")
def decks(table: SeaTable) -> dict[str, Json]:
    """Face-down decks show nothing but their counts; their order is not even decided yet."""
    supply = table.pack.supply
    foes = 0 if table.combat is None else len(table.combat.foes)
    numbered = sum(1 for card in [*table.adventures, *table.gone_adventures] if table.pack.adventures[card].number)
    return {
        "ability": len(table.deck),
        "market": len(table.market) + len(table.market_bottom),
        "event": deck_size(table),
        "event_box": sum(len(cards) for cards in table.events.values()) - deck_size(table),
        "enemy": supply["enemy"] - foes,
        "quest": supply["quest"] - len(table.quests) - len(table.used_quests),
        "adventure": supply["adventure"] - numbered,
        "search": len(table.search),
        "search_discard": len(table.search_discard),
    }


@rule("SG-SETUP-018")
def display(table: SeaTable) -> dict[str, Json]:
    """The level cards that nobody owns lie open for everybody, by the crew members they name."""
    levels = table.bound.crew_levels
    return {name: [card for card in levels.get(name, ()) if card not in table.crew[name].levels] for name in table.crew}


def member_view(table: SeaTable, crew: str) -> Json:
    """A crew member's board as everybody sees it."""
    member = table.crew[crew]
    board: CrewBoard = table.pack.crew[crew]
    return {
        "controller": table.controller(crew),
        "health": max_health(table, crew),
        "damage": member.damage,
        "fatigue": member.fatigue,
        "fatigue_mark": fatigue_mark(table, crew),
        "statuses": list(member.statuses),
        "cards": list(member.cards),
        "levels": list(member.levels),
        "weapons": [board.weapon.id, *member.weapons],
        "command": member.command,
        "actions": member.actions,
        "tokens": list(member.tokens),
    }


@rule("SG-QUEST-007", "SG-QUEST-008", "SG-QUEST-001")
def quest_view(table: SeaTable, number: int) -> Json:
    """An owned quest lies open; unowned ones stay secret."""
    quest = table.pack.quests[number]
    return {"title": quest.title.en, "keyword": quest.keyword, "text": quest.text.en, "active": quest.active}


def active_quests(table: SeaTable) -> list[int]:
    """The owned quests that can be pursued somewhere."""
    return [number for number in table.quests if table.pack.quests[number].active]


def with_fights(table: SeaTable) -> Json:
    """The paragraph being read, and the level of each fight that a choice leads to at once."""
    shown = story_view(table)
    if shown is None:
        return None
    choices = table.pack.paragraphs[table.paragraph].choices
    shown["fights"] = {choice.letter: level for choice in choices if (level := fight_view(table, choice.program))}
    return shown


@rule("SG-COMBAT-006")
def fight_view(table: SeaTable, program: Program) -> Json:
    """The combat level of the fight that a choice leads to at once, and the name of its band, before it is chosen."""
    for effect in program:
        if effect.name == "combat":
            level, band = combat_level(table, table.bound.fetched(effect.args))
            return {"level": level, "band": band}
    return None


def combat_view(table: SeaTable) -> Json:
    """The enemy row; enemies that are not laid out yet stay unseen."""
    combat = table.combat
    if combat is None:
        return None
    return {
        "round": combat.round,
        "tokens": list(combat.tokens),
        "row": [{"enemy": foe.id, "covered": foe.covered} for foe in combat.foes],
    }
