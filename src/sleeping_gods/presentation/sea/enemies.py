"""The enemies of the sea in words: figures, squares, abilities, and what each would strike with."""

from __future__ import annotations

import functools

from ...kernel.table import decision_of
from ...sea.chapters.attack import returned
from ...sea.chapters.crew import weapon_named
from ...sea.chapters.foes import damage_of, defense_of, is_beaten, neighbours_bonus, uncovered
from ...sea.chapters.hits import Block
from ...sea.pack.enemies import COLUMNS
from ...sea.table.records import Foe
from ...sea.table.table import SeaTable
from ..localizer import Localizer
from ..party.enemies import EnemyCard, Signs, card_sentences, is_target
from ..party.same_name_enemies import foe_name
from ..phrases import join
from .names import crew_name, name_of


@functools.cache
def signs(localizer: Localizer) -> Signs:
    """How squares show and say what stands on them."""
    return Signs(
        functools.cache(lambda ability: localizer.say(f"ability-mark_{ability}")),
        functools.cache(lambda ability: localizer.say(f"ability_{ability}")),
        localizer.say("fight_bonus"),
    )


def enemy_name(localizer: Localizer, table: SeaTable, enemy: str) -> str:
    """An enemy as it is called now: twins in the row have numbers."""
    enemies = table.pack.enemies
    return foe_name(localizer, table.combat, enemy, enemies, enemies)


def thing_name(localizer: Localizer, table: SeaTable, thing: str) -> str:
    """The name of any piece as it is called at this table."""
    return enemy_name(localizer, table, thing) if thing in table.pack.enemies else name_of(localizer, table.pack, thing)


def enemy_card(localizer: Localizer, table: SeaTable, foe: Foe) -> EnemyCard:
    """An enemy in the row as it stands now."""
    enemy, combat = table.pack.enemies[foe.id], table.fight
    return EnemyCard(
        id=foe.id,
        name=enemy_name(localizer, table, foe.id),
        target=is_target(foe.id, combat.strike, combat.attack),
        figures=_figures(localizer, table, foe),
        strikes=_strikes(localizer, table, foe),
        columns=COLUMNS,
        squares=enemy.squares,
        covered=foe.covered,
    )


def foe_sentences(localizer: Localizer, table: SeaTable, foe: Foe, card: EnemyCard | None = None) -> str:
    """An enemy in sentences."""
    return card_sentences(
        localizer, card or enemy_card(localizer, table, foe), _words_of(localizer, table, foe), signs(localizer)
    )


def _figures(localizer: Localizer, table: SeaTable, foe: Foe) -> str:
    """Defense and damage as they count now."""
    defense, flying = defense_of(table, foe, ranged=True), defense_of(table, foe, ranged=False)
    shown = f"{defense}" if defense == flying else f"{defense}/{flying}"
    return localizer.say("foe_brief", defense=shown, damage=damage_of(table, foe), extra=neighbours_bonus(table, foe))


def _strikes(localizer: Localizer, table: SeaTable, foe: Foe) -> str:
    """The counterattack: on whoever attacks it now, the weapon's block taken off, or on anybody."""
    attack = table.fight.attack
    first = "yes" if uncovered(table, foe, "first-strike") else "no"
    if attack is None or attack.target != foe.id:
        return localizer.say("foe_strikes", first=first, damage=damage_of(table, foe))
    if attack.countered:
        return localizer.say("foe_striking" if isinstance(decision_of(table), Block) else "foe_struck")
    if attack.settled and (attack.hit or attack.rapid) and is_beaten(table, foe):
        return localizer.say("foe_strikes-not")
    amount, block = returned(table, attack, foe), weapon_named(table, attack.crew, attack.weapon).block
    if not amount:
        return localizer.say("foe_strikes-not")
    who = crew_name(localizer, table.pack, attack.crew)
    early = "yes" if first == "yes" or (attack.settled and not attack.hit and not attack.rapid) else "no"
    blocks = min(block, amount)
    return localizer.say("foe_strikes-at", first=early, who=who, damage=amount, blocks=blocks)


def _words_of(localizer: Localizer, table: SeaTable, foe: Foe) -> str:
    """An enemy's abilities and figures now, in words."""
    enemy, attack = table.pack.enemies[foe.id], table.fight.attack
    figures = localizer.say(
        "foe_figures",
        level=enemy.level,
        defense=enemy.defense,
        flying="yes" if uncovered(table, foe, "flying") else "no",
        damage=damage_of(table, foe),
    )
    return join([figures, _strikes(localizer, table, foe) if attack is not None and attack.target == foe.id else ""])
