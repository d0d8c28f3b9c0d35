"""The state of the table in short phrases: place, actions, events, and what the crew owns."""

from __future__ import annotations

from collections.abc import Iterator

from ...sea.chapters.event_deck import deck_size
from ...sea.table.table import SeaTable
from ...sea.table.words import RESOURCES
from ..localizer import Localizer
from ..party.by_player import by_player
from ..party.our_marks import StayingEvent, head_facts
from ..phrases import join
from .phase import PASSES, event_deck, place
from .sayings import actions_left

LAST_EVENTS = 3
"""With so few events left in a deck it is said that the deck ends soon."""


def facts(localizer: Localizer, table: SeaTable) -> list[str]:
    """Where the ship is and how long there is; what does not matter now is empty."""
    serpent = (
        localizer.lowercase_article(localizer.name(table.pack.regions[table.serpent].name)) if table.serpent else ""
    )
    return [
        place(localizer, table),
        actions_left(localizer, table) if table.turn else "",
        event_deck(localizer, table),
        localizer.say("event-deck_ends")
        if table.event_pass < PASSES and deck_size(table) <= LAST_EVENTS and table.turn
        else "",
        localizer.say("turn_finale") if table.finale else "",
        localizer.say("turn_serpent", region=serpent) if serpent else "",
        localizer.counted(table.defeats, "defeats") if table.defeats else "",
        *head_facts(localizer, table, _staying(localizer, table)),
    ]


def _staying(localizer: Localizer, table: SeaTable) -> Iterator[StayingEvent]:
    """Events of a printed box that stay."""
    for event in table.ongoing:
        card = table.pack.events[event]
        until = localizer.say("ours_until-port") if card.leaves else ""
        yield StayingEvent(event, localizer.name(card.name), join([localizer.name(card.text), until]))


def owned_goods(localizer: Localizer, table: SeaTable) -> list[str]:
    """Resources, XP, points and tokens."""
    goods = [localizer.counted(table.goods[kind], kind) for kind in RESOURCES if table.goods[kind]]
    goods.append(localizer.counted(table.xp, "xp"))
    if table.points:
        goods += [
            localizer.say("goods_feared", count=table.feared),
            localizer.say("goods_revered", count=table.revered),
        ]
    goods += [localizer.term("token", token) for token in table.tokens]
    return goods + [localizer.say("goods_explore", letter=letter) for letter in table.letters]


def command(localizer: Localizer, table: SeaTable) -> list[str]:
    """Where all command is: with the players, placed, and in the supply."""
    placed = sum(member.command for member in table.crew.values()) + sum(table.adventures.values())
    alone = table.seat_count() == 1
    pools = localizer.say("goods_pool", count=table.pools[0]) if alone else by_player(localizer, table, table.pools)
    lying = localizer.say("goods_placed", count=placed) if placed else ""
    return [pools, lying, localizer.say("goods_supply", count=table.supply)]


def log_lines(localizer: Localizer, table: SeaTable) -> list[str]:
    """The journey log."""
    mode = localizer.say("log_mode", mode="easy" if table.easy else table.mode)
    names = ", ".join(table.names)
    xp, defeats = localizer.counted(table.xp, "xp"), localizer.counted(table.defeats, "defeats")
    return [
        localizer.say("log_title", facts=localizer.clauses([names, table.log.date, mode])),
        localizer.clauses([localizer.say("log_turns", count=table.turn), defeats, xp]),
        *(localizer.say("log_note", place=place, words=words) for place, words in table.log.notes.items()),
    ]
