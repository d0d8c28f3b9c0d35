"""Synergy tokens, how they pass and who uses them: SG-SYN-001 to 016."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.sea.table.table import SeaTable

from .fights import attack, covered, covers, damage, facing, holder, left, lend
from .tables import again, at_sea, effects, fight, foe, give_command, offered, own, play, refused, told, wear

POINTS = "S S .|. . .|. . H"
PLAIN = ". . .|. . .|. . H"


def lends(table: SeaTable) -> list[str]:
    """The passes of tokens offered now."""
    return [line for line in offered(table) if line.startswith("lend ")]


class TestPassing:
    """SG-SYN-001 to 006 and 014 to 016: where tokens come from and go to."""

    @pytest.mark.parametrize("players", [1, 3])
    def test_each_token_starts_on_its_own_board(self, players: int) -> None:
        """SG-SYN-001: when combat begins nine boards hold their own token, whoever controls them."""
        table = play(effects(at_sea(players), "combat 5"), "reveal enemies", "lay bilge-imp")

        assert {name: member.tokens for name, member in table.crew.items()} == {name: (name,) for name in table.crew}
        assert len(table.crew) == 9

    def test_covering_a_point_earns_a_pass(self) -> None:
        """SG-SYN-002: Rafael, who covers a point, may put his token on any of the 8 other boards."""
        table = attack(facing(POINTS, players=2), "rafael", "a", 4, *covers("a", "a1", "b1", "c1"))

        assert lends(table) == [f"lend rafael to {name}" for name in table.crew if name != "rafael"]
        assert len(lends(table)) == 8
        assert waiting(table)[1] == table.controller("rafael")
        assert holder(play(table, "lend rafael to kasumi"), "rafael") == "kasumi"

    def test_a_pass_is_optional(self) -> None:
        """SG-SYN-002: the token may be kept."""
        table = attack(facing(POINTS), "rafael", "a", 4, *covers("a", "a1", "b1", "c1"), "keep synergy")

        assert holder(table, "rafael") == "rafael"
        assert offered(table)[0].startswith("attack")

    def test_no_point_no_pass(self) -> None:
        """SG-SYN-002: an attack that covers no synergy point passes nothing."""
        table = attack(facing(POINTS), "rafael", "a", 4, *covers("a", "b1", "b2", "b3"))

        assert lends(table) == []
        assert offered(table)[0].startswith("attack")

    def test_two_points_are_one_pass(self) -> None:
        """SG-SYN-003: 2 points covered by 1 attack move 1 token once."""
        table = attack(facing(POINTS), "rafael", "a", 4, *covers("a", "a1", "a2", "a3"), "lend rafael to mac")

        assert holder(table, "rafael") == "mac"
        assert lends(table) == []

    def test_points_on_two_cards_are_one_pass(self) -> None:
        """SG-SYN-003: a point of the target and one of its neighbour, covered by 1 attack, move 1 token once."""
        table = facing(". . S|. . .|. . H", "S . .|. . .|. . H")
        attack(table, "laurent", "a", 4, "cover a a3", "cover b a1", "lend laurent to mac")

        assert (covered(table, "a"), covered(table, "b")) == (["a3"], ["a1"])
        assert holder(table, "laurent") == "mac"
        assert lends(table) == []

    def test_a_splashed_point_counts(self) -> None:
        """SG-SYN-004: a point covered by splash on a neighbour lets the attacker's token pass."""
        table = attack(facing(PLAIN, "S . .|. . .|. . H"), "laurent", "a", 4, "cover a a3", "cover b a1")

        assert holder(play(table, "lend laurent to mac"), "laurent") == "mac"

    def test_a_token_that_is_away_may_move_on_unused(self) -> None:
        """SG-SYN-005: Rafael's token on Gregory may go to any board but Rafael's, Gregory's again or Mac's."""
        table = lend(facing(POINTS), "rafael", "gregory")
        attack(table, "rafael", "a", 4, *covers("a", "a1", "b1", "c1"))

        assert {"lend rafael to gregory", "lend rafael to mac"} <= {*lends(table)}
        assert refused(table, "lend rafael to rafael").rule == "SG-SYN-008"
        play(table, "lend rafael to mac")
        assert (table.crew["gregory"].tokens, table.crew["mac"].tokens) == (("gregory",), ("mac", "rafael"))

    def test_a_board_may_hold_several_tokens(self) -> None:
        """SG-SYN-006: with Mac's and Rafael's tokens Gregory has +2 accuracy and 2 block in one attack."""
        table = lend(lend(facing(PLAIN, defense=7, strike=3), "mac", "gregory"), "rafael", "gregory")
        attack(table, "gregory", "a", 3, "synergy mac by gregory", "go on")
        assert told(table, "hit") == [("gregory", "a", 7)]
        play(table, *covers("a", "a1", "a2"), "synergy rafael by gregory", "take hit")

        assert damage(table, "gregory") == [1]
        assert table.crew["gregory"].tokens == ("gregory",)

    def test_tokens_are_used_and_returned_in_any_order(self) -> None:
        """SG-SYN-006: of Rafael's and Mac's tokens Gregory may use, and give back, the one that came last as well."""
        table = lend(lend(facing(PLAIN, defense=7), "rafael", "gregory"), "mac", "gregory")
        back = play(table.clone(), "return mac from gregory")
        attack(table, "gregory", "a", 3, "synergy mac by gregory", "go on")

        assert back.crew["gregory"].tokens == table.crew["gregory"].tokens == ("gregory", "rafael")
        assert told(table, "hit") == [("gregory", "a", 7)]

    def test_a_falling_attacker_may_still_pass(self) -> None:
        """SG-SYN-014: Rafael, dropped to 0 by the counterattack to a miss, covers a point and passes his token."""
        table = attack(left(facing(POINTS, defense=12, strike=2), "rafael", 1), "rafael", "a", 1)
        assert damage(table, "rafael") == [7]
        play(table, "cover a a1")
        assert {line.split()[1] for line in lends(table)} == {"rafael"}
        play(table, "lend rafael to mac")

        assert holder(table, "rafael") == "mac"

    def test_a_point_covered_by_a_card(self) -> None:
        """SG-SYN-015: when Stone of Blood's damage covers a point, one token of any owner may be passed."""
        table = give_command(own(facing(POINTS), "stone-of-blood"), 3)
        play(table, "activate stone-of-blood deal by p1", "target a", "cover a a1")
        assert len(lends(table)) == 9 * 8
        play(table, "lend marco to kannan")

        assert holder(table, "marco") == "kannan"
        assert lends(table) == []

    def test_tokens_leave_after_combat(self) -> None:
        """SG-SYN-016: tokens do not carry over; the next combat starts with all nine on their own boards."""
        table = lend(facing(". . .|. . .|H H H"), "mac", "audrie")
        attack(table, "rafael", "a", 4, *covers("a", "c1", "c2", "c3"))
        assert table.combat is None
        assert all(member.tokens == () for member in table.crew.values())
        play(effects(table, "combat 5"), "reveal enemies", "lay bilge-imp")

        assert all(member.tokens == (name,) for name, member in table.crew.items())

    def test_a_point_covered_by_a_card_serves_any_player(self) -> None:
        """SG-SYN-015, SG-FAQ-005: with two players any of the nine owners may pass, P2's crew too; one token only."""
        table = give_command(own(facing(POINTS, players=2, strike=3), "stone-of-blood"), 3)
        play(table, "activate stone-of-blood deal by p1", "target a", "cover a a1")
        assert len(lends(table)) == 9 * 8
        other = next(name for name in table.crew if table.controller(name) == 1)
        play(table, f"lend {other} to odessa")

        assert (holder(table, other), lends(table)) == ("odessa", [])
        assert not any(member.damage for member in table.crew.values())

    def test_any_enemy_may_be_struck_by_a_card(self) -> None:
        """SG-FAQ-005: of three enemies Stone of Blood's damage goes to any one, and none strikes back."""
        table = give_command(own(facing(PLAIN, PLAIN, PLAIN, strike=3), "stone-of-blood"), 3)
        play(table, "activate stone-of-blood deal by p1")
        assert [line for line in offered(table) if line.startswith("target")] == ["target a", "target b", "target c"]
        play(table, "target c", "cover c a1")

        assert covered(table, "c") == ["a1"]
        assert not any(member.damage for member in table.crew.values())

    def test_a_point_on_the_third_card_counts(self) -> None:
        """SG-SYN-004: 5 damage lie on three cards, and the one point is the right neighbour's: Mac's token may pass."""
        table = lend(lend(facing(PLAIN, PLAIN, "S . .|. . .|. . H"), "audrie", "mac"), "kasumi", "mac")
        attack(table, "mac", "b", 6, "synergy audrie by mac", "synergy kasumi by mac", "go on")
        play(table, *covers("b", "a1", "a2", "a3"), "cover a a3", "cover c a1", "lend mac to marco")

        assert holder(table, "mac") == "marco"


