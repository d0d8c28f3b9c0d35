"""The question, of both games."""

from __future__ import annotations

from typing import TypeVar

from ...party.table.table import PartyTable
from ..audience import Audience
from ..scene.asks import Asks
from .teller import Teller

T = TypeVar("T", bound=PartyTable)
READS: tuple[str, ...] = ()
"""The fields of the table that it hangs on."""


def asks(teller: Teller[T], table: T, audience: Audience) -> Asks:
    """The question."""
    raise NotImplementedError
