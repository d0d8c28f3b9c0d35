"""P2's turn: what belongs to the active player goes with the captain token."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.effects.parse import parse_program
from sleeping_gods.kernel.play import waiting
from sleeping_gods.sea.chapters.turn import EndTurn
from sleeping_gods.sea.effects.bind import bind

from .fights import attack, left
from .tables import (
    again,
    at_sea,
    at_ship,
    at_start,
    doing,
    draw_event,
    effects,
    exploring,
    give_command,
    harbour,
    hold,
    in_force,
    offered,
    own,
    play,
    put_enemy,
    refused,
    reprint,
    story,
    told,
    wear,
)


class TestInP2sTurn:
    """SG-TURN-003, SG-CMD-015: what belongs to the active player belongs to P2 in P2's turn."""

    def test_lost_command_is_the_active_players(self) -> None:
        """SG-CMD-015: a story that takes 2 command takes what P2 has, 1, and none of P1's."""
        table = effects(give_command(at_sea(2, first="p2"), 3, 1), "lose 2 command")

        assert table.pools == [3, 0]

    def test_what_a_story_lets_you_draw_is_the_active_players(self) -> None:
        """SG-EXPLORE-018: `draw 1` in a paragraph and in a choice goes to P2's hand."""
        text = "# 7 Desk\n\n## 7 Desk\n\nA desk.\n\n> draw 1\n\n- (a) Look.\n  > draw 1; return to the ship\n"
        table = exploring(story(at_sea(2, first="p2"), text), 7)
        play(table, "fate 3", "choose a", "fate 4")

        assert [len(hand) for hand in table.hands] == [0, 2]

    @pytest.mark.parametrize(("pools", "able"), [((3, 1), True), ((3, 0), False), ((0, 1), True)])
    def test_the_active_player_pays_for_the_helmsman(self, pools: tuple[int, int], able: bool) -> None:
        """SG-STATUS-011, SG-TRAVEL-004: Audrie of low morale steers for 1 command of P2's, not of P1's."""
        table = give_command(at_sea(2, first="p2"), *pools)
        table.crew["audrie"].statuses = ("low-morale",)
        play(again(table), "travel")

        assert ("steer audrie" in offered(table)) == able
        if able:
            assert play(table, "steer audrie").pools == [pools[0], pools[1] - 1]

    def test_a_skipped_action_and_a_search_are_p2s(self) -> None:
        """SG-TURN-008, SG-SHIP-009: the command of a skipped action and of a room goes to P2."""
        table = play(at_sea(2, first="p2"), "skip action")
        assert table.pools == [0, 1]

        room = play(at_ship(2, first="p2"), "use deck", "do command")
        assert room.pools == [0, harbour().rooms["deck"].command[1]]

    def test_an_events_effects_are_p2s(self) -> None:
        """SG-EVENT-024: what an event and its chosen option let you draw goes to P2."""
        table = reprint(at_sea(2, first="p2"), "debris", do=("draw 1",), choices=(("", "draw 1"),))
        play(draw_event(table, "debris"), "fate 3", "choose a", "fate 4")

        assert [len(hand) for hand in table.hands] == [0, 2]

    def test_a_failed_challenge_is_p2s(self) -> None:
        """SG-CHAL-020: what follows a challenge, passed or failed, is P2's to place and P2's to draw."""
        table = effects(at_sea(2, first="p2"), "challenge STRENGTH 5", "fail: draw 1; lose 1 health", "pass: draw 2")
        play(table, "go on", "fate 1", "fate 3")

        assert ([len(hand) for hand in table.hands], waiting(table)[1]) == ([0, 1], 1)

    def test_attempts_at_the_end_of_the_turn_are_p2s(self) -> None:
        """SG-EVENT-010: at the end of P2's turn P2 is asked, and pays what the event takes."""
        table = give_command(in_force(at_sea(2, first="p2"), "broken-boiler"), 2, 2)
        doing(table, EndTurn())

        assert (table.pools, waiting(table)[1]) == ([2, 1], 1)

    def test_what_an_attempt_gives_is_p2s(self) -> None:
        """SG-EVENT-010: the attempt of P2's turn end is made by P2, who draws what it lets you draw."""
        table = at_sea(2, first="p2")
        card = dataclasses.replace(table.pack.events["broken-boiler"], attempt=parse_program(["draw 1"]))
        table.pack = dataclasses.replace(table.pack, events={**table.pack.events, card.id: card}, bound=None)
        table.bound = bind(table.pack)
        play(doing(in_force(table, card.id), EndTurn()), "attempt broken-boiler", "fate 3")

        assert [len(hand) for hand in table.hands] == [0, 1]
        assert told(table, "turn") == [(2, 0)]

    def test_the_travel_test_is_p2s(self) -> None:
        """SG-TRAVEL-001, SG-CREW-015: in P2's turn P2 closes the window after the draw, and Kasumi may redraw a 1."""
        table = hold(give_command(at_sea(2, first="p2"), 1, 1), 0, "refine-1")
        play(table, "travel", "go on", "fate 1")

        assert waiting(table)[1] == 1
        assert "activate kasumi redraw" in offered(table)

    def test_weapons_are_p2s_to_hand_out(self) -> None:
        """SG-WEAPON-005: who carries a weapon is for the active player to decide."""
        table = own(at_sea(2, first="p2"), "revolver", on="mac")

        assert {table.actor(("arm", name, "with", "revolver")) for name in ("gregory", "mac", "odessa")} == {1}

    def test_what_is_too_much_for_one_victim_is_p2s_to_pass_on(self) -> None:
        """SG-COMBAT-054, SG-HEALTH-005: at the end of a round P2, who is active, picks the next victim as well."""
        table = left(put_enemy(at_sea(2, first="p2"), attack=3), "mac", 1)
        play(table, "end attacks", "hurt mac")
        assert (waiting(table)[1], offered(table)[0]) == (1, "hurt odessa")
        play(left(table, "gregory", 1), "hurt gregory")

        assert waiting(table)[1] == 1

    def test_a_condition_keeps_the_user(self) -> None:
        """SG-CMD-001: what follows a condition is the user's too."""
        table = play(effects(at_sea(2), "if 1 coins: draw 1", seat=1, act=True), "fate 3")

        assert [len(hand) for hand in table.hands] == [0, 1]
        assert told(table, "drew-card") == [(1,)]

    def test_a_guarded_counterattack_is_still_the_attackers_players(self) -> None:
        """SG-HEALTH-005: Mac's counterattack, taken by P1's Rafael with 1 health left, is passed on by P2."""
        table = left(wear(put_enemy(at_sea(2), defense=12, attack=4), "rafael", "protect"), "rafael", 1)
        attack(table, "mac", "wall", 1)
        play(table, "guard mac with rafael")

        assert (waiting(table)[1], offered(table)[0]) == (1, "hurt odessa")

    def test_a_helper_pays_once_in_p2s_turn(self) -> None:
        """SG-CHAL-005: P1, who helps, pays 1 command for both of the crew that join; P2's own are free."""
        table = give_command(at_sea(2, first="p2"), 3, 3)
        play(effects(table, "challenge STRENGTH 9", "fail: gain 1 xp"), "join gregory", "join laurent", "join mac")

        assert table.pools == [2, 3]

    def test_relief_takes_p2s_card(self) -> None:
        """SG-SHIP-016: in the Galley P2 gives up a card of P2's; with none there is no relief, whatever P1 holds."""
        table = hold(at_ship(2, first="p2"), 0, "alert-2")
        table.crew["mac"].fatigue = 1
        assert "do relief" not in offered(play(again(table), "use galley"))

        play(hold(table, 1, "treat-3"), "do relief", "relieve mac")
        assert waiting(table)[1] == 1
        play(table, "drop treat-3")
        assert (table.hands, table.crew["mac"].fatigue) == ([["alert-2"], []], 0)

    def test_a_token_is_missed_by_name(self) -> None:
        """SG-COMBAT-009: without a token of P1's the attack of P1's Marco is refused for P1, in P2's turn too."""
        table = put_enemy(at_sea(2, first="p2"))
        table.fight.tokens = [0, 2]

        assert refused(again(table), "attack wall with marco using cleaver").values == ("p1",)

    def test_only_the_active_players_crew_is_watchful(self) -> None:
        """SG-LEVEL-011: in P2's turn P1's Laurent finds no token more, and P2's search ends with its reward."""
        table = wear(at_ship(2, first="p2"), "laurent", "watchful")
        play(table, "use deck", "do search", "search on", "find vegetables", "stop searching")

        assert (waiting(table)[1], offered(table)[0]) == (1, "keep vegetables 2 vegetables")

    def test_a_line_before_the_prose_serves_p2(self) -> None:
        """SG-EXPLORE-003: what a keyword line lets you draw goes to P2."""
        text = "# 7 Desk\n\n## 7 Desk\n\n> if LANTERN: draw 1\n\nA desk.\n\n- (a) Go.\n  > return to the ship\n"
        table = story(at_sea(2, first="p2"), text)
        table.quests.append(9)
        play(exploring(table, 7), "fate 3")

        assert [len(hand) for hand in table.hands] == [0, 1]

    def test_a_challenge_waits_for_p2(self) -> None:
        """SG-CHAL-012: in P2's turn P2 closes the window after the draw; the test is P2's."""
        table = hold(at_sea(2, first="p2"), 0, "rage-6")
        play(effects(table, "challenge STRENGTH 9", "fail: gain 1 xp"), "go on", "fate 3")

        assert (table.test.seat, waiting(table)[1]) == (1, 1)

    def test_a_cards_damage_is_placed_by_whoever_used_it(self) -> None:
        """SG-COMBAT-067: the Stone of Blood, used by P1 in P2's turn, is aimed and placed by P1."""
        table = give_command(own(put_enemy(at_sea(2, first="p2")), "stone-of-blood"), 1, 0)
        play(table, "activate stone-of-blood deal by p1")
        assert waiting(table)[1] == 0

        assert waiting(play(table, "target wall"))[1] == 0

    def test_a_covered_point_is_its_attackers_players_to_use(self) -> None:
        """SG-SYN-002: Marco, whom P1 controls, covers a point in P2's turn, and P1 is asked about his token."""
        table = put_enemy(at_sea(2, first="p2"), "S H H|H H H|H H H", defense=12, attack=0)
        attack(table, "marco", "wall", 1, "cover wall a1")

        assert (waiting(table)[1], offered(table)[0]) == (0, "lend marco to odessa")

    @pytest.mark.parametrize(("first", "meat"), [("p1", 0), ("p2", 1)])
    def test_a_card_that_waits_for_a_room_acts_for_its_own_player(self, first: str, meat: int) -> None:
        """SG-ABIL-014: Fishing on P2's Mac acts when P2 uses the Deck, and not when P1 does."""
        table = play(wear(at_ship(2, first=first), "mac", "fishing-3"), "use deck")
        if meat:
            play(table, "fate 5")

        assert (table.goods["meat"], offered(table)[0]) == (meat, "do command")

    def test_ship_damage_is_drawn_by_p2(self) -> None:
        """SG-SHIPDMG-001, SG-CREW-015: in P2's turn it is P2's draw, so Kasumi may redraw a 1, and P2 goes on."""
        table = play(effects(give_command(at_sea(2, first="p2"), 1, 1), "ship damage 1"), "fate 1")

        assert "activate kasumi redraw" in offered(table)
        assert waiting(table)[1] == 1

    def test_every_further_victim_of_a_counterattack_is_the_attackers_players_choice(self) -> None:
        """SG-HEALTH-005: Mac's counterattack of 5 passes on twice in P1's turn, and P2 is asked both times."""
        table = left(left(put_enemy(at_sea(2), defense=12, attack=5), "mac", 1), "marco", 1)
        attack(table, "mac", "wall", 1)
        assert waiting(table)[1] == 1

        assert waiting(play(table, "hurt marco"))[1] == 1

    def test_boards_that_are_dealt_anew_wait_with_p2(self) -> None:
        """SG-PLAYERS-002: while the crew is being dealt anew in P2's turn all of it is P2's, who deals."""
        table = play(at_start(2, first="p2"), "join Cid")

        assert {*table.controllers.values()} == {1}
        assert waiting(table)[1] == 1
