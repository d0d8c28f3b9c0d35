"""What a party holds and suffers, counted: what trial runs of two choices are compared by, thing for thing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from types import MappingProxyType
from typing import TypeAlias

from ...party.table.table import PartyTable
from ...sea.chapters.crew import health_left as health_at_sea
from ...sea.table.table import SeaTable
from ...skies.table.table import SkiesTable
from ..skies.heuristics import care

Holdings: TypeAlias = Mapping[str, float]
"""How much there is of each thing: ``health``, ``fatigue``, ``hand``, a kind of goods."""
Changes: TypeAlias = tuple[tuple[str, float], ...]
"""Differences of things, those that weigh most first."""
PRICES = MappingProxyType(
    {
        "health": 0.8, "fatigue": -1.0, "stamina": 0.55, "status": -2.0, "command": 0.7, "placed": -0.4, "hand": 0.7,
        "equipped": 1.5, "adventure": 3.0, "quest": 4.0, "xp": 0.6, "ship": -1.2, "plane": 0.8, "fuel": 1.2,
        "event": -1.5, "curse": -4.0, "fallen": -3.0, "defeat": -8.0,
    }
)  # fmt: skip
"""About what one of each is worth in coins: good things are above 0, bad ones below. Goods are worth 1."""
SUFFERED = frozenset(
    {"health", "fatigue", "stamina", "status", "command", "placed", "hand", "ship", "plane", "fuel", "fallen", "defeat"}
)
"""Things that a story or fight may take or spend: what else it gives is unread until it is read."""
DEFEAT = "defeat"
"""What puts everybody on their feet again: beside it nothing else that comes back is a gain."""
GOODS = "goods"
"""All kinds of goods together, where trial runs differ in which of them."""
LEAST_CHANGE = 0.1
"""A mean difference that is smaller is taken for none."""
MIN_STANDARD_ERRORS = 2.0
"""A mean difference of fewer standard errors is taken for none."""
MIN_RUNS = 2
"""Fewer playouts tell nothing."""


def holdings_of(table: PartyTable) -> Holdings:
    """What the party holds; all of it lies open at the table."""
    if isinstance(table, SeaTable):
        return _at_sea(table)
    if isinstance(table, SkiesTable):
        return _in_the_skies(table)
    return {}


def _at_sea(table: SeaTable) -> dict[str, float]:
    """What is counted at a table of the sea."""
    members = table.crew.values()
    left = [health_at_sea(table, name) for name in table.crew]
    return {
        "health": sum(max(0, health) for health in left),
        "fallen": sum(health <= 0 for health in left),
        "fatigue": sum(member.fatigue for member in members),
        "status": sum(len(member.statuses) for member in members),
        "equipped": sum(len(member.cards) + len(member.levels) for member in members),
        "placed": sum(member.command for member in members) + sum(table.adventures.values()),
        "command": sum(table.pools),
        "hand": sum(map(len, table.hands)),
        "adventure": len(table.adventures),
        "quest": len(table.quests),
        "xp": table.xp,
        "event": len(table.ongoing),
        "ship": sum(table.cubes.values()),
        "defeat": table.defeats,
        **table.goods,
    }


def _in_the_skies(table: SkiesTable) -> dict[str, float]:
    """What is counted at a table of the skies."""
    members = table.crew.values()
    return {
        "health": care.health(table),
        "fallen": care.fallen_count(table),
        "stamina": sum(member.stamina for member in members),
        "status": sum(len(member.statuses) for member in members),
        "equipped": sum(len(member.cards) for member in members),
        "hand": sum(map(len, table.hands)),
        "adventure": sum(map(len, table.adventures)) + len(table.arms),
        "quest": len(table.quests),
        "plane": table.plane_health,
        "fuel": table.fuel,
        "event": len(table.active),
        "curse": len(table.curses),
        "defeat": table.defeats,
        **table.goods,
    }


def changes_between(before: Sequence[Holdings], after: Sequence[Holdings]) -> Changes:
    """By how much things differ on average, pair by pair, where that is more than chance; what weighs most first."""
    count = min(len(before), len(after))
    if count < MIN_RUNS:
        return ()
    things = dict.fromkeys(thing for held in (*before[:count], *after[:count]) for thing in held)
    pairs = [*zip(before, after, strict=False)]
    by_thing = {thing: [new.get(thing, 0) - old.get(thing, 0) for old, new in pairs] for thing in things}
    changes = [(thing, mean) for thing, amounts in by_thing.items() if (mean := _mean_beyond_chance(amounts))]
    kinds = [amounts for thing, amounts in by_thing.items() if thing not in PRICES]
    all_goods = _mean_beyond_chance([sum(amounts) for amounts in zip(*kinds, strict=True)])
    if all_goods and abs(all_goods - sum(mean for thing, mean in changes if thing not in PRICES)) >= LEAST_CHANGE:
        changes = [(thing, mean) for thing, mean in changes if thing in PRICES]
        changes.append((GOODS, all_goods))
    return tuple(sorted(changes, key=_weightiest_first))


def _mean_beyond_chance(differences: Sequence[float]) -> float:
    """The mean of differences; 0 where chance explains it."""
    count = len(differences)
    if count < MIN_RUNS:
        return 0.0
    mean = sum(differences) / count
    variance = sum((difference - mean) ** 2 for difference in differences) / (count - 1)
    return mean if abs(mean) >= max(LEAST_CHANGE, MIN_STANDARD_ERRORS * sqrt(variance / count)) else 0.0


def _weightiest_first(change: tuple[str, float]) -> tuple[float, str]:
    """A sort key for a thing and its mean change: what counts most first."""
    thing, mean = change
    return -abs(PRICES.get(thing, 1.0) * mean), thing


def are_alike(before: Sequence[Holdings], after: Sequence[Holdings]) -> bool:
    """Whether enough pairs were looked at, and no thing differed in any of them."""
    pairs = [*zip(before, after, strict=False)]
    return len(pairs) >= MIN_RUNS and all(old == new for old, new in pairs)


def only(changes: Changes, things: Iterable[str]) -> Changes:
    """The changes of some things alone."""
    wanted = set(things)
    return tuple((thing, mean) for thing, mean in changes if thing in wanted)
