"""The first page of a campaign: the opening of its pack, and the aim."""

from __future__ import annotations

from typing import TypeVar

from ...party.table.table import PartyTable
from ..audience import Audience
from ..phrases import flowing
from ..scene.prologue import Prologue
from ..scene.text import RichText
from .presenter import Presenter

T = TypeVar("T", bound=PartyTable)
READS = ("turn",)
"""Nothing of a table changes it; a section has to name a field, or it depends on all of them."""


def prologue(presenter: Presenter[T], table: T, audience: Audience) -> Prologue:
    """What is read before the first turn, and again whenever somebody wants to."""
    localizer, pack = presenter.localizer, table.pack
    return Prologue(
        localizer.name(pack.name), opening_blocks(presenter, table), localizer.prose(flowing(localizer.name(pack.aim)))
    )


def opening_blocks(presenter: Presenter[T], table: T) -> tuple[RichText, ...]:
    """The blocks of the opening."""
    localizer = presenter.localizer
    blocks = localizer.name(table.pack.opening).split("\n\n")
    return tuple(localizer.prose(flowing(block)) for block in blocks if block.strip())
