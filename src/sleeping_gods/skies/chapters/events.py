"""Events (DS-EVNT): one is drawn each turn; some stay in play and threaten."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from ...kernel.choices import Choice
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.told import ToldPage
from ...party.effects.program import Do
from ..table.cards import Pack
from ..table.decisions import SkiesChance, SkiesStep
from ..table.table import SkiesTable
from .peril import check_defeat

LEFT_OUT = {"easy": 0, "normal": 8, "hard": 14}
"""Level 1 events that are left out of the deck."""


class EventDeck(NamedTuple):
    """The event deck as bags, the one on top first."""

    bags: list[list[str]]
    """The events of each bag; their order in the deck is not known."""
    left: list[int]
    """How many cards of each bag are in the deck."""


@rule("DS-EVNT-017", "DS-DIFF-006", "DS-DIFF-008")
def build_deck(pack: Pack, level: str) -> EventDeck:
    """Level 1 on level 2 and so on, each shuffled apart; some of level 1 are left out, at random."""
    levels = sorted({event.level for event in pack.events.values()})
    bags = [sorted(event.id for event in pack.events.values() if event.level == number) for number in levels]
    left = [len(bag) for bag in bags]
    left[0] -= min(LEFT_OUT[level], left[0])
    return EventDeck(bags, left)


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
