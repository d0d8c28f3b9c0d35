"""The enemies that a planned attack would beat."""

from __future__ import annotations

from ...skies.chapters.foes import is_beaten
from ...skies.table.table import SkiesTable
from ..localizer import Localizer
from ..marks import mark_piece
from .names import enemy_name


def beaten_enemies(localizer: Localizer, before: SkiesTable, after: SkiesTable) -> list[str]:
    """The enemies that leave the row, by name; a boss is one, whatever zones it has."""
    row, boss = after.combat.foes if after.combat is not None else [], before.fight.boss
    standing = [foe.id for foe in row if not is_beaten(after, foe)]
    beaten = [foe.id for foe in before.fight.foes if foe.id not in standing]
    if boss and beaten:
        return [localizer.name(before.bound.bosses[boss].name)]
    return [mark_piece(foe, enemy_name(localizer, before, foe)) for foe in beaten]
