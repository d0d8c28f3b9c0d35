"""The prologue section: the opening of the pack, and the aim."""

from __future__ import annotations

from typing import TypeVar

from ...party.table.table import PartyTable
from ...story.printed import Name
from ...story.prologue import opening_of
from ..audience import Audience
from ..phrases import unwrap_lines
from ..scene.plate import ScenePlate
from ..scene.prologue import Prologue
from ..scene.text import RichText
from .near_places import leads_now
from .plates import plate_of
from .presenter import Presenter

T = TypeVar("T", bound=PartyTable)
READS = ("quests", "used_quests", "adventures")
"""A quest of earlier voyages may bring an opening of its own, and a card may end what is said of a place."""


def prologue(presenter: Presenter[T], table: T, audience: Audience) -> Prologue:
    """The prologue, which can be read again at any time."""
    localizer, pack = presenter.localizer, table.pack
    return Prologue(
        title=localizer.name(pack.name),
        blocks=opening_blocks(presenter, table),
        aim=localizer.prose(unwrap_lines(localizer.name(pack.aim))),
        plate=opening_plate(presenter, table),
        leads=tuple(
            (str(lead.place), localizer.prose(unwrap_lines(localizer.name(lead.words)))) for lead in leads_now(table)
        ),
    )


def opening_blocks(presenter: Presenter[T], table: T) -> tuple[RichText, ...]:
    """The blocks of the opening."""
    localizer = presenter.localizer
    blocks = localizer.name(_opening(table)).split("\n\n")
    return tuple(localizer.prose(unwrap_lines(block)) for block in blocks if block.strip())


def opening_plate(presenter: Presenter[T], table: T) -> ScenePlate | None:
    """The plate of the prologue; None where it shows another opening than is told."""
    return plate_of(presenter.localizer, table.pack, "prologue") if tells_usual_opening(table) else None


def tells_usual_opening(table: PartyTable) -> bool:
    """Whether the campaign begins as most do, not as a quest of earlier voyages has it."""
    return _opening(table) == table.pack.opening


def _opening(table: PartyTable) -> Name:
    """The opening of this campaign: a quest that it begins with may bring one of its own."""
    return opening_of(table.pack.opening, table.pack.openings, (*table.quests, *table.used_quests))
