"""The value of stories and events to a party of the skies as it is now: odds, fights and goods."""

from __future__ import annotations

from collections.abc import Mapping

from ....effects.op import Op
from ....skies.chapters.hero import is_up
from ....skies.chapters.totems import needs_of, rank
from ....skies.table.records import STAMINA
from ....skies.table.table import SkiesTable
from ....skies.table.words import COMMON, RARE
from ...party.table_means import TableMeans
from ...story.effect_amount import first_amount
from ...story.story_facts import Fact, Facts
from ...story.story_worth import ChallengeOdds, effect_worth
from ...story.weights import Weights
from ..heuristics import care
from ..state_worth import CAMP, FUEL, MARK, PLANE_HEALTH, QUEST_RESOURCE
from .challenge_counts import ChallengeCounts
from .challenge_odds import chance_of
from .fight_cost import harm

RISK = 1.6
"""How much worse than usual a fight may go."""
BEARABLE = 0.6
"""The share of its health that a party may lose in a fight without fear of a defeat."""
INSTANT_DEATH = 3.0
"""How many times as bad a defeat is where it ends the campaign."""
MAX_STAKE = 20
"""Higher stakes count as this much: odds are cached by stake, and this keeps their number small."""
LEAST_STAKE = 0.5
"""Lower stakes are taken for this."""
COMMON_RESOURCE = 0.8
"""What one of a common resource is worth."""
SCARCE_RESOURCE = 1.4
"""What one of a scarce resource is worth."""
WANTED_RESOURCE = 2 * QUEST_RESOURCE
"""What a quest resource is worth that restores a sleeping totem."""
MAX_WEAR = 3.0
"""How many times as dear a point of health is to a party that can hardly stand."""
SCARCE = 2
"""A resource of which a party has fewer than this is scarce."""
MEMBERS = 5
"""How many a party has."""


def wear(table: SkiesTable) -> float:
    """How dear a point of health is: 1 for a fresh party, 3 for one that can hardly stand."""
    return 1.0 + (MAX_WEAR - 1.0) * (1 - care.health(table) / max(1, care.full_health(table))) ** 2


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
        """How many times as dear a point of health is to this party as to a fresh one."""
        self.health = care.health(table)
        self.count = ChallengeCounts(table, weights)
        asleep = [needs_of(table, number) for number in table.quests if table.pack.quests[number].totem]
        self.wanted = min((rank(kind) for needs in asleep for kind in needs), default=len(RARE))
        """The lowest rank that restores anything."""
        self._odds: dict[tuple[str, int, str, int], ChallengeOdds] = {}
        """By the skill, the number and the only member of a challenge, and by the rounded stake."""
        self._harms: dict[tuple[str, ...], float] = {}
        """The health that a fight costs, by its enemies."""

    def challenge(self, op: Op, stake: float) -> ChallengeOdds:
        """By the best party that these could send."""
        if op.name == "fate-check":
            chance = sum(share for fate, share in self.count.odds.items() if fate >= int(op.args[0]))
            return ChallengeOdds(chance, cost=0.0)
        if stake <= 0:
            return ChallengeOdds(chance=0.0, cost=0.0)
        skill, number, only = str(op.args[0]), int(op.args[1]), str(op.args[2])
        rounded_stake = min(MAX_STAKE, round(stake))
        key = (skill, number, only, rounded_stake)
        if key not in self._odds:
            stake_thought_of = max(LEAST_STAKE, rounded_stake)
            needed = self.table.bound.rulebook.needed(self.table, skill, number)
            party = chance_of(self.count, skill, needed, only, stake_thought_of)
            cost = max(0.0, party.chance * stake_thought_of - party.value)
            self._odds[key] = ChallengeOdds(party.chance, cost)
        return self._odds[key]

    def fight(self, op: Op) -> float:
        """Wounds, and a defeat as far as one must be feared."""
        bound = self.table.bound
        names = bound.zones[int(op.args[0])] if op.name == "boss" else bound.fetched(op.args)
        if names not in self._harms:
            self._harms[names] = harm(self.table, names)
        hurt = self._harms[names]
        bearable = BEARABLE * self.health
        fear = max(0.0, min(1.0, (RISK * hurt - bearable) / max(1.0, bearable)))
        defeat = self.weights.defeat * (INSTANT_DEATH if self.table.instant else 1.0)
        return self.weights.health * self.wear * min(hurt, self.health) + defeat * fear

    def _effect(self, op: Op) -> float:
        """What an effect is worth now: it is worth no more than what it can restore."""
        table, weights = self.table, self.weights
        amount = first_amount([op])
        for_each = "each" in op.args
        match op.name:
            case "gain":
                return self._worth_of_goods(str(op.args[0])) * amount
            case "heal":
                healed = [min(amount, member.damage) for name, member in table.crew.items() if is_up(table, name)]
                return weights.health * self.wear * (sum(healed) if for_each else min(amount, sum(healed)))
            case "stamina":
                missing = sum(STAMINA - member.stamina for member in table.crew.values())
                return self.count.price * min(missing, MEMBERS * amount if for_each else amount)
            case "remove-status":
                return weights.status if any(member.statuses for member in table.crew.values()) else 0.0
            case "fill-fuel":
                return FUEL * (table.pack.plane_fuel - table.fuel)
            case "plane-repair":
                return PLANE_HEALTH * min(amount, table.pack.plane_health - table.plane_health)
            case "hurt" | "lose-health":
                return -weights.health * self.wear * amount * (len(table.crew) if for_each else 1)
            case name if name in WORTH_OF_EFFECT:
                return WORTH_OF_EFFECT[name] * amount
        return effect_worth(op, weights, self.kinds, self.wear)

    def _worth_of_goods(self, kind: str) -> float:
        """What one of a kind is worth; a quest resource twice as much where a sleeping totem waits for it."""
        if kind in RARE:
            return WANTED_RESOURCE if rank(kind) >= self.wanted else QUEST_RESOURCE
        if kind in COMMON:
            return SCARCE_RESOURCE if self.table.goods[kind] < SCARCE else COMMON_RESOURCE
        return 1.0


WORTH_OF_EFFECT = {"lose-fuel": -FUEL, "plane-damage": -PLANE_HEALTH, "cross-camps": -CAMP, "mark": MARK}
"""What such an effect is worth, for each point of its amount."""
