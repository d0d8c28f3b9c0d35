"""The last page, of both games."""

from __future__ import annotations

from typing import TypeVar

from ...party.table.table import PartyTable
from ..audience import Audience
from ..scene.score import Score
from .teller import Teller

T = TypeVar("T", bound=PartyTable)
READS: tuple[str, ...] = ()
"""The fields of the table that it hangs on."""


def score(teller: Teller[T], table: T, audience: Audience) -> Score | None:
    """The last page."""
    raise NotImplementedError
