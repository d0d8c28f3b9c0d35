"""Travel: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import dataclasses

from sleeping_gods.kernel.play import waiting
from sleeping_gods.party.chapters.quests import has_keyword
from sleeping_gods.skies.chapters.clock import time_left
from sleeping_gods.skies.chapters.turn import EndTurn, TakeAction
from tests.bed import again, doing, effects, fallen, hold, offered, play, refused, told

from .tables import (
    exploring,
    facing,
    health,
    hurt,
    in_play,
    on_map,
    own,
    quest,
    repack,
    reprint,
    stands,
    stock,
    tire,
    wear,
)
from .test_ability_cards import rewrite


class TestOnTheMap:
    """Flights, camps, walks and totems. Time, flights, obstacles."""

    def test_each_flight_burns_its_own_fuel(self) -> None:
        """DS-FLY-008, DS-FLY-015: two flights burn 2 fuel; only the one that burns the last brings the quest."""
        table = stands(tire(on_map(), ed=0), "2:d2")
        table.fuel = 2
        play(again(table), "fly to geysers", "fate 1")
        assert (table.fuel, 206 in table.quests) == (1, False)
        play(table, "fly to henriks-camp", "fate 1")

        assert (table.fuel, table.quests, time_left(table)) == (0, [206], 1)

    def test_an_empty_tank_runs_out_only_once(self) -> None:
        """DS-FLY-015: fuel lost from an empty tank is nothing; the quest is not gained again."""
        table = on_map()
        table.fuel = 1
        effects(table, "lose 2 fuel")
        assert (told(table, "out-of-fuel"), table.quests) == ([()], [206])
        effects(table, "complete quest 206", "lose 1 fuel")

        assert (told(table, "out-of-fuel"), table.quests, table.fuel) == ([()], [], 0)

    def test_two_camps_in_a_turn(self) -> None:
        """DS-CAMP-001, DS-CAMP-004: two camps cross off two symbols, take no time and heal twice."""
        table = hurt(on_map(), ed=5)
        for _ in range(2):
            play(table, "camp")
            while "camp" not in offered(table):
                play(table, offered(table)[0])

        assert (table.camps, table.spent, health(table, "ed")) == (2, 0, 7)

    def test_a_card_for_two_squares(self) -> None:
        """DS-ADVC-011: two squares, each with its obstacle, and no third; no time is spent."""
        table = effects(stands(on_map(), "2:a1"), "move 2 squares", act=True)
        play(table, "walk east", "walk east", "suffer steep", "hurt ed", "hurt ed", "hurt ed")

        assert (table.place, time_left(table), health(table, "ed")) == ("2:a3", 5, 5)
        assert not [line for line in offered(table) if line.startswith("walk")]

    def test_a_card_for_two_squares_meets_the_first_obstacle_first(self) -> None:
        """DS-ADVC-011, DS-TRAV-004: steep ground on the first square is met at once, before the second is walked."""
        table = play(effects(stands(on_map(), "2:a2"), "move 2 squares", act=True), "walk east")
        assert (table.place, offered(table)) == ("2:a3", ["suffer steep"])
        play(table, "suffer steep", "hurt ed", "hurt ed", "hurt ed", "walk west")

        assert (table.place, health(table, "ed"), time_left(table)) == ("2:a2", 5, 5)
        assert "travel east" in offered(table)

    def test_a_card_for_two_squares_may_stop_after_one(self) -> None:
        """DS-ADVC-011: after the first square Claire may stay."""
        table = play(effects(stands(on_map(), "2:a1"), "move 2 squares", act=True), "walk east", "stay")

        assert (table.place, time_left(table)) == ("2:a2", 5)
        assert "travel east" in offered(table)

    def test_two_dormant_totems(self) -> None:
        """DS-TOTM-001: of two that can be restored both are offered; what the one costs is gone for the other."""
        table = quest(stock(on_map(), gergon_leaf=1), 104, 105, 103)
        assert [line for line in offered(table) if line.startswith("awaken")] == [
            "awaken 105 by p1",
            "awaken 103 by p1",
        ]
        play(table, "awaken 105 by p1", "pay gergon-leaf for tundra-berry")

        assert refused(table, "awaken 103 by p1").rule == "DS-TOTM-004"
        assert (table.quests, table.used_quests, table.adventures[0]) == ([104, 103], [105], ["winter-pip"])

    def test_two_quests_with_one_keyword(self) -> None:
        """DS-QUST-003, DS-QUST-008: while either of two quests with LANTERN is owned the keyword is there."""
        table = on_map()
        second = dataclasses.replace(table.pack.quests[48], keyword=table.pack.quests[41].keyword)
        repack(table, quests={**table.pack.quests, 48: second})
        quest(table, 48, 41)
        effects(table, "complete quest 41")
        assert has_keyword(table, "LANTERN")
        effects(table, "complete quest 48")

        assert not has_keyword(table, "LANTERN")

    def test_four_of_six(self) -> None:
        """DS-TIME-010: who holds the token and has spent 4 may end the turn, and passes the one token on."""
        table = on_map(2)
        table.bonus = True
        stands(table, "2:a1")
        for line in ("travel east", "travel west", "travel east", "travel west"):
            play(table, line)
        assert (time_left(table), "end turn" in offered(table)) == (2, True)
        play(table, "end turn")

        assert (table.captain, table.bonus, table.early) == (1, True, False)

    def test_a_redraw_on_each_turn(self) -> None:
        """DS-CHAR-004, DS-CHAR-011: Ed's redraw is spent for P1's turn, and is there again on P2's."""
        table = facing(on_map(2), "CRAFT", 30)
        play(table, "go on", "fate 1", "activate ed redraw", "fate 2")
        assert refused(table, "activate ed redraw").rule == "DS-CHAR-004"
        play(table, "go on")
        table.spent = 5
        play(doing(table, TakeAction(), EndTurn()), "end turn")
        play(facing(table, "CRAFT", 30), "go on", "fate 1")

        assert table.captain == 1
        assert "activate ed redraw" in offered(table)

    def test_a_flight_without_claire_completes_an_event(self) -> None:
        """DS-EVNT-013, DS-ADVC-019: the plane has moved, though Claire stays where she is."""
        table = own(stands(tire(on_map(), ed=0), "2:a1"), 0, "eugene")
        reprint(table, "thin-ice", complete=("gain 1 rope",), complete_when="plane-moved", stays=True)
        play(in_play(table, "thin-ice"), "play eugene fly", "fly to geysers", "fate 1")

        assert (table.place, table.plane, table.goods["rope"], table.active) == ("2:a1", "geysers", 1, {})

    def test_a_card_that_flies_needs_fuel_and_health(self) -> None:
        """DS-ADVC-019, DS-FLY-006: without fuel, or with a broken plane, nothing is offered where a text flies it."""
        for fuel, wings in ((0, 3), (3, 0)):
            table = on_map()
            table.fuel, table.plane_health = fuel, wings
            effects(table, "fly the plane")
            assert not any(line.startswith("fly to") for line in offered(table))

    def test_a_plane_alone_at_a_distant_place(self) -> None:
        """DS-ADVC-019, DS-FLY-021: with the plane at Sapphire Pass and Claire on the map it flies alone."""
        table = stands(on_map(), "2:a1")
        table.plane = "sapphire-pass"
        effects(table, "fly the plane")
        assert "fly to geysers" in offered(table)
        assert refused(table, "fly to geysers with claire").rule == "DS-FLY-005"

        stands(table, "sapphire-pass")
        assert "fly to geysers with claire" in offered(table)
        assert refused(table, "fly to geysers").rule == "DS-FLY-021"

    def test_who_settles_a_draw(self) -> None:
        """DS-REPR-002, DS-FLY-022, DS-BASE-012: on P2's turn P2 settles a repair and a flight."""
        for line in ("repair", "fly to geysers"):
            table = stock(on_map(2), gergon_leaf=1)
            table.captain, table.plane_health = 1, 1
            play(stands(table, "2:d2"), line)
            if line == "repair":
                assert waiting(table)[1] == 1
                play(table, "go on")
            play(table, "fate 1")
            assert (offered(table)[0], waiting(table)[1]) == ("go on", 1)

    def test_another_hand_may_help_a_flight(self) -> None:
        """DS-EQIP-016, DS-TURN-007: with cards in P2's hand P1 is asked after the draw, for P2 may equip a redraw."""
        for cards in ((), ("nerve-4", "duck-7", "dare-2", "feint-1")):
            table = hold(stands(tire(on_map(2), ed=0), "2:d2"), 1, *cards)
            play(table, "fly to geysers", "fate 1")
            assert ("go on" in offered(table)) is bool(cards)

    def test_what_is_added_to_fate_mends_more(self) -> None:
        """DS-REPR-003, DS-FATE-010: CRAFT of nobody and fate 3 mend 1; a leaf makes it 11, which mends 3."""
        table = stock(stands(tire(on_map(), ed=0), "2:d2"), gergon_leaf=1)
        table.plane_health = 1
        play(again(table), "repair", "go on", "fate 3", "use gergon-leaf fate by p1", "go on")

        assert table.plane_health == 4

    def test_an_obstacle_is_over(self) -> None:
        """DS-TRAV-004, DS-TRAV-013: once suffered it is gone: rope cannot be used on it any more, nor afterwards."""
        table = stock(on_map(), rope=1)
        effects(table, "obstacle steep: lose 1 health", "obstacle water: lose 1 health")
        play(table, "suffer steep")
        assert table.obstacle == ""
        assert refused(table, "use rope steep by p1") is not None
        play(table, "hurt ed")
        assert (table.obstacle, offered(table)[0]) == ("water", "suffer water")
        play(table, "suffer water", "hurt ed")

        assert (table.obstacle, table.goods["rope"], health(table, "ed")) == ("", 1, 6)

    def test_a_defeat_before_an_obstacle(self) -> None:
        """DS-DEFT-001: who brings down the last by a cost before an obstacle is defeated; no obstacle is left."""
        table = fallen(hurt(on_map(), ed=7), "claire", "ezarius", "jessie", "miguel")
        wear(rewrite(table, "dare-2", "gain 1 rope", hurts=1), "ed", "dare-2")
        effects(exploring(table, 7), "obstacle steep: lose 1 health")
        play(table, "activate dare-2 use")

        assert (table.defeats, table.obstacle, table.exploring, health(table, "ed")) == (1, "", False, 8)
        assert not any(line.startswith("suffer") for line in offered(table))
