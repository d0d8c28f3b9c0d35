"""The page that is being read, of both games."""

from __future__ import annotations

from typing import TypeVar

from ...party.table.table import PartyTable
from ..audience import Audience
from ..scene.page import Page
from .teller import Teller

T = TypeVar("T", bound=PartyTable)
READS: tuple[str, ...] = ()
"""The fields of the table that it hangs on."""


def page(teller: Teller[T], table: T, audience: Audience) -> Page | None:
    """The page that is being read."""
    raise NotImplementedError
