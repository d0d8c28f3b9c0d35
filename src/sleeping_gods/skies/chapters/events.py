"""Events (DS-EVNT): one is drawn each turn; some stay in play, threaten, and can be completed."""

from __future__ import annotations

from collections.abc import Collection

from ...kernel.choices import Choice
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.explore import is_met
from ...party.chapters.told import ToldPage
from ...party.effects.program import Do
from ..table.cards import Pack
from ..table.decisions import SkiesChance, SkiesStep
from ..table.table import SkiesTable
from .camp_row import open_between_actions
from .peril import check_defeat

LEFT_OUT = {"easy": 0, "normal": 8, "hard": 14}
"""Level 1 events that are left out of the deck."""


@rule("DS-EVNT-017", "DS-DIFF-006", "DS-DIFF-008")
def build_deck(pack: Pack, level: str) -> tuple[list[list[str]], list[int]]:
    """Level 1 on level 2 and so on, each shuffled apart; some of level 1 are left out, at random."""
    levels = sorted({event.level for event in pack.events.values()})
    bags = [sorted(event.id for event in pack.events.values() if event.level == number) for number in levels]
    left = [len(bag) for bag in bags]
    left[0] -= min(LEFT_OUT[level], left[0])
    return bags, left


def deck_size(table: SkiesTable) -> int:
    """Cards left in the event deck."""
    return sum(table.event_left)


@rule("DS-EVNT-001", "DS-EVNT-002", "DS-EVNT-016", "DS-TURN-002", "DS-PREV-010")
@step
class EventPhase(SkiesStep):
    """Step 2: the top event is drawn and resolved before anything else; an empty deck is made of the discards."""

    anchor = True

    def run(self, table: SkiesTable) -> None:
        """Draw, unless every event is in play."""
        table.phase = "event"
        if not deck_size(table) and table.event_discard:
            table.event_deck = [sorted(table.event_discard)]
            table.event_left = [len(table.event_discard)]
            table.event_discard = []
            table.tell("reshuffled", "event")
        if deck_size(table):
            table.then(DrawEvent() if table.own_box() is None else TellEvent(), EndEvent())


@rule("DS-EVNT-001", "DS-EVNT-011", "DS-EVNT-012")
@step
class DrawEvent(SkiesChance):
    """The top event card."""

    def every_card(self, table: SkiesTable) -> Collection[str]:
        """All events of the pack."""
        return table.pack.events

    def miscounted(self, table: SkiesTable) -> list[str]:
        """Events of other levels, discarded ones, and those in the box."""
        return [card for pile in _piles_beside(table) for card in pile]

    def options(self, table: SkiesTable) -> list[Choice]:
        """Every card of the bag on top, each equally likely."""
        return [("event", card) for card in table.event_deck[top_bag(table)]]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """It is read aloud and resolved."""
        _, card = choice
        take_event(table, card)
        table.then(Do(table.event, seat=table.captain))


@rule("DS-EVNT-001")
@step
class TellEvent(SkiesStep):
    """With a printed box the group draws the card itself, of the level that is on top, and reads out what it says."""

    def run(self, table: SkiesTable) -> None:
        """Which card it is the table need not know: any of the level stands for it."""
        take_event(table, table.event_deck[top_bag(table)][0])
        page = f"event-{table.turn}"
        table.open_page(page)
        table.then(ToldPage(page))


def take_event(table: SkiesTable, card: str) -> None:
    """An event leaves the deck; what is left in its bag after the last card goes to the box.

    One that was drawn from a real deck though it lay elsewhere changes places with a card of the bag on top.
    """
    bag = top_bag(table)
    if card in table.event_deck[bag]:
        table.event_deck[bag].remove(card)
    else:
        pile = next(pile for pile in _piles_beside(table) if card in pile)
        pile[pile.index(card)] = table.event_deck[bag].pop(0)
    table.event_left[bag] -= 1
    if not table.event_left[bag]:
        table.event_box += table.event_deck[bag]
        table.event_deck[bag] = []
    table.event = card
    table.tell("event", card)


def _piles_beside(table: SkiesTable) -> list[list[str]]:
    """Where events lie that are neither on top of the deck nor in play."""
    top = top_bag(table)
    return [*(pile for bag, pile in enumerate(table.event_deck) if bag != top), table.event_discard, table.event_box]


def top_bag(table: SkiesTable) -> int:
    """The first bag from which a card is still to be drawn."""
    return next(bag for bag, left in enumerate(table.event_left) if left)


@rule("DS-EVNT-003", "DS-EVNT-004")
@step
class EndEvent(SkiesStep):
    """The event is discarded, or stays in play face up if it says so."""

    anchor = True

    def run(self, table: SkiesTable) -> None:
        """Keep it in play or discard it, then check for defeat."""
        event, table.event = table.event, ""
        if event and table.pack.events[event].stays:
            table.active[event] = table.active.get(event, 0)
            table.tell("event-stays", event)
        elif event:
            table.event_discard.append(event)
        check_defeat(table)


@rule("DS-EVNT-010", "DS-COMP-009")
def add_threat(table: SkiesTable, event: str, amount: int) -> None:
    """Threat lies on an event in play, or on one that is about to stay."""
    if event in table.active or (event == table.event and table.pack.events[event].stays):
        table.active[event] = table.active.get(event, 0) + amount
        table.tell("threat", event, table.active[event])


@rule("DS-EVNT-008")
def discard_event(table: SkiesTable, event: str) -> None:
    """The event and its threat leave play; one that has just been drawn does not come to stay."""
    if event not in table.active and event != table.event:
        return
    table.active.pop(event, None)
    if event == table.event:
        table.event = ""
    table.event_discard.append(event)
    table.tell("event-done", event)


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
    if table.phase not in ("draw", "event", "actions", "end"):
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
