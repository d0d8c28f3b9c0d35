"""Placing damage and splash, rule by rule: DS-DMGE and DS-SPLS. All placements at once: test_combat_placing."""

from __future__ import annotations

import pytest

from sleeping_gods.skies.chapters.foes import die_is_cursed
from tests.bed import offered, play, refused, told

from .fights import battle, blow, covered, covers, power, squares_offered, wound
from .tables import arm, fight, foe, foe_of, health, on_map, row

NINE = ". . .|. . .|H . ."


class TestGroups:
    """DS-DMGE-001, 002, 008."""

    def test_connected_by_edges(self) -> None:
        """DS-DMGE-001: a1, a2 and b2 are connected."""
        table = play(blow(battle(NINE), 3), *covers("a", "a1", "a2", "b2"))

        assert covered(table, "a") == ["a1", "a2", "b2"]

    def test_not_by_corners(self) -> None:
        """DS-DMGE-001: a1 and b2 alone are refused."""
        table = play(blow(battle(NINE), 2), "cover a a1")

        assert refused(table, "cover a b2").rule == "DS-DMGE-001"
        assert refused(table, "cover a a3").rule == "DS-DMGE-001"
        assert squares_offered(table) == ["a:b1", "a:a2"]

    @pytest.mark.parametrize("grid", [". .|. H", ". . . .|. . . H", ". . . . .|H . . . ."])
    def test_whatever_the_width(self, grid: str) -> None:
        """DS-DMGE-001: on cards of two, four and five columns corners connect no more than on those of three."""
        table = play(blow(battle(grid), 3), "cover a a1")
        assert squares_offered(table) == ["a:b1", "a:a2"]

        play(table, "cover a a2")
        assert squares_offered(table)[:2] == ["a:b1", "a:b2"]
        assert "a:b3" not in squares_offered(table)

    def test_a_t_is_a_group(self) -> None:
        """DS-DMGE-002: four squares in the shape of a T."""
        table = play(blow(battle(NINE), 4), *covers("a", "a1", "a2", "a3", "b2"))

        assert covered(table, "a") == ["a1", "a2", "a3", "b2"]

    def test_old_tokens_are_no_bridge(self) -> None:
        """DS-DMGE-008: a2 was covered earlier, so a1 and a3 are apart."""
        table = wound(battle(NINE), "a", "a2")
        play(blow(table, 2), "cover a a1")

        assert refused(table, "cover a a3").rule == "DS-DMGE-001"
        assert squares_offered(table) == ["a:b1"]

    def test_a_new_group_need_not_touch_the_old_one(self) -> None:
        """DS-DMGE-009: the attacker may begin on any free square of the target."""
        table = wound(battle(NINE), "a", "a1")

        assert squares_offered(blow(table, 1)) == [f"a:{row}{column}" for row in "abc" for column in "123"][1:]


class TestHearts:
    """DS-DMGE-003 to 005."""

    def test_a_square_takes_one_damage(self) -> None:
        """DS-DMGE-003: 4 damage cover a 2-heart and 2 plain squares: 3 tokens."""
        table = play(blow(battle("H2 .|. H"), 4), *covers("a", "a1", "a2", "b1"))

        assert covered(table, "a") == ["a1", "a2", "b1"]
        assert told(table, "counterattack")

    def test_a_heart_of_three(self) -> None:
        """DS-DMGE-004: 5 damage cover a 3-heart and two neighbours: 3 tokens."""
        table = play(blow(battle(". H3 .|. . H"), 5), *covers("a", "a2", "a1", "a3"))

        assert covered(table, "a") == ["a1", "a2", "a3"]
        assert "stop placing" not in offered(table)

    def test_two_hits_of_one_do_not_add_up(self) -> None:
        """DS-DMGE-005: a 2-heart is not covered by 1 damage now and 1 later."""
        table = wound(battle("H2 .|. .", hands=(("whip", "wrench"),)), "a", "a2", "b2", "b1")
        for name in ("ed", "jessie"):
            arm(table, "whip", damage=1)
            arm(table, "wrench", damage=1)
            play(table, f"attack a with {name} using {table.fight.hands[0][0]}")

        assert covered(table, "a") == ["a2", "b1", "b2"]
        assert len(table.fight.played) == 2

    def test_a_heart_of_two_needs_two_at_once(self) -> None:
        """DS-DMGE-005: with 1 damage left the 2-heart is refused."""
        table = play(blow(battle("H2 . .|H . ."), 2), "cover a a2")

        assert refused(table, "cover a a1").rule == "DS-DMGE-005"

    def test_what_cannot_pay_for_a_heart_is_lost(self) -> None:
        """DS-DMGE-005: with nothing but a 3-heart free, 2 damage are lost and the card is answered."""
        table = wound(battle("H3 .", attack=2), "a", "a2")
        blow(table, 2)

        assert covered(table, "a") == ["a2"]
        assert health(table, "ed") == 6


