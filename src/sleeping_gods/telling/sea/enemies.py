"""The enemies of the sea in words: figures, squares, abilities, and what each would strike with."""

from __future__ import annotations

import functools

from ...sea.chapters.attack import returned
from ...sea.chapters.crew import weapon_named
from ...sea.chapters.foes import damage_of, defense_of, neighbours_bonus, uncovered
from ...sea.chapters.strike import COLUMNS
from ...sea.table.records import Foe
from ...sea.table.table import SeaTable
from ..party.enemies import EnemyCard, Signs, card_told, is_target
from ..party.twins import foe_name
from ..phrases import join
from ..voice import Voice
from .names import crew_name, name_of


@functools.cache
def signs(voice: Voice) -> Signs:
    """How squares show and say what stands on them."""
    return Signs(
        functools.cache(lambda ability: voice.say(f"ability-mark_{ability}")),
        functools.cache(lambda ability: voice.say(f"ability_{ability}")),
        voice.say("fight_bonus"),
    )


def enemy_name(voice: Voice, table: SeaTable, enemy: str) -> str:
    """An enemy as it is called now: twins in the row have numbers."""
    enemies = table.pack.enemies
    return foe_name(voice, table.combat, enemy, enemies, enemies)


def thing_name(voice: Voice, table: SeaTable, thing: str) -> str:
    """The name of any piece as it is called at this table."""
    return enemy_name(voice, table, thing) if thing in table.pack.enemies else name_of(voice, table.pack, thing)


def enemy_card(voice: Voice, table: SeaTable, foe: Foe) -> EnemyCard:
    """An enemy in the row as it stands now."""
    enemy, combat = table.pack.enemies[foe.id], table.fight
    return EnemyCard(
        id=foe.id,
        name=enemy_name(voice, table, foe.id),
        target=is_target(foe.id, combat.strike, combat.attack),
        figures=_figures(voice, table, foe),
        strikes=_strikes(voice, table, foe),
        columns=COLUMNS,
        squares=enemy.squares,
        covered=foe.covered,
    )


def foe_told(voice: Voice, table: SeaTable, foe: Foe, card: EnemyCard | None = None) -> str:
    """An enemy in sentences."""
    return card_told(voice, card or enemy_card(voice, table, foe), _told(voice, table, foe), signs(voice))


def _figures(voice: Voice, table: SeaTable, foe: Foe) -> str:
    """Defense and damage as they count now."""
    defense, flying = defense_of(table, foe, ranged=True), defense_of(table, foe, ranged=False)
    shown = f"{defense}" if defense == flying else f"{defense}/{flying}"
    return voice.say("foe_brief", defense=shown, damage=damage_of(table, foe), extra=neighbours_bonus(table, foe))


def _strikes(voice: Voice, table: SeaTable, foe: Foe) -> str:
    """The counterattack: on whoever attacks it now, the weapon's block taken off, or on anybody."""
    attack = table.fight.attack
    first = "yes" if uncovered(table, foe, "first-strike") else "no"
    if attack is None or attack.target != foe.id:
        return voice.say("foe_strikes", first=first, damage=damage_of(table, foe))
    if attack.countered:
        return voice.say("foe_struck")
    amount, block = returned(table, attack, foe), weapon_named(table, attack.crew, attack.weapon).block
    if not amount:
        return voice.say("foe_strikes-not")
    who = crew_name(voice, table.pack, attack.crew)
    early = "yes" if first == "yes" or (attack.settled and not attack.hit and not attack.rapid) else "no"
    blocks = min(block, amount)
    return voice.say("foe_strikes-at", first=early, who=who, damage=amount, blocks=blocks)


def _told(voice: Voice, table: SeaTable, foe: Foe) -> str:
    """The same in words."""
    enemy, attack = table.pack.enemies[foe.id], table.fight.attack
    figures = voice.say(
        "foe_figures",
        level=enemy.level,
        defense=enemy.defense,
        flying="yes" if uncovered(table, foe, "flying") else "no",
        damage=damage_of(table, foe),
    )
    return join([figures, _strikes(voice, table, foe) if attack is not None and attack.target == foe.id else ""])
