"""The attack in progress in the skies: the sum of its damage, what it takes away, and what comes back, in words."""

from __future__ import annotations

from ...skies.chapters.damage import attack_damage, die_result, figures, removal
from ...skies.chapters.foes import ability_sum, block_of, counter_damage, foe_in_row
from ...skies.chapters.hero import passive_sum, skill_of
from ...skies.table.records import Attack, Foe
from ...skies.table.table import SkiesTable
from ..localizer import Localizer
from ..party.placeable_damage import placeable_damage
from ..phrases import join
from .names import first_name, name_of


def attack_lines(localizer: Localizer, table: SkiesTable) -> list[str]:
    """The attack in progress: the sum of its damage, what it takes away, and what comes back."""
    attack = table.assault
    foe = foe_in_row(table, attack.target)
    if foe is None:
        return []
    return [_dealt_line(localizer, table, attack, foe), _answer_line(localizer, table, attack, foe)]


def _dealt_line(localizer: Localizer, table: SkiesTable, attack: Attack, foe: Foe) -> str:
    """The damage of an attack, what of it is blocked, and how much can land."""
    who, enemy = first_name(localizer, table, attack.crew), name_of(localizer, table, foe.id)
    card = name_of(localizer, table, attack.card)
    if figures(table, attack.card).damage is None:
        return localizer.say("attack_no-damage", who=who, card=card, enemy=enemy)
    block = 0 if attack.pierces else block_of(table, foe)
    damage = attack_damage(table, attack)
    lands = placeable_damage(table, foe.id, max(0, damage - block))
    return localizer.say(
        "attack_sum",
        who=who,
        card=card,
        enemy=enemy,
        sum=_damage_sum(localizer, table, attack),
        block=min(block, damage),
        lands="all" if lands == damage else str(lands),
    )


def _answer_line(localizer: Localizer, table: SkiesTable, attack: Attack, foe: Foe) -> str:
    """The power that an attack takes away, what comes back, and which of the two comes first."""
    first = ability_sum(table, foe, "first-strike") > 0
    power = min(removal(table, attack), foe.power)
    back = counter_damage(table, foe) - (0 if first else power)
    blocks = min(attack.block + passive_sum(table, attack.crew, "block self"), back)
    return localizer.say("attack_answer", power=power, back=back, blocks=blocks, first="yes" if first else "no")


def _damage_sum(localizer: Localizer, table: SkiesTable, attack: Attack) -> str:
    """What the damage of an attack is made of."""
    combat = figures(table, attack.card)
    own = attack.bonus + passive_sum(table, attack.crew, "damage self")
    parts = [str(combat.damage)]
    parts += [localizer.say("attack_die", die=f"{die_result(table, attack):+d}")] if attack.side else []
    if combat.skill:
        parts.append(f"{localizer.term('skill', combat.skill)} {skill_of(table, attack.crew, combat.skill)}")
    parts += [localizer.say("sum_bonus", amount=own)] if own else []
    total = attack_damage(table, attack)
    return str(total) if parts == [str(total)] else f"{join(parts, ' + ')} = {total}"
