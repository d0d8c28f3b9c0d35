"""Everything that can be answered, of both games."""

from __future__ import annotations

from typing import TypeVar

from ...party.table.table import PartyTable
from ..audience import Audience
from ..scene.menu import Menu
from .teller import Teller

T = TypeVar("T", bound=PartyTable)
READS: tuple[str, ...] = ()
"""The fields of the table that it hangs on."""


def menu(teller: Teller[T], table: T, audience: Audience) -> Menu:
    """Everything that can be answered."""
    raise NotImplementedError
