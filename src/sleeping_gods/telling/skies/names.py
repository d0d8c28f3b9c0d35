"""The names of the pieces of the skies, and the kinds of value that only its messages speak of."""

from __future__ import annotations

from ...effects.terms import FACTIONS, NOUNS, OBSTACLES, SKIES_SKILLS, STATUSES
from ...kernel.errors import Value
from ...kernel.table import decision_of
from ...languages import Lang
from ...skies.acts.uses import bearer_of
from ...skies.chapters.clock import time_left
from ...skies.chapters.damage import blocked
from ...skies.chapters.encounter import NOWHERE
from ...skies.table.cards import Pack
from ...skies.table.table import SkiesTable
from ...wording.cards_skies import names_of
from ..party.boxes import box_words
from ..party.kept import Kept
from ..party.names import Namers, Saying, ability_name, named
from ..party.twins import foe_name
from ..phrases import join
from ..voice import Voice
from .sayings import ability_words

namer_of: Namers[Pack] = Namers(names_of)
"""The names in a pack for texts of effects."""


TERMS = {"status": STATUSES, "skill": SKIES_SKILLS, "obstacle": OBSTACLES, "faction": FACTIONS}
"""Words of the rules that are called by their terms."""


def name_of(voice: Voice, table: SkiesTable, thing: str) -> str:
    """The name of any piece by its id; words that are no piece are said as they are."""
    pack = table.pack
    known = named(voice, thing, pack.characters, pack.adventures)
    if not known and thing in table.bound.enemies:
        return enemy_name(voice, table, thing)
    known = known or named(voice, thing, pack.events, pack.spaces, pack.buffs)
    if known:
        return known
    if thing in pack.abilities:
        return ability_name(voice, pack.abilities[thing])
    if thing in NOUNS:
        return voice.noun(thing)
    for kind, words in TERMS.items():
        if thing in words:
            return voice.term(kind, thing)
    return thing.replace("-", " ")


def enemy_name(voice: Voice, table: SkiesTable, enemy: str) -> str:
    """An enemy or a zone as it is called now: twins in the row have numbers."""
    fight, cards = table.combat, table.bound.enemies
    like = table.bound.zones[fight.boss] if fight is not None and fight.boss else table.pack.enemies
    return foe_name(voice, fight, enemy, cards, like)


def boss_of(table: SkiesTable, zone: str) -> int:
    """The number of the boss that a zone belongs to; 0 for an enemy card."""
    return next((number for number, zones in table.bound.zones.items() if zone in zones), 0)


def first_name(voice: Voice, table: SkiesTable, name: str) -> str:
    """A character's first name, for columns and lists."""
    return name_of(voice, table, name).partition(" ")[0]


def _landing_names(pack: Pack, lang: Lang) -> dict[str, str]:
    first: dict[str, str] = {}
    for space in pack.spaces.values():
        first.setdefault(space.square, space.name.said(lang))
    return first


_landings: Kept[Pack, dict[str, str]] = Kept(_landing_names)


def landing_name(voice: Voice, table: SkiesTable, square: str) -> str:
    """What a square is called if it is a landing place; else empty."""
    return _landings(table.pack, voice.lang).get(square, "")


def square_word(voice: Voice, table: SkiesTable, square: str) -> str:
    """A square of the atlas with what it is called, if it is a landing place, or a distant location."""
    if square in table.pack.spaces:
        return voice.name(table.pack.spaces[square].name)
    landing = landing_name(voice, table, square)
    return f"{square} ({landing})" if landing else square


def standing_on(voice: Voice, who: str, letter: str) -> str:
    """Who stands on which action of an encounter."""
    return voice.say("standee_nowhere" if letter == NOWHERE else "standee_on", who=who, letter=letter)


