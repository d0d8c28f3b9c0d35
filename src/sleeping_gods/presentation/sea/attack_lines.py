"""The attack in progress at sea: its accuracy and its damage, in numbers and in words."""

from __future__ import annotations

from ...party.chapters.fate import fate_of
from ...sea.chapters.attack import accuracy, is_ranged, strike_of
from ...sea.chapters.crew import fatigue_mark, passive_sum, weapon_named
from ...sea.chapters.foes import defense_of, foe_named
from ...sea.table.records import Attack, Foe
from ...sea.table.table import SeaTable
from ..localizer import Localizer
from ..party.placeable_damage import placeable_points
from ..party.test_numbers import TestNumbers
from ..phrases import join
from ..scene.test import Part
from .enemies import enemy_name
from .names import crew_name, weapon_name


def attack_numbers(localizer: Localizer, table: SeaTable) -> TestNumbers | None:
    """The attack as a test against defense; None if there is none, or its target is gone."""
    attack = table.fight.attack if table.combat is not None else None
    foe = foe_named(table, attack.target) if attack is not None else None
    if attack is None or foe is None:
        return None
    needed, reached = defense_of(table, foe, ranged=is_ranged(table, attack)), accuracy(table, attack)
    weapon = weapon_named(table, attack.crew, attack.weapon).accuracy
    other = reached - fate_of(table.test) - weapon
    parts = [Part(attack.weapon, weapon_name(localizer, table.pack, attack.weapon), weapon)]
    parts += [Part("bonus", localizer.say("sum_bonus", amount=other), other)] if other else []
    lines = tuple(attack_lines(localizer, table)) if table.test.drawn else ()
    return TestNumbers(number=needed, printed=needed, total=reached, parts=tuple(parts), lines=lines)


def attack_lines(localizer: Localizer, table: SeaTable) -> list[str]:
    """The attack in progress: its accuracy until it is settled, then its damage; none once its target is gone."""
    attack = table.assault
    foe = foe_named(table, attack.target)
    if foe is None:
        return []
    attack_words = localizer.say(
        "attack_with",
        who=crew_name(localizer, table.pack, attack.crew),
        weapon=weapon_name(localizer, table.pack, attack.weapon),
        enemy=enemy_name(localizer, table, foe.id),
    )
    if attack.settled:
        return [_damage_line(localizer, table, attack, attack_words)]
    return [_accuracy_line(localizer, table, foe, attack, attack_words)]


def _damage_line(localizer: Localizer, table: SeaTable, attack: Attack, attack_words: str) -> str:
    """Whether the attack has hit, its damage, and how much of that can land where it is less."""
    strike = strike_of(table, attack)
    lands = placeable_points(table, strike)
    less = localizer.say("attack_lands", lands=lands) if lands < strike.total(0) else ""
    sums = join([_damage_sum(localizer, table, attack), less])
    return localizer.say("attack_damage", attack=attack_words, hit="yes" if attack.hit else "no", sum=sums)


def _accuracy_line(localizer: Localizer, table: SeaTable, foe: Foe, attack: Attack, attack_words: str) -> str:
    """What the attack has reached with the fate drawn, against the defense that it needs."""
    needed = defense_of(table, foe, ranged=is_ranged(table, attack))
    reached = accuracy(table, attack)
    weapon = weapon_named(table, attack.crew, attack.weapon)
    fate = fate_of(table.test)
    other = reached - fate - weapon.accuracy
    parts = [localizer.say("attack_fate", amount=fate), localizer.say("attack_weapon", amount=weapon.accuracy)]
    parts += [localizer.say("sum_bonus", amount=other)] if other else []
    return localizer.say(
        "attack_accuracy",
        attack=attack_words,
        sum=join(parts, " + "),
        reached=reached,
        needed=needed,
        hits="yes" if reached >= needed else "no",
        short=needed - reached,
    )


def _damage_sum(localizer: Localizer, table: SeaTable, attack: Attack) -> str:
    """How the damage of an attack comes about."""
    weapon = weapon_named(table, attack.crew, attack.weapon).damage
    bonus = attack.bonus + passive_sum(table, attack.crew, "damage")
    parts = [localizer.say("attack_weapon", amount=weapon) if attack.hit else localizer.say("attack_any-miss")]
    parts += [localizer.say("sum_bonus", amount=bonus)] if bonus else []
    by_cards = attack.cards + attack.plain
    parts += [localizer.say("sum_cards", amount=by_cards)] if by_cards else []
    tired = fatigue_mark(table, attack.crew)
    less = f" - {localizer.say('attack_tired', amount=-tired)}" if tired else ""
    reached = strike_of(table, attack).total(0)
    return f"{join(parts, ' + ')}{less} = {reached}" if len(parts) > 1 or less else parts[0]
