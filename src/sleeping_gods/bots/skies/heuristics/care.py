"""Heuristics between fights in the skies: camp, care, totems, fuel, the plane, cards for able hands."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.choices import Choice
from ....skies.acts.uses import use_of
from ....skies.chapters.camp_row import camps_left
from ....skies.chapters.equip import price
from ....skies.chapters.hero import health_left, is_up
from ....skies.chapters.supply import stock
from ....skies.table.table import SkiesTable
from ....skies.table.words import RARE

LOW_FUEL = 2
"""With no more than this a crew fills up where it can."""
CARDS_TO_KEEP = 2
"""Hand cards that are kept for tests when others pay for an equipped one."""


def health(table: SkiesTable) -> int:
    """The health that the whole party has left."""
    return sum(max(0, health_left(table, name)) for name in table.crew)


def full_health(table: SkiesTable) -> int:
    """The health of a fresh party."""
    return sum(table.bound.health.values())


def stamina(table: SkiesTable) -> int:
    """The stamina of all who stand."""
    return sum(member.stamina for name, member in table.crew.items() if is_up(table, name))


def fallen_count(table: SkiesTable) -> int:
    """Characters at 0."""
    return sum(1 for name in table.crew if not is_up(table, name))


def needs_camp(table: SkiesTable, since: int) -> bool:
    """Whether a party should camp that has not for so many turns: exhausted or badly hurt, and not just rested."""
    if camps_left(table) <= 0:
        return False
    share = health(table) / full_health(table)
    if since < 1:
        return share < 0.25
    return stamina(table) <= 4 or share < 0.45 or fallen_count(table) >= 2


def care(table: SkiesTable, acts: Sequence[Choice]) -> Choice | None:
    """Something worth doing at any time: restore a totem, fill the tank, heal, cure, equip; None if all is well."""
    hurt = full_health(table) - health(table)
    for choice in acts:
        verb = choice[0]
        if verb == "awaken":
            return choice
        if verb == "refuel" and table.fuel <= LOW_FUEL and stock(table) >= 2:
            return choice
        if verb not in ("use", "play", "activate"):
            continue
        op = use_of(table, choice).ops[0]
        amount = next((int(arg) for arg in op.args if isinstance(arg, int)), 1)
        if op.name == "heal" and hurt >= max(4, amount) and (choice[1] not in RARE or hurt >= amount + 8):
            return choice
        if op.name == "remove-status" and verb != "play":
            return choice
        if op.name == "fill-fuel" and table.fuel <= LOW_FUEL:
            return choice
        if op.name == "plane-repair" and table.plane_health <= 2:
            return choice
        if op.name == "stamina" and stamina(table) <= 8 and choice[1] not in RARE and verb != "activate":
            return choice
    return equip(table, acts)


def equip(table: SkiesTable, acts: Sequence[Choice]) -> Choice | None:
    """An ability card goes to whoever is best at its skill, while some cards stay in hand for tests."""
    best: tuple[float, Choice] | None = None
    for choice in acts:
        if choice[0] != "equip":
            continue
        card, name = table.pack.abilities[choice[1]], choice[3]
        hand = next(hand for hand in table.hands if choice[1] in hand)
        cost = price(table, choice[1], name)
        if len(hand) - 1 - cost < CARDS_TO_KEEP or not is_up(table, name):
            continue
        worth = (
            table.pack.characters[name].skills.get(card.skill, 0) + 0.5 * bool(card.uses or card.passives) - cost / 2
        )
        if worth > 0 and (best is None or worth > best[0]):
            best = worth, choice
    return None if best is None else best[1]


def heal(table: SkiesTable, offered: Sequence[Choice]) -> Choice:
    """Whoever stands and is worst off; the fallen if there is nobody else."""
    heals = [choice for choice in offered if choice[0] == "heal"]
    return min(heals, key=lambda choice: (not is_up(table, choice[1]), health_left(table, choice[1])))


def refresh(table: SkiesTable, offered: Sequence[Choice]) -> Choice:
    """Whoever stands and has least stamina; the fallen if there is nobody else."""
    return min(offered, key=lambda choice: (not is_up(table, choice[1]), table.crew[choice[1]].stamina))


def spend(table: SkiesTable, offered: Sequence[Choice]) -> Choice:
    """Of what is paid or lost, the commonest and cheapest goes first."""
    return min(
        offered,
        key=lambda choice: (
            choice[1] in RARE,
            RARE.index(choice[1]) if choice[1] in RARE else 0,
            -table.goods.get(choice[1], 0),
        ),
    )


def drop(table: SkiesTable, offered: Sequence[Choice]) -> Choice:
    """The hand card that shows what the party is worst at, and costs most to equip."""

    def worth(choice: Choice) -> float:
        card = table.pack.abilities[choice[1]]
        best = max(board.skills.get(card.skill, 0) for board in table.pack.characters.values())
        return best - 0.3 * card.cost + 0.5 * bool(card.uses or card.passives)

    return min(offered, key=worth)
