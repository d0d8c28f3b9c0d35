"""What the examples of synergy tokens leave open: two on a board, a loan that moves on, two who fell at once."""

from __future__ import annotations

from .fights import attack, covers, damage, facing, holder, left, lend
from .tables import (
    give_command,
    offered,
    own,
    play,
    told,
    wear,
)

WALL = "H H H|H H H|H H H"


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
