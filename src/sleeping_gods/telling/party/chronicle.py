"""What happened, of both games."""

from __future__ import annotations

from typing import TypeVar

from ...party.table.table import PartyTable
from ..audience import Audience
from ..scene.log import LogLine
from .teller import Teller

T = TypeVar("T", bound=PartyTable)
READS: tuple[str, ...] = ()
"""The fields of the table that it hangs on."""


def log(teller: Teller[T], table: T, audience: Audience) -> tuple[LogLine, ...]:
    """What happened."""
    raise NotImplementedError
