"""Events (SG-EVENT): a card each turn, what it does, what cancels it, ongoing cards and turn-end effects."""

from __future__ import annotations

from typing import ClassVar

from ...kernel.choices import Choice
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.explore import EndStory, Read
from ...party.chapters.told import ToldPage
from ...party.effects.program import Do
from ...party.table.decisions import go_on
from ...party.table.table import because
from ..acts.uses import special_uses
from ..table.cards import TOLD
from ..table.decisions import SeaDecision, SeaStep
from ..table.table import SeaTable
from ..table.words import FINALE, PASSES
from .event_deck import TopEvent, deck_size, events_elsewhere, take_event, top_events
from .explore import pay_cost
from .supply import can_pay


@rule("SG-EVENT-001", "SG-EVENT-014", "SG-EVENT-015", "SG-EVENT-016", "SG-EVENT-017", "SG-EVENT-018", "SG-EVENT-019")
@step
class EventPhase(SeaStep):
    """Draw and resolve the top event; after the last card the next event phase reads the story instead."""

    phase = "ship-action"

    def run(self, table: SeaTable) -> None:
        """Draw, or read paragraph 1, 1.2 or F1."""
        if deck_size(table):
            table.then(DrawEvent() if table.own_box() is None else NameEvent())
        elif PASSES[table.event_pass] == FINALE:
            begin_finale(table)
        else:
            table.then(Read(PASSES[table.event_pass]), EndStory())


@rule("SG-EVENT-018", "SG-EVENT-019")
def begin_finale(table: SeaTable) -> None:
    """After the third pass the finale takes over: no actions follow it."""
    table.finale = True
    table.exploring = True
    table.visit = []
    del table.agenda[1:]
    table.tell("finale")
    table.then(Read(FINALE), EndStory())


@rule("SG-SETUP-012", "SG-EVENT-001")
@step
class DrawEvent(TopEvent):
    """The top event is drawn and resolved."""

    phase = "event"

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The card is read; a card may cancel it before it is carried out."""
        _, card = choice
        begin_event(table, card, ResolveEvent())


@rule("SG-EVENT-001", "SG-EVENT-003")
@step
class NameEvent(SeaDecision):
    """With a printed box the group draws the card itself, says which it is, and reads out what it says."""

    any_time = False
    phase = "event"
    scene = "question"

    def options(self, table: SeaTable) -> list[Choice]:
        """Every unused event of the kind that lies on top."""
        return top_events(table)

    def accepts(self, table: SeaTable, choice: Choice) -> bool:
        """Another event: the real deck was laid otherwise, or an event was named wrongly before."""
        match choice:
            case ("event", card):
                return card in events_elsewhere(table)
        return False

    def refuses(self, table: SeaTable, choice: Choice) -> Reason | None:
        """An event that stays in play, or that does not exist."""
        return because(table, "not-to-be-drawn") if choice[0] == "event" else None

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The card is told line by line; a card may cancel it before."""
        _, card = choice
        begin_event(table, card, TellEvent())


@rule("SG-EVENT-003")
@step
class TellEvent(SeaStep):
    """What an event of the printed box says is told like a page."""

    phase = "event"

    def run(self, table: SeaTable) -> None:
        """Nothing is told of an event that was cancelled."""
        if table.event:
            table.open_page(f"event-{table.event}")
            table.then(ToldPage(f"event-{table.event}"))


def begin_event(table: SeaTable, card: str, resolving: SeaStep) -> None:
    """An event was drawn and is read; a card may cancel it before it is carried out."""
    take_event(table, card)
    table.event = card
    table.tell("event", card)
    steps: list[SeaStep | SeaDecision] = [resolving, EndEvent()]
    if special_uses(table, "event"):
        steps.insert(0, MayCancel())
    table.then(*steps)


@rule("SG-ERRATA-004")
@step
class MayCancel(SeaDecision):
    """Cards that cancel an event are used when it has been read."""

    window: ClassVar[str] = "event"
    lapses = True
    scene = "event"

    def options(self, table: SeaTable) -> list[Choice]:
        """Go on; a cancelled event cannot be cancelled twice."""
        return go_on() if table.event else []

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """Nothing more: whoever goes on lets the event happen."""


