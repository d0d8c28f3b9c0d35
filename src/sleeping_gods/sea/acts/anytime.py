"""At any time (SG-CMD): what every seat may do before any decision; each such act stands in this list."""

from __future__ import annotations

from typing import Any

from ...kernel.choices import Choice
from ...kernel.rules import rule
from ...kernel.steps import Decision
from ...party.acts.actor import bearer, holder, seat_named, user, waited_for
from ...party.chapters.goods import unequip
from ...party.table.bound import Verb
from ...party.table.decisions import window_of
from ..chapters.adventure import arm, weapon_moves
from ..chapters.cooking import cook, cooking
from ..chapters.equip import equip, equips, unequips
from ..chapters.supply import sell_artifact
from ..chapters.synergy import return_token, token_acts, use_token
from ..table.table import SeaTable
from .actor import armourer, lender, player
from .uses import activate, list_uses, use_card

POTION = "pollen-potion"
"""The story token that heals when it is drunk."""


@rule("SG-CMD-002", "SG-CMD-003", "SG-RES-003")
def acts(table: SeaTable, decision: Decision[Any]) -> list[Choice]:
    """Spend command, equip, cook, pass weapons, lend tokens, sell artifacts: whatever this window allows."""
    window = window_of(decision)
    bearers = [name for name, member in table.crew.items() if member.cards or member.levels]
    bound = table.bound
    choices = list_uses(table, window, bound.windowed[window], bearers)
    if table.combat is None:
        most_command = max(table.pools)
        if most_command:
            choices += equips(table)
        if most_command >= bound.cheapest_recipe:
            choices += cooking(table, bearers)
        if table.adventures:
            choices += weapon_moves(table)
    else:
        choices += token_acts(table, window)
    if bearers:
        choices += unequips(table, bearers)
    if table.goods["artifacts"]:
        choices.append(("sell", "artifact"))
    if POTION in table.tokens and any(member.damage for member in table.crew.values()):
        choices.append(("drink", POTION))
    return choices


@rule("SG-COMP-032")
def drink(table: SeaTable, choice: Choice) -> None:
    """The pollen potion goes back to the supply and removes all damage from every crew member."""
    table.tokens.remove(POTION)
    for member in table.crew.values():
        member.damage = 0
    table.tell("potion")


def sell(table: SeaTable, choice: Choice) -> None:
    """An artifact becomes 2 coins."""
    sell_artifact(table)


VERBS: dict[str, Verb] = {
    "activate": Verb(activate, user),
    "play": Verb(use_card, player),
    "equip": Verb(equip, holder),
    "unequip": Verb(unequip, bearer),
    "cook": Verb(cook, seat_named),
    "arm": Verb(arm, armourer),
    "synergy": Verb(use_token, lender),
    "return": Verb(return_token, lender),
    "sell": Verb(sell, waited_for),
    "drink": Verb(drink, waited_for),
}
"""The first words of acts of any time, what they do, and whose they are."""
