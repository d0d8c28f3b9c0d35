"""The prologue section: the opening of the pack, and the aim."""

from __future__ import annotations

from typing import TypeVar

from ...party.table.table import PartyTable
from ..audience import Audience
from ..phrases import unwrap_lines
from ..scene.prologue import Prologue
from ..scene.text import RichText
from .plates import plate_of
from .presenter import Presenter

T = TypeVar("T", bound=PartyTable)
READS = ("turn",)
"""Nothing of a table changes it; a section has to name a field, or it depends on all of them."""


def prologue(presenter: Presenter[T], table: T, audience: Audience) -> Prologue:
    """The prologue, which can be read again at any time."""
    localizer, pack = presenter.localizer, table.pack
    return Prologue(
        localizer.name(pack.name),
        opening_blocks(presenter, table),
        localizer.prose(unwrap_lines(localizer.name(pack.aim))),
        plate_of(localizer, pack, "prologue"),
    )


def opening_blocks(presenter: Presenter[T], table: T) -> tuple[RichText, ...]:
    """The blocks of the opening."""
    localizer = presenter.localizer
    blocks = localizer.name(table.pack.opening).split("\n\n")
    return tuple(localizer.prose(unwrap_lines(block)) for block in blocks if block.strip())
