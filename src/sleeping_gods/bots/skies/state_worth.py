"""The worth of a state in the skies to the party that continues from it, in coins."""

from __future__ import annotations

from collections.abc import Mapping

from ...effects.worth import CARDS
from ...skies.chapters.score import PRECIOUS, owned_cards
from ...skies.table.table import SkiesTable
from ...skies.table.words import RARE
from ..story.story_facts import Fact
from ..story.weights import Weights
from .heuristics import care

FUEL = 1.2
"""What a fuel is worth."""
PLANE_HEALTH = 0.8
"""What a point of health of the plane is worth."""
STAMINA = 0.55
"""What a stamina is worth."""
MARK = 0.8
"""What a mark of a faction is worth."""
QUEST_RESOURCE = 3.0
"""What a quest resource is worth; any other piece of goods is worth 1."""
CAMP = 5.0
"""What a camp costs, which is crossed off."""
CURSE = 4.0
"""What a curse costs."""
FALLEN = 3.0
"""Somebody who cannot stand costs so much besides."""
WEAR = 0.7
"""How much dearer a point of health is when all of it is lost."""
EQUIPPED = 1.5
"""An ability card that is equipped."""
EVENT = 1.5
"""What an event costs that stays in play."""
USED_QUEST = 2
"""How many times as much as a quest in hand one counts that is used."""
ENDED = 30.0
"""An ending that the weights do not name."""


def worth_in_the_skies(table: SkiesTable, weights: Weights, worths: Mapping[Fact, float]) -> float:
    """Everything that is owned, less what the party has suffered and the camps that it has used."""
    pack = table.pack
    total = -weights.defeat * table.defeats - CAMP * table.camps - CURSE * len(table.curses)
    total -= EVENT * len(table.active)
    for card in owned_cards(table):
        printed = pack.adventures[card]
        if printed.starting:
            continue
        usual = weights.totem if printed.kind in PRECIOUS else CARDS.get(printed.kind, weights.card)
        total += max(usual, worths.get(f"card {printed.number}", 0.0))
    total += sum(max(weights.quest, worths.get(f"quest {number}", 0.0)) for number in table.quests)
    total += USED_QUEST * weights.quest * len(table.used_quests)
    total += sum((QUEST_RESOURCE if kind in RARE else 1.0) * count for kind, count in table.goods.items())
    total += FUEL * table.fuel + PLANE_HEALTH * table.plane_health + MARK * sum(table.marks.values())
    total += weights.hand * sum(len(hand) for hand in table.hands) + STAMINA * care.stamina(table)
    total += EQUIPPED * sum(len(member.cards) for member in table.crew.values())
    total -= weights.status * sum(len(member.statuses) for member in table.crew.values())
    whole = max(1, care.full_health(table))
    lost = whole - care.health(table)
    total -= weights.health * lost * (1 + WEAR * (lost / whole) ** 2) + FALLEN * care.fallen_count(table)
    if table.over:
        total += dict(weights.endings).get(table.log.ending, ENDED if table.log.ending else 0.0)
    return total
