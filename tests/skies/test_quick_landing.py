"""The quick landing variant: DS-VARI."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.errors import IllegalSetup
from sleeping_gods.skies.chapters.clock import time_left
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.skies.table.words import OPTIONS
from tests.bed import damage_on, offered, play, refused, told

from .tables import in_play, new, on_map, own, reprint, stands, tire


def pilot(plane: str = "henriks-camp", *, landing: str = "quick", fuel: int = 5, time: int = 5) -> SkiesTable:
    """Claire with the plane in a campaign with the variant; nobody has the stamina to alter what is drawn."""
    table = tire(on_map(landing=landing), ed=0)
    table.plane, table.fuel, table.spent = plane, fuel, 5 - time
    return stands(table, table.bound.landings[plane])


class TestLanding:
    """DS-VARI-001, 004, 005."""

    def test_any_square_of_the_open_atlas(self) -> None:
        """DS-VARI-001: the plane lands at Geysers (page 12) and Claire is put 3 squares away on the open pages."""
        table = play(pilot(), "fly to geysers", "land 12:d3")

        assert (table.plane, table.place) == ("geysers", "12:d3")
        play(table, "fate 1")
        assert told(table, "flight") == [(2, 0)]
        assert time_left(table) == 3

    def test_the_landing_place_itself(self) -> None:
        """DS-VARI-001: she may be set down elsewhere but need not."""
        table = play(pilot(), "fly to geysers", "land 12:b2", "fate 1")

        assert table.place == "12:b2"
        assert "fly to mail-ice" in offered(table)

    def test_the_plane_stays_at_its_destination(self) -> None:
        """DS-VARI-001: set down on another landing place of the open pages, Claire is away from the plane."""
        table = play(pilot(), "fly to mail-ice", "land 2:d2", "fate 1")

        assert (table.plane, table.place) == ("mail-ice", "2:d2")
        assert refused(table, "fly to geysers").rule == "DS-FLY-005"

    def test_she_must_start_with_the_plane(self) -> None:
        """DS-VARI-001: after landing away from the plane she cannot fly again before she is back."""
        table = play(pilot(), "fly to geysers", "land 12:b3", "fate 1")

        assert refused(table, "fly to mail-ice").rule == "DS-FLY-005"
        assert refused(table, "fly to geysers").rule == "DS-FLY-005"
        assert "fly to mail-ice" in offered(play(table, "travel west"))

    @pytest.mark.parametrize("square", ["2:c2", "3:d3", "2:e1"])
    def test_obstacles_are_ignored(self, square: str) -> None:
        """DS-VARI-004: dropped on cold, steep or watery ground Claire meets no obstacle."""
        table = play(pilot(), "fly to henriks-camp", f"land {square}", "fate 1")

        assert (table.place, table.obstacle, damage_on(table)) == (square, "", {})
        assert told(table, "obstacle") == []
        assert "camp" in offered(table)

    def test_the_two_facing_pages(self) -> None:
        """DS-VARI-005: the open atlas is the two facing pages that show the destination, and no other."""
        table = play(pilot(), "fly to geysers")
        pages = {line.split()[1].split(":")[0] for line in offered(table)}

        assert pages == {"12", "13"}
        assert len(offered(table)) == 40
        assert refused(table, "land 2:d2").rule == "DS-VARI-005"
        assert refused(table, "land 10:a1").rule == "DS-VARI-005"

    def test_off_by_default(self) -> None:
        """DS-VARI-005: without the option Claire cannot be put off the landing place, nor the plane stay."""
        table = tire(on_map(), ed=0)
        assert OPTIONS["landing"][0] == "off"
        assert not table.quick
        assert refused(table, "fly to henriks-camp").rule == "DS-VARI-005"
        play(table, "fly to geysers")

        assert all(line.startswith("draw ") for line in offered(table))
        assert refused(table, "land 12:d3").rule == "DS-VARI-005"
        assert play(table, "fate 1").place == "12:b2"

    def test_an_option_of_the_campaign(self) -> None:
        """DS-VARI-005: it is chosen when the campaign is set up, by its own words."""
        assert new(landing="quick").quick
        with pytest.raises(IllegalSetup):
            new(landing="slow")

    def test_not_at_distant_locations(self) -> None:
        """DS-VARI-005: at a distant location nobody is set down elsewhere, and the plane does not stay there."""
        table = play(pilot(), "fly to sapphire-pass")
        assert all(line.startswith("draw ") for line in offered(table))
        play(table, "fate 1")

        assert table.place == "sapphire-pass"
        assert refused(table, "fly to sapphire-pass").rule == "DS-VARI-005"
        assert "land 12:a1" in offered(play(table, "fly to geysers"))

    def test_only_for_the_fly_action(self) -> None:
        """DS-VARI-001: a card that flies the plane is no fly action: Claire lands on the landing place."""
        table = play(own(pilot(), 0, "eugene"), "play eugene fly")
        assert "fly to henriks-camp" not in offered(table)
        play(table, "fly to geysers with claire", "fate 1")

        assert table.place == "12:b2"


class TestStaying:
    """DS-VARI-002, 003."""

    def test_the_plane_may_stay(self) -> None:
        """DS-VARI-002: fuel 2 and fate 6, flown with distance 0: fuel 1 and 1 plane damage."""
        table = play(pilot(fuel=2), "fly to henriks-camp", "land 2:a4", "fate 6")

        assert told(table, "flight") == [(6, 1)]
        assert (table.plane, table.fuel, table.plane_health) == ("henriks-camp", 1, 5)

    def test_a_hop_on_the_same_page(self) -> None:
        """DS-VARI-003: 2 time and fate 5: 0 time left, no damage, 1 fuel less, Claire on the new square."""
        table = play(pilot(time=2), "fly to henriks-camp", "land 2:a4", "fate 5")

        assert (time_left(table), table.plane_health, table.fuel) == (0, 6, 4)
        assert (table.place, table.plane) == ("2:a4", "henriks-camp")

    def test_staying_is_no_move_of_the_plane(self) -> None:
        """DS-VARI-002: an event that waits for the plane to move is not completed by a plane that stays."""
        table = in_play(pilot(), "thin-ice")
        reprint(table, "thin-ice", complete=("gain 1 rope",), complete_when="plane-moved", stays=True)
        play(table, "fly to henriks-camp", "land 2:d2", "fate 1")
        assert "thin-ice" in table.active
        play(table, "fly to geysers", "land 12:b2", "fate 1")

        assert ("thin-ice" in table.active, table.goods["rope"]) == (False, 1)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize("landing", ["off", "quick"])
def test_the_variant_is_the_same_on_every_level(level: str, landing: str) -> None:
    """DS-VARI-005: chosen, it holds on every level of difficulty; not chosen, on none."""
    table = play(tire(on_map(level=level, landing=landing), ed=0), "fly to mail-ice")

    assert ("land 2:a1" in offered(table)) == (landing == "quick")
