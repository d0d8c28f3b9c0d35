"""Blocking of the planning bot at sea: what saves most health for its price."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.choices import Choice
from ....sea.acts.uses import use_of
from ....sea.table.table import SeaTable
from ...story.weights import Weights
from ..heuristics.challenges import ACTS
from ..heuristics.fights import amount_of, op_of
from .challenge_counts import use_price

TAKE_HIT: Choice = ("take", "hit")
TOKEN = 0.5
"""What it costs to spend a synergy token, in coins."""


def block(table: SeaTable, options: Sequence[Choice], blow: int, weights: Weights) -> Choice:
    """The block that is worth most more than it costs; the hit is taken where none is."""
    left = blow - table.fight.block
    worths = {
        choice: weights.health * min(left, amount_of(table, choice, ("block",))) - _price(table, choice, weights)
        for choice in options
        if op_of(table, choice) == "block"
    }
    best = max(worths, key=lambda choice: worths[choice], default=TAKE_HIT)
    return best if left >= 1 and worths.get(best, 0.0) > 0 else TAKE_HIT


def _price(table: SeaTable, choice: Choice, weights: Weights) -> float:
    """What a block costs, in coins."""
    if choice[0] not in ACTS:
        return TOKEN
    return use_price(use_of(table, choice), weights, placed=choice[0] == "activate")
