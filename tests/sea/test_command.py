"""Command: SG-CMD."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.errors import Reason
from sleeping_gods.kernel.play import waits_for_chance
from sleeping_gods.party.view import own_options
from sleeping_gods.sea.effects.bind import bind
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.sea.view import view

from .tables import (
    again,
    at_sea,
    effects,
    exploring,
    give_command,
    hold,
    offered,
    own,
    play,
    put_command,
    put_enemy,
    refused,
    story,
    wear,
)


def own_lines(table: SeaTable, seat: int) -> list[str]:
    """What a seat itself may choose now."""
    return [text(choice) for choice in own_options(table, seat)]


def drawn(table: SeaTable, fate: int, test: str = "challenge STRENGTH 6") -> SeaTable:
    """A challenge without participants, after this fate was drawn."""
    return play(effects(table, test), "go on", f"fate {fate}")


def gratis(table: SeaTable, crew: str) -> SeaTable:
    """Let the abilities of a board cost no command in a copy of the pack."""
    board = table.pack.crew[crew]
    board = dataclasses.replace(board, uses=tuple(dataclasses.replace(use, command=0) for use in board.uses))
    table.pack = dataclasses.replace(table.pack, crew={**table.pack.crew, crew: board}, bound=None)
    table.bound = bind(table.pack)
    return again(table)


class TestSpending:
    """SG-CMD-001 to 005."""

    def test_six_things_are_paid_with_command(self) -> None:
        """SG-CMD-001: card, crew and adventure abilities, equipping, a token, joining: 1 each empties a pool of 6."""
        table = hold(give_command(at_sea(2), 0, 6), 1, "refine-1")
        table.cubes["deck"] = 1
        play(again(table), "equip refine-1 on mac", "play refine-1 repair", "repair deck")
        play(
            effects(table, "challenge STRENGTH 6"),
            "join mac",
            "go on",
            "fate 3",
            "activate gear redraw by p2",
            "fate 5",
            "go on",
        )
        play(
            put_enemy(table),
            "give token of p1 to p2 by p2",
            "attack wall with kasumi using dividers",
            "fate 1",
            "activate kasumi redraw",
        )

        assert table.pools == [0, 0]
        assert (table.crew["kasumi"].command, table.adventures["gear"], table.supply) == (1, 1, 12)
        assert [name for name, member in table.crew.items() if member.fatigue] == ["mac"]

    def test_command_is_spent_in_the_turn_of_another(self) -> None:
        """SG-CMD-002: while P1 draws fate in a challenge, P2 activates Gear; only what a rule forbids is refused."""
        table = drawn(hold(give_command(at_sea(2), 0, 2), 1, "refine-1"), 3)

        assert "activate gear redraw by p2" in own_lines(table, 1)
        assert refused(table, "equip refine-1 on mac").rule == "SG-ABIL-011"
        assert play(table, "activate gear redraw by p2").adventures["gear"] == 1

    def test_spent_command_returns_and_command_for_boards_and_cards_is_placed(self) -> None:
        """SG-CMD-004: from supply 5, 2 paid to equip and 1 for Gear make supply 7 and 1 on Gear."""
        table = hold(give_command(at_sea(2), 3, 6), 0, "triage-5")
        assert table.supply == 5
        play(table, "equip triage-5 on mac")
        play(drawn(table, 3), "activate gear redraw by p1")

        assert (table.supply, table.adventures["gear"], table.pools[0]) == (7, 1, 0)

    def test_all_of_a_price_lies_where_it_is_placed(self) -> None:
        """SG-CMD-004: 2 command for a card lie on the card, 3 for a board on the board, and the supply gains none."""
        table = own(give_command(at_sea(2), 3, 5), "lukran-steam-engine")
        table.crew["mac"].statuses = ("venom",)
        play(again(table), "activate kannan cure", "cure mac of venom")
        play(table, "activate lukran-steam-engine sail by p2", "stop sailing")

        assert (table.crew["kannan"].command, table.adventures["lukran-steam-engine"], table.supply) == (3, 2, 6)
        assert sum(table.pools) == 3

    @pytest.mark.parametrize("act", ["equip refine-1 on marco", "activate gloria draw by p1", "cook flapjacks by p1"])
    def test_placed_command_pays_for_nothing(self, act: str) -> None:
        """SG-CMD-005: with an empty pool and 2 command on Mac, an effect that costs 1 is refused."""
        table = put_command(hold(at_sea(), 0, "refine-1"), mac=2)
        table.goods["grain"] = 3
        again(table)

        assert refused(table, act).rule == "SG-CMD-013"
        assert table.crew["mac"].command == 2
        assert act in offered(give_command(table, 1))

    def test_nor_while_another_has_command(self) -> None:
        """SG-CMD-005: P1's pool is empty and 5 command lie on P1's boards: no board of P1 does anything, P2's do."""
        table = at_sea(2, crew="laurent mac audrie marco/gregory kasumi kannan rafael")
        put_command(give_command(table, 0, 3), mac=2, marco=3)
        table.cubes["deck"] = 1
        again(table)

        assert refused(table, "activate laurent meat") == Reason("SG-CMD-008", "controller-cannot-pay", ("laurent", 2))
        assert [line for line in offered(table) if line.startswith(("activate laurent", "activate audrie"))] == []
        table.crew["mac"].damage = 1
        assert "activate gregory heal" in offered(again(table))


