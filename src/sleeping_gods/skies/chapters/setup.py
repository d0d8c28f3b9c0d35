"""Set-up (DS-TURN, DS-DIFF, DS-JLOG): a new campaign from a pack, the players and their options."""

from __future__ import annotations

from ...kernel.errors import IllegalSetup, Reason
from ...kernel.game import Setup
from ...kernel.play import advance
from ...kernel.rules import rule
from ...party.chapters.setup import SetupQuestions, check_setup, first_seat, split
from ..effects.bind import bind
from ..table.box_table import BoxSkiesTable
from ..table.cards import Pack
from ..table.records import Hero, Journey
from ..table.table import SkiesTable
from ..table.words import CAMPAIGNS, CLAIRE, FACTIONS, LEVELS, OPTIONS, RESOURCES
from .events import build_deck
from .score import achievements, unlocked
from .turn import NextTurn

SETUP_QUESTIONS = SetupQuestions(
    closed=OPTIONS,
    free=("first", "crew", "unlocked", "plane", "date", "seed", "branched", "lesson"),
    members="the four characters",
    cites={
        "player-count": "DS-COMP-001",
        "same-name": "DS-JLOG-001",
        "unknown-option": "DS-JLOG-001",
        "unknown-value": "DS-DIFF-001",
        "unknown-seat": "DS-TURN-010",
        "uneven-split": "DS-BASE-004",
    },
)
"""The questions of a set-up of the skies, and their rules."""


@rule("DS-DIFF-001")
def chosen_level(setup: Setup) -> str:
    """No campaign starts before its level of difficulty is chosen."""
    if "level" not in setup.options:
        message = f"expected a level of difficulty among {', '.join(LEVELS)}, got none; {LEVELS[0]} is suggested"
        raise IllegalSetup(Reason("DS-DIFF-001", "no-level"), message)
    return setup.options["level"]


@rule(
    "DS-TURN-010", "DS-BASE-002", "DS-CBDK-002", "DS-JLOG-001", "DS-DIFF-001", "DS-DIFF-011", "DS-COMP-007",
    "DS-ACHV-006", "DS-ACHV-007", "DS-VARI-005", "DS-JLOG-005",
)  # fmt: skip
def set_up(pack: Pack, setup: Setup) -> SkiesTable:
    """Everybody at full health with 3 stamina, no ability cards, 14 combat cards, starting cards dealt around."""
    check_setup(SETUP_QUESTIONS, setup)
    table = _new_table(pack, setup)
    if isinstance(table, BoxSkiesTable):
        table.open_box(pack)
    _deal_starting_cards(table, unlocked_cards(pack, setup))
    table.agenda.append(NextTurn(first=True))
    advance(table)
    return table


def _new_table(pack: Pack, setup: Setup) -> SkiesTable:
    """The table before any card is dealt."""
    options = setup.options
    level = chosen_level(setup)
    event_deck, event_left = build_deck(pack, level)
    return (BoxSkiesTable if pack.told else SkiesTable)(
        pack=pack,
        bound=bind(pack),
        names=list(setup.seats),
        level=level,
        instant=options.get("instant") == "on",
        length=options.get("length", CAMPAIGNS[0]),
        quick=options.get("landing") == "quick",
        wait_all=options.get("window") == "all",
        controllers=split(SETUP_QUESTIONS, setup, [name for name in pack.characters if name != CLAIRE]),
        captain=first_seat(SETUP_QUESTIONS, setup),
        place=pack.start,
        plane=pack.airport,
        plane_health=pack.plane_health,
        fuel=pack.plane_fuel,
        marks=dict.fromkeys(FACTIONS, 0),
        goods=dict.fromkeys(RESOURCES, 0),
        hands=[[] for _ in setup.seats],
        deck=sorted(pack.abilities),
        crew={name: Hero() for name in pack.characters},
        adventures=[[] for _ in setup.seats],
        event_deck=event_deck,
        event_left=event_left,
        log=Journey(
            date=options.get("date", ""),
            plane=options.get("plane", pack.plane_name.en),
            levels=[f"start {level}"],
        ),
    )


def _deal_starting_cards(table: SkiesTable, unlocked: list[tuple[str, int]]) -> None:
    """Combat cards go to the combat deck, other adventure cards around the table from the captain, quests to all."""
    adventures, seat_count = table.pack.adventures, table.seat_count()
    starting = [card.id for card in adventures.values() if card.starting]
    table.combat_deck = [card for card in starting if adventures[card].combat is not None]
    cards = [card for card in starting if adventures[card].combat is None]
    cards += [table.bound.adventure_numbers[number] for kind, number in unlocked if kind == "adventure"]
    for place, card in enumerate(cards):
        if adventures[card].combat is not None:
            table.combat_deck.append(card)
        else:
            table.adventures[(table.captain + place) % seat_count].append(card)
    table.arms = table.combat_deck[:]
    table.quests = [number for kind, number in unlocked if kind == "quest"]


@rule("DS-ACHV-006", "DS-ACHV-007")
def unlocked_cards(pack: Pack, setup: Setup) -> list[tuple[str, int]]:
    """Unlocked cards are chosen when a campaign starts, any or none of them: such as ``adventure-132 quest-212``."""
    known = [(unlock.kind, unlock.number) for unlock in pack.unlocks]
    cards: list[tuple[str, int]] = []
    for word in setup.options.get("unlocked", "").split():
        kind, _, number = word.partition("-")
        card = (kind, int(number) if number.isdecimal() else 0)
        if card not in known:
            raise IllegalSetup(
                Reason("DS-ACHV-003", "not-unlockable", (word,)),
                f"expected cards among {', '.join(f'{kind}-{number}' for kind, number in known)}, got {word!r}",
            )
        if card not in cards:
            cards.append(card)
    return cards


@rule("DS-ACHV-002", "DS-ACHV-003", "DS-ACHV-004", "DS-ACHV-006")
def check_unlocked(pack: Pack, setup: Setup, ticked: list[str]) -> None:
    """Only cards that the achievement sheet has unlocked may be taken."""
    free, count = unlocked(pack, ticked), achievements(ticked)
    for card in unlocked_cards(pack, setup):
        if card not in free:
            needed = next(unlock.needed for unlock in pack.unlocks if (unlock.kind, unlock.number) == card)
            raise IllegalSetup(
                Reason("DS-ACHV-003", "still-locked", (f"{card[0]}-{card[1]}", needed, count)),
                f"expected {needed} achievements for {card[0]} {card[1]}, got {count}",
            )
