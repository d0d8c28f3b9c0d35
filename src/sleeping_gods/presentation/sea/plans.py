"""The enemies that a planned attack would beat."""

from __future__ import annotations

from ...sea.chapters.foes import is_beaten
from ...sea.table.table import SeaTable
from ..localizer import Localizer
from ..marks import mark_piece
from .enemies import enemy_name


def beaten_enemies(localizer: Localizer, before: SeaTable, after: SeaTable) -> list[str]:
    """The enemies that leave the row, by name."""
    row = after.combat.foes if after.combat is not None else []
    standing = [foe.id for foe in row if not is_beaten(after, foe)]
    return [
        mark_piece(foe.id, enemy_name(localizer, before, foe.id)) for foe in before.fight.foes if foe.id not in standing
    ]
