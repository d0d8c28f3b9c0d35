"""Equipping ability cards (SG-ABIL): from any hand to any crew member, outside challenges and combat."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.rules import rule
from ...party.chapters.challenge import SettleChallenge
from ...party.effects.program import Do
from ..table.table import SeaTable
from .command import spend
from .travel import SetDistance

SLOTS = 2
"""Ability cards that a crew member may have equipped."""


@rule("SG-ABIL-011", "SG-CHAL-002")
def in_challenge(table: SeaTable) -> bool:
    """Whether a challenge or travel test is in progress: what it brings is carried out when it is over."""
    return bool(table.tests) and any(isinstance(item, (SettleChallenge, SetDistance)) for item in table.agenda)


@rule("SG-ABIL-006", "SG-ABIL-007", "SG-ABIL-008", "SG-ABIL-009", "SG-ABIL-011", "SG-EXPLORE-017", "SG-COMBAT-064")
def equips(table: SeaTable) -> list[Choice]:
    """A hand card may go to anyone with fewer than two ability cards, if its player can pay for it."""
    offers: list[Choice] = []
    if table.combat is not None or in_challenge(table):
        return offers
    abilities, choices = table.pack.abilities, table.bound.equips
    full = [name for name, member in table.crew.items() if len(member.cards) >= SLOTS]
    for seat, pool in enumerate(table.pools):
        if pool:
            for card in table.hands[seat]:
                if abilities[card].command <= pool:
                    offers += [choice for name, choice in choices[card] if name not in full]
    return offers


@rule("SG-CMD-012", "SG-CMD-017", "SG-ABIL-015", "SG-ABIL-026", "SG-ABIL-001", "SG-LEVEL-004")
def equip(table: SeaTable, choice: Choice) -> None:
    """Its player pays the cost to the supply; an instant effect happens now and never again."""
    _, card, _, name = choice
    seat = next(seat for seat, hand in enumerate(table.hands) if card in hand)
    ability = table.pack.abilities[card]
    spend(table, seat, ability.command)
    table.hands[seat].remove(card)
    table.crew[name].cards += (card,)
    table.tell("equipped", card, name)
    if ability.instant:
        table.then(Do(f"{card}:instant", seat=table.controller(name), bearer=name, is_act=True))


@rule("SG-ABIL-012", "SG-LEVEL-005", "SG-ABIL-009")
def unequips(table: SeaTable, bearers: list[str]) -> list[Choice]:
    """The controller may discard a crew member's equipped ability cards at any time; level cards stay."""
    crew, choices = table.crew, table.bound.unequips
    return [choices[card] for name in bearers for card in crew[name].cards]
