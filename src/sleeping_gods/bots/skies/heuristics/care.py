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
GOODS_TO_REFUEL = 2
"""Goods that must be in store before some are given for fuel."""
WORN = 0.45
"""The share of its health with which a party camps."""
WORN_AFTER_CAMP = 0.25
"""The share of its health with which a party that has just camped camps again."""
EXHAUSTED = 4
"""Stamina of a party with which it camps."""


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
        return share < WORN_AFTER_CAMP
    return stamina(table) <= EXHAUSTED or share < WORN or fallen_count(table) >= 2


def care(table: SkiesTable, acts: Sequence[Choice]) -> Choice | None:
    """Something worth doing at any time: restore a totem, fill the tank, heal, cure, equip; None if all is well."""
    for choice in acts:
        match choice[0]:
            case "awaken":
                return choice
            case "refuel" if table.fuel <= LOW_FUEL and stock(table) >= GOODS_TO_REFUEL:
                return choice
            case "use" | "play" | "activate" if _is_use_needed(table, choice):
                return choice
    return equip(table, acts)


def _is_use_needed(table: SkiesTable, choice: Choice) -> bool:
    """Whether the party needs what a use gives; quest resources are spent only in great need."""
    verb, source = choice[0], choice[1]
    op = use_of(table, choice).ops[0]
    match op.name:
        case "heal":
            amount = next((int(arg) for arg in op.args if isinstance(arg, int)), 1)
            hurt = full_health(table) - health(table)
            return hurt >= max(4, amount) and (source not in RARE or hurt >= amount + 8)
        case "remove-status":
            return verb != "play"
        case "fill-fuel":
            return table.fuel <= LOW_FUEL
        case "plane-repair":
            return table.plane_health <= 2
        case "stamina":
            return stamina(table) <= 8 and source not in RARE and verb != "activate"
    return False


def equip(table: SkiesTable, acts: Sequence[Choice]) -> Choice | None:
    """An ability card goes to whoever is best at its skill, while some cards stay in hand for tests."""
    best: tuple[float, Choice] | None = None
    for choice in acts:
        if choice[0] != "equip":
            continue
        _, card_name, _, name, *_ = choice
        card = table.pack.abilities[card_name]
        hand = next(hand for hand in table.hands if card_name in hand)
        cost = price(table, card_name, name)
        if len(hand) - 1 - cost < CARDS_TO_KEEP or not is_up(table, name):
            continue
        skill = table.pack.characters[name].skills.get(card.skill, 0)
        worth = skill + 0.5 * bool(card.uses or card.passives) - cost / 2
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

    def rank(choice: Choice) -> tuple[bool, int, int]:
        kind = choice[1]
        is_rare = kind in RARE
        return is_rare, RARE.index(kind) if is_rare else 0, -table.goods.get(kind, 0)

    return min(offered, key=rank)


def drop(table: SkiesTable, offered: Sequence[Choice]) -> Choice:
    """The hand card that shows what the party is worst at, and costs most to equip."""

    def worth(choice: Choice) -> float:
        card = table.pack.abilities[choice[1]]
        best = max(board.skills.get(card.skill, 0) for board in table.pack.characters.values())
        return best - 0.3 * card.cost + 0.5 * bool(card.uses or card.passives)

    return min(offered, key=worth)
