"""T25, forged saves: campaigns and tables changed by hand, with every sum made right again."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator
from typing import Any

from sleeping_gods.journal.entries import JournalEntry
from sleeping_gods.journal.errors import JournalError
from sleeping_gods.journal.notation import START, UNDO, Journal, format_journal
from sleeping_gods.journal.reading import parse
from sleeping_gods.journal.replay import replay
from sleeping_gods.kernel.errors import BrokenState, IllegalSetup
from sleeping_gods.kernel.game import Game, PackInfo, Setup
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import apply, is_over, options
from sleeping_gods.kernel.state import canonical

FORGED_NUMBERS = (-1, 0, 1, 2, 7, 99, 1 << 62)
SEATS = ("p1", "p2", "p3", "p4", "table", "chance")
FURTHER = 8
"""Decisions that are played with a forged table that was taken."""


def forge_journal(journal: Journal, luck: Luck) -> tuple[str, Journal]:
    """A campaign with one thing changed, and what that is."""
    entries, setup = list(journal.entries), journal.setup
    at = 1 + luck.below(len(entries) - 1)
    kind = luck.pick(("seat", "choice", "state", "dropped", "doubled", "swapped", "undo", "name", "player", "option"))
    one, other = entries[at], luck.pick(entries[1:])
    if kind == "seat":
        entries[at] = dataclasses.replace(one, seat=luck.pick(SEATS))
    elif kind == "choice":
        entries[at] = dataclasses.replace(one, choice=other.choice, seat=other.seat)
    elif kind == "state":
        entries[at] = dataclasses.replace(one, state=other.state)
    elif kind == "dropped":
        del entries[at]
    elif kind == "doubled":
        entries.insert(at, one)
    elif kind == "swapped":
        entries[at - 1 : at + 1] = entries[at - 1 : at + 1][::-1] if at > 1 else entries[at - 1 : at + 1]
    elif kind == "undo":
        entries[at] = dataclasses.replace(one, seat=UNDO, choice=str(luck.below(at)))
    elif kind == "name":
        setup = dataclasses.replace(setup, seats=("Mallory", *setup.seats[1:]))
    elif kind == "player":
        setup = dataclasses.replace(setup, seats=(*setup.seats, "Mallory") if luck.below(2) else setup.seats[:-1])
    else:
        setup = _other_option(setup, luck)
    numbered = [dataclasses.replace(entry, number=number) for number, entry in enumerate(entries)]
    return f"{kind} at entry {at}", Journal(setup, journal.engine, numbered)


def _other_option(setup: Setup, luck: Luck) -> Setup:
    key = luck.pick([*setup.options, "mode", "level"])
    return dataclasses.replace(setup, options={**setup.options, key: luck.pick(("brutal", "normal", "3", "x", "-1"))})


def journal_findings(game: Game, pack: PackInfo, journal: Journal, count: int, seed: int) -> list[str]:
    """Forged campaigns that were taken although somebody else sits or decides in them, or that made us stumble."""
    luck, found = Luck(seed), []
    actors = {entry.number: entry.seat for entry in journal.entries}
    for _ in range(count):
        what, forged = forge_journal(journal, luck)
        try:
            read = parse(format_journal(forged).encode()).journal
            replay(game, pack, read)
        except (JournalError, IllegalSetup, ValueError):
            continue
        except Exception as error:
            found.append(f"seed {seed}, {what}: {type(error).__name__}: {error}")
            continue
        if read.setup.seats != journal.setup.seats:
            found.append(f"seed {seed}, {what}: seats {read.setup.seats} were taken")
        found += [
            f"seed {seed}, {what}: {entry.seat} {entry.choice!r} was taken for {actors[entry.number]}"
            for entry in read.entries
            if _same(entry, journal) and entry.seat != actors[entry.number]
        ]
    return found


def _same(entry: JournalEntry, journal: Journal) -> bool:
    """Whether an entry is one of the campaign's own but for its seat; START needs no actor."""
    if entry.seat == START or entry.number >= len(journal.entries):
        return False
    true = journal.entries[entry.number]
    return (entry.choice, entry.state) == (true.choice, true.state)


def forge_state(data: Any, luck: Luck) -> str:
    """Change one value of a saved table in its place; says which."""
    way = luck.pick(list(_ways(data)))
    holder = data
    for key in way[:-1]:
        holder = holder[key]
    old = holder[way[-1]]
    place = ".".join(map(str, way))
    manner = luck.below(8)
    if manner == 0 and isinstance(holder, (dict, list)):
        del holder[way[-1]]
        return f"{place} deleted"
    if manner == 1 and isinstance(holder, list):
        holder.insert(0, old)
        return f"{place} doubled"
    if manner == 2:
        holder[way[-1]] = luck.pick((None, [], {}, "", True, 0, "nonsense", [[]]))
    elif isinstance(old, bool):
        holder[way[-1]] = not old
    elif isinstance(old, int):
        holder[way[-1]] = luck.pick((*FORGED_NUMBERS, old + 1, old - 1))
    else:
        source = data
        for key in luck.pick(list(_ways(data))):
            source = source[key]
        holder[way[-1]] = json.loads(json.dumps(source))
    return f"{place} is {json.dumps(holder[way[-1]])[:60]}"


def _ways(data: Any, before: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield (*before, key)
        yield from _ways(value, (*before, key))


def state_findings(game: Game, pack: PackInfo, tables: list[Any], count: int, seed: int) -> list[str]:
    """Forged tables that were taken and break a law or stumble within a few decisions."""
    luck, found = Luck(seed), []
    saves = [canonical(table) for table in tables]
    for _ in range(count):
        data = json.loads(luck.pick(saves))
        what = forge_state(data, luck)
        try:
            table = game.load(pack, data)
        except BrokenState:
            continue
        except Exception as error:
            found.append(f"seed {seed}, {what}: loading raised {type(error).__name__}: {error}")
            continue
        try:
            wrong = _played_on(table, luck)
        except Exception as error:
            wrong = f"playing on raised {type(error).__name__}: {error}"
        if wrong:
            found.append(f"seed {seed}, {what}: {wrong}")
    return found


def _played_on(table: Any, luck: Luck) -> str:
    for _ in range(FURTHER):
        if wrong := table.violations():
            return str(wrong)
        if is_over(table):
            break
        apply(table, luck.pick(options(table)))
    return ""
