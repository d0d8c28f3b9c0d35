"""Ways: what they lead to, and where they go in circles."""

from __future__ import annotations

from itertools import product

import pytest

from sleeping_gods.story.ways import circles, location_of, onwards

NAMES = ("a", "b", "c")
PAIRS = list(product(NAMES, NAMES))


def test_circles_are_what_leads_to_each_other() -> None:
    """For all 512 ways between three places: two lie in one circle if each leads to the other."""
    for taken in product((False, True), repeat=len(PAIRS)):
        ways = {
            name: [there for (here, there), way in zip(PAIRS, taken, strict=True) if way and here == name]
            for name in NAMES
        }
        wanted = set()
        for here in NAMES:
            round_trip = {there for there in onwards(ways, ways[here]) if here in onwards(ways, ways[there])}
            wanted |= {frozenset(round_trip)} if here in round_trip else set()

        found = circles(ways)

        assert {frozenset(circle) for circle in found} == wanted, ways
        assert len(found) == len(wanted)


def test_ways_that_lead_out_are_no_circle() -> None:
    """What is no start of a way is passed over."""
    assert circles({"a": ["x"], "b": ["a", "b", "x"]}) == [["b"]]


@pytest.mark.slow
def test_a_long_way_is_gone_once() -> None:
    """A hundred thousand paragraphs in a row, the last in a circle of its own, need no stack and no patience."""
    ways = {str(number): [str(min(number + 1, 99_999))] for number in range(100_000)}

    assert circles(ways) == [["99999"]]


def test_locations() -> None:
    """A paragraph belongs to the location before its point; the finale is one."""
    assert [location_of(number) for number in ("38", "38.9", "F1", "F12")] == ["38", "38", "F", "F"]
