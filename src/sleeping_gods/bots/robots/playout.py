"""One playout: what is hidden is dealt anew, a choice is taken, and a reader plays on until the next action begins."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

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
from ..story.unread_worth import UNREAD
from ..story.weights import FLYING_SEAT, SEAT
from .interface import Manner
from .manners import in_manner

LONGEST = 160
"""Decisions after which a playout is valued as it stands."""


@dataclass(frozen=True, slots=True)
class Playouts:
    """Plays a view on: who plays, and what is known."""

    table: PartyTable
    seats: Collection[int]
    """The seats whose hands are known."""
    pages_read: frozenset[str]
    worths: dict[Fact, float]
    player: Callable[[], Player]
    """Makes the player that makes all choices after the first, for every seat."""
    manner: Manner = Manner.STEADY

    def value(self, choices: Sequence[Choice], luck: Luck, late: Callable[[], bool]) -> float | None:
        """What the table is worth after these choices and what follows; None if it gets too late."""
        table = self.table.clone()
        deal_hidden(table, self.seats, luck)
        player, promised = self.player(), 0.0
        for choice in choices:
            apply(table, choice)
            promised += self._unread(table)
        for _ in range(LONGEST):
            if not table.agenda:
                break
            decision = waiting_decision(table)
            if decision.who(table) == CHANCE:
                choice = luck.pick(table.offered)
            elif decision.begins:
                break
            elif late():
                return None
            else:
                choice = player.pick(table, luck)
            apply(table, choice)
            promised += self._unread(table)
        return promised + worth_of(table, self.worths, self.manner)

    def _unread(self, table: PartyTable) -> float:
        """What unread pages are worth that were just opened: here they are empty."""
        return sum(
            UNREAD.choice
            for log_event in table.log_events
            if log_event[0] == "paragraph" and str(log_event[1]) not in self.pages_read
        )


def worth_of(table: PartyTable, worths: dict[Fact, float], manner: Manner = Manner.STEADY) -> float:
    """What a table is worth to whoever goes on from it."""
    if isinstance(table, SeaTable):
        return worth_at_sea(table, in_manner(SEAT, manner), worths)
    if isinstance(table, SkiesTable):
        return worth_in_the_skies(table, in_manner(FLYING_SEAT, manner), worths)
    raise Bug(f"expected a table of the sea or the skies, got {type(table).__name__}")


def deal_hidden(table: PartyTable, seats: Collection[int], luck: Luck) -> None:
    """Deal the hands that nobody here knows: any of the cards that they may hold."""
    if all(seat in seats for seat in range(len(table.hands))):
        return
    unseen = table.deck + [card for seat, hand in enumerate(table.hands) if seat not in seats for card in hand]
    for seat, hand in enumerate(table.hands):
        if seat not in seats:
            hand[:] = [unseen.pop(luck.below(len(unseen))) for _ in hand]
    table.deck[:] = sorted(unseen)
    offer_again(table)
