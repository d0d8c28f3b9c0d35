"""The people at the table (DS-SAVE, DS-LOAD, DS-RSET, DS-DIFF, DS-JLOG): save, resume, reset, another level."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...party.chapters.deal import deal_anew
from ...party.chapters.people import TablePeople
from ..table.records import STAMINA
from ..table.table import SkiesTable
from ..table.words import LEVELS
from .events import build_deck
from .hero import health_left
from .joining import join, leave, pool_hands
from .score import finish
from .turn import BeginTurn


@rule("DS-RSET-001", "DS-RSET-002", "DS-RSET-003", "DS-JLOG-004", "DS-EXPL-007")
def reset(table: SkiesTable) -> None:
    """A campaign may be given up at any time: everything goes back; achievements and notes survive it."""
    finish(table, "reset")
    table.tests, table.combat, table.encounter = [], None, None
    _reset_story(table)
    _reset_cards(table)
    _reset_party(table)
    _reset_journey(table)


def _reset_story(table: SkiesTable) -> None:
    """No page is open, and no quest is held."""
    table.quests, table.used_quests, table.silent = [], [], {}
    table.taken, table.visit, table.due = [], [], []
    table.paragraph = ""
    table.busy = table.exploring = table.finale = False


def _reset_cards(table: SkiesTable) -> None:
    """All cards lie in their decks."""
    count = table.seat_count()
    table.adventures, table.hands = [[] for _ in range(count)], [[] for _ in range(count)]
    table.played, table.gone, table.arms, table.combat_deck, table.curses = [], [], [], [], []
    table.deck, table.discard = sorted(table.pack.abilities), []
    table.event_deck, table.event_left = build_deck(table.pack, table.level)
    table.event_discard, table.event_box, table.event, table.active = [], [], "", {}


def _reset_party(table: SkiesTable) -> None:
    """The characters are rested, and own nothing."""
    for member in table.crew.values():
        member.damage, member.stamina, member.statuses, member.cards, member.synergy = 0, STAMINA, (), (), 0
    table.goods = dict.fromkeys(table.goods, 0)
    table.used = []
    table.peril = False


def _reset_journey(table: SkiesTable) -> None:
    """Claire and the plane are at the start; nothing is marked on the log and the watch."""
    table.place, table.plane = table.pack.start, table.pack.airport
    table.plane_health, table.fuel = table.pack.plane_health, table.pack.plane_fuel
    table.obstacle = ""
    table.crossed = []
    table.marks = dict.fromkeys(table.marks, 0)
    table.camps = table.defeats = table.spent = 0
    table.bonus = table.early = False


@rule("DS-DIFF-009", "DS-DIFF-010")
def change_level(table: SkiesTable, level: str) -> None:
    """The level acts from now on; the change is marked on the log, and decks in play stay as they are."""
    table.level = level
    table.log.levels.append(f"turn {table.turn} {level}")
    table.tell("level", level)


@rule("DS-SAVE-002", "DS-JLOG-002", "DS-JLOG-006", "DS-SAVE-005")
def save_line(table: SkiesTable) -> None:
    """The save line notes where Claire and the plane are, everybody's health, the plane's health and fuel."""
    health = ", ".join(f"{name} {health_left(table, name)}" for name in table.crew)
    threat = ", ".join(f"{event} {amount}" for event, amount in table.active.items() if amount)
    line = f"Claire {table.place}; plane {table.plane}, health {table.plane_health}, fuel {table.fuel}; {health}"
    table.log.saves.append(f"{line}; threat {threat}" if threat else line)


@rule(
    "DS-LOAD-001", "DS-LOAD-002", "DS-LOAD-003", "DS-LOAD-004", "DS-LOAD-005", "DS-LOAD-006", "DS-SAVE-003",
    "DS-SAVE-004", "DS-SAVE-006",
)  # fmt: skip
def resume(table: SkiesTable, first: Seat) -> None:
    """A saved game is set up: the ability discards are shuffled in, hands pooled and dealt, boards dealt anew."""
    table.captain = first
    table.spent = 0
    table.deck = sorted(table.deck + table.discard)
    table.discard = []
    table.tell("resumed", first)
    pool_hands(table, first)
    deal_anew(table)


@rule("DS-DIFF-009")
def own_acts(table: SkiesTable) -> list[Choice]:
    """The level may be changed at any time."""
    return [("level", level) for level in LEVELS if level != table.level]


@rule("DS-DIFF-009", "DS-DIFF-011")
def own_reason(table: SkiesTable, choice: Choice) -> Reason | None:
    """The level is that already; instant death is chosen at set-up."""
    match choice:
        case ("level", level) if level == table.level:
            return Reason("DS-DIFF-009", "level-already", (level,))
        case ("instant", "death"):
            return Reason("DS-DIFF-011", "fixed-at-setup")
    return None


def own_act(table: SkiesTable, choice: Choice) -> None:
    """Change the level."""
    _, level = choice
    change_level(table, level)


PEOPLE = TablePeople(
    turn=BeginTurn,
    reset=reset,
    save=save_line,
    resume=resume,
    join=join,
    leave=leave,
    own=own_acts,
    own_reason=own_reason,
    own_act=own_act,
)
"""What happens around a campaign of the skies: saving, resuming, joining, leaving."""
