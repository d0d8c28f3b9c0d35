"""The names of the sea's pieces."""

from __future__ import annotations

from typing import NamedTuple

from ...effects.terms import SKILLS, STATUSES, TOKENS
from ...sea.chapters.crew import fatigue_mark, passive_sum, weapons_of
from ...sea.table.cards import Pack, SearchToken, Weapon
from ...sea.table.table import SeaTable
from ...sea.table.words import RESOURCES
from ...wording.cards_sea import names_of
from ..localizer import Localizer
from ..party.names import Namers, ability_name, name_in
from ..phrases import join

COUNTED = (*RESOURCES, "food", "resources", "command")
"""Things that are called by their nouns."""
TERMS = {"token": TOKENS, "status": STATUSES, "skill": SKILLS}
"""Words of the rules that are called by their terms."""
namer_of: Namers[Pack] = Namers(names_of)
"""The names in a pack for texts of effects."""


def name_of(localizer: Localizer, pack: Pack, thing: str) -> str:
    """The name of any piece by its id; words that are no piece are said as they are."""
    if thing in pack.crew:
        return crew_name(localizer, pack, thing)
    sources = pack.adventures, pack.levels, pack.enemies, pack.events, pack.regions, pack.rooms
    name = name_in(localizer, thing, *sources)
    if name:
        return name
    if thing in {board.weapon.id for board in pack.crew.values()}:
        return weapon_name(localizer, pack, thing)
    if thing in pack.abilities:
        return ability_name(localizer, pack.abilities[thing])
    if localizer.words.knows("thing", thing):
        return localizer.say(f"thing_{thing}")
    if thing in COUNTED:
        return localizer.noun(thing, many=True)
    for kind, words in TERMS.items():
        if thing in words:
            return localizer.term(kind, thing)
    return thing.replace("-", " ")


def crew_name(localizer: Localizer, pack: Pack, crew: str) -> str:
    """A crew member as sentences speak of one: some languages do without the rank, which would ask for an article."""
    if localizer.say("grammar_ranks") == "yes":
        return full_name(localizer, pack, crew)
    return short_name(localizer, pack, crew)


def full_name(localizer: Localizer, pack: Pack, crew: str) -> str:
    """A crew member's name as the board has it."""
    return localizer.name(pack.crew[crew].name) if crew in pack.crew else crew


def short_name(localizer: Localizer, pack: Pack, crew: str) -> str:
    """A crew member's name without a rank, where room is scarce."""
    return full_name(localizer, pack, crew).removeprefix(f"{localizer.say('crew_captain')} ")


def room_name(localizer: Localizer, pack: Pack, room: str) -> str:
    """A space of the ship with its article."""
    name = localizer.name(pack.rooms[room].name) if room in pack.rooms else room
    return localizer.say("room_the", room=room, name=name)


def weapon_name(localizer: Localizer, pack: Pack, weapon: str) -> str:
    """A weapon's name, built in or on a card."""
    for board in pack.crew.values():
        if board.weapon.id == weapon:
            return localizer.name(board.weapon.name)
    return localizer.name(pack.adventures[weapon].name) if weapon in pack.adventures else weapon


def search_name(localizer: Localizer, token: SearchToken) -> str:
    """A search token by what it shows."""
    return join(
        [localizer.either(localizer.amounts(reward) for reward in token.rewards), search_harm(localizer, token)]
    )


def search_harm(localizer: Localizer, token: SearchToken) -> str:
    """What a search token brings besides its reward."""
    harm = localizer.say("search_ship-damage", count=token.ship_damage) if token.ship_damage else ""
    return join([harm, localizer.term("status", token.status) if token.status else ""])


def difficulty(localizer: Localizer, key: str) -> str:
    """How hard a fight will be; the word of the pack if it has one of its own."""
    return localizer.say(f"difficulty_{key}") if localizer.words.knows("difficulty", key) else key


def card_kind(localizer: Localizer, kind: str) -> str:
    """What an adventure card is."""
    return localizer.say(f"card-kind_{kind}")


class WeaponFigures(NamedTuple):
    """The figures of a weapon in somebody's hands."""

    accuracy: int
    damage: int
    """Of a hit."""
    block: int


class CarriedWeapon(NamedTuple):
    """A weapon that somebody can use."""

    name: str
    figures: str
    """Its figures in words."""
    brief: str
    """Its figures in few letters."""


def figures_now(table: SeaTable, crew: str, weapon: Weapon) -> WeaponFigures:
    """The figures of a weapon, with what cards add and fatigue takes away."""
    damage = weapon.damage + passive_sum(table, crew, "damage") + fatigue_mark(table, crew)
    accuracy = weapon.accuracy + passive_sum(table, crew, "accuracy")
    return WeaponFigures(accuracy, max(0, damage), weapon.block)


def is_tired(table: SeaTable, crew: str) -> str:
    """Whether somebody is so tired that the damage is less, as messages ask it."""
    return "yes" if fatigue_mark(table, crew) else "no"


def figure_words(localizer: Localizer, table: SeaTable, crew: str, weapon: Weapon, *, ranged: bool = False) -> str:
    """Accuracy, damage and block of a weapon in somebody's hands; that it is ranged only if it is to be said."""
    accuracy, damage, block = figures_now(table, crew, weapon)
    return localizer.say(
        "weapon_figures",
        accuracy=f"{accuracy:+d}",
        damage=damage,
        tired=is_tired(table, crew),
        block=block,
        ranged="yes" if ranged and weapon.ranged else "no",
    )


def weapon_figures(localizer: Localizer, table: SeaTable, crew: str) -> list[CarriedWeapon]:
    """The weapons that a crew member can use."""
    weapons = []
    for weapon in weapons_of(table, crew):
        accuracy, damage, block = figures_now(table, crew, weapon)
        brief = localizer.say(
            "weapon_brief",
            accuracy=f"{accuracy:+d}",
            damage=damage,
            block=block,
            ranged="yes" if weapon.ranged else "no",
        )
        figures = figure_words(localizer, table, crew, weapon, ranged=True)
        weapons.append(CarriedWeapon(localizer.name(weapon.name), figures, brief))
    return weapons
