"""Values in messages that only the sea has."""

from __future__ import annotations

from ...kernel.errors import Value
from ...kernel.table import decision_of
from ...party.table.seats import SEATS
from ...sea.chapters.attack import DealDamage, is_ranged
from ...sea.chapters.command import ClearCommand
from ...sea.chapters.crew import weapon_named
from ...sea.chapters.fatigue import RemoveFatigue
from ...sea.chapters.foes import defense_of, foe_named
from ...sea.chapters.health import RestoreHealth
from ...sea.chapters.port import INN_COINS, INN_HEALTH
from ...sea.table.table import SeaTable
from ..localizer import Localizer
from ..party.achievement_boxes import box_words
from ..party.names import Saying, seat_name
from ..phrases import join
from .cards import card_line, effect_of, skill_words
from .names import crew_name, difficulty, name_of, room_name, search_harm, search_name, weapon_name
from .rooms import part_words


def service(localizer: Localizer, word: str) -> str:
    """A service of the port, with what it costs and does."""
    return localizer.say(f"service_{word}", coins=INN_COINS, health=INN_HEALTH)


def in_port(localizer: Localizer, word: str) -> str:
    """A service of the port in brief, as it is shown beside the port action."""
    return localizer.say(f"in-port_{word}", coins=INN_COINS, health=INN_HEALTH)


def actions_left(localizer: Localizer, table: SeaTable) -> str:
    """How many actions the turn still has."""
    return localizer.say("turn_actions-left", count=table.actions)


