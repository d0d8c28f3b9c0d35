"""What a seat may see (DS-TURN, DS-QUST, DS-WAND): built from listed fields, never by hiding some."""

from __future__ import annotations

from ..kernel.choices import Seat
from ..kernel.plain import Json
from ..kernel.rules import rule
from ..party.view import common_view, story_view
from .chapters.camp_row import camps_left, next_camp
from .chapters.clock import time_left
from .chapters.events import deck_size
from .chapters.foes import counter_damage
from .chapters.hero import max_health
from .table.table import SkiesTable
from .table.words import SKILLS


@rule("DS-TURN-007", "DS-TURN-008", "DS-QUST-007", "DS-BASE-012")
def view(table: SkiesTable, seat: Seat) -> dict[str, Json]:
    """The open table, the seat's own hands, and what this seat may choose; other hands are only counted."""
    return common_view(table, seat) | {
        "phase": table.phase,
        "time": time_left(table),
        "bonus": table.bonus,
        "level": table.level,
        "instant": table.instant,
        "place": table.place,
        "plane": {"space": table.plane, "health": table.plane_health, "fuel": table.fuel},
        "camps": camps_left(table),
        "next_camp": next_camp(table),
        "marks": dict(table.marks),
        "crossed": list(table.crossed),
        "adventures": [list(hand) for hand in table.adventures],
        "played": list(table.played),
        "arms": list(table.arms),
        "combat_deck": list(table.combat_deck),
        "curses": list(table.curses),
        "decks": decks(table),
        "crew": {name: member_view(table, name) for name in table.crew},
        "quests": {str(number): quest_view(table, number, seat) for number in table.quests},
        "used_quests": {str(number): quest_view(table, number, seat) for number in table.used_quests},
        "active": dict(table.active),
        "obstacle": table.obstacle,
        "story": story_view(table),
        "encounter": encounter_view(table, seat),
        "combat": combat_view(table, seat),
    }


def decks(table: SkiesTable) -> dict[str, Json]:
    """Face-down decks show nothing but their counts; their order is not even decided yet."""
    return {
        "ability": len(table.deck),
        "event": deck_size(table),
        "event_discard": list(table.event_discard),
        "quest": table.pack.supply["quest"] - len(table.quests) - len(table.used_quests),
    }


def member_view(table: SkiesTable, name: str) -> Json:
    """A character's board as everybody sees it."""
    member = table.crew[name]
    return {
        "controller": table.controller(name),
        "health": max_health(table, name),
        "damage": member.damage,
        "stamina": member.stamina,
        "statuses": list(member.statuses),
        "cards": list(member.cards),
        "synergy": member.synergy,
        "skills": {skill: table.bound.rulebook.skill_of(table, name, skill) for skill in SKILLS},
    }


@rule("DS-QUST-001", "DS-QUST-007", "DS-WAND-009")
def quest_view(table: SkiesTable, number: int, seat: Seat) -> Json:
    """An owned quest lies open; one gained in an encounter only for those who took the action."""
    quest = table.pack.quests[number]
    secret = str(number) in table.silent and seat not in table.silent[str(number)]
    return {
        "title": quest.title.en,
        "keyword": quest.keyword,
        "text": "" if secret else quest.text.en,
        "needs": [[kind, amount] for kind, amount in quest.needs],
    }


@rule("DS-WAND-002")
def encounter_view(table: SkiesTable, seat: Seat) -> Json:
    """Where standees stand: one's own, and all once they are revealed."""
    meeting = table.encounter
    if meeting is None:
        return None
    shown = {
        name: letter
        for name, letter in meeting.placed.items()
        if name in meeting.seen or table.controller(name) == seat
    }
    return {"number": meeting.number, "placed": {**shown}, "done": [*meeting.done], "acting": [*meeting.acting]}


@rule("DS-TURN-011")
def combat_view(table: SkiesTable, seat: Seat) -> Json:
    """The enemy row, and everybody's combat cards, which lie open."""
    fight = table.combat
    if fight is None:
        return None
    return {
        "round": fight.round,
        "boss": fight.boss,
        "hand": list(fight.hands[seat]) if fight.hands else [],
        "hands": [list(hand) for hand in fight.hands],
        "played": dict(fight.played),
        "deck": len(fight.deck),
        "discard": list(fight.discard),
        "row": [
            {
                "enemy": foe.id,
                "covered": foe.covered,
                "power": foe.power,
                "buff": foe.buff,
                "buffed": foe.buffed,
                "counter": counter_damage(table, foe),
            }
            for foe in fight.foes
        ],
    }
