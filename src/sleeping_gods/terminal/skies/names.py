"""The names of the pieces of the skies, and the kinds of value that only its messages speak of."""

from __future__ import annotations

from ...effects.terms import FACTIONS, NOUNS, OBSTACLES, SKIES_SKILLS, STATUSES, counted
from ...kernel.errors import Value
from ...kernel.table import decision_of
from ...skies.acts.uses import bearer_of
from ...skies.chapters.clock import time_left
from ...skies.pack.words import names_of
from ...skies.table.cards import Pack
from ...skies.table.table import SkiesTable
from ...telling.party.names import Namers, Saying, ability_name, named
from ...telling.phrases import join
from ..section import counted_word
from .sayings import ability_words

namer_of: Namers[Pack] = Namers(lambda pack: names_of(pack, "en"))
"""The names in a pack for texts of effects."""


def name_of(table: SkiesTable, thing: str) -> str:
    """The name of any piece by its id; words that are no piece are said as they are."""
    pack = table.pack
    known = named(thing, pack.characters, pack.adventures, table.bound.enemies, pack.events, pack.spaces, pack.buffs)
    if known:
        return known
    if thing in pack.abilities:
        return ability_name(pack.abilities[thing])
    if thing in NOUNS:
        return NOUNS[thing][0][0]
    for words in (STATUSES, SKIES_SKILLS, OBSTACLES, FACTIONS):
        if thing in words:
            return words[thing][0]
    return thing.replace("-", " ")


def first_name(table: SkiesTable, name: str) -> str:
    """A character's first name, for columns and lists."""
    return name_of(table, name).partition(" ")[0]


def square_word(table: SkiesTable, square: str) -> str:
    """A square of the atlas with what it is called, if it is a landing place, or a distant location."""
    if square in table.pack.spaces:
        return table.pack.spaces[square].name.en
    landing = next((space.name.en for space in table.pack.spaces.values() if space.square == square), "")
    return f"{square} ({landing})" if landing else square


def _standees(table: SkiesTable, at: int, values: tuple[Value, ...]) -> str:
    """Where everybody stands: ``claire:a ed:-`` as sentences."""
    places: dict[str, list[str]] = {}
    for value in values:
        name, _, letter = str(value).partition(":")
        places.setdefault(letter, []).append(first_name(table, name))
    stand = {letter: f"({letter})" for letter in places} | {"-": "nothing"}
    return join((f"{join(names)} on {stand[letter]}" for letter, names in sorted(places.items(), reverse=True)), "; ")


def _acting(table: SkiesTable, at: int, values: tuple[Value, ...]) -> str:
    return join(first_name(table, str(value)) for value in values[at:])


def _box(table: SkiesTable, at: int, values: tuple[Value, ...]) -> str:
    kind, _, thing = str(values[at]).partition(":")
    if kind == "boss" and thing.isdecimal():
        return f"boss {table.pack.bosses[int(thing)].name.en}"
    return f"{kind} {name_of(table, thing)}" if thing else kind.replace("-", " ")


def _damage(table: SkiesTable, at: int, values: tuple[Value, ...]) -> str:
    return counted(int(values[at]), "damage", "en")


def _cards(table: SkiesTable, at: int, values: tuple[Value, ...]) -> str:
    return counted_word(int(values[at]), "card")


def _spaces(table: SkiesTable, at: int, values: tuple[Value, ...]) -> str:
    return counted_word(int(values[at]), "space")


def _pile(table: SkiesTable, at: int, values: tuple[Value, ...]) -> str:
    """The cards that are dealt at random."""
    return "an adventure card" if getattr(decision_of(table), "kind", "") == "adventure" else "an ability card"


def _user(table: SkiesTable, at: int, values: tuple[Value, ...]) -> str:
    """Whose board or card it is: a character, an equipped card with who bears it, or a card."""
    holder = str(values[at])
    if holder in table.crew:
        return first_name(table, holder)
    bearer = bearer_of(table, holder)
    return f"{first_name(table, bearer)}, {name_of(table, holder)}" if bearer else name_of(table, holder)


SAYINGS: dict[str, Saying[SkiesTable]] = {
    "first": lambda table, at, values: first_name(table, str(values[at])),
    "place": lambda table, at, values: square_word(table, str(values[at])),
    "user": _user,
    "standees": _standees,
    "acting": _acting,
    "box": _box,
    "damage": _damage,
    "cards": _cards,
    "spaces": _spaces,
    "pile": _pile,
    "ability": lambda table, at, values: ability_words(str(values[at])),
    "die": lambda table, at, values: f"{table.pack.die[int(values[at]) - 1]:+d}",
    "time": lambda table, at, values: f"{time_left(table)} time left",
    "victim": lambda table, at, values: name_of(table, table.fight.victim),
    "blow": lambda table, at, values: _damage(table, 0, (table.fight.blow,)),
    "mark": lambda table, at, values: {"river": "a river", "unknown": "the ? sign"}.get(str(values[at]), ""),
}
"""The kinds of value that only the skies speak of."""
