"""Draws: the test, attack or hit under way in numbers, and what a draw leads to."""

from __future__ import annotations

from ...effects.words import describe
from ...kernel.choices import Choice
from ...kernel.table import decision_of
from ...sea.attack import accuracy, attack_damage, is_ranged
from ...sea.challenge import at_stake, card_skill, total
from ...sea.crew import skill_of, weapon_named
from ...sea.effects_story import SettleCheck
from ...sea.fate import fate_of
from ...sea.foes import defense_of, foe_named
from ...sea.placing import reach_of
from ...sea.records import Test
from ...sea.table import SeaTable
from ...sea.travel import card_travel, distance
from ..section import join
from .names import counted_word, crew_name, name_of, namer_of, weapon_name

TIRING = " Each who takes part gains 1 fatigue."


def kind_of_decision(table: SeaTable) -> str:
    """The class name of the decision that waits."""
    return type(decision_of(table)).__name__


def context(table: SeaTable) -> list[str]:
    """The numbers that one needs before answering."""
    kind = kind_of_decision(table)
    if kind in ("JoinChallenge", "AlterTest", "DrawOrRoll", "Steer") and table.tests:
        return _test_lines(table, table.test)
    if kind in ("AlterAttack", "AlterDamage") and table.combat and table.combat.attack:
        return _attack_lines(table)
    if kind == "PlaceDamage" and table.combat and table.combat.strike:
        strike = table.combat.strike
        some = f", {strike.extra} of it not on hearts and not required" if strike.extra else ""
        half = "; at least half of it on the target" if strike.near else ""
        return [f"{reach_of(table, strike).left()} damage left to place{some}{half}."]
    if kind == "Block" and table.combat and table.combat.block:
        return [f"Blocked so far: {table.combat.block}."]
    return []


def _test_lines(table: SeaTable, test: Test) -> list[str]:
    if test.kind == "attack":
        return []
    failing = describe(at_stake(table), "en", namer_of(table.pack))
    lines = []
    tiring = "" if test.drawn else TIRING
    if test.kind == "challenge":
        lines.append(f"{test.skill.upper()} {test.number}. Failing: {failing or 'nothing but the story'}.{tiring}")
    elif test.kind == "travel":
        lines.append("A craft test sets how far the ship may sail." + tiring.replace("takes part", "steers"))
    elif test.kind == "check":
        lines.append(_check_words(table, test))
    parts = [f"{crew_name(table.pack, crew)} {skill_of(table, crew, test.skill)}" for crew in test.crew]
    parts += [f"{crew_name(table.pack, crew)} adds nothing" for crew in test.idle]
    cards = card_skill(table, test.skill) if test.skill else 0
    parts += [f"cards {cards}"] if cards else []
    parts += [f"bonus {test.bonus}"] if test.bonus else []
    if test.drawn:
        return [*lines, _result(table, test, parts)]
    return [*lines, f"Before fate: {join(parts)}."] if parts else lines


def _check_words(table: SeaTable, test: Test) -> str:
    """What a plain draw of fate decides, and on which card that stands."""
    arm = next((step.arm for step in reversed(table.agenda) if isinstance(step, SettleCheck)), "")
    does = describe(table.bound.printed.get(arm, ()), "en", namer_of(table.pack))
    source = arm.partition(":")[0].partition("/")[0]
    name = name_of(table.pack, source) if source else ""
    known = f"{name}: o" if name and name != source.replace("-", " ") else "O"
    return f"{known}n fate {test.number} or more: {does or 'its effect'}."


def _result(table: SeaTable, test: Test, parts: list[str]) -> str:
    plus = f" (drawn {test.drawn})" if fate_of(test) != test.drawn else ""
    sum_of = join([f"fate {fate_of(test)}{plus}", *parts], " + ")
    if test.kind == "travel":
        result = total(table, test) + table.turn_travel + card_travel(table, test)
        return f"{sum_of}: result {result}, {counted_word(distance(table, result), 'region')}."
    if test.kind == "room":
        room = next(room for room in table.pack.rooms.values() if room.fate == min(6, max(1, fate_of(test))))
        full = ", which is full: then elsewhere" if table.cubes[room.id] >= room.capacity else ""
        return f"{sum_of}: the damage goes to the {room.name.en}{full}."
    if test.kind == "check":
        happens = "it happens" if fate_of(test) >= test.number else "nothing happens"
        return f"{sum_of} against {test.number}: {happens}."
    result = total(table, test)
    short = test.number - result
    return f"{sum_of} = {result} against {test.number}: {'passes' if short <= 0 else f'{short} short'}."


def _attack_lines(table: SeaTable) -> list[str]:
    attack = table.assault
    foe = foe_named(table, attack.target)
    if foe is None:
        return []
    enemy = table.pack.enemies[foe.id].name.en
    who = f"{crew_name(table.pack, attack.crew)} with {weapon_name(table.pack, attack.weapon)} against the {enemy}"
    if attack.settled:
        how = "hit" if attack.hit else "miss"
        return [f"{who}: a {how} for {attack_damage(table, attack) + attack.cards} damage."]
    needed = defense_of(table, foe, ranged=is_ranged(table, attack))
    reached = accuracy(table, attack)
    weapon = weapon_named(table, attack.crew, attack.weapon)
    verdict = "hits" if reached >= needed else f"misses by {needed - reached}"
    fate = fate_of(table.test)
    other = reached - fate - weapon.accuracy
    sums = join([f"fate {fate}", f"weapon {weapon.accuracy}", f"bonus {other}" if other else ""], " + ")
    return [f"{who}: {sums} = {reached} against {needed}: {verdict}."]


def to_the_draw(table: SeaTable) -> Choice | None:
    """How to go on to a draw from here, if this decision leads to one."""
    kind = kind_of_decision(table)
    if kind in ("JoinChallenge", "Steer"):
        return ("go", "on")
    if kind == "DrawOrRoll":
        return ("draw", "fate")
    return ("end", "attacks") if kind == "Attacks" else None


def same_draw(table: SeaTable, choice: Choice) -> str:
    """Cards with the same fate lead to the same result."""
    if choice[0] == "draw" and choice[1] in table.pack.abilities:
        return str(table.pack.abilities[choice[1]].fate)
    return " ".join(choice)


def verdict(table: SeaTable) -> str:
    """What the draw just made leads to if nobody changes it."""
    for happening in table.happenings:
        match happening:
            case ("challenge-passed", *_):
                return "pass"
            case ("challenge-failed", *_):
                return "fail"
            case ("hit" | "miss" as result, *_):
                return str(result)
            case ("distance", _, reach):
                return counted_word(int(reach), "region")
    kind = kind_of_decision(table)
    if kind == "AlterAttack":
        attack = table.assault
        foe = foe_named(table, attack.target)
        if foe is not None:
            needed = defense_of(table, foe, ranged=is_ranged(table, attack))
            return "hit" if accuracy(table, attack) >= needed else "miss"
    if kind == "AlterTest":
        return _would_be(table, table.test)
    return ""


def _would_be(table: SeaTable, test: Test) -> str:
    if test.kind == "travel":
        result = total(table, test) + table.turn_travel + card_travel(table, test)
        return counted_word(distance(table, result), "region")
    if test.kind == "challenge":
        return "pass" if total(table, test) >= test.number else "fail"
    if test.kind == "check":
        return "pass" if fate_of(test) >= test.number else "fail"
    return ""
