"""The worth of owning a card over the rest of a campaign, for the planning bot at sea."""

from __future__ import annotations

from ....sea.table.cards import AdventureCard, Use
from ...story.effect_amount import last_amount

WORTH_OF_USE = {"redraw": 4.0, "clear": 4.0, "cancel-event": 7.0, "cook-book": 2.0, "ignore-search": 0.5}
"""The worth of owning a use, by its effect."""
WORTH_OF_POINT = {
    "skill-plus": 2.6,
    "fate-plus": 3.5,
    "sail": 2.5,
    "block": 0.8,
    "accuracy": 0.8,
    "deal": 1.5,
    "heal": 0.8,
}
"""The worth of a use with an amount, for each point of the amount."""
USUAL_WORTH_OF_POINT = 0.5
"""For any other use."""
ANY_SKILL = 1.6
"""How many times as much a use is worth that raises any skill."""
FURTHER_COMMAND = 0.8
"""What each command of a use costs beyond the first, which is hardly missed."""
DAMAGE_OF_WEAPON = 1.6
"""What a point of a weapon's damage is worth."""
BLOCK_OF_WEAPON = 0.5
"""What a point of a weapon's block is worth; one of accuracy is worth 1."""
POINT_OF_RECIPE = 1.2
"""The worth of each point that a recipe heals, and the price of each piece of food in it."""
FURTHER_USE = 0.3
"""How much of the worth of a card's other uses counts."""
USELESS = 1.0
"""What a card without any use is worth."""


def use_worth(use: Use) -> float:
    """The worth of owning a use over the rest of a campaign."""
    op = use.program[0]
    if op.name in WORTH_OF_USE:
        return WORTH_OF_USE[op.name]
    amount = last_amount(op, 1)
    scope = ANY_SKILL if op.name == "skill-plus" and op.args[0] == "any" else 1.0
    worth = WORTH_OF_POINT.get(op.name, USUAL_WORTH_OF_POINT) * amount * scope
    return worth - FURTHER_COMMAND * max(0, use.command - 1)


def card_worth(card: AdventureCard) -> float:
    """The worth of owning a card: its best use counts in full, the others a little."""
    if card.weapon is not None:
        weapon = card.weapon
        return DAMAGE_OF_WEAPON * weapon.damage + weapon.accuracy + BLOCK_OF_WEAPON * weapon.block
    if card.recipe:
        mends = sum(int(arg) for op in card.recipe for arg in op.args if isinstance(arg, int))
        return POINT_OF_RECIPE * mends - POINT_OF_RECIPE * sum(amount for _, amount in card.food)
    uses = sorted((use_worth(use) for use in card.uses), reverse=True)
    return uses[0] + FURTHER_USE * sum(uses[1:]) if uses else USELESS
