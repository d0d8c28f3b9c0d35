"""What a choice would lead to, before it is written and counts."""

from __future__ import annotations

from dataclasses import dataclass

from ..kernel.table import Table
from .audience import Played


@dataclass(frozen=True, slots=True)
class Draft:
    """The table that a choice leads to, its entries, and those of their states that are kept."""

    table: Table
    played: list[Played]
    states: list[bytes | None]
