"""The same in another seat: who decides, who pays and who is asked when the user is not the active player."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.effects.parse import parse_program
from sleeping_gods.kernel.play import waiting
from sleeping_gods.sea.chapters.turn import EndTurn
from sleeping_gods.sea.effects.bind import bind

from .fights import attack, holder, left, lend
from .tables import (
    again,
    at_sea,
    at_ship,
    at_start,
    deck_only,
    doing,
    draw_event,
    effects,
    exploring,
    facing,
    fight,
    foe,
    give_command,
    harbour,
    hold,
    in_force,
    offered,
    own,
    place_cube,
    play,
    refused,
    reprint,
    story,
    told,
    wear,
    weary,
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

        table = give_command(wear(at_sea(2, first="p2"), "marco", "baker"), 1, 0)
        assert play(table, "play baker grain").pools == [0, 0]

    def test_boards_are_paid_by_their_controller(self) -> None:
        """SG-CMD-008: in P1's turn P2's Kannan is activated with P2's command alone."""
        table = give_command(at_sea(2), 5, 2)
        table.crew["mac"].statuses = ("venom",)
        assert refused(again(table), "activate kannan cure").rule == "SG-CMD-008"

        play(give_command(table, 0, 3), "activate kannan cure")
        assert (table.pools, waiting(table)[1]) == ([0, 0], 1)


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
        table = left(facing(at_sea(2, first="p2"), attack=3), "mac", 1)
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
        table = left(wear(facing(at_sea(2), defense=12, attack=4), "rafael", "protect"), "rafael", 1)
        attack(table, "mac", "wall", 1)
        play(table, "guard mac with rafael")

        assert (waiting(table)[1], offered(table)[0]) == (1, "hurt odessa")


class TestWholeTurns:
    """SG-TURN-010, SG-EVENT-009."""

    def test_a_turn_ends_with_what_is_due_then(self) -> None:
        """SG-TURN-010: in a turn played from its beginning the leak drips after the second action, before P2's turn."""
        table = in_force(at_start(2), "unexplained-leak")
        play(table, "begin turn", "use deck", "do command", "leave deck", "event hidden-supplies")
        play(table, "skip action", "skip action")
        assert (table.captain, sum(table.cubes.values())) == (0, 0)

        place_cube(table, 3)
        assert (offered(table)[0], waiting(table)[1]) == ("attempt unexplained-leak", 0)
        play(table, "decline unexplained-leak")
        assert (table.captain, offered(table)[0], sum(table.cubes.values())) == (1, "begin turn", 1)

    def test_every_effect_of_a_card_is_its_users(self) -> None:
        """SG-CMD-001: the second and the third effect of P2's card are P2's like the first."""
        table = effects(at_sea(2), "draw 1", "gain 1 xp", "draw 1", "gain 1 command", seat=1, act=True)
        play(table, "fate 3", "fate 4")

        assert ([len(hand) for hand in table.hands], table.pools, table.xp) == ([0, 2], [0, 1], 1)

    def test_the_cook_books_meal_is_its_users(self) -> None:
        """SG-FAQ-006: P2 opens the book in P1's turn, chooses the recipe and shares out what it gives."""
        table = give_command(own(at_sea(2), "alzarrian-cook-book"), 0, 1)
        table.goods["grain"], table.crew["mac"].damage, table.crew["marco"].damage = 2, 1, 1
        play(again(table), "activate alzarrian-cook-book cook by p2")
        assert waiting(table)[1] == 1
        play(table, "prepare flapjacks")

        assert (waiting(table)[1], offered(table)[0].split()[0]) == (1, "heal")

    @pytest.mark.parametrize(
        ("start", "serpent", "port"), [("3.ash", "3.deep", "2.stairs"), ("13.north", "13.south", "12.ferry")]
    )
    def test_the_serpent_stays_on_its_own_spread(self, start: str, serpent: str, port: str) -> None:
        """SG-DEFEAT-016: a beaten ship that makes for a port on the facing page leaves the serpent where it is."""
        table = weary(at_sea())
        table.region, table.serpent = start, serpent
        play(effects(again(table), "lose 1 health"), "hurt odessa", f"make for {port}")

        assert (table.region, table.serpent) == (port, serpent)


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
        table = wear(facing(at_sea(), attack=3), "audrie", "power-block", "defensive-stance-5")
        play(give_command(table, 3), "end attacks", "hurt audrie", "play defensive-stance-5 block", "take hit")

        assert table.crew["audrie"].damage == 2