def _xp(localizer: Localizer, table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    """What a level card costs and what there is of XP; or, where no cost is given, that there is nothing to buy."""
    *costs, have = values
    return localizer.say("xp_costs", cost=costs[0], have=have) if costs else localizer.say("xp_nothing", have=have)


def _leave(localizer: Localizer, table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    """What is left: the table by a player, the level cards, a market, a room or a place."""
    place = str(values[at])
    if place in SEATS:
        return localizer.say("leave_table", who=seat_name(localizer, table, place))
    if place in ("levels", "market"):
        return localizer.say(f"leave_{place}")
    if place in table.pack.rooms:
        return localizer.say("leave_room", room=room_name(localizer, table.pack, place).lower())
    return localizer.say("leave_place", place=name_of(localizer, table.pack, place))


def _hazard(localizer: Localizer, table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    """The hazard of a region by name."""
    hazard = table.pack.regions[str(values[at])].hazard
    return localizer.name(hazard.name) if hazard else str(values[at])


def _serpent(localizer: Localizer, table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    """Where the serpent is; that it is gone if there is no region."""
    region = str(values[at])
    if not region:
        return localizer.say("serpent_gone")
    return localizer.say(
        "serpent_in", region=localizer.lowercase_article(localizer.name(table.pack.regions[region].name))
    )


def _against(localizer: Localizer, table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    """The defense that an attack had to reach."""
    attack = table.combat.attack if table.combat is not None else None
    foe = foe_named(table, str(values[at])) if attack is not None else None
    if attack is None or foe is None:
        return ""
    return localizer.say("attack_against", defense=defense_of(table, foe, ranged=is_ranged(table, attack)))


def _when(localizer: Localizer, table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    """Whether a counterattack comes before the damage that it answers."""
    first = any(isinstance(step, DealDamage) for step in table.agenda)
    return localizer.say("strikes_first" if first else "strikes_back")


def _weapon_block(localizer: Localizer, table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    """What the attacker's weapon blocks of a hit, the last of the values; empty if nothing."""
    attack = table.combat.attack if table.combat is not None else None
    block = weapon_named(table, attack.crew, attack.weapon).block if attack is not None else 0
    return localizer.say("attack_weapon-blocks", block=min(block, int(values[-1]))) if block else ""


def _block(localizer: Localizer, table: SeaTable, key: str, amount: int) -> str:
    """What becomes of a hit of so much, with what has been blocked of it."""
    block = min(table.fight.block, amount)
    return localizer.say(key, left=amount - block, block=block)


def _to_clear(localizer: Localizer, table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    """How much command may still be cleared; a number that is more than there can be means all of it."""
    decision = decision_of(table)
    if isinstance(decision, ClearCommand) and decision.whole:
        return localizer.say("clear_whole")
    left = int(values[at])
    placed_command = sum(member.command for member in table.crew.values()) + sum(table.adventures.values())
    return (
        localizer.say("clear_all", count=placed_command)
        if left >= placed_command
        else localizer.say("clear_some", count=left)
    )


def _to_give(localizer: Localizer, table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    """How much health or rest may still be given, no more than is lacking; some effects give it all to one person."""
    decision = decision_of(table)
    resting = isinstance(decision, RemoveFatigue)
    to_one_person = isinstance(decision, RemoveFatigue | RestoreHealth) and decision.whole
    receivers = [table.crew[name] for _, name, *_ in table.offered]
    lacking = [member.fatigue if resting else member.damage for member in receivers]
    most = max(lacking, default=0) if to_one_person else sum(lacking)
    return localizer.say("give_some", count=min(int(values[at]), most), whole="yes" if to_one_person else "no")


def _level(localizer: Localizer, table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    """A level card with the member who learns it and its price."""
    level = table.pack.levels[str(values[at])]
    who = crew_name(localizer, table.pack, level.crew)
    return localizer.say("level_learns", who=who, level=localizer.name(level.name), xp=level.xp)


def _fallen(localizer: Localizer, table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    """Who has fallen, in words of their own if there are any."""
    who = str(values[at])
    return localizer.say(f"fallen_{who}") if localizer.words.knows("fallen", who) else who


def _box(localizer: Localizer, table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    """A box of the achievement sheet."""
    return box_words(localizer, table, str(values[at]), lambda thing: name_of(localizer, table.pack, thing))


def _does(localizer: Localizer, table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    """What a use of a board or card does: the holder stands before its label."""
    return effect_of(localizer, table, str(values[at - 1]), str(values[at]))


def _card_text(localizer: Localizer, table: SeaTable, at: int, values: tuple[Value, ...]) -> str:
    """What a card says that everybody sees; a level card with its skill."""
    card = str(values[at])
    if card in table.pack.levels:
        level = table.pack.levels[card]
        return join([skill_words(localizer, level), card_line(localizer, table, level)], " ")
    abilities = table.pack.abilities
    return card_line(localizer, table, abilities[card] if card in abilities else table.pack.adventures[card])


SAYINGS: dict[str, Saying[SeaTable]] = {
    "box": _box,
    "xp": _xp,
    "leave": _leave,
    "hazard": _hazard,
    "serpent": _serpent,
    "the-room": lambda localizer, table, at, values: room_name(localizer, table.pack, str(values[at])),
    "weapon": lambda localizer, table, at, values: weapon_name(localizer, table.pack, str(values[at])),
    "actions": lambda localizer, table, at, values: f"{actions_left(localizer, table)}.",
    "this-event": lambda localizer, table, at, values: name_of(localizer, table.pack, table.event),
    "level": _level,
    "ability": lambda localizer, table, at, values: localizer.say(f"ability_{values[at]}"),
    "difficulty": lambda localizer, table, at, values: difficulty(localizer, str(values[at])),
    "fallen": _fallen,
    "service": lambda localizer, table, at, values: service(localizer, str(values[at])),
    "against": _against,
    "when": _when,
    "weapon-block": _weapon_block,
    "block-ask": lambda localizer, table, at, values: _block(localizer, table, "block_ask", int(values[at])),
    "block-stand": lambda localizer, table, at, values: _block(localizer, table, "block_stand", int(values[at])),
    "to-clear": _to_clear,
    "to-give": _to_give,
    "harm": lambda localizer, table, at, values: search_harm(localizer, table.pack.search[str(values[at])]),
    "search": lambda localizer, table, at, values: search_name(localizer, table.pack.search[str(values[at])]),
    "moves": lambda localizer, table, at, values: localizer.counted(int(values[at]), "region"),
    "coins": lambda localizer, table, at, values: localizer.counted(int(values[at]), "coins"),
    "does": _does,
    "card-text": _card_text,
    "quest-text": lambda localizer, table, at, values: localizer.name(table.pack.quests[int(values[at])].text),
    "price": lambda localizer, table, at, values: localizer.counted(
        table.pack.adventures[str(values[at])].price, "coins"
    ),
    "part": lambda localizer, table, at, values: part_words(localizer, table, str(values[at])),
}
"""The kinds of value that only the sea speaks of, each with what says it."""
