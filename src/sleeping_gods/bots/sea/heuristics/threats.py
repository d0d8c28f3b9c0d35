"""What the squares of enemies cost a crew as long as they are uncovered, in hundredths of a point of health."""

from __future__ import annotations

from ....party.chapters.reach import Reach
from ....party.table.table import PartyTable
from ...party.best_blow import CardStake
from ...party.blow_placement import card_stake

THREATS = {
    "ship-damage": 220,
    "lose-resource": 130,
    "adjacent-damage-1": 110,
    "adjacent-damage-2": 220,
    "adjacent-regen-1": 160,
    "disarm": 160,
    "discard-ability": 160,
    "first-strike": 140,
    "flying": 110,
    "frighten": 200,
    "low-morale": 110,
    "madness": 160,
    "regen-1": 170,
    "regen-3": 400,
    "resist-1": 260,
    "venom": 200,
    "weaken": 160,
}
"""What each ability of an enemy costs in about a round."""
DAMAGE = 250
"""A point of damage more, in the counterattacks and at the end of a round."""


def sea_stakes(table: PartyTable, reach: Reach) -> list[CardStake]:
    """What is at stake on each card in reach."""
    return [
        card_stake(reach, at, [THREATS[name] for _, name in grid.abilities], DAMAGE)
        for at, grid in enumerate(reach.grids)
    ]
