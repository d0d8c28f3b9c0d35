"""Boosts of the sea: what boards, cards, synergy tokens and hands can still add."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.table import decision_of
from ...party.acts.alter import AlterTest
from ...party.chapters.challenge import total
from ...sea.acts.uses import use_of
from ...sea.chapters.attack import AlterAttack, accuracy, is_ranged
from ...sea.chapters.foes import defense_of, foe_named, is_won
from ...sea.chapters.hits import Block
from ...sea.chapters.travel import card_travel, distance
from ...sea.table.table import SeaTable
from ..party.boosts import CARD, GOOD, PIP, TOKEN, Boosts, ChoiceBoost, boost

TRAVEL = "travel"
"""The test of how far the ship sails."""


def boost_of(table: SeaTable, choice: Choice) -> ChoiceBoost | None:
    """What a choice adds in the window that is open; at sea nothing is free that could be used again and again."""
    match choice:
        case ("discard" | "burn", *_):
            return ChoiceBoost(1, CARD)
        case ("synergy", owner, *_):
            return boost(table, (table.pack.crew[owner].synergy,), TOKEN)
    if choice[0] not in ("activate", "play"):
        return None
    use = use_of(table, choice).use
    price = GOOD if use.takes or use.hurts else PIP
    return boost(table, use.program, CARD if use.discard else price)


def lacking(table: SeaTable) -> int | None:
    """For a hit, the accuracy that is lacking; against one, what is not blocked yet; of a travel what takes further."""
    decision = decision_of(table)
    if type(decision) is AlterTest and table.test.kind == TRAVEL:
        return to_next_region(table)
    if isinstance(decision, Block):
        return max(0, decision.amount - table.fight.block)
    if isinstance(decision, AlterAttack):
        attack = table.assault
        foe = foe_named(table, attack.target)
        if foe is None:
            return 0
        return max(0, defense_of(table, foe, ranged=is_ranged(table, attack)) - accuracy(table, attack))
    return None


def to_next_region(table: SeaTable) -> int:
    """What the travel in progress lacks until the ship may sail one region further; 0 where it goes as
    far as any can.
    """
    result = total(table, table.test) + table.turn_travel + card_travel(table, table.test)
    reach = distance(table, result)
    more = range(1, len(table.pack.travel) + abs(result))  # enough to come to the end of the table, even from below 0
    return next((added for added in more if distance(table, result + added) > reach), 0)


BOOSTS: Boosts[SeaTable] = Boosts(of=boost_of, lacking=lacking, is_won=is_won, has_free=lambda table, window: False)
"""What strengthens a draw at sea."""
