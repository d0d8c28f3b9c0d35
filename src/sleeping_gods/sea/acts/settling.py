"""What a group of the sea settles on its own table: fights, and where the ship is."""

from __future__ import annotations

from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.table import decision_of
from ...party.acts.settling import TableSettling
from ...party.chapters.challenge import Challenge
from ...party.chapters.fate import EndTest
from ...party.chapters.settled import LOST, MOVED, WON, TellRest
from ..chapters.arrival import PRINTED_REGION, ChartArrival, arrive
from ..chapters.attack import EndAttack
from ..chapters.challenge import BeforeChallenge
from ..chapters.combat import BeforeCombat, Victory
from ..chapters.peril import cut_short
from ..chapters.travel import Sail, SetDistance, Steer
from ..chapters.turn import TakeAction
from ..table.table import SeaTable

TOLD = ("health", "fatigue", "status", "command", "placed", "goods", "xp", "damage")
"""The figures that a challenge, fight or voyage can change."""


def unbegun(table: SeaTable) -> Challenge | None:
    """A challenge before which cards may still be equipped."""
    waiting = decision_of(table)
    return waiting.challenge() if isinstance(waiting, BeforeChallenge) else None


def in_fight(table: SeaTable) -> bool:
    """Whether enemies are fought, or about to be revealed."""
    return table.combat is not None or isinstance(decision_of(table), BeforeCombat)


@rule("SG-COMBAT-001", "SG-COMBAT-060", "SG-COMBAT-066", "SG-DEFEAT-001")
def end_fight(table: SeaTable, outcome: str) -> None:
    """The fight is won, and the story goes on; or the crew is beaten. There is no fleeing."""
    if outcome == LOST:
        cut_short(table, "crew")
        return
    if table.combat is None:
        table.agenda.pop()
        table.tell("victory")
        return
    while not isinstance(item := table.agenda.pop(), Victory):
        if isinstance(item, EndAttack):
            EndTest().unwound(table)  # the attack is dropped, and the cards drawn for it are discarded
        else:
            item.unwound(table)
    item.run(table)


def can_move(table: SeaTable) -> bool:
    """Whether the ship travels, or a travel action could be taken."""
    if isinstance(decision_of(table), TakeAction | Steer | Sail):
        return True
    return bool(table.tests) and any(isinstance(item, SetDistance) for item in table.agenda)


@rule("SG-TRAVEL-012")
def place_reason(table: SeaTable, region: str) -> Reason | None:
    """A region that was entered, or one as the printed atlas has it."""
    if region in table.pack.regions or PRINTED_REGION.fullmatch(region):
        return None
    return Reason("SG-TRAVEL-012", "no-such-region", (region,))


@rule("SG-TRAVEL-001", "SG-TRAVEL-012", "SG-TURN-006")
def move(table: SeaTable, region: str) -> None:
    """The travel action is over, with every hazard on the way; the ship is in the region."""
    waiting = table.agenda.pop()
    if isinstance(waiting, TakeAction):
        _take_travel_action(table)
    elif not isinstance(waiting, Sail):
        waiting.unwound(table)
        _drop_travel_test(table)
    table.then(TellRest(MOVED))
    if region in table.pack.regions:
        arrive(table, region)
    else:
        table.enter(f'region {{ id = "{region}" }}')
        table.then(ChartArrival(region))


def _take_travel_action(table: SeaTable) -> None:
    """One action of the turn is used up, and the next is asked for if there is one."""
    table.actions -= 1
    if table.actions:
        table.then(TakeAction())
    table.tell("action", "travel")


def _drop_travel_test(table: SeaTable) -> None:
    """Drop the draw for the distance that is in progress; its cards are discarded."""
    while not isinstance(item := table.agenda.pop(), EndTest):
        item.unwound(table)
    item.unwound(table)


SETTLING = TableSettling(
    told=TOLD,
    unbegun=unbegun,
    outcomes=(WON, LOST),
    in_fight=in_fight,
    end_fight=end_fight,
    can_move=can_move,
    place_reason=place_reason,
    move=move,
)
"""What a group at sea may settle on its own table."""
