"""Easy mode and the dice variant: SG-VARIANT."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.errors import IllegalSetup
from sleeping_gods.kernel.table import decider
from sleeping_gods.sea.chapters.events import EventPhase
from sleeping_gods.sea.chapters.fate import RollFate
from sleeping_gods.sea.chapters.score import journey_log
from sleeping_gods.sea.chapters.turn import TakeAction

from .tables import (
    again,
    at_sea,
    at_start,
    beat_crew,
    beat_ship,
    deck_only,
    doing,
    draw_any,
    effects,
    give_command,
    new,
    offered,
    own,
    place_cube,
    play,
    put_enemy,
    refused,
)


class TestEasyStart:
    """SG-VARIANT-001, 002."""

    def test_an_easy_campaign_starts_richer(self) -> None:
        """SG-VARIANT-001: coins 23, grain 2, meat 1, vegetables 1, XP 20."""
        table = new(easy="on")

        assert table.goods == {"coins": 23, "grain": 2, "meat": 1, "vegetables": 1, "materials": 0, "artifacts": 0}
        assert table.xp == 20
        assert (new().xp, new().goods["coins"]) == (0, 3)

    def test_the_xp_wait_for_a_port(self) -> None:
        """SG-VARIANT-002: a level card is refused on turn 1 at sea, and can be bought at the first port."""
        table = at_sea(easy="on")
        level = min(table.pack.levels.values(), key=lambda card: card.xp)
        assert refused(table, f"learn {level.id}").rule == "SG-LEVEL-001"

        table.region = "2.stairs"
        play(doing(table, TakeAction()), "port", "visit levels", f"learn {level.id}")
        assert table.xp == 20 - level.xp
        assert level.id in table.crew[level.crew].levels

    def test_a_port_region_is_not_yet_a_port_action(self) -> None:
        """SG-VARIANT-002: in a port region the XP wait for the port action as well, and for its level cards."""
        table = at_sea(easy="on")
        table.region = "2.stairs"
        assert refused(doing(table, TakeAction()), "learn survivor").rule == "SG-LEVEL-001"
        assert refused(play(table, "port"), "learn survivor") is not None

        assert table.xp == 20

    def test_nothing_is_learned_at_set_up(self) -> None:
        """SG-VARIANT-002: after the cards of the set-up the first turn begins, with all 20 XP unspent."""
        table = draw_any(new(2, easy="on"), 2)

        assert "begin turn" in offered(table)
        assert not [line for line in offered(table) if line.startswith("learn")]
        assert table.xp == 20


class TestEasyDefeat:
    """SG-VARIANT-003 to 005."""

    def test_a_beaten_crew_is_helped(self) -> None:
        """SG-VARIANT-003: with 1 XP, 2 coins and venom on Mac: 6 XP, 9 coins, no status and 8 command."""
        table = at_sea(easy="on")
        table.xp, table.goods["coins"] = 1, 2
        effects(table, "gain venom on mac", "gain madness on mac", "gain low-morale on each", "gain weakened on odessa")
        draw_any(play(beat_crew(table), "make for 2.stairs"), 6)

        assert (table.xp, table.goods["coins"]) == (6, 9)
        assert [member.statuses for member in table.crew.values()] == [()] * 9
        assert (table.pools, table.supply) == ([8], 6)
        assert all(member.damage == 0 for member in table.crew.values())

    def test_the_whole_crew_is_helped_each_time(self) -> None:
        """SG-VARIANT-003: in P2's turn the crew of both players is cured, and a second defeat gives as much again."""
        table = at_sea(2, easy="on", first="p2")
        for coins, xp in ((30, 25), (37, 30)):
            effects(table, "gain venom on gregory", "gain weakened on kasumi", "gain madness on odessa")
            draw_any(play(beat_crew(table), "make for 2.stairs", "share command"), 6)

            assert not [name for name, member in table.crew.items() if member.statuses]
            assert (table.goods["coins"], table.xp) == (coins, xp)

    def test_the_finale_has_its_own_rule(self) -> None:
        """SG-VARIANT-003: a crew defeat in the finale gives 10 XP and 7 command, not the easy extras as well."""
        table = at_sea(easy="on")
        table.event_left, table.event_pass, table.xp, table.goods["coins"] = [0, 0, 0], 3, 1, 2
        beat_crew(doing(table, EventPhase()))

        assert (table.xp, table.goods["coins"], table.pools) == (11, 2, [7])

    def test_a_normal_defeat_gives_nothing(self) -> None:
        """SG-VARIANT-003: the extras are for easy mode only."""
        table = at_sea()
        table.goods["coins"] = 2
        draw_any(play(beat_crew(table), "make for 2.stairs"), 6)

        assert (table.xp, table.goods["coins"], table.pools) == (0, 2, [0])

    def test_a_beaten_ship_is_not(self) -> None:
        """SG-VARIANT-004: with 11 cubes in easy mode XP, coins, command and statuses are unchanged."""
        table = at_sea(easy="on")
        table.crew["mac"].statuses = ("venom",)
        draw_any(play(beat_ship(table), "make for 2.stairs"), 6)

        assert (table.xp, table.goods["coins"], table.pools) == (20, 23, [0])
        assert table.crew["mac"].statuses == ("venom",)

    def test_the_eight_command_go_around_from_the_next_player(self) -> None:
        """SG-VARIANT-005: with 5 in the supply and 2 players they are shared 3 and 2, the next active player first."""
        table = at_sea(2, easy="on")
        table.crew["laurent"].command, table.supply = 9, 5
        play(beat_crew(table), "make for 2.stairs")
        assert decider(table) == 0
        play(table, "share command")

        assert table.pools == [2, 3]
        assert table.supply == 0
        assert offered(table)[0].startswith("event ")

    def test_the_eight_command_go_where_the_players_agree(self) -> None:
        """SG-VARIANT-005: they may be shared otherwise, up to 8 and up to the supply."""
        table = play(beat_crew(at_sea(2, easy="on")), "make for 2.stairs", *["give command to p1"] * 7)
        assert offered(table) == ["share command", "give command to p1", "give command to p2"]
        play(table, "give command to p2")

        assert table.pools == [7, 1]
        assert offered(table)[0].startswith("event ")

    def test_what_is_not_given_by_hand_goes_around(self) -> None:
        """SG-VARIANT-005: in P2's turn, with 1 given to P1, the other 7 go around from P3, 8 in all."""
        table = play(beat_crew(at_sea(3, easy="on", first="p2")), "make for 2.stairs")
        play(table, "give command to p1", "share command")

        assert table.pools == [1 + 2, 2, 3]
        assert table.supply == 14 - 8


