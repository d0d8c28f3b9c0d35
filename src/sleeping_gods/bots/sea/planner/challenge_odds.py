"""Exact odds of a challenge at sea: every card that may be drawn counts, and what would turn the result is priced."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from ....party.chapters.challenge import total
from ....party.table.records import Test
from ....sea.chapters.challenge import joining_cost
from ....sea.chapters.crew import is_fresh, is_up, skill_of
from ....sea.table.bound import BoundUse
from ....sea.table.table import SeaTable
from ...party.challenge_worth import NEVER, ChallengeBoost, ChallengeParty, prices, worth
from ...story.weights import Weights

HELPERS = 5
"""How many who could take part are thought about."""


def fates(table: SeaTable) -> dict[int, float]:
    """How likely each fate is, by counting the cards that are not drawn yet."""
    cards = table.deck or table.discard
    counts = Counter(table.pack.abilities[card].fate for card in cards)
    return {fate: count / len(cards) for fate, count in sorted(counts.items())}


def amount_of(use: BoundUse) -> int:
    """By how much a use raises a result."""
    first = use.use.program[0]
    return next((int(arg) for arg in reversed(first.args) if isinstance(arg, int)), 0)


def use_price(use: BoundUse, weights: Weights, *, placed: bool) -> float:
    """What a use costs: command, a card that is shut afterwards, wounds, cards."""
    lasting = weights.placed if placed and use.command else 0.0
    discard = weights.hand if use.use.discard else 0.0
    return weights.command * use.command + lasting + weights.health * use.use.hurts + discard + 0.01


def boosts(table: SeaTable, skill: str, weights: Weights) -> list[ChallengeBoost]:
    """What cards in hand and adventure cards could add to a challenge of a skill."""
    abilities = table.pack.abilities
    ways = [ChallengeBoost(1, weights.hand) for hand in table.hands for card in hand if abilities[card].skill == skill]
    for card, command in table.adventures.items():
        if command:
            continue
        able = [use for use in table.bound.uses.get(card, ()) if _raises(use, skill)]
        if able:
            best = max(able, key=amount_of)
            ways.append(ChallengeBoost(amount_of(best), use_price(best, weights, placed=True), best.command))
    return ways


def _raises(use: BoundUse, skill: str) -> bool:
    return use.op == "fate-plus" or (use.op == "skill-plus" and use.arg in ("any", skill))


def redraws(table: SeaTable) -> bool:
    """Whether somebody could draw again."""
    if not any(table.pools):
        return False
    ready = (card for card, command in table.adventures.items() if not command)
    return any(use.op == "redraw" and use.arg != "one" for card in ready for use in table.bound.uses.get(card, ()))


class ChallengeCounts:
    """What was counted at a table for challenges, kept as long as nothing changes there."""

    def __init__(self, table: SeaTable, weights: Weights) -> None:
        self.table = table
        self.weights = weights
        self.odds = fates(table)
        self.pool = sum(table.pools)
        self.again = weights.command + weights.placed if redraws(table) else 0.0
        self._fatigue_costs: dict[str, float] = {}
        self._boosts: dict[str, list[ChallengeBoost]] = {}
        self._steps: dict[tuple[str, int], list[float]] = {}
        self._skills: dict[str, dict[str, int]] = {}

    def boosts(self, skill: str) -> list[ChallengeBoost]:
        """What could be added to a challenge of a skill."""
        if skill not in self._boosts:
            self._boosts[skill] = boosts(self.table, skill, self.weights)
        return self._boosts[skill]

    def steps(self, skill: str, paid: int) -> list[float]:
        """What it costs to raise a result once so much command is paid."""
        key = (skill, paid)
        if key not in self._steps:
            self._steps[key] = prices(self.boosts(skill), self.pool - paid)
        return self._steps[key]

    def skill(self, name: str, skill: str) -> int:
        """The skill of a crew member."""
        known = self._skills.setdefault(skill, {})
        if name not in known:
            known[name] = skill_of(self.table, name, skill)
        return known[name]

    def fatigue_cost_of(self, name: str) -> float:
        """What it costs to let somebody take part."""
        if name not in self._fatigue_costs:
            self._fatigue_costs[name] = fatigue_cost(self.table, name, self.weights)
        return self._fatigue_costs[name]


def fatigue_scale(table: SeaTable) -> float:
    """How dear the next fatigue is: more for a crew that is tired already."""
    return 0.6 + sum(member.fatigue for member in table.crew.values()) / len(table.crew)


def fatigue_cost(table: SeaTable, name: str, weights: Weights) -> float:
    """What it costs to let somebody take part: the second fatigue more than the first, and wounds of the mad."""
    member = table.crew[name]
    mad = weights.health if "madness" in member.statuses else 0.0
    return weights.fatigue * fatigue_scale(table) * (1 + 0.5 * member.fatigue) + mad


def party_for(
    table: SeaTable,
    test: Test,
    able: Sequence[str],
    stake: float,
    weights: Weights,
    count: ChallengeCounts | None = None,
) -> ChallengeParty:
    """The best of all parties for a challenge: good odds for little fatigue and command."""
    count = count or ChallengeCounts(table, weights)
    needed = test.number - total(table, test)
    skills = {name: count.skill(name, test.skill) for name in able}
    fatigue_costs = {name: count.fatigue_cost_of(name) for name in able if skills[name] > 0}
    helpers = sorted(fatigue_costs, key=lambda name: (fatigue_costs[name] / skills[name], name))[:HELPERS]
    known: dict[tuple[int, int], tuple[float, float]] = {}
    seats = {name: (table.controller(name), joining_cost(table, test, name)) for name in helpers}
    best = ChallengeParty((), -NEVER, 0.0)
    for size in range(len(helpers) + 1):
        for crew in combinations(helpers, size):
            paid = _joining_cost(table, test, [seats[name] for name in crew])
            if paid < 0:
                continue
            key = (sum([skills[name] for name in crew]), paid)
            if key not in known:
                known[key] = worth(count.odds, needed - key[0], count.steps(test.skill, paid), stake, count.again)
            value, chance = known[key]
            value -= sum([fatigue_costs[name] for name in crew]) + weights.command * paid
            if value > best.value + 1e-9:
                best = ChallengeParty(crew, value, chance)
    return best


def _joining_cost(table: SeaTable, test: Test, crew: list[tuple[int, int]]) -> int:
    """The command that it costs to let them join, whose seats and own costs these are; -1 if a seat cannot pay."""
    captain, paid = table.captain, 0
    spent = [0] * len(table.pools)
    for seat, cost in crew:
        if seat != captain and spent[seat] and seat not in test.paid:
            cost -= 1
        if not cost:
            continue
        spent[seat] += cost
        paid += cost
        if spent[seat] > table.pools[seat]:
            return -1
    return paid


def chance_of(count: ChallengeCounts, skill: str, number: int, only: str, stake: float) -> ChallengeParty:
    """The best party for a challenge that is only thought about."""
    table = count.table
    test = Test("challenge", table.captain, skill, number, only)
    names = [only] if only else list(table.crew)
    able = [name for name in names if is_up(table, name) and is_fresh(table, name)]
    return party_for(table, test, able, stake, count.weights, count)


def rough_odds(count: ChallengeCounts, skill: str, number: int, only: str) -> tuple[float, float]:
    """About how likely a challenge elsewhere is passed, and what it costs: three who are able, and two cards."""
    table, weights = count.table, count.weights
    names = [only] if only else list(table.crew)
    able = sorted(count.skill(name, skill) for name in names if is_up(table, name) and is_fresh(table, name))
    amounts = sorted((boost.amount for boost in count.boosts(skill)), reverse=True)
    standing = sum(able[-3:]) + sum(amounts[: min(2, 1 + count.pool // 2)])
    short = number - standing
    chance = sum(share for fate, share in count.odds.items() if fate >= short)
    return chance, fatigue_scale(table) * weights.fatigue * min(3, max(0, number - 3)) * 0.7 + weights.command * 0.5
