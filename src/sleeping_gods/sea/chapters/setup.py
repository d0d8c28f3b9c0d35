"""Set-up (SG-SETUP): a new campaign from a pack, the players and their options."""

from __future__ import annotations

from ...kernel.errors import IllegalSetup, Reason
from ...kernel.game import Setup
from ...kernel.play import advance
from ...kernel.rules import rule
from ...party.chapters.ability_deck import DrawCards
from ...party.chapters.setup import SetupQuestions, check_setup, first_seat, split
from ...party.table.records import Log
from ..effects.bind import bind
from ..table.box_table import BoxSeaTable
from ..table.cards import Pack, RegionId, Unlock
from ..table.records import Crew
from ..table.table import SeaTable
from ..table.words import CAPTAIN, EVENT_KINDS, OPTIONS, RESOURCES, SPACES, STARTING_QUESTS
from .event_deck import PER_KIND
from .players import easy_bonus
from .score import unlocked
from .turn import NextTurn

SETUP_QUESTIONS = SetupQuestions(
    closed=OPTIONS,
    free=("first", "crew", "unlocked", "date", "seed", "branched", "lesson"),
    members="the eight crew",
    cites={
        "player-count": "SG-COMP-001",
        "same-name": "SG-SETUP-019",
        "unknown-option": "SG-SETUP-019",
        "unknown-value": "SG-SETUP-022",
        "unknown-seat": "SG-SETUP-010",
        "uneven-split": "SG-SETUP-008",
    },
)
"""The questions of a set-up of the sea, and their rules."""
STARTING_GOODS = {"coins": 3, "grain": 1}
"""The goods of a new campaign."""


@rule("SG-VARIANT-010")
def check(setup: Setup) -> None:
    """Known players and options; easy and brutal exclude each other."""
    check_setup(SETUP_QUESTIONS, setup)
    if setup.options.get("mode") == "brutal" and setup.options.get("easy") == "on":
        raise IllegalSetup(Reason("SG-VARIANT-010", "easy-or-brutal"), "easy mode cannot be joined with brutal")


@rule(
    "SG-SETUP-001", "SG-SETUP-002", "SG-SETUP-003", "SG-SETUP-004", "SG-SETUP-009", "SG-SETUP-010", "SG-SETUP-011",
    "SG-SETUP-012", "SG-SETUP-013", "SG-SETUP-014", "SG-SETUP-015", "SG-SETUP-016", "SG-SETUP-017", "SG-SETUP-019",
    "SG-SETUP-020", "SG-SETUP-021", "SG-RESET-002", "SG-COMP-022",
)  # fmt: skip
def set_up(pack: Pack, setup: Setup) -> SeaTable:
    """Page 2, 3 coins and 1 grain, four starting cards, quests 1 and 2, one card and one command for each player."""
    check(setup)
    options = setup.options
    count = len(setup.seats)
    taken = unlocked_quests(pack, setup)
    table = (BoxSeaTable if pack.told else SeaTable)(
        pack=pack,
        bound=bind(pack),
        names=list(setup.seats),
        mode=options.get("mode", "normal"),
        easy=options.get("easy") == "on",
        dice=options.get("dice", "off"),
        points=options.get("points") == "on",
        wait_all=options.get("window") == "all",
        controllers=split(SETUP_QUESTIONS, setup, [name for name in pack.crew if name != CAPTAIN]),
        captain=first_seat(SETUP_QUESTIONS, setup),
        region=start_region(pack, taken),
        cubes=dict.fromkeys(SPACES, 0),
        goods={kind: STARTING_GOODS.get(kind, 0) for kind in RESOURCES},
        supply=pack.supply["command"] - count,
        pools=[1] * count,
        hands=[[] for _ in range(count)],
        deck=sorted(pack.abilities),
        crew={name: Crew() for name in pack.crew},
        adventures={card.id: 0 for card in pack.adventures.values() if card.origin == "starting"},
        quests=[*STARTING_QUESTS, *taken],
        market=sorted(card.id for card in pack.adventures.values() if card.origin == "market"),
        events={kind: _events_of_kind(pack, kind) for kind in EVENT_KINDS},
        event_left=[PER_KIND] * len(EVENT_KINDS),
        search=sorted(pack.search),
        log=Log(date=options.get("date", "")),
    )
    if isinstance(table, BoxSeaTable):
        table.open_box(pack)
    if table.easy:
        easy_bonus(table)
    table.agenda.append(NextTurn(first=True))
    table.then(*(DrawCards(seat, 1) for seat in range(count)))
    advance(table)
    return table


def _events_of_kind(pack: Pack, kind: str) -> list[str]:
    """The events of a kind, sorted."""
    return sorted(event.id for event in pack.events.values() if event.kind == kind)


@rule("SG-ACH-006", "SG-ACH-008")
def unlocked_quests(pack: Pack, setup: Setup) -> list[int]:
    """Unlocked cards are chosen when a campaign starts, any or none of them."""
    words = setup.options.get("unlocked", "").split()
    known = [quest for unlock in pack.unlocks for quest in unlock.quests]
    for word in words:
        if not word.isdecimal() or int(word) not in known:
            raise IllegalSetup(
                Reason("SG-ACH-002", "not-unlockable", (word,)), f"expected quests among {known}, got {word!r}"
            )
    taken = sorted({int(word) for word in words}, key=known.index)
    _check_together(pack, taken)
    return taken


@rule("SG-ACH-008")
def _check_together(pack: Pack, taken: list[int]) -> None:
    """Some quests cannot be taken along together, nor can two starts."""
    for unlock in pack.unlocks:
        together = [quest for quest in taken if quest in unlock.quests]
        if unlock.one and len(together) > 1:
            raise IllegalSetup(
                Reason("SG-ACH-008", "one-of-them", tuple(together[:2])), f"expected at most one of {unlock.quests}"
            )
    starts = {unlock.start_region: quest for unlock in _with_start(pack) for quest in taken if quest in unlock.quests}
    if len(starts) > 1:
        raise IllegalSetup(
            Reason("SG-ACH-008", "two-starts", tuple(starts.values())[:2]), f"expected one start, got {[*starts]}"
        )


def start_region(pack: Pack, taken: list[int]) -> RegionId:
    """Where the ship stands at first: a quest that is taken along may begin elsewhere than the printed set-up."""
    starts = (unlock.start_region for unlock in _with_start(pack) if any(quest in unlock.quests for quest in taken))
    return next(starts, pack.start_region)


def _with_start(pack: Pack) -> list[Unlock]:
    """The unlocked quests with which a campaign begins elsewhere."""
    return [unlock for unlock in pack.unlocks if unlock.start_region]


@rule("SG-ACH-002", "SG-ACH-004", "SG-ACH-005", "SG-ACH-007", "SG-ACH-008")
def check_unlocked(pack: Pack, setup: Setup, ticked: list[str]) -> None:
    """Only quests that the achievement sheet has unlocked may be taken."""
    free, count = unlocked(pack.unlocks, ticked), len({*ticked})
    for quest in unlocked_quests(pack, setup):
        if quest not in free:
            unlock = next(unlock for unlock in pack.unlocks if quest in unlock.quests)
            needed = unlock.count
            if count >= needed:
                raise IllegalSetup(
                    Reason("SG-ACH-002", "ending-unreached", (quest,)),
                    f"expected an ending among {unlock.endings} for quest {quest}",
                )
            raise IllegalSetup(
                Reason("SG-ACH-002", "still-locked", (quest, needed, count)),
                f"expected {needed} totems and endings for quest {quest}, got {count}",
            )
