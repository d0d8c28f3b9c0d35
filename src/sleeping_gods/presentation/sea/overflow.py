"""The cards that a choice at sea would draw beyond the limit of a hand."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...sea.acts.uses import use_of
from ...sea.chapters.fate import HAND_LIMIT
from ...sea.chapters.ship import PARTS
from ...sea.table.table import SeaTable
from ..party.hand_overflow import NO_OVERFLOW, HandOverflow, cards_drawn, overflow
from ..party.story import offered_arm
from .lettered import event_asking, terms


def overflow_of(table: SeaTable, choice: Choice) -> HandOverflow:
    """The cards that a room, a use, a meal or an event would draw beyond the limit of a hand (SG-ABIL-003)."""
    match choice:
        case ("use", room):
            drawn = table.pack.rooms[room].cards[table.player_count_index()] if "draw" in PARTS.get(room, ()) else 0
        case ("activate", *_) | ("play", _, _):
            use = use_of(table, choice).use
            drawn = cards_drawn(use.program)
            if drawn and use.discard == "hand":
                drawn -= 1  # the card itself leaves the hand
        case ("cook" | "prepare", card, *_):
            drawn = cards_drawn(table.pack.adventures[card].recipe)
        case ("pick", letter):
            drawn = cards_drawn(offered_arm(table, letter))
        case ("choose", _) if event_asking(table):
            read = terms(table, choice)
            drawn = cards_drawn(read.program) if read is not None else 0
        case _:
            return NO_OVERFLOW
    return overflow(len(table.hands[table.actor(choice)]), drawn, HAND_LIMIT) if drawn else NO_OVERFLOW
