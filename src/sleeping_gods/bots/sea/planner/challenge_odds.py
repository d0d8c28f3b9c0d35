"""Exact odds of a challenge at sea: every card that may be drawn counts, and what would turn the result is priced."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from ....party.chapters.challenge import total
from ....party.table.records import Test
from ....sea.chapters.challenge import joining_cost
from ....sea.chapters.crew import is_fresh, is_up, skill_of
from ....sea.table.bound import BoundUse
from ....sea.table.table import SeaTable
from ...party.challenge_worth import NEVER, ChallengeBoost, ChallengeParty, prices, worth
from ...story.effect_amount import last_amount
from ...story.weights import Weights

HELPERS = 5
"""How many who could take part are thought about."""
LEAST_DIFFERENCE = 1e-9
"""Values that differ by less are equal: of equal parties the first one, which is the smallest, is taken."""
ROUGH_HELPERS = 3
"""How many are thought to take part in a challenge elsewhere."""
ROUGH_CARDS = 2
"""How many cards are thought to be spent on it."""
LOW_NUMBER = 3
"""A challenge of this number needs nobody; each number above it asks for one more, up to ROUGH_HELPERS."""
ROUGH_EFFORT = 0.7
"""The share of the usual price that their fatigue is reckoned at."""
ROUGH_COMMAND = 0.5
"""The command that is thought to be spent there."""
BASE_SCALE = 0.6
"""How dear the next fatigue is to a fresh crew."""
SECOND_FATIGUE = 0.5
"""How much dearer the second fatigue of a member is than the first."""
TROUBLE = 0.01
"""What any use costs besides, so that none is used for nothing."""


def fates(table: SeaTable) -> dict[int, float]:
    """How likely each fate is, by counting the cards that are not drawn yet."""
    cards = table.deck or table.discard
    counts = Counter(table.pack.abilities[card].fate for card in cards)
    return {fate: count / len(cards) for fate, count in sorted(counts.items())}


def amount_of(use: BoundUse) -> int:
    """By how much a use raises a result: the last number of its first effect."""
    return last_amount(use.use.program[0])


def use_price(use: BoundUse, weights: Weights, *, placed: bool) -> float:
    """What a use costs: command, a card that is shut afterwards, wounds, cards."""
    lasting = weights.placed if placed and use.command else 0.0
    discard = weights.hand if use.use.discard else 0.0
    return weights.command * use.command + lasting + weights.health * use.use.hurts + discard + TROUBLE


def boosts(table: SeaTable, skill: str, weights: Weights) -> list[ChallengeBoost]:
    """What cards in hand and adventure cards could add to a challenge of a skill."""
    abilities = table.pack.abilities
    discards = [
        ChallengeBoost(1, weights.hand) for hand in table.hands for card in hand if abilities[card].skill == skill
    ]
    from_cards = []
    open_cards = [card for card, command in table.adventures.items() if not command]
    for card in open_cards:
        able = [use for use in table.bound.uses.get(card, ()) if _raises(use, skill)]
        if able:
            best = max(able, key=amount_of)
            from_cards.append(ChallengeBoost(amount_of(best), use_price(best, weights, placed=True), best.command))
    return discards + from_cards


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
        """The command that all players have together."""
        self.redraw_price = weights.command + weights.placed if redraws(table) else 0.0
        """What another draw costs; 0 if nobody could draw again."""
        self._fatigue_costs: dict[str, float] = {}
        """By the name of a crew member."""
        self._boosts: dict[str, list[ChallengeBoost]] = {}
        """By skill."""
        self._steps: dict[tuple[str, int], list[float]] = {}
        """By skill and the command that is paid already."""
        self._skills: dict[str, dict[str, int]] = {}
        """By skill and the name of a crew member."""

    def boosts(self, skill: str) -> list[ChallengeBoost]:
        """What could be added to a challenge of a skill."""
        if skill not in self._boosts:
            self._boosts[skill] = boosts(self.table, skill, self.weights)
        return self._boosts[skill]

    def steps(self, skill: str, paid: int) -> list[float]:
        """What it costs to raise a result by 0, 1, 2 and so on once so much command is paid."""
        key = (skill, paid)
        if key not in self._steps:
            self._steps[key] = prices(self.boosts(skill), self.pool - paid)
        return self._steps[key]

    def skill(self, name: str, skill: str) -> int:
        """The skill of a crew member."""
        skills = self._skills.setdefault(skill, {})
        if name not in skills:
            skills[name] = skill_of(self.table, name, skill)
        return skills[name]

    def fatigue_cost_of(self, name: str) -> float:
        """What it costs to let somebody take part."""
        if name not in self._fatigue_costs:
            self._fatigue_costs[name] = fatigue_cost(self.table, name, self.weights)
        return self._fatigue_costs[name]


def fatigue_scale(table: SeaTable) -> float:
    """How dear the next fatigue is: more for a crew that is tired already."""
    return BASE_SCALE + sum(member.fatigue for member in table.crew.values()) / len(table.crew)


def fatigue_cost(table: SeaTable, name: str, weights: Weights) -> float:
    """What it costs to let somebody take part: the second fatigue more than the first, and wounds of the mad."""
    member = table.crew[name]
    mad = weights.health if "madness" in member.statuses else 0.0
    return weights.fatigue * fatigue_scale(table) * (1 + SECOND_FATIGUE * member.fatigue) + mad


class JoiningFee(NamedTuple):
    """The command that somebody costs who joins a challenge alone, and the seat that pays it."""

    seat: int
    command: int


def party_for(
    table: SeaTable,
    test: Test,
    able: Sequence[str],
    stake: float,
    weights: Weights,
    count: ChallengeCounts | None = None,
) -> ChallengeParty:
    """The best of all parties for a challenge: good odds for little fatigue and command.

    All parties of those HELPERS are compared that give most skill for their fatigue.
    """
    count = count or ChallengeCounts(table, weights)
    needed = test.number - total(table, test)
    skills = {name: count.skill(name, test.skill) for name in able}
    fatigue_costs = {name: count.fatigue_cost_of(name) for name in able if skills[name] > 0}
    helpers = sorted(fatigue_costs, key=lambda name: (fatigue_costs[name] / skills[name], name))[:HELPERS]
    fees = {name: JoiningFee(table.controller(name), joining_cost(table, test, name)) for name in helpers}
    worths: dict[tuple[int, int], tuple[float, float]] = {}
    """Value and chance by the skill of a party and the command that it pays."""
    best = ChallengeParty((), -NEVER, 0.0)
    for size in range(len(helpers) + 1):
        for crew in combinations(helpers, size):
            paid = _command_to_join(table, test, [fees[name] for name in crew])
            if paid is None:
                continue
            skill = sum([skills[name] for name in crew])
            if (skill, paid) not in worths:
                steps = count.steps(test.skill, paid)
                worths[skill, paid] = worth(count.odds, needed - skill, steps, stake, count.redraw_price)
            value, chance = worths[skill, paid]
            value -= sum([fatigue_costs[name] for name in crew]) + weights.command * paid
            if value > best.value + LEAST_DIFFERENCE:
                best = ChallengeParty(crew, value, chance)
    return best


def _command_to_join(table: SeaTable, test: Test, fees: Sequence[JoiningFee]) -> int | None:
    """The command that it costs if all these join; None if a seat cannot pay.

    Each fee counts the one command that another seat than the captain's pays once to take part.
    """
    paid = 0
    spent = [0] * len(table.pools)
    for seat, command in fees:
        has_paid_to_take_part = seat != table.captain and spent[seat] and seat not in test.paid
        fee = command - 1 if has_paid_to_take_part else command
        spent[seat] += fee
        paid += fee
        if fee and spent[seat] > table.pools[seat]:
            return None
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
    standing = sum(able[-ROUGH_HELPERS:]) + sum(amounts[: min(ROUGH_CARDS, 1 + count.pool // 2)])
    short = number - standing
    chance = sum(share for fate, share in count.odds.items() if fate >= short)
    helpers = min(ROUGH_HELPERS, max(0, number - LOW_NUMBER))
    return chance, fatigue_scale(table) * weights.fatigue * helpers * ROUGH_EFFORT + weights.command * ROUGH_COMMAND
