"""What a table of the skies is worth to whoever must go on from it, in coins."""

from __future__ import annotations

from collections.abc import Mapping

from ...effects.worth import CARDS
from ...skies.chapters.score import PRECIOUS, owned_cards
from ...skies.table.table import SkiesTable
from ...skies.table.words import RARE
from ..story.story_facts import Fact
from ..story.weights import Weights
from .heuristics import care

FUEL, PLANE, CAMP, MARK, RICH, STAMINA = 1.2, 0.8, 5.0, 0.8, 3.0, 0.55
CURSE = 4.0
FALLEN = 3.0
EQUIPPED = 1.5
EVENT = 1.5
"""An event that stays in play."""
ENDED = 30.0


def worth_in_the_skies(table: SkiesTable, weights: Weights, worths: Mapping[Fact, float]) -> float:
    """Everything that is owned, less what the party has suffered and the camps that it has used."""
    pack = table.pack
    total = -weights.defeat * table.defeats - CAMP * table.camps - CURSE * len(table.curses) - EVENT * len(table.active)
    for card in owned_cards(table):
        printed = pack.adventures[card]
        if printed.starting:
            continue
        usual = weights.totem if printed.kind in PRECIOUS else CARDS.get(printed.kind, weights.card)
        total += max(usual, worths.get(f"card {printed.number}", 0.0))
    total += sum(max(weights.quest, worths.get(f"quest {number}", 0.0)) for number in table.quests)
    total += 2 * weights.quest * len(table.used_quests)
    total += sum((RICH if kind in RARE else 1.0) * count for kind, count in table.goods.items())
    total += FUEL * table.fuel + PLANE * table.plane_health + MARK * sum(table.marks.values())
    total += weights.hand * sum(len(hand) for hand in table.hands) + STAMINA * care.stamina(table)
    total += EQUIPPED * sum(len(member.cards) for member in table.crew.values())
    total -= weights.status * sum(len(member.statuses) for member in table.crew.values())
    whole = max(1, care.full_health(table))
    lost = whole - care.health(table)
    total -= weights.health * lost * (1 + 0.7 * (lost / whole) ** 2) + FALLEN * care.fallen_count(table)
    if table.over:
        total += dict(weights.endings).get(table.log.ending, ENDED if table.log.ending else 0.0)
    return total
