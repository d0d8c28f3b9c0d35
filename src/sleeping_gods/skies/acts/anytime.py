"""At any time (DS-EQIP, DS-ADVC, DS-RESC): what every seat may do before any decision, and nowhere else."""

from __future__ import annotations

from typing import Any

from ...kernel.choices import Choice
from ...kernel.rules import rule
from ...kernel.steps import Decision
from ...party.acts.actor import bearer, holder, seat_named
from ...party.chapters.goods import unequip
from ...party.table.bound import Verb
from ...party.table.decisions import window_of
from ...party.table.seats import SEATS
from ..chapters.adventure import SMALLEST, add_to_deck, deck_changes, take_from_deck
from ..chapters.completing import complete, completions
from ..chapters.equip import equip, equips
from ..chapters.repairing import refuel, refuel_reason
from ..chapters.synergy import give_back, returns
from ..chapters.totems import awaken, dormant
from ..table.table import SkiesTable
from .actor import active, lender, player, user
from .uses import activate, list_uses, play_card, usable_now, use_resource


@rule("DS-EQIP-001", "DS-ADVC-003", "DS-RESC-002", "DS-CHAR-001", "DS-TIME-012", "DS-FLY-013", "DS-EQIP-009")
def acts(table: SkiesTable, decision: Decision[Any]) -> list[Choice]:
    """Use boards, cards and resources, equip, complete events, awaken totems, refuel: whatever this window allows."""
    window = window_of(decision)
    choices = list_uses(table, window, usable_now(table, window))
    choices += equips(table)
    for member in table.crew.values():
        if member.cards:
            choices += [table.bound.unequips[card] for card in member.cards]
    if table.active:
        choices += completions(table)
    if table.combat is not None:
        choices += returns(table)
    for number in dormant(table) if table.quests else ():
        choices += [("awaken", str(number), "by", seat) for seat in SEATS[: table.seat_count()]]
    if table.pack.spaces[table.plane].fuel and refuel_reason(table) is None:
        choices.append(("refuel",))
    if len(table.arms) > SMALLEST:
        choices += deck_changes(table)
    return choices


VERBS: dict[str, Verb] = {
    "activate": Verb(activate, user),
    "play": Verb(play_card, player),
    "use": Verb(use_resource, seat_named),
    "equip": Verb(equip, holder),
    "unequip": Verb(unequip, bearer),
    "complete": Verb(complete, active),
    "return": Verb(give_back, lender),
    "awaken": Verb(awaken, seat_named),
    "refuel": Verb(refuel, active),
    "include": Verb(add_to_deck, active),
    "exclude": Verb(take_from_deck, active),
}
"""The first words of acts of any time, what they do, and whose they are."""
