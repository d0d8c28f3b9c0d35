"""What each synergy token does: SG-SYN-017 to 028."""

from __future__ import annotations

import pytest

from sleeping_gods.sea.table.table import SeaTable

from .fights import attack, covered, covers, damage, facing, holder, left, lend, row
from .tables import offered, play, refused, told, wear, weary

POINTS = "S S .|. . .|. . H"
PLAIN = ". . .|. . .|. . H"


def lends(table: SeaTable) -> list[str]:
    """The passes of tokens offered now."""
    return [line for line in offered(table) if line.startswith("lend ")]


class TestDamageTokens:
    """SG-SYN-017, 023, 024 and 025: more damage, more accuracy."""

    @pytest.mark.parametrize("owner", ["audrie", "kasumi", "laurent"])
    @pytest.mark.parametrize(("defense", "points"), [(1, 3), (12, 2)])
    def test_one_more_damage(self, owner: str, defense: int, points: int) -> None:
        """SG-SYN-017, 023, 024: weapon damage 2 becomes 3 on a hit, and 1 becomes 2 on a miss."""
        table = lend(facing(PLAIN, defense=defense), owner, "marco")
        attack(table, "marco", "a", 1, f"synergy {owner} by marco", "go on")

        assert told(table, "deals") == [("marco", points)]

    def test_two_tokens_add_up(self) -> None:
        """SG-SYN-024: Audrie uses Laurent's and Kasumi's tokens with weapon damage 2: 4."""
        table = lend(lend(facing(PLAIN), "laurent", "audrie"), "kasumi", "audrie")
        attack(table, "audrie", "a", 4, "synergy laurent by audrie", "synergy kasumi by audrie", "go on")

        assert told(table, "deals") == [("audrie", 4)]

    def test_macs_accuracy(self) -> None:
        """SG-SYN-025: a total of 4 against defense 6 becomes 6, a hit."""
        table = lend(facing(PLAIN, defense=6), "mac", "laurent")
        attack(table, "laurent", "a", 4, "synergy mac by laurent", "go on")

        assert told(table, "hit") == [("laurent", "a", 6)]

    def test_macs_accuracy_on_the_best_draw(self) -> None:
        """SG-SYN-025: with fate 6 a total of 6 against defense 8 becomes 8 after the draw, a hit."""
        table = lend(facing(PLAIN, defense=8), "mac", "laurent")
        attack(table, "laurent", "a", 6, "synergy mac by laurent", "go on")

        assert told(table, "hit") == [("laurent", "a", 8)]

    def test_three_tokens_add_up(self) -> None:
        """SG-SYN-017, 023, 024: Marco uses Audrie's, Kasumi's and Laurent's tokens with weapon damage 2: 5."""
        table = facing(PLAIN)
        for owner in ("audrie", "kasumi", "laurent"):
            lend(table, owner, "marco")
        uses = [f"synergy {owner} by marco" for owner in ("laurent", "audrie", "kasumi")]
        attack(table, "marco", "a", 6, *uses, "go on")

        assert told(table, "deals") == [("marco", 5)]

    def test_power_block_does_not_raise_rafaels_token(self) -> None:
        """SG-SYN-028: the holder gains 2 block, also Audrie, whose own block Power Block raises: of 5 she takes 2."""
        table = wear(lend(facing(PLAIN, strike=5), "rafael", "audrie"), "audrie", "power-block")
        attack(table, "audrie", "a", 6, *covers("a", "a1", "a2"), "synergy rafael by audrie", "take hit")

        assert damage(table, "audrie") == [5 - 1 - 2]


class TestOdessa:
    """SG-SYN-018 and 019: diagonals."""

    def test_damage_may_step_diagonally(self) -> None:
        """SG-SYN-018: 2 damage on (0,0) and (1,1) is legal with Odessa's token, for that attack only."""
        table = lend(facing(PLAIN), "odessa", "laurent")
        attack(table, "laurent", "a", 4, "synergy odessa by laurent", "go on", *covers("a", "a1", "b2"))
        assert covered(table, "a") == ["a1", "b2"]
        attack(table, "laurent", "a", 4, "cover a a3")

        assert refused(table, "cover a c2").rule == "SG-COMBAT-019"

    def test_edges_still_count_and_jumps_do_not(self) -> None:
        """SG-SYN-018: the group may grow by edges and corners, but not over a gap."""
        table = lend(facing(PLAIN), "odessa", "laurent")
        attack(table, "laurent", "a", 4, "synergy odessa by laurent", "go on", "cover a a1")

        assert [line for line in offered(table) if line.startswith("cover")] == covers("a", "b1", "a2", "b2")
        assert refused(table, "cover a c3").rule == "SG-COMBAT-019"

    def test_diagonals_cross_card_edges(self) -> None:
        """SG-SYN-019: damage may step from A's last column, row 1, to B's first column, row 2."""
        table = lend(facing(PLAIN, PLAIN), "odessa", "laurent")
        attack(table, "laurent", "a", 4, "synergy odessa by laurent", "go on", "cover a a3", "cover b b1")

        assert (covered(table, "a"), covered(table, "b")) == (["a3"], ["b1"])

    def test_splash_limits_hold_for_diagonals(self) -> None:
        """SG-SYN-019: within the splash limits: of 3 damage only 1 may cross."""
        table = lend(facing(PLAIN, PLAIN), "odessa", "mac")
        attack(table, "mac", "a", 4, "synergy odessa by mac", "go on", "cover a a3", "cover b b1")

        assert refused(table, "cover b a2").rule == "SG-COMBAT-030"
        assert covered(play(table, "cover a b2"), "a") == ["a3", "b2"]


