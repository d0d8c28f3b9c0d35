"""The value of stories and events to a crew of the sea as it is now: odds, fights and goods."""

from __future__ import annotations

from collections.abc import Mapping

from ....effects.op import Op, Program
from ....sea.chapters.crew import health_left
from ....sea.table.table import SeaTable
from ...party.table_means import TableMeans
from ...story.fact_worth import kinds_of
from ...story.story_facts import Fact, Facts
from ...story.story_worth import effect_worth
from ...story.weights import Weights
from .challenge_odds import ChallengeCounts, chance_of, fatigue_scale, rough_odds
from .fight_cost import Blows, harm

SCARCE = 3
"""Of less than this a crew gains more gladly."""
RISK = 1.7
"""How much worse than usual a fight may go."""


def health(table: SeaTable) -> int:
    """The health that the whole crew has left."""
    return sum(max(0, health_left(table, name)) for name in table.crew)


def wear(table: SeaTable) -> float:
    """How dear a point of health is: 1 for a fresh crew, 3 for one that can hardly stand."""
    whole = sum(table.bound.health.values())
    return 1.0 + 2.0 * (1 - health(table) / max(1, whole)) ** 2


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
        self.health = health(table)
        self.far = far
        """Whether the story lies elsewhere, so that rough odds will do."""
        self._count: ChallengeCounts | None = None
        self._blows: dict[int, Blows] = {}
        """By the identity of an effect of the pack."""
        self._harms: dict[tuple[str, ...], float] = {}
        self._odds: dict[tuple[str, int, str, int], tuple[float, float]] = {}

    @property
    def count(self) -> ChallengeCounts:
        """What was counted for challenges."""
        if self._count is None:
            self._count = ChallengeCounts(self.table, self.weights)
        return self._count

    def challenge(self, op: Op, stake: float) -> tuple[float, float]:
        """By the best party that this crew could send."""
        if op.name == "fate-check":
            return sum(share for fate, share in self.count.odds.items() if fate >= int(op.args[0])), 0.0
        skill, number, only = str(op.args[0]), int(op.args[1]), str(op.args[2])
        if stake <= 0:
            return 0.0, 0.0
        key = (skill, number, only, 0 if self.far else min(20, round(stake)))
        if key not in self._odds and self.far:
            needed = self.table.bound.rulebook.needed(self.table, skill, number)
            self._odds[key] = rough_odds(self.count, skill, needed, only)
        elif key not in self._odds:
            asked_stake = max(0.5, key[3])
            needed = self.table.bound.rulebook.needed(self.table, skill, number)
            party = chance_of(self.count, skill, needed, only, asked_stake)
            self._odds[key] = party.chance, max(0.0, party.chance * asked_stake - party.value)
        return self._odds[key]

    def fight(self, op: Op) -> float:
        """Wounds, and a defeat as far as one must be feared."""
        names = self.table.bound.fetched(op.args)
        if names not in self._harms:
            self._harms[names] = harm(self.table, names, self._blows)
        hurt = self._harms[names]
        fear = max(0.0, min(1.0, (RISK * hurt - 0.6 * self.health) / max(1.0, 0.6 * self.health)))
        lost = self.weights.defeat * (3.0 if self.table.mode == "brutal" else 1.0)
        return self.weights.health * self.wear * hurt + lost * fear

    def _effect(self, op: Op) -> float:
        if op.name in CARES:
            return care_worth(self.table, (op,), self.weights)
        worth = effect_worth(op, self.weights, self.kinds, self.wear)
        scarce = op.name == "gain" and self.table.goods.get(str(op.args[0]), SCARCE) < SCARCE
        return worth * 1.5 if scarce else worth


CARES = ("heal", "rest", "repair", "remove-status", "clear", "draw")


def care_worth(table: SeaTable, program: Program, weights: Weights) -> float:
    """What effects that mend are worth to a crew in this state."""
    worth = 0.0
    for op in program:
        amount = next((int(arg) for arg in op.args if isinstance(arg, int)), 1)
        members = table.crew.values()
        if op.name == "heal":
            hurt = [min(amount, member.damage) for member in members]
            worth += weights.health * wear(table) * (sum(hurt) if "each" in op.args else min(amount, sum(hurt)))
        elif op.name == "rest":
            worth += _rest(table, amount, weights, each="each" in op.args)
        elif op.name == "repair":
            cubes = sum(table.cubes.values())
            worth += weights.ship * min(amount, cubes) * (1 + cubes / 8)
        elif op.name == "remove-status":
            wanted = str(op.args[0])
            ill = sum(1 for member in members if member.statuses and (wanted in ("any", "all", *member.statuses)))
            worth += weights.status * min(1, ill)
        elif op.name == "clear":
            worth += weights.placed * 1.5 * min(amount, _shut(table))
        elif op.name == "draw":
            worth += weights.hand * min(amount, max(0, 3 - min(len(hand) for hand in table.hands)))
    return worth


def _rest(table: SeaTable, amount: int, weights: Weights, *, each: bool) -> float:
    """The second fatigue is worth most; who has none needs no rest."""
    scale = weights.fatigue * fatigue_scale(table)
    steps = sorted(
        (scale * (1 + 0.5 * mark) for member in table.crew.values() for mark in range(member.fatigue)),
        reverse=True,
    )
    return sum(steps[: 9 if each else amount])


def _shut(table: SeaTable) -> int:
    """Boards and cards that are shut by command."""
    return sum(1 for member in table.crew.values() if member.command) + sum(
        1 for adventure in table.adventures.values() if adventure
    )