class TestUsing:
    """SG-SYN-007 to 013: who uses a token, when, and for whom."""

    def test_a_used_token_returns_to_its_owner(self) -> None:
        """SG-SYN-007: Audrie uses Laurent's token for +1 damage, and it is back on Laurent's board."""
        table = lend(facing(PLAIN), "laurent", "audrie")
        attack(table, "audrie", "a", 4, "synergy laurent by audrie", "go on")

        assert told(table, "deals") == [("audrie", 3)]
        assert holder(table, "laurent") == "laurent"

    def test_a_token_that_is_not_there_cannot_be_used(self) -> None:
        """SG-SYN-007: only who holds a token can use it."""
        table = lend(facing(PLAIN), "laurent", "audrie")
        attack(table, "mac", "a", 4)

        assert refused(table, "synergy laurent by mac").rule == "SG-SYN-007"

    def test_ones_own_token_is_useless(self) -> None:
        """SG-SYN-008: with Mac's token on Mac and a total of 4 against 6, using it is refused and the total stays 4."""
        table = lend(facing(PLAIN, defense=6), "kannan", "mac")
        attack(table, "mac", "a", 3)
        assert refused(table, "synergy mac by mac").rule == "SG-SYN-008"
        play(table, "go on")

        assert told(table, "miss") == [("mac", "a", 4)]

    def test_tokens_are_used_after_the_draw(self) -> None:
        """SG-SYN-009: fate 3 + 0 against 5 with Mac's token is 5, a hit; before the draw it cannot be used."""
        table = lend(facing(PLAIN, defense=5), "mac", "laurent")
        assert refused(table, "synergy mac by laurent").rule == "SG-SYN-009"
        attack(table, "laurent", "a", 3, "synergy mac by laurent", "go on")

        assert told(table, "hit") == [("laurent", "a", 5)]

    @pytest.mark.parametrize("moment", ["between attacks", "after the draw", "at the end of the round"])
    def test_a_token_may_go_back_unused_at_any_time(self, moment: str) -> None:
        """SG-SYN-010: Marco's token on Kannan goes back without effect, whenever the table wishes."""
        table = lend(facing(PLAIN, strike=1), "marco", "kannan")
        if moment == "after the draw":
            attack(table, "kannan", "a", 4)
        elif moment == "at the end of the round":
            play(table, "end attacks")
        play(table, "return marco from kannan")

        assert holder(table, "marco") == "marco"
        assert covered(table, "a") == []

    def test_one_use_serves_once(self) -> None:
        """SG-SYN-011: Rafael's token, used against a counterattack of 1, does nothing against 3 later on."""
        table = foe(foe(at_sea(), "a", PLAIN, defense=12, attack=1), "b", PLAIN, attack=3)
        lend(fight(table, "a", "b"), "rafael", "gregory")
        attack(table, "gregory", "a", 1, "synergy rafael by gregory", "take hit", "cover a a1")
        assert damage(table, "gregory") == [0]
        play(table, "end attacks", "hurt mac", "hurt gregory")

        assert damage(table, "gregory") == [3]

    def test_one_use_serves_its_holder_only(self) -> None:
        """SG-SYN-011: Audrie cannot use a token for Mac's attack."""
        table = lend(lend(facing(PLAIN), "laurent", "audrie"), "kasumi", "mac")
        attack(table, "mac", "a", 4)

        assert "synergy kasumi by mac" in offered(table)
        assert refused(table, "synergy laurent by audrie").rule == "SG-SYN-009"

    def test_a_token_blocks_for_its_holder_only(self) -> None:
        """SG-SYN-011: Mac cannot use Rafael's token when Gregory is hit."""
        table = wear(lend(facing(PLAIN, strike=3), "rafael", "mac"), "gregory", "defend-4")
        play(table, "end attacks", "hurt gregory")

        assert "play defend-4 block" in offered(table)
        assert refused(table, "synergy rafael by mac").rule == "SG-SYN-009"

    def test_a_fallen_owners_token_is_usable(self) -> None:
        """SG-SYN-012: with Rafael at 0 health, Odessa still gains 2 block from his token."""
        table = lend(left(facing(PLAIN, strike=3), "rafael", 0), "rafael", "odessa")
        play(table, "end attacks", "hurt odessa", "synergy rafael by odessa", "take hit")

        assert damage(table, "odessa") == [1]
        assert holder(table, "rafael") == "rafael"

    def test_a_fallen_holder_cannot_use_tokens(self) -> None:
        """SG-SYN-013: Mac at 0 health cannot use Rafael's token when overflow threatens others."""
        table = lend(left(facing(PLAIN, strike=3), "mac", 0), "rafael", "mac")
        left(table, "gregory", 1)
        attack(table, "gregory", "a", 1, *covers("a", "a1", "a2"))
        assert refused(table, "synergy rafael by mac").rule == "SG-SYN-013"
        play(table, "hurt odessa")

        assert damage(table, "odessa") == [2]

    def test_a_fallen_attacker_uses_tokens_until_the_attack_is_over(self) -> None:
        """SG-SYN-013: Mac, felled by the counterattack to a miss, still uses Laurent's token for that attack."""
        table = lend(left(facing(PLAIN, defense=12, strike=2), "mac", 1), "laurent", "mac")
        attack(table, "mac", "a", 1, "synergy laurent by mac", "go on", *covers("a", "a1", "a2"))

        assert damage(table, "mac") == [6]
        assert covered(table, "a") == ["a1", "a2"]

    def test_the_fallen_may_receive_tokens(self) -> None:
        """SG-SYN-013: a token may be lent to a crew member at 0 health."""
        table = attack(left(facing(POINTS), "mac", 0), "rafael", "a", 4, *covers("a", "a1", "b1", "c1"))

        assert holder(play(table, "lend rafael to mac"), "rafael") == "mac"

    def test_a_fallen_holder_does_not_block_for_others(self) -> None:
        """SG-SYN-013: Audrie is struck and can block herself; Rafael's token on fallen Mac is no help to her."""
        table = give_command(lend(left(facing(PLAIN, strike=3), "mac", 0), "rafael", "mac"), 3)
        attack(table, "audrie", "a", 6, "go on", *covers("a", "a1", "a2"))

        assert "take hit" in offered(table)
        assert "synergy rafael by mac" not in offered(table)
        assert refused(table, "synergy rafael by mac").rule == "SG-SYN-013"

    def test_a_token_on_the_fallen_may_go_back(self) -> None:
        """SG-SYN-010: at any time a token returns to its owner, also from Mac at 0 health, who keeps his own."""
        table = play(lend(left(facing(PLAIN), "mac", 0), "rafael", "mac"), "return rafael from mac")

        assert (holder(table, "rafael"), table.crew["mac"].tokens) == ("rafael", ("mac",))

    def test_tokens_cost_and_give_nothing_else(self) -> None:
        """SG-SYN-002, 007, 010: passing, using and returning a token leave fatigue as it is; an attack is 1 action."""
        table = facing(POINTS, defense=4)
        for name in table.crew:
            table.crew[name].fatigue = 1
        attack(again(table), "rafael", "a", 6, *covers("a", "a1", "b1", "c1"), "lend rafael to kasumi")
        play(lend(lend(table, "marco", "kasumi"), "audrie", "gregory"), "return marco from kasumi")
        plain = table.clone()
        attack(table, "gregory", "a", 6, "synergy audrie by gregory", "go on")
        attack(plain, "gregory", "a", 6, "go on")

        assert {member.fatigue for member in table.crew.values()} == {1}
        assert [member.actions for member in table.crew.values()] == [member.actions for member in plain.crew.values()]


