"""The means for challenges in the skies that cards, boards and goods offer, with prices, counted once for a table."""

from __future__ import annotations

from typing import NamedTuple

from ....skies.chapters.hero import is_able, is_up
from ....skies.table.bound import BoundUse
from ....skies.table.table import SkiesTable
from ....skies.table.words import RARE
from ...party.challenge_worth import TROUBLE, ChallengeBoost, fates, prices, raises_result
from ...party.choice_words import named_in
from ...story.weights import Weights
from ..heuristics.challenges import amount_of

SPARE = 8
"""Stamina of a party that need not mind it."""
MISSED_FOR_DOUBLE = 5
"""With so much less stamina one costs twice as much."""
PLAYED = 0.7
"""What it costs to play an adventure card, which comes back at a camp."""
QUEST_RESOURCE = 4.0
"""What it costs to use a quest resource."""


def stamina_price(table: SkiesTable, weights: Weights) -> float:
    """What a stamina is worth: more where little is left."""
    left = sum(member.stamina for name, member in table.crew.items() if is_up(table, name))
    return weights.fatigue * (1.0 if left >= SPARE else 1.0 + (SPARE - left) / MISSED_FOR_DOUBLE)


def use_price(table: SkiesTable, verb: str, use: BoundUse, weights: Weights) -> float:
    """What a use costs: stamina, wounds, goods, or a card until the next camp."""
    cost = use.use
    price = stamina_price(table, weights) * cost.stamina + weights.health * cost.hurts
    price += sum(QUEST_RESOURCE if kind in RARE else 1.0 for kind, count in cost.cost for _ in range(count))
    if verb == "play":
        price += PLAYED
    elif verb == "use":
        price += QUEST_RESOURCE if named_in(use.choice) in RARE else 1.0
    return price + TROUBLE


def boosts(table: SkiesTable, skill: str, weights: Weights) -> list[ChallengeBoost]:
    """What hand cards, boards, equipped cards, adventure cards and goods could add to a challenge of a skill."""
    abilities, uses = table.pack.abilities, table.bound.uses
    ways = [ChallengeBoost(1, weights.hand) for hand in table.hands for card in hand if abilities[card].skill == skill]
    for source in _sources(table):
        for use in uses.get(source.name, ()):
            if use.stamina <= source.stamina and raises_result(use.op, use.arg, skill):
                ways.append(ChallengeBoost(amount_of(use), use_price(table, source.verb, use, weights)))
    return ways


class UseSource(NamedTuple):
    """Something that bears uses: a board, a card, or goods."""

    verb: str
    """The act by which it is used."""
    name: str
    stamina: int = 0
    """The stamina that there is for it."""


def _sources(table: SkiesTable) -> list[UseSource]:
    """Everything whose uses the party could take now."""
    sources = [
        UseSource("activate", source, member.stamina)
        for name, member in table.crew.items()
        if is_able(table, name)
        for source in (name, *member.cards)
    ]
    sources += [UseSource("play", card) for hand in table.adventures for card in hand]
    sources += [UseSource("use", kind) for kind, count in table.goods.items() if count]
    return sources


class ChallengeCounts:
    """What was counted at a table for challenges, kept as long as nothing changes there."""

    def __init__(self, table: SkiesTable, weights: Weights) -> None:
        self.table = table
        self.weights = weights
        self.odds = fates(table)
        self.price = stamina_price(table, weights)
        """What a stamina costs."""
        self._steps: dict[str, list[float]] = {}

    def steps(self, skill: str) -> list[float]:
        """What it costs to raise a result by 0, 1, 2 and so on."""
        if skill not in self._steps:
            self._steps[skill] = prices(boosts(self.table, skill, self.weights), 0)
        return self._steps[skill]
