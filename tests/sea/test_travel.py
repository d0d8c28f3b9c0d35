"""Travel: SG-TRAVEL. The craft test that sets the distance."""

from __future__ import annotations

import pytest

from sleeping_gods.sea.chapters.travel import Travel, distance

from .tables import at_sea, doing, draw_any, give_command, harbour, hold, offered, play, refused, told, wear


class TestTheCraftTest:
    """Who steers, what is added, and that nothing can fail."""

    def test_travel_is_a_craft_test_without_a_number(self) -> None:
        """SG-TRAVEL-001: the total sets the distance; craft cards may be discarded for it, savvy cards may not."""
        table = play(hold(at_sea(), 0, "triage-5", "refine-1"), "travel", "go on", "fate 5")

        assert (table.test.skill, table.test.number) == ("craft", 0)
        assert "discard refine-1" in offered(table)
        assert refused(table, "discard triage-5").rule == "SG-CHAL-013"

        play(table, "go on")

        assert told(table, "distance") == [(5, 2)]

    def test_travel_cannot_fail(self) -> None:
        """SG-TRAVEL-001: even a fate of 1 with nobody at the helm gives a distance."""
        table = play(at_sea(), "travel", "go on", "fate 1")

        assert told(table, "distance") == [(1, 1)]
        assert "sail 2.stairs" in offered(table)

    def test_one_crew_member_steers_or_nobody(self) -> None:
        """SG-TRAVEL-002: a second participant is refused, and only one fatigue is placed."""
        table = play(at_sea(), "travel", "steer laurent")

        assert refused(table, "steer odessa").rule == "SG-TRAVEL-002"
        assert sum(member.fatigue for member in table.crew.values()) == 1

        table = play(at_sea(), "travel", "go on", "fate 2")

        assert sum(member.fatigue for member in table.crew.values()) == 0

    def test_nobody_needs_to_steer(self) -> None:
        """SG-TRAVEL-002: in P2's turn too, although Odessa and Audrie could."""
        table = at_sea(2)
        table.captain = 1
        play(doing(table, Travel()), "go on", "fate 3")

        assert told(table, "distance") == [(3, distance(table, 3))]
        assert not any(member.fatigue for member in table.crew.values())

    def test_the_same_crew_member_may_steer_again(self) -> None:
        """SG-TRAVEL-002, 006: in the second travel action of a turn Laurent steers again, for a second fatigue."""
        table = play(at_sea(), "travel", "steer laurent", "fate 2", "stop sailing", "travel", "steer laurent")
        assert (table.crew["laurent"].fatigue, table.test.crew) == (2, ("laurent",))

        assert told(play(table, "fate 2"), "distance")[0][0] == 3

    def test_whoever_steers_has_a_craft_symbol(self) -> None:
        """SG-TRAVEL-003: the symbol may stand on the board, an equipped card or a level card."""
        table = play(at_sea(), "travel")

        assert "steer laurent" in offered(table)
        assert refused(table, "steer kannan").rule == "SG-TRAVEL-003"
        assert refused(table, "steer marco").rule == "SG-TRAVEL-003"

        wear(wear(table, "kannan", "refine-1"), "marco", "inventive-chef")

        assert {"steer kannan", "steer marco"} <= {*offered(table)}

    def test_the_weakened_may_steer(self) -> None:
        """SG-TRAVEL-003: weakened does not bar a crew member of craft 1, who then adds 0."""
        table = at_sea()
        table.crew["laurent"].statuses = ("weakened",)
        play(table, "travel", "steer laurent", "fate 4")

        assert told(table, "distance") == [(4, 2)]
        assert table.crew["laurent"].fatigue == 1

    def test_only_the_active_players_crew_steers(self) -> None:
        """SG-TRAVEL-004: Odessa included; another player cannot buy in with command."""
        table = wear(give_command(at_sea(2), 0, 1), "audrie", "refine-1", "refine-2")
        play(table, "travel")

        assert table.controller("audrie") == 1
        assert refused(table, "steer audrie").rule == "SG-TRAVEL-004"
        assert [line for line in offered(table) if line.startswith("steer")] == [
            "steer odessa",
            "steer laurent",
            "steer rafael",
        ]

    def test_odessa_steers_for_whoever_is_active(self) -> None:
        """SG-TRAVEL-004: in P2's turn Odessa and P2's crew steer; P1's Laurent cannot be bought in."""
        table = play(give_command(at_sea(2, first="p2"), 1, 1), "travel")

        assert {"steer odessa", "steer audrie"} <= {*offered(table)}
        assert refused(table, "steer laurent").rule == "SG-TRAVEL-004"
        assert play(table, "steer odessa").crew["odessa"].fatigue == 1

    def test_health_fatigue_and_morale_count_as_in_any_challenge(self) -> None:
        """SG-TRAVEL-005: at 0 health or 2 fatigue nobody steers, and low morale costs 1 command."""
        table = at_sea()
        table.crew["laurent"].damage = 6
        table.crew["rafael"].fatigue = 2
        table.crew["audrie"].statuses = ("low-morale",)
        play(table, "travel")

        assert refused(table, "steer laurent").rule == "SG-HEALTH-003"
        assert refused(table, "steer rafael").rule == "SG-FATIGUE-004"
        assert refused(table, "steer audrie").rule == "SG-STATUS-011"

        play(give_command(table, 1), "steer audrie")

        assert table.pools == [0]

    def test_madness_hurts_whoever_steers(self) -> None:
        """SG-TRAVEL-005: a craft 2 crew member with madness takes 1 damage and 1 fatigue and adds 2."""
        table = wear(at_sea(), "laurent", "refine-1")
        table.crew["laurent"].statuses = ("madness",)
        play(table, "travel", "steer laurent", "fate 3")

        assert (table.crew["laurent"].damage, table.crew["laurent"].fatigue) == (1, 1)
        assert told(table, "distance") == [(5, 2)]

    def test_fatigue_comes_before_the_draw(self) -> None:
        """SG-TRAVEL-006: with 1 fatigue the participant has 2 before fate is drawn and still adds the craft."""
        table = at_sea()
        table.crew["laurent"].fatigue = 1
        play(table, "travel", "steer laurent")

        assert table.crew["laurent"].fatigue == 2
        assert table.test.drawn == 0

        play(table, "fate 4")

        assert told(table, "distance") == [(5, 2)]
        assert table.crew["laurent"].fatigue == 2


