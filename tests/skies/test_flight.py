"""Flying from space to space, and what the flight does to the plane: DS-FLY-001 to 012, 018 to 022."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from sleeping_gods.skies.chapters.clock import time_left
from sleeping_gods.skies.chapters.flight import distances
from sleeping_gods.skies.chapters.squares import where
from sleeping_gods.skies.table.cards import FlightSpace
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.story.printed import Name
from tests.bed import damage_on, hold, offered, play, refused, told
from tests.breaking import change

from ..breaking import check, whole_copy
from .tables import on_map, own, repack, stands, stock, tire, wear


def flier(plane: str = "henriks-camp", *, fuel: int = 5, health: int = 6, time: int = 5) -> SkiesTable:
    """Claire with the plane; nobody has the stamina to alter what is drawn."""
    table = tire(on_map(), ed=0)
    table.plane, table.fuel, table.plane_health, table.spent = plane, fuel, health, 5 - time
    return stands(table, table.bound.landings[plane])


def flights(table: SkiesTable) -> list[str]:
    """Where the plane can be flown."""
    return [line.removeprefix("fly to ") for line in offered(table) if line.startswith("fly to ")]


def second_card(table: SkiesTable) -> SkiesTable:
    """A second distant location that a card opens; both cards are owned."""
    spaces = dict(table.pack.spaces)
    hub = spaces["sapphire-pass"]
    spaces["cloud"] = FlightSpace("cloud", Name({"en": "Cloud", "fr": "Nuage"}), ("sapphire-pass",), explore=2, card=43)
    spaces["sapphire-pass"] = dataclasses.replace(hub, links=(*hub.links, "cloud"))
    return own(repack(table, spaces=spaces), 0, "chart-of-lamp-rock", "climbing-irons")


class TestBoard:
    """DS-FLY-001 to 003, 018, 019."""

    def test_six_landing_places_and_a_distant_location(self) -> None:
        """DS-FLY-001: the printed board has 6 landing places on atlas squares and 1 distant location."""
        table = flier()
        printed = [space for space in table.pack.spaces.values() if not space.card]
        landings = [space for space in printed if space.square]

        assert len(landings) == 6
        assert [space.id for space in printed if not space.square] == ["sapphire-pass"]
        assert all(where(space.square)[0] in table.pack.pages for space in landings)
        assert {*flights(table), table.plane} == {space.id for space in printed}

    def test_known_spaces(self) -> None:
        """DS-FLY-002: Geysers lies on atlas page 12, Henrik's Camp on page 2; Sapphire Pass is explored at 217."""
        spaces = flier().pack.spaces

        assert where(spaces["geysers"].square)[0] == 12
        assert where(spaces["henriks-camp"].square)[0] == 2
        assert (spaces["sapphire-pass"].square, spaces["sapphire-pass"].explore) == ("", 217)

    def test_a_distant_location_is_reached_only_by_plane(self) -> None:
        """DS-FLY-003: travel to Sapphire Pass is refused; after flying there 217 is explored for 2 time."""
        table = flier()
        assert refused(table, "travel sapphire-pass").rule == "DS-FLY-003"
        assert "sapphire-pass" not in {square for ways in table.bound.moves.values() for square in ways.values()}
        play(table, "fly to sapphire-pass", "fate 1")
        assert [line for line in offered(table) if line.startswith("explore")] == ["explore 217"]
        play(table, "explore 217")

        assert (time_left(table), table.paragraph) == (1, "217")

    def test_new_distant_locations_hang_on_sapphire_pass(self) -> None:
        """DS-FLY-018: Henrik's Camp is 2 spaces from Sapphire Pass, so a new distant location is 3 spaces away."""
        table = flier()
        assert "lamp-rock" not in flights(table)
        assert refused(table, "fly to lamp-rock").rule == "DS-FLY-018"
        own(table, 0, "chart-of-lamp-rock")
        play(table, "fly to lamp-rock", "fate 1")

        assert table.plane == "lamp-rock"
        assert distances(table, "henriks-camp")["sapphire-pass"] == 2
        assert distances(table, "henriks-camp")["lamp-rock"] == 3
        assert "explore 221" in offered(table)

    @pytest.mark.parametrize("holder", [0, 1])
    def test_whoever_holds_the_card(self, holder: int) -> None:
        """DS-FLY-018: a distant location is open whether the active player or another holds its card."""
        table = own(on_map(2), holder, "chart-of-lamp-rock")

        assert "lamp-rock" in flights(table)

    @pytest.mark.slow
    @pytest.mark.parametrize("landing", ["geysers", "kings-lawn"])
    def test_a_pack_cannot_hang_them_elsewhere(self, tmp_path: Path, landing: str) -> None:
        """DS-FLY-018: a card's distant location that is linked to a landing place is a finding."""
        folder = whole_copy("airfield", tmp_path)
        change(folder, "atlas/12.toml", r'links = \["sapphire-pass"\]', f'links = ["sapphire-pass", "{landing}"]')

        assert any("expected only the printed distant location" in line for line in check(folder))

    def test_the_shortest_way_counts(self) -> None:
        """DS-FLY-019: of two routes of 2 and 4 spaces the distance is 2."""
        table = play(flier(), "fly to kings-lawn")

        assert told(table, "flew") == [("kings-lawn", 2)]
        assert distances(table, "henriks-camp")["bee-lake"] == 3

    def test_two_cards_are_two_spaces_apart(self) -> None:
        """DS-FLY-019: two distant location cards are 2 spaces apart by way of Sapphire Pass."""
        table = second_card(flier("lamp-rock"))

        assert distances(table, "lamp-rock")["cloud"] == 2
        assert distances(table, "lamp-rock")["sapphire-pass"] == 1
        assert told(play(table, "fly to cloud"), "flew") == [("cloud", 2)]

    def test_the_way_leads_over_open_spaces_only(self) -> None:
        """DS-FLY-019: the shortest path is one on the board: a location whose card nobody owns is no part of it."""
        table = second_card(flier())
        table.adventures[0].remove("climbing-irons")

        assert "cloud" not in distances(table, "henriks-camp")


