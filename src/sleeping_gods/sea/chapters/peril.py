"""Peril (SG-DEFEAT, SG-HEALTH): when the crew or the ship is beaten, everything in progress is cut short."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ...kernel.rules import rule
from ...kernel.steps import step
from ..table.decisions import SeaStep
from ..table.table import SeaTable
from .crew import is_up

Beaten: TypeAlias = Literal["ship", "crew"]
"""What a defeat befalls."""


def cube_count(table: SeaTable) -> int:
    """Ship damage in all."""
    return sum(table.cubes.values())


@rule("SG-DEFEAT-001", "SG-HEALTH-007", "SG-SHIPDMG-005", "SG-COMP-008")
def beaten(table: SeaTable) -> Beaten | None:
    """The ship when all cubes of the box are on it, else the crew when everybody is at 0 health, else None."""
    if cube_count(table) >= table.pack.supply["ship_damage_cubes"]:
        return "ship"
    if not any(is_up(table, name) for name in table.crew):
        return "crew"
    return None


@rule("SG-HEALTH-008", "SG-DEFEAT-019", "SG-COMBAT-063")
def check_defeat(table: SeaTable) -> bool:
    """After an effect, attack or enemy action is wholly resolved: is this a defeat?"""
    if not table.peril:
        return False
    table.peril = False
    kind = beaten(table)
    if kind is None:
        return False
    cut_short(table, kind)
    return True


@rule("SG-DEFEAT-018", "SG-EXPLORE-021", "SG-SEARCH-009")
def cut_short(table: SeaTable, kind: Beaten) -> None:
    """Defeat at once ends the combat, story, event, travel or search in progress."""
    table.fallen = kind
    table.tell("defeat", kind)
    clear_away(table)


def clear_away(table: SeaTable) -> None:
    """Whatever is in progress is over, and every card goes where it belongs; the next turn is all that is left."""
    agenda = table.agenda
    while len(agenda) > 1:
        agenda.pop().unwound(table)
    while table.tests:
        table.discard.extend(table.tests.pop().aside)
    end_combat(table)
    end_exploring(table)
    table.search_discard += table.found
    table.found = []
    table.watchful = ""
    table.market_bottom += table.stall
    table.stall = []
    if table.event:
        if table.event not in table.ongoing:
            table.event_discard.append(table.event)
        table.event = ""


@rule("SG-COMBAT-061", "SG-SYN-016", "SG-COMBAT-062")
def end_combat(table: SeaTable) -> None:
    """Enemy cards go back to their deck, action and synergy tokens leave the boards; harm and command stay."""
    if table.combat is None:
        return
    for member in table.crew.values():
        member.actions = 0
        member.tokens = ()
    table.combat = None


@rule("SG-EXPLORE-015", "SG-EXPLORE-009")
def end_exploring(table: SeaTable) -> None:
    """On returning to the ship all explore tokens go back to the supply; story tokens are kept."""
    table.exploring = False
    table.letters = []
    table.visit = []


@step
class CheckDefeat(SeaStep):
    """A moment to see whether the crew or the ship is beaten."""

    def run(self, table: SeaTable) -> None:
        """End the fight, story or event in progress if the crew or the ship is beaten."""
        check_defeat(table)