class TestTheResult:
    """What adds to it, and the distance it gives."""

    def test_every_craft_symbol_counts(self) -> None:
        """SG-TRAVEL-007: board craft 1 and two equipped craft cards make 6 of fate 3, a craft level card 7."""
        table = wear(at_sea(), "laurent", "refine-1", "refine-2")
        play(table, "travel", "steer laurent", "fate 3")

        assert told(table, "distance") == [(6, 2)]

        table = wear(at_sea(), "laurent", "refine-1", "refine-2", "rare-catch")
        play(table, "travel", "steer laurent", "fate 3")

        assert told(table, "distance") == [(7, 3)]

    @pytest.mark.parametrize(("steers", "result"), [("steer audrie", 6), ("steer laurent", 4), ("go on", 3)])
    def test_travel_cards_work_for_whoever_carries_them(self, steers: str, result: int) -> None:
        """SG-TRAVEL-007: a level card that adds to travel does so, with its craft symbol, when its bearer steers."""
        table = play(wear(at_sea(), "audrie", "jury-rigged-engine"), "travel", steers, "fate 3")

        assert told(table, "distance")[0][0] == result

    def test_craft_cards_from_hand_add_one_each(self) -> None:
        """SG-TRAVEL-008: a result of 6 becomes 8 with two craft cards discarded."""
        table = hold(wear(at_sea(), "laurent", "refine-1", "refine-2"), 0, "refine-2b", "maintain-1")
        play(table, "travel", "steer laurent", "fate 3", "discard refine-2b", "discard maintain-1", "go on")

        assert told(table, "distance") == [(8, 3)]
        assert table.hands == [[]]

    @pytest.mark.parametrize("seat", [0, 1])
    def test_craft_cards_count_with_nobody_at_the_helm(self, seat: int) -> None:
        """SG-TRAVEL-008, 010: fate 3 and a craft card of either player make 4, on a damaged ship as well."""
        table = hold(at_sea(2), seat, "refine-1")
        table.cubes.update({"bridge": 2, "galley": 2, "deck": 2})
        play(table, "travel", "go on", "fate 3", "discard refine-1", "go on")

        assert told(table, "distance") == [(4, distance(table, 4))]
        assert told(table, "distance") == [(4, table.pack.travel[4])]

    def test_everybody_may_help(self) -> None:
        """SG-TRAVEL-009: fate changes, craft bonuses and the discards of every player count."""
        table = hold(give_command(at_sea(2, first="p2"), 1, 1), 0, "refine-1")
        play(wear(table, "kasumi", "talented"), "travel", "steer kasumi", "fate 2")
        play(table, "activate gear redraw by p1", "fate 5", "discard refine-1", "play talented any", "go on")

        assert told(table, "distance") == [(5 + 1 + 1 + 1, 3)]
        assert table.pools == [0, 0]

    @pytest.mark.parametrize(
        ("result", "reach"), [(-1, 1), (0, 1), (1, 1), (3, 1), (4, 2), (8, 3), (9, 3), (10, 4), (15, 4)]
    )
    def test_the_table_gives_the_distance(self, result: int, reach: int) -> None:
        """SG-TRAVEL-010, 032: the result is looked up in the travel table; 8 gives 3."""
        assert distance(at_sea(), result) == reach

    def test_the_table_never_falls(self) -> None:
        """SG-TRAVEL-011: from 1 to 15 the distance never decreases and is at least 1, and equals 3 at 8."""
        table = at_sea()
        row = [distance(table, result) for result in range(1, 16)]

        assert row == sorted(row)
        assert row[0] >= 1
        assert row[7] == 3
        assert harbour().travel[8] == 3

    def test_a_total_of_8_permits_three_moves(self) -> None:
        """SG-TRAVEL-010, 032: three moves between adjacent regions, and no fourth."""
        table = wear(at_sea(), "laurent", "refine-1", "refine-2")
        play(table, "travel", "steer laurent", "fate 5", "sail 2.stairs", "sail 2.quay", "sail 2.stairs")

        assert table.region == "2.stairs"
        assert refused(table, "sail 2.quay").rule == "SG-TRAVEL-012"

    def test_travel_needs_no_fuel(self) -> None:
        """SG-TRAVEL-027: after 100 travel actions nothing was spent of any resource, with 3 of each aboard."""
        table = at_sea()
        for kind in table.goods:
            table.goods[kind] = 3
        goods = dict(table.goods)
        for _ in range(50):
            for region in ("2.stairs", "2.quay"):
                draw_any(play(doing(table, Travel()), "go on"), 1)
                play(table, f"sail {region}")

        assert table.goods == goods
        assert "coal" not in table.goods
        assert table.xp == 0

    def test_travel_needs_no_command(self) -> None:
        """SG-TRAVEL-027: neither the active player's command nor another's pays for a travel."""
        table = play(give_command(at_sea(2), 2, 1), "travel", "go on", "fate 1", "go on", "sail 2.stairs")

        assert (table.region, table.pools) == ("2.stairs", [2, 1])