class TestAction:
    """DS-FLY-004 to 012, 017, 020."""

    def test_two_time(self) -> None:
        """DS-FLY-004: with 1 time left flying is refused; with 2 it is legal and leaves none."""
        assert refused(flier(time=1), "fly to geysers").rule == "DS-TIME-005"
        table = play(flier(time=2), "fly to geysers", "fate 1")

        assert (time_left(table), table.plane) == (0, "geysers")

    def test_from_one_space_to_another(self) -> None:
        """DS-FLY-004: the plane moves from one space to another, so its own space is no destination."""
        table = flier()

        assert "henriks-camp" not in flights(table)
        assert refused(table, "fly to henriks-camp").key == "no-such-flight"

    def test_claire_must_be_with_the_plane(self) -> None:
        """DS-FLY-005: the plane at Geysers and Claire one square away: refused; on its square it flies."""
        table = flier("geysers")
        assert "mail-ice" in flights(table)
        stands(table, "12:b3")

        assert flights(table) == []
        assert refused(table, "fly to mail-ice").rule == "DS-FLY-005"

    def test_another_landing_place_will_not_do(self) -> None:
        """DS-FLY-005: the plane at Geysers and Claire on the landing place of Henrik's Camp: refused."""
        table = flier("geysers")
        stands(table, table.bound.landings["henriks-camp"])

        assert flights(table) == []
        assert refused(table, "fly to mail-ice").rule == "DS-FLY-005"

    @pytest.mark.parametrize(("fuel", "health"), [(0, 6), (5, 0)])
    def test_fuel_and_health_are_needed(self, fuel: int, health: int) -> None:
        """DS-FLY-006: with fuel 0 or plane health 0 flying is refused; with 1 of each it is legal."""
        assert refused(flier(fuel=fuel, health=health), "fly to geysers").rule == "DS-FLY-006"
        assert "geysers" in flights(flier(fuel=1, health=1))

    def test_arriving(self) -> None:
        """DS-FLY-007: a flight to Geysers: the plane is there, Claire on its square of atlas page 12."""
        table = play(flier(), "fly to geysers", "fate 1")

        assert (table.plane, table.place) == ("geysers", "12:b2")

    def test_arriving_at_a_distant_location(self) -> None:
        """DS-FLY-007: both are on the distant location."""
        table = play(flier(), "fly to sapphire-pass", "fate 1")

        assert (table.plane, table.place) == ("sapphire-pass", "sapphire-pass")

    @pytest.mark.parametrize("space", ["mail-ice", "kings-lawn", "bee-lake"])
    def test_one_fuel_for_any_length(self, space: str) -> None:
        """DS-FLY-008: fuel 3: after a flight of 1, 2 or 3 spaces it is 2."""
        assert play(flier(fuel=3), f"fly to {space}", "fate 1").fuel == 2

    def test_fate_and_the_spaces_travelled(self) -> None:
        """DS-FLY-009: a flight of 3 spaces and fate 4: the result is 7; the move comes before the draw."""
        table = play(flier(), "fly to bee-lake")
        assert (table.plane, table.place) == ("bee-lake", "11:b1")
        play(table, "fate 4")

        assert told(table, "flight") == [(7, 1)]

    @pytest.mark.parametrize(
        ("space", "fate", "result", "damage"),
        [
            ("bee-lake", 2, 5, 0), ("bee-lake", 3, 6, 1), ("bee-lake", 4, 7, 1), ("bee-lake", 5, 8, 2),
            ("bee-lake", 7, 10, 2), ("bee-lake", 8, 11, 3), ("mail-ice", 1, 2, 0), ("mail-ice", 8, 9, 2),
        ],
    )  # fmt: skip
    def test_the_damage_table(self, space: str, fate: int, result: int, damage: int) -> None:
        """DS-FLY-010: results 5, 6, 7, 8, 10, 11 give 0, 1, 1, 2, 2, 3 damage."""
        table = play(flier(), f"fly to {space}", f"fate {fate}")

        assert told(table, "flight") == [(result, damage)]
        assert table.plane_health == 6 - damage

    def test_a_flight_of_two_spaces(self) -> None:
        """DS-FLY-011: 2 spaces, fate 4, plane health 5, fuel 3: the result is 6, plane health 4, fuel 2."""
        table = play(flier(fuel=3, health=5), "fly to kings-lawn", "fate 4")

        assert told(table, "flight") == [(6, 1)]
        assert (table.plane_health, table.fuel) == (4, 2)

    def test_leaving_a_distant_location(self) -> None:
        """DS-FLY-012: at Sapphire Pass travel is refused; flying is offered if fuel and health allow."""
        table = flier("sapphire-pass")
        for way in ("north", "east", "south", "west", "geysers"):
            assert refused(table, f"travel {way}").rule == "DS-FLY-012"
        assert "geysers" in flights(table)

        assert flights(flier("sapphire-pass", fuel=0)) == []
        assert flights(flier("sapphire-pass", health=0)) == []

    def test_landing_is_not_travelling(self) -> None:
        """DS-FLY-020: landing on cold ground does no damage; walking onto it later does."""
        table = play(flier(), "fly to ash-meadow", "fate 1")
        assert (table.place, table.obstacle, damage_on(table)) == ("10:b4", "", {})
        play(table, "travel north", "travel south")

        assert table.obstacle == "cold"
        play(table, "suffer cold", "hurt ed", "hurt ed", "hurt ed")
        assert damage_on(table) == {"ed": 3}


