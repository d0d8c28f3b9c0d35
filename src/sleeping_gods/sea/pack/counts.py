"""The counts of the box: how many of each component there must be (SG-COMP)."""

from __future__ import annotations

from collections import Counter

from ...kernel.errors import Finding
from ...kernel.rules import plays, rule
from ...story.counts import Expectations
from ...story.source import Record
from ..table.cards import Pack
from ..table.words import CAPTAIN, EVENT_KINDS, HULL, SKILLS, SPACES
from .atlas import spread
from .box import ABILITIES, BOX, EVENTS, FATES, LEVEL_NAMES

LEVELS = {
    "odessa": 3,
    "mac": 3,
    "laurent": 3,
    "audrie": 3,
    "marco": 3,
    "rafael": 3,
    "kasumi": 2,
    "kannan": 2,
    "gregory": 2,
}
"""Level cards of each crew member."""

STARTING = ("gloria", "soup", "gear", "flapjacks")
"""The adventure cards that a campaign begins with."""
SKILL_CARDS = {"perception": 13, "strength": 13, "savvy": 12, "craft": 11, "cunning": 11}
"""Ability cards of each skill."""
COSTS = {1: 12, 2: 45, 3: 3}
"""Ability cards by their command cost."""
SEARCH_TOKENS = 9
"""Search tokens of the box."""
MARKET_CARDS = 32
"""Cards of the market deck."""
EVENTS_OF_A_KIND = 18
"""Event cards of each kind."""
DEALT_SKILLS = (2, 3, 4)
"""How many different skills a board may show, the captain's apart."""
PLAIN = [("craft", 4, 1), ("cunning", 4, 1), ("perception", 4, 1), ("savvy", 2, 1)]
"""Skill, fate and command of the ability cards without a named ability."""
MAPS = 9
"""Spreads that a base atlas has at most."""
ROOM_CARDS = {
    "bridge": (1, 1, 1, 1),
    "galley": (1, 1, 2, 2),
    "deck": (0, 0, 0, 0),
    "quarters": (1, 1, 1, 1),
    "sick-bay": (1, 1, 1, 1),
}
"""Ability cards that each room draws, by 1, 2, 3 and 4 players."""
QUARTERS_CLEARS = (2, 2, 3, 3)
"""Spaces that Quarters clear of command, by 1, 2, 3 and 4 players."""
QUARTERS_COMMAND = (4, 5)
"""Command in Quarters with three and with four players, the only printed figures."""
PENALTIES = [(0, "low-morale"), (1, ""), (1, ""), (2, "")]
"""Ship damage and status on the bad search tokens."""

plays(f"{__name__}.LEVELS", "SG-COMP-029", "SG-COMP-030")
plays(f"{__name__}.SKILL_CARDS", "SG-COMP-020")
plays(f"{__name__}.PLAIN", "SG-COMP-021")
plays(f"{__name__}.EVENTS_OF_A_KIND", "SG-COMP-025")
plays(f"{__name__}.MARKET_CARDS", "SG-COMP-022")
plays(f"{__name__}.SEARCH_TOKENS", "SG-COMP-016")
plays(f"{__name__}.PENALTIES", "SG-SEARCH-020")
plays(f"{__name__}.MAPS", "SG-COMP-031")
plays(f"{__name__}.ROOM_CARDS", "SG-SHIP-011", "SG-SHIP-012", "SG-SHIP-015", "SG-SHIP-019", "SG-SHIP-020")
plays(f"{__name__}.QUARTERS_COMMAND", "SG-SHIP-010", "SG-SHIP-011")
plays(f"{__name__}.QUARTERS_CLEARS", "SG-SHIP-021")


def check_counts(pack: Pack, manifest: Record, findings: list[Finding]) -> None:
    """Compare what the pack holds with what the box must hold."""
    box = Expectations(manifest, findings)
    box.expect("crew members", sorted(LEVELS), sorted(pack.crew))
    box.expect("captains", [CAPTAIN], [crew.id for crew in pack.crew.values() if crew.captain])
    _check_boards(pack, box)
    _check_decks(pack, box)
    _check_roster(pack, box)
    _check_search(pack, box)
    _check_rooms(pack, box)
    added = manifest.data.get("added_quests", 0)
    box.pieces({**BOX, "quest": BOX["quest"] + (added if isinstance(added, int) else 0)}, pack.supply)
    maps = {spread(region.page) for region in pack.regions.values()}
    if len(maps) > MAPS:
        box.expect("maps", f"at most {MAPS}", len(maps))