def _standees(voice: Voice, table: SkiesTable, at: int, values: tuple[Value, ...]) -> str:
    """Where everybody stands: ``claire:a ed:-`` as sentences."""
    places: dict[str, list[str]] = {}
    for value in values:
        name, _, letter = str(value).partition(":")
        places.setdefault(letter, []).append(first_name(voice, table, name))
    return voice.clauses(standing_on(voice, join(places[letter]), letter) for letter in sorted(places, reverse=True))


def _acting(voice: Voice, table: SkiesTable, at: int, values: tuple[Value, ...]) -> str:
    return join(first_name(voice, table, str(value)) for value in values[at:])


def _box(voice: Voice, table: SkiesTable, at: int, values: tuple[Value, ...]) -> str:
    """A box of the achievement sheet; bosses are ticked by their numbers."""
    box = str(values[at])

    def name(thing: str) -> str:
        boss = box.startswith("boss:") and thing.isdecimal()
        return voice.name(table.pack.bosses[int(thing)].name) if boss else name_of(voice, table, thing)

    return box_words(voice, table, box, name)


def _damage(voice: Voice, table: SkiesTable, at: int, values: tuple[Value, ...]) -> str:
    return voice.counted(int(values[at]), "damage")


def _block(voice: Voice, table: SkiesTable, key: str) -> str:
    """What becomes of the hit that is being taken, with what has been blocked of it."""
    blow = table.fight.blow
    block = min(blocked(table), blow)
    return voice.say(key, left=blow - block, block=block)


def _boss(voice: Voice, table: SkiesTable, at: int, values: tuple[Value, ...]) -> str:
    """The boss that a zone belongs to."""
    return voice.name(table.bound.bosses[boss_of(table, str(values[at]))].name)


def _pile(voice: Voice, table: SkiesTable, at: int, values: tuple[Value, ...]) -> str:
    """The cards that are dealt at random."""
    adventure = getattr(decision_of(table), "kind", "") == "adventure"
    return voice.say("pile_adventure" if adventure else "pile_ability")


def _user(voice: Voice, table: SkiesTable, at: int, values: tuple[Value, ...]) -> str:
    """Whose board or card it is: a character, an equipped card with who bears it, or a card."""
    holder = str(values[at])
    if holder in table.crew:
        return first_name(voice, table, holder)
    bearer = bearer_of(table, holder)
    name = name_of(voice, table, holder)
    return join([first_name(voice, table, bearer), name]) if bearer else name


def _mark(voice: Voice, table: SkiesTable, at: int, values: tuple[Value, ...]) -> str:
    mark = str(values[at])
    return voice.say(f"mark_{mark}") if voice.words.knows("mark", mark) else ""


SAYINGS: dict[str, Saying[SkiesTable]] = {
    "first": lambda voice, table, at, values: first_name(voice, table, str(values[at])),
    "place": lambda voice, table, at, values: square_word(voice, table, str(values[at])),
    "user": _user,
    "standees": _standees,
    "acting": _acting,
    "box": _box,
    "damage": _damage,
    "cards": lambda voice, table, at, values: voice.say("count_cards", count=int(values[at])),
    "spaces": lambda voice, table, at, values: voice.say("count_spaces", count=int(values[at])),
    "pile": _pile,
    "ability": lambda voice, table, at, values: ability_words(voice, str(values[at])),
    "die": lambda voice, table, at, values: f"{table.pack.die[int(values[at]) - 1]:+d}",
    "time": lambda voice, table, at, values: voice.say("time_left", time=time_left(table)),
    "victim": lambda voice, table, at, values: name_of(voice, table, table.fight.victim),
    "blow": lambda voice, table, at, values: _damage(voice, table, 0, (table.fight.blow,)),
    "block-ask": lambda voice, table, at, values: _block(voice, table, "block_ask"),
    "block-stand": lambda voice, table, at, values: _block(voice, table, "block_stand"),
    "boss": _boss,
    "mark": _mark,
}
"""The kinds of value that only the skies speak of."""
