"""Placing damage: SG-COMBAT-019 to 036."""

from __future__ import annotations

import pytest

from sleeping_gods.sea.table.table import SeaTable

from .fights import attack, covered, covers, damage, facing, row, wound
from .tables import at_sea, fight, foe, give_command, offered, own, play, refused, told, wear

BLANK = "H . .|. . .|. . ."


def squares(table: SeaTable) -> list[str]:
    """The squares offered now, such as ``b a1``."""
    return [line[6:] for line in offered(table) if line.startswith("cover ")]


class TestGroups:
    """SG-COMBAT-019 to 025: one group of free squares, as large as it can be."""

    def test_any_shape_of_touching_squares(self) -> None:
        """SG-COMBAT-019: three damage may lie as an L of touching squares, but not two squares and one apart."""
        table = attack(facing(BLANK), "mac", "a", 4, *covers("a", "a2", "b2", "b3"))

        assert covered(table, "a") == ["a2", "b2", "b3"]
        assert table.fight.strike is None

    def test_a_square_apart_is_refused(self) -> None:
        """SG-COMBAT-019: damage that does not touch the group is refused."""
        table = attack(facing(BLANK), "mac", "a", 4, *covers("a", "a1", "b1"))

        assert refused(table, "cover a a3").rule == "SG-COMBAT-019"
        assert squares(table) == ["a a2", "a c1", "a b2"]

    def test_corners_do_not_touch(self) -> None:
        """SG-COMBAT-020: squares that touch only at a corner are not adjacent."""
        table = attack(facing(BLANK), "laurent", "a", 4, "cover a a1")

        assert refused(table, "cover a b2").rule == "SG-COMBAT-020"

    def test_covered_squares_are_neither_covered_again_nor_jumped_over(self) -> None:
        """SG-COMBAT-021: with (0,1) covered, two damage cannot lie on (0,0) and (0,2), nor on (0,1)."""
        table = attack(wound(facing(BLANK), "a", "a2"), "laurent", "a", 4)

        assert refused(table, "cover a a2").rule == "SG-COMBAT-021"
        play(table, "cover a a1")
        assert refused(table, "cover a a3").rule == "SG-COMBAT-019"
        assert squares(table) == ["a b1"]

    def test_one_token_on_a_square(self) -> None:
        """SG-COMBAT-022: two damage cannot both go on one plain square."""
        table = attack(facing(BLANK), "laurent", "a", 4, "cover a b2")

        assert refused(table, "cover a b2").rule == "SG-COMBAT-022"
        assert covered(play(table, "cover a b3"), "a") == ["b2", "b3"]

    def test_damage_without_a_square_lapses(self) -> None:
        """SG-COMBAT-023: of three damage begun in a corner walled in by old damage one is placed and two lapse."""
        table = attack(wound(facing(". . .|. . .|H . ."), "a", "a2", "b1"), "mac", "a", 4, "cover a a1")

        assert covered(table, "a") == ["a1", "a2", "b1"]
        assert table.fight.strike is None

    def test_the_first_damage_goes_on_any_free_square_of_the_target(self) -> None:
        """SG-COMBAT-024: placement starts on any uncovered square of the target, in row 2 too, and nowhere else."""
        table = attack(wound(facing(BLANK, BLANK), "a", "c3"), "laurent", "a", 4)

        assert squares(table) == [f"a {square}" for square in ("a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2")]
        assert refused(table, "cover b a1").rule == "SG-COMBAT-024"
        assert covered(play(table, "cover a b2", "cover a b3"), "a") == ["b2", "b3", "c3"]

    def test_damage_is_not_wasted_while_the_group_can_grow_on_the_target(self) -> None:
        """SG-COMBAT-025: with three damage and free adjoining squares, placing only one is refused."""
        table = attack(facing(BLANK), "mac", "a", 4, "cover a b2")

        assert refused(table, "stop placing").rule == "SG-COMBAT-025"
        assert "stop placing" not in offered(play(table, "cover a b3"))

    def test_spilling_is_optional(self) -> None:
        """SG-COMBAT-025, 023: once the target has no room, one may stop rather than spill onto the neighbour."""
        table = attack(wound(facing(". . .|. . .|H . .", BLANK), "a", "a2", "b3"), "mac", "a", 4, "cover a a3")

        assert squares(table) == ["b a1"]
        play(table, "stop placing")
        assert covered(table, "b") == []
        assert table.fight.strike is None


