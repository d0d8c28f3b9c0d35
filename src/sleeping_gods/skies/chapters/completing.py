"""Completing events (DS-EVNT): what those in play ask for, by choice or by moving the plane."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.explore import is_met
from ...party.effects.program import Do
from ..table.decisions import SkiesStep
from ..table.table import SkiesTable
from .camp_row import open_between_actions
from .events import discard_event

PHASES = ("draw", "event", "actions", "end")
"""The phases of a turn in which events can be completed."""


@rule("DS-EVNT-007", "DS-EVNT-015")
def complete_reason(table: SkiesTable, event: str) -> Reason | None:
    """Why an event in play cannot be completed now."""
    card = table.pack.events[event]
    if event not in table.active or event == table.event:
        return Reason("DS-EVNT-007", "not-in-play", (event,))
    if card.completes_on or not card.completing:
        return Reason("DS-EVNT-007", "not-by-choice", (event,))
    if table.combat is not None or table.tests:
        return Reason("DS-EVNT-015", "not-now")
    if table.phase not in PHASES:
        return Reason("DS-EVNT-007", "not-now")
    if any(isinstance(item, Completed) for item in table.agenda):
        return Reason("DS-EVNT-015", "one-at-a-time")
    if card.completing_if is not None and not is_met(table, card.completing_if, event):
        return Reason("DS-EVNT-007", "not-met", (event,))
    return None


def completions(table: SkiesTable) -> list[Choice]:
    """The events that the active player may complete."""
    if table.combat is not None or table.tests:
        return []
    events = table.pack.events
    chosen = [event for event in table.active if events[event].completing and not events[event].completes_on]
    return [("complete", event) for event in chosen if complete_reason(table, event) is None]


@rule("DS-EVNT-007", "DS-EVNT-014", "DS-EVNT-015")
def complete(table: SkiesTable, choice: Choice) -> None:
    """What it asks for is done; it is completed and its reward gained even if that fails."""
    _, event = choice
    meeting = table.encounter
    done = Completed(event, table.obstacle, meeting.acting if meeting is not None else ())
    table.obstacle = ""
    if meeting is not None:
        meeting.acting = ()
    table.tell("completing", event)
    table.then(Do(f"{event}:complete", seat=table.captain), done)


@rule("DS-EVNT-008", "DS-EVNT-014", "DS-EVNT-015")
@step
class Completed(SkiesStep):
    """A completed event is discarded, and what it came between goes on."""

    event: str
    obstacle: str = ""
    """The obstacle that was being met."""
    acting: tuple[str, ...] = ()
    """Who was taking an action of a wandering encounter."""

    def run(self, table: SkiesTable) -> None:
        """Discard the event, and bring back what it came between."""
        discard_event(table, self.event)
        table.obstacle = self.obstacle
        if table.encounter is not None:
            table.encounter.acting = self.acting
        open_between_actions(table)

    def unwound(self, table: SkiesTable) -> None:
        """Whoever is beaten by the attempt has completed it as well."""
        discard_event(table, self.event)


@rule("DS-EVNT-013")
def plane_moved(table: SkiesTable) -> None:
    """Events that are completed by moving the plane are completed now, unless they are being completed already."""
    under_way = [item.event for item in table.agenda if isinstance(item, Completed)]
    for event in table.active:
        card = table.pack.events[event]
        if card.completes_on != "plane-moved" or event == table.event or event in under_way:
            continue
        if card.completing_if is None or is_met(table, card.completing_if, event):
            complete(table, ("complete", event))