@rule("SG-EVENT-003", "SG-EVENT-004", "SG-EVENT-005", "SG-EVENT-006", "SG-EVENT-013")
@step
class ResolveEvent(SeaStep):
    """An event is compulsory; one marked ongoing stays in play until its text lets it go."""

    phase = "event"

    def run(self, table: SeaTable) -> None:
        """Run the event's program, then offer its choices; nothing if it was cancelled."""
        if not table.event:
            return
        event = table.pack.events[table.event]
        if event.ongoing:
            table.ongoing.append(event.id)
        if event.choices:
            table.then(ChooseEvent(event.id))
        table.then(Do(event.id, seat=table.captain))


@rule("SG-EVENT-002", "SG-EVENT-008", "SG-EVENT-022", "SG-EVENT-024")
@step
class ChooseEvent(SeaDecision):
    """The active player picks exactly one option that can be paid; if none can, the card has no effect."""

    event: str
    lapses = True
    phase = "event"
    always_asked = True
    scene = "event-choice"

    def options(self, table: SeaTable) -> list[Choice]:
        """The options that can be paid."""
        choices = table.pack.events[self.event].choices
        return [("choose", choice.letter) for choice in choices if can_pay(table, choice.cost)]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """Pay, and let it happen."""
        _, letter = choice
        picked = next(item for item in table.pack.events[self.event].choices if item.letter == letter)
        table.tell("chose", self.event, picked.letter)
        table.then(Do(f"{self.event}:{picked.letter}", seat=table.captain))
        pay_cost(table, picked.cost)

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """Options that cannot be paid."""
        return [
            (("choose", choice.letter), Reason("SG-EVENT-008", "cannot-pay-cost", (choice.letter,)))
            for choice in table.pack.events[self.event].choices
            if not can_pay(table, choice.cost)
        ]


@rule("SG-EVENT-007")
@step
class EndEvent(SeaStep):
    """A resolved event that is not ongoing goes to the event discard and is not used again."""

    phase = "event"

    def run(self, table: SeaTable) -> None:
        """Discard the event, unless it is ongoing or was discarded already."""
        if table.event and table.event not in table.ongoing and table.event not in table.event_discard:
            table.event_discard.append(table.event)
        table.event = ""


@rule("SG-ERRATA-004", "SG-ERRATA-005")
def cancel_event(table: SeaTable) -> None:
    """A cancelled event has no effect and is discarded, an ongoing one too."""
    if table.event:
        table.event_discard.append(table.event)
        table.tell("event-cancelled", table.event)
        table.event = ""


@rule("SG-EVENT-004", "SG-EVENT-011")
def discard_event(table: SeaTable, event: str) -> None:
    """An ongoing event leaves play."""
    if event in table.ongoing:
        table.ongoing.remove(event)
        table.event_discard.append(event)
        table.tell("event-ended", event)


@rule("SG-EVENT-023")
def leave_at_port(table: SeaTable) -> None:
    """Ongoing events that end with a port visit leave play."""
    for event in [event for event in table.ongoing if table.pack.events[event].leaves == "port"]:
        discard_event(table, event)


@rule("SG-EVENT-005", "SG-EVENT-009", "SG-TURN-010")
@step
class TurnEnd(SeaStep):
    """Turn-end effects of ongoing events happen in the order drawn, before the captain token passes."""

    events: tuple[str, ...]
    """The events whose turn-end effects are still to come."""
    phase = "turn-end"

    def run(self, table: SeaTable) -> None:
        """One card after the other; the active player may try to clear it."""
        if not self.events:
            return
        event, rest = self.events[0], self.events[1:]
        table.then(TurnEnd(rest))
        if event not in table.ongoing:
            return
        card = table.pack.events[event]
        if card.attempt_at == TOLD:
            table.open_page(f"event-{event}")
            table.then(ToldPage(f"event-{event}"))
        if card.attempt_at == "turn-end":
            table.then(MayAttempt(event))
        if card.turn_end:
            table.then(Do(f"{event}:turn-end", seat=table.captain))


@rule("SG-EVENT-010", "SG-TURN-010")
@step
class MayAttempt(SeaDecision):
    """The active player may make one attempt to clear an ongoing event at the end of the turn."""

    event: str
    lapses = True
    phase = "turn-end"
    scene = "party-and-goods"

    def options(self, table: SeaTable) -> list[Choice]:
        """Try, or let it be."""
        return [("attempt", self.event), ("decline", self.event)] if self.event in table.ongoing else []

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """Run the program of the attempt, or nothing."""
        if choice[0] == "attempt":
            table.then(Do(f"{self.event}:attempt", seat=table.captain))
