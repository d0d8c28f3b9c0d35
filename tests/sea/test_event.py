"""Events: SG-EVENT. Drawing, choosing, and what stays in force."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.table import decider
from sleeping_gods.sea.chapters.event_deck import deck_size
from sleeping_gods.sea.chapters.events import EventPhase
from sleeping_gods.sea.chapters.turn import EndTurn, TakeAction
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.sea.view import view

from .tables import (
    again,
    at_sea,
    at_start,
    doing,
    draw_event,
    give_command,
    in_force,
    offered,
    own,
    place_cube,
    play,
    refused,
    reprint,
    told,
    wear,
)


def at_event(players: int = 1) -> SeaTable:
    """A campaign at the first draw of an event."""
    return doing(at_start(players), EventPhase(), TakeAction(), EndTurn())


class TestDrawing:
    """One card in every event phase."""

    def test_the_top_event_is_drawn_and_carried_out(self) -> None:
        """SG-EVENT-001: of 18 cards 17 remain, and what the card says has happened."""
        table = at_event()

        assert deck_size(table) == 18

        play(table, "event hidden-supplies")

        assert deck_size(table) == 17
        assert (table.goods["grain"], table.goods["vegetables"]) == (2, 1)
        assert "travel" in offered(table)

    def test_exactly_one_option_is_picked(self) -> None:
        """SG-EVENT-002: with ship damage picked, no challenge is made, and nothing else can be picked."""
        table = draw_event(at_sea(), "debris")

        assert offered(table)[:2] == ["choose a", "choose b"]

        place_cube(play(table, "choose a"), 4)

        assert table.cubes["galley"] == 1
        assert table.tests == []
        assert refused(table, "choose b").rule == "SG-EVENT-002"

    def test_each_of_many_options_is_there(self) -> None:
        """SG-EVENT-002: of four options the last may be picked like the first, and only what it says happens."""
        choices = tuple(("", f"gain {amount} xp") for amount in (1, 2, 4, 8))
        for letter, xp in zip("abcd", (1, 2, 4, 8), strict=True):
            table = draw_event(reprint(at_sea(), "debris", choices=choices), "debris")
            assert offered(table)[:4] == ["choose a", "choose b", "choose c", "choose d"]
            assert play(table, f"choose {letter}").xp == xp

    def test_a_lone_challenge_must_be_attempted(self) -> None:
        """SG-EVENT-003: an event with only SAVVY 5 cannot be declined; fate is drawn."""
        table = draw_event(at_sea(), "hidden-rocks")

        assert refused(table, "decline challenge").rule == "SG-EVENT-003"
        assert refused(table, "skip action").rule == "SG-TURN-002"

        play(table, "go on", "fate 4")

        assert told(table, "challenge-failed") == [(4, 5)]

    def test_even_if_nobody_can_take_part(self) -> None:
        """SG-EVENT-003: with the whole crew exhausted the challenge is faced all the same, and fate is drawn."""
        table = at_sea()
        for member in table.crew.values():
            member.fatigue = 2
        draw_event(again(table), "hidden-rocks")
        assert (table.test.skill, table.test.number) == ("savvy", 5)

        play(table, "go on", "fate 4")
        assert told(table, "challenge-failed") == [(4, 5)]

    def test_an_event_cannot_be_ignored(self) -> None:
        """SG-EVENT-003: where there are options, one of them must be picked."""
        table = draw_event(at_sea(), "debris")

        assert refused(table, "decline debris").rule == "SG-EVENT-003"

    def test_a_resolved_event_is_not_used_again(self) -> None:
        """SG-EVENT-007: it lies in the event discard, and later draws of this pass cannot turn it up."""
        table = at_event()
        play(table, "event hidden-supplies")

        assert table.event_discard == ["hidden-supplies"]

        doing(table, EventPhase(), TakeAction())

        assert "event hidden-supplies" not in offered(table)
        assert len(offered(table)) == 17

    @pytest.mark.parametrize("number", [2, 3])
    def test_nor_in_a_later_pass(self, number: int) -> None:
        """SG-EVENT-007: in the second and the third pass a resolved event does not come again either."""
        table = at_event()
        table.event_pass = number
        play(table, "event hidden-supplies")
        doing(table, EventPhase(), TakeAction())

        assert table.event_discard == ["hidden-supplies"]
        assert "event hidden-supplies" not in offered(table)

    @pytest.mark.parametrize(("coins", "letters"), [(0, ["b", "c"]), (2, ["a", "b", "c"])])
    def test_what_cannot_be_paid_cannot_be_picked(self, coins: int, letters: list[str]) -> None:
        """SG-EVENT-008: without coins only the challenges of a raid are legal."""
        table = at_sea()
        table.goods["coins"] = coins
        draw_event(table, "merchant-raid")

        assert [line for line in offered(table) if line.startswith("choose")] == [f"choose {each}" for each in letters]
        if not coins:
            assert refused(table, "choose a").rule == "SG-EVENT-008"

    def test_every_part_of_the_cost_is_paid(self) -> None:
        """SG-EVENT-008: an option for 1 grain and 2 coins takes both, before what it gives."""
        table = at_sea()
        table.goods["grain"], table.goods["coins"] = 1, 2
        draw_event(reprint(table, "debris", choices=(("1 grain, 2 coins", "gain 1 xp"),)), "debris")
        play(table, "choose a")

        assert (table.goods["grain"], table.goods["coins"], table.xp) == (0, 0, 1)

    def test_a_card_without_a_payable_option_has_no_effect(self) -> None:
        """SG-EVENT-008: if no option can be paid the turn goes on to the actions."""
        table = at_sea()
        table.goods["grain"] = 0
        draw_event(reprint(table, "debris", choices=(("1 grain", "gain 1 xp"), ("2 meat", "gain 2 xp"))), "debris")

        assert "travel" in offered(table)
        assert table.xp == 0
        assert table.event_discard == ["debris"]

    def test_a_choice_between_damage_and_a_challenge(self) -> None:
        """SG-EVENT-013: with 2 ship damage the first option makes 3, and nobody gains fatigue."""
        table = at_sea()
        table.cubes["deck"] = table.cubes["galley"] = 1
        place_cube(play(draw_event(table, "debris"), "choose a"), 6)

        assert sum(table.cubes.values()) == 3
        assert sum(member.fatigue for member in table.crew.values()) == 0

    def test_the_other_choice_is_a_challenge(self) -> None:
        """SG-EVENT-013: the second option is STRENGTH 6."""
        table = play(draw_event(at_sea(), "debris"), "choose b")

        assert (table.test.skill, table.test.number) == ("strength", 6)
        assert sum(table.cubes.values()) == 0

    def test_the_active_player_decides(self) -> None:
        """SG-EVENT-024: with P2 active, who takes an event's venom is P2's choice alone."""
        table = draw_event(reprint(at_sea(2, first="p2"), "debris", do=("gain venom",)), "debris")

        assert decider(table) == 1
        assert "afflict mac with venom" in str(view(table, 1)["options"])
        assert "afflict" not in str(view(table, 0)["options"])

    def test_the_active_player_picks_the_option(self) -> None:
        """SG-EVENT-024: with P2 of three active the option of an event is P2's to pick, and nobody else's."""
        table = draw_event(at_sea(3, first="p2"), "debris")

        assert decider(table) == 1
        assert ["choose a" in str(view(table, seat)["options"]) for seat in range(3)] == [False, True, False]

    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_merchant_vessel_sells_grain_once(self, players: int) -> None:
        """SG-EVENT-022: 1 coin for 2 grain, and no second time, however many play."""
        table = at_sea(players)
        table.goods["coins"] = 5
        play(draw_event(table, "merchant-vessel"), "choose a")

        assert (table.goods["coins"], table.goods["grain"]) == (4, 3)
        assert refused(table, "choose a").rule == "SG-EVENT-002"


class TestOngoing:
    """Events that stay."""

    def test_an_ongoing_event_stays_until_its_text_lets_it_go(self) -> None:
        """SG-EVENT-004: it lies by the ship board turn after turn, past the end of a deck pass too."""
        table = draw_event(at_sea(), "broken-boiler")
        play(table, "skip action", "skip action", "decline broken-boiler")

        assert (table.turn, table.ongoing) == (2, ["broken-boiler"])
        assert "broken-boiler" not in table.event_discard

        table.event_left = [0, 0, 0]
        doing(table, EventPhase(), TakeAction(), EndTurn())

        assert table.event_pass == 2
        assert table.ongoing == ["broken-boiler"]

        play(table, "skip action", "skip action")

        assert "attempt broken-boiler" in offered(table)

    def test_an_ongoing_event_may_leave_a_choice(self) -> None:
        """SG-EVENT-002, 004: one marked ongoing asks for its option as any other, and stays in play."""
        table = reprint(at_sea(), "unexplained-leak", choices=(("", "gain 1 xp"), ("", "gain 2 xp")))
        play(draw_event(table, "unexplained-leak"), "choose b")

        assert (table.xp, table.ongoing, table.event_discard) == (2, ["unexplained-leak"], [])

    def test_several_apply_one_after_the_other(self) -> None:
        """SG-EVENT-005: two events that deal 1 ship damage at turn end deal 2, in the order drawn."""
        table = in_force(at_sea(), "hunting-serpent", "unexplained-leak")
        table.serpent = table.region
        doing(table, EndTurn())

        place_cube(table, 2)

        assert sum(table.cubes.values()) == 1
        assert "attempt unexplained-leak" not in offered(table)

        place_cube(table, 3)

        assert sum(table.cubes.values()) == 2
        assert offered(table)[:2] == ["attempt unexplained-leak", "decline unexplained-leak"]

    def test_each_of_three_has_its_turn_end(self) -> None:
        """SG-EVENT-005, SG-EVENT-009: boiler, serpent and leak in play: the leak's damage comes as the third."""
        table = in_force(at_sea(), "broken-boiler", "hunting-serpent", "unexplained-leak")
        table.serpent = table.region
        play(doing(table, EndTurn()), "decline broken-boiler")
        place_cube(place_cube(table, 2), 3)

        assert sum(table.cubes.values()) == 2
        assert offered(table)[:2] == ["attempt unexplained-leak", "decline unexplained-leak"]

    def test_the_order_is_the_order_drawn(self) -> None:
        """SG-EVENT-005: with the leak drawn before the serpent, its damage and attempt come before the serpent's."""
        table = in_force(at_sea(), "unexplained-leak", "hunting-serpent")
        table.serpent = table.region
        place_cube(doing(table, EndTurn()), 2)

        assert offered(table)[:2] == ["attempt unexplained-leak", "decline unexplained-leak"]
        assert sum(table.cubes.values()) == 1

        place_cube(play(table, "decline unexplained-leak"), 3)

        assert sum(table.cubes.values()) == 2
        assert offered(table)[0] == "begin turn"

    def test_any_number_may_be_in_force(self) -> None:
        """SG-EVENT-001, SG-EVENT-005: beside three ongoing events a fourth comes and stays, a fifth is carried out."""
        three = ["lost-sailor", "broken-boiler", "hunting-serpent"]
        table = draw_event(in_force(at_sea(), *three), "unexplained-leak")
        assert table.ongoing == [*three, "unexplained-leak"]

        grain = table.goods["grain"]
        draw_event(table, "hidden-supplies")
        assert (table.ongoing, table.goods["grain"]) == ([*three, "unexplained-leak"], grain + 1)
        assert table.event_discard == ["hidden-supplies"]

    def test_an_effect_for_this_turn_holds_for_this_turn(self) -> None:
        """SG-EVENT-006: -1 to travel this turn reduces both results of the active player, but not the next player's."""
        table = draw_event(at_sea(2), "choppy-seas")

        assert table.event_discard == ["choppy-seas"]

        for _ in range(2):
            play(table, "travel", "go on", "fate 4")
            assert told(table, "distance") == [(3, 1)]
            play(table, "stop sailing")

        play(table, "begin turn", "use deck", "do command", "leave deck", "event hidden-supplies")
        play(table, "travel", "go on", "fate 4", "go on")

        assert table.captain == 1
        assert told(table, "distance") == [(4, 2)]

    def test_it_holds_after_another_action(self) -> None:
        """SG-EVENT-006: -1 to travel this turn holds for the second action too when the first was no travel."""
        table = draw_event(at_sea(2), "choppy-seas")
        table.region = "2.mouth"
        play(again(table), "explore 9", "choose c", "travel", "go on", "fate 4")

        assert told(table, "distance") == [(3, 1)]

    def test_turn_end_effects_happen_in_every_players_turn(self) -> None:
        """SG-EVENT-009: in one round of 3 players the effect happens 3 times."""
        table = in_force(at_sea(3), "unexplained-leak")
        seats = []
        for fate in (2, 3, 4):
            seats.append(table.captain)
            place_cube(doing(table, EndTurn()), fate)
            play(table, "decline unexplained-leak")

        assert seats == [0, 1, 2]
        assert sum(table.cubes.values()) == 3

    @pytest.mark.parametrize(("fate", "left"), [(4, []), (3, ["unexplained-leak"])])
    def test_one_attempt_at_turn_end(self, fate: int, left: list[str]) -> None:
        """SG-EVENT-010: craft 2 and fate 4 make 6 and discard the card, fate 3 does not; one attempt a turn."""
        table = wear(in_force(at_sea(2), "unexplained-leak"), "laurent", "refine-1")
        place_cube(doing(table, EndTurn()), 2)

        assert decider(table) == 0
        assert offered(table)[:2] == ["attempt unexplained-leak", "decline unexplained-leak"]

        play(table, "attempt unexplained-leak", "join laurent", "go on", f"fate {fate}")

        assert table.ongoing == left
        assert (table.event_discard == ["unexplained-leak"]) is not bool(left)
        assert refused(table, "attempt unexplained-leak").rule == "SG-EVENT-010"
        assert offered(table)[0] == "begin turn"

    def test_the_attempt_at_turn_end_is_optional_and_no_action(self) -> None:
        """SG-EVENT-010: it may be declined, and it is not one of the two actions."""
        table = in_force(at_sea(), "broken-boiler")

        assert refused(table, "attempt broken-boiler").rule == "SG-EVENT-010"

        play(doing(table, EndTurn()), "decline broken-boiler")

        assert table.ongoing == ["broken-boiler"]

    def test_a_failed_attempt_is_made_again_at_the_next_turn_end(self) -> None:
        """SG-EVENT-010: each turn end allows one attempt, after a failed one too, and one for each such card."""
        table = in_force(at_sea(), "broken-boiler", "unexplained-leak")
        play(doing(table, EndTurn()), "attempt broken-boiler", "go on", "fate 1")
        play(place_cube(table, 2), "attempt unexplained-leak", "go on", "fate 1")
        play(doing(table, EndTurn()), "attempt broken-boiler", "go on", "fate 1")
        place_cube(table, 3)

        assert table.ongoing == ["broken-boiler", "unexplained-leak"]
        assert offered(table)[:2] == ["attempt unexplained-leak", "decline unexplained-leak"]

    @pytest.mark.parametrize(("fate", "gone"), [(4, True), (2, False)])
    def test_the_serpent_is_fought_with_an_action(self, fate: int, gone: bool) -> None:
        """SG-EVENT-011: STRENGTH 7 as an action; success discards card and token, failure still uses the action."""
        table = in_force(at_sea(), "hunting-serpent")
        table.serpent = table.region
        play(table, "attempt hunting-serpent", "join mac", "join odessa", "join marco", "go on", f"fate {fate}")

        assert (table.ongoing == []) is gone
        assert (table.serpent == "") is gone
        assert table.actions == 1
        assert ("attempt hunting-serpent" in offered(table)) is not gone

    def test_the_serpent_is_fought_wherever_it_is(self) -> None:
        """SG-EVENT-011: the card in play is enough: from another region too the fight takes card and token away."""
        table = in_force(at_sea(), "hunting-serpent")
        table.serpent = "2.rope"
        play(again(table), "attempt hunting-serpent", "join mac", "join odessa", "join marco", "go on", "fate 4")

        assert table.region != "2.rope"
        assert (table.ongoing, table.serpent, table.actions) == ([], "", 1)

    def test_no_serpent_no_fight(self) -> None:
        """SG-EVENT-011: only while the card is in play may an action be spent on it."""
        table = at_sea()

        assert refused(table, "attempt hunting-serpent").rule == "SG-EVENT-011"

    def test_the_serpent_follows_over_a_page_edge(self) -> None:
        """SG-EVENT-012: the token is put where the ship arrives on a new page, but stays put on the same map."""
        table = in_force(at_sea(), "hunting-serpent")
        table.region, table.serpent = "2.stairs", "2.quay"
        play(table, "travel", "go on", "fate 6", "sail 2.mouth")

        assert table.serpent == "2.quay"

        play(table, "sail 13.north")

        assert table.serpent == table.region == "13.north"

    @pytest.mark.parametrize("lair", ["13.south", "2.rope"])
    def test_the_serpent_follows_from_anywhere(self, lair: str) -> None:
        """SG-EVENT-012: far off or on the new page already, the token is put where the ship arrives."""
        table = in_force(at_sea(), "hunting-serpent")
        table.region, table.serpent = "2.mouth", lair
        play(again(table), "travel", "go on", "fate 6", "sail 13.north")

        assert table.serpent == table.region == "13.north"

    def test_it_follows_a_ship_that_a_card_moves(self) -> None:
        """SG-EVENT-012: a page turned without a travel action brings the serpent along as well."""
        table = give_command(own(in_force(at_sea(), "hunting-serpent"), "lukran-steam-engine"), 2)
        table.region, table.serpent = "2.mouth", "2.quay"
        play(again(table), "activate lukran-steam-engine sail by p1", "sail 13.north")

        assert table.serpent == table.region == "13.north"

    def test_without_a_serpent_nothing_follows(self) -> None:
        """SG-EVENT-012: a page turned while no serpent hunts brings none."""
        table = at_sea()
        table.region = "2.mouth"
        play(table, "travel", "go on", "fate 6", "sail 13.north")

        assert table.serpent == ""

    def test_lost_sailor_leaves_with_a_port_action(self) -> None:
        """SG-EVENT-023: entering a port region is no port visit; the port action discards the card."""
        table = in_force(at_sea(), "lost-sailor")
        play(table, "travel", "go on", "fate 3", "sail 2.stairs")

        assert table.ongoing == ["lost-sailor"]

        play(table, "port", "leave port")

        assert table.ongoing == []
        assert table.event_discard == ["lost-sailor"]

    def test_only_lost_sailor_leaves_in_port(self) -> None:
        """SG-EVENT-023: a port action does not end other ongoing events."""
        table = in_force(at_sea(), "unexplained-leak", "lost-sailor")
        table.region = "2.stairs"
        play(doing(table, TakeAction()), "port", "leave port")

        assert table.ongoing == ["unexplained-leak"]
