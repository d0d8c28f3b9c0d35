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
TOKEN_PRICE = 0.5
"""What a synergy token is worth, in coins; spending one for a block costs that."""


def block(table: SeaTable, options: Sequence[Choice], blow: int, weights: Weights) -> Choice:
    """The block whose worth exceeds its price most; the hit is taken where none is worth its price."""
    left = blow - table.fight.block
    if left < 1:
        return TAKE_HIT
    worths = {
        choice: weights.health * min(left, amount_of(table, choice, ("block",))) - _price(table, choice, weights)
        for choice in options
        if op_of(table, choice) == "block"
    }
    best = max(worths, key=lambda choice: worths[choice], default=TAKE_HIT)
    return best if worths.get(best, 0.0) > 0 else TAKE_HIT


def _price(table: SeaTable, choice: Choice, weights: Weights) -> float:
    """What a block costs, in coins."""
    if choice[0] not in ACTS:
        return TOKEN_PRICE
    return use_price(use_of(table, choice), weights, placed=choice[0] == "activate")
