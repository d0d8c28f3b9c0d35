"""The means for challenges at sea that cards and crew offer, each with its price, counted once for a table."""

from __future__ import annotations

from ....sea.chapters.crew import skill_of
from ....sea.table.bound import BoundUse
from ....sea.table.table import SeaTable
from ...party.challenge_worth import TROUBLE, ChallengeBoost, fates, prices, raises_result
from ...story.effect_amount import last_amount
from ...story.weights import Weights

BASE_SCALE = 0.6
"""How dear the next fatigue is to a fresh crew."""
SECOND_FATIGUE = 0.5
"""How much dearer the second fatigue of a member is than the first."""


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
        raising_uses = [use for use in table.bound.uses.get(card, ()) if raises_result(use.op, use.arg, skill)]
        if raising_uses:
            best = max(raising_uses, key=amount_of)
            from_cards.append(ChallengeBoost(amount_of(best), use_price(best, weights, placed=True), best.command))
    return discards + from_cards


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
