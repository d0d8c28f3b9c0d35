"""The same in another seat: who decides, who pays and who is asked when the user is not the active player."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting

from .fights import attack, holder, left, lend
from .tables import (
    again,
    at_sea,
    deck_only,
    effects,
    fight,
    foe,
    give_command,
    hold,
    offered,
    own,
    play,
    put_enemy,
    refused,
    told,
    wear,
)

WALL = "H H H|H H H|H H H"


class TestTheUserDecides:
    """SG-CMD-001, SG-SHARE-003: effects of boards and cards are their user's to carry out."""

    @pytest.mark.parametrize(
        ("effect", "verb"),
        [
            ("repair 1", "repair"),
            ("restore 1 health", "heal"),
            ("restore 1 health to one", "heal"),
            ("remove 1 fatigue", "rest"),
            ("remove 1 fatigue from one", "rest"),
            ("remove any status", "cure"),
            ("remove venom from one", "cure"),
            ("clear 1 command", "clear"),
            ("clear one", "clear"),
            ("discard 1", "drop"),
        ],
    )
    @pytest.mark.parametrize("seat", [0, 1, 2])
    def test_who_carries_it_out(self, effect: str, verb: str, seat: int) -> None:
        """SG-SHARE-003: used by any seat, in P2's turn, that seat is asked, for each point."""
        table = hold(hold(hold(at_sea(3, first="p2"), 0, "alert-2"), 1, "focus-5"), 2, "treat-3")
        table.cubes["deck"], table.crew["mac"].damage, table.crew["mac"].fatigue = 2, 2, 2
        table.crew["mac"].statuses = ("venom",)
        table.crew["laurent"].command, table.supply = 2, table.supply - 2
        effects(again(table), effect, seat=seat, act=True)

        assert offered(table)[0].split()[0] == verb
        assert waiting(table)[1] == seat

    @pytest.mark.parametrize(
        ("effect", "lines"),
        [
            ("repair 2", ("repair deck",)),
            ("restore 2 health", ("heal mac",)),
            ("remove 2 fatigue", ("rest mac",)),
            ("clear 2 command", ("clear laurent",)),
            ("discard 2", ("drop treat-3",)),
            ("draw 2", ("draw rally-6", "draw cleaning-1", "drop rally-6")),
        ],
    )
    def test_the_second_point_is_the_same_players(self, effect: str, lines: tuple[str, ...]) -> None:
        """SG-SHARE-003: what is asked again is asked of the same player, P3 in P1's turn."""
        table = hold(at_sea(3), 2, "treat-3", "focus-5", "refine-1")
        table.cubes["deck"], table.crew["mac"].damage, table.crew["mac"].fatigue = 2, 2, 2
        table.crew["laurent"].command, table.supply = 2, table.supply - 2
        play(effects(again(table), effect, seat=2, act=True), *lines)

        assert waiting(table)[1] == 2
        assert offered(table)[0].split()[0] == lines[-1].split()[0]

    def test_what_a_draw_leads_to_is_its_users(self) -> None:
        """SG-FATE-001: `fate 5: draw 1` of P2's card lets P2 draw, in P1's turn."""
        table = play(effects(at_sea(2), "fate 5: draw 1", seat=1, act=True), "fate 5", "fate 3")

        assert [len(hand) for hand in table.hands] == [0, 1]

    def test_a_dodge_needs_a_card_of_its_bearers_player(self) -> None:
        """SG-ABIL-017: with cards in P1's hand alone the Dodge of P2's Mac is refused; P2's card pays for it."""
        table = wear(hold(put_enemy(at_sea(2), attack=3), 0, "alert-2"), "mac", "dodge-4")
        play(own(give_command(table, 1), "pann-shield"), "end attacks", "hurt mac")
        assert refused(table, "play dodge-4 block").key == "no-card-to-discard"

        play(hold(table, 1, "treat-3"), "play dodge-4 block", "drop treat-3")
        assert table.hands == [["alert-2"], []]

    @pytest.mark.parametrize("effect", ["lose 1 health", "gain venom", "lose 1 resources", "gain 1 fatigue"])
    def test_harm_is_the_active_players_to_place(self, effect: str) -> None:
        """SG-EVENT-024: whoever brought it about, the active player places losses."""
        table = effects(at_sea(3, first="p2"), effect, seat=2)

        assert waiting(table)[1] == 1

    @pytest.mark.parametrize("seat", [0, 1])
    def test_a_draw_is_its_users(self, seat: int) -> None:
        """SG-FATE-001, SG-CREW-015: fate drawn for P2's card is P2's draw: Kasumi, whom P2 controls, may redraw a 1."""
        table = give_command(at_sea(2), 1, 1)
        play(effects(table, "fate 5: gain 1 xp", seat=seat, act=True), "fate 1")

        assert ("activate kasumi redraw" in offered(table)) == (seat == 1)
        assert "go on" not in offered(table) or waiting(table)[1] == seat

    def test_cards_are_paid_by_their_bearers_player(self) -> None:
        """SG-CMD-011: Baker on P1's Marco takes P1's command; P2's does not serve, and P2 cannot use it."""
        table = give_command(wear(at_sea(2), "marco", "baker"), 0, 3)
        assert refused(table, "play baker grain").key == "cannot-pay"

        play(give_command(table, 1, 3), "play baker grain")
        assert table.pools == [0, 3]

        table = give_command(wear(at_sea(2, first="p2"), "marco", "baker"), 0, 3)
        assert refused(table, "play baker grain").key == "cannot-pay"
        give_command(table, 1, 0)
        assert play(table, "play baker grain").pools == [0, 0]

    def test_boards_are_paid_by_their_controller(self) -> None:
        """SG-CMD-008: in P1's turn P2's Kannan is activated with P2's command alone."""
        table = give_command(at_sea(2), 5, 2)
        table.crew["mac"].statuses = ("venom",)
        assert refused(again(table), "activate kannan cure").rule == "SG-CMD-008"

        play(give_command(table, 0, 3), "activate kannan cure")
        assert (table.pools, waiting(table)[1]) == ([0, 0], 1)