class TestSquares:
    """SG-COMBAT-026 and 027: what is in a square."""

    def test_everything_in_a_covered_square_is_off(self) -> None:
        """SG-COMBAT-026: with its square covered a damage bonus and madness are both off."""
        table = facing("A+M . .|. . .|H . .", strike=2, M="madness")
        open_square = play(table.clone(), "end attacks", "hurt mac")
        shut = play(wound(table, "a", "a1"), "end attacks", "hurt mac")

        assert open_square.crew["mac"].damage == 3
        assert "afflict mac with madness" in offered(open_square)
        assert shut.crew["mac"].damage == 2
        assert shut.fight.round == 2

    def test_wing_and_synergy_point_are_off_too(self) -> None:
        """SG-COMBAT-026: a covered wing adds no defense, and a covered synergy point is earned once only."""
        table = wound(facing("F S .|. . .|H . .", defense=5, F="flying"), "a", "a1", "a2")

        assert told(attack(table, "laurent", "a", 5), "hit") == [("laurent", "a", 5)]
        assert offered(play(table, *covers("a", "b1", "b2")))[0].startswith("attack")

    def test_a_numbered_heart_takes_its_number_from_one_attack(self) -> None:
        """SG-COMBAT-027: of three damage a 2-heart takes two, with one token, and one is left for the next square."""
        table = attack(facing("H2 . .|. . .|H . ."), "mac", "a", 4, "cover a a1", "cover a a2")

        assert covered(table, "a") == ["a1", "a2"]
        assert table.fight.strike is None

    def test_attacks_do_not_add_up_on_a_numbered_heart(self) -> None:
        """SG-COMBAT-027: two attacks of one damage leave a 2-heart uncovered."""
        table = facing("H2 . .|. . .|H . .", defense=12)
        for place in ("a2", "b1"):
            attack(table, "laurent", "a", 1)
            assert refused(table, "cover a a1").rule == "SG-COMBAT-027"
            play(table, f"cover a {place}")

        assert covered(table, "a") == ["a2", "b1"]

    def test_a_triple_heart_needs_three(self) -> None:
        """SG-COMBAT-027: a 3-heart takes three damage at once and no less."""
        table = attack(facing("H3 . .|. . .|H . ."), "laurent", "a", 4)

        assert refused(table, "cover a a1").rule == "SG-COMBAT-027"
        table = attack(facing("H3 . .|. . .|H . ."), "mac", "a", 4, "cover a a1")
        assert covered(table, "a") == ["a1"]
        assert table.fight.strike is None


class TestDefeatedEnemies:
    """SG-COMBAT-028 and 029: all hearts covered."""

    def test_the_row_closes_up(self) -> None:
        """SG-COMBAT-028: with the last of its 2 hearts covered B leaves the row, and A and C are adjacent."""
        table = facing(BLANK, "H H .|. . .|. . .", BLANK)
        attack(table, "mac", "b", 4, "cover b a2")
        assert row(table) == ["a", "b", "c"], "one heart is not enough"
        play(table, "cover b a1", "cover b b1")
        assert row(table) == ["a", "c"]

        attack(table, "rafael", "a", 4, *covers("a", "a2", "a3"))
        assert "c a1" in squares(table)

    def test_with_one_heart_left_it_still_strikes_back(self) -> None:
        """SG-COMBAT-060: only when the last heart is covered there is no counterattack; with one left there is."""
        table = attack(facing("H H .|. . .|. . .", strike=2), "gregory", "a", 5, *covers("a", "a1", "b1"))
        assert (row(table), damage(table, "gregory")) == (["a"], [2])
        attack(table, "gregory", "a", 5, *covers("a", "a2", "a3"))

        assert (table.combat, damage(table, "gregory")) == (None, [2])

    def test_nothing_is_earned_by_it(self) -> None:
        """SG-COMBAT-028, SG-COMBAT-061: beaten enemies, the last too, leave and give nothing: the story does."""
        table = facing("H . .|. . .|. . .", "H . .|. . .|. . .", players=2)
        before = (table.xp, dict(table.goods), table.pools[:], dict(table.adventures), table.quests[:])
        attack(table, "mac", "a", 4, *covers("a", "a1", "a2", "b2"))
        attack(table, "rafael", "b", 4, *covers("b", "a1", "a2", "b2"))

        assert table.combat is None
        assert (table.xp, table.goods, table.pools, table.adventures, table.quests) == before

    def test_the_dead_leave_after_the_damage_and_before_the_counterattack(self) -> None:
        """SG-COMBAT-029: two damage on A, one that kills B beside it: B leaves first, then A counterattacks."""
        table = facing(BLANK, "H . .|. . .|. . .", strike=2)
        attack(table, "mac", "a", 4, *covers("a", "a2", "a3"), "cover b a1")
        keys = [log_event[0] for log_event in table.log_events]

        assert row(table) == ["a"]
        assert keys.index("beaten") < keys.index("counterattack")
        assert damage(table, "mac") == [1]

    def test_synergy_is_settled_before_the_dead_leave(self) -> None:
        """SG-COMBAT-029: the synergy of the attack comes before the removal."""
        table = attack(facing("H+S . .|. . .|. . .", BLANK), "laurent", "a", 4, *covers("a", "a1", "a2"))

        assert row(table) == ["a", "b"]
        assert "keep synergy" in offered(table)
        assert row(play(table, "keep synergy")) == ["b"]