class TestEquippedCards:
    """SG-ABIL-022, SG-SYN-015: damage of an equipped card is its bearer's; the free choice is for adventure cards."""

    def test_only_the_bearers_token_passes(self) -> None:
        """SG-ABIL-022: when Mac's Surprise Strike covers a point, Mac's token may pass or stay, and no other."""
        table = wear(facing(POINTS), "mac", "surprise-strike-2")
        play(table, "play surprise-strike-2 deal", "target a", "cover a a1")

        assert lends(table) == [f"lend mac to {name}" for name in table.crew if name != "mac"]
        assert refused(table, "lend mac to mac").rule == "SG-SYN-008"
        assert refused(table, "lend marco to rafael").rule == "SG-SYN-002"
        assert lends(play(table, "keep synergy")) == []

    def test_whoever_controls_the_bearer_decides(self) -> None:
        """SG-ABIL-022, SG-SYN-015: the bearer's controller is asked; of an adventure card's damage whoever used it."""
        table = wear(facing(POINTS, players=2), "mac", "surprise-strike-2")
        table.controllers["mac"] = 1
        play(again(table), "play surprise-strike-2 deal", "target a", "cover a a1")
        assert waiting(table)[1] == 1

        table = give_command(own(facing(POINTS, players=2), "stone-of-blood"), 0, 3)
        play(table, "activate stone-of-blood deal by p2", "target a", "cover a a1")
        assert waiting(table)[1] == 1 != table.captain

    def test_in_anothers_attack_it_is_still_the_bearers(self) -> None:
        """SG-ABIL-022: in Laurent's attack the point that Mac's card covers is Mac's, the attack's own is Laurent's."""
        table = wear(facing("S S .|. . .|. . H"), "mac", "surprise-strike-2")
        attack(table, "laurent", "a", 4, "play surprise-strike-2 deal", "target a", "cover a a1")
        assert {line.split()[1] for line in lends(table)} == {"mac"}
        play(table, "lend mac to kannan", "go on", "cover a a2", "cover a a3")

        assert {line.split()[1] for line in lends(table)} == {"laurent"}
        assert holder(table, "mac") == "kannan"
