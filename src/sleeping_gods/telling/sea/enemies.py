"""The enemies of the sea in words: figures, squares and abilities."""

from __future__ import annotations

import functools

from ...sea.chapters.foes import damage_of, defense_of, neighbours_bonus, uncovered
from ...sea.chapters.strike import COLUMNS
from ...sea.table.records import Foe
from ...sea.table.table import SeaTable
from ..party.enemies import EnemyCard, Signs, card_told, is_target
from ..voice import Voice


@functools.cache
def signs(voice: Voice) -> Signs:
    """How squares show and say what stands on them."""
    return Signs(
        lambda ability: voice.say(f"ability-mark_{ability}"),
        lambda ability: voice.say(f"ability_{ability}"),
        voice.say("fight_bonus"),
    )


def enemy_card(voice: Voice, table: SeaTable, foe: Foe) -> EnemyCard:
    """An enemy in the row as it stands now."""
    enemy, combat = table.pack.enemies[foe.id], table.fight
    aimed = is_target(foe.id, combat.strike, combat.attack)
    figures = _figures(voice, table, foe)
    return EnemyCard(foe.id, voice.name(enemy.name), aimed, figures, COLUMNS, enemy.squares, foe.covered)


def foe_told(voice: Voice, table: SeaTable, foe: Foe) -> str:
    """An enemy in sentences."""
    return card_told(voice, enemy_card(voice, table, foe), _told(voice, table, foe), signs(voice))


def _figures(voice: Voice, table: SeaTable, foe: Foe) -> str:
    """Defense and damage as they count now."""
    defense, flying = defense_of(table, foe, ranged=True), defense_of(table, foe, ranged=False)
    shown = f"{defense}" if defense == flying else f"{defense}/{flying}"
    return voice.say("foe_brief", defense=shown, damage=damage_of(table, foe), extra=neighbours_bonus(table, foe))


def _told(voice: Voice, table: SeaTable, foe: Foe) -> str:
    """The same in words."""
    enemy = table.pack.enemies[foe.id]
    return voice.say(
        "foe_figures",
        level=enemy.level,
        defense=enemy.defense,
        flying="yes" if uncovered(table, foe, "flying") else "no",
        damage=damage_of(table, foe),
    )
