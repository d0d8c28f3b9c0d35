"""Saved tables (DS-SAVE): names the pack lacks, pieces that do not add up and plans that cannot go on are refused."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ...kernel.errors import BrokenState
from ...kernel.rules import rule
from ...kernel.steps import Step
from ...party.chapters.fate import EndTest
from ...party.chapters.settled import OUTCOMES
from ...party.chapters.setup import MAX_PLAYERS
from ...party.chapters.strike import EndStrike
from ...party.saving.saved import (
    AgendaEnd,
    among,
    check_book,
    check_bottom,
    check_clash,
    check_ends,
    check_goes_on,
    check_pieces,
    check_seats,
    check_steps,
    check_tests,
    exactly,
)
from ..chapters.adventure import GiveCard
from ..chapters.attack import EndAttack
from ..chapters.combat_end import Victory
from ..chapters.combat_setup import Ready, StartCombat
from ..chapters.equip import PayEquip
from ..chapters.fate import KeepOne
from ..chapters.joining import DealPool, DealPooled, HandOver, TakeHalf, TakeOne
from ..chapters.squares import DIRECTIONS
from ..chapters.supply import PayAny, stock
from ..chapters.totems import PayTotem
from ..chapters.travel import FaceObstacle, MeetObstacle
from ..chapters.turn import NextTurn
from ..table.enemy_abilities import DECLARED
from ..table.records import NOWHERE
from ..table.table import SkiesTable
from ..table.words import CLAIRE, FACTIONS, OBSTACLES, OPTIONS, RARE, RESOURCES, SKILLS, STATUSES
from .nesting import check_nesting

PHASES = ("start", "draw", "event", "actions", "end")
"""The phases of a turn."""
KINDS = ("challenge", "check", "flight", "repair")
"""The kinds of tests."""
OWN = __name__.partition(".saving.")[0] + "."
"""The package whose steps may stand on the agenda, besides those of both games."""
_SEATS = ("seat", "newcomer")
"""The fields of steps that hold a seat."""


@rule("DS-SAVE-007")
def take_up(table: SkiesTable) -> None:
    """Go on with a table that was read back, or refuse it with the place that is wrong."""
    check_seats(table, [name for name in table.pack.characters if name != CLAIRE], table.adventures)
    check_book(table)
    _kinds(table)
    _pieces(table)
    check_tests(table, KINDS, SKILLS)
    _encounter(table)
    _combat(table)
    check_pieces(table)
    _agenda(table)
    check_goes_on(table)


def _kinds(table: SkiesTable) -> None:
    """Closed words and counts of the whole table."""
    pack = table.pack
    among("level", [table.level], OPTIONS["level"])
    among("length", [table.length], OPTIONS["length"])
    among("phase", [table.phase], PHASES)
    distant = [space.id for space in pack.spaces.values() if not space.square]
    among("place", [table.place], [*table.bound.moves, *distant])
    among("plane", [table.plane], pack.spaces)
    if table.own_box() is None:
        among("due", table.due, pack.paragraphs)
    among("silent", table.silent, [str(number) for number in pack.quests])
    among("silent", [seat for seats in table.silent.values() for seat in seats], range(MAX_PLAYERS))
    among("obstacle", [table.obstacle], ("", *OBSTACLES))
    for line in table.log.levels:
        among("log.levels", line.split()[-1:] or [""], OPTIONS["level"])
    if len(table.event_left) != len(table.event_deck) or any(left < 0 for left in table.event_left):
        raise BrokenState("state.event_left", f"{len(table.event_deck)} numbers", table.event_left)


def _pieces(table: SkiesTable) -> None:
    """Cards and tokens that the pack has; `violations` tells whether each is in one place."""
    pack = table.pack
    exactly("goods", table.goods, RESOURCES)
    exactly("marks", table.marks, FACTIONS)
    exactly("crew", table.crew, pack.characters)
    among("event", [table.event], ("", *pack.events))
    among("events", [card for bag in table.event_deck for card in bag], pack.events)
    among("events", [*table.active, *table.event_discard, *table.event_box], pack.events)
    adventure_cards = [card.id for card in pack.adventures.values() if card.combat is None and card.kind != "curse"]
    fighting = [card.id for card in pack.adventures.values() if card.combat is not None]
    among("adventures", [card for hand in table.adventures for card in hand] + table.played, adventure_cards)
    among("arms", table.arms + table.combat_deck, fighting)
    among("gone", table.gone, (*adventure_cards, *fighting))
    among("curses", table.curses, [card.id for card in pack.adventures.values() if card.kind == "curse"])


def _encounter(table: SkiesTable) -> None:
    """An encounter names only what there is."""
    meeting = table.encounter
    if meeting is not None:
        among("encounter.number", [meeting.number], table.pack.paragraphs)
        letters = [choice.letter for choice in table.pack.paragraphs[meeting.number].choices]
        among("encounter.placed", meeting.placed, table.crew)
        among("encounter.placed", meeting.placed.values(), (NOWHERE, *letters))
        among("encounter.seen", meeting.seen, meeting.placed)
        among("encounter.done", meeting.done, letters)
        among("encounter.acting", meeting.acting, table.crew)


def _combat(table: SkiesTable) -> None:
    """A fight names only what there is, and has a hand for each seat."""
    fight, pack = table.combat, table.pack
    if fight is None:
        return
    row = [foe.id for foe in fight.foes]
    if len({*row, *fight.waiting}) != len(row) + len(fight.waiting):
        raise BrokenState("state.combat.foes", "every enemy once", [*row, *fight.waiting])
    check_clash(table, fight, table.bound.enemies)
    if not fight.round and not any(isinstance(item, Ready) for item in table.agenda):
        raise BrokenState("state.combat.round", "a fight that is still to begin", fight.round)
    among("combat.boss", [fight.boss], (0, *table.bound.bosses))
    for foe in fight.foes:
        among("combat.foes.buff", [foe.buff], ("", *pack.buffs))
    among("combat.buffs", fight.buffs, pack.buffs)
    among("combat.cards", [*fight.deck, *fight.discard, *fight.played.values()], table.combat_deck)
    among("combat.played", fight.played, table.crew)
    if fight.round and (len(fight.hands) != table.seat_count() or len(fight.plays) != table.seat_count()):
        raise BrokenState("state.combat.hands", "a hand for each seat", fight.hands)
    among("combat.user", [fight.user], range(table.seat_count()))
    attack = fight.attack
    if attack is not None:
        among("combat.attack.crew", [attack.crew], table.crew)
        among("combat.attack.card", [attack.card], table.combat_deck)
        among("combat.attack.target", [attack.target], table.bound.enemies)
        among("combat.attack.side", [attack.side], range(len(pack.die) + 1))


def _agenda(table: SkiesTable) -> None:
    """At the bottom the next turn, on top a decision; every test, fight, attack and strike has its end."""
    if not check_bottom(table, NextTurn):
        return
    check_steps(table, OWN, _words(table), _SEATS, lambda place, item: _paths(table, place, item))
    fight = table.combat
    ends = (
        AgendaEnd("tests", (EndTest,), len(table.tests)),
        AgendaEnd("combat", (Victory,), int(fight is not None)),
        AgendaEnd("combat.attack", (EndAttack,), int(fight is not None and fight.attack is not None)),
        AgendaEnd("combat.strike", (EndStrike,), int(fight is not None and fight.strike is not None)),
    )
    check_ends(table, ends)
    check_nesting(table)


def _words(table: SkiesTable) -> dict[str, Collection[str]]:
    """The words that may stand in the fields of steps, by the fields' names."""
    pack, anyone = table.pack, ("", *table.crew)
    cards = [*pack.abilities, *pack.adventures]
    curses = [card for card, printed in pack.adventures.items() if printed.curse is not None]
    return {
        "name": table.crew, "crew": table.crew, "preferred": table.crew, "fallen": table.crew, "refused": table.crew,
        "bearer": anyone, "excluded": anyone, "dealer": anyone, "only": anyone, "attacker": anyone,
        "card": pack.adventures, "enemy": table.bound.enemies, "enemies": table.bound.enemies, "pool": cards,
        "event": pack.events, "space": pack.spaces, "direction": DIRECTIONS, "needs": RARE,
        "after": OUTCOMES, "status": (*STATUSES, "any", "all"), "skill": SKILLS, "how": ("plain", "higher"),
        "left": (*pack.events, *table.crew, *curses), "obstacle": ("", *OBSTACLES), "acting": table.crew,
        "ability": [form for ability in DECLARED if ability.acts for form in ability.forms],
    }  # fmt: skip