class TestAnyTime:
    """SG-CMD-003: the windows of any time; tests/sea/test_windows.py has the whole matrix."""

    def test_every_seat_may_act_before_hit_or_miss_is_fixed(self) -> None:
        """SG-CMD-003: with an attack fate of 3 both players may act before hit or miss is fixed, and not after."""
        table = give_command(put_enemy(at_sea(2)), 1, 1)
        play(table, "attack wall with laurent using club", "fate 3")

        assert "activate gear redraw by p1" in own_lines(table, 0)
        assert "activate gear redraw by p2" in own_lines(table, 1)
        assert refused(play(table, "go on"), "activate gear redraw by p2").rule == "SG-CMD-003"

    def test_a_table_that_waits_for_all_hears_everyone_before_an_attack_is_settled(self) -> None:
        """SG-CMD-003: at a table that waits for all, hit or miss is fixed only when both players have passed."""
        table = put_enemy(at_sea(2, window="all"))
        play(table, "attack wall with laurent using club", "fate 3")

        assert offered(table)[:2] == ["pass p1", "pass p2"]
        play(table, "pass p1")
        assert offered(table)[0] == "pass p2"
        assert table.assault.settled is False
        assert play(table, "pass p2").assault.settled is True

    def test_a_table_that_waits_for_all_waits_at_each_draw_anew(self) -> None:
        """SG-CMD-003: who has passed after the first of two draws is heard again after the second."""
        table = play(effects(at_sea(2, window="all"), "ship damage 2"), "fate 3", "pass p2")
        assert offered(table)[0] == "pass p1"

        play(table, "pass p1", "fate 4")
        assert offered(table)[:2] == ["pass p1", "pass p2"]
        assert sum(table.cubes.values()) == 1

    def test_nothing_comes_between_two_drawn_cards(self) -> None:
        """SG-CMD-003: never in the middle of drawing: between Gloria's two cards nothing can be done."""
        table = hold(give_command(at_sea(), 5), 0, "refine-1")
        play(table, "activate gloria draw by p1", "draw refine-2")

        assert waits_for_chance(table)
        assert all(line.startswith("draw ") for line in offered(table))
        assert refused(table, "equip refine-1 on mac").rule == "SG-CMD-003"

    def test_between_two_tokens_that_are_cleared(self) -> None:
        """SG-CMD-003: clearing is no drawing: between two cleared tokens another player uses what is free by now."""
        table = put_command(give_command(at_sea(2), 0, 1), gloria=1, mac=1)
        play(effects(table, "clear 2 command"), "clear gloria", "activate gloria draw by p2")
        play(table, "draw refine-1", "draw refine-2")

        assert table.hands[1] == ["refine-1", "refine-2"]
        assert [line for line in offered(table) if line.startswith("clear ")] == ["clear mac", "clear gloria"]

    def test_the_window_opens_for_a_hand_that_may_match(self) -> None:
        """SG-CMD-003: P2 holds a card: whether it shows the skill or not, P1's draw waits for it."""
        for card in ("engaged-5", "refine-1"):
            table = drawn(hold(at_sea(2), 1, card), 5, "challenge STRENGTH 6")
            assert (offered(table)[0], len(table.tests)) == ("go on", 1)

    def test_the_window_opens_for_cards_that_can_still_be_drawn_and_discarded(self) -> None:
        """SG-CMD-003: with an empty hand and Gear spent, Gloria's cards may still be discarded for the challenge."""
        table = drawn(put_command(give_command(at_sea(), 1), gear=1), 5)
        play(table, "activate gloria draw by p1", "draw engaged-5", "draw refine-1", "discard engaged-5", "go on")

        assert ("challenge-passed", 6, 6) in table.log_events

    def test_the_window_opens_for_boards_that_can_be_cleared(self) -> None:
        """SG-CMD-003: with all else spent, the Teapot clears Gear, which may then redraw the fate just drawn."""
        table = own(put_command(give_command(at_sea(), 2), gear=1, gloria=1, mac=1, odessa=1), "teapot-of-kemter")
        play(
            drawn(table, 2),
            "activate teapot-of-kemter clear by p1",
            "clear gear",
            "activate gear redraw by p1",
            "fate 6",
        )

        assert table.test.fate == 6

    def test_the_window_opens_for_a_cure_of_the_weakened(self) -> None:
        """SG-CMD-003: a participant who is cured of weakness after the draw adds their whole skill."""
        table = wear(put_command(give_command(at_sea(), 3), gear=1, gloria=1, mac=1, odessa=1), "mac", "engaged-5")
        table.crew["mac"].statuses = ("weakened",)
        play(effects(again(table), "challenge STRENGTH 6"), "join mac", "go on", "fate 4")
        play(table, "activate kannan cure", "cure mac of weakened", "go on")

        assert ("challenge-passed", 6, 6) in table.log_events

    def test_the_window_opens_for_a_meal_that_cures_the_weakened(self) -> None:
        """SG-CMD-003: so does one who is cured by a meal cooked after the draw."""
        table = own(put_command(give_command(at_sea(), 1), gear=1, gloria=1), "moonspice-tea")
        table.crew["mac"].statuses, table.goods["vegetables"] = ("weakened",), 1
        play(effects(again(table), "challenge STRENGTH 6"), "join mac", "go on", "fate 5")
        play(table, "cook moonspice-tea by p1", "cure mac of weakened", "rest mac", "go on")

        assert ("challenge-passed", 6, 6) in table.log_events

    def test_a_window_that_nobody_could_use_stays_shut(self) -> None:
        """SG-CMD-003: with nothing to spend and nothing to discard the draw is settled at once."""
        table = drawn(at_sea(), 3)

        assert not table.tests
        assert ("challenge-failed", 3, 6) in table.log_events


