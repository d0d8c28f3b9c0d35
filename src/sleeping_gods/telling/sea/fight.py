"""The fight under way, of the sea."""

from __future__ import annotations

from ...sea.table.table import SeaTable
from ..audience import Audience
from ..party.teller import Teller
from ..scene.fight import Fight

READS: tuple[str, ...] = ()
"""The fields of the table that it hangs on."""


def fight(teller: Teller[SeaTable], table: SeaTable, audience: Audience) -> Fight | None:
    """The fight under way."""
    raise NotImplementedError
