"""The head of the table, of the skies."""

from __future__ import annotations

from ...skies.table.table import SkiesTable
from ..audience import Audience
from ..party.teller import Teller
from ..scene.headline import Headline

READS: tuple[str, ...] = ()
"""The fields of the table that it hangs on."""


def headline(teller: Teller[SkiesTable], table: SkiesTable, audience: Audience) -> Headline:
    """The head of the table."""
    raise NotImplementedError
