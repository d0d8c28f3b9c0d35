"""Heuristics for the ship: rooms, care for the hurt and tired, and what is found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ....kernel.choices import Choice
from ....sea.acts.uses import use_of
from ....sea.chapters.crew import health_left, is_up, symbols
from ....sea.chapters.equip import SLOTS
from ....sea.chapters.search import WATCH
from ....sea.table.table import SeaTable
from ....sea.table.words import PASSES
from ...party.choice_words import amounts_in, named_in
from .challenges import ACTS

LATE = 9
"""Events left of the last deck when a careful crew gets ready for the finale."""
WORTH = {"coins": 1.0, "xp": 1.2, "artifacts": 2.0, "materials": 0.8, "meat": 0.9, "vegetables": 0.8, "grain": 0.8}
"""What a find is worth to a crew in no need."""
USUAL_WORTH = 0.5
"""What a find is worth that is not among these."""
MAX_CUBES_TO_SEARCH = 8
"""With more damage the ship could not bear what a search may bring."""
HURT_TO_HEAL = 3
"""Damage of a crew from which on some is healed at sea."""
TIRED_TO_REST = 4
"""Fatigue of a crew from which on somebody rests by a card."""
HUNGRY = 5
"""Damage or fatigue of a crew for which a meal is cooked."""
HURT_TO_DRINK = 14
"""Damage of a crew for which a bottle is opened."""
UNFIT_DAMAGE = 25
"""Damage of a crew that should not fight."""
UNFIT_FATIGUE = 14
"""Fatigue of a crew that should not fight."""
FINDS_WANTED = 2
"""Finds to choose from when the deck is searched."""
COMMAND_TO_KEEP = 1
"""Command that is left when an ability card is equipped."""


FEW_COINS = 4
"""Coins with fewer of which a find is wanted more."""


class RoomNeed(NamedTuple):
    """How much a room is needed; the figures mean something only beside those of other rooms."""

    each: float
    """For each thing that the room clears or restores: placed command, fatigue, damage."""
    most_things: int = 99
    """More of them do not count, as the room takes no more off."""
    few_cards: int = 2
    """A hand with fewer cards than this needs the room for the cards that it gives."""
    for_few_cards: float = 0.0
    """How much more such a hand needs it."""
    little_command: int = 0
    """A player with less command than this needs the room for the command that it gives."""


ROOM_NEEDS = {
    "bridge": RoomNeed(each=0.8, for_few_cards=2.0),
    "galley": RoomNeed(each=0.5, few_cards=3, for_few_cards=1.5, little_command=2),
    "quarters": RoomNeed(each=0.6, most_things=3, for_few_cards=1.5, little_command=3),
    "sick-bay": RoomNeed(each=0.7, most_things=6, for_few_cards=1.0),
}
"""Every room but the deck."""
NEED_OF_DECK = 3.0
"""How much the deck is needed, where finds are looked for."""
FOR_FEW_COINS, FOR_DAMAGED_SHIP = 1.0, -3.0
"""How much more the deck is needed with few coins, and by a ship that could not bear what a search may bring."""


class CrewState(NamedTuple):
    """Damage and fatigue of a crew, and the damage on its ship."""

    damage: int
    fatigue: int
    cubes: int


NEED = CrewState(damage=11, fatigue=8, cubes=6)
"""A careful crew makes for a port if it has as much of any."""
NEED_BEFORE_FINALE = CrewState(damage=5, fatigue=4, cubes=4)
"""The state in which it does so when the finale is near."""


def damage(table: SeaTable) -> int:
    """Damage on the whole crew."""
    return sum(member.damage for member in table.crew.values())


def fatigue(table: SeaTable) -> int:
    """Fatigue of the whole crew."""
    return sum(member.fatigue for member in table.crew.values())


def cubes(table: SeaTable) -> int:
    """Damage on the ship."""
    return sum(table.cubes.values())


def is_late(table: SeaTable) -> bool:
    """Whether the finale is near, for which a crew should be rested."""
    return table.event_pass == len(PASSES) and sum(table.event_left) <= LATE


def in_need(table: SeaTable) -> bool:
    """Whether a careful crew makes for a port: hurt, tired, or in a leaking ship; sooner before the finale."""
    if any(not is_up(table, name) for name in table.crew):
        return True
    limit = NEED_BEFORE_FINALE if is_late(table) else NEED
    return damage(table) >= limit.damage or fatigue(table) >= limit.fatigue or cubes(table) >= limit.cubes


def unfit(table: SeaTable) -> float:
    """How little a crew is fit for a fight: 0 for a fresh one, 1 and more for one that should not."""
    return damage(table) / UNFIT_DAMAGE + fatigue(table) / UNFIT_FATIGUE


def room(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """The room that is needed most."""
    placed = sum(member.command for member in table.crew.values()) + sum(table.adventures.values())
    pool, hand = table.pools[table.captain], len(table.hands[table.captain])
    things = {"bridge": placed, "galley": fatigue(table), "quarters": placed, "sick-bay": damage(table)}
    needs = {"deck": _need_of_deck(table)}
    for name, need in ROOM_NEEDS.items():
        for_cards = need.for_few_cards if hand < need.few_cards else 0.0
        for_command = 1.0 if pool < need.little_command else 0.0
        needs[name] = need.each * min(things[name], need.most_things) + for_cards + for_command

    def need_of(choice: Choice) -> float:
        _, name = choice
        return needs[name]

    return max(offered, key=need_of)


def _need_of_deck(table: SeaTable) -> float:
    """How much the deck is needed now."""
    for_coins = FOR_FEW_COINS if table.goods["coins"] < FEW_COINS else 0.0
    for_ship = FOR_DAMAGED_SHIP if cubes(table) >= MAX_CUBES_TO_SEARCH else 0.0
    return NEED_OF_DECK + for_coins + for_ship


def parts(offered: Sequence[Choice]) -> Choice:
    """Everything that the room offers, in printed order."""
    return ("do", "all") if ("do", "all") in offered else offered[0]


def care(table: SeaTable, acts: Sequence[Choice]) -> Choice | None:
    """Something worth doing at any time: heal, rest, repair, cook, equip; None if all is well."""
    hurt, tired = damage(table), fatigue(table)
    helpful_uses = {
        "heal": hurt >= HURT_TO_HEAL,
        "rest": tired >= TIRED_TO_REST,
        "repair": cubes(table) >= 1,
        "remove-status": any(member.statuses for member in table.crew.values()),
    }
    helpful_meals = {"cook": hurt >= HUNGRY or tired >= HUNGRY, "drink": hurt >= HURT_TO_DRINK}
    for choice in acts:
        verb = choice[0]
        helps = helpful_uses.get(use_of(table, choice).op) if verb in ACTS else helpful_meals.get(verb)
        if helps:
            return choice
    return equip(table, acts)


def equip(table: SeaTable, acts: Sequence[Choice]) -> Choice | None:
    """Equip an ability card on the member best at its skill, while enough command is left for other things."""
    best: tuple[int, Choice] | None = None
    for choice in acts:
        if choice[0] != "equip":
            continue
        _, card_name, _, name, *_ = choice
        card = table.pack.abilities[card_name]
        seat = next(seat for seat, hand in enumerate(table.hands) if card_name in hand)
        if (
            table.pools[seat] - card.command < COMMAND_TO_KEEP
            or not is_up(table, name)
            or len(table.crew[name].cards) >= SLOTS
        ):
            continue
        skill = symbols(table, name, card.skill)
        if skill and (best is None or skill > best[0]):
            best = (skill, choice)
    return None if best is None else best[1]


def relieve(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """The most tired member."""
    reliefs = [choice for choice in offered if choice[0] == "relieve"]
    return max(reliefs, key=lambda choice: table.crew[named_in(choice)].fatigue) if reliefs else offered[0]


def heal(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """The member with the least health left."""
    return min(offered, key=lambda choice: health_left(table, named_in(choice)))


def search_on(table: SeaTable) -> Choice:
    """Two finds to choose from, unless the ship could not bear another blow."""
    goes_on = len(table.found) < FINDS_WANTED and cubes(table) <= MAX_CUBES_TO_SEARCH
    return ("search", "on") if goes_on else ("stop", "searching")


def keep(offered: Sequence[Choice]) -> Choice:
    """One more find if that is offered, else the find that is worth most."""
    if WATCH in offered:
        return WATCH

    def worth(choice: Choice) -> float:
        _, _, *finds = choice
        return sum(amount * WORTH.get(kind, USUAL_WORTH) for amount, kind in amounts_in(finds))

    return max(offered, key=worth)