class TestAmounts:
    """SG-RES-006, SG-VARIANT-011, SG-FATE-005."""

    def test_a_plain_draw_may_be_altered(self) -> None:
        """SG-FATE-005: a 4 with Mac's fate +1 is a 5 when the draw is settled, not before."""
        table = give_command(at_sea(), 2)
        play(effects(table, "fate 5: gain 1 xp"), "fate 4", "activate mac fate")
        assert table.xp == 0

        assert play(table, "go on").xp == 1

    def test_three_of_a_loss(self) -> None:
        """SG-RES-006: a loss of 3 food or of 3 resources takes 3, one after another."""
        table = at_sea()
        table.goods |= {"grain": 2, "meat": 2, "coins": 3}
        play(effects(table, "lose 3 food", "gain 1 xp"), "pay grain", "pay meat", "pay meat")
        assert (table.goods["grain"], table.goods["meat"], table.xp) == (1, 0, 1)

        play(effects(table, "lose 3 resources", "gain 1 xp"), "lose coins", "lose coins", "lose grain")
        assert (table.goods["grain"], table.goods["coins"], table.xp) == (0, 1, 2)

    def test_an_empty_deck_is_shuffled_for_a_draw_by_choice(self) -> None:
        """SG-FATE-003, SG-VARIANT-011: where a card or a die is chosen, the discard becomes the deck when a card is."""
        table = deck_only(at_sea(dice="may"))
        effects(table, "fate 5: gain 1 xp")
        discard = len(table.discard)
        play(table, "draw fate")

        assert len(offered(table)) == discard == 60
        assert play(table, "fate 5").xp == 1

    def test_healing_needs_somebody_hurt(self) -> None:
        """SG-ADV-011: what restores health is offered while somebody is hurt."""
        table = give_command(own(at_sea(), "totem-of-glass"), 1)
        line = "activate totem-of-glass heal by p1"
        assert line not in offered(table)

        table.crew["mac"].damage = 1
        assert line in offered(again(table))


class TestFights:
    """SG-SYN-020, 021, SG-LEVEL-009."""

    def test_who_stays_down_is_not_rescued_by_a_later_hit(self) -> None:
        """SG-SYN-021: let fall in one counterattack, Mac cannot use Gregory's token after another crew member's hit."""
        table = lend(left(fight(foe(at_sea(), "wall", WALL, defense=12, attack=2), "wall"), "mac", 1), "gregory", "mac")
        attack(table, "mac", "wall", 1)
        assert offered(table)[:2] == ["rescue mac with gregory", "let fall"]
        play(table, "let fall", "cover wall a1")

        attack(table, "marco", "wall", 1)
        assert "rescue mac with gregory" not in offered(table)
        assert (holder(table, "gregory"), told(table, "damage")) == ("mac", [("marco", 1)])

    def test_who_stays_down_at_the_end_of_a_round_stays_down(self) -> None:
        """SG-SYN-021: the second enemy's hit on another gives no second chance either."""
        table = at_sea()
        for name in ("wall", "mate"):
            foe(table, name, WALL, attack=2)
        lend(left(fight(table, "wall", "mate"), "mac", 1), "gregory", "mac")
        play(table, "end attacks", "hurt mac", "hurt odessa", "let fall", "hurt odessa")

        assert table.fight.round == 2
        assert table.crew["mac"].damage == 6

    def test_gregorys_token_is_no_block(self) -> None:
        """SG-SYN-020: held by the victim it cannot be used when the hit comes, only after the fall."""
        table = lend(
            fight(foe(own(give_command(at_sea(), 1), "pann-shield"), "wall", WALL, attack=2), "wall"), "gregory", "mac"
        )
        play(table, "end attacks", "hurt mac")

        assert "activate pann-shield block by p1" in offered(table)
        assert "synergy gregory by mac" not in offered(table)
        assert "return gregory from mac" in offered(table)

    def test_power_block_does_not_raise_an_equipped_card(self) -> None:
        """SG-LEVEL-009: Defensive Stance on Audrie blocks 1 of 3, with Power Block too."""
        table = wear(put_enemy(at_sea(), attack=3), "audrie", "power-block", "defensive-stance-5")
        play(give_command(table, 3), "end attacks", "hurt audrie", "play defensive-stance-5 block", "take hit")

        assert table.crew["audrie"].damage == 2