class TestCrewAbilities:
    """SG-CMD-006 to 008, 018."""

    def test_the_cost_is_placed_on_the_board(self) -> None:
        """SG-CMD-006, 018: from a pool of 3 Laurent's 2-command ability gives 1 meat and leaves 2 command on him."""
        table = play(give_command(at_sea(), 3), "activate laurent meat")

        assert (table.pools[0], table.crew["laurent"].command, table.goods["meat"]) == (1, 2, 1)

    def test_his_other_ability_is_accuracy(self) -> None:
        """SG-CMD-018: placing 2 command on Laurent may instead give +1 to his accuracy, and then no meat."""
        table = play(
            give_command(put_enemy(at_sea()), 2),
            "attack wall with laurent using club",
            "fate 4",
            "activate laurent accuracy",
            "go on",
        )

        assert (table.assault.hit, table.goods["meat"], table.crew["laurent"].command) == (True, 0, 2)

    def test_it_is_his_own_accuracy(self) -> None:
        """SG-CMD-018: when Mac attacks Laurent's board does nothing for him; its meat is to be had as ever."""
        table = give_command(put_enemy(at_sea()), 4)
        play(table, "attack wall with mac using cutlass", "fate 4")

        assert "activate laurent accuracy" not in offered(table)
        assert refused(table, "activate laurent accuracy").rule == "SG-CREW-012"
        assert play(table, "activate laurent meat").goods["meat"] == 1

    def test_one_ability_a_board_in_any_window(self) -> None:
        """SG-CMD-014: Audrie who has repaired the ship has no block left in the fight that follows."""
        table = give_command(at_sea(), 4)
        table.cubes["deck"] = 1
        play(again(table), "activate audrie repair", "repair deck")
        play(put_enemy(table, attack=3), "end attacks", "hurt audrie")

        assert "activate audrie block" not in offered(table)
        assert (table.crew["audrie"].command, table.pools) == (2, [2])

    @pytest.mark.parametrize("label", ["meat", "accuracy"])
    def test_a_board_with_command_on_it_does_nothing(self, label: str) -> None:
        """SG-CMD-007: while even 1 command is left on Laurent, neither of his abilities can be activated."""
        table = put_command(give_command(at_sea(), 5), laurent=1)

        assert refused(table, f"activate laurent {label}").rule == "SG-CMD-007"
        table.crew["laurent"].command, table.supply = 0, table.supply + 1
        assert "activate laurent meat" in offered(again(table))

    def test_not_even_an_ability_without_a_price(self) -> None:
        """SG-CMD-007: a board whose ability costs nothing does nothing either while command lies on it."""
        table = put_command(gratis(at_sea(), "laurent"), laurent=1)

        assert refused(table, "activate laurent meat").rule == "SG-CMD-007"
        table.crew["laurent"].command, table.supply = 0, table.supply + 1
        assert "activate laurent meat" in offered(again(table))

    def test_only_the_controller_activates_and_pays(self) -> None:
        """SG-CMD-008: Laurent belongs to P2: P1's 2 command are refused, P2's are accepted."""
        table = give_command(at_sea(2, crew="gregory rafael marco audrie/laurent kasumi kannan mac"), 2, 0)

        assert refused(table, "activate laurent meat").rule == "SG-CMD-008"
        assert refused(table, "activate laurent meat by p1").rule == "SG-CMD-008"
        give_command(table, 2, 2)
        assert "activate laurent meat" in own_lines(table, 1)
        assert "activate laurent meat" not in own_lines(table, 0)
        assert play(table, "activate laurent meat").pools == [2, 0]

    def test_also_in_a_story_and_in_a_test_of_another(self) -> None:
        """SG-CMD-006, SG-CMD-008: while P1 explores, and after P1's draw, P2's boards are used, for P2's command."""
        table = give_command(at_sea(2, crew="gregory rafael marco audrie/laurent kasumi kannan mac"), 0, 4)
        play(exploring(table, 2), "activate laurent meat")
        assert (table.exploring, table.goods["meat"], table.pools) == (True, 1, [0, 2])

        table = give_command(at_sea(2, crew="gregory rafael marco audrie/laurent kasumi kannan mac"), 3, 2)
        play(drawn(table, 5), "activate mac fate", "go on")
        assert ("challenge-passed", 6, 6) in table.log_events
        assert (table.pools, table.crew["mac"].command) == ([3, 0], 2)

    def test_the_captains_board_is_the_active_players(self) -> None:
        """SG-CMD-008: Odessa's ability is paid for by whoever is active."""
        table = give_command(at_sea(2), 2, 2)
        table.captain = 1
        play(again(table), "activate odessa draw", "draw refine-1")

        assert (table.pools, table.hands) == ([2, 0], [[], ["refine-1"]])

    def test_only_the_active_players_pool_pays_for_the_captain(self) -> None:
        """SG-CMD-008: in P2's turn P1's command does nothing for Odessa; with 1 too few of P2's she does nothing."""
        table = give_command(at_sea(2), 9, 0)
        table.captain = 1
        assert "activate odessa draw" not in offered(again(table))

        table = give_command(table, 0, 2)
        assert "activate odessa draw" in own_lines(table, 1)
        assert "activate odessa draw" not in offered(give_command(table, 9, 1))


