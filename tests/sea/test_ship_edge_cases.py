"""Ship: cases that the examples in the rulebook leave open."""

from __future__ import annotations

from sleeping_gods.kernel.play import waiting

from .tables import (
    again,
    at_sea,
    at_ship,
    effects,
    hold,
    leaking,
    offered,
    own,
    place_cube,
    play,
    put_command,
    refused,
    told,
    wear,
)


class TestRooms:
    """SG-SHIP-013, 016, SG-SHIPDMG-006, SG-LEVEL-009."""

    def test_the_bridge_clears_every_token(self) -> None:
        """SG-SHIP-013: 2 command on a board and 2 on a card, and 1 on two others, all return to the supply."""
        table = own(at_ship(3), "gear", "binoculars")
        put_command(table, mac=2, rafael=1, gear=2, binoculars=1)
        before = table.supply
        play(table, "use bridge", "do clear")

        assert table.supply == before + 6
        assert not any(member.command for member in table.crew.values())
        assert not any(table.adventures.values())

    def test_anybody_tired_may_be_relieved(self) -> None:
        """SG-SHIP-016: with Mac and P2's Kannan tired either loses the 1 fatigue, and only one of them."""
        table = hold(at_ship(2), 0, "alert-2", "treat-3")
        table.crew["mac"].fatigue, table.crew["kannan"].fatigue = 1, 2
        play(again(table), "use galley", "do relief")
        assert offered(table)[:3] == ["relieve kannan", "relieve mac", "decline relief"]
        play(table, "relieve kannan", "drop treat-3")

        assert (table.crew["mac"].fatigue, table.crew["kannan"].fatigue, table.hands[0]) == (1, 1, ["alert-2"])
        assert refused(table, "do relief").rule == "SG-SHIP-016"

    def test_a_repair_goes_on_in_another_room(self) -> None:
        """SG-SHIPDMG-006: `repair 3` takes the only cube of the deck, then two of the bridge; the rest lapses."""
        table = at_sea()
        table.cubes["deck"], table.cubes["bridge"] = 1, 2
        effects(again(table), "repair 3", "gain 1 xp")
        play(table, "repair deck", "repair bridge")
        assert (table.cubes["bridge"], table.xp) == (1, 0)
        play(table, "repair bridge")
        assert table.xp == 1

        table.cubes["deck"] = 1
        play(effects(again(table), "repair 3", "gain 1 xp"), "repair deck")
        assert (sum(table.cubes.values()), table.xp) == (0, 2)

    def test_old_sailor_beside_another_level_card(self) -> None:
        """SG-LEVEL-009: Laurent's Old Sailor adds 1 command on the Bridge, whatever he learned before, there alone."""
        printed = at_ship().pack.rooms
        table = play(wear(at_ship(), "laurent", "watchful", "old-sailor"), "use bridge", "do command")
        assert table.pools == [printed["bridge"].command[0] + 1]

        table = play(wear(at_ship(), "laurent", "watchful", "old-sailor"), "use deck", "do command")
        assert table.pools == [printed["deck"].command[0]]


class TestShip:
    """SG-SHIP-008, 016."""

    def test_a_room_is_left_only_when_what_it_gives_is_taken(self) -> None:
        """SG-SHIP-008: with a draw or command still due the Galley is not left, though relief may be declined."""
        table = hold(at_ship(), 0, "alert-2")
        table.crew["mac"].fatigue = 1
        play(again(table), "use galley")
        assert "leave galley" not in offered(table)

        play(table, "do command")
        assert "leave galley" not in offered(table)

        play(table, "do draw", "fate 4")
        assert {"do relief", "leave galley"} <= {*offered(table)}

    def test_a_declined_relief_costs_nothing(self) -> None:
        """SG-SHIP-016: declined after all, no card is given up and nobody rests; it is not asked again."""
        table = hold(at_ship(), 0, "alert-2")
        table.crew["mac"].fatigue = 1
        play(again(table), "use galley", "do relief", "decline relief")

        assert (table.hands[0], table.crew["mac"].fatigue, table.discard) == (["alert-2"], 1, [])
        assert offered(table)[:2] == ["do draw", "do command"]


class TestShipDamage:
    """SG-SHIPDMG-005."""

    def test_an_eleventh_cube_that_finds_its_room_taken_is_defeat_as_well(self) -> None:
        """SG-SHIPDMG-005: the number drawn is a full room's, the last free space takes the cube, and it is defeat."""
        table = effects(leaking(at_sea()), "ship damage 2")
        place_cube(table, 4)
        play(table, *["damage quarters"] * ("damage quarters" in offered(table)))

        assert told(table, "defeat") == [("ship",)]
        assert (sum(table.cubes.values()), table.defeats) == (11, 1)


def test_the_active_player_places_each_cube_that_finds_no_room() -> None:
    """SG-SHIPDMG-003: with P2 active it is P2 who is asked, for each cube anew."""
    table = at_sea(2, first="p2")
    table.cubes["galley"] = 2
    number = table.pack.rooms["galley"].fate
    play(effects(again(table), "ship damage 2"), f"fate {number}")
    assert waiting(table)[1] == 1
    play(table, "damage hull", f"fate {number}")

    assert "damage hull" not in offered(table)
    assert (play(table, "damage deck").cubes["hull"], table.cubes["deck"]) == (1, 1)
