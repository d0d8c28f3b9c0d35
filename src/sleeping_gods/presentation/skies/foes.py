"""The enemy row of the skies in words: power, what each strikes back with, buffs, and the zones of a boss."""

from __future__ import annotations

import functools

from ...skies.chapters.combat_cards import board_count
from ...skies.chapters.damage import outlook
from ...skies.chapters.foes import (
    ability_sum,
    block_of,
    buff_left,
    can_be_hit,
    card_of,
    counter_damage,
    growth,
    hearts_covered,
)
from ...skies.table.enemy_abilities import ENEMY_ABILITIES
from ...skies.table.records import Foe
from ...skies.table.table import SkiesTable
from ..localizer import Localizer
from ..party.by_player import by_player
from ..party.enemies import EnemyCard, Signs, card_sentences, is_target
from ..phrases import join
from .names import enemy_name, first_name
from .sayings import ability_mark, ability_words


@functools.cache
def signs(localizer: Localizer) -> Signs:
    """How squares are shown and said."""
    return Signs(
        mark=functools.cache(lambda ability: ability_mark(localizer, ability)),
        words=functools.cache(lambda ability: ability_words(localizer, ability)),
        bonus=localizer.say("foe_bonus"),
    )


def immediate_ability_marks(localizer: Localizer) -> str:
    """The marks of abilities that wait for no end of a round."""
    return join(ability_mark(localizer, name) for name in sorted(ENEMY_ABILITIES) if not ENEMY_ABILITIES[name].acts)


def foe_sentences(localizer: Localizer, table: SkiesTable, foe: Foe, card: EnemyCard | None = None) -> str:
    """An enemy in sentences."""
    return card_sentences(
        localizer, card or foe_card(localizer, table, foe), _words_of(localizer, table, foe), signs(localizer)
    )


def row_title(localizer: Localizer, table: SkiesTable) -> str:
    """A boss is beaten as a whole; what its buff cards add is one pool."""
    fight = table.fight
    if not fight.boss:
        return ""
    boss = table.bound.bosses[fight.boss]
    title = localizer.say("fight_boss", name=localizer.name(boss.name), level=boss.level)
    buffed = next((foe for foe in fight.foes if foe.buff), None)
    if buffed is None:
        return title
    return localizer.clauses([title, localizer.say("fight_pool", hearts=buff_left(table, buffed))])


def plays_words(localizer: Localizer, table: SkiesTable) -> str:
    """How many combat cards each player may still play this round."""
    fight = table.fight
    if not fight.round:
        return ""
    left = [max(0, board_count(table, seat) - fight.plays[seat]) for seat in range(table.seat_count())]
    deck = localizer.say("count_cards", count=len(fight.deck))
    return localizer.say("fight_plays", left=by_player(localizer, table, left), deck=deck, discard=len(fight.discard))


def foe_card(localizer: Localizer, table: SkiesTable, foe: Foe) -> EnemyCard:
    """An enemy as it stands in the row."""
    enemy, fight = card_of(table, foe), table.fight
    return EnemyCard(
        id=foe.id,
        name=enemy_name(localizer, table, foe.id),
        target=is_target(foe.id, fight.strike, fight.attack),
        figures=_figures(localizer, table, foe),
        strikes=_strikes(localizer, table, foe),
        columns=enemy.columns,
        squares=enemy.squares,
        covered=foe.covered,
        notes=_notes(localizer, table, foe),
    )


def _figures(localizer: Localizer, table: SkiesTable, foe: Foe) -> str:
    """What it strikes back with now, its power, and what it blocks."""
    back = localizer.say("foe_back", damage=counter_damage(table, foe)) if can_be_hit(table, foe) else ""
    power = localizer.say("foe_power", power=foe.power, more=growth(table, foe))
    return join([back, join([power, _blocks(localizer, table, foe)])], "\n")


def _strikes(localizer: Localizer, table: SkiesTable, foe: Foe) -> str:
    """The counterattack: on whoever attacks it now, with what is taken away and blocked so far, or on anybody.

    DS-ATTK-004: the target answers even when its last heart was just covered. DS-BOSS-009: what is covered all over
    cannot be attacked, and so has nothing to answer.
    """
    attack = table.fight.attack
    first = "yes" if ability_sum(table, foe, "first-strike") else "no"
    everyone = ability_sum(table, foe, "counter-all")
    if attack is None or attack.target != foe.id:
        if not can_be_hit(table, foe):
            return localizer.say("foe_all-covered")
        return localizer.say("foe_strikes", first=first, damage=counter_damage(table, foe), all=everyone)
    if attack.countered:
        return localizer.say("foe_striking" if table.fight.victim else "foe_struck")
    who = first_name(localizer, table, attack.crew)
    falling = "yes" if first == "no" and hearts_covered(table, foe) else "no"
    damage = -outlook(table).attacker
    return localizer.say("foe_strikes-at", first=first, who=who, damage=damage, all=everyone, falling=falling)


def _blocks(localizer: Localizer, table: SkiesTable, foe: Foe) -> str:
    """What an enemy blocks; empty if nothing."""
    block = block_of(table, foe)
    return localizer.say("foe_blocks", block=block) if block else ""


def _words_of(localizer: Localizer, table: SkiesTable, foe: Foe) -> str:
    """An enemy's abilities and figures now, in words."""
    enemy, more, back = card_of(table, foe), growth(table, foe), counter_damage(table, foe)
    return join(
        [
            localizer.say("foe_level", level=enemy.level) if enemy.level else "",
            localizer.say("foe_counter", damage=back, attack=enemy.attack, power=foe.power),
            localizer.say("foe_gains", power=more) if more else "",
            _blocks(localizer, table, foe),
            _strikes(localizer, table, foe) if _is_attacked(table, foe) else "",
        ]
    )


def _is_attacked(table: SkiesTable, foe: Foe) -> bool:
    """Whether the attack in progress is on an enemy."""
    attack = table.fight.attack
    return attack is not None and attack.target == foe.id


def _notes(localizer: Localizer, table: SkiesTable, foe: Foe) -> tuple[str, ...]:
    """The buff card beside it, with the hearts it still adds; those of a boss are one pool, told once."""
    if not foe.buff:
        return ()
    buff = table.pack.buffs[foe.buff]
    ability = ability_words(localizer, buff.ability)
    if table.fight.boss:
        return (localizer.say("foe_boss-buff", name=localizer.name(buff.name), ability=ability),)
    return (localizer.say("foe_buff", name=localizer.name(buff.name), ability=ability, hearts=buff_left(table, foe)),)