class TestAdventureCards:
    """SG-CMD-009, 010, 014, 019."""

    def test_anybody_places_command_to_help_anybody(self) -> None:
        """SG-CMD-009: P3 places 1 command on Gear in P1's challenge, and it works on P1's test."""
        table = drawn(give_command(at_sea(3), 0, 0, 1), 2)
        play(table, "activate gear redraw by p3", "fate 6", "go on")

        assert ("challenge-passed", 6, 6) in table.log_events
        assert (table.pools, table.adventures["gear"]) == ([0, 0, 0], 1)

    def test_whoever_places_it_pays(self) -> None:
        """SG-CMD-009: the price is taken from the pool of the player who places it, though the active one is richer."""
        table = drawn(give_command(at_sea(3), 5, 1, 2), 2)
        play(table, "activate gear redraw by p3", "fate 6")

        assert (table.pools, table.adventures["gear"], table.supply) == ([5, 1, 1], 1, 6)
        assert refused(table, "activate gear redraw by p2").rule == "SG-CMD-010"

    def test_a_card_that_is_not_owned_is_not_activated(self) -> None:
        """SG-CMD-009: only owned adventure cards can be activated."""
        table = give_command(at_sea(), 5)

        assert refused(table, "activate totem-of-glass heal by p1").rule == "SG-CMD-009"

    def test_a_card_with_command_on_it_is_spent(self) -> None:
        """SG-CMD-010: with 1 command on Gear it cannot be activated again, by nobody, until it is cleared."""
        table = play(drawn(give_command(at_sea(2), 3, 3), 3), "activate gear redraw by p1", "fate 2")

        assert refused(table, "activate gear redraw by p1").rule == "SG-CMD-010"
        assert refused(table, "activate gear redraw by p2").rule == "SG-CMD-010"
        effects(table, "clear all command")
        assert "activate gear redraw by p2" in offered(table)

    def test_a_card_is_spent_until_all_its_command_is_gone(self) -> None:
        """SG-CMD-010: with 1 of 2 command cleared it is still spent; with both gone it can be activated anew."""
        table = put_command(give_command(own(at_sea(), "lukran-steam-engine"), 2), **{"lukran-steam-engine": 2})
        play(effects(table, "clear 1 command"), "clear lukran-steam-engine")
        assert refused(table, "activate lukran-steam-engine sail by p1").rule == "SG-CMD-010"

        play(effects(table, "clear 1 command"), "clear lukran-steam-engine")
        assert "activate lukran-steam-engine sail by p1" in offered(table)

    def test_each_activation_grants_one_alternative(self) -> None:
        """SG-CMD-014, 019: of 1 strength, 1 perception and 1 block, the chosen strength lifts a total of 5 to 6."""
        table = drawn(own(give_command(at_sea(), 3), "ropewalkers-harness"), 5)
        play(table, "activate ropewalkers-harness strength by p1")

        assert (table.test.bonus, table.adventures["ropewalkers-harness"], table.pools[0]) == (1, 1, 2)
        assert refused(table, "activate ropewalkers-harness strength by p1").rule == "SG-CMD-010"
        assert refused(table, "activate ropewalkers-harness perception by p1").rule == "SG-CMD-010"
        assert ("challenge-passed", 6, 6) in play(table, "go on").log_events

    def test_what_raises_the_total_adds_up(self) -> None:
        """SG-CMD-019: the card's strength comes on top of a discarded card and of Iron Will: 3 and 3 make 6."""
        table = wear(own(hold(give_command(at_sea(), 3), 0, "engaged-5"), "ropewalkers-harness"), "mac", "iron-will-3")
        table.crew["mac"].statuses = ("weakened",)
        play(effects(again(table), "challenge STRENGTH 20"), "join mac", "go on", "fate 3")
        before = table.test.bonus
        play(table, "discard engaged-5", "play iron-will-3 strength", "activate ropewalkers-harness strength by p1")

        assert (before, table.test.bonus) == (0, 3)

    def test_the_same_card_gives_perception_or_block_at_other_times(self) -> None:
        """SG-CMD-019: placing 1 command on the pictured card may as well give 1 perception, or 1 block in combat."""
        table = drawn(own(give_command(at_sea(), 2), "ropewalkers-harness"), 5, "challenge PERCEPTION 6")
        play(table, "activate ropewalkers-harness perception by p1", "go on")
        assert ("challenge-passed", 6, 6) in table.log_events

        effects(table, "clear all command")
        play(
            put_enemy(table, attack=3),
            "end attacks",
            "hurt mac",
            "activate ropewalkers-harness block by p1",
            "take hit",
        )
        assert table.crew["mac"].damage == 2


