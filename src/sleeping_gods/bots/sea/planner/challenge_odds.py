"""Exact odds of a challenge at sea: every card that may be drawn counts, and what would turn the result is priced."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from ....party.chapters.challenge import total
from ....party.table.records import Test
from ....sea.chapters.challenge import joining_cost
from ....sea.chapters.crew import is_fresh, is_up
from ....sea.table.table import SeaTable
from ...party.challenge_worth import LEAST_DIFFERENCE, NEVER, ChallengeParty, ChallengeWorth, worth
from ...story.story_worth import ChallengeOdds
from ...story.weights import Weights
from .challenge_counts import ChallengeCounts, fatigue_scale

HELPERS = 5
"""How many who could take part are thought about."""
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
    worths: dict[tuple[int, int], ChallengeWorth] = {}
    """By the skill of a party and the command that it pays."""
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
    helpers = [name for name in names if is_up(table, name) and is_fresh(table, name)]
    return party_for(table, test, helpers, stake, count.weights, count)


def rough_odds(count: ChallengeCounts, skill: str, number: int, only: str) -> ChallengeOdds:
    """About how a challenge elsewhere may go: with three who are able, and two cards."""
    table, weights = count.table, count.weights
    names = [only] if only else list(table.crew)
    helper_skills = sorted(count.skill(name, skill) for name in names if is_up(table, name) and is_fresh(table, name))
    amounts = sorted((boost.amount for boost in count.boosts(skill)), reverse=True)
    standing = sum(helper_skills[-ROUGH_HELPERS:]) + sum(amounts[: min(ROUGH_CARDS, 1 + count.pool // 2)])
    short = number - standing
    chance = sum(share for fate, share in count.odds.items() if fate >= short)
    helpers = min(ROUGH_HELPERS, max(0, number - LOW_NUMBER))
    effort = fatigue_scale(table) * weights.fatigue * helpers * ROUGH_EFFORT
    return ChallengeOdds(chance, cost=effort + weights.command * ROUGH_COMMAND)
