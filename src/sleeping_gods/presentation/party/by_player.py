"""A number for each player: with the name and a colon, or alone where one person plays."""

from __future__ import annotations

from collections.abc import Iterable

from ...party.table.table import PartyTable
from ..localizer import Localizer
from ..phrases import join


def by_player(localizer: Localizer, table: PartyTable, counts: Iterable[int]) -> str:
    """Such as ``Ada: 2, Ben: 1``; a name may end in a figure itself, so the colon keeps the two apart."""
    if table.seat_count() == 1:
        return join(map(str, counts))
    return join(
        localizer.say("label_text", label=name, text=str(count))
        for name, count in zip(table.names, counts, strict=False)
    )
