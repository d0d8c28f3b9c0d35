"""A board or card of a printed box with figures of ours, as its owner is asked about it."""

from __future__ import annotations

from dataclasses import dataclass

from .repair_field import RepairField
from .text import RichText


@dataclass(frozen=True, slots=True)
class PrintedBoard:
    """The figures of one board that nobody has confirmed yet."""

    id: str
    title: str
    first: bool
    """Whether it is laid out before the first turn."""
    says: tuple[RichText, ...]
    """What the board or card says here, a line each, to be compared with the printed one."""
    figures: tuple[RepairField, ...]
    """Each as it stands; ``act`` is ``set`` and the figure's words."""
