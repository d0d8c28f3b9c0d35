"""The figures of the sea that can be set by hand."""

from __future__ import annotations

from functools import partial
from typing import Any

from ...kernel.choices import seat_word
from ...party.acts.repair_figure import (
    NONE,
    Figures,
    RepairFigure,
    attribute,
    common_figures,
    count_in,
    covered_squares,
    no_such_word,
    optional_attribute,
    printed_box_figures,
)
from ..chapters.adventure import carrier_of
from ..chapters.arrival import PRINTED_REGION
from ..chapters.crew import max_fatigue
from ..chapters.event_deck import PER_KIND
from ..chapters.strike import RemoveBeaten
from ..chapters.supply import limit
from ..table.printed_figures import printed_figures
from ..table.table import SeaTable
from ..table.words import EVENT_KINDS, LETTERS, PASSES, ROOMS, STORY_TOKENS

MAX_POINTS = 999
"""The most XP, and the most points for being feared or revered, that anybody could mean."""
MODES = {"normal": ("normal", False), "easy": ("normal", True), "brutal": ("brutal", False)}
"""What each difficulty is on the table: easy mode is a normal one with help."""


def figures(table: SeaTable) -> Figures:
    """Goods, XP, people, command, the ship, the serpent, weapons, tokens, points, events, difficulty, a fight."""
    return {
        **common_figures(table, limit),
        ("region",): _region(table),
        ("room",): optional_attribute(table, "room", ROOMS),
        ("serpent",): optional_attribute(table, "serpent", table.pack.regions),
        ("mode",): _mode(table),
        **{(name,): attribute(table, name, range(MAX_POINTS + 1)) for name in ("xp", "feared", "revered")},
        **{("fatigue", name): _fatigue(table, name) for name in table.crew},
        **{("damage", space): _damage(table, space) for space in table.cubes},
        **_command(table),
        **_events(table),
        **{("weapon", card): _weapon(table, card) for card in table.adventures if card in table.bound.weapons},
        **{("token", letter): _token(table.letters, letter) for letter in LETTERS},
        **{("token", token): _token(table.tokens, token) for token in STORY_TOKENS},
        **_squares(table),
        **printed_box_figures(table, printed_figures(table.pack)),
    }


def _region(table: SeaTable) -> RepairFigure:
    """Where the ship is; a region of a printed atlas that is not known yet is entered with its number alone."""

    def enter_unknown(word: str) -> None:
        """A region of a printed atlas that nobody has entered yet becomes known; any other word is refused."""
        if table.own_box() is None or PRINTED_REGION.fullmatch(word) is None:
            raise no_such_word(table.pack.regions)
        table.enter(f'region {{ id = "{word}" }}')

    return attribute(table, "region", table.pack.regions).entered_by(enter_unknown)


def _fatigue(table: SeaTable, name: str) -> RepairFigure:
    """A crew member's fatigue."""
    return attribute(table.crew[name], "fatigue", range(max_fatigue(table, name) + 1))


def _mode(table: SeaTable) -> RepairFigure:
    """The difficulty; the help of easy mode at the start is not given for a repair."""

    def put(word: str) -> None:
        """The named crew member carries the weapon from now on, and nobody else."""
        table.mode, table.easy = MODES[word]

    return RepairFigure(list(MODES), put, lambda: "easy" if table.easy else table.mode)


def _command(table: SeaTable) -> Figures:
    """Command in pools, on boards and on adventure cards: it comes from the supply and goes back there."""
    command: Figures = {}
    for seat in range(table.seat_count()):
        command["command", seat_word(seat)] = _entry_of_supply(table, table.pools, seat)
    for name, member in table.crew.items():
        limits = range(member.command + table.supply + 1)
        command["placed", name] = _from_supply(table, attribute(member, "command", limits))
    for card in table.adventures:
        if card not in table.bound.weapons:
            command["placed", card] = _entry_of_supply(table, table.adventures, card)
    return command


def _entry_of_supply(table: SeaTable, counts: Any, key: str | int) -> RepairFigure:
    """A count of command in a list or a dictionary."""
    now = partial(counts.__getitem__, key)
    limits = range(now() + table.supply + 1)
    return _from_supply(table, RepairFigure(limits, partial(counts.__setitem__, key), now))


def _from_supply(table: SeaTable, count: RepairFigure) -> RepairFigure:
    """A count whose tokens are taken from the supply when it is raised, and put back when it is lowered."""

    def put(value: int) -> None:
        table.supply += int(count.now()) - value
        count.put(value)

    return count.put_by(put)


def _events(table: SeaTable) -> Figures:
    """Where the event deck stands: the pass, the cards of each kind that are left, and what a new deck owes."""
    events: Figures = {
        ("event-pass",): attribute(table, "event_pass", range(1, len(PASSES) + 1)),
        ("event-debt",): attribute(table, "event_debt", range(PER_KIND * len(EVENT_KINDS) + 1)),
    }
    for index, kind in enumerate(EVENT_KINDS):
        most = min(PER_KIND, len(table.events[kind]))
        left = table.event_left
        events["events", kind] = RepairFigure(
            range(most + 1), partial(left.__setitem__, index), partial(left.__getitem__, index)
        )
    return events


def _squares(table: SeaTable) -> Figures:
    """Covered squares of enemies, between two attacks."""
    if table.combat is None or table.combat.attack is not None:
        return {}
    return covered_squares(table, lambda: table.then(RemoveBeaten()))


def _weapon(table: SeaTable, card: str) -> RepairFigure:
    """Who carries a weapon card."""

    def put(word: str) -> None:
        for member in table.crew.values():
            member.weapons = tuple(weapon for weapon in member.weapons if weapon != card)
        if word != NONE:
            table.crew[word].weapons += (card,)

    return RepairFigure((NONE, *table.crew), put, lambda: carrier_of(table, card) or NONE)


def _damage(table: SeaTable, space: str) -> RepairFigure:
    """Damage on a space of the ship."""
    cubes = count_in(table.cubes, space, table.pack.rooms[space].capacity)

    def put(count: int) -> None:
        cubes.put(count)
        table.peril = True  # the rules look whether this is a defeat when they next do

    return cubes.put_by(put)


def _token(held: list[str], token: str) -> RepairFigure:
    """Whether the crew holds a token: 1 or 0."""

    def put(count: int) -> None:
        if token in held:
            held.remove(token)
        if count:
            held.append(token)

    return RepairFigure(range(2), put, lambda: held.count(token))


def fit_events(table: SeaTable, kind: str) -> None:
    """No more events are left in the deck than there are unused ones."""
    index = EVENT_KINDS.index(kind)
    table.event_left[index] = min(table.event_left[index], len(table.events[kind]))
