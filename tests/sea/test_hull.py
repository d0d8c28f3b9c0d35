"""Ship damage and repair: SG-SHIPDMG."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waits_for_chance

from .tables import (
    again,
    at_sea,
    at_ship,
    beat_ship,
    effects,
    give_command,
    harbour,
    leaking,
    offered,
    place_cube,
    play,
    refused,
)

SPACES = {1: "hull", 2: "deck", 3: "sick-bay", 4: "galley", 5: "quarters", 6: "bridge"}


class TestDamage:
    """SG-SHIPDMG-001 to 005."""

    def test_each_damage_is_a_draw_and_a_cube_of_its_own(self) -> None:
        """SG-SHIPDMG-001: 3 ship damage are three separate draws that place three cubes."""
        table = effects(at_sea(), "ship damage 3")
        deck = len(table.deck)
        for number in (6, 6, 2):
            assert waits_for_chance(table)
            place_cube(table, number)

        assert table.cubes == {"bridge": 2, "galley": 0, "deck": 1, "quarters": 0, "sick-bay": 0, "hull": 0}
        assert len(table.deck) == deck - 3
        assert "travel" in offered(table)

    def test_every_damage_is_drawn_for_however_many_there_are(self) -> None:
        """SG-SHIPDMG-001: 7 ship damage at once are seven draws and seven cubes."""
        table = effects(at_sea(), "ship damage 7", "gain 1 xp")
        for number in (6, 2, 3, 4, 5, 1, 6):
            assert waits_for_chance(table)
            place_cube(table, number)

        assert table.cubes == {"bridge": 2, "galley": 1, "deck": 1, "quarters": 1, "sick-bay": 1, "hull": 1}
        assert table.xp == 1

    @pytest.mark.parametrize(("number", "space"), SPACES.items())
    def test_each_number_is_one_space(self, number: int, space: str) -> None:
        """SG-SHIPDMG-004: 1 to 6 map one to one onto the five rooms and the hull."""
        table = place_cube(effects(at_sea(), "ship damage 1"), number)

        assert [place for place, cubes in table.cubes.items() if cubes] == [space]

    def test_the_pack_names_each_number_once(self) -> None:
        """SG-SHIPDMG-004: each of 1 to 6 names one distinct space in the data."""
        assert {room.fate: room.id for room in harbour().rooms.values()} == SPACES

    @pytest.mark.parametrize(("number", "space"), SPACES.items())
    def test_a_room_holds_two_cubes_and_the_hull_one(self, number: int, space: str) -> None:
        """SG-SHIPDMG-002: with the space full, a further cube must go elsewhere."""
        holds = 1 if space == "hull" else 2
        table = effects(at_sea(), f"ship damage {holds + 1}")
        for _ in range(holds):
            place_cube(table, number)
        assert table.cubes[space] == holds
        place_cube(table, number)

        assert refused(table, f"damage {space}").rule == "SG-SHIPDMG-002"
        assert offered(table)[:5] == [f"damage {other}" for other in table.cubes if other != space]

    def test_a_full_space_passes_its_cube_on(self) -> None:
        """SG-SHIPDMG-003: with the galley full and 4 in all the cube goes to a space of the active player's choice."""
        table = at_sea(2)
        table.cubes["galley"] = table.cubes["deck"] = 2
        table.captain = 1
        place_cube(effects(table, "ship damage 1"), 4)

        assert table.agenda[-1].who(table) == 1  # type: ignore[attr-defined]  # a decision waits
        play(table, "damage hull")
        assert table.cubes["hull"] == 1
        assert sum(table.cubes.values()) == 5

    def test_the_eleventh_cube_is_defeat(self) -> None:
        """SG-SHIPDMG-005: with 10 damage and 3 more the first cube defeats and nothing further is drawn."""
        table = effects(leaking(at_sea()), "ship damage 3")
        deck = len(table.deck)
        place_cube(table, 5)

        assert ("defeat", "ship") in table.log_events
        assert ("defeat-ticked", 1) in table.log_events
        assert len(table.deck) == deck - 1
        assert offered(table) == ["make for 2.stairs"]

    def test_ten_cubes_are_no_defeat(self) -> None:
        """SG-SHIPDMG-005: only the eleventh cube beats the ship."""
        table = leaking(at_sea())
        table.cubes["quarters"] = 0
        place_cube(effects(again(table), "ship damage 1"), 5)

        assert sum(table.cubes.values()) == 10
        assert table.defeats == 0
        assert beat_ship(at_sea()).defeats == 1


class TestRepairOfEverySpace:
    """SG-SHIPDMG-006."""

    @pytest.mark.parametrize("space", SPACES.values())
    def test_a_cube_is_one_repair_wherever_it_lies(self, space: str) -> None:
        """SG-SHIPDMG-006: `repair 3` takes a cube of any space, the hull too, and then two of two other rooms."""
        first, second = [room for room in ("bridge", "galley", "deck") if room != space][:2]
        table = at_sea()
        for damaged in (space, first, second):
            table.cubes[damaged] = 1
        effects(again(table), "repair 3", "gain 1 xp")
        play(table, f"repair {space}", f"repair {first}")
        assert (sum(table.cubes.values()), table.xp) == (1, 0)

        play(table, f"repair {second}")
        assert (sum(table.cubes.values()), table.xp) == (0, 1)


class TestRepair:
    """SG-SHIPDMG-006, 007."""

    def test_repair_removes_cubes_of_the_players_choice(self) -> None:
        """SG-SHIPDMG-006: of Bridge 2 and Deck 1, repair 2 may leave Bridge 0 and Deck 1."""
        table = at_sea()
        table.cubes["bridge"], table.cubes["deck"] = 2, 1
        effects(table, "repair 2")
        assert offered(table)[:2] == ["repair bridge", "repair deck"]
        assert refused(table, "repair galley").rule == "SG-SHIPDMG-006"
        play(table, "repair bridge", "repair bridge")

        assert table.cubes["bridge"] == 0
        assert table.cubes["deck"] == 1
        assert "repair deck" not in offered(table)

    def test_more_repair_than_damage_is_lost(self) -> None:
        """SG-SHIPDMG-006: any excess is lost."""
        table = at_sea()
        table.cubes["hull"] = 1
        play(effects(table, "repair 3", "ship damage 1"), "repair hull")
        place_cube(table, 1)

        assert table.cubes["hull"] == 1
        assert "travel" in offered(table)

    def test_a_repaired_room_can_be_used_at_once(self) -> None:
        """SG-SHIPDMG-007: when 1 of 2 cubes on the bridge is repaired before the ship action, the bridge is offered."""
        table = at_ship()
        table.cubes["bridge"] = 2
        give_command(table, 2)
        assert refused(table, "use bridge").rule == "SG-SHIP-005"
        play(table, "activate audrie repair", "repair bridge")

        assert table.cubes["bridge"] == 1
        assert "use bridge" in offered(table)
