"""Set-up (SG-SETUP): a new campaign from a pack, the players and their options."""

from __future__ import annotations

from ..kernel.choices import seat_word
from ..kernel.errors import IllegalSetup, Reason
from ..kernel.game import Setup
from ..kernel.play import advance
from ..kernel.rules import plays, rule
from .bind import bind
from .cards import Pack
from .events import PER_KIND
from .fate import DrawCards
from .players import easy_bonus
from .records import Crew, Log
from .score import unlocked
from .table import SeaTable
from .turn import NextTurn
from .words import CAPTAIN, EVENT_KINDS, RESOURCES, SPACES

OPTIONS: dict[str, tuple[str, ...]] = {
    "mode": ("normal", "brutal"),
    "easy": ("off", "on"),
    "dice": ("off", "may", "always"),
    "points": ("off", "on"),
    "window": ("decider", "all"),
}
"""The closed options; ``first``, ``crew``, ``unlocked`` and ``date`` take values of their own."""
OPEN_OPTIONS = ("first", "crew", "unlocked", "date", "seed")
STARTING_GOODS = {"coins": 3, "grain": 1}
STARTING_QUESTS = (1, 2)

plays(f"{__name__}.STARTING_QUESTS", "SG-SETUP-020", "SG-RESET-002")


@rule("SG-COMP-001", "SG-VARIANT-010", "SG-SETUP-019", "SG-SETUP-022")
def check(setup: Setup) -> None:
    """One to four players; easy and brutal exclude each other; options are known."""
    if not 1 <= len(setup.seats) <= 4:
        count = len(setup.seats)
        raise IllegalSetup(Reason("SG-COMP-001", "player-count", (count,)), f"expected 1 to 4 players, got {count}")
    if len({*setup.seats}) != len(setup.seats) or not all(name.strip() for name in setup.seats):
        raise IllegalSetup(
            Reason("SG-SETUP-019", "same-name"), f"expected a different name for each player, got {list(setup.seats)}"
        )
    for key, value in setup.options.items():
        if key in OPEN_OPTIONS:
            continue
        if key not in OPTIONS:
            raise IllegalSetup(Reason("SG-SETUP-019", "unknown-option", (key,)), f"unknown option {key!r}")
        if value not in OPTIONS[key]:
            message = f"expected {key} to be one of {', '.join(OPTIONS[key])}, got {value!r}"
            raise IllegalSetup(Reason("SG-SETUP-022", "unknown-value", (key, value)), message)
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
    table = SeaTable(
        pack=pack,
        bound=bind(pack),
        names=list(setup.seats),
        mode=options.get("mode", "normal"),
        easy=options.get("easy") == "on",
        dice=options.get("dice", "off"),
        points=options.get("points") == "on",
        wait_all=options.get("window") == "all",
        controllers=split(pack, setup),
        captain=first_seat(setup),
        region=pack.start_region,
        cubes=dict.fromkeys(SPACES, 0),
        goods={kind: STARTING_GOODS.get(kind, 0) for kind in RESOURCES},
        supply=pack.supply["command"] - count,
        pools=[1] * count,
        hands=[[] for _ in range(count)],
        deck=sorted(pack.abilities),
        crew={name: Crew() for name in pack.crew},
        adventures={card.id: 0 for card in pack.adventures.values() if card.origin == "starting"},
        quests=[*STARTING_QUESTS, *unlocked_quests(pack, setup)],
        market=sorted(card.id for card in pack.adventures.values() if card.origin == "market"),
        events={kind: sorted(e.id for e in pack.events.values() if e.kind == kind) for kind in EVENT_KINDS},
        event_left=[PER_KIND] * len(EVENT_KINDS),
        search=sorted(pack.search),
        log=Log(date=options.get("date", "")),
    )
    if table.easy:
        easy_bonus(table)
    table.agenda.append(NextTurn(first=True))
    table.then(*(DrawCards(seat, 1) for seat in range(count)))
    advance(table)
    return table


@rule("SG-SETUP-010")
def first_seat(setup: Setup) -> int:
    """The players choose who begins; that player receives the captain token."""
    wanted = setup.options.get("first", "p1")
    seats = [seat_word(seat) for seat in range(len(setup.seats))]
    if wanted not in seats:
        message = f"expected first to be one of {', '.join(seats)}, got {wanted!r}"
        raise IllegalSetup(Reason("SG-SETUP-010", "unknown-seat", (wanted,)), message)
    return seats.index(wanted)


@rule("SG-SETUP-006", "SG-SETUP-007", "SG-SETUP-008", "SG-COMP-030")
def split(pack: Pack, setup: Setup) -> dict[str, int]:
    """The eight other crew are split as evenly as possible: by the players' wish, or in turn."""
    crew = [name for name in pack.crew if name != CAPTAIN]
    count = len(setup.seats)
    wish = setup.options.get("crew", "")
    if not wish:
        return {name: place % count for place, name in enumerate(crew)}
    groups = [group.split() for group in wish.split("/")]
    dealt = sorted(name for group in groups for name in group)
    sizes = [len(group) for group in groups]
    if dealt != sorted(crew) or len(groups) != count or max(sizes) - min(sizes) > 1:
        raise IllegalSetup(
            Reason("SG-SETUP-008", "uneven-split", tuple(sizes)),
            f"expected the eight crew in {count} groups whose sizes differ by at most 1, got {wish!r}",
        )
    owner = {name: seat for seat, group in enumerate(groups) for name in group}
    return {name: owner[name] for name in crew}


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
    return sorted({int(word) for word in words}, key=known.index)


@rule("SG-ACH-002", "SG-ACH-004", "SG-ACH-005", "SG-ACH-007", "SG-ACH-008")
def check_unlocked(pack: Pack, setup: Setup, ticked: list[str]) -> None:
    """Only quests that the achievement sheet has unlocked may be taken."""
    free, count = unlocked(pack.unlocks, ticked), len({*ticked})
    for quest in unlocked_quests(pack, setup):
        if quest not in free:
            needed = next(unlock.count for unlock in pack.unlocks if quest in unlock.quests)
            raise IllegalSetup(
                Reason("SG-ACH-002", "still-locked", (quest, needed, count)),
                f"expected {needed} totems and endings for quest {quest}, got {count}",
            )
