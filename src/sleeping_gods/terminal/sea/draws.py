"""Draws of the sea: travel, rooms and attacks in numbers, and what their draws lead to."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...party.chapters.challenge import total
from ...party.chapters.fate import fate_of
from ...party.table.records import Test
from ...sea.chapters.attack import accuracy, attack_damage, is_ranged
from ...sea.chapters.crew import fatigue_mark, passive_sum, weapon_named
from ...sea.chapters.foes import defense_of, foe_named
from ...sea.chapters.travel import card_travel, distance
from ...sea.table.records import Attack
from ...sea.table.table import SeaTable
from ...telling.party.draws import Trial, challenge, check, kind_of_decision, placing_lines, test_lines, test_verdict
from ...telling.phrases import join
from ..section import counted_word
from .names import crew_name, name_of, namer_of, weapon_name

TIRING = " Each who takes part gains 1 fatigue."
TIRING_ONE = " Whoever steers gains 1 fatigue."


def _travel_opening(table: SeaTable, test: Test) -> str:
    tiring = "" if test.drawn else TIRING_ONE
    return f"A craft test sets how far the ship may sail.{tiring}"


def _travelled(table: SeaTable, test: Test) -> int:
    return total(table, test) + table.turn_travel + card_travel(table, test)


def _reach(table: SeaTable, test: Test) -> str:
    return counted_word(distance(table, _travelled(table, test)), "region")


def _room(table: SeaTable, test: Test) -> str:
    room = next(room for room in table.pack.rooms.values() if room.fate == min(6, max(1, fate_of(test))))
    full = ", which is full: then elsewhere" if table.cubes[room.id] >= room.capacity else ""
    return f": the damage goes to the {room.name.en}{full}."


TRIALS: dict[str, Trial[SeaTable]] = {
    "challenge": challenge(lambda table: namer_of(table.pack), TIRING),
    "check": check(lambda table: namer_of(table.pack), lambda table, thing: name_of(table.pack, thing)),
    "travel": Trial(
        _travel_opening,
        lambda table, test: f": result {_travelled(table, test)}, {_reach(table, test)}.",
        _reach,
    ),
    "room": Trial(lambda table, test: "", _room, lambda table, test: ""),
}
"""What each kind of test is about; an attack is told apart."""


def context(table: SeaTable) -> list[str]:
    """The numbers that one needs before answering."""
    kind = kind_of_decision(table)
    if kind in ("JoinChallenge", "AlterTest", "DrawOrRoll", "Steer") and table.tests:
        return test_lines(table, TRIALS, lambda crew: crew_name(table.pack, crew))
    if kind in ("AlterAttack", "AlterDamage") and table.combat and table.combat.attack:
        return _attack_lines(table)
    if kind == "PlaceDamage":
        return placing_lines(table)
    if kind == "Block" and table.combat and table.combat.block:
        return [f"Blocked so far: {table.combat.block}."]
    return []


def _attack_lines(table: SeaTable) -> list[str]:
    attack = table.assault
    foe = foe_named(table, attack.target)
    if foe is None:
        return []
    enemy = table.pack.enemies[foe.id].name.en
    who = f"{crew_name(table.pack, attack.crew)} with {weapon_name(table.pack, attack.weapon)} against the {enemy}"
    if attack.settled:
        return [f"{who}: {_damage_sum(table, attack)}."]
    needed = defense_of(table, foe, ranged=is_ranged(table, attack))
    reached = accuracy(table, attack)
    weapon = weapon_named(table, attack.crew, attack.weapon)
    verdict = "hits" if reached >= needed else f"misses by {needed - reached}"
    fate = fate_of(table.test)
    other = reached - fate - weapon.accuracy
    sums = join([f"fate {fate}", f"weapon {weapon.accuracy}", f"bonus {other}" if other else ""], " + ")
    return [f"{who}: {sums} = {reached} against {needed}: {verdict}."]


def _damage_sum(table: SeaTable, attack: Attack) -> str:
    """A hit or a miss, and how its damage comes about."""
    weapon = weapon_named(table, attack.crew, attack.weapon).damage
    bonus = attack.bonus + passive_sum(table, attack.crew, "damage")
    parts = [f"weapon {weapon}" if attack.hit else "any miss 1"]
    parts += [f"bonus {bonus}"] if bonus else []
    parts += [f"cards {attack.cards}"] if attack.cards else []
    tired = fatigue_mark(table, attack.crew)
    less = f" - {-tired} tired" if tired else ""
    reached = attack_damage(table, attack) + attack.cards
    summed = f"{join(parts, ' + ')}{less} = {reached}" if len(parts) > 1 or less else parts[0]
    return f"a {'hit' if attack.hit else 'miss'}, damage: {summed}"


def to_the_draw(table: SeaTable) -> Choice | None:
    """How to go on to a draw from here, if this decision leads to one."""
    kind = kind_of_decision(table)
    if kind in ("JoinChallenge", "Steer"):
        return ("go", "on")
    if kind == "DrawOrRoll":
        return ("draw", "fate")
    return ("end", "attacks") if kind == "Attacks" else None


def verdict(table: SeaTable) -> str:
    """What the draw just made leads to if nobody changes it."""
    for happening in table.happenings:
        match happening:
            case ("hit" | "miss" as result, *_):
                return str(result)
            case ("distance", _, reach):
                return counted_word(int(reach), "region")
    if kind_of_decision(table) == "AlterAttack":
        attack = table.assault
        foe = foe_named(table, attack.target)
        if foe is not None:
            needed = defense_of(table, foe, ranged=is_ranged(table, attack))
            return "hit" if accuracy(table, attack) >= needed else "miss"
    return test_verdict(table, TRIALS)
