"""The value of stories and events to a crew of the sea as it is now: odds, fights and goods."""

from __future__ import annotations

from collections.abc import Mapping

from ....effects.op import Op, Program
from ....sea.chapters.crew import health_left
from ....sea.table.table import SeaTable
from ...party.table_means import TableMeans
from ...story.effect_amount import first_amount
from ...story.fact_worth import kinds_of
from ...story.story_facts import Fact, Facts
from ...story.story_worth import ChallengeOdds, effect_worth
from ...story.weights import Weights
from .challenge_counts import SECOND_FATIGUE, ChallengeCounts, fatigue_scale
from .challenge_odds import chance_of, rough_odds
from .fight_cost import Blows, harm

SCARCE = 3
"""A resource of which a crew has less than this is scarce."""
SCARCE_GAIN = 1.5
"""How many times as much a gain of a scarce resource is worth."""
RISK = 1.7
"""How much worse than usual a fight may go."""
BEARABLE = 0.6
"""The share of its health that a crew may lose in a fight without fear of a defeat."""
BRUTAL = 3.0
"""How many times as bad a defeat is where it ends the campaign."""
MAX_STAKE = 20
"""Higher stakes count as this much: odds are cached by stake, and this keeps their number small."""
LEAST_STAKE = 0.5
"""Lower stakes are taken for this."""
MAX_WEAR = 3.0
"""How dear a point of health is to a crew that can hardly stand, where it is 1 to a fresh one."""
CARES = ("heal", "rest", "repair", "remove-status", "clear", "draw")
"""Effects that mend something; what they are worth depends on how the crew is."""
DAMAGE_FOR_DOUBLE = 8
"""With so much damage on the ship a point of repair is worth twice as much."""
OPENED = 1.5
"""How many times what it costs to shut a card it is worth to open one."""
FULL_HAND = 3
"""More cards in hand than this are seldom used."""


def health(table: SeaTable) -> int:
    """The health that the whole crew has left."""
    return sum(max(0, health_left(table, name)) for name in table.crew)


def wear(table: SeaTable) -> float:
    """How dear a point of health is: 1 for a fresh crew, MAX_WEAR for one that can hardly stand."""
    whole = sum(table.bound.health.values())
    return 1.0 + (MAX_WEAR - 1.0) * (1 - health(table) / max(1, whole)) ** 2


class SeaPartyModel(TableMeans[SeaTable]):
    """The crew at a table, as it reads a story."""

    def __init__(
        self,
        table: SeaTable,
        weights: Weights,
        worth: Mapping[Fact, float],
        own: Facts,
        spent: Facts,
        *,
        far: bool = False,
        kinds: Mapping[int, str] | None = None,
    ) -> None:
        super().__init__(table, weights, worth, own, spent)
        self.kinds = kinds_of(table.pack) if kinds is None else kinds
        self.wear = wear(table)
        """How many times as dear a point of health is to this crew as to a fresh one."""
        self.health = health(table)
        self.far = far
        """Whether the story lies elsewhere, so that rough odds will do."""
        self._count: ChallengeCounts | None = None
        self._blows: dict[int, Blows] = {}
        """What blows do, by the defense of an enemy."""
        self._harms: dict[tuple[str, ...], float] = {}
        """The health that a fight costs, by its enemies."""
        self._odds: dict[tuple[str, int, str, int], ChallengeOdds] = {}
        """By the skill, the number and the only member of a challenge, and by the rounded stake."""

    @property
    def count(self) -> ChallengeCounts:
        """What was counted for challenges."""
        if self._count is None:
            self._count = ChallengeCounts(self.table, self.weights)
        return self._count

    def challenge(self, op: Op, stake: float) -> ChallengeOdds:
        """By the best party that this crew could send."""
        if op.name == "fate-check":
            chance = sum(share for fate, share in self.count.odds.items() if fate >= int(op.args[0]))
            return ChallengeOdds(chance, cost=0.0)
        if stake <= 0:
            return ChallengeOdds(chance=0.0, cost=0.0)
        skill, number, only = str(op.args[0]), int(op.args[1]), str(op.args[2])
        rounded_stake = 0 if self.far else min(MAX_STAKE, round(stake))
        key = (skill, number, only, rounded_stake)
        if key not in self._odds:
            needed = self.table.bound.rulebook.needed(self.table, skill, number)
            if self.far:
                self._odds[key] = rough_odds(self.count, skill, needed, only)
            else:
                stake_thought_of = max(LEAST_STAKE, rounded_stake)
                party = chance_of(self.count, skill, needed, only, stake_thought_of)
                cost = max(0.0, party.chance * stake_thought_of - party.value)
                self._odds[key] = ChallengeOdds(party.chance, cost)
        return self._odds[key]

    def fight(self, op: Op) -> float:
        """Wounds, and a defeat as far as one must be feared."""
        names = self.table.bound.fetched(op.args)
        if names not in self._harms:
            self._harms[names] = harm(self.table, names, self._blows)
        hurt = self._harms[names]
        bearable = BEARABLE * self.health
        fear = max(0.0, min(1.0, (RISK * hurt - bearable) / max(1.0, bearable)))
        defeat = self.weights.defeat * (BRUTAL if self.table.mode == "brutal" else 1.0)
        return self.weights.health * self.wear * hurt + defeat * fear

    def _effect(self, op: Op) -> float:
        """What an effect is worth now: care by what is lacking, and goods more while they are scarce."""
        if op.name in CARES:
            return care_worth(self.table, (op,), self.weights)
        worth = effect_worth(op, self.weights, self.kinds, self.wear)
        is_scarce = op.name == "gain" and self.table.goods.get(str(op.args[0]), SCARCE) < SCARCE
        return worth * SCARCE_GAIN if is_scarce else worth


def care_worth(table: SeaTable, program: Program, weights: Weights) -> float:
    """What effects that mend are worth to a crew in this state."""
    return sum(_care_worth_of(table, op, weights) for op in program)


def _care_worth_of(table: SeaTable, op: Op, weights: Weights) -> float:
    """What one effect that mends is worth."""
    amount = first_amount([op])
    for_each = "each" in op.args
    members = table.crew.values()
    match op.name:
        case "heal":
            healed = [min(amount, member.damage) for member in members]
            return weights.health * wear(table) * (sum(healed) if for_each else min(amount, sum(healed)))
        case "rest":
            return _rest_worth(table, len(table.crew) if for_each else amount, weights)
        case "repair":
            cubes = sum(table.cubes.values())
            return weights.ship * min(amount, cubes) * (1 + cubes / DAMAGE_FOR_DOUBLE)
        case "remove-status":
            wanted = str(op.args[0])
            is_needed = any(member.statuses and wanted in ("any", "all", *member.statuses) for member in members)
            return weights.status * is_needed
        case "clear":
            return weights.placed * OPENED * min(amount, _shut_count(table))
        case "draw":
            return weights.hand * min(amount, max(0, FULL_HAND - min(len(hand) for hand in table.hands)))
    return 0.0


def _rest_worth(table: SeaTable, fatigue_removed: int, weights: Weights) -> float:
    """What it is worth to remove so much fatigue: somebody's second is worth more than the first, and goes first."""
    scale = weights.fatigue * fatigue_scale(table)
    worths = [scale * (1 + SECOND_FATIGUE * mark) for member in table.crew.values() for mark in range(member.fatigue)]
    return sum(sorted(worths, reverse=True)[:fatigue_removed])


def _shut_count(table: SeaTable) -> int:
    """How many boards and cards are shut by command."""
    boards = sum(1 for member in table.crew.values() if member.command)
    return boards + sum(1 for command in table.adventures.values() if command)
