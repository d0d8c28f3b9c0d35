"""The event deck (SG-EVENT, SG-DEFEAT): its three kinds, what is drawn from it, and what is discarded unresolved."""

from __future__ import annotations

from collections.abc import Collection

from ...kernel.choices import Choice
from ...kernel.rules import rule
from ...kernel.steps import step
from ..table.decisions import SeaChance, SeaStep
from ..table.table import SeaTable
from ..table.words import EVENT_KINDS, PASSES

PER_KIND = 6
"""Events of each kind in a new deck."""


def deck_size(table: SeaTable) -> int:
    """Cards left in the event deck."""
    return sum(table.event_left)


def top_kind(table: SeaTable) -> int:
    """The kind of the top card: mild, then perilous, then deadly."""
    return next(kind for kind, left in enumerate(table.event_left) if left)


def top_events(table: SeaTable) -> list[Choice]:
    """A choice for every unused event of the kind that lies on top."""
    return [("event", card) for card in table.events[EVENT_KINDS[top_kind(table)]]]


def take_event(table: SeaTable, card: str) -> None:
    """An event leaves the deck and counts as used.

    One that was drawn from a real deck may be of another kind, or count as used: then it was named wrongly before, and
    an unused one of its kind stands for it among the discards.
    """
    kind = EVENT_KINDS.index(table.pack.events[card].kind)
    unused = table.events[EVENT_KINDS[kind]]
    if card in unused:
        unused.remove(card)
    elif unused:
        table.event_discard[table.event_discard.index(card)] = unused.pop(0)
    else:
        table.event_discard.remove(card)
    table.event_left[kind if table.event_left[kind] else top_kind(table)] -= 1


def events_elsewhere(table: SeaTable) -> list[str]:
    """The events that may have been drawn from a real deck though another kind lies on top, or they count as used."""
    top = EVENT_KINDS[top_kind(table)]
    return [*(card for kind in EVENT_KINDS if kind != top for card in table.events[kind]), *table.event_discard]


@rule("SG-EVENT-021", "SG-DEFEAT-010", "SG-SETUP-012", "SG-SETUP-013", "SG-EVENT-014")
def new_event_deck(table: SeaTable) -> None:
    """A new deck of 6 mild, 6 perilous and 6 deadly events not used yet; a debt is discarded from its top."""
    table.event_pass = min(table.event_pass + 1, len(PASSES))
    table.event_left = [min(PER_KIND, len(table.events[kind])) for kind in EVENT_KINDS]
    table.tell("new-event-deck", table.event_pass)
    debt, table.event_debt = table.event_debt, 0
    if debt:
        table.then(DiscardEvents(debt))


@rule(
    "SG-DEFEAT-003", "SG-DEFEAT-008", "SG-DEFEAT-009", "SG-DEFEAT-010", "SG-DEFEAT-011", "SG-DEFEAT-012",
    "SG-DEFEAT-013",
)  # fmt: skip
@step
class DiscardEvents(SeaStep):
    """Events are discarded unresolved; what the deck lacks is owed by the next one, unless none follows."""

    left: int
    """Events that are still to be discarded."""

    def run(self, table: SeaTable) -> None:
        """One after the other, then note the debt."""
        if not self.left:
            return
        if deck_size(table):
            table.then(LoseEvent(), DiscardEvents(self.left - 1))
        elif table.event_pass < len(PASSES):
            table.event_debt += self.left


class TopEvent(SeaChance):
    """The top event is one of the unused events of the kind that lies on top."""

    def every_card(self, table: SeaTable) -> Collection[str]:
        """All events of the pack."""
        return table.pack.events

    def miscounted(self, table: SeaTable) -> list[str]:
        """Events of other kinds than the top one, and used ones."""
        return events_elsewhere(table)

    def options(self, table: SeaTable) -> list[Choice]:
        """Every unused event of that kind, each equally likely."""
        return top_events(table)


@step
class LoseEvent(TopEvent):
    """The top event is discarded without effect."""

    def together(self, table: SeaTable) -> int:
        """This event, and those that the step beneath it discards next."""
        beneath = table.agenda[-2]
        return min(1 + beneath.left, deck_size(table)) if isinstance(beneath, DiscardEvents) else 1

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The event leaves the deck and counts as used."""
        _, card = choice
        take_event(table, card)
        table.event_discard.append(card)
        table.tell("event-lost", card)
