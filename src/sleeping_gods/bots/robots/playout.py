"""One playout: what is hidden is dealt anew, a choice is taken, and a reader plays on until the next action begins."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ...kernel.choices import CHANCE, Choice
from ...kernel.errors import Bug
from ...kernel.luck import Luck
from ...kernel.play import apply
from ...kernel.table import waiting_decision
from ...party.table.table import PartyTable, offer_again
from ...sea.table.table import SeaTable
from ...skies.table.table import SkiesTable
from ..party.player import Player
from ..sea.state_worth import worth_at_sea
from ..skies.state_worth import worth_in_the_skies
from ..story.story_facts import Fact
from ..story.unread_worth import UNREAD, UnreadWorth
from ..story.weights import FLYING_SEAT, SEAT
from .holdings import Holdings, holdings_of
from .interface import Manner
from .manners import in_manner

MAX_DECISIONS = 160
"""Decisions after which a playout is valued as it stands."""


class PlayoutEnd(NamedTuple):
    """What came of a playout."""

    worth: float
    """What the table is worth then, in coins."""
    held: Holdings
    """What the party has then."""


@dataclass(frozen=True, slots=True)
class Playouts:
    """Plays copies of a seat's view of a table to the end of the action in progress, and values what comes of them."""

    table: PartyTable
    seats: Collection[int]
    """The seats whose hands are known."""
    pages_read: frozenset[str]
    worths: dict[Fact, float]
    new_player: Callable[[], Player]
    """Makes the player that takes all choices after the first, for every seat."""
    manner: Manner = Manner.STEADY
    unread: UnreadWorth = UNREAD

    def value(self, choices: Sequence[Choice], luck: Luck, is_late: Callable[[], bool]) -> PlayoutEnd | None:
        """The value of a playout that begins with these choices; None if the time is up before it ends."""
        table = self.table.clone()
        deal_hidden(table, self.seats, luck)
        player, unread_worth = self.new_player(), 0.0
        for choice in choices:
            apply(table, choice)
            unread_worth += self._unread_worth(table)
        for _ in range(MAX_DECISIONS):
            if not table.agenda:
                break
            decision = waiting_decision(table)
            if decision.who(table) == CHANCE:
                choice = luck.pick(table.offered)
            elif decision.begins:
                break
            elif is_late():
                return None
            else:
                choice = player.pick(table, luck)
            apply(table, choice)
            unread_worth += self._unread_worth(table)
        return PlayoutEnd(unread_worth + worth_of(table, self.worths, self.manner), holdings_of(table))

    def at_once(self, choice: Choice, luck: Luck) -> PlayoutEnd:
        """What comes of a choice, and of the draws that follow, before anything else is decided."""
        table = self.table.clone()
        deal_hidden(table, self.seats, luck)
        apply(table, choice)
        while table.agenda and waiting_decision(table).who(table) == CHANCE:
            apply(table, luck.pick(table.offered))
        return PlayoutEnd(worth_of(table, self.worths, self.manner), holdings_of(table))

    def now(self) -> PlayoutEnd:
        """What there is before any choice."""
        return PlayoutEnd(worth_of(self.table, self.worths, self.manner), holdings_of(self.table))

    def _unread_worth(self, table: PartyTable) -> float:
        """The mean worth of the unread pages that were just opened: their text is unknown, so they are empty here."""
        return sum(
            self.unread.choice
            for log_event in table.log_events
            if log_event[0] == "paragraph" and str(log_event[1]) not in self.pages_read
        )


def worth_of(table: PartyTable, worths: dict[Fact, float], manner: Manner = Manner.STEADY) -> float:
    """What a table is worth to a party that goes on from it, in coins."""
    if isinstance(table, SeaTable):
        return worth_at_sea(table, in_manner(SEAT, manner), worths)
    if isinstance(table, SkiesTable):
        return worth_in_the_skies(table, in_manner(FLYING_SEAT, manner), worths)
    raise Bug(f"expected a table of the sea or the skies, got {type(table).__name__}")


def deal_hidden(table: PartyTable, seats: Collection[int], luck: Luck) -> None:
    """Deal the hands of all other seats anew, from the cards that they may hold; the rest is the deck again."""
    if all(seat in seats for seat in range(len(table.hands))):
        return
    unseen = table.deck + [card for seat, hand in enumerate(table.hands) if seat not in seats for card in hand]
    for seat, hand in enumerate(table.hands):
        if seat not in seats:
            hand[:] = [unseen.pop(luck.below(len(unseen))) for _ in hand]
    table.deck[:] = sorted(unseen)
    offer_again(table)
