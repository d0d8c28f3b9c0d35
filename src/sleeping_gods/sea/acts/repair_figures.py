"""The figures of the sea that can be set by hand."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from ...kernel.choices import seat_word
from ...party.acts.repair_figure import (
    NONE,
    CannotRepair,
    Figures,
    RepairFigure,
    common_figures,
    covered_squares,
    item,
    perhaps,
    printed_figure,
)
from ...party.acts.repair_figure import field as of
from ..chapters.adventure import carrier_of
from ..chapters.crew import max_fatigue
from ..chapters.events import PASSES, PER_KIND
from ..chapters.strike import RemoveBeaten
from ..chapters.supply import limit
from ..chapters.travel import PRINTED_REGION
from ..table.printed_figures import printed_figures
from ..table.table import SeaTable
from ..table.words import EVENT_KINDS, LETTERS, ROOMS, STORY_TOKENS

MAX_POINTS = 999
"""The most XP, and the most points for being feared or revered, that anybody could mean."""
MODES = {"normal": ("normal", False), "easy": ("normal", True), "brutal": ("brutal", False)}
"""What each difficulty is on the table: easy mode is a normal one with help."""


def figures(table: SeaTable) -> Figures:
    """Goods, XP, people, command, the ship, the serpent, weapons, tokens, points, events, difficulty, a fight."""
    figures_by_key = common_figures(table, limit)
    figures_by_key["region",] = _region(table)
    figures_by_key["room",] = perhaps(table, "room", ROOMS)
    figures_by_key["serpent",] = perhaps(table, "serpent", table.pack.regions)
    figures_by_key["mode",] = _mode(table)
    for name in ("xp", "feared", "revered"):
        figures_by_key[name,] = of(table, name, range(MAX_POINTS + 1))
    for name, member in table.crew.items():
        figures_by_key["fatigue", name] = of(member, "fatigue", range(max_fatigue(table, name) + 1))
    for space in table.cubes:
        figures_by_key["damage", space] = _damage(table, space)
    figures_by_key |= _command(table) | _events(table)
    for card in table.adventures:
        if card in table.bound.weapons:
            figures_by_key["weapon", card] = _weapon(table, card)
    figures_by_key |= {("token", token): _token(table.letters, token) for token in LETTERS}
    figures_by_key |= {("token", token): _token(table.tokens, token) for token in STORY_TOKENS}
    if table.combat is not None and table.combat.attack is None:
        figures_by_key |= covered_squares(table, lambda: table.then(RemoveBeaten()))
    if table.own_box() is not None:
        figures_by_key |= {
            what: printed_figure(table, what, figure) for what, figure in printed_figures(table.pack).items()
        }
    return figures_by_key


def _region(table: SeaTable) -> RepairFigure:
    """Where the ship is; a region of a printed atlas that is not known yet is entered with its number alone."""

    def opens(word: str) -> None:
        if table.own_box() is None or PRINTED_REGION.fullmatch(word) is None:
            raise CannotRepair("repair-words", ", ".join(table.pack.regions)[:200])
        table.enter(f'region {{ id = "{word}" }}')

    return replace(of(table, "region", table.pack.regions), opens=opens)


def _mode(table: SeaTable) -> RepairFigure:
    """The difficulty; the help of easy mode at the start is not given for a repair."""

    def put(word: str) -> None:
        table.mode, table.easy = MODES[word]

    return RepairFigure(list(MODES), put, lambda: "easy" if table.easy else table.mode)


def _command(table: SeaTable) -> Figures:
    """Command in pools, on boards and on adventure cards: it comes from the supply and goes back there."""
    figures_by_key: Figures = {}
    for seat in range(table.seat_count()):
        figures_by_key["command", seat_word(seat)] = _from_supply(table, table.pools, seat)
    for name, member in table.crew.items():
        placed = of(member, "command", range(member.command + table.supply + 1))
        figures_by_key["placed", name] = RepairFigure(placed.allowed, partial(_place, table, placed), placed.now)
    for card in table.adventures:
        if card not in table.bound.weapons:
            figures_by_key["placed", card] = _from_supply(table, table.adventures, card)
    return figures_by_key


def _from_supply(table: SeaTable, counts: Any, key: str | int) -> RepairFigure:
    """A count of command in a list or a dictionary."""
    now = partial(counts.__getitem__, key)
    plain = RepairFigure(range(now() + table.supply + 1), partial(counts.__setitem__, key), now)
    return RepairFigure(plain.allowed, partial(_place, table, plain), now)


def _place(table: SeaTable, figure: RepairFigure, count: int) -> None:
    table.supply += int(figure.now()) - count
    figure.put(count)


def _events(table: SeaTable) -> Figures:
    """Where the event deck stands: the pass, the cards of each kind that are left, and what a new deck owes."""
    figures_by_key: Figures = {("event-pass",): of(table, "event_pass", range(1, len(PASSES) + 1))}
    figures_by_key["event-debt",] = of(table, "event_debt", range(PER_KIND * len(EVENT_KINDS) + 1))
    for at, kind in enumerate(EVENT_KINDS):
        most = min(PER_KIND, len(table.events[kind]))
        figures_by_key["events", kind] = RepairFigure(
            range(most + 1), partial(table.event_left.__setitem__, at), partial(table.event_left.__getitem__, at)
        )
    return figures_by_key


def _weapon(table: SeaTable, card: str) -> RepairFigure:
    """Who carries a weapon card."""

    def put(word: str) -> None:
        for member in table.crew.values():
            member.weapons = tuple(weapon for weapon in member.weapons if weapon != card)
        if word != NONE:
            table.crew[word].weapons += (card,)

    return RepairFigure((NONE, *table.crew), put, lambda: carrier_of(table, card) or NONE)


def _damage(table: SeaTable, space: str) -> RepairFigure:
    cubes = item(table.cubes, space, table.pack.rooms[space].capacity)

    def put(count: int) -> None:
        cubes.put(count)
        table.peril = True  # the rules look whether this is a defeat when they next do

    return RepairFigure(cubes.allowed, put, cubes.now)


def _token(held: list[str], token: str) -> RepairFigure:
    def put(count: int) -> None:
        if token in held:
            held.remove(token)
        if count:
            held.append(token)

    return RepairFigure(range(2), put, lambda: held.count(token))


def fit_events(table: SeaTable, kind: str) -> None:
    """No more events are left in the deck than there are unused ones."""
    at = EVENT_KINDS.index(kind)
    table.event_left[at] = min(table.event_left[at], len(table.events[kind]))