class TestAbilityCards:
    """SG-CMD-011, 012, 017."""

    def test_a_paid_ability_is_never_locked(self) -> None:
        """SG-CMD-011: Refine with 3 command repairs 3 ship damage; the command returns to the supply."""
        table = wear(give_command(at_sea(), 3), "mac", "refine-1")
        table.cubes["deck"], table.cubes["bridge"] = 2, 2
        play(again(table), *["play refine-1 repair", "repair deck"] * 2, "play refine-1 repair", "repair bridge")

        assert (sum(table.cubes.values()), table.pools[0], table.supply) == (1, 0, 14)
        assert table.crew["mac"].command == 0
        assert refused(table, "play refine-1 repair").rule == "SG-CMD-011"

    def test_in_a_story_it_costs_as_much(self) -> None:
        """SG-CMD-001, SG-CMD-011: while a story is open Refine costs its command, and two uses cost it twice."""
        table = wear(give_command(at_sea(), 3), "mac", "refine-1")
        table.cubes["deck"] = 2
        play(exploring(table, 2), *["play refine-1 repair", "repair deck"] * 2)

        assert (table.exploring, table.pools, table.supply, table.cubes["deck"]) == (True, [1], 13, 0)

    def test_command_on_the_board_neither_locks_nor_pays(self) -> None:
        """SG-CMD-005, SG-CMD-011: with 2 command on Mac his Refine works for 1 of his player's, not without."""
        table = at_sea(2, crew="laurent gregory audrie marco/mac kasumi kannan rafael")
        put_command(wear(give_command(table, 3, 1), "mac", "refine-1"), mac=2)
        table.cubes["deck"] = 2
        play(again(table), "play refine-1 repair", "repair deck")
        assert (table.pools, table.crew["mac"].command) == ([3, 0], 2)

        assert "play refine-1 repair" not in offered(table)
        assert refused(table, "play refine-1 repair").rule == "SG-CMD-011"

    def test_equipping_pays_the_printed_cost_to_the_supply(self) -> None:
        """SG-CMD-012: from a pool of 3 a 2-cost card leaves 1, and 2 go to the supply."""
        table = hold(give_command(at_sea(), 3), 0, "triage-5")
        before = table.supply
        play(table, "equip triage-5 on mac")

        assert (table.pools[0], table.supply) == (1, before + 2)

    def test_every_card_costs_its_own(self) -> None:
        """SG-CMD-012: the second card of a crew member costs as much as if it were the first."""
        table = hold(give_command(at_sea(), 4), 0, "triage-5", "rally-6")
        before = table.supply
        play(table, "equip triage-5 on mac", "equip rally-6 on mac")

        assert (table.pools[0], table.supply, len(table.crew["mac"].cards)) == (0, before + 4, 2)

    def test_equipping_laurent(self) -> None:
        """SG-CMD-017: 2 command and a 2-cost hand card: pool 0, hand 0, and Laurent has 1 ability card."""
        table = play(hold(give_command(at_sea(), 2), 0, "triage-5"), "equip triage-5 on laurent")

        assert (table.pools, table.hands, table.crew["laurent"].cards) == ([0], [[]], ("triage-5",))


