"""Abilities of cards and boards within combat."""

from __future__ import annotations

from sleeping_gods.kernel.play import waiting
from tests.bed import again, draw_any, effects, offered, play, refused, told

from .fights import CARDS, battle, blow, buff, covered, power, powers, wound
from .tables import arm, health, on_map, own, row, wear
from .test_ability_cards import rewrite


class TestAbilities:
    """Enemies with abilities."""

    def test_first_strike_waits_for_the_window(self) -> None:
        """DS-ENAB-009, DS-ATTK-019: what may strengthen the attack is asked before the early blow, which comes once."""
        table = battle("H F|. .", attack=2, F="first-strike")
        table.crew["ed"].synergy = 1
        arm(table, "fire-axe", ("damage +1",), damage=1)
        play(table, "attack a with ed using fire-axe")
        assert ("link ed" in offered(table), health(table, "ed")) == (True, 8)
        play(table, "go on")
        assert health(table, "ed") == 6
        play(table, "cover a b1")

        assert health(table, "ed") == 6

    def test_whose_attack_it_is(self) -> None:
        """DS-SYNG-002, DS-BASE-012: on P1's turn P2's Ezarius attacks: P2 is asked about token and hit."""
        table = own(battle("H .|. .", attack=2, players=2, hands=((), ("fire-axe",))), 0, "cork-vest")
        table.crew["ezarius"].synergy = 2
        arm(table, "fire-axe", ("damage +1",), damage=1)
        play(table, "attack a with ezarius using fire-axe")
        assert (waiting(table)[1], "link ezarius" in offered(table)) == (1, True)
        play(table, "link ezarius", "go on", "cover a b1", "cover a b2")
        assert (waiting(table)[1], offered(table)[0]) == (1, "take hit")
        play(table, "take hit")

        assert (table.crew["ezarius"].synergy, health(table, "ezarius")) == (1, 4)

    def test_what_a_synergy_brings_is_the_attackers_players(self) -> None:
        """DS-SYNG-002, DS-ABCA-003: the card that the synergy of P2's Ezarius draws goes to P2's hand, on P1's turn."""
        table = battle("H .|. .", players=2, hands=((), ("fire-axe",)))
        table.crew["ezarius"].synergy = 1
        arm(table, "fire-axe", ("draw 1",), damage=1)
        draw_any(play(table, "attack a with ezarius using fire-axe", "link ezarius"), 1)

        assert [len(hand) for hand in table.hands] == [0, 1]

    def test_what_a_card_does_for_its_bearer(self) -> None:
        """DS-ABCA-006, DS-ABCA-008: Jessie's own damage, block and power cards do nothing for Ed, who attacks."""
        table = power(battle("H .|. .|. .", attack=2), a=2)
        wear(table, "jessie", "heavy-hands-1", "hard-to-pin-down-6", "feint-1")
        blow(table, 1)
        assert told(table, "deals") == [("ed", 1)]
        play(table, "cover a b1")

        assert (powers(table), health(table, "ed")) == ({"a": 2}, 4)

    def test_block_against_a_trap_in_an_attack(self) -> None:
        """DS-ABCA-014: damage of Jessie's card in the window of Ed's attack is no part of it: Block 1 is taken off."""
        table = rewrite(battle("H B|. .|. .", B="block-1"), "dare-2", "deal 2 damage")
        wear(table, "jessie", "dare-2")
        table.crew["ed"].synergy = 1
        arm(table, "fire-axe", ("damage +1",), damage=1)
        play(table, "attack a with ed using fire-axe", "activate dare-2 use", "target a", "cover a c1")

        assert "link ed" in offered(table)
        assert covered(table, "a") == ["c1"]

    def test_a_target_beaten_before_the_blow_still_answers(self) -> None:
        """DS-ATTK-018, DS-ATTK-004: a trap covers the last heart in the window: it leaves after its counterattack."""
        table = rewrite(battle("H .|. .|. .", "H .|. .|. .", attack=2), "dare-2", "deal 1 damage")
        wear(table, "jessie", "dare-2")
        table.crew["ed"].synergy = 1
        arm(table, "fire-axe", ("damage +1",), damage=1)
        play(table, "attack a with ed using fire-axe", "activate dare-2 use", "target a", "cover a a1")
        assert row(table) == ["a", "b"]
        play(table, "go on", "cover a b1")

        assert (row(table), health(table, "ed")) == (["b"], 6)

    def test_anybody_may_give_a_token_back(self) -> None:
        """DS-SYNG-003: on P1's turn one of the two tokens of P2's Ezarius is returned, and the other stays."""
        table = battle("H H", players=2)
        table.crew["ezarius"].synergy = 2
        play(again(table), "return synergy of ezarius")

        assert table.crew["ezarius"].synergy == 1

    def test_any_hurt_ally_may_be_healed(self) -> None:
        """DS-ENAB-015: of two others with damage, one of it on a buff card alone, the active player picks either."""
        table = battle("H V|. .", "H .|. .", "H .|. .", "H .|. .", V="heal-ally-2")
        wound(buff(table, "d", damage=1), "b", "a2")
        play(table, "end attacks")
        assert offered(table)[:2] == ["mend b", "mend d"]
        assert "mend c" not in offered(table)
        play(table, "mend b", "uncover b a2")

        assert covered(table, "b") == []

    def test_a_cycled_card_is_the_bearers_players(self) -> None:
        """DS-CHAR-003, DS-CHAR-013: on P1's turn P2's own card cycles P2's hand: P2 draws, and P2 discards."""
        table = battle("H H", players=2, hands=(CARDS[:2], CARDS[2:4]))
        draw_any(effects(table, "cycle a combat card", seat=1, bearer="ezarius", act=True), 1)
        assert ([len(hand) for hand in table.fight.hands], waiting(table)[1]) == ([2, 3], 1)
        play(table, f"drop {CARDS[2]}")

        assert ([len(hand) for hand in table.fight.hands], table.fight.discard) == ([2, 2], [CARDS[2]])

    def test_the_smallest_deck_before_the_first_round(self) -> None:
        """DS-CBDK-004, DS-CBDK-005: with the enemies seen a 15th card may join and go, the 14 others may not."""
        table = own(on_map(), 0, "ice-blade")
        table.combat_deck.remove("ice-blade")
        number = next(iter(table.pack.enemies.values())).number
        draw_any(effects(table, f"combat {number}"), 1)
        assert refused(table, "exclude whip").key == "smallest-deck"
        play(table, "include ice-blade")
        assert "exclude whip" in offered(table)
        draw_any(play(table, "start combat"), 5)

        assert refused(table, "exclude whip").key == "not-in-combat"
