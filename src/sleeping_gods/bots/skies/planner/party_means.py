"""The value of stories and events to a party of the skies as it is now: odds, fights and goods."""

from __future__ import annotations

from collections.abc import Mapping

from ....effects.op import Op
from ....skies.chapters.adventure import needs_of, rank
from ....skies.chapters.hero import is_up
from ....skies.table.records import STAMINA
from ....skies.table.table import SkiesTable
from ....skies.table.words import COMMON, RARE
from ...party.table_means import TableMeans
from ...story.story_facts import Fact, Facts
from ...story.story_worth import effect_worth
from ...story.weights import Weights
from ..heuristics import care
from .challenge_odds import ChallengeCounts, chance_of
from .fight_cost import harm

RISK = 1.6
"""How much worse than usual a fight may go."""
CAMP = 5.0
FUEL = 1.2
PLANE = 0.8
RICH = 3.0
"""A quest resource; twice that where a sleeping totem waits for it."""
SCARCE = 2
MARK = 0.8


def wear(table: SkiesTable) -> float:
    """How dear a point of health is: 1 for a fresh party, 3 for one that can hardly stand."""
    return 1.0 + 2.0 * (1 - care.health(table) / max(1, care.full_health(table))) ** 2


class SkiesPartyModel(TableMeans[SkiesTable]):
    """The party at a table of the skies, as it reads a story."""

    def __init__(
        self,
        table: SkiesTable,
        weights: Weights,
        worth: Mapping[Fact, float],
        own: Facts,
        spent: Facts,
        kinds: Mapping[int, str],
    ) -> None:
        super().__init__(table, weights, worth, own, spent)
        self.kinds = kinds
        self.wear = wear(table)
        self.health = care.health(table)
        self.count = ChallengeCounts(table, weights)
        asleep = [needs_of(table, number) for number in table.quests if table.pack.quests[number].totem]
        self.wanted = min((rank(kind) for needs in asleep for kind in needs), default=len(RARE))
        """The lowest rank that restores anything."""
        self._odds: dict[tuple[str, int, str, int], tuple[float, float]] = {}
        self._harms: dict[tuple[str, ...], float] = {}

    def challenge(self, op: Op, stake: float) -> tuple[float, float]:
        """By the best party that these could send."""
        if op.name == "fate-check":
            return sum(share for fate, share in self.count.odds.items() if fate >= int(op.args[0])), 0.0
        if stake <= 0:
            return 0.0, 0.0
        skill, number, only = str(op.args[0]), int(op.args[1]), str(op.args[2])
        key = (skill, number, only, min(20, round(stake)))
        if key not in self._odds:
            asked_stake = max(0.5, key[3])
            needed = self.table.bound.rulebook.needed(self.table, skill, number)
            party = chance_of(self.count, skill, needed, only, asked_stake)
            self._odds[key] = party.chance, max(0.0, party.chance * asked_stake - party.value)
        return self._odds[key]

    def fight(self, op: Op) -> float:
        """Wounds, and a defeat as far as one must be feared."""
        bound = self.table.bound
        names = bound.zones[int(op.args[0])] if op.name == "boss" else bound.fetched(op.args)
        if names not in self._harms:
            self._harms[names] = harm(self.table, names)
        hurt = self._harms[names]
        fear = max(0.0, min(1.0, (RISK * hurt - 0.6 * self.health) / max(1.0, 0.6 * self.health)))
        lost = self.weights.defeat * (3.0 if self.table.instant else 1.0)
        return self.weights.health * self.wear * min(hurt, self.health) + lost * fear

    def _effect(self, op: Op) -> float:
        table, weights = self.table, self.weights
        amount = next((int(arg) for arg in op.args if isinstance(arg, int)), 1)
        everybody = "each" in op.args
        if op.name == "gain":
            return self._goods(str(op.args[0])) * amount
        if op.name == "heal":
            hurt = [min(amount, member.damage) for name, member in table.crew.items() if is_up(table, name)]
            return weights.health * self.wear * (sum(hurt) if everybody else min(amount, sum(hurt)))
        if op.name == "stamina":
            missing = sum(STAMINA - member.stamina for member in table.crew.values())
            return self.count.price * min(missing, 5 * amount if everybody else amount)
        if op.name == "remove-status":
            return weights.status if any(member.statuses for member in table.crew.values()) else 0.0
        if op.name == "fill-fuel":
            return FUEL * (table.pack.plane_fuel - table.fuel)
        if op.name in PRICES:
            return PRICES[op.name] * amount
        if op.name == "plane-repair":
            return PLANE * min(amount, table.pack.plane_health - table.plane_health)
        if op.name in ("hurt", "lose-health"):
            return -weights.health * self.wear * amount * (len(table.crew) if everybody else 1)
        return effect_worth(op, weights, self.kinds, self.wear)

    def _goods(self, kind: str) -> float:
        if kind in RARE:
            return 2 * RICH if rank(kind) >= self.wanted else RICH
        if kind in COMMON:
            return 1.4 if self.table.goods[kind] < SCARCE else 0.8
        return 1.0


PRICES = {"lose-fuel": -FUEL, "plane-damage": -PLANE, "cross-camps": -CAMP, "mark": MARK}
"""What one of each is worth."""
