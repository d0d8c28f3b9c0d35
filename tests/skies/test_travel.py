"""Travel on the grid and over the edges of pages, and the obstacles on the way: DS-TRAV."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.kernel.state import canonical
from sleeping_gods.skies.chapters.camp_row import camps_left
from sleeping_gods.skies.chapters.clock import time_left
from sleeping_gods.skies.chapters.squares import place_at
from sleeping_gods.skies.pack.atlas import OBSTACLE_SIGNS
from sleeping_gods.skies.table.cards import AtlasSquare
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.skies.table.words import OBSTACLES
from tests.bed import again, damage_on, effects, offered, play, refused, told, victims

from .tables import at_start, on_map, own, repack, stands, stock, tire, wear


def walking(square: str) -> SkiesTable:
    """Claire on a square with 5 time."""
    return stands(on_map(), square)


def walk(table: SkiesTable, *ways: str) -> SkiesTable:
    """Travel square by square."""
    return play(table, *(f"travel {way}" for way in ways))


def ways(table: SkiesTable) -> list[str]:
    """Where Claire may travel."""
    return [line.split()[1] for line in offered(table) if line.startswith("travel ")]


class TestGrid:
    """DS-TRAV-001 to 003."""

    def test_each_square_costs_one_time(self) -> None:
        """DS-TRAV-001: with 3 time Claire moves 3 squares; a fourth is refused."""
        table = on_map()
        table.spent = 2
        walk(stands(table, "2:d2"), "east", "east", "north")

        assert (table.place, time_left(table)) == ("2:c4", 0)
        assert refused(table, "travel south").rule == "DS-TIME-005"
        assert refused(table, "travel south").values == (1, 0)

    @pytest.mark.parametrize(
        ("way", "square"), [("north", "2:a2"), ("east", "2:b3"), ("south", "2:c2"), ("west", "2:b1")]
    )
    def test_to_squares_that_share_a_border(self, way: str, square: str) -> None:
        """DS-TRAV-002: from column 2, row 2 the four neighbours are legal."""
        table = walk(walking("2:b2"), way)

        assert table.place == square
        assert table.spent == 1

    @pytest.mark.parametrize("way", ["southeast", "northeast", "2:c3"])
    def test_never_diagonally(self, way: str) -> None:
        """DS-TRAV-002: from column 2, row 2 the square at column 3, row 3 is refused."""
        table = walking("2:b2")

        assert ways(table) == ["north", "east", "south", "west"]
        assert refused(table, f"travel {way}").rule == "DS-TRAV-002"

    def test_across_the_binding(self) -> None:
        """DS-TRAV-003: east of the rightmost column of the left page is the leftmost of the right, for 1 time."""
        table = walk(walking("2:d4"), "east")

        assert (table.place, table.spent) == ("3:d1", 1)
        assert walk(table, "west").place == "2:d4"

    def test_the_binding_keeps_the_row(self) -> None:
        """DS-TRAV-003: squares that face each other across the binding lie in the same row, on every pair of pages."""
        moves = on_map().bound.moves

        for left in (2, 10, 12):
            for row in "abcd":
                assert moves[f"{left}:{row}4"]["east"] == f"{left + 1}:{row}1"
                assert moves[f"{left + 1}:{row}1"]["west"] == f"{left}:{row}4"


class TestEdges:
    """DS-TRAV-008 to 012."""

    def test_only_where_an_icon_names_a_page(self) -> None:
        """DS-TRAV-008: the north edge of page 2 names page 10; the south edge has no icon and is refused."""
        table = walking("2:e2")

        assert "south" not in ways(table)
        assert refused(table, "travel south").rule == "DS-TRAV-008"
        assert walk(walking("2:a1"), "north").place.startswith("10:")

    def test_the_outer_edge_without_an_icon(self) -> None:
        """DS-TRAV-008: page 3 has no icon in the east, page 12 none at all."""
        assert refused(walking("3:b4"), "travel east").rule == "DS-TRAV-008"
        assert refused(walking("12:a1"), "travel north").rule == "DS-TRAV-008"
        assert refused(walking("12:a1"), "travel west").rule == "DS-TRAV-008"

    def test_an_icon_on_the_other_page_does_not_do(self) -> None:
        """DS-TRAV-008: page 2 names page 10 in the north; without an icon of its own page 10 has no way back south."""
        table = on_map()
        other = dataclasses.replace(table.pack.pages[10], exits={})
        repack(table, pages={**table.pack.pages, 10: other})
        walk(stands(table, "2:a1"), "north")
        assert table.place == "10:d1"

        assert "south" not in ways(table)
        assert refused(table, "travel south").rule == "DS-TRAV-008"

    def test_entering_on_the_opposite_side(self) -> None:
        """DS-TRAV-009: leaving by the west edge in row 3 leads to the easternmost column of the new page, row 3."""
        assert walk(walking("2:c1"), "west").place == "13:c4"

    @pytest.mark.parametrize(
        ("start", "way", "end"),
        [("2:a4", "north", "10:d4"), ("13:b4", "east", "2:b1"), ("10:d3", "south", "2:a3"), ("2:b1", "west", "13:b4")],
    )
    def test_opposite_edges(self, start: str, way: str, end: str) -> None:
        """DS-TRAV-010: north leads to the southern edge, east to the western side, and so on."""
        assert walk(walking(start), way).place == end

    def test_page_2_to_page_10(self) -> None:
        """DS-TRAV-011: north from page 2, first column, top row, is page 10, first column, bottom row."""
        table = walk(walking("2:a1"), "north")

        assert table.place == "10:d1"
        assert table.pack.pages[10].rows == 4

    def test_an_edge_costs_time_and_its_obstacle_applies(self) -> None:
        """DS-TRAV-012: with 1 time left and cold on the entry square 0 time is left and the cold must be met."""
        table = on_map()
        table.spent = 4
        walk(stands(table, "2:a2"), "north")

        assert (table.place, time_left(table), table.obstacle) == ("10:d2", 0, "cold")
        play(table, "suffer cold", "hurt ed", "hurt ed", "hurt ed")
        assert damage_on(table) == {"ed": 3}


class TestObstacles:
    """DS-TRAV-004 to 007, 013, 014, 016."""

    def test_three_damage_shared_out_freely(self) -> None:
        """DS-TRAV-004: with no way to ignore cold the active player assigns 3 damage, 1 to each of three characters."""
        table = walk(walking("2:d2"), "north")

        assert offered(table) == ["suffer cold"]
        play(table, "suffer cold")
        assert victims(table) == ["claire", "ed", "ezarius", "jessie", "miguel"]
        play(table, "hurt claire", "hurt ed", "hurt jessie")
        assert damage_on(table) == {"claire": 1, "ed": 1, "jessie": 1}
        assert "travel north" in offered(table)

    def test_it_must_be_met_at_once(self) -> None:
        """DS-TRAV-004: nothing else is done before the obstacle is ignored or suffered."""
        table = walk(walking("2:d2"), "north")

        assert refused(table, "travel north").rule == "DS-TURN-002"
        assert refused(table, "camp").rule == "DS-CAMP-002"

    def test_the_active_player_assigns_the_damage(self) -> None:
        """DS-TRAV-004: with two players the active one assigns it, to the other's characters too."""
        table = play(stands(on_map(2), "2:d2"), "travel north", "suffer cold")

        assert table.controller("miguel") != table.captain
        play(table, "hurt miguel", "hurt miguel", "hurt miguel")
        assert damage_on(table) == {"miguel": 3}

    def test_a_card_an_ability_or_a_resource_ignores_it(self) -> None:
        """DS-TRAV-004: an adventure card, an equipped ability and a resource each ignore the obstacle they name."""
        card = play(own(walking("2:d2"), 0, "cargo-blankets"), "travel north", "play cargo-blankets cold")
        ability = play(wear(walking("2:d2"), "ed", "fur-lining-5"), "travel north", "activate fur-lining-5 cold")
        resource = play(stock(walking("2:a2"), rope=1), "travel east", "use rope steep by p1")

        for table, kind in ((card, "cold"), (ability, "cold"), (resource, "steep")):
            assert damage_on(table) == {}
            assert told(table, "ignored") == [(kind,)]
            assert "camp" in offered(table)
        assert card.played[-1] == "cargo-blankets"
        assert ability.crew["ed"].stamina == 2
        assert resource.goods["rope"] == 0

    def test_three_kinds(self) -> None:
        """DS-TRAV-005: obstacles are water, cold and steep terrain; the atlas and the stories know no other."""
        table = on_map()
        shown = {kind for square in table.bound.moves for kind in place_at(table.pack, square).obstacles}

        assert OBSTACLES == ("water", "cold", "steep")
        assert {*OBSTACLE_SIGNS.values()} == shown == {"water", "cold", "steep"}
        assert OBSTACLE_SIGNS == {"w": "water", "c": "cold", "s": "steep"}

    def test_ignoring_must_match(self) -> None:
        """DS-TRAV-006: rope is refused on water and 3 damage is due; on steep ground it is discarded."""
        table = stock(walking("2:c4"), rope=1)
        wear(own(table, 0, "cargo-blankets"), "ed", "belay-5")
        walk(table, "north")

        assert table.obstacle == "water"
        assert refused(table, "use rope steep by p1").rule == "DS-TRAV-006"
        assert refused(table, "play cargo-blankets cold").rule == "DS-TRAV-006"
        assert refused(table, "activate belay-5 steep").rule == "DS-TRAV-006"
        assert effects(table, "ignore steep").obstacle == "water"
        play(table, "suffer water", "hurt ed", "hurt ed", "hurt ed")
        assert (damage_on(table), table.goods["rope"]) == ({"ed": 3}, 1)

    def test_rope_on_steep_ground(self) -> None:
        """DS-TRAV-006: on a steep square the rope is discarded and no damage is taken."""
        table = play(stock(walking("2:a2"), rope=1), "travel east")

        assert offered(table) == ["suffer steep", "use rope steep by p1"]
        play(table, "use rope steep by p1")
        assert (damage_on(table), table.goods["rope"], table.obstacle) == ({}, 0, "")

    def test_the_travel_example(self) -> None:
        """DS-TRAV-007: 5 time, no means against water: E, E, N, N leaves 1 time and 3 damage."""
        table = walk(walking("2:d2"), "east", "east", "north", "north")
        play(table, "suffer water", "hurt ed", "hurt jessie", "hurt miguel")

        assert (table.place, time_left(table)) == ("2:b4", 1)
        assert sum(damage_on(table).values()) == 3

    def test_each_time_the_square_is_entered(self) -> None:
        """DS-TRAV-013: Claire enters a steep square, leaves it and comes back without rope: 3 damage twice."""
        table = walk(walking("2:a2"), "east")
        play(table, "suffer steep", "hurt ed", "hurt ed", "hurt ed", "travel west")
        assert told(table, "obstacle") == []
        play(table, "travel east", "suffer steep", "hurt jessie", "hurt jessie", "hurt jessie")

        assert damage_on(table) == {"ed": 3, "jessie": 3}

    def test_not_when_starting_or_staying_there(self) -> None:
        """DS-TRAV-013: a turn that begins on a steep square, a camp there and leaving it meet no obstacle."""
        table = tire(stands(at_start(), "2:a3"), ed=0)
        play(table, "begin turn")
        assert table.obstacle == ""

        table = stands(on_map(), "2:a3")
        play(table, "camp")
        while "travel west" not in offered(table):
            play(table, offered(table)[0])
        play(table, "travel west")
        assert (damage_on(table), table.place) == ({}, "2:a2")

    def test_each_obstacle_on_a_square_apart(self) -> None:
        """DS-TRAV-013: steep and cold ground: the rope ignores the one, 3 damage are taken for the other."""
        table = play(stock(walking("3:d2"), rope=1), "travel east", "use rope steep by p1")

        assert offered(table) == ["suffer cold"]
        play(table, "suffer cold", "hurt ed", "hurt ed", "hurt ed")
        assert damage_on(table) == {"ed": 3}

        table = play(walking("3:d2"), "travel east", "suffer steep", "hurt ed", "hurt ed", "hurt ed", "suffer cold")
        play(table, "hurt ed", "hurt ed", "hurt ed")
        assert damage_on(table) == {"ed": 6}

    def test_two_of_a_kind_are_met_apart(self) -> None:
        """DS-TRAV-013: of two steep slopes on a square one rope ignores one; the other is ignored or suffered anew."""
        table = stock(walking("2:d3"), rope=1)
        page = table.pack.pages[2]
        at = 4 * page.columns + 2
        places = (*page.places[:at], AtlasSquare(("steep", "steep"), (), ()), *page.places[at + 1 :])
        repack(table, pages={**table.pack.pages, 2: dataclasses.replace(page, places=places)})
        walk(table, "south")
        play(table, "use rope steep by p1")

        assert offered(table) == ["suffer steep"]
        play(table, "suffer steep", "hurt ed", "hurt ed", "hurt ed")
        assert (damage_on(table), table.obstacle) == ({"ed": 3}, "")
        assert "camp" in offered(table)

    def test_any_player_may_ignore_it(self) -> None:
        """DS-TRAV-004: on another's turn a player's card, equipped ability or the party's rope does so as well."""
        table = stands(on_map(2, crew="ed ezarius/jessie miguel"), "2:d2")
        wear(own(stock(table, rope=1), 1, "cargo-blankets"), "jessie", "fur-lining-5")
        walk(table, "north")
        assert {"play cargo-blankets cold", "activate fur-lining-5 cold"} <= {*offered(table)}
        assert table.actor(("activate", "fur-lining-5", "cold")) == table.actor(("play", "cargo-blankets", "cold")) == 1
        play(table, "activate fur-lining-5 cold")

        assert (damage_on(table), table.crew["jessie"].stamina, table.adventures[1]) == ({}, 2, ["cargo-blankets"])
        play(stands(table, "2:a2"), "travel east")
        assert {"use rope steep by p1", "use rope steep by p2"} <= {*offered(table)}
        assert damage_on(play(table, "use rope steep by p2")) == {}

    def test_ignoring_is_optional(self) -> None:
        """DS-TRAV-014: with 1 rope the player keeps it: 3 damage is assigned and 1 rope remains."""
        table = play(stock(walking("2:a2"), rope=1), "travel east", "suffer steep")
        assert refused(table, "use rope steep by p1").rule == "DS-TRAV-006"
        play(table, "hurt ed", "hurt ed", "hurt ed")

        assert (damage_on(table), table.goods["rope"]) == ({"ed": 3}, 1)

    @pytest.mark.parametrize("level", ["easy", "normal", "hard"])
    def test_the_unexplained_icon_does_nothing(self, level: str) -> None:
        """DS-TRAV-016: a square with the unexplained icon: no damage and no effect, on every level."""
        table = walk(stands(on_map(level=level), "2:d3"), "south")

        assert place_at(table.pack, table.place).marks == ("unknown",)
        assert [log_event[0] for log_event in table.log_events] == ["action", "time", "moved"]
        assert (damage_on(table), table.obstacle, table.place) == ({}, "", "2:e3")
        assert "travel north" in offered(table)

    def test_the_unexplained_icon_changes_nothing_on_the_table(self) -> None:
        """DS-TRAV-016: however often Claire enters it, by travel or by a card, only her place and the watch change."""
        table = own(walk(walking("2:d3"), "south", "north", "south"), 0, "dog-sled")
        there = own(stands(on_map(), "2:e3"), 0, "dog-sled")
        there.spent = 3
        again(there)

        assert (canonical(table), offered(table)) == (canonical(there), offered(there))
        play(stands(table, "2:d3"), "play dog-sled move", "walk south")
        there.adventures[0].remove("dog-sled")
        there.played.append("dog-sled")
        again(there)
        assert (canonical(table), offered(table)) == (canonical(there), offered(there))

    def test_the_unexplained_icon_beside_an_obstacle(self) -> None:
        """DS-TRAV-016: on a square with the icon and steep ground the obstacle is met, and nothing but it."""
        table = walking("2:d3")
        page = table.pack.pages[2]
        at = 4 * page.columns + 2
        places = (*page.places[:at], AtlasSquare(("steep",), (), ("unknown",)), *page.places[at + 1 :])
        repack(table, pages={**table.pack.pages, 2: dataclasses.replace(page, places=places)})
        walk(table, "south")

        assert offered(table) == ["suffer steep"]
        play(table, "suffer steep", "hurt ed", "hurt ed", "hurt ed")
        assert (damage_on(table), time_left(table)) == ({"ed": 3}, 4)
        assert "camp" in offered(table)