def _check_decks(pack: Pack, box: Expectations) -> None:
    """How many cards of each kind every deck has."""
    abilities, adventures = pack.abilities.values(), pack.adventures.values()
    box.expect("ability cards", sum(FATES.values()), len(abilities))
    box.spread("ability cards of fate", FATES, [card.fate for card in abilities])
    box.spread("ability cards of", SKILL_CARDS, [card.skill for card in abilities])
    box.spread("ability cards of cost", COSTS, [card.command for card in abilities])
    box.spread("level cards of", LEVELS, [card.crew for card in pack.levels.values()])
    box.expect("market cards", MARKET_CARDS, sum(card.origin == "market" for card in adventures))
    box.expect("starting cards", sorted(STARTING), sorted(card.id for card in adventures if card.origin == "starting"))
    kinds = dict.fromkeys(EVENT_KINDS, EVENTS_OF_A_KIND)
    box.spread("event cards of kind", kinds, [event.kind for event in pack.events.values()])


def _check_rooms(pack: Pack, box: Expectations) -> None:
    """The spaces of the ship board and their figures."""
    box.expect("spaces of the ship", sorted(SPACES), sorted(pack.rooms))
    box.expect("fate numbers of the spaces", [1, 2, 3, 4, 5, 6], sorted(room.fate for room in pack.rooms.values()))
    for room in pack.rooms.values():
        box.expect(f"capacity of {room.id}", 1 if room.id == HULL else 2, room.capacity)
        if room.id in ROOM_CARDS:
            box.expect(f"cards of {room.id}", ROOM_CARDS[room.id], room.cards)
        if room.id == "quarters":
            box.expect("command of quarters with 3 and 4 players", QUARTERS_COMMAND, room.command[2:])
            box.expect("command cleared in quarters", QUARTERS_CLEARS, room.clears)


def _check_roster(pack: Pack, box: Expectations) -> None:
    """The plain ability cards, and the named ability cards, level cards and events with their copies."""
    cards_without_use = [
        card for card in pack.abilities.values() if not (card.uses or card.passives or card.instant or card.when)
    ]
    box.expect(
        "plain ability cards", PLAIN, sorted((card.skill, card.fate, card.command) for card in cards_without_use)
    )
    cards = [card for card in pack.abilities.values() if card.name.en]
    named = Counter((card.name.en, card.fate, card.skill, card.command) for card in cards)
    for printed in {**ABILITIES, **named}:
        box.expect(f"ability cards {printed}", ABILITIES.get(printed, 0), named[printed])
    for crew, titles in LEVEL_NAMES.items():
        learned = sorted(level.name.en for level in pack.levels.values() if level.crew == crew)
        box.expect(f"level cards of {crew}", sorted(titles), learned)
    for kind, names in EVENTS.items():
        counted = Counter(event.name.en for event in pack.events.values() if event.kind == kind)
        for name in {**names, **counted}:
            box.expect(f"{kind} events called {name!r}", names.get(name, 0), counted[name])


def _check_search(pack: Pack, box: Expectations) -> None:
    """Nine search tokens, all different, four of them with a penalty."""
    tokens = pack.search.values()
    box.expect("search tokens", SEARCH_TOKENS, len(tokens))
    box.expect(
        "different search tokens",
        len(tokens),
        len({(token.rewards, token.ship_damage, token.status) for token in tokens}),
    )
    bad = [(token.ship_damage, token.status) for token in tokens if token.ship_damage or token.status]
    box.expect("penalties of search tokens", PENALTIES, sorted(bad))


@rule("SG-CREW-004", "SG-CREW-005")
def _check_boards(pack: Pack, box: Expectations) -> None:
    """The captain has all five skills, everybody else two to four; every board has an ability that is paid for."""
    for board in pack.crew.values():
        kinds = len(board.skills)
        if board.captain:
            box.expect(f"skills of {board.id}", len(SKILLS), kinds)
        elif kinds not in DEALT_SKILLS:
            box.expect(f"skills of {board.id}", "2, 3 or 4", kinds)
        box.expect(f"{board.id} has a paid ability", True, any(use.command for use in board.uses))
