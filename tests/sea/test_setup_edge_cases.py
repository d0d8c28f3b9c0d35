"""Setup: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import pytest

from sleeping_gods.content.builtin import pack_folder
from sleeping_gods.content.read import read_source
from sleeping_gods.kernel.errors import BrokenPack, IllegalSetup
from sleeping_gods.sea.pack.build import build
from sleeping_gods.sea.view import view

from .tables import (
    again,
    at_start,
    draw_event,
    new,
)


class TestSetUp:
    """SG-SETUP-001, 013, 014, 019, 022."""

    @pytest.mark.parametrize("players", [1, 4])
    def test_the_ship_stands_by_location_2(self, players: int) -> None:
        """SG-SETUP-001: a campaign opens on page 2, in the sea region that holds location 2."""
        table = new(players)
        region = table.pack.regions[table.region]

        assert (region.page, 2 in region.locations) == (2, True)
        assert [other.id for other in table.pack.regions.values() if 2 in other.locations] == [table.region]

    @pytest.mark.parametrize(("key", "value"), [("start_region", "2.rope"), ("start_region", "3.deep")])
    def test_no_pack_starts_elsewhere(self, key: str, value: str) -> None:
        """SG-SETUP-001: a pack whose campaign opens elsewhere is broken."""
        source = read_source(pack_folder("harbour"))
        source.manifest.data[key] = value

        with pytest.raises(BrokenPack, match="in the region of location 2"):
            build(source)

    def test_the_box_of_events_does_not_shrink_with_the_deck(self) -> None:
        """SG-SETUP-013: with one mild event drawn 17 are in the deck, and 36 are still in the box."""
        table = draw_event(at_start(), "debris")
        table.event_left = [5, 6, 6]
        decks = view(again(table), 0)["decks"]

        assert isinstance(decks, dict)
        assert (decks["event"], decks["event_box"]) == (17, 36)

    @pytest.mark.parametrize(
        ("option", "value", "rule"),
        [
            ("colour", "red", "SG-SETUP-019"),
            ("mode", "easy", "SG-SETUP-022"),
            ("easy", "yes", "SG-SETUP-022"),
            ("dice", "on", "SG-SETUP-022"),
            ("first", "p0", "SG-SETUP-010"),
            ("first", "2", "SG-SETUP-010"),
        ],
    )
    def test_what_a_set_up_does_not_know(self, option: str, value: str, rule: str) -> None:
        """SG-SETUP-010, SG-SETUP-019, SG-SETUP-022: unknown options, values and seats are refused."""
        with pytest.raises(IllegalSetup) as caught:
            new(2, **{option: value})

        assert caught.value.reason.rule == rule

    def test_a_split_by_wish_leaves_the_captain_with_the_first_player(self) -> None:
        """SG-SETUP-006, SG-SETUP-008, SG-SETUP-010: groups go to the seats in order, whoever begins."""
        table = new(3, first="p3", crew="mac marco kasumi/kannan gregory/laurent audrie rafael")

        assert [table.crew_of(seat) for seat in range(3)] == [
            ["kasumi", "marco", "mac"],
            ["gregory", "kannan"],
            ["odessa", "laurent", "audrie", "rafael"],
        ]
