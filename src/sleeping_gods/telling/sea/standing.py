"""How the table stands: place, actions, events, and what the crew owns."""

from __future__ import annotations

from ...sea.chapters.events import deck_size
from ...sea.table.table import SeaTable
from ...sea.table.words import RESOURCES
from ..voice import Voice
from .phase import PASSES, event_deck, place
from .sayings import actions_left

LAST = 3
"""With so few events left one had better keep cards in hand."""


def facts(voice: Voice, table: SeaTable) -> list[str]:
    """Where the ship is and how long there is; what does not matter now is empty."""
    serpent = voice.within(voice.name(table.pack.regions[table.serpent].name)) if table.serpent else ""
    return [
        place(voice, table),
        actions_left(voice, table) if table.turn else "",
        event_deck(voice, table),
        voice.say("event-deck_ends") if table.event_pass < PASSES and deck_size(table) <= LAST and table.turn else "",
        voice.say("turn_finale") if table.finale else "",
        voice.say("turn_serpent", region=serpent) if serpent else "",
        voice.counted(table.defeats, "defeats") if table.defeats else "",
    ]


def owned(voice: Voice, table: SeaTable) -> list[str]:
    """Resources, XP, points and tokens."""
    found = [voice.counted(table.goods[kind], kind) for kind in RESOURCES if table.goods[kind]]
    found.append(voice.counted(table.xp, "xp"))
    if table.points:
        found += [voice.say("goods_feared", count=table.feared), voice.say("goods_revered", count=table.revered)]
    found += [voice.term("token", token) for token in table.tokens]
    return found + [voice.say("goods_explore", letter=letter) for letter in table.letters]


def command(voice: Voice, table: SeaTable) -> list[str]:
    """Where the 14 command are: with the players, placed, and in the supply."""
    placed = sum(member.command for member in table.crew.values()) + sum(table.adventures.values())
    pools = [f"{name} {pool}" for name, pool in zip(table.names, table.pools, strict=True)]
    lying = voice.say("goods_placed", count=placed) if placed else ""
    return [*pools, lying, voice.say("goods_supply", count=table.supply)]


def log_lines(voice: Voice, table: SeaTable) -> list[str]:
    """The journey log."""
    mode = voice.say("log_mode", mode="easy" if table.easy else table.mode)
    names = ", ".join(table.names)
    xp, defeats = voice.counted(table.xp, "xp"), voice.counted(table.defeats, "defeats")
    return [
        voice.say("log_title", facts=voice.clauses([names, table.log.date, mode])),
        voice.clauses([voice.say("log_turns", count=table.turn), defeats, xp]),
        *(voice.say("log_note", place=place, words=words) for place, words in table.log.notes.items()),
    ]
