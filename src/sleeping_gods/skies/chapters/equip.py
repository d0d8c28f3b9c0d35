"""Equipping ability cards (DS-EQIP): paid with other hand cards, to one's own characters, at any time."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.ability_deck import discard_from_hand
from ..table.decisions import SkiesDecision
from ..table.table import SkiesTable
from ..table.words import CLAIRE

SLOTS = 8
"""Ability cards on a board at most."""


@rule("DS-EQIP-004", "DS-EQIP-005", "DS-EQIP-011", "DS-PREV-007")
def price(table: SkiesTable, card: str, name: str) -> int:
    """The printed cost, and 1 more for each card of the same skill that the character already has."""
    abilities, cards = table.pack.abilities, table.crew[name].cards
    cost, skill = abilities[card].cost, abilities[card].skill
    return cost + [abilities[other].skill for other in cards].count(skill) if cards else cost


@rule("DS-EQIP-004", "DS-EQIP-008")
def can_equip(table: SkiesTable, card: str, name: str, others: int) -> bool:
    """Whether a character has a free slot, and so many other hand cards pay the price."""
    return len(table.crew[name].cards) < SLOTS and price(table, card, name) <= others


@rule("DS-EQIP-001", "DS-EQIP-002", "DS-EQIP-003", "DS-EQIP-006", "DS-EQIP-008", "DS-EQIP-016")
def equips(table: SkiesTable) -> list[Choice]:
    """A hand card may go to a character of its player with fewer than eight, if the other hand cards pay for it."""
    offers: list[Choice] = []
    crew, abilities, controllers = table.crew, table.pack.abilities, table.controllers
    for seat, hand in enumerate(table.hands):
        if not hand:
            continue
        others = len(hand) - 1
        characters: list[str] = []
        for card in hand:
            if abilities[card].cost <= others:
                characters = characters or [
                    name for name in crew if (table.captain if name == CLAIRE else controllers[name]) == seat
                ]
                choices = table.bound.equips[card]
                for name in characters:
                    if not crew[name].cards or can_equip(table, card, name, others):
                        offers.append(choices[name])
    return offers


@rule("DS-EQIP-001", "DS-EQIP-004", "DS-EQIP-010")
def equip(table: SkiesTable, choice: Choice) -> None:
    """The card lies on the board; its player discards the price."""
    _, card, _, name = choice
    seat = next(seat for seat, hand in enumerate(table.hands) if card in hand)
    cost = price(table, card, name)
    table.hands[seat].remove(card)
    table.crew[name].cards += (card,)
    table.tell("equipped", card, name)
    if cost:
        table.then(PayEquip(seat, cost))


@rule("DS-EQIP-004", "DS-EQIP-006")
@step
class PayEquip(SkiesDecision):
    """The price is paid with other cards of the same hand, whatever their skill."""

    seat: Seat
    left: int
    """Cards that are still to be discarded."""
    any_time = False
    scene = "hand"

    def who(self, table: SkiesTable) -> Seat:
        """The player who equips."""
        return self.seat

    def options(self, table: SkiesTable) -> list[Choice]:
        """Any card left in that player's hand."""
        return [("drop", card) for card in table.hands[self.seat]]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """The card is discarded, and the next is due."""
        _, card = choice
        discard_from_hand(table, self.seat, card)
        if self.left > 1:
            table.then(PayEquip(self.seat, self.left - 1))

    def barred(self, table: SkiesTable) -> list[tuple[Choice, Reason]]:
        """Cards of other players cannot pay, nor the card itself, which lies on the board, nor any other there."""
        refusals: list[tuple[Choice, Reason]] = [
            (("drop", card), Reason("DS-EQIP-006", "not-your-hand"))
            for seat, hand in enumerate(table.hands)
            for card in hand
            if seat != self.seat
        ]
        for member in table.crew.values():
            refusals += [(("drop", card), Reason("DS-EQIP-006", "other-hand-cards", (card,))) for card in member.cards]
        return refusals
