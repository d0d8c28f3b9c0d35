"""Curses (DS-COMP): cards that content lays on the party; they work until content lifts them."""

from __future__ import annotations

from ...kernel.rules import rule
from ..table.cards import Curse
from ..table.table import SkiesTable


def curse_of(table: SkiesTable, card: str) -> Curse | None:
    """What a curse does."""
    return table.pack.adventures[card].curse


@rule("DS-COMP-014", "DS-COMP-015")
def gain_curse(table: SkiesTable, card: str) -> None:
    """Content brings a curse into play, once."""
    if card not in table.curses:
        table.curses.append(card)
        table.tell("cursed", card)


@rule("DS-COMP-015")
def lift_curse(table: SkiesTable, card: str) -> None:
    """The curse goes back to the box."""
    if card in table.curses:
        table.curses.remove(card)
        table.tell("curse-lifted", card)


@rule("DS-COMP-015")
def harder_by_curses(table: SkiesTable, skill: str) -> int:
    """What the curses of the party add to the number of a challenge."""
    more_needed = 0
    for card in table.curses:
        curse = curse_of(table, card)
        if curse is not None:
            more_needed += sum(more for word, more in curse.harder if word in ("any", skill))
    return more_needed
