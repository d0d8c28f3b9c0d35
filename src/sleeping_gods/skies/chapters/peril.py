"""Peril (DS-HLTH, DS-DEFT): when all five are down, what is in progress is cut short."""

from __future__ import annotations

from ...kernel.rules import rule
from ...kernel.steps import step
from ..table.decisions import SkiesStep
from ..table.records import STAMINA
from ..table.table import SkiesTable
from .camp_row import cross_camps, open_between_actions
from .hero import is_up
from .score import finish

CAMPS_LOST = 3
"""Camp symbols that a defeat crosses off."""


@rule("DS-HLTH-006", "DS-ENDT-004", "DS-ATTK-018")
def check_defeat(table: SkiesTable) -> bool:
    """After something is wholly resolved: are all five at 0?"""
    if not table.peril:
        return False
    table.peril = False
    if any(is_up(table, name) for name in table.crew):
        return False
    cut_short(table)
    return True


@rule("DS-DEFT-001", "DS-DEFT-006")
def cut_short(table: SkiesTable) -> None:
    """Defeat ends the combat, story, flight or event in progress; the turn itself goes on."""
    table.tell("defeat")
    agenda = table.agenda
    while not getattr(agenda[-1], "anchor", False):
        agenda.pop().unwound(table)
    clear_away(table)
    table.then(Defeated())


def clear_away(table: SkiesTable) -> None:
    """Tests, fight, story and obstacle are over, and every card goes where it belongs."""
    while table.tests:
        table.discard.extend(table.tests.pop().aside)
    end_combat(table)
    end_exploring(table)
    table.obstacle = ""


@rule("DS-CRND-009", "DS-SYNG-003", "DS-CRND-011", "DS-DEFT-005")
def end_combat(table: SkiesTable) -> None:
    """Enemies go back in order, combat cards to the deck, power, damage and synergy tokens to the supply."""
    if table.combat is None:
        return
    for member in table.crew.values():
        member.synergy = 0
    table.combat = None


def end_exploring(table: SkiesTable) -> None:
    """The story is closed."""
    table.exploring = False
    table.visit = []
    table.encounter = None


@rule("DS-DEFT-001", "DS-DEFT-002", "DS-DEFT-003", "DS-DEFT-004", "DS-HLTH-011", "DS-PREV-010", "DS-DEFT-005")
@step
class Defeated(SkiesStep):
    """A box is marked, everybody is restored, and 3 camps are lost; in the end story it begins again instead."""

    def run(self, table: SkiesTable) -> None:
        """Mark, restore, and pay."""
        table.defeats += 1
        table.tell("defeat-ticked", table.defeats)
        if table.instant:
            finish(table, "instant death")
            return
        for member in table.crew.values():
            member.damage, member.stamina, member.statuses = 0, STAMINA, ()
        if table.finale:
            table.due.insert(0, table.pack.camps[table.length].last)
        else:
            cross_camps(table, CAMPS_LOST)
        open_between_actions(table)


@rule("DS-HLTH-006", "DS-CRND-001", "DS-ABCA-013")
@step
class CheckDefeat(SkiesStep):
    """A moment to see whether the party is beaten; within a test, an attack or a strike that is seen at its end."""

    def run(self, table: SkiesTable) -> None:
        """Check, and open what is due; within a test, an attack or a strike do nothing."""
        fight = table.combat
        if fight is None:
            if not table.tests and not check_defeat(table):
                open_between_actions(table)
        elif fight.attack is None and fight.strike is None:
            check_defeat(table)
