"""Heuristics between fights in the skies: camp, care, totems, fuel, the plane, cards for able hands."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.choices import Choice
from ....skies.acts.uses import use_of
from ....skies.chapters.camp_row import camps_left
from ....skies.chapters.equip import price
from ....skies.chapters.hero import health_left, is_up
from ....skies.chapters.supply import stock
from ....skies.table.cards import AbilityCard
from ....skies.table.table import SkiesTable
from ....skies.table.words import RARE
from ...party.choice_words import named_in
from ...story.effect_amount import first_amount

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
FALLEN_TO_CAMP = 2
"""Fallen characters with whom it camps."""
HURT_TO_HEAL = 4
"""Damage of a party from which on some is healed."""
HURT_BESIDES = 8
"""Damage that must be left after healing for a quest resource to be spent on it."""
LOW_PLANE = 2
"""Health of a plane with which it is repaired."""
TIRED = 8
"""Stamina of a party with which some is gained by a card or goods."""
OWN_TEXT = 0.5
"""What the text of an ability card is worth to who has it, where a point of skill is worth 1."""
PRICE_WHEN_DROPPED = 0.3
"""What a point of a card's price takes from its worth when cards are dropped."""


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
    return stamina(table) <= EXHAUSTED or share < WORN or fallen_count(table) >= FALLEN_TO_CAMP


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
    verb, source, *_ = choice
    op = use_of(table, choice).ops[0]
    match op.name:
        case "heal":
            amount = first_amount([op])
            hurt = full_health(table) - health(table)
            return hurt >= max(HURT_TO_HEAL, amount) and (source not in RARE or hurt >= amount + HURT_BESIDES)
        case "remove-status":
            return verb != "play"
        case "fill-fuel":
            return table.fuel <= LOW_FUEL
        case "plane-repair":
            return table.plane_health <= LOW_PLANE
        case "stamina":
            return stamina(table) <= TIRED and source not in RARE and verb != "activate"
    return False


def equip(table: SkiesTable, acts: Sequence[Choice]) -> Choice | None:
    """Equip an ability card on the member best at its skill, while enough cards stay in hand for tests."""
    best: tuple[float, Choice] | None = None
    for choice in acts:
        if choice[0] != "equip":
            continue
        _, card_name, _, name, *_ = choice
        hand = next(hand for hand in table.hands if card_name in hand)
        if len(hand) - 1 - price(table, card_name, name) < CARDS_TO_KEEP or not is_up(table, name):
            continue
        worth = equip_worth(table, card_name, name)
        if worth > 0 and (best is None or worth > best[0]):
            best = worth, choice
    return None if best is None else best[1]


def equip_worth(table: SkiesTable, card_name: str, name: str) -> float:
    """What an ability card is worth on a board: its skill there and its text, less half of the cards that pay it."""
    card = table.pack.abilities[card_name]
    skill = table.pack.characters[name].skills.get(card.skill, 0)
    return skill + OWN_TEXT * _has_text(card) - price(table, card_name, name) / 2


def _has_text(card: AbilityCard) -> bool:
    """Whether a card does more than to add its skill."""
    return bool(card.uses or card.passives)


def heal(table: SkiesTable, offered: Sequence[Choice]) -> Choice:
    """The standing member with the least health; a fallen one if nobody stands."""
    heals = [choice for choice in offered if choice[0] == "heal"]
    return min(heals, key=lambda choice: (not is_up(table, named_in(choice)), health_left(table, named_in(choice))))


def refresh(table: SkiesTable, offered: Sequence[Choice]) -> Choice:
    """The standing member with the least stamina; a fallen one if nobody stands."""
    return min(offered, key=lambda choice: (not is_up(table, named_in(choice)), table.crew[named_in(choice)].stamina))


def spend(table: SkiesTable, offered: Sequence[Choice]) -> Choice:
    """Of what is paid or lost, the commonest and cheapest goes first."""

    def rank(choice: Choice) -> tuple[bool, int, int]:
        kind = named_in(choice)
        is_rare = kind in RARE
        return is_rare, RARE.index(kind) if is_rare else 0, -table.goods.get(kind, 0)

    return min(offered, key=rank)


def drop(table: SkiesTable, offered: Sequence[Choice]) -> Choice:
    """The hand card that shows what the party is worst at, and costs most to equip."""

    def worth(choice: Choice) -> float:
        card = table.pack.abilities[named_in(choice)]
        best = max(board.skills.get(card.skill, 0) for board in table.pack.characters.values())
        return best - PRICE_WHEN_DROPPED * card.cost + OWN_TEXT * _has_text(card)

    return min(offered, key=worth)
