"""Conservation laws (DS-COMP): pieces only change place, and nothing leaves its bounds."""

from __future__ import annotations

from collections import Counter

from ...kernel.rules import rule
from ...party.saving.invariants import misplaced_cards
from ..chapters.clock import SPACES
from ..chapters.equip import SLOTS
from ..chapters.foes import buff_left
from ..chapters.hero import max_health
from ..chapters.joining import DealPool, DealPooled
from ..chapters.score import owned_cards
from ..chapters.supply import limit
from ..chapters.synergy import tokens_held
from ..table.records import STAMINA
from ..table.table import SkiesTable


@rule("DS-COMP-004", "DS-COMP-005", "DS-COMP-008", "DS-COMP-011", "DS-COMP-002", "DS-FATE-006")
def violations(table: SkiesTable) -> list[str]:
    """Every card in exactly one place, every token within its supply, no figure out of bounds."""
    problems = misplaced_cards(table, _pooled(table, "ability"))
    _crew(table, problems)
    _goods(table, problems)
    _plane(table, problems)
    _clock_and_camps(table, problems)
    _quests(table, problems)
    _adventures(table, problems)
    _events(table, problems)
    if table.combat is not None:
        _combat(table, problems)
    return problems


def _crew(table: SkiesTable, problems: list[str]) -> None:
    """What lies on the characters' boards is within its bounds, and there are tokens enough for it."""
    for name, member in table.crew.items():
        if not 0 <= member.damage <= max_health(table, name):
            problems.append(f"{name} has {member.damage} damage")
        if not 0 <= member.stamina <= STAMINA:
            problems.append(f"{name} has {member.stamina} stamina")
        if len({*member.statuses}) != len(member.statuses):
            problems.append(f"{name} has a status twice: {member.statuses}")
        if len(member.cards) > SLOTS:
            problems.append(f"{name} has {len(member.cards)} ability cards")
        if member.synergy < 0 or (member.synergy and table.combat is None):
            problems.append(f"{name} has {member.synergy} synergy tokens")
    if tokens_held(table) > table.pack.supply["synergy"]:
        problems.append(f"{tokens_held(table)} synergy tokens")


def _goods(table: SkiesTable, problems: list[str]) -> None:
    """Goods are within their bounds."""
    for kind, amount in table.goods.items():
        if not 0 <= amount <= limit(table, kind):
            problems.append(f"{amount} {kind}")


def _plane(table: SkiesTable, problems: list[str]) -> None:
    """The plane is within its bounds, and Claire is aboard where nobody can walk."""
    if not 0 <= table.plane_health <= table.pack.plane_health or not 0 <= table.fuel <= table.pack.plane_fuel:
        problems.append(f"plane health {table.plane_health}, fuel {table.fuel}")
    if table.place not in table.bound.moves and table.place != table.plane:
        problems.append(f"Claire at {table.place} without the plane")


def _clock_and_camps(table: SkiesTable, problems: list[str]) -> None:
    """The watch and the camps are within their bounds."""
    if not 0 <= table.spent <= SPACES:
        problems.append(f"the watch at {table.spent}")
    if not 0 <= table.camps <= table.pack.camps[table.length].total:
        problems.append(f"{table.camps} camps crossed off")


def _quests(table: SkiesTable, problems: list[str]) -> None:
    """Each quest is in one place."""
    if len({*table.quests, *table.used_quests}) != len(table.quests) + len(table.used_quests):
        problems.append("a quest in two places")


def _pooled(table: SkiesTable, kind: str) -> list[str]:
    """The cards of a kind that are being dealt out to hands."""
    return [
        card
        for item in table.agenda
        if isinstance(item, DealPool | DealPooled) and item.kind == kind
        for card in item.pool
    ]


def _adventures(table: SkiesTable, problems: list[str]) -> None:
    """Each adventure card is in one place, and the starting cards are in some place."""
    cards = [*owned_cards(table), *table.gone, *_pooled(table, "adventure")]
    if len({*cards}) != len(cards):
        problems.append(f"adventure cards twice: {[card for card, count in Counter(cards).items() if count > 1]}")
    if any(card not in table.arms for card in table.combat_deck) or len({*table.combat_deck}) != len(table.combat_deck):
        problems.append(f"combat deck {table.combat_deck}")
    starting = [card.id for card in table.pack.adventures.values() if card.starting]
    if not table.over and any(card not in cards for card in starting):
        problems.append("starting cards are missing")


def _events(table: SkiesTable, problems: list[str]) -> None:
    """Each event is in one place, and no bag of the deck counts more cards than it has."""
    events = [card for bag in table.event_deck for card in bag] + table.event_discard + table.event_box
    events += table.active
    if table.event and table.event not in table.active:
        events.append(table.event)
    if sorted(events) != sorted(table.pack.events):
        problems.append(f"{len(events)} events in all places")
    if any(left > len(bag) for bag, left in zip(table.event_deck, table.event_left, strict=True)):
        problems.append(f"event deck {table.event_left}")


def _combat(table: SkiesTable, problems: list[str]) -> None:
    """Each combat card is in one place, and what lies on enemies is within its bounds."""
    fight = table.fight
    if fight.round:
        cards = [*fight.deck, *fight.discard, *fight.played.values(), *(card for hand in fight.hands for card in hand)]
        if sorted(cards) != sorted(table.combat_deck):
            problems.append(f"{len(cards)} combat cards in the fight")
    for foe in fight.foes:
        if foe.power < 0 or buff_left(table, foe) < 0 or foe.buffed < 0:
            problems.append(f"{foe.id} has {foe.power} power and {foe.buffed} damage on its buff")