class TestTokens:
    """DS-DMGE-006, 007, 009."""

    def test_no_square_twice(self) -> None:
        """DS-DMGE-006: neither a token of old nor one of this hit can be covered again."""
        table = wound(battle(NINE), "a", "a1")
        play(blow(table, 2), "cover a a2")

        assert refused(table, "cover a a1").rule == "DS-DMGE-006"
        assert refused(table, "cover a a2").rule == "DS-DMGE-006"

    def test_nor_beside_the_target(self) -> None:
        """DS-DMGE-006: splash does not fall on a token of old either, nor across it; the free square is offered."""
        table = wound(battle("H . .|. . .", "H .|. ."), "b", "a1")
        play(blow(table, 6), *covers("a", "a1", "a2", "a3"))

        assert refused(table, "cover b a1").rule == "DS-DMGE-006"
        assert squares_offered(table) == ["a:b1", "a:b2", "a:b3"]
        play(table, "cover a b3")
        assert squares_offered(table) == ["a:b1", "a:b2", "b:b1"]

    @pytest.mark.parametrize(("square", "statuses"), [("a2", ()), ("b1", ("venom",))])
    def test_a_token_switches_the_square_off(self, square: str, statuses: tuple[str, ...]) -> None:
        """DS-DMGE-007: with the Venom ability covered the enemy phase gives no venom."""
        table = wound(battle("H V|. .", V="venom"), "a", square)
        play(table, "end attacks", *[line for line in ["afflict ed with venom"] if statuses])

        assert table.crew["ed"].statuses == statuses
        assert table.fight.round == 2

    def test_block_and_growth_are_switched_off(self) -> None:
        """DS-DMGE-007: so are block and power growth."""
        table = wound(battle("H B|P .", B="block-3"), "a", "a2", "b1")
        play(blow(power(table, a=0), 1), "cover a b2")
        assert covered(table, "a") == ["a2", "b1", "b2"]

        play(table, "end attacks")
        assert foe_of(table, "a").power == 0

    def test_help_for_allies_is_switched_off(self) -> None:
        """DS-DMGE-007: 'Allies deal +1' adds to the answer of the card beside it until its square is covered."""
        table = battle("H A|. .", "H .|. .", attack=2, A="allies-damage-1")
        play(blow(table, 1, "b"), "cover b b2")
        assert told(table, "counterattack") == [("b", "ed", 3)]

        arm(wound(table, "a", "a2"), "wrench", (), damage=1)
        play(table, "attack b with jessie using wrench", "cover b b1")
        assert told(table, "counterattack") == [("b", "jessie", 2)]

    def test_a_curse_on_the_die_is_switched_off(self) -> None:
        """DS-DMGE-007: every die counts as -1 while one of two such squares is uncovered, and no longer."""
        table = battle("H C|. .", "H C|. .", C="die-minus")
        assert die_is_cursed(wound(table, "a", "a2"))

        assert not die_is_cursed(wound(table, "b", "a2"))

    def test_a_corner_without_a_free_neighbour(self) -> None:
        """DS-DMGE-009: 4 damage begun there set 1 token, and 3 are lost."""
        table = wound(battle(NINE), "a", "a2", "b1")
        play(blow(table, 4), "cover a a1")

        assert covered(table, "a") == ["a1", "a2", "b1"]
        assert told(table, "counterattack")

    def test_no_damage_is_held_back(self) -> None:
        """DS-DMGE-009: while the group can grow on the target the hit goes on."""
        table = blow(battle(NINE), 3)
        assert refused(table, "stop placing").rule == "DS-DMGE-009"

        play(table, "cover a a1", "cover a a2")
        assert refused(table, "stop placing").rule == "DS-DMGE-009"

    def test_to_the_last_point(self) -> None:
        """DS-DMGE-009: of 7 damage none may be kept while a square of the target is free beside the group."""
        table = blow(battle(NINE), 7)
        for square in ("a1", "a2", "a3", "b3", "b2", "b1"):
            play(table, f"cover a {square}")
            assert refused(table, "stop placing").rule == "DS-DMGE-009"

    def test_splash_is_optional(self) -> None:
        """DS-DMGE-009: with the target's squares used up the rest may be left."""
        table = play(blow(battle("H .", ". H"), 3), *covers("a", "a2", "a1"))
        assert squares_offered(table) == ["b:a1"]

        play(table, "stop placing")
        assert covered(table, "b") == []

    def test_a_hit_begins_on_the_target(self) -> None:
        """DS-DMGE-009: the first square is one of the target."""
        table = blow(battle("H .", ". H"), 2)

        assert refused(table, "cover b a1").rule == "DS-DMGE-009"


