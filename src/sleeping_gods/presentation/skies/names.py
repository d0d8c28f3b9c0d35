"""The names of the pieces of the skies, and the kinds of value that only its messages speak of."""

from __future__ import annotations

from ...effects.terms import FACTIONS, NOUNS, OBSTACLES, SKIES_SKILLS, STATUSES
from ...kernel.errors import Value
from ...kernel.table import decision_of
from ...languages import Lang
from ...skies.acts.uses import bearer_of
from ...skies.chapters.clock import time_left
from ...skies.chapters.damage import blocked
from ...skies.chapters.joining import DealPooled, TakeOne
from ...skies.table.cards import Pack
from ...skies.table.records import NOWHERE
from ...skies.table.table import SkiesTable
from ...wording.cards_skies import names_of
from ..localizer import Localizer
from ..party.achievement_boxes import box_words
from ..party.names import Namers, Saying, ability_name, name_in
from ..party.pack_cache import PackCache
from ..party.same_name_enemies import foe_name
from ..phrases import join
from .sayings import ability_words

namer_of: Namers[Pack] = Namers(names_of)
"""The names in a pack for texts of effects."""
TERMS = {"status": STATUSES, "skill": SKIES_SKILLS, "obstacle": OBSTACLES, "faction": FACTIONS}
"""Words of the rules that are called by their terms."""


def name_of(localizer: Localizer, table: SkiesTable, thing: str) -> str:
    """The name of any piece by its id; words that are no piece are said as they are."""
    pack = table.pack
    name = name_in(localizer, thing, pack.characters, pack.adventures)
    if not name and thing in table.bound.enemies:
        return enemy_name(localizer, table, thing)
    name = name or name_in(localizer, thing, pack.events, pack.spaces, pack.buffs)
    if name:
        return name
    if thing in pack.abilities:
        return ability_name(localizer, pack.abilities[thing])
    if thing in NOUNS:
        return localizer.noun(thing)
    for kind, words in TERMS.items():
        if thing in words:
            return localizer.term(kind, thing)
    return thing.replace("-", " ")


def enemy_name(localizer: Localizer, table: SkiesTable, enemy: str) -> str:
    """An enemy or a zone as it is called now: twins in the row have numbers."""
    fight, cards = table.combat, table.bound.enemies
    like = table.bound.zones[fight.boss] if fight is not None and fight.boss else table.pack.enemies
    return foe_name(localizer, fight, enemy, cards, like)


def boss_of(table: SkiesTable, zone: str) -> int:
    """The number of the boss that a zone belongs to; 0 for an enemy card."""
    return next((number for number, zones in table.bound.zones.items() if zone in zones), 0)


def first_name(localizer: Localizer, table: SkiesTable, name: str) -> str:
    """A character's first name, for columns and lists."""
    return name_of(localizer, table, name).partition(" ")[0]


def _landing_names(pack: Pack, lang: Lang) -> dict[str, str]:
    """The name of the first space that lies on each square, by square."""
    first: dict[str, str] = {}
    for space in pack.spaces.values():
        first.setdefault(space.square, space.name.text_in(lang))
    return first


_landings: PackCache[Pack, dict[str, str]] = PackCache(_landing_names)
"""The names of landing places, by their squares."""


def landing_name(localizer: Localizer, table: SkiesTable, square: str) -> str:
    """What a square is called if it is a landing place; else empty."""
    return _landings(table.pack, localizer.lang).get(square, "")


def square_word(localizer: Localizer, table: SkiesTable, square: str) -> str:
    """A square of the atlas with what it is called, if it is a landing place, or a distant location."""
    if square in table.pack.spaces:
        return localizer.name(table.pack.spaces[square].name)
    landing = landing_name(localizer, table, square)
    return f"{square} ({landing})" if landing else square


def standee_words(localizer: Localizer, who: str, letter: str) -> str:
    """Who stands on which action of an encounter."""
    return localizer.say("standee_nowhere" if letter == NOWHERE else "standee_on", who=who, letter=letter)