class TestPools:
    """SG-CMD-013, 015, 016."""

    def test_pools_are_never_combined(self) -> None:
        """SG-CMD-013: two players with 1 command each cannot pay 2 together, for a card, board or adventure card."""
        table = own(hold(give_command(at_sea(2), 1, 1), 0, "triage-5"), "lukran-steam-engine")

        assert refused(table, "equip triage-5 on mac").rule == "SG-CMD-013"
        assert refused(table, "activate laurent meat").rule == "SG-CMD-008"
        assert refused(table, "activate lukran-steam-engine sail by p1").rule == "SG-CMD-013"
        assert "equip triage-5 on mac" in offered(give_command(table, 2, 0))

    def test_command_without_a_name_goes_to_the_active_player(self) -> None:
        """SG-CMD-015: a story that says gain 2 command gives them to P2, who is active."""
        table = at_sea(3)
        table.captain = 1
        effects(again(table), "gain 2 command")

        assert (table.pools, table.supply) == ([0, 2, 0], 12)

    def test_however_much_it_is(self) -> None:
        """SG-CMD-015: 9 command gained at once are 9 for the active player."""
        assert effects(at_sea(2), "gain 9 command").pools == [9, 0]

    def test_in_a_story_too(self) -> None:
        """SG-CMD-015: P2 explores and is the richest; command that the story gives is P2's all the same."""
        table = story(at_sea(3), "# 9 T\n\n## 9 T\nText.\n\n> gain 2 command\n\n- (a) Go.\n  > return to the ship\n")
        table.captain = 1
        exploring(give_command(table, 1, 4, 0), 9)

        assert (table.pools, table.exploring) == ([1, 6, 0], True)

    def test_a_pool_is_open_and_has_no_limit_but_the_supply(self) -> None:
        """SG-CMD-016: a pool of 14 with an empty supply is legal and shown to everybody; a fifteenth is not gained."""
        table = effects(give_command(at_sea(2), 0, 12), "gain 2 command", "gain 1 command", seat=0)

        assert (table.pools, table.supply) == ([2, 12], 0)
        assert view(table, 0)["pools"] == view(table, 1)["pools"] == [2, 12]
        assert give_command(table, 0, 14).violations() == []