class TestEasyTurns:
    """SG-VARIANT-006 to 010."""

    @pytest.mark.parametrize(("easy", "pool"), [("on", 1), ("off", 0)])
    def test_the_active_player_gains_a_command_each_turn(self, easy: str, pool: int) -> None:
        """SG-VARIANT-006: with 3 in the supply the turn starts with pool +1 and supply 2, in easy mode."""
        table = at_start(2, easy=easy)
        table.captain = 1
        table.crew["laurent"].command, table.supply = 11, 3
        play(table, "begin turn")

        assert table.pools == [0, pool]
        assert table.supply == 3 - pool

    def test_a_normal_campaign_may_become_easy_at_any_time(self) -> None:
        """SG-VARIANT-007: switched on turn 12, also in the middle of it, the log says easy, and the next turn pays."""
        table = at_sea()
        table.turn = 12
        assert journey_log(table)["mode"] == "normal"
        play(table, "easy mode")
        assert table.pools == [0]
        assert journey_log(table)["mode"] == "easy"
        play(table, "skip action", "skip action", "begin turn")

        assert table.pools == [3]
        assert refused(table, "easy mode").rule == "SG-VARIANT-007"

    def test_a_switch_can_come_before_a_draw(self) -> None:
        """SG-VARIANT-007: at any time means while chance is to draw as well."""
        table = play(effects(at_sea(), "ship damage 1"), "easy mode")

        assert table.easy
        assert place_cube(table, 6).cubes["bridge"] == 1

    def test_the_switch_gives_the_starting_bonus_once(self) -> None:
        """SG-VARIANT-008: with 4 coins and 3 XP there are 24 coins and 23 XP."""
        table = at_sea()
        table.goods["coins"], table.xp = 4, 3
        play(table, "easy mode")

        assert (table.goods["coins"], table.xp) == (24, 23)
        assert (table.goods["grain"], table.goods["meat"], table.goods["vegetables"]) == (2, 1, 1)
        assert refused(table, "easy mode").rule == "SG-VARIANT-007"

    def test_the_bonus_comes_with_the_switch_whenever_that_is(self) -> None:
        """SG-VARIANT-007, 008: in a fight of turn 20 the switch gives the bonus and nothing else; the fight goes on."""
        table = put_enemy(at_sea(2))
        table.turn, table.crew["mac"].statuses, table.crew["mac"].damage = 20, ("venom",), 2
        play(again(table), "easy mode")

        assert (table.easy, table.goods["coins"], table.xp, table.pools) == (True, 23, 20, [0, 0])
        assert (table.crew["mac"].statuses, table.crew["mac"].damage) == (("venom",), 2)
        assert "attack wall with mac using cutlass" in offered(table)

    def test_a_campaign_set_up_as_easy_has_had_its_bonus(self) -> None:
        """SG-VARIANT-008: the starting bonus is given once, so an easy campaign cannot be switched to easy."""
        assert refused(at_sea(easy="on"), "easy mode").rule == "SG-VARIANT-007"

    @pytest.mark.parametrize(("easy", "mark"), [("on", "E"), ("off", "")])
    def test_an_easy_score_is_marked(self, easy: str, mark: str) -> None:
        """SG-VARIANT-009: 60 points in easy mode are written as 60E."""
        table = at_sea(easy=easy)
        table.used_quests, table.goods["coins"] = list(range(10, 50)), 0
        effects(table, "ending home")

        assert table.log.score == f"60{mark}"

    def test_however_an_easy_campaign_ends(self) -> None:
        """SG-VARIANT-009: one that is reset bears the E too, also if it became easy on the way; a normal one none."""
        assert play(at_sea(easy="on"), "reset campaign").log.score.endswith("E")
        assert play(at_sea(), "easy mode", "reset campaign").log.score.endswith("E")
        assert play(at_sea(), "reset campaign").log.score.isdecimal()

    def test_easy_and_brutal_exclude_each_other(self) -> None:
        """SG-VARIANT-010: easy is refused in a brutal campaign, with XP +0, and so is a set-up with both."""
        table = at_sea(mode="brutal")
        assert refused(table, "easy mode").rule == "SG-VARIANT-010"
        assert table.xp == 0

        with pytest.raises(IllegalSetup) as refusal:
            new(mode="brutal", easy="on")
        assert refusal.value.reason.rule == "SG-VARIANT-010"


