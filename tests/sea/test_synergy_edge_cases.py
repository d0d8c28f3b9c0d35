"""Synergy: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import pytest

from .fights import attack, covers, damage, facing, holder, left, lend
from .tables import (
    at_sea,
    effects,
    fallen,
    give_command,
    offered,
    own,
    play,
    refused,
    told,
    wear,
)

WALL = "H H H|H H H|H H H"


class TestTokens:
    """SG-SYN-001, 002, 011, 016, 022, 025, 026."""

    @pytest.mark.parametrize(("owner", "first", "second"), [("laurent", 3, 2), ("audrie", 3, 2), ("kasumi", 3, 2)])
    def test_more_damage_for_one_attack(self, owner: str, first: int, second: int) -> None:
        """SG-SYN-011, SG-SYN-017, SG-SYN-023, SG-SYN-024: Marco's second attack is without the token's +1."""
        table = lend(facing(WALL), owner, "marco")
        attack(table, "marco", "a", 6, f"synergy {owner} by marco", "go on")
        assert told(table, "deals") == [("marco", first)]
        play(table, *covers("a", "a1", "a2", "a3"))
        lend(table, "rafael", "gregory")
        attack(table, "marco", "a", 6)

        assert told(table, "deals") == [("marco", second)]

    def test_macs_accuracy_for_one_attack(self) -> None:
        """SG-SYN-011, SG-SYN-025: Laurent's next attack totals its fate alone."""
        table = lend(facing(WALL, defense=6), "mac", "laurent")
        attack(table, "laurent", "a", 4, "synergy mac by laurent", "go on", *covers("a", "a1", "a2"))
        attack(table, "laurent", "a", 4)

        assert told(table, "miss") == [("laurent", "a", 4)]

    def test_a_redraw_keeps_the_accuracy_that_was_added(self) -> None:
        """SG-SYN-022, SG-SYN-025: Mac's +2 outlasts the redraw with Kannan's token: 3 + 2 hits 5."""
        table = lend(lend(facing(WALL, defense=5), "mac", "laurent"), "kannan", "laurent")
        attack(table, "laurent", "a", 1, "synergy mac by laurent", "synergy kannan by laurent", "fate 3")
        play(table, *["go on"] * ("go on" in offered(table)))

        assert told(table, "hit") == [("laurent", "a", 5)]

    def test_no_extra_point_helps_with_a_dear_heart(self) -> None:
        """SG-SYN-026: a heart of 2 is not covered by the 1 damage of a miss and one of the extra points."""
        table = lend(facing("H2 . .|. . .|. . H", defense=12), "marco", "laurent")
        attack(table, "laurent", "a", 1, "synergy marco by laurent", "go on", "cover a a2")

        assert refused(table, "cover a a1") is not None
        play(table, "cover a a3", "cover a b3")
        assert table.fight.strike is None

    def test_extra_points_for_one_attack(self) -> None:
        """SG-SYN-026, SG-SYN-011: the attack after it has no extra points, and no diagonal steps."""
        table = lend(lend(facing(WALL), "marco", "laurent"), "odessa", "laurent")
        attack(table, "laurent", "a", 6, "synergy odessa by laurent", "synergy marco by laurent", "go on")
        play(table, *covers("a", "a1", "b2"))
        attack(table, "laurent", "a", 6, "cover a c1")
        assert refused(table, "cover a b2") is not None
        play(table, "cover a c2")

        assert table.fight.strike is None

    @pytest.mark.parametrize("owner", ["laurent", "marco", "odessa", "mac", "kannan"])
    def test_a_fallen_owners_token_serves_in_attacks_too(self, owner: str) -> None:
        """SG-SYN-012: a passed token stays usable when its owner falls, and goes back to the fallen."""
        table = left(lend(facing(WALL, defense=9), owner, "audrie"), owner, 0)
        attack(table, "audrie", "a", 1)
        use = f"synergy {owner} by audrie"
        assert use in offered(table)
        play(table, use)

        assert holder(table, owner) == owner

    def test_a_token_lent_to_the_same_board_again_lies_there_once(self) -> None:
        """SG-SYN-005: Rafael's token on Gregory is passed to Gregory once more, and is one token still."""
        table = lend(facing("S S S|H H H|H H H"), "rafael", "gregory")
        attack(table, "rafael", "a", 6, *covers("a", "a1", "a2", "a3"), "lend rafael to gregory")

        assert table.crew["gregory"].tokens == ("gregory", "rafael")
        assert sum("rafael" in member.tokens for member in table.crew.values()) == 1

    def test_block_beyond_the_hit_is_lost(self) -> None:
        """SG-SYN-028, SG-SYN-011: of 2 block against 1 nothing is left for the next enemy's 3."""
        table = facing("H . .|. . .|. . .", "H . .|. . .|. . .", strike=1)
        lend(table, "rafael", "mac")
        play(table, "end attacks", "hurt mac", "synergy rafael by mac", "take hit", "hurt mac")

        assert damage(table, "mac") == [1]

    def test_every_attack_that_covers_a_point_passes_a_token(self) -> None:
        """SG-SYN-002, SG-SYN-003: one token for one attack: Rafael's second attack may pass his token on."""
        table = attack(
            facing("S . .|. S .|H H H"), "rafael", "a", 6, *covers("a", "a1", "a2", "a3"), "lend rafael to mac"
        )
        attack(table, "rafael", "a", 6, *covers("a", "b2", "b1", "b3"), "lend rafael to kannan")

        assert holder(table, "rafael") == "kannan"
        assert table.crew["mac"].tokens == ("mac",)

    def test_two_who_have_each_others_token(self) -> None:
        """SG-SYN-007, SG-SYN-010: Mac's token on Laurent and Laurent's on Mac are used and given back like any."""
        table = lend(lend(facing(WALL, defense=5), "mac", "laurent"), "laurent", "mac")
        assert {"return mac from laurent", "return laurent from mac"} <= {*offered(table)}
        attack(table, "laurent", "a", 3, "synergy mac by laurent", "go on")
        assert told(table, "hit") == [("laurent", "a", 5)]

        attack(play(table, *covers("a", "a1", "a2")), "mac", "a", 6, "synergy laurent by mac", "go on")
        assert told(table, "deals") == [("mac", 4)]
        assert all(member.tokens == (name,) for name, member in table.crew.items())

    def test_the_fallen_have_their_token_as_well(self) -> None:
        """SG-SYN-001: when combat begins all nine boards hold their own token, those at 0 health too."""
        table = fallen(at_sea(2), "mac", "odessa")
        play(effects(table, "combat 5"), "reveal enemies", "lay bilge-imp")

        assert all(member.tokens == (name,) for name, member in table.crew.items())


