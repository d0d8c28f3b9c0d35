"""The names of the sea's pieces, and every kind of value that a message speaks of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from ...effects.terms import RESOURCES, SKILLS, STATUSES, TOKENS, counted
from ...effects.words import Namer, describe_amounts
from ...kernel.choices import seat_of
from ...kernel.errors import Value
from ...kernel.table import decision_of
from ...sea.cards import AbilityCard, Pack, SearchToken
from ...sea.crew import weapons_of
from ...sea.pack_words import names_of
from ...sea.table import SeaTable
from ...story.printed import Name
from ..section import join
from .rooms import part_words
from .sayings import ABILITIES, DIFFICULTIES, FALLEN, PLACES, SERVICES

_NAMERS: list[tuple[Pack, Namer]] = []


def namer_of(pack: Pack) -> Namer:
    """The names in a pack for texts of effects; made once for each pack."""
    for known, namer in _NAMERS:
        if known is pack:
            return namer
    del _NAMERS[:-3]
    _NAMERS.append((pack, names_of(pack, "en")))
    return _NAMERS[-1][1]


class Named(Protocol):
    """A piece with a name."""

    @property
    def name(self) -> Name:
        """Its name in both languages."""


def name_of(pack: Pack, thing: str) -> str:
    """The name of any piece by its id; words that are no piece are said as they are."""
    sources: tuple[Mapping[str, Named], ...] = (
        pack.crew, pack.adventures, pack.levels, pack.enemies, pack.events, pack.regions, pack.rooms,
    )  # fmt: skip
    for source in sources:
        if thing in source:
            return source[thing].name.en
    if thing in pack.abilities:
        return ability_name(pack.abilities[thing])
    if thing in PLACES:
        return PLACES[thing]
    for words in (TOKENS, STATUSES, SKILLS):
        if thing in words:
            return words[thing][0]
    return thing.replace("-", " ")


def ability_name(card: AbilityCard) -> str:
    """An ability card by its name and what is printed in its corner, so that copies can be told apart."""
    return f"{card.name.en or 'plain card'} ({card.skill} {card.fate})"


def crew_name(pack: Pack, crew: str) -> str:
    """A crew member's name."""
    return pack.crew[crew].name.en if crew in pack.crew else crew


def weapon_name(pack: Pack, weapon: str) -> str:
    """A weapon's name, built in or on a card."""
    for board in pack.crew.values():
        if board.weapon.id == weapon:
            return board.weapon.name.en
    return pack.adventures[weapon].name.en if weapon in pack.adventures else weapon


def seat_name(table: SeaTable, seat: Value) -> str:
    """A player's name by seat or by seat word."""
    place = seat_of(seat) if isinstance(seat, str) else seat
    return table.names[place] if 0 <= place < len(table.names) else f"player {place + 1}"


def search_name(token: SearchToken) -> str:
    """A search token by what it shows."""
    rewards = " or ".join(describe_amounts(reward, "en") for reward in token.rewards)
    harm = f"ship damage {token.ship_damage}" if token.ship_damage else ""
    return join([rewards, harm, STATUSES[token.status][0] if token.status else ""])


def amounts(words: str) -> str:
    """Numbers and resources, such as ``2 grain 1 meat``."""
    parts = words.split()
    pairs = tuple((kind, int(number)) for number, kind in zip(parts[::2], parts[1::2], strict=False))
    return describe_amounts(pairs, "en") or words


def speak(table: SeaTable, kind: str, at: int, values: tuple[Value, ...]) -> str:
    """A value in words; a kind that is not known here is a name."""
    if kind in _SAYINGS:
        return _SAYINGS[kind](table, at, values)
    return name_of(table.pack, str(values[at]))


def _goods(table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    return counted(int(values[at]), str(values[at - 1]), "en")


def _one(table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    what = str(values[at])
    return counted(1, what, "en") if what in (*RESOURCES, "food", "command", "xp") else what


def _needed_skill(table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    skill = str(values[at])
    if not skill:
        return "no card changes this draw"
    return "this weapon takes no card" if skill == "none" else f"a card of {skill} is needed"


def _xp(table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    if len(values) > 1:
        return f"it costs {values[0]} XP and you have {values[1]}"
    return f"no level card can be bought with {values[0]} XP"


def _leave(table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    place = str(values[at])
    if place in ("p1", "p2", "p3", "p4"):
        return f"{seat_name(table, place)} leaves the table"
    if place == "levels":
        return "Learn nothing more"
    return f"Leave the {name_of(table.pack, place).lower() if place in table.pack.rooms else place}"


def _joiner(table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    who = str(values[at])
    if who == "NAME":
        return "Somebody joins the table: join Cleo"
    return f"{crew_name(table.pack, who)} takes part" if who in table.crew else f"{who} joins the table"


def _use(table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    return str(values[at]).replace("-", " ")


def _event(table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    event = str(values[at])
    return table.pack.events[event].name.en if event in table.pack.events else event


def _quest(table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    quest = table.pack.quests[int(values[at])]
    return f"{quest.number}, {quest.title.en} ({quest.keyword})"


def _fate_card(table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    return ability_name(table.pack.abilities[str(values[at])])


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


def _next_crew(table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    left = getattr(decision_of(table), "left", ("",))
    return crew_name(table.pack, str(left[0]))


def _this_event(table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    return _event(table, 0, (table.event,))


def counted_word(count: int, word: str) -> str:
    """A number with a plain English noun."""
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def _level(table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    level = table.pack.levels[str(values[at])]
    return f"{crew_name(table.pack, level.crew)} learns {level.name.en} for {level.xp} XP"


_SAYINGS: dict[str, Callable[[SeaTable, int, tuple[Value, ...]], str]] = {
    "seat": lambda table, at, values: seat_name(table, values[at]),
    "goods": _goods,
    "amounts": lambda table, at, values: amounts(str(values[at])),
    "one": _one,
    "needed-skill": _needed_skill,
    "xp": _xp,
    "leave": _leave,
    "joiner": _joiner,
    "use": _use,
    "event": _event,
    "quest": _quest,
    "fate-card": _fate_card,
    "hazard": _hazard,
    "serpent": _serpent,
    "weapon": _weapon,
    "actions": _actions,
    "next-crew": _next_crew,
    "this-event": _this_event,
    "level": _level,
    "ability": lambda table, at, values: ABILITIES[str(values[at])],
    "difficulty": lambda table, at, values: DIFFICULTIES.get(str(values[at]), str(values[at])),
    "fallen": lambda table, at, values: FALLEN.get(str(values[at]), str(values[at])),
    "service": lambda table, at, values: SERVICES[str(values[at])],
    "search": lambda table, at, values: search_name(table.pack.search[str(values[at])]),
    "square": lambda table, at, values: str(values[at]),
    "moves": lambda table, at, values: counted_word(int(values[at]), "region"),
    "coins": lambda table, at, values: counted(int(values[at]), "coins", "en"),
    "signed": lambda table, at, values: f"{int(values[at]):+d}",
    "ending": lambda table, at, values: str(values[at]),
    "part": lambda table, at, values: part_words(table, str(values[at])),
}


def weapon_figures(table: SeaTable, crew: str) -> list[tuple[str, str, str]]:
    """The weapons that a crew member can use, each with its figures, in words and in brief."""
    found = []
    for weapon in weapons_of(table, crew):
        ranged = ", ranged" if weapon.ranged else ""
        words = f"accuracy +{weapon.accuracy}, damage {weapon.damage}, block {weapon.block}{ranged}"
        found.append((weapon.name.en, words, f"+{weapon.accuracy}, {weapon.damage}, {weapon.block}{ranged}"))
    return found