class TestSplash:
    """DS-SPLS-001 to 008."""

    def test_across_the_line_in_the_same_row(self) -> None:
        """DS-SPLS-001: the right column of A touches the left column of B, row by row."""
        table = play(blow(battle("H .|. .", ". H|. ."), 3), *covers("a", "b2", "b1"))
        assert refused(table, "cover b a1").rule == "DS-DMGE-001"

        play(table, "cover b b1")
        assert covered(table, "b") == ["b1"]

    def test_grids_of_other_widths_are_aligned_by_rows(self) -> None:
        """DS-SPLS-001: a card of three columns and one of two touch in every row that both have."""
        table = play(blow(battle(". . .|H . .", ". H|. .|. ."), 4), *covers("a", "a3", "b3"))

        assert squares_offered(table) == ["a:a2", "b:a1", "a:b2", "b:b1"]

    @pytest.mark.parametrize(("squares", "legal"), [(2, True), (3, False)])
    def test_half_on_the_target(self, squares: int, *, legal: bool) -> None:
        """DS-SPLS-002: of 5 damage 2 may be splashed, 3 may not."""
        table = blow(battle(". . .|. . H", ". . .|. . H"), 5)
        play(table, "cover a a3", *covers("b", "a1", "a2")[: squares - 1])
        last = ("cover b a2", "cover b a3")[squares - 2]
        if legal:
            play(table, last, *covers("a", "a2", "a1"))
            assert (covered(table, "a"), covered(table, "b")) == (["a1", "a2", "a3"], ["a1", "a2"])
        else:
            assert refused(table, last).rule == "DS-SPLS-002"

    def test_points_that_cannot_be_placed_do_not_count(self) -> None:
        """DS-SPLS-002: 3 of 6 fit on the target and 3 on the neighbour."""
        table = blow(battle("H . .", ". . . H"), 6)
        play(table, *covers("a", "a3", "a2", "a1"), *covers("b", "a1", "a2", "a3"))

        assert covered(table, "b") == ["a1", "a2", "a3"]

    def test_block_does_not_reduce_splash(self) -> None:
        """DS-SPLS-004: 2 damage reach B with Block 2 and cover 2 squares."""
        table = blow(battle("H .|. .", "B .|. H", B="block-2"), 4)
        play(table, *covers("a", "a2", "b2"), *covers("b", "a1", "a2"))

        assert covered(table, "b") == ["a1", "a2"]

    def test_four_and_one(self) -> None:
        """DS-SPLS-005: a 5-damage attack puts 4 on the target and 1 on a neighbour."""
        table = blow(battle("H . .|. . .", ". H|. ."), 5)
        play(table, *covers("a", "a3", "a2", "b2", "b3"), "cover b b1")

        assert (len(covered(table, "a")), covered(table, "b")) == (4, ["b1"])

    def test_half_of_what_the_block_leaves(self) -> None:
        """DS-SPLS-006: 7 damage against Block 2 leave 5: no less than 3 on the target, no more than 2 splashed."""
        table = blow(battle("B . .|H . .", ". . .|. . H", B="block-2"), 7)
        play(table, "cover a a3", *covers("b", "a1", "a2"))
        assert refused(table, "cover b a3").rule == "DS-SPLS-002"

        play(table, *covers("a", "a2", "b3"))
        assert (covered(table, "a"), covered(table, "b")) == (["a2", "a3", "b3"], ["a1", "a2"])

    def test_hearts_count_their_number(self) -> None:
        """DS-SPLS-006: a 3-heart of the neighbour is 3 points, so 3 on the target allow it and 2 do not."""
        six = blow(battle(". . .", "H3 H"), 6)
        play(six, *covers("a", "a3", "a2", "a1"), "cover b a1")
        assert covered(six, "b") == ["a1"]

        five = play(blow(battle(". . .", "H3 H"), 5), "cover a a3")
        assert refused(five, "cover b a1").rule in ("DS-SPLS-002", "DS-DMGE-005")

    def test_never_more_than_the_target_gets(self) -> None:
        """DS-SPLS-007: 6 damage on a target with 1 free square: 1 there, at most 1 splashed, the rest lost."""
        table = wound(battle(". H|. .", ". .|. H"), "a", "a1", "b1", "b2")
        play(blow(table, 6), "cover a a2", "cover b a1")

        assert covered(table, "b") == ["a1"]
        assert row(table) == ["b"]

    def test_only_cards_beside_the_target(self) -> None:
        """DS-SPLS-007: splash does not go on to a card two places away."""
        table = battle("H .", ".", ". H")
        play(blow(table, 4), "cover a a2", "cover b a1")

        assert refused(table, "cover c a1").rule == "DS-SPLS-007"
        assert squares_offered(table) == ["a:a1"]

    def test_enemies_beaten_by_splash(self) -> None:
        """DS-SPLS-008: B's last heart falls to splash; B leaves the row at the end and has dealt no damage."""
        table = battle(". H|. .", "H .|. .", attack=2)
        play(blow(table, 2), "cover a a2", "cover b a1")

        assert told(table, "beaten") == [("a",), ("b",)]
        assert health(table, "ed") == 6

    def test_a_splashed_enemy_leaves_while_the_target_stays(self) -> None:
        """DS-SPLS-008: only B is beaten."""
        table = battle("H .|. .", "H .|. .", attack=2)
        play(blow(table, 2), "cover a a2", "cover b a1")

        assert row(table) == ["a"]
        assert told(table, "counterattack") == [("a", "ed", 2)]


def test_lost_damage_is_told() -> None:
    """DS-DMGE-009: of 5 damage on a corner without a free neighbour 1 is placed, and it is told that 4 are lost."""
    table = fight(foe(on_map(), "rat", "H . H|. . ."), "rat", hands=(("fire-axe",),))
    foe_of(table, "rat").covered = 0b011010
    play(table, "attack rat with ed using fire-axe")
    play(table, *(["go on"] if "go on" in offered(table) else []), "cover rat a1")

    assert told(table, "damage-lost") == [(4,)]
