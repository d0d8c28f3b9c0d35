"""Cards that a choice would draw beyond the hand limit: they would be discarded, so the player is warned."""

from __future__ import annotations

from typing import NamedTuple

from ...effects.op import Program
from ..localizer import Localizer

DRAW = "draw"
"""The effect that draws ability cards."""


class HandOverflow(NamedTuple):
    """The hand limit, and how many cards would exceed it."""

    limit: int
    cards: int
    """How many cards are too many; 0 if none."""


NO_OVERFLOW = HandOverflow(0, 0)
"""The overflow of a choice that draws nothing."""


def cards_drawn(program: Program) -> int:
    """The cards that effects certainly draw into a hand."""
    return sum(int(op.args[0]) for op in program if op.name == DRAW)


def overflow(held: int, drawn: int, limit: int) -> HandOverflow:
    """The overflow of a hand of ``held`` cards after ``drawn`` more."""
    return HandOverflow(limit, max(0, held + drawn - limit)) if drawn else NO_OVERFLOW


def overflow_words(localizer: Localizer, over: HandOverflow) -> str:
    """The warning; empty if no card is lost."""
    return localizer.say("detail_hand-over", limit=over.limit, count=over.cards) if over.cards else ""
