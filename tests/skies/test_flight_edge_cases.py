"""Flight: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import pytest

from sleeping_gods.skies.chapters.flight import distances
from sleeping_gods.skies.chapters.turn import BeginTurn
from tests.bed import (
    again,
    doing,
    offered,
    play,
    refused,
    told,
)

from .fights import battle
from .tables import (
    draw_event,
    exploring,
    on_map,
    own,
    reprint,
    stands,
    stock,
    tire,
)


class TestFlights:
    """DS-FLY-003, 004, 007, 008, 011 to 014, 016, 019, 021, 022."""

    @pytest.mark.parametrize("level", ["easy", "normal", "hard"])
    def test_a_flight_costs_2_time_and_1_fuel(self, level: str) -> None:
        """DS-FLY-004, DS-FLY-008: and nothing else; the last fuel is burnt on every level."""
        table = tire(stock(on_map(level=level), meat=2, rope=1), ed=0)
        table.fuel = 1
        play(again(table), "fly to geysers", "fate 1")

        assert (table.spent, table.fuel, table.plane_health) == (2, 0, 6)
        assert (table.goods["meat"], table.goods["rope"], table.camps) == (2, 1, 0)
        assert [member.stamina for member in table.crew.values()] == [0 if name == "ed" else 3 for name in table.crew]

    def test_the_shortest_way_to_every_space(self) -> None:
        """DS-FLY-019: on a board with a round trip each space is as far as the shorter way to it."""
        assert distances(on_map(), "henriks-camp") == {
            "henriks-camp": 0, "mail-ice": 1, "geysers": 1, "ash-meadow": 2, "kings-lawn": 2, "sapphire-pass": 2,
            "bee-lake": 3,
        }  # fmt: skip

    def test_every_space_of_a_long_flight_counts(self) -> None:
        """DS-FLY-011: 4 spaces and fate 2 make a result of 6, and 1 damage."""
        table = own(tire(on_map(), ed=0), 0, "chart-of-lamp-rock")
        table.plane = table.place = "lamp-rock"
        play(again(table), "fly to mail-ice", "fate 2")

        assert told(table, "flight") == [(6, 1)]
        assert (table.plane_health, table.fuel) == (5, 4)

    def test_the_plane_goes_to_a_distant_location_alone(self) -> None:
        """DS-FLY-007: a card flies it to Sapphire Pass without Claire, who stays on her square."""
        table = own(tire(on_map(), ed=0), 0, "eugene")
        before = table.place
        play(table, "play eugene fly", "fly to sapphire-pass", "fate 1")

        assert (table.plane, table.place, table.fuel) == ("sapphire-pass", before, 4)
        assert refused(table, "fly to geysers").rule == "DS-FLY-005"

    def test_a_card_takes_claire_to_a_distant_location(self) -> None:
        """DS-FLY-021: with her aboard the plane goes anywhere; there 2 time are enough for the one place to explore."""
        table = own(tire(on_map(), ed=0), 0, "eugene")
        table.spent, table.plane_health = 3, 1
        play(again(table), "play eugene fly", "fly to sapphire-pass with claire", "fate 1")

        assert (table.plane, table.place, table.fuel) == ("sapphire-pass", "sapphire-pass", 4)
        assert "explore 217" in offered(table)

    def test_fate_is_altered_without_claire_too(self) -> None:
        """DS-FLY-022: the flight check of a plane that flies alone is redrawn by Ed like any other."""
        table = play(own(tire(on_map(), ed=1), 0, "eugene"), "play eugene fly", "fly to geysers", "fate 8")
        play(table, "activate ed redraw", "fate 2", "go on")

        assert told(table, "flight") == [(3, 0)]

    def test_no_card_walks_away_from_a_distant_location(self) -> None:
        """DS-FLY-012: nor can the dog sled be played there; it stays in hand."""
        table = own(stands(on_map(), "sapphire-pass"), 0, "dog-sled")
        table.plane = "sapphire-pass"

        assert refused(again(table), "play dog-sled move").rule == "DS-ADVC-011"
        assert "play dog-sled move" in offered(stands(table, "2:b1"))

    @pytest.mark.parametrize("health", [0, 1])
    def test_an_event_hits_the_wreck(self, health: int) -> None:
        """DS-FLY-016: 3 plane damage of an event cross off 1 camp at 0 health, none at 1; nobody is hurt or tired."""
        table = reprint(on_map(2), "clear-morning", do=("plane damage 3",))
        table.plane_health = health
        draw_event(table, "clear-morning")

        assert (table.plane_health, table.camps) == (0, 0 if health else 1)
        assert {(member.stamina, member.damage) for member in table.crew.values()} == {(3, 0)}

    @pytest.mark.parametrize("moment", ["turn", "event", "combat", "story"])
    def test_fuel_is_bought_at_any_time(self, moment: str) -> None:
        """DS-FLY-013, DS-FLY-014: before a turn, while an event waits, in combat and in a story, for one point too."""
        table = stock(battle("H .", ". .") if moment == "combat" else on_map(), meat=1, torch=2)
        table.plane, table.fuel = "geysers", 4
        if moment == "event":
            draw_event(reprint(table, "clear-morning", do=("lose 1 health",)), "clear-morning")
        elif moment == "turn":
            doing(table, BeginTurn())
        elif moment == "story":
            exploring(table, 38)
        play(again(table), "refuel", "pay meat", "pay torch")

        assert (table.fuel, table.goods["meat"], table.goods["torch"], table.spent) == (5, 0, 1, 0)
        assert refused(table, "refuel").rule == "DS-FLY-014"


class TestThePlane:
    """DS-REPR."""

    def test_a_wreck_is_repaired_by_as_much(self) -> None:
        """DS-REPR-003, DS-REPR-005: at 0 health a result of 11 restores 3, and then again 1."""
        table = tire(stands(on_map(), "2:d2"), ed=0, claire=0)
        table.plane_health = 0
        play(stock(table, gergon_leaf=1), "repair", "go on", "fate 3", "use gergon-leaf fate by p1", "go on")
        assert table.plane_health == 3
        play(table, "repair", "go on", "fate 1")

        assert table.plane_health == 4
