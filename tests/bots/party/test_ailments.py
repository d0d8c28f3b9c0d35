"""A status goes to whoever it costs least, and whoever it costs most is rid of it (SG-STATUS-015, DS-STAT-011)."""

from __future__ import annotations

from sleeping_gods.bots.robots.advice_facts import Separates
from sleeping_gods.bots.robots.measures import measures, separation
from sleeping_gods.bots.sea.heuristics import ailments as at_sea
from sleeping_gods.bots.skies.heuristics import ailments as in_the_skies
from sleeping_gods.bots.story.weights import SEAT
from sleeping_gods.kernel.choices import Choice
from sleeping_gods.party.chapters.statuses import GainStatus, RemoveStatus
from sleeping_gods.skies.table.table import SkiesTable

from ...sea import tables as sea
from ...skies import tables as skies


def gains(names: list[str], status: str) -> list[Choice]:
    """Each of some may gain a status."""
    return [("afflict", name, "with", status) for name in names]


def cures(names: list[str], status: str) -> list[Choice]:
    """Each of some may be rid of it."""
    return [("cure", name, "of", status) for name in names]


def test_who_joins_least_bears_low_morale_and_who_joins_most_is_rid_of_it() -> None:
    """By the points of all skills, with equipped cards; at sea as in the skies."""
    ship, air = sea.at_ship(), skies.on_map()
    assert isinstance(air, SkiesTable)
    points = {name: at_sea.burden(ship, name, "low-morale").amount for name in ship.crew}
    assert points[at_sea.bear(ship, gains([*points], "low-morale"))[1]] == min(points.values())
    assert points[at_sea.rid(ship, cures([*points], "low-morale"))[1]] == max(points.values())

    points = {name: in_the_skies.burden(air, name, "low-morale").amount for name in air.crew}
    assert points[in_the_skies.bear(air, gains([*points], "low-morale"))[1]] == min(points.values())
    assert points[in_the_skies.rid(air, cures([*points], "low-morale"))[1]] == max(points.values())


def test_venom_goes_to_whoever_has_most_health_left() -> None:
    """And whoever has least is rid of it first."""
    table = skies.on_map()
    assert isinstance(table, SkiesTable)
    hurt, *others = table.crew
    table.crew[hurt].damage = table.bound.health[hurt] - 1
    assert in_the_skies.bear(table, gains([hurt, *others], "venom"))[1] != hurt
    assert in_the_skies.rid(table, cures([*others, hurt], "venom"))[1] == hurt


def test_at_sea_statuses_gather_on_one_member() -> None:
    """Whoever has most already comes before what it costs."""
    table = sea.at_ship()
    *others, last = table.crew
    table.crew[last].statuses = ("madness",)
    assert at_sea.bear(table, gains([*others, last], "low-morale"))[1] == last


def test_the_worst_status_goes_first() -> None:
    """All of somebody's at once count together."""
    table = sea.at_ship()
    first, second, *_ = table.crew
    table.crew[first].statuses = ("low-morale", "venom")
    mild, worse, both = *cures([first], "low-morale"), *cures([second], "venom"), *cures([first], "all")
    assert at_sea.rid(table, [mild, worse]) == worse
    assert at_sea.rid(table, [mild, worse, both]) == both


def test_the_figure_that_decides_is_told() -> None:
    """Fear costs attacks: at sea by the damage of the weapon."""
    table = sea.at_ship()
    table.agenda.append(GainStatus("frightened"))
    table.offered = gains([*table.crew], "frightened")
    damage = {name: table.pack.crew[name].weapon.damage for name in table.crew}
    best = at_sea.bear(table, table.offered)
    strongest = ("afflict", max(damage, key=damage.__getitem__), "with", "frightened")
    told = separation(measures(table, best, SEAT), measures(table, strongest, SEAT))
    assert told == Separates("weapon", min(damage.values()), max(damage.values()))

    table.agenda.append(RemoveStatus(0, "any"))
    first, second, *_ = table.crew
    table.offered = [*cures([first], "venom"), *cures([second], "low-morale")]
    told = separation(*(measures(table, choice, SEAT) for choice in table.offered))
    assert told == Separates("severity", 2.0, 1.1)
