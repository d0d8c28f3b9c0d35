"""Readings of combat: once a round and not once a fight, two allies, two fallen at once, and who waits afterwards."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import again, draw_any, effects, fallen, offered, play, refused, told

from .fights import CARDS, battle, blow, buff, covered, facing_boss, power, powers, wound
from .tables import ail, arm, boss, enemy, exploring, health, hurt, on_map, own, row, stock, story, tire, wear
from .test_ability_cards import rewrite

PAIRS = "ed ezarius/jessie miguel"


def fleeing(players: int = 1, head: str = "H .|. .", text: str = "") -> SkiesTable:
    """A fight in a story with a boss from whom the party may run, at the attacks of its first round."""
    table = tire(on_map(players), claire=0, ed=0, ezarius=0, jessie=0, miguel=0)
    grids = {"head": head, "arms": "H ."}
    zones = [enemy(table, name, grid, attack=0, level=6, V="deal-one-1") for name, grid in grids.items()]
    boss(table, *zones, flee=True)
    story(table, f"# 38 T\n\n## 38 T\nText.\n\n> boss 50\n{text}> gain 1 rope\n\n- (a) Go.\n  > return to the map\n")
    play(exploring(table, 38), "start combat")
    return draw_any(table, 5 if players == 1 else 6)


class TestRounds:
    """What a round allows, and the next one again."""

    def test_once_a_round(self) -> None:
        """DS-ABCA-012: a free ability for combat counts once in a round, an attack does not renew it, a round does."""
        table = rewrite(battle("H H|H H|. ."), "dare-2", "remove 1 power")
        power(wear(table, "jessie", "dare-2"), a=3)
        play(table, "activate dare-2 use", "target a")
        assert refused(table, "activate dare-2 use").rule == "DS-ABCA-012"
        play(blow(table, 1), "cover a c1")
        assert refused(table, "activate dare-2 use").key == "once-a-round"
        draw_any(play(table, "end attacks"), 1)

        assert "activate dare-2 use" in offered(table)

    @pytest.mark.parametrize("able", ["ed", "jessie"])
    def test_somebody_can_still_fight(self, able: str) -> None:
        """DS-CRND-012: while one of either player could play a card the fight is not lost, though nobody plays."""
        table = battle("H H", players=2, hands=(("fire-axe",), ("wrench",)))
        table.controllers = {"ed": 0, "ezarius": 0, "jessie": 1, "miguel": 1}
        for name in table.crew:
            if name != able:
                ail(table, name, "frightened")
        play(table, "end attacks", "end attacks")

        assert refused(table, "concede combat").rule == "DS-CRND-012"

    def test_the_last_enemy_falls_between_attacks(self) -> None:
        """DS-CRND-010: a torch covers the last heart while attacks are due: the fight is won, with no enemy phase."""
        table = stock(battle("H P"), torch=1)
        play(table, "use torch deal by p1", "target a", "cover a a1")

        assert (table.combat, table.goods["torch"]) == (None, 0)
        assert "end attacks" not in offered(table)
        assert "camp" in offered(table)

    def test_two_fall_to_one_blow(self) -> None:
        """DS-ATTK-017, DS-SPLS-008: target and neighbour lose their last hearts at once: both leave."""
        table = play(blow(battle(". H", "H .", "H ."), 2), "cover a a2", "cover b a1")

        assert row(table) == ["c"]

    def test_four_fall_at_once_and_one_was_down(self) -> None:
        """DS-HLTH-006: Ed is at 0; the other four fall together in the enemy phase: that is a defeat."""
        table = fallen(battle("H A", A="deal-all-1"), "ed")
        hurt(table, claire=6, ezarius=5, jessie=7, miguel=6)
        play(table, "end attacks")

        assert (table.defeats, table.combat, health(table, "ed")) == (1, None, 8)

    def test_a_defeat_within_two_draws_loses_no_card(self) -> None:
        """DS-DEFT-005, DS-FATE-008: of a fight within a draw within a challenge both fate cards are discarded."""
        table = tire(fallen(hurt(on_map(), jessie=7), "claire", "ed", "ezarius", "miguel"), jessie=0)
        numbers = [card.number for card in table.pack.enemies.values()][:1]
        effects(table, "challenge STRENGTH 30", f"fail: fate 1: combat {numbers[0]}")
        play(table, "go on", "fate 1", "fate 2")
        assert [len(test.aside) for test in table.tests] == [1, 1]
        draw_any(table, 1)
        draw_any(play(table, "start combat"), 5)
        table.crew["jessie"].damage, table.peril = 8, True
        play(table, "end attacks")

        assert (table.defeats, table.tests, len(table.deck) + len(table.discard)) == (1, [], 62)
        assert table.violations() == []


class TestFlight:
    """Running from a boss, where it is allowed."""

    def test_no_running_from_this_one(self) -> None:
        """DS-BOSS-007, DS-CRND-012: a boss whose page does not say so cannot be fled: the next round begins at once."""
        table = play(facing_boss(), "end attacks")

        assert table.fight.round == 2
        assert not {"stay", "flee"} & {*offered(table)}

    def test_a_boss_beaten_in_the_enemy_phase(self) -> None:
        """DS-BOSS-007: whose last heart a torch covers while the head acts is beaten, and nobody is asked to run."""
        table = stock(fleeing(head="H V|. ."), torch=1)
        wound(table, "arms-50", "a1")
        play(table, "end attacks", "use torch deal by p1", "target head-50", "cover head-50 a1", "hurt ed")

        assert (table.combat, table.ticked, table.goods["rope"]) == (None, ["boss:50"], 1)

    def test_whoever_runs_is_back_on_the_map(self) -> None:
        """DS-BOSS-007, DS-ADVC-001: P2 is active: what running brings is P2's; the story is over."""
        table = fleeing(2, text="> flee: gain adventure 60\n")
        table.captain = 1
        play(table, "end attacks", "flee")
        assert (offered(table), waiting(table)[1]) == (["give eternal-geode to p1", "give eternal-geode to p2"], 1)
        play(table, "give eternal-geode to p2")

        assert (table.exploring, table.combat, table.goods["rope"]) == (False, None, 0)
        assert "camp" in offered(table)

    def test_what_victory_brings_is_the_active_players(self) -> None:
        """DS-CRND-009, DS-ADVC-001: P2 is active when the fight is won: the card that follows is P2's to give."""
        table = stock(fleeing(2, text="> win: gain adventure 60\n"), torch=1)
        table.captain = 1
        wound(table, "arms-50", "a1")
        play(table, "use torch deal by p1", "target head-50", "cover head-50 a1")

        assert waiting(table)[1] == 1
        assert "give eternal-geode to p2" in offered(table)


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
