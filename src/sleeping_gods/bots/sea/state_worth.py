"""The worth of a state at sea to the party that continues from it, in coins."""

from __future__ import annotations

from collections.abc import Mapping

from ...effects.worth import CARDS, GOODS
from ...sea.chapters.crew import health_left
from ...sea.table.table import SeaTable
from ..story.story_facts import Fact
from ..story.weights import Weights

XP = 0.6
"""A point of experience; eight buy a level card."""
TOKEN = 3.0
"""A story token."""
LETTER = 0.5
"""An explore token."""
EQUIPPED = 0.8
"""An ability card that is equipped."""
FALLEN = 3.0
"""Somebody who cannot stand costs so much besides."""
EVENT = 2.0
"""What an event costs that stays in play: it may hurt at the end of every turn."""
ENDED = 30.0
"""An ending that the weights do not name."""
FULL_HAND = 3
"""More cards in hand than this are seldom used."""
USED_QUEST = 2
"""How many times as much as a quest in hand one counts that is used."""
DAMAGE_TO_DOUBLE = 12
"""With so much damage on the ship each point of it costs twice as much as the first."""
LOSS_OF_ALL = 0.7
"""If the crew has lost all its health, each point of it costs so much more than the first; less by the square."""
SECOND_FATIGUE = 0.5
"""What each fatigue of somebody beyond the first costs besides, in fatigue."""
FIRST_FATIGUE = 0.6
"""What a single fatigue of the crew costs, in fatigue."""
FATIGUE_TO_ADD = 2
"""With so many fatigue for each member each of them costs one more."""


def worth_at_sea(table: SeaTable, weights: Weights, worths: Mapping[Fact, float]) -> float:
    """Everything that is owned, less what the crew and the ship have suffered."""
    pack = table.pack
    total = -weights.defeat * (table.defeats + table.finale_defeats + bool(table.fallen))
    for card in table.adventures:
        printed = pack.adventures[card]
        usual = weights.totem if printed.kind == "totem" else CARDS.get(printed.kind, weights.card)
        total += max(usual, worths.get(f"card {printed.number}", 0.0)) if printed.number else usual
    total += sum(max(weights.quest, worths.get(f"quest {number}", 0.0)) for number in table.quests)
    total += USED_QUEST * weights.quest * len(table.used_quests)
    total += sum(GOODS.get(kind, 1.0) * count for kind, count in table.goods.items())
    total += XP * table.xp + TOKEN * len(table.tokens) + LETTER * len(table.letters)
    total += weights.command * sum(table.pools) + weights.hand * sum(min(FULL_HAND, len(hand)) for hand in table.hands)
    total -= weights.placed * sum(table.adventures.values()) + EVENT * len(table.ongoing)
    cubes = sum(table.cubes.values())
    total -= weights.ship * cubes * (1 + cubes / DAMAGE_TO_DOUBLE)
    total += _worth_of_crew(table, weights)
    if table.over:
        total += dict(weights.endings).get(table.log.ending, ENDED if table.log.ending else 0.0)
    return total


def _worth_of_crew(table: SeaTable, weights: Weights) -> float:
    """The worth of what the members carry, less prices of damage, fatigue and statuses that rise with their number."""
    total, left, tired = 0.0, 0, 0
    for name, member in table.crew.items():
        health = max(0, health_left(table, name))
        left += health
        tired += member.fatigue
        total += weights.level * len(member.levels) + EQUIPPED * len(member.cards)
        total -= weights.status * len(member.statuses) + weights.placed * member.command
        total -= FALLEN * (not health) + SECOND_FATIGUE * weights.fatigue * max(0, member.fatigue - 1)
    whole = max(1, sum(table.bound.health.values()))
    lost = whole - left
    total -= weights.health * lost * (1 + LOSS_OF_ALL * (lost / whole) ** 2)
    return total - weights.fatigue * tired * (FIRST_FATIGUE + tired / (FATIGUE_TO_ADD * max(1, len(table.crew))))
