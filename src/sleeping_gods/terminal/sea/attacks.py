"""Attacks laid out in rows and columns: who with which weapon, against whom."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.choices import Choice
from ...sea.chapters.crew import health_left, max_health, weapon_named
from ...sea.table.table import SeaTable
from ..view import Grid
from .names import crew_name, figures_now, name_of, tired_words


def attack_grids(table: SeaTable, choices: Sequence[Choice]) -> list[Grid]:
    """A row for each crew member and weapon, a column for each enemy; nothing if there is no attack to choose."""
    attacks = [choice for choice in choices if choice[0] == "attack"]
    if not attacks or table.combat is None:
        return []
    enemies = [foe.id for foe in table.combat.foes]
    found: dict[tuple[str, str], dict[str, Choice]] = {}
    for choice in attacks:
        found.setdefault((choice[3], choice[5]), {})[choice[1]] = choice
    rows = tuple(
        (_title(table, crew, weapon), tuple(targets.get(enemy) for enemy in enemies))
        for (crew, weapon), targets in found.items()
    )
    corner = "Hit chance, attacking with (accuracy, damage, block)"
    return [Grid(corner, tuple(name_of(table.pack, enemy) for enemy in enemies), rows)]


def _title(table: SeaTable, crew: str, weapon: str) -> str:
    figures = weapon_named(table, crew, weapon)
    name = crew_name(table.pack, crew).removeprefix("Captain ")
    health = f"{health_left(table, crew)}/{max_health(table, crew)}"
    accuracy, damage, block = figures_now(table, crew, figures)
    return f"{name} {health}, {figures.name.en} ({accuracy:+d}, {damage}{tired_words(table, crew)}, {block})"
