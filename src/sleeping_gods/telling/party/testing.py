"""The test under way, of both games."""

from __future__ import annotations

from typing import TypeVar

from ...party.table.table import PartyTable
from ..audience import Audience
from ..scene.test import Test
from .teller import Teller

T = TypeVar("T", bound=PartyTable)
READS: tuple[str, ...] = ()
"""The fields of the table that it hangs on."""


def test(teller: Teller[T], table: T, audience: Audience) -> Test | None:
    """The test under way."""
    raise NotImplementedError