def _paths(table: SkiesTable, place: str, item: Step[Any]) -> None:
    """What the skies' own steps go on with."""
    programs = table.bound.programs
    match item:
        case StartCombat(win=win, flee=flee, boss=boss):
            among(place, [win, flee], ("", *programs))
            among(f"{place}.boss", [boss], (0, *table.bound.bosses))
        case Victory(win=win, flee=flee):
            among(place, [win, flee], ("", *programs))
        case MeetObstacle(kind=kind, path=path) | FaceObstacle(kind=kind, path=path):
            among(place, [kind], OBSTACLES)
            among(place, [path], ("", *programs))
        case PayAny(left=amount):
            among(f"{place}.left", [amount], range(1, stock(table) + 1))
        case PayTotem(number=number):
            among(f"{place}.number", [number], table.quests)
        case _:
            _hands(table, place, item)


def _hands(table: SkiesTable, place: str, item: Step[Any]) -> None:
    """Cards that steps move from hand to hand are there."""
    piles = {"ability": table.hands, "adventure": table.adventures}
    last = table.seat_count() - 1
    match item:
        case PayEquip(seat=seat, left=left):
            among(f"{place}.left", [left], range(1, len(table.hands[seat]) + 1))
        case KeepOne(seat=seat):
            if len(table.hands[seat]) < 2:
                raise BrokenState(f"state.{place}", "a hand of several cards", table.hands[seat])
        case GiveCard(card=card, seat=seat):
            among(f"{place}.card", [card], table.adventures[seat])
        case HandOver(newcomer=newcomer, left=left):
            among(f"{place}.newcomer", [newcomer], [last] if last else [])
            among(f"{place}.left", [left], (1, 2))
        case DealPool(kind=kind, pool=pool) | DealPooled(kind=kind, pool=pool):
            among(f"{place}.kind", [kind], piles)
            among(f"{place}.pool", pool, table.pack.abilities if kind == "ability" else table.pack.adventures)
        case TakeHalf(kind=kind, newcomer=newcomer) | TakeOne(kind=kind, newcomer=newcomer):
            among(f"{place}.kind", [kind], piles)
            among(f"{place}.newcomer", [newcomer], [1] if last == 1 else [])
            if len(piles[kind][0]) < (item.left if isinstance(item, TakeHalf) else 1):
                raise BrokenState(f"state.{place}", "cards to take", piles[kind][0])
