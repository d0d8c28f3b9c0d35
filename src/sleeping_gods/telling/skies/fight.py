"""The fight under way, of the skies."""

from __future__ import annotations

from ...skies.table.table import SkiesTable
from ..audience import Audience
from ..party.teller import Teller
from ..scene.fight import Fight

READS: tuple[str, ...] = ()
"""The fields of the table that it hangs on."""


def fight(teller: Teller[SkiesTable], table: SkiesTable, audience: Audience) -> Fight | None:
    """The fight under way."""
    raise NotImplementedError
