"""Heuristics for the ship and for ports: rooms, care for the hurt and tired, ports, markets, and what is found."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.choices import Choice
from ....sea.acts.uses import use_of
from ....sea.chapters.crew import health_left, is_up, symbols
from ....sea.chapters.equip import SLOTS
from ....sea.chapters.event_deck import PASSES
from ....sea.chapters.search import WATCH
from ....sea.table.table import SeaTable
from .challenges import ACTS

LATE = 9
"""Events left of the last deck when a careful crew gets ready for the finale."""
WORTH = {"coins": 1.0, "xp": 1.2, "artifacts": 2.0, "materials": 0.8, "meat": 0.9, "vegetables": 0.8, "grain": 0.8}
"""What a find is worth to a crew in no need."""
COINS_TO_KEEP = 4
"""Coins that are kept for the inn unless she is sinking."""


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
    fallen = sum(1 for name in table.crew if not is_up(table, name))
    if is_late(table):
        return fallen >= 1 or damage(table) >= 5 or fatigue(table) >= 4 or cubes(table) >= 4
    return fallen >= 1 or damage(table) >= 11 or cubes(table) >= 6 or fatigue(table) >= 8


def unfit(table: SeaTable) -> float:
    """How little a crew is fit for a fight: 0 for a fresh one, 1 and more for one that should not."""
    return damage(table) / 25 + fatigue(table) / 14


def room(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """The room that is needed most."""
    placed = sum(member.command for member in table.crew.values()) + sum(table.adventures.values())
    pool, hand = table.pools[table.captain], len(table.hands[table.captain])
    needs = {
        "bridge": 0.8 * placed + (2 if hand < 2 else 0),
        "galley": 0.5 * fatigue(table) + (1.5 if hand < 3 else 0) + (1 if pool < 2 else 0),
        "deck": 3.0 + (1 if table.goods["coins"] < 4 else 0) - (3 if cubes(table) >= 8 else 0),
        "quarters": 0.6 * min(placed, 3) + (1.5 if hand < 2 else 0) + (1 if pool < 3 else 0),
        "sick-bay": 0.7 * min(damage(table), 6) + (1 if hand < 2 else 0),
    }
    return max(offered, key=lambda choice: needs[choice[1]])


def parts(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """Everything that the room offers, in printed order."""
    return ("do", "all") if ("do", "all") in offered else offered[0]


def care(table: SeaTable, acts: Sequence[Choice]) -> Choice | None:
    """Something worth doing at any time: heal, rest, repair, cook, equip; None if all is well."""
    hurt, tired, leaks = damage(table), fatigue(table), cubes(table)
    for choice in acts:
        verb = choice[0]
        if verb in ACTS:
            op = use_of(table, choice).op
            if (
                (op == "heal" and hurt >= 3)
                or (op == "rest" and tired >= 4)
                or (op == "repair" and leaks >= 1)
                or (op == "remove-status" and _ailing(table))
            ):
                return choice
        elif (verb == "cook" and (hurt >= 5 or tired >= 5)) or (verb == "drink" and hurt >= 14):
            return choice
    return equip(table, acts)


def _ailing(table: SeaTable) -> bool:
    return any(member.statuses for member in table.crew.values())


def equip(table: SeaTable, acts: Sequence[Choice]) -> Choice | None:
    """An ability card goes to whoever is best at its skill, while command is left for other things."""
    best: tuple[int, Choice] | None = None
    for choice in acts:
        if choice[0] != "equip":
            continue
        card = table.pack.abilities[choice[1]]
        seat = next(seat for seat, hand in enumerate(table.hands) if choice[1] in hand)
        name = choice[3]
        if table.pools[seat] - card.command < 1 or not is_up(table, name) or len(table.crew[name].cards) >= SLOTS:
            continue
        skill = symbols(table, name, card.skill)
        if skill and (best is None or skill > best[0]):
            best = (skill, choice)
    return None if best is None else best[1]


def relieve(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """Whoever is most tired."""
    able = [choice for choice in offered if choice[0] == "relieve"]
    return max(able, key=lambda choice: table.crew[choice[1]].fatigue) if able else offered[0]


def heal(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """Whoever is worst off."""
    return min(offered, key=lambda choice: health_left(table, choice[1]))


def search_on(table: SeaTable) -> Choice:
    """Two finds to choose from, unless the ship could not bear another blow."""
    more = len(table.found) < 2 and cubes(table) < 9
    return ("search", "on") if more else ("stop", "searching")


def keep(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """One more find if that is offered, else the find that is worth most."""
    if WATCH in offered:
        return WATCH

    def worth(choice: Choice) -> float:
        kinds = zip(choice[2::2], choice[3::2], strict=True)
        return sum(int(amount) * WORTH.get(kind, 0.5) for amount, kind in kinds)

    return max(offered, key=worth)


def port(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """Levels first, then the shipyard, the inn for many wounds, the healer for few."""
    services = [choice[1] for choice in offered if choice[0] == "visit"]
    coins = table.goods["coins"]
    if "levels" in services:
        return ("visit", "levels")
    if "inn" in services and damage(table) + fatigue(table) >= 6 and coins >= 4:
        return ("visit", "inn")
    if "shipyard" in services and (table.goods["materials"] or cubes(table) >= 3 or coins > COINS_TO_KEEP):
        return ("visit", "shipyard")
    if "healer" in services and any(table.crew[name].damage >= 3 for name in table.crew):
        return ("visit", "healer")
    return ("leave", "port")


def treat(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """Those who are badly hurt, while there is a coin for it."""
    hurt = [choice for choice in offered if choice[0] == "treat" and table.crew[choice[1]].damage >= 3]
    return max(hurt, key=lambda choice: table.crew[choice[1]].damage) if hurt else ("leave", "healer")


def repair(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """Every hole, with materials first; the last coins are kept for the inn unless she is sinking."""
    able = [choice for choice in offered if choice[0] == "repair"]
    paid = [choice for choice in able if choice[-1] == "materials"] or able
    if paid and (paid[0][-1] == "materials" or cubes(table) >= 3 or table.goods["coins"] > COINS_TO_KEEP):
        return max(paid, key=lambda choice: table.cubes[choice[1]])
    return ("leave", "shipyard")


def buy(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """Weapons and recipes first, then whatever leaves a few coins."""
    cards = table.pack.adventures
    able = [choice for choice in offered if choice[0] == "buy"]

    def worth(choice: Choice) -> tuple[bool, bool, int]:
        card = cards[choice[1]]
        return card.weapon is not None, card.kind == "recipe", card.price if card.weapon else -card.price

    best = max(able, key=worth, default=None)
    if best is not None and table.goods["coins"] - cards[best[1]].price >= (0 if cards[best[1]].weapon else 5):
        return best
    return ("leave", "market")


def arm(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """A weapon goes to a strong hand that carries none yet."""
    return max(offered, key=lambda choice: (-len(table.crew[choice[3]].weapons), health_left(table, choice[3])))
