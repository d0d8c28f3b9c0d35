"""The enemies of a fight by name, as the choices about their squares call them."""

from __future__ import annotations

from typing import TypeVar

from ...kernel.table import decision_of
from ...party.table.table import PartyTable
from .presenter import Presenter

T = TypeVar("T", bound=PartyTable)


def foe_names(presenter: Presenter[T], table: T) -> dict[str, str]:
    """Id to name of the enemies in the row, the target or the one that heals first."""
    if table.combat is None:
        return {}
    strike = table.combat.strike
    aimed = strike.target if strike is not None else getattr(decision_of(table), "enemy", "")
    row = sorted((foe.id for foe in table.combat.foes), key=lambda enemy: enemy != aimed)
    return {enemy: presenter.game_words.name(presenter.localizer, table, enemy) for enemy in row}