class TestWithoutClaire:
    """DS-FLY-021."""

    def test_she_is_not_left_behind_at_a_distant_location(self) -> None:
        """DS-FLY-021: Claire and the plane at Sapphire Pass: Eugene's card flies it away only with her."""
        table = play(own(flier("sapphire-pass"), 0, "eugene"), "play eugene fly")

        assert all(line.endswith("with claire") for line in offered(table))
        assert refused(table, "fly to geysers").rule == "DS-FLY-021"
        play(table, "fly to geysers with claire", "fate 1")
        assert (table.plane, table.place, table.spent) == ("geysers", "12:b2", 0)

    def test_elsewhere_she_may_stay(self) -> None:
        """DS-FLY-021: at a landing place the plane may go without her; far from it she cannot come along."""
        table = play(own(flier(), 0, "eugene"), "play eugene fly", "fly to geysers", "fate 1")
        assert (table.plane, table.place) == ("geysers", "2:d2")

        table = play(stands(own(flier(), 0, "eugene"), "2:a1"), "play eugene fly")
        assert not any("with" in line for line in offered(table))

    def test_the_usual_fuel_and_damage(self) -> None:
        """DS-FLY-021: it is a flight like any other, but for the time."""
        table = play(own(flier(fuel=3), 0, "eugene"), "play eugene fly", "fly to bee-lake", "fate 8")

        assert (table.fuel, table.plane_health, time_left(table)) == (2, 3, 5)


class TestFateHelpers:
    """DS-FLY-022."""

    def test_a_redraw(self) -> None:
        """DS-FLY-022: 3 spaces and fate 8 (11, 3 damage): Ed redraws and gets 2: the result is 5 and no damage."""
        table = play(tire(flier(), ed=1), "fly to bee-lake", "fate 8", "activate ed redraw", "fate 2", "go on")

        assert told(table, "flight") == [(5, 0)]
        assert (table.plane_health, table.crew["ed"].stamina) == (6, 0)

    def test_a_fate_bonus(self) -> None:
        """DS-FLY-022: what adds to fate adds to the flight check."""
        table = play(wear(flier(), "miguel", "weather-sense-5"), "fly to bee-lake", "fate 2")
        play(table, "activate weather-sense-5 fate", "go on")

        assert told(table, "flight") == [(6, 1)]

    def test_a_resource_for_any_fate_draw(self) -> None:
        """DS-FLY-022: a gergon leaf may be used, hand cards that aid challenges may not."""
        table = hold(stock(flier(), gergon_leaf=1), 0, "plain-craft-6")
        play(table, "fly to mail-ice", "fate 1")
        assert refused(table, "discard plain-craft-6").rule in ("DS-EQIP-014", "DS-EQIP-015")
        play(table, "use gergon-leaf fate by p1", "go on")

        assert told(table, "flight") == [(10, 2)]
