"""Exact odds of a challenge in the skies: every card that may be drawn counts, and what would turn it is priced."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from ....kernel.choices import Choice
from ....party.chapters.challenge import total
from ....party.chapters.fate import fate_of
from ....party.table.records import Test
from ....skies.acts.uses import use_of
from ....skies.chapters.challenge import joining_cost
from ....skies.chapters.hero import is_up, skill_of
from ....skies.table.table import SkiesTable
from ...party.challenge_worth import (
    LEAST_DIFFERENCE,
    NEVER,
    ChallengeBoost,
    ChallengeParty,
    fates,
    prices,
    worth,
)
from ...party.choice_words import named_in
from ...story.weights import Weights
from ..heuristics.challenges import ACTS, closing_option, result_raise, short
from .challenge_counts import ChallengeCounts, use_price


def party_for(count: ChallengeCounts, skill: str, needed: int, able: Sequence[str], stake: float) -> ChallengeParty:
    """The best of all parties for a challenge that needs so much besides them."""
    table = count.table
    skills = {name: skill_of(table, name, skill) for name in able}
    helpers = [name for name in able if skills[name] > 0]
    best = ChallengeParty((), -NEVER, 0.0)
    steps = count.steps(skill)
    for size in range(len(helpers) + 1):
        for crew in combinations(helpers, size):
            value, chance = worth(count.odds, needed - sum(skills[name] for name in crew), steps, stake)
            value -= count.price * sum(joining_cost(table, name) for name in crew)
            if value > best.value + LEAST_DIFFERENCE:
                best = ChallengeParty(crew, value, chance)
    return best


def chance_of(count: ChallengeCounts, skill: str, number: int, only: str, stake: float) -> ChallengeParty:
    """The best party for a challenge that is only thought about."""
    table = count.table
    names = [only] if only in table.crew else list(table.crew)
    helpers = [name for name in names if is_up(table, name) and table.crew[name].stamina >= joining_cost(table, name)]
    return party_for(count, skill, number, helpers, stake)


def party_now(table: SkiesTable, test: Test, stake: float, weights: Weights) -> tuple[str, ...]:
    """Who should take part in the challenge in progress; nobody where nobody would pay."""
    if stake <= 0:
        return ()
    joiners = [named_in(choice) for choice in table.offered if choice[0] == "join"]
    return party_for(ChallengeCounts(table, weights), test.skill, test.number - total(table, test), joiners, stake).crew


def alter(table: SkiesTable, options: Sequence[Choice], stake: float, weights: Weights) -> Choice:
    """The cheapest way to a pass if it is worth its price; else another draw if that is; else let it be."""
    missing = short(table)
    if missing <= 0 or stake <= 0 or table.test.kind not in ("challenge", "check"):
        return closing_option(options)
    boosts_by_choice = {
        choice: ChallengeBoost(amount, _price(table, choice, weights))
        for choice in options
        if (amount := result_raise(table, choice))
    }
    steps = prices(boosts_by_choice.values(), 0)
    if missing < len(steps) and steps[missing] < stake:
        first = _first_of_cheapest(boosts_by_choice, missing)
        if first:
            return first
    for choice in options:
        if choice[0] in ACTS and (use := use_of(table, choice)).op == "redraw":
            need = fate_of(table.test) + missing
            chance = sum(share for fate, share in fates(table).items() if fate + table.test.plus >= need)
            if chance * stake > use_price(table, choice[0], use, weights):
                return choice
    return closing_option(options)


def _price(table: SkiesTable, choice: Choice, weights: Weights) -> float:
    """What an act costs that raises a result; NEVER for one that cannot be priced."""
    verb = choice[0]
    if verb == "discard":
        return weights.hand
    return use_price(table, verb, use_of(table, choice), weights) if verb in ACTS else NEVER


class RaisesTogether(NamedTuple):
    """Acts that raise a result together."""

    price: float
    first: Choice
    """One of them; empty if there is none."""


NO_SET = RaisesTogether(NEVER, ())


def _first_of_cheapest(boosts_by_choice: Mapping[Choice, ChallengeBoost], missing: int) -> Choice:
    """The first act of the cheapest set of acts that suffices, each act once; empty if none does."""
    best: dict[int, RaisesTogether] = {0: RaisesTogether(0.0, ())}
    for choice, boost in boosts_by_choice.items():
        for raised, acts in list(best.items()):
            raised_then, price = min(missing, raised + boost.amount), acts.price + boost.price
            if raised_then > raised and price < best.get(raised_then, NO_SET).price:
                best[raised_then] = RaisesTogether(price, acts.first or choice)
    return best.get(missing, NO_SET).first