class TestSplash:
    """SG-COMBAT-030 to 036: damage that spills onto neighbours."""

    def test_half_rounded_up_goes_on_the_target(self) -> None:
        """SG-COMBAT-030: of three damage two on the target and one on the neighbour is legal, one and two is not."""
        table = attack(facing(BLANK, BLANK), "mac", "a", 4, "cover a a3", "cover b a1")

        assert refused(table, "cover b a2").rule == "SG-COMBAT-030"
        assert refused(table, "stop placing").rule == "SG-COMBAT-025"
        play(table, "cover a a2")
        assert (covered(table, "a"), table.fight.strike) == (["a2", "a3"], None)

    def test_the_half_is_of_all_that_is_dealt(self) -> None:
        """SG-COMBAT-030: of seven damage four are the target's: three there and two on either side are too few."""
        table = give_command(
            wear(own(facing(BLANK, BLANK, BLANK), "capstan-bar", on="mac"), "mac", "power-strike-3"), 2
        )
        attack(table, "mac", "b", 6, "go on", weapon="capstan-bar")
        play(table, "activate mac damage", "burn power-strike-3", "go on")
        play(table, *covers("b", "b1", "b2", "b3"), *covers("a", "b3", "a3"), "cover c b1")
        assert refused(table, "cover c a1").rule == "SG-COMBAT-030"
        assert {"b a1", "b a2", "b c3"} <= {*squares(table)}
        play(table, "cover b a2")

        assert [len(covered(table, name)) for name in "abc"] == [2, 4, 1]
        assert table.fight.strike is None

    def test_numbered_hearts_count_their_number(self) -> None:
        """SG-COMBAT-031: of four damage, two on a 2-heart of the target let two plain squares be splashed."""
        table = wear(facing(". . H2|. . .|H . .", BLANK), "mac", "sword-master")
        attack(table, "mac", "a", 4, "cover a a3", "cover b a1", "cover b a2")

        assert (covered(table, "a"), table.fight.strike) == (["a3"], None)

    def test_points_that_cannot_be_placed_do_not_count(self) -> None:
        """SG-COMBAT-031: with one free square on the target, of four damage one may splash and the rest is lost."""
        table = wear(facing(". . H|. . .|. . .", ". . .|. . .|H . ."), "mac", "sword-master")
        wound(table, "a", "a1", "a2", "b1", "b2", "b3", "c1", "c2", "c3")
        attack(table, "mac", "a", 4, "cover a a3")

        assert squares(table) == ["b a1"]
        assert row(play(table, "cover b a1")) == ["b"]
        assert covered(table, "b") == ["a1"]

    def test_resisted_points_count_for_the_half(self) -> None:
        """SG-COMBAT-031: the half is reckoned before Resist, so of three damage on a resisting target one may spill."""
        table = attack(facing(". . .|. R .|H . .", BLANK, R="resist-1"), "mac", "a", 4, "cover a a3", "cover b a1")

        assert (covered(table, "a"), table.fight.strike) == (["a3"], None)

    def test_edges_meet_row_by_row(self) -> None:
        """SG-COMBAT-032: from row 2 of A's last column splash enters row 2 of B's first column, no other row."""
        table = attack(facing(BLANK, BLANK), "laurent", "a", 4, "cover a b3")

        assert [square for square in squares(table) if square[0] == "b"] == ["b b1"]
        assert refused(table, "cover b a1").rule == "SG-COMBAT-020"
        assert refused(table, "cover b b3").rule == "SG-COMBAT-019"

    def test_the_left_neighbour_is_entered_at_its_last_column(self) -> None:
        """SG-COMBAT-032: the first column of the target touches the last column of the card to its left."""
        table = attack(facing(BLANK, BLANK), "laurent", "b", 4, "cover b c1")

        assert [square for square in squares(table) if square[0] == "a"] == ["a c3"]

    def test_a_fourth_row_touches_nothing_on_a_card_of_three(self) -> None:
        """SG-COMBAT-032: cards of four and three rows lie level at the top, so row 4 has no neighbour."""
        table = attack(facing(BLANK + "|. . .", BLANK), "laurent", "a", 4, "cover a d3")

        assert [square for square in squares(table) if square[0] == "b"] == []

    def test_splash_reaches_only_the_cards_next_to_the_target(self) -> None:
        """SG-COMBAT-033: with target A of A-B-C nothing can be put on C."""
        table = wear(facing(BLANK, BLANK, BLANK), "mac", "sword-master")
        attack(table, "mac", "a", 4, *covers("a", "a3", "b3"), "cover b a1")

        assert refused(table, "cover c a1").rule == "SG-COMBAT-033"

    def test_splash_on_both_sides(self) -> None:
        """SG-COMBAT-033: with target B of A-B-C one on A and one on C is legal."""
        table = own(facing(BLANK, ". . .|. . .|H . .", ". . .|. . .|H . ."), "zokmere-hammer", on="rafael")
        attack(table, "rafael", "b", 4, *covers("b", "a1", "a2", "a3"), weapon="zokmere-hammer")
        play(table, "cover a a3", "cover c a1")

        assert (covered(table, "a"), covered(table, "c")) == (["a3"], ["a1"])
        assert table.fight.strike is None

    @pytest.mark.parametrize("printed", [". . .|. . .|H . .", "F . .|. . .|H . ."])
    def test_the_neighbours_defense_and_wings_do_not_matter(self, printed: str) -> None:
        """SG-COMBAT-034: splash is placed on a neighbour with defense 9, flying or not."""
        table = at_sea()
        foe(table, "a", BLANK, defense=4, attack=0)
        foe(table, "b", printed, defense=9, attack=0, F="flying")
        attack(fight(table, "a", "b"), "laurent", "a", 4, "cover a a3", "cover b a1")

        assert covered(table, "b") == ["a1"]

    def test_splashed_neighbours_do_not_counterattack(self) -> None:
        """SG-COMBAT-035: target A defeated by two damage, B alive with one splash: no counterattack happens."""
        table = facing(". . H|. . H|. . .", ". . .|. . .|H . .", strike=3)
        attack(table, "mac", "a", 4, *covers("a", "a3", "b3"), "cover b a1")

        assert row(table) == ["b"]
        assert covered(table, "b") == ["a1"]
        assert sum(member.damage for member in table.crew.values()) == 0

    def test_reaching_a_strong_neighbour(self) -> None:
        """SG-COMBAT-036: a total of 5 hits the minion; two go on it and one on the brute of defense 8 beside it."""
        table = at_sea()
        foe(table, "minion", ". . .|. . .|H . .", defense=4, attack=1)
        foe(table, "brute", ". . .|. . .|H . .", defense=8, attack=5)
        attack(fight(table, "minion", "brute"), "mac", "minion", 4, *covers("minion", "a2", "a3"), "cover brute a1")

        assert (covered(table, "minion"), covered(table, "brute")) == (["a2", "a3"], ["a1"])
        assert damage(table, "mac") == [0], "the minion's 1 is blocked, the brute does not answer"
        assert told(table, "counterattack") == [("minion", "mac", 1)]
