"""What a bot of either game gives up where nothing else decides: equipped cards, and food of a meal."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.choices import Choice
from ...party.table.table import PartyTable
from .choice_words import amounts_in, named_in


def forfeit(table: PartyTable, offered: Sequence[Choice]) -> Choice:
    """The equipped card whose bearer has least of its skill; of several one without a text of its own."""
    return min(
        offered, key=lambda choice: (skill_of_bearer(table, named_in(choice)), has_text(table, named_in(choice)))
    )


def bearer_of(table: PartyTable, card: str) -> str:
    """Who bears an equipped ability card."""
    return next(name for name, member in table.crew.items() if card in member.cards)


def skill_of_bearer(table: PartyTable, card: str) -> int:
    """How much the bearer of a card has of its skill, with the card."""
    skill = table.pack.abilities[card].skill
    return table.bound.rulebook.skill_of(table, bearer_of(table, card), skill) if skill else 0


def has_text(table: PartyTable, card: str) -> bool:
    """Whether a card does more than show a skill."""
    ability = table.pack.abilities[card]
    return bool(ability.uses or ability.passives)


def left_uneven(table: PartyTable, payment: Choice) -> int:
    """How unevenly a payment such as ``pay 2 grain 1 meat`` leaves the stores; 0 if nothing is left."""
    left = dict(table.goods)
    _, *paid = payment
    for amount, kind in amounts_in(paid):
        left[kind] = left.get(kind, 0) - amount
    return sum(amount * amount for amount in left.values())


def pay_evenly(table: PartyTable, offered: Sequence[Choice]) -> Choice:
    """What there is most of is cooked first."""
    return min(offered, key=lambda choice: left_uneven(table, choice))
