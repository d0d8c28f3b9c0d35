"""The names of the sea's pieces, and the kinds of value that only its messages speak of."""

from __future__ import annotations

from ...effects.terms import SKILLS, STATUSES, TOKENS, counted
from ...effects.words import describe_amounts
from ...kernel.errors import Value
from ...kernel.table import decision_of
from ...sea.chapters.attack import DealDamage, is_ranged
from ...sea.chapters.crew import fatigue_mark, passive_sum, weapon_named, weapons_of
from ...sea.chapters.foes import defense_of, foe_named
from ...sea.pack.words import names_of
from ...sea.table.cards import Pack, SearchToken, Weapon
from ...sea.table.table import SeaTable
from ...telling.party.names import SEATS, Namers, Saying, ability_name, named, seat_name
from ...telling.phrases import join
from ..section import counted_word
from .rooms import part_words
from .sayings import ABILITIES, DIFFICULTIES, FALLEN, PLACES, SERVICES

namer_of: Namers[Pack] = Namers(lambda pack: names_of(pack, "en"))
"""The names in a pack for texts of effects."""


def name_of(pack: Pack, thing: str) -> str:
    """The name of any piece by its id; words that are no piece are said as they are."""
    known = named(thing, pack.crew, pack.adventures, pack.levels, pack.enemies, pack.events, pack.regions, pack.rooms)
    if known:
        return known
    if thing in pack.abilities:
        return ability_name(pack.abilities[thing])
    if thing in PLACES:
        return PLACES[thing]
    for words in (TOKENS, STATUSES, SKILLS):
        if thing in words:
            return words[thing][0]
    return thing.replace("-", " ")


def crew_name(pack: Pack, crew: str) -> str:
    """A crew member's name."""
    return pack.crew[crew].name.en if crew in pack.crew else crew


def weapon_name(pack: Pack, weapon: str) -> str:
    """A weapon's name, built in or on a card."""
    for board in pack.crew.values():
        if board.weapon.id == weapon:
            return board.weapon.name.en
    return pack.adventures[weapon].name.en if weapon in pack.adventures else weapon


def search_name(token: SearchToken) -> str:
    """A search token by what it shows."""
    rewards = " or ".join(describe_amounts(reward, "en") for reward in token.rewards)
    return join([rewards, search_harm(token)])


def search_harm(token: SearchToken) -> str:
    """What a search token brings besides its reward."""
    harm = f"ship damage {token.ship_damage}" if token.ship_damage else ""
    return join([harm, STATUSES[token.status][0] if token.status else ""])


def _xp(table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    if len(values) > 1:
        return f"it costs {values[0]} XP and you have {values[1]}"
    return f"no level card can be bought with {values[0]} XP"


def _leave(table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    place = str(values[at])
    if place in SEATS:
        return f"{seat_name(table, place)} leaves the table"
    if place == "levels":
        return "Learn nothing more"
    if place == "market":
        return "Buy nothing more"
    return f"Leave the {name_of(table.pack, place).lower() if place in table.pack.rooms else place}"


def _hazard(table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    hazard = table.pack.regions[str(values[at])].hazard
    return hazard.name.en if hazard else str(values[at])


def _serpent(table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    region = str(values[at])
    return f"it is in {table.pack.regions[region].name.en}" if region else "it is gone"


def _weapon(table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    return weapon_name(table.pack, str(values[at]))


def _actions(table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    return f"{counted_word(table.actions, 'action')} left."


def _this_event(table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    return name_of(table.pack, table.event)


def _against(table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    """The defense that an attack had to reach."""
    attack = table.combat.attack if table.combat is not None else None
    foe = foe_named(table, str(values[at])) if attack is not None else None
    if attack is None or foe is None:
        return ""
    return f" against a defense of {defense_of(table, foe, ranged=is_ranged(table, attack))}"


def _when(table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    """Whether a counterattack comes before the damage that it answers."""
    return "first" if any(isinstance(step, DealDamage) for step in table.agenda) else "back"


def _weapon_block(table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    attack = table.combat.attack if table.combat is not None else None
    block = weapon_named(table, attack.crew, attack.weapon).block if attack is not None else 0
    return f", of which the weapon blocks {min(block, int(values[-1]))}" if block else ""


def _to_clear(table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    """How much command may still be cleared; a number that is more than there can be means all of it."""
    if getattr(decision_of(table), "whole", False):
        return ": everything on one board or card"
    left = int(values[at])
    there = sum(member.command for member in table.crew.values()) + sum(table.adventures.values())
    return f": all of it, {there} to go" if left >= there else f": {left} to go"


def _level(table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    level = table.pack.levels[str(values[at])]
    return f"{crew_name(table.pack, level.crew)} learns {level.name.en} for {level.xp} XP"


SAYINGS: dict[str, Saying[SeaTable]] = {
    "xp": _xp,
    "leave": _leave,
    "hazard": _hazard,
    "serpent": _serpent,
    "weapon": _weapon,
    "actions": _actions,
    "this-event": _this_event,
    "level": _level,
    "ability": lambda table, at, values: ABILITIES[str(values[at])],
    "difficulty": lambda table, at, values: DIFFICULTIES.get(str(values[at]), str(values[at])),
    "fallen": lambda table, at, values: FALLEN.get(str(values[at]), str(values[at])),
    "service": lambda table, at, values: SERVICES[str(values[at])],
    "against": _against,
    "when": _when,
    "weapon-block": _weapon_block,
    "to-clear": _to_clear,
    "harm": lambda table, at, values: search_harm(table.pack.search[str(values[at])]),
    "search": lambda table, at, values: search_name(table.pack.search[str(values[at])]),
    "moves": lambda table, at, values: counted_word(int(values[at]), "region"),
    "coins": lambda table, at, values: counted(int(values[at]), "coins", "en"),
    "part": lambda table, at, values: part_words(table, str(values[at])),
}
"""The kinds of value that only the sea speaks of."""


def figures_now(table: SeaTable, crew: str, weapon: Weapon) -> tuple[int, int, int]:
    """Accuracy, damage of a hit, and block, with what cards add and fatigue takes away."""
    damage = weapon.damage + passive_sum(table, crew, "damage") + fatigue_mark(table, crew)
    return weapon.accuracy + passive_sum(table, crew, "accuracy"), max(0, damage), weapon.block


def tired_words(table: SeaTable, crew: str) -> str:
    """That somebody is so tired that the damage is less."""
    return " (tired)" if fatigue_mark(table, crew) else ""


def weapon_figures(table: SeaTable, crew: str) -> list[tuple[str, str, str]]:
    """The weapons that a crew member can use, each with its figures, in words and in brief."""
    found = []
    for weapon in weapons_of(table, crew):
        ranged = ", ranged" if weapon.ranged else ""
        accuracy, damage, block = figures_now(table, crew, weapon)
        words = f"accuracy {accuracy:+d}, damage {damage}{tired_words(table, crew)}, block {block}{ranged}"
        found.append((weapon.name.en, words, f"{accuracy:+d}, {damage}, {block}{ranged}"))
    return found