class TestLoans:
    """SG-SYN-005, 006, 009, 010, 015, 020, SG-LEVEL-009."""

    def test_two_tokens_on_one_board(self) -> None:
        """SG-SYN-006: Gregory holds Mac's and Laurent's: each is offered in its own moment, and none in the other's."""
        table = lend(lend(facing(WALL, defense=7), "laurent", "gregory"), "mac", "gregory")
        attack(table, "gregory", "a", 3)
        assert [line for line in offered(table) if line.startswith("synergy")] == ["synergy mac by gregory"]
        play(table, "go on")
        assert [line for line in offered(table) if line.startswith("synergy")] == ["synergy laurent by gregory"]

    def test_two_of_a_kind_are_both_there(self) -> None:
        """SG-SYN-006, 024: Audrie holds Laurent's and Kasumi's tokens, and may use either first."""
        table = lend(lend(facing(WALL), "laurent", "audrie"), "kasumi", "audrie")
        attack(table, "audrie", "a", 6)

        assert {"synergy laurent by audrie", "synergy kasumi by audrie"} <= {*offered(table)}
        play(table, "synergy kasumi by audrie", "synergy laurent by audrie", "go on")
        assert told(table, "deals") == [("audrie", 4)]

    def test_block_that_is_not_the_first_token(self) -> None:
        """SG-SYN-006, 028: Mac holds Laurent's and Rafael's; hit for 3 he may use Rafael's, and only his."""
        table = lend(lend(facing(WALL, strike=3), "laurent", "mac"), "rafael", "mac")
        play(table, "end attacks", "hurt mac")
        assert [line for line in offered(table) if line.startswith("synergy")] == ["synergy rafael by mac"]
        play(table, "synergy rafael by mac", "take hit")

        assert (damage(table, "mac"), holder(table, "rafael"), holder(table, "laurent")) == ([1], "rafael", "mac")

    def test_kannans_token_serves_its_holders_own_draw(self) -> None:
        """SG-SYN-022: on Audrie's board it does nothing for Mac's attack; in Audrie's, only before it is settled."""
        table = lend(facing(WALL, defense=12), "kannan", "audrie")
        attack(lend(table, "mac", "laurent"), "mac", "a", 1)
        assert not [line for line in offered(table) if line.startswith("synergy")]
        play(table, "cover a a1")
        lend(table, "laurent", "audrie")
        attack(table, "audrie", "a", 1)
        assert "synergy kannan by audrie" in offered(table)
        play(table, "go on")

        assert [line for line in offered(table) if line.startswith("synergy")] == ["synergy laurent by audrie"]

    def test_a_token_lent_again_leaves_the_others_where_they_are(self) -> None:
        """SG-SYN-005: Rafael's token moves on from Gregory to Mac; those of Laurent and Audrie stay on Gregory."""
        table = facing("S S S|H H H|H H H")
        for owner in ("laurent", "rafael", "audrie"):
            lend(table, owner, "gregory")
        attack(table, "rafael", "a", 6, *covers("a", "a1", "a2", "a3"), "lend rafael to mac")

        assert table.crew["gregory"].tokens == ("gregory", "laurent", "audrie")
        assert (holder(table, "rafael"), table.crew["rafael"].tokens) == ("mac", ())

    def test_nobody_needs_to_pass_a_token(self) -> None:
        """SG-SYN-015: when the Stone of Blood covers a point, all tokens may stay, and the fight goes on."""
        table = give_command(own(facing("S S S|H H H|H H H"), "stone-of-blood"), 1)
        play(table, "activate stone-of-blood deal by p1", "target a", "cover a a1", "keep synergy")

        assert all(holder(table, name) == name for name in table.crew)
        assert "end attacks" in offered(table)

    def test_a_level_card_is_no_shield_by_itself(self) -> None:
        """SG-LEVEL-009: Rafael with Brawling takes no hit for Marco; with Protect he may, and only for others."""
        table = wear(facing(WALL, strike=2), "rafael", "brawling")
        play(table, "end attacks", "hurt marco")
        assert (damage(table, "marco"), table.fight.round) == ([2], 2)

        table = wear(wear(facing(WALL, strike=2), "rafael", "protect"), "mac", "sword-master")
        play(table, "end attacks", "hurt marco")
        assert [line for line in offered(table) if line.startswith("guard")] == ["guard marco with rafael"]
        play(table, "take hit", "end attacks", "hurt rafael")
        assert damage(table, "rafael") == [2]

    def test_two_who_fell_in_one_event(self) -> None:
        """SG-SYN-020: Mac and then Marco fall to one blow; Marco, who holds the token, is rescued and Mac is not."""
        table = lend(left(left(facing(WALL, strike=4), "mac", 1), "marco", 1), "laurent", "marco")
        lend(table, "gregory", "marco")
        play(table, "end attacks", "hurt mac", "hurt marco", "hurt rafael")
        assert [line for line in offered(table) if line.startswith("rescue")] == ["rescue marco with gregory"]
        play(table, "rescue marco with gregory")

        assert damage(table, "mac", "marco", "rafael") == [6, 2, 2]
        assert holder(table, "gregory") == "gregory"

    def test_a_token_goes_home_while_another_attacks(self) -> None:
        """SG-SYN-010: in the middle of Mac's attack, with his own use open, Audrie's loan may go back unused."""
        table = lend(lend(facing(WALL, defense=6), "laurent", "audrie"), "mac", "rafael")
        attack(table, "rafael", "a", 3)
        assert {"synergy mac by rafael", "return laurent from audrie"} <= {*offered(table)}
        play(table, "return laurent from audrie")

        assert holder(table, "laurent") == "laurent"
        assert "synergy mac by rafael" in offered(table)
