"""Attacks laid out in rows and columns: who with which weapon, against whom."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.choices import Choice
from ...sea.chapters.crew import health_left, max_health, weapon_named
from ...sea.table.table import SeaTable
from ..grid import GridLayout
from ..localizer import Localizer
from .enemies import enemy_name
from .names import figures_now, is_tired, short_name


def attack_grids(localizer: Localizer, table: SeaTable, choices: Sequence[Choice]) -> list[GridLayout]:
    """A row for each crew member and weapon, a column for each enemy; empty if there is no attack to choose."""
    attacks = [choice for choice in choices if choice[0] == "attack"]
    if not attacks or table.combat is None:
        return []
    enemies = [foe.id for foe in table.combat.foes]
    targets_of: dict[tuple[str, str], dict[str, Choice]] = {}
    for choice in attacks:
        targets_of.setdefault((choice[3], choice[5]), {})[choice[1]] = choice
    rows = tuple(
        (_title(localizer, table, crew, weapon), tuple(targets.get(enemy) for enemy in enemies))
        for (crew, weapon), targets in targets_of.items()
    )
    columns = tuple(enemy_name(localizer, table, enemy) for enemy in enemies)
    return [GridLayout(localizer.say("attack_corner"), columns, rows)]


def _title(localizer: Localizer, table: SeaTable, crew: str, weapon: str) -> str:
    figures = weapon_named(table, crew, weapon)
    accuracy, damage, block = figures_now(table, crew, figures)
    return localizer.say(
        "attack_row",
        who=short_name(localizer, table.pack, crew),
        health=f"{health_left(table, crew)}/{max_health(table, crew)}",
        weapon=localizer.name(figures.name),
        accuracy=f"{accuracy:+d}",
        damage=damage,
        tired=is_tired(table, crew),
        block=block,
    )