class TestDice:
    """SG-VARIANT-011, 012."""

    def test_the_drawing_player_may_roll_or_draw_each_time(self) -> None:
        """SG-VARIANT-011: rolled as 3 the result is 3 and the deck whole; drawn instead, the deck is 1 less."""
        table = at_sea(dice="may")
        deck = len(table.deck)
        effects(table, "ship damage 2")
        assert offered(table) == ["draw fate", "roll fate"]
        place_cube(play(table, "roll fate"), 3)
        assert (len(table.deck), table.discard) == (deck, [])
        assert table.cubes["sick-bay"] == 1

        assert offered(table) == ["draw fate", "roll fate"]
        place_cube(play(table, "draw fate"), 6)
        assert len(table.deck) == deck - 1
        assert table.cubes["bridge"] == 1

    def test_a_table_may_always_roll(self) -> None:
        """SG-VARIANT-011: set to always, no card is drawn and nobody is asked."""
        table = at_sea(dice="always")
        deck = list(table.deck)
        place_cube(effects(table, "ship damage 1"), 6)

        assert table.deck == deck
        assert table.cubes["bridge"] == 1

    def test_without_the_variant_nobody_rolls(self) -> None:
        """SG-VARIANT-011: the die belongs to the variant."""
        table = effects(at_sea(), "ship damage 1")

        assert all(line.startswith("draw ") for line in offered(table))
        assert not any(isinstance(step, RollFate) for step in table.agenda)

    def test_cards_for_the_hand_are_drawn_all_the_same(self) -> None:
        """SG-VARIANT-011: the die stands in for fate only."""
        table = play(effects(at_sea(dice="always"), "draw 1"), "draw triage-5")

        assert table.hands == [["triage-5"]]

    def test_the_player_who_draws_is_asked(self) -> None:
        """SG-VARIANT-011: fate for P2's card is P2's to draw or to roll, in P1's turn as well."""
        table = effects(at_sea(2, dice="may"), "fate 5: gain 1 xp", seat=1, act=True)
        assert (decider(table), offered(table)) == (1, ["draw fate", "roll fate"])

        play(table, "roll fate", "fate 5")
        assert (table.xp, len(table.deck)) == (1, 60)

    def test_a_roll_leaves_an_empty_deck_empty(self) -> None:
        """SG-VARIANT-011, SG-FATE-003: no card is needed for a roll, so the discard is not shuffled."""
        table = deck_only(at_sea(dice="may"))
        play(effects(table, "fate 5: gain 1 xp"), "roll fate", "fate 5")

        assert (table.deck, len(table.discard), table.xp) == ([], 60, 1)

    def test_each_face_has_the_same_chance(self) -> None:
        """SG-VARIANT-012: six faces, each with chance 1/6."""
        table = effects(at_sea(dice="always"), "ship damage 1")

        assert offered(table) == [f"roll {face}" for face in (1, 2, 3, 4, 5, 6)]

    def test_a_roll_can_be_repeated_and_raised(self) -> None:
        """SG-VARIANT-012: after a 1, redraw-if-1 rolls again; +1 raises the roll."""
        table = give_command(own(at_sea(dice="always"), "totem-of-the-long-leg"), 5)
        deck = list(table.deck)
        effects(table, "ship damage 1")
        play(table, "roll 1", "activate kasumi redraw", "roll 3", "activate totem-of-the-long-leg fate by p1", "go on")

        assert table.cubes["galley"] == 1
        assert table.deck == deck

    @pytest.mark.parametrize("dice", ["always", "may"])
    @pytest.mark.parametrize(("second", "fate"), [(2, 4), (6, 6)])
    def test_the_better_of_two_rolls_is_kept_where_a_card_says_so(self, dice: str, second: int, fate: int) -> None:
        """SG-VARIANT-012, SG-FATE-006: Gear repeats a roll of 4 and keeps the better one."""
        table = give_command(effects(at_sea(dice=dice), "challenge SAVVY 9"), 1)
        roll = ["roll fate"] if dice == "may" else []
        play(table, "go on", *roll, "fate 4", "activate gear redraw by p1", *roll)

        assert play(table, f"fate {second}").test.fate == fate

    def test_a_roll_may_be_repeated_with_a_card(self) -> None:
        """SG-VARIANT-011, 012: card or die is chosen anew at a redraw; only the card lies aside."""
        table = give_command(effects(at_sea(dice="may"), "challenge SAVVY 9"), 1)
        play(table, "go on", "roll fate", "fate 4", "activate gear redraw by p1")
        assert offered(table) == ["draw fate", "roll fate"]

        play(table, "draw fate", "draw refine-2")
        assert (table.test.fate, table.test.aside, len(table.deck)) == (4, ("refine-2",), 59)

    def test_a_second_roll_has_all_six_faces(self) -> None:
        """SG-VARIANT-012: each face has its chance when a roll is repeated, the one just rolled too."""
        table = give_command(at_sea(dice="always"), 1)
        play(effects(table, "challenge STRENGTH 6"), "go on", "fate 1", "activate gear redraw by p1")

        assert offered(table) == [f"roll {face}" for face in "123456"]

    def test_redraw_if_one_needs_a_one(self) -> None:
        """SG-VARIANT-012: a roll of 2 is not repeated by redraw-if-1."""
        table = give_command(effects(at_sea(dice="always"), "challenge SAVVY 9"), 5)
        play(table, "go on", "roll 2")

        assert refused(table, "activate kasumi redraw").rule == "SG-FATE-007"


def test_a_brutal_campaign_has_no_easy_help() -> None:
    """SG-VARIANT-010: a brutal defeat ends the campaign without the easy extras."""
    table = beat_crew(at_sea(mode="brutal"))

    assert table.over == "brutal defeat"
    assert (table.xp, table.pools) == (0, [0])