class TestGregory:
    """SG-SYN-020 and 021: the last-moment rescue."""

    def test_the_fallen_restore_two(self) -> None:
        """SG-SYN-020: Marco reaches 0, uses the token, and has 2 health left."""
        table = lend(left(facing(PLAIN, strike=3), "marco", 3), "gregory", "marco")
        play(table, "end attacks", "hurt marco", "rescue marco with gregory")

        assert damage(table, "marco") == [2]
        assert holder(table, "gregory") == "gregory"

    def test_only_at_zero_health(self) -> None:
        """SG-SYN-020: the token is not used while the holder has health, and need not be used at 0."""
        table = lend(left(facing(PLAIN, strike=3), "marco", 4), "gregory", "marco")
        play(table, "end attacks", "hurt marco")
        assert table.fight.round == 2
        assert refused(table, "synergy gregory by marco").rule == "SG-SYN-009"
        play(table, "end attacks", "hurt marco", "hurt mac", "let fall")

        assert damage(table, "marco", "mac") == [4, 2]
        assert holder(table, "gregory") == "marco"

    def test_it_comes_after_the_overflow(self) -> None:
        """SG-SYN-021: Marco with 1 health left takes 3: 2 overflow to others, then Marco restores 2."""
        table = lend(left(facing(PLAIN, strike=3), "marco", 1), "gregory", "marco")
        play(table, "end attacks", "hurt marco")
        assert "rescue marco with gregory" not in offered(table)
        play(table, "hurt odessa", "rescue marco with gregory")

        assert damage(table, "marco", "odessa") == [2, 2]

    def test_a_token_given_back_rescues_nobody_later(self) -> None:
        """SG-SYN-021: the moment passes with its damage event: lent anew, the token does not lift the fallen."""
        table = lend(left(facing(PLAIN, strike=3), "marco", 3), "gregory", "marco")
        play(table, "end attacks", "hurt marco", "return gregory from marco")
        assert (table.fight.round, table.fight.fallen) == (2, ())
        play(lend(table, "gregory", "marco"), "end attacks", "hurt mac")

        assert table.fight.round == 3
        assert damage(table, "marco", "mac") == [4, 3]

    def test_it_comes_before_the_defeat_check(self) -> None:
        """SG-SYN-021: the last of the crew falls, is rescued, and there is no defeat."""
        table = lend(weary(facing(PLAIN, strike=3)), "gregory", "odessa")
        play(table, "end attacks", "hurt odessa", "rescue odessa with gregory")

        assert damage(table, "odessa") == [4]
        assert table.fight.round == 2

    def test_it_serves_against_counterattacks(self) -> None:
        """SG-SYN-020: an attacker who falls to the counterattack may use it too."""
        table = lend(left(facing(PLAIN, strike=2), "kannan", 2), "gregory", "kannan")
        attack(table, "kannan", "a", 4, *covers("a", "a1", "a2"), "rescue kannan with gregory")

        assert damage(table, "kannan") == [3]


class TestKannanAndRafael:
    """SG-SYN-022 and 028: redraw and block."""

    def test_kannans_token_serves_the_attacker_who_holds_it(self) -> None:
        """SG-SYN-022: in Gregory's attack Laurent cannot redraw with the token that lies on his board."""
        table = lend(lend(facing(PLAIN, defense=5), "kannan", "laurent"), "mac", "gregory")
        attack(table, "gregory", "a", 1)

        assert "synergy mac by gregory" in offered(table)
        assert refused(table, "synergy kannan by laurent").rule == "SG-SYN-009"
        assert holder(table, "kannan") == "laurent"

    def test_kannans_token_redraws(self) -> None:
        """SG-SYN-022: after fate 1 a redraw of 5 makes the fate 5."""
        table = lend(facing(PLAIN, defense=5), "kannan", "laurent")
        attack(table, "laurent", "a", 1, "synergy kannan by laurent", "fate 5")
        assert holder(table, "kannan") == "kannan"
        play(table, "go on")

        assert told(table, "hit") == [("laurent", "a", 5)]

    def test_a_redraw_stands_even_if_lower(self) -> None:
        """SG-SYN-022: the new fate replaces the old one."""
        table = lend(facing(PLAIN, defense=5), "kannan", "laurent")
        attack(table, "laurent", "a", 5, "synergy kannan by laurent", "fate 2", "go on")

        assert told(table, "miss") == [("laurent", "a", 2)]

    def test_rafaels_token_blocks_two(self) -> None:
        """SG-SYN-028: against a counterattack of 3 it leaves 1."""
        table = lend(facing(PLAIN, strike=3), "rafael", "gregory")
        attack(table, "gregory", "a", 4, *covers("a", "a1", "a2"), "synergy rafael by gregory", "take hit")

        assert damage(table, "gregory") == [1]
        assert holder(table, "rafael") == "rafael"