def _standees(localizer: Localizer, table: SkiesTable, at: int, values: tuple[Value, ...]) -> str:
    """Where everybody stands: ``claire:a ed:-`` as sentences."""
    places: dict[str, list[str]] = {}
    for value in values:
        name, _, letter = str(value).partition(":")
        places.setdefault(letter, []).append(first_name(localizer, table, name))
    return localizer.clauses(
        standee_words(localizer, join(places[letter]), letter) for letter in sorted(places, reverse=True)
    )


def _acting(localizer: Localizer, table: SkiesTable, at: int, values: tuple[Value, ...]) -> str:
    """All values from a place on, as people by their first names."""
    return join(first_name(localizer, table, str(value)) for value in values[at:])


def _box(localizer: Localizer, table: SkiesTable, at: int, values: tuple[Value, ...]) -> str:
    """A box of the achievement sheet; bosses are ticked by their numbers."""
    box = str(values[at])

    def name(thing: str) -> str:
        boss = box.startswith("boss:") and thing.isdecimal() and int(thing) in table.pack.bosses
        return localizer.name(table.pack.bosses[int(thing)].name) if boss else name_of(localizer, table, thing)

    return box_words(localizer, table, box, name)


def _damage(localizer: Localizer, table: SkiesTable, at: int, values: tuple[Value, ...]) -> str:
    """An amount of damage in words."""
    return localizer.counted(int(values[at]), "damage")


def _block(localizer: Localizer, table: SkiesTable, key: str) -> str:
    """What becomes of the hit that is being taken, with what has been blocked of it."""
    blow = table.fight.blow
    block = min(blocked(table), blow)
    return localizer.say(key, left=blow - block, block=block)


def _boss(localizer: Localizer, table: SkiesTable, at: int, values: tuple[Value, ...]) -> str:
    """The boss that a zone belongs to."""
    return localizer.name(table.bound.bosses[boss_of(table, str(values[at]))].name)


def _pile(localizer: Localizer, table: SkiesTable, at: int, values: tuple[Value, ...]) -> str:
    """The cards that are dealt at random."""
    decision = decision_of(table)
    adventure = isinstance(decision, DealPooled | TakeOne) and decision.kind == "adventure"
    return localizer.say("pile_adventure" if adventure else "pile_ability")


def _user(localizer: Localizer, table: SkiesTable, at: int, values: tuple[Value, ...]) -> str:
    """Whose board or card it is: a character, an equipped card with who bears it, or a card."""
    holder = str(values[at])
    if holder in table.crew:
        return first_name(localizer, table, holder)
    bearer = bearer_of(table, holder)
    name = name_of(localizer, table, holder)
    return join([first_name(localizer, table, bearer), name]) if bearer else name


def _mark(localizer: Localizer, table: SkiesTable, at: int, values: tuple[Value, ...]) -> str:
    """A mark of the log by name; empty if it has none."""
    mark = str(values[at])
    return localizer.say(f"mark_{mark}") if localizer.words.knows("mark", mark) else ""


SAYINGS: dict[str, Saying[SkiesTable]] = {
    "first": lambda localizer, table, at, values: first_name(localizer, table, str(values[at])),
    "place": lambda localizer, table, at, values: square_word(localizer, table, str(values[at])),
    "user": _user,
    "standees": _standees,
    "acting": _acting,
    "box": _box,
    "damage": _damage,
    "cards": lambda localizer, table, at, values: localizer.say("count_cards", count=int(values[at])),
    "spaces": lambda localizer, table, at, values: localizer.say("count_spaces", count=int(values[at])),
    "pile": _pile,
    "ability": lambda localizer, table, at, values: ability_words(localizer, str(values[at])),
    "die": lambda localizer, table, at, values: f"{table.pack.die[int(values[at]) - 1]:+d}",
    "time": lambda localizer, table, at, values: localizer.say("time_left", time=time_left(table)),
    "victim": lambda localizer, table, at, values: name_of(localizer, table, table.fight.victim),
    "blow": lambda localizer, table, at, values: _damage(localizer, table, 0, (table.fight.blow,)),
    "block-ask": lambda localizer, table, at, values: _block(localizer, table, "block_ask"),
    "block-stand": lambda localizer, table, at, values: _block(localizer, table, "block_stand"),
    "boss": _boss,
    "mark": _mark,
}
"""The kinds of value that only the skies speak of."""
