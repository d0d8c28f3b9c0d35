"""Ways over the atlas of the skies: on foot, by plane, and with the last of the fuel."""

from __future__ import annotations

from sleeping_gods.bots.skies.atlas_ways import FLIGHT, Airways
from sleeping_gods.skies.chapters.flight import destinations

from ..readers import in_the_skies


def test_a_step_leads_where_the_way_begins() -> None:
    """The first step of a way on foot is one that the square allows, and the way there takes no time."""
    table = in_the_skies()
    ways = Airways(table.pack, table.bound)

    found = ways.on_foot(table.place)

    assert found[table.place] == (0.0, "")
    for square, (time, first) in found.items():
        if square != table.place:
            assert time >= 1
            there = table.bound.moves[table.place][first]
            assert found[there][0] <= time


def test_what_no_road_leads_to_is_flown_to() -> None:
    """With fuel every printed location can be reached; without, only what lies on foot."""
    table = in_the_skies()
    ways = Airways(table.pack, table.bound)
    everything = ways.legs(table)
    table.fuel = 0
    on_foot = ways.legs(table)

    assert any(leg.flies for leg in everything.values())
    assert set(on_foot) < set(everything)
    assert not any(leg.flies for leg in on_foot.values())


def test_the_last_of_the_fuel_leads_to_a_pump() -> None:
    """Where only pumps count nothing else is flown to."""
    table = in_the_skies()
    ways = Airways(table.pack, table.bound)
    pumps = {ways.landings[space] for space in destinations(table) if table.pack.spaces[space].fuel}
    flown = [square for square, leg in ways.legs(table, pumps=True).items() if leg.flies]

    assert pumps
    for square in flown:
        assert any(square in ways.on_foot(pump) for pump in pumps)


def test_a_far_flight_is_dearer_than_a_near_walk() -> None:
    """A location on the same square is no way at all."""
    table = in_the_skies()
    ways = Airways(table.pack, table.bound)
    here = ways.leg(table, table.place)

    assert here is not None
    assert here.time == 0
    assert here.first == ()
    assert all(leg.time >= FLIGHT for leg in ways.legs(table).values() if leg.flies)