class TestMarco:
    """SG-SYN-026 and 027: 2 extra damage beside hearts."""

    def use(self, *grids: str, fatigue: int = 0, defense: int = 1, **legend: str) -> SeaTable:
        """Marco's token has been used by Laurent, whose damage is about to be placed."""
        table = lend(facing(*grids, players=1, defense=defense, strike=0, **legend), "marco", "laurent")
        table.crew["laurent"].fatigue = fatigue
        return attack(table, "laurent", "a", 4, "synergy marco by laurent", "go on")

    def test_two_more_on_adjoining_squares_without_hearts(self) -> None:
        """SG-SYN-026: after 2 damage on a heart and a blank, 2 more tokens go on adjoining squares without hearts."""
        table = play(self.use("H . .|. . .|. . H"), *covers("a", "a1", "a2", "a3"))
        assert refused(table, "cover a c1").rule == "SG-COMBAT-019"
        play(table, "cover a b3")

        assert covered(table, "a") == ["a1", "a2", "a3", "b3"]
        assert table.fight.strike is None

    def test_the_extra_goes_on_no_heart(self) -> None:
        """SG-SYN-026: when 2 damage lie on two hearts the extra cannot cover a third, whatever it adjoins."""
        table = play(self.use("H . .|H . .|H . H"), *covers("a", "a1", "b1"))
        assert refused(table, "cover a c1").rule == "SG-SYN-026"
        play(table, *covers("a", "b2", "c2"))

        assert covered(table, "a") == ["a1", "b1", "b2", "c2"]

    @pytest.mark.parametrize("extra", [0, 1])
    def test_the_extra_is_optional(self, extra: int) -> None:
        """SG-SYN-027: the extra 2 may be placed in part or not at all, the attack's own damage may not."""
        table = play(self.use(PLAIN), "cover a a1")
        assert refused(table, "stop placing").rule == "SG-COMBAT-025"
        play(table, *covers("a", "a2", "a3")[: 1 + extra], "stop placing")

        assert len(covered(table, "a")) == 2 + extra
        assert table.fight.strike is None

    def test_the_extra_may_splash_within_the_half(self) -> None:
        """SG-SYN-027: of 2 + 2 damage two may go on a neighbour, not three."""
        table = play(self.use(PLAIN, PLAIN), "cover a a3", "cover b a1", "cover b b1")
        assert refused(table, "cover b c1").rule == "SG-COMBAT-030"
        assert refused(table, "stop placing").rule == "SG-COMBAT-030"
        play(table, "cover a a2")

        assert (covered(table, "a"), covered(table, "b")) == (["a2", "a3"], ["a1", "b1"])
        assert table.fight.strike is None

    def test_the_extra_on_a_miss(self) -> None:
        """SG-SYN-027: on a miss the extra adjoins the 1 damage."""
        table = play(self.use(PLAIN, defense=12), *covers("a", "a1", "a2", "a3"))

        assert covered(table, "a") == ["a1", "a2", "a3"]
        assert table.fight.strike is None

    def test_the_extra_alone(self) -> None:
        """SG-SYN-027: on a miss at 2 fatigue up to 2 tokens go on connected squares of the target without hearts."""
        table = self.use(PLAIN, PLAIN, fatigue=2, defense=12)
        assert "stop placing" in offered(table)
        assert refused(table, "cover a c3").rule == "SG-SYN-026"
        assert refused(table, "cover b a1").rule == "SG-COMBAT-024"
        play(table, "cover a b2")
        assert refused(table, "cover a a1").rule == "SG-COMBAT-020"
        play(table, "cover a b3")

        assert (covered(table, "a"), table.fight.strike) == (["b2", "b3"], None)

    def test_the_extra_is_resisted_like_the_rest(self) -> None:
        """SG-SYN-026: it is damage that the holder deals, so Resist cuts it when there is no other (SG-ENEMY-023)."""
        table = play(self.use("R . .|. . .|. . H", fatigue=2, defense=12, R="resist-1"), "cover a b2")

        assert (covered(table, "a"), table.fight.strike) == (["b2"], None)
        assert row(table) == ["a"]