class TestSquareBySquare:
    """DS-TRAV-015."""

    def test_other_things_between_two_squares(self) -> None:
        """DS-TRAV-015: 5 time: Claire moves 1, the party camps, she moves 1 more: 3 time left, one camp crossed."""
        table = walk(walking("2:d2"), "east")
        before = camps_left(table)
        play(table, "camp")
        while "travel east" not in offered(table):
            play(table, offered(table)[0])
        walk(table, "east")

        assert (table.place, time_left(table)) == ("2:d4", 3)
        assert camps_left(table) == before - 1

    def test_a_resource_between_two_squares(self) -> None:
        """DS-TRAV-015: between two squares a resource may be used; all five are where Claire is."""
        table = play(tire(stock(walking("2:d2"), meat=1), miguel=1), "travel east", "use meat stamina by p1")
        play(table, "refresh miguel", "travel east")

        assert table.crew["miguel"].stamina == 2
        assert table.place == "2:d4"

    def test_travel_takes_nothing_but_time(self) -> None:
        """DS-TRAV-001: a square entered costs 1 time and no stamina, health, fuel or resource, whoever is ailing."""
        table = stock(walking("2:d2"), rope=1, meat=1)
        for member in table.crew.values():
            member.statuses = ("low-morale", "weakened", "madness")
        kept = [(member.stamina, member.damage) for member in table.crew.values()]
        goods, fuel = dict(table.goods), table.fuel
        walk(again(table), "east", "east")

        assert time_left(table) == 3
        assert [(member.stamina, member.damage) for member in table.crew.values()] == kept
        assert (table.goods, table.fuel) == (goods, fuel)

    def test_the_plane_stays_behind(self) -> None:
        """DS-TRAV-015: all walk with Claire but the plane, even where she comes to another landing place."""
        table = on_map()
        near = dataclasses.replace(table.pack.spaces["mail-ice"], square="2:d3")
        repack(table, spaces={**table.pack.spaces, "mail-ice": near})
        walk(table, "east")

        assert (table.place, table.plane) == ("2:d3", "henriks-camp")
        assert not [line for line in offered(table) if line.startswith("fly")]
        walk(table, "west")
        assert "fly to mail-ice" in offered(table)
