"""Lint check of enemies that differ only in their names."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from ...kernel.errors import Finding
from ...sea.table.cards import Enemy as SeaEnemy
from ...skies.table.cards import Enemy as SkiesEnemy
from ..dataflow.programs import site_of
from ..project import AnyPack, Project
from .check import Check
from .finding_place import finding_at, own_records


def check_same_enemies(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports enemies with the same figures and grid."""
    first: dict[Hashable, SeaEnemy | SkiesEnemy] = {}
    for record in own_records(project, "enemy"):
        enemy = pack.enemies.get(record.key())
        if enemy is None:
            continue
        known = first.setdefault(_figures(enemy), enemy)
        if known is not enemy:
            yield finding_at(site_of(record), "twin-enemy", f"has the figures and the grid of {known.id}")


def _figures(enemy: SeaEnemy | SkiesEnemy) -> Hashable:
    """All that an enemy's card prints besides its name."""
    if isinstance(enemy, SeaEnemy):
        return enemy.level, enemy.defense, enemy.attack, enemy.rows, enemy.squares
    return enemy.level, enemy.kind, enemy.attack, enemy.columns, enemy.squares


SAME_ENEMIES = (Check(("twin-enemy",), check_same_enemies),)
