"""Cards that a choice would draw beyond the limit of a hand: they are discarded, so it is told beforehand."""

from __future__ import annotations

from typing import NamedTuple

from ...effects.op import Program
from ..localizer import Localizer

DRAW = "draw"


class HandOverflow(NamedTuple):
    """The limit of a hand, and how many cards would lie beyond it; none where nothing is drawn."""

    limit: int
    cards: int


NO_OVERFLOW = HandOverflow(0, 0)


def cards_drawn(program: Program) -> int:
    """The cards that effects draw into a hand for certain."""
    return sum(int(op.args[0]) for op in program if op.name == DRAW)


def overflow(held: int, drawn: int, limit: int) -> HandOverflow:
    """What a hand of so many cards would have too many after so many are drawn."""
    return HandOverflow(limit, max(0, held + drawn - limit)) if drawn else NO_OVERFLOW


def overflow_words(localizer: Localizer, over: HandOverflow) -> str:
    """The same in words; empty where no card is lost."""
    return localizer.say("detail_hand-over", limit=over.limit, count=over.cards) if over.cards else ""
