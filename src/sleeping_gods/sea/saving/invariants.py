"""Conservation laws (SG-COMP): pieces only change place, and nothing leaves its bounds."""

from __future__ import annotations

from ...kernel.rules import rule
from ...party.saving.invariants import misplaced_cards
from ..chapters.crew import max_fatigue, max_health
from ..chapters.equip import SLOTS
from ..chapters.event_deck import PER_KIND, deck_size
from ..chapters.fate import HAND_LIMIT
from ..chapters.hull import PlaceCube, PlaceElsewhere
from ..chapters.peril import cube_count
from ..chapters.statuses import tokens_left
from ..chapters.supply import limit
from ..table.table import SeaTable
from ..table.words import EVENT_KINDS, STATUSES

MAX_ACTIONS = 2
"""Combat action tokens that a board may hold."""


@rule("SG-COMP-003", "SG-COMP-007", "SG-COMP-008", "SG-COMP-009", "SG-COMP-010", "SG-COMP-019", "SG-COMP-025")
def violations(table: SeaTable) -> list[str]:
    """Every card in exactly one place, 14 command, every token within its supply, no figure out of bounds."""
    problems: list[str] = []
    _abilities(table, problems)
    _command(table, problems)
    _crew(table, problems)
    _goods(table, problems)
    _events(table, problems)
    _search(table, problems)
    _market(table, problems)
    _weapons(table, problems)
    _quests(table, problems)
    return problems


def _abilities(table: SeaTable, problems: list[str]) -> None:
    """Each ability card is in one place, and nobody has more of them than allowed."""
    problems += misplaced_cards(table)
    for member in table.crew.values():
        if len(member.cards) > SLOTS:
            problems.append(f"more than two ability cards: {member.cards}")
    if not table.agenda or getattr(table.agenda[-1], "any_time", True):
        for seat, hand in enumerate(table.hands):
            if len(hand) > HAND_LIMIT:
                problems.append(f"seat {seat} holds {len(hand)} cards")


def _command(table: SeaTable, problems: list[str]) -> None:
    """The command of all places adds up to that of the box."""
    placed = sum(member.command for member in table.crew.values()) + sum(table.adventures.values())
    total = table.supply + sum(table.pools) + placed
    if total != table.pack.supply["command"]:
        problems.append(f"{total} command in all")
    if table.supply < 0 or min(table.pools) < 0:
        problems.append(f"negative command: supply {table.supply}, pools {table.pools}")


def _crew(table: SeaTable, problems: list[str]) -> None:
    """What lies on the crew's boards is within its bounds, and there are tokens enough for it."""
    for name, member in table.crew.items():
        if not 0 <= member.damage <= max_health(table, name):
            problems.append(f"{name} has {member.damage} damage")
        if not 0 <= member.fatigue <= max_fatigue(table, name):
            problems.append(f"{name} has {member.fatigue} fatigue")
        if len({*member.statuses}) != len(member.statuses):
            problems.append(f"{name} has a status twice: {member.statuses}")
        if member.command < 0 or not 0 <= member.actions <= MAX_ACTIONS:
            problems.append(f"{name} has {member.command} command and {member.actions} action tokens")
        if table.combat is None and (member.actions or member.tokens):
            problems.append(f"{name} has combat tokens outside combat")
    if sum(member.fatigue for member in table.crew.values()) > table.pack.supply["fatigue"]:
        problems.append("more fatigue than tokens")
    problems += [f"more {status} than tokens" for status in STATUSES if tokens_left(table, status) < 0]
    if table.combat is not None and any(member.tokens for member in table.crew.values()):
        tokens = sorted(token for member in table.crew.values() for token in member.tokens)
        if tokens != sorted(table.crew):
            problems.append(f"synergy tokens {tokens}")


def _goods(table: SeaTable, problems: list[str]) -> None:
    """Goods, cubes, XP and the tokens of pages are within their bounds."""
    for kind, amount in table.goods.items():
        if not 0 <= amount <= limit(table, kind):
            problems.append(f"{amount} {kind}")
    for space, cubes in table.cubes.items():
        if not 0 <= cubes <= table.pack.rooms[space].capacity:
            problems.append(f"{cubes} cubes on {space}")
    if cube_count(table) >= table.pack.supply["ship_damage_cubes"] and any(
        isinstance(step, PlaceCube | PlaceElsewhere) for step in table.agenda
    ):
        problems.append("a damage cube to place on a ship that has them all")
    if table.xp < 0:
        problems.append(f"{table.xp} XP")
    for name, tokens in (("explore", table.letters), ("story", table.tokens)):
        if len({*tokens}) != len(tokens):
            problems.append(f"{name} tokens twice: {tokens}")


def _events(table: SeaTable, problems: list[str]) -> None:
    """Each event is in one place, and the deck is no larger than what it is drawn from."""
    events = [event for kind in EVENT_KINDS for event in table.events[kind]]
    events += table.event_discard + table.ongoing
    if table.event and table.event not in table.ongoing:
        events.append(table.event)
    if sorted(events) != sorted(table.pack.events):
        problems.append(f"{len(events)} events in all places")
    kinds = zip(table.event_left, EVENT_KINDS, strict=True)
    if deck_size(table) > PER_KIND * len(EVENT_KINDS) or any(left > len(table.events[kind]) for left, kind in kinds):
        problems.append(f"event deck {table.event_left}")


def _search(table: SeaTable, problems: list[str]) -> None:
    """Each search token is in one place."""
    if sorted(table.search + table.search_discard + table.found) != sorted(table.pack.search):
        problems.append("search tokens are missing or doubled")


def _market(table: SeaTable, problems: list[str]) -> None:
    """Each market card is in one place."""
    market = table.market + table.market_bottom + table.stall
    market += [card for card in [*table.adventures, *table.gone_adventures] if _from_market(table, card)]
    if len(market) != len({*market}) or len(market) != table.pack.supply["market"]:
        problems.append(f"{len(market)} market cards")


def _weapons(table: SeaTable, problems: list[str]) -> None:
    """Only owned weapons are carried, each by one crew member."""
    weapons = [card for member in table.crew.values() for card in member.weapons]
    if len({*weapons}) != len(weapons) or any(card not in table.adventures for card in weapons):
        problems.append(f"weapons {weapons}")


def _quests(table: SeaTable, problems: list[str]) -> None:
    """Each quest is in one place."""
    if len({*table.quests, *table.used_quests}) != len(table.quests) + len(table.used_quests):
        problems.append("a quest in two places")


def _from_market(table: SeaTable, card: str) -> bool:
    """Whether an adventure card is one of the market."""
    return table.pack.adventures[card].origin == "market"
