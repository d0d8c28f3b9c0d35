"""Attacks laid out in rows and columns: who with which weapon, against whom."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.choices import Choice
from ...sea.chapters.crew import health_left, max_health, weapon_named
from ...sea.table.table import SeaTable
from ..grid import GridLayout, LayoutRow
from ..localizer import Localizer
from .enemies import enemy_name
from .names import figures_now, is_tired, short_name


def attack_grids(localizer: Localizer, table: SeaTable, choices: Sequence[Choice]) -> list[GridLayout]:
    """The one grid of attacks: a row for each crew member and weapon, a column for each enemy; none if nobody can."""
    attacks = [choice for choice in choices if choice[0] == "attack"]
    if not attacks or table.combat is None:
        return []
    enemies = [foe.id for foe in table.combat.foes]
    targets_of: dict[tuple[str, str], dict[str, Choice]] = {}
    for choice in attacks:
        _, enemy, _, crew, _, weapon = choice
        targets_of.setdefault((crew, weapon), {})[enemy] = choice
    rows = tuple(
        LayoutRow(_row_title(localizer, table, crew, weapon), tuple(targets.get(enemy) for enemy in enemies))
        for (crew, weapon), targets in targets_of.items()
    )
    columns = tuple(enemy_name(localizer, table, enemy) for enemy in enemies)
    return [GridLayout(corner=localizer.say("attack_corner"), columns=columns, rows=rows)]


def _row_title(localizer: Localizer, table: SeaTable, crew: str, weapon: str) -> str:
    """Who attacks with what: health left, the weapon and its figures as they are now."""
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
