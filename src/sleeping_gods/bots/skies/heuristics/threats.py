"""What the squares of enemies cost a party as long as they are uncovered, in hundredths of a point of health."""

from __future__ import annotations

from ....party.chapters.reach import Reach
from ....party.table.table import PartyTable
from ....skies.chapters.foes import buff_left, hearts_covered, split
from ....skies.table.records import Foe
from ....skies.table.table import SkiesTable
from ...party.best_blow import CardStake
from ...party.blow_placement import card_stake

THREATS = {
    "add-power-ally": 180,
    "add-power-self": 200,
    "allies-damage": 160,
    "block": 200,
    "die-minus": 160,
    "counter-all": 450,
    "deal-all": 400,
    "deal-one": 100,
    "discard-ability": 150,
    "first-strike": 110,
    "frighten": 180,
    "low-morale": 110,
    "madness": 160,
    "venom": 170,
    "weaken": 150,
    "heal-self": 160,
    "heal-ally": 140,
    "lose-resource": 110,
}
"""What each ability costs in about a round, by its name and for each point of its number."""
POWER = 200
"""A point of power that grows each round."""


def skies_stakes(table: PartyTable, reach: Reach) -> list[CardStake]:
    """What is at stake on each card in reach; a zone falls only if it is the last of its boss."""
    if not isinstance(table, SkiesTable):
        raise TypeError(f"expected a table of the skies, got {type(table).__name__}")
    fight, stakes = table.fight, []
    for at, (foe, grid) in enumerate(zip(reach.foes, reach.grids, strict=True)):
        threats = []
        for _, ability in grid.abilities:
            name, number = split(ability)
            threats.append(THREATS[name] * max(1, number))
        buff_hearts = buff_left(table, foe) + _hit_now(reach, foe.id, grid.size) if isinstance(foe, Foe) else 0
        others = [other for other in fight.foes if other.id != foe.id]
        is_last = not fight.boss or all(hearts_covered(table, other) for other in others)
        stakes.append(card_stake(reach, at, threats, POWER, buff_left=buff_hearts, can_be_beaten=is_last))
    return stakes


def _hit_now(reach: Reach, enemy: str, size: int) -> int:
    """Hearts of a buff card that this strike has covered."""
    return sum(1 for name, square in reach.strike.placed if name == enemy and square >= size)
