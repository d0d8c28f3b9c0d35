"""The kinds of value that only the messages of the sea speak of."""

from __future__ import annotations

from ...kernel.errors import Value
from ...kernel.table import decision_of
from ...sea.chapters.ailments import RemoveFatigue
from ...sea.chapters.attack import DealDamage, is_ranged
from ...sea.chapters.crew import weapon_named
from ...sea.chapters.foes import defense_of, foe_named
from ...sea.chapters.port import INN_COINS, INN_HEALTH
from ...sea.table.table import SeaTable
from ..party.boxes import box_words
from ..party.names import SEATS, Saying, seat_name
from ..phrases import join
from ..voice import Voice
from .cards import card_line, effect_of, skill_words
from .names import crew_name, difficulty, name_of, room_name, search_harm, search_name, weapon_name
from .rooms import part_words


def service(voice: Voice, word: str) -> str:
    """A service of the port, with what it costs and does."""
    return voice.say(f"service_{word}", coins=INN_COINS, health=INN_HEALTH)


def in_port(voice: Voice, word: str) -> str:
    """The same in brief, as it stands beside the port action."""
    return voice.say(f"in-port_{word}", coins=INN_COINS, health=INN_HEALTH)


def actions_left(voice: Voice, table: SeaTable) -> str:
    """How many actions the turn still has."""
    return voice.say("turn_actions-left", count=table.actions)


def _xp(voice: Voice, table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    if len(values) > 1:
        return voice.say("xp_costs", cost=values[0], have=values[1])
    return voice.say("xp_nothing", have=values[0])


def _leave(voice: Voice, table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    place = str(values[at])
    if place in SEATS:
        return voice.say("leave_table", who=seat_name(voice, table, place))
    if place in ("levels", "market"):
        return voice.say(f"leave_{place}")
    if place in table.pack.rooms:
        return voice.say("leave_room", room=room_name(voice, table.pack, place).lower())
    return voice.say("leave_place", place=name_of(voice, table.pack, place))


def _hazard(voice: Voice, table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    hazard = table.pack.regions[str(values[at])].hazard
    return voice.name(hazard.name) if hazard else str(values[at])


def _serpent(voice: Voice, table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    region = str(values[at])
    if not region:
        return voice.say("serpent_gone")
    return voice.say("serpent_in", region=voice.within(voice.name(table.pack.regions[region].name)))


def _against(voice: Voice, table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    """The defense that an attack had to reach."""
    attack = table.combat.attack if table.combat is not None else None
    foe = foe_named(table, str(values[at])) if attack is not None else None
    if attack is None or foe is None:
        return ""
    return voice.say("attack_against", defense=defense_of(table, foe, ranged=is_ranged(table, attack)))


def _when(voice: Voice, table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    """Whether a counterattack comes before the damage that it answers."""
    first = any(isinstance(step, DealDamage) for step in table.agenda)
    return voice.say("strikes_first" if first else "strikes_back")


def _weapon_block(voice: Voice, table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    attack = table.combat.attack if table.combat is not None else None
    block = weapon_named(table, attack.crew, attack.weapon).block if attack is not None else 0
    return voice.say("attack_weapon-blocks", block=min(block, int(values[-1]))) if block else ""


def _block(voice: Voice, table: SeaTable, key: str, amount: int) -> str:
    """What becomes of a hit of so much, with what has been blocked of it."""
    block = min(table.fight.block, amount)
    return voice.say(key, left=amount - block, block=block)


def _to_clear(voice: Voice, table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    """How much command may still be cleared; a number that is more than there can be means all of it."""
    if getattr(decision_of(table), "whole", False):
        return voice.say("clear_whole")
    left = int(values[at])
    there = sum(member.command for member in table.crew.values()) + sum(table.adventures.values())
    return voice.say("clear_all", count=there) if left >= there else voice.say("clear_some", count=left)


def _to_give(voice: Voice, table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    """How much health or rest may still be given, no more than is lacking; some effects give it all to one person."""
    whole = "yes" if getattr(decision_of(table), "whole", False) else "no"
    resting = isinstance(decision_of(table), RemoveFatigue)
    able = [table.crew[choice[1]] for choice in table.offered]
    lacking = [member.fatigue if resting else member.damage for member in able]
    most = max(lacking, default=0) if whole == "yes" else sum(lacking)
    return voice.say("give_some", count=min(int(values[at]), most), whole=whole)


def _level(voice: Voice, table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    level = table.pack.levels[str(values[at])]
    who = crew_name(voice, table.pack, level.crew)
    return voice.say("level_learns", who=who, level=voice.name(level.name), xp=level.xp)


def _fallen(voice: Voice, table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    who = str(values[at])
    return voice.say(f"fallen_{who}") if voice.words.knows("fallen", who) else who


def _box(voice: Voice, table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    """A box of the achievement sheet."""
    return box_words(voice, table, str(values[at]), lambda thing: name_of(voice, table.pack, thing))


def _does(voice: Voice, table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    """What a use of a board or card does: the holder stands before its label."""
    return effect_of(voice, table, str(values[at - 1]), str(values[at]))


def _card_text(voice: Voice, table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    """What a card says that everybody sees; a level card with its skill."""
    card = str(values[at])
    if card in table.pack.levels:
        level = table.pack.levels[card]
        return join([skill_words(voice, level), card_line(voice, table, level)], " ")
    abilities = table.pack.abilities
    return card_line(voice, table, abilities[card] if card in abilities else table.pack.adventures[card])


SAYINGS: dict[str, Saying[SeaTable]] = {
    "box": _box,
    "xp": _xp,
    "leave": _leave,
    "hazard": _hazard,
    "serpent": _serpent,
    "the-room": lambda voice, table, at, values: room_name(voice, table.pack, str(values[at])),
    "weapon": lambda voice, table, at, values: weapon_name(voice, table.pack, str(values[at])),
    "actions": lambda voice, table, at, values: f"{actions_left(voice, table)}.",
    "this-event": lambda voice, table, at, values: name_of(voice, table.pack, table.event),
    "level": _level,
    "ability": lambda voice, table, at, values: voice.say(f"ability_{values[at]}"),
    "difficulty": lambda voice, table, at, values: difficulty(voice, str(values[at])),
    "fallen": _fallen,
    "service": lambda voice, table, at, values: service(voice, str(values[at])),
    "against": _against,
    "when": _when,
    "weapon-block": _weapon_block,
    "block-ask": lambda voice, table, at, values: _block(voice, table, "block_ask", int(values[at])),
    "block-stand": lambda voice, table, at, values: _block(voice, table, "block_stand", int(values[at])),
    "to-clear": _to_clear,
    "to-give": _to_give,
    "harm": lambda voice, table, at, values: search_harm(voice, table.pack.search[str(values[at])]),
    "search": lambda voice, table, at, values: search_name(voice, table.pack.search[str(values[at])]),
    "moves": lambda voice, table, at, values: voice.counted(int(values[at]), "region"),
    "coins": lambda voice, table, at, values: voice.counted(int(values[at]), "coins"),
    "does": _does,
    "card-text": _card_text,
    "quest-text": lambda voice, table, at, values: voice.name(table.pack.quests[int(values[at])].text),
    "price": lambda voice, table, at, values: voice.counted(table.pack.adventures[str(values[at])].price, "coins"),
    "part": lambda voice, table, at, values: part_words(voice, table, str(values[at])),
}
"""Kind to what says it."""
