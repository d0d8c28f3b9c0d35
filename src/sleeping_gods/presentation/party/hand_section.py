"""Hands: one's own, the number of others' cards, and open hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...party.table.table import PartyTable
from ..audience import Audience
from ..localizer import Localizer
from ..scene.cards import Hand


def hands_of(
    localizer: Localizer,
    table: PartyTable,
    kind: str,
    title: str,
    hands: Sequence[Sequence[str]],
    audience: Audience | None = None,
) -> Iterator[Hand]:
    """The hands of one kind by seat; without an audience they are open."""
    several = table.seat_count() > 1
    for seat, hand in enumerate(hands):
        whose = localizer.say("hand_of", title=title, who=table.names[seat]) if several else title
        seen = audience is None or audience.sees(seat)
        yield Hand(
            seat=seat,
            player=table.names[seat],
            title=whose,
            kind=kind,
            count=len(hand),
            cards=tuple(hand) if seen else None,
        )
