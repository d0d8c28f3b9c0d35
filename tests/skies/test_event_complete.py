"""Completing events in play: DS-EVNT."""

from __future__ import annotations

import pytest

from sleeping_gods.campaign.errors import WrongSeat
from sleeping_gods.kernel.table import decider
from sleeping_gods.skies.chapters.fate import KeepSeven
from sleeping_gods.skies.chapters.turn import EndTurn

from ..bed import again, damage_on, doing, draw_any, effects, fallen, hold, offered, play, refused, told, victims
from .tables import (
    at_start,
    draw_event,
    exploring,
    fight,
    foe,
    hurt,
    in_play,
    on_map,
    reprint,
    tire,
)
from .test_control import live, now, shown


class TestWhoAndWhen:
    """The active player, on their own turn."""

    def test_the_active_player_may(self) -> None:
        """DS-EVNT-007: with seat 1 active the event is offered to seat 1 and not to seat 2."""
        table = in_play(on_map(2), "cracked-stove")

        assert ["complete cracked-stove" in shown(table, seat) for seat in range(2)] == [True, False]

    def test_whoever_else_is_asked(self) -> None:
        """DS-EVNT-007: while seat 2 must discard on seat 1's turn, completing is still seat 1's to choose."""
        table = in_play(on_map(2), "cracked-stove")
        hold(table, 1, *table.deck[:8])
        table.then(KeepSeven(1))
        again(table)

        assert decider(table) == 1
        assert ["complete cracked-stove" in shown(table, seat) for seat in range(2)] == [True, False]

    def test_another_seat_is_refused(self) -> None:
        """DS-EVNT-007: seat 2 tries on seat 1's turn, and is refused; seat 1 attempts it."""
        campaign, table = live(2, "p1")
        exploring(in_play(table, "cracked-stove"), 38)
        table.phase = "actions"
        with pytest.raises(WrongSeat):
            campaign.play(1, "complete cracked-stove")

        assert table.tests == []

        campaign.play(0, "complete cracked-stove")

        test = now(campaign).test
        assert (test.skill, test.number) == ("craft", 8)

    def test_in_every_step_of_the_turn(self) -> None:
        """DS-EVNT-007: while an event is resolved, in the action step, and at the end of the turn."""
        table = reprint(in_play(on_map(), "cracked-stove"), "frozen-garden", do=("lose 1 health",))

        assert "complete cracked-stove" in offered(table)
        assert "complete cracked-stove" in offered(draw_event(table, "frozen-garden"))

        assert "complete cracked-stove" in offered(doing(in_play(on_map(), "cracked-stove"), EndTurn()))

    def test_in_the_draw_step(self) -> None:
        """DS-EVNT-007: while a full hand is discarded down to 7, before the event of the turn is drawn."""
        table = in_play(at_start(), "cracked-stove")
        draw_any(play(hold(table, 0, *table.deck[:7]), "begin turn"), 2)

        assert (table.phase, "complete cracked-stove" in offered(table)) == ("draw", True)

    def test_not_between_turns(self) -> None:
        """DS-EVNT-007: before a turn has begun there is nobody whose turn it is."""
        table = doing(in_play(on_map(), "lying-compass"), EndTurn())

        assert refused(table, "complete lying-compass").rule == "DS-EVNT-007"

    def test_only_what_is_in_play(self) -> None:
        """DS-EVNT-007: an event of the deck cannot be completed, nor one that has no such line."""
        assert refused(on_map(), "complete cracked-stove").rule == "DS-EVNT-007"
        assert refused(in_play(on_map(), "borrowed-dog"), "complete borrowed-dog").rule == "DS-EVNT-007"

    def test_a_condition(self) -> None:
        """DS-EVNT-007: what an event asks for must be there: without Ezarius the compass cannot be completed."""
        table = in_play(on_map(), "lying-compass")

        assert "complete lying-compass" in offered(table)
        assert refused(fallen(table, "ezarius"), "complete lying-compass").rule == "DS-EVNT-007"

    def test_with_the_bonus_token(self) -> None:
        """DS-EVNT-007: at any time on their own turn, also with the bonus time of a turn that ended early."""
        table = in_play(on_map(), "cracked-stove")
        table.bonus = True

        assert "complete cracked-stove" in offered(again(table))
        play(tire(table, ed=0), "complete cracked-stove", "join miguel", "go on", "fate 6")
        assert (table.bonus, table.active) == (True, {})


class TestHow:
    """What completing does."""

    def test_it_is_discarded_with_its_threat(self) -> None:
        """DS-EVNT-008: an event with 2 threat is completed: it lies in the discard, without threat."""
        table = in_play(tire(on_map(), ed=0), "leaking-tank", 2)
        play(table, "complete leaking-tank", "go on", "fate 7")

        assert (table.active, table.event_discard) == ({}, ["leaking-tank"])
        assert told(table, "event-done") == [("leaking-tank",)]

    def test_its_texts_are_gone(self) -> None:
        """DS-EVNT-008: a completed event makes nothing harder and does nothing at the end of a turn."""
        table = in_play(tire(on_map(), ed=0), "black-frost")
        play(table, "complete black-frost", "join ezarius", "go on", "fate 6")
        doing(table, EndTurn())

        assert (victims(table), table.goods["torch"]) == ([], 1)

    def test_a_failure_completes_it_as_well(self) -> None:
        """DS-EVNT-014: with a CRAFT result of 7 it is 5 damage; the event is discarded and its reward gained."""
        table = in_play(tire(on_map(), ed=0), "cracked-stove", 1)
        play(table, "complete cracked-stove", "go on", "fate 7", *["hurt ed"] * 4)

        assert table.active == {"cracked-stove": 1}

        play(table, "hurt claire")

        assert (damage_on(table), table.goods["rope"]) == ({"ed": 4, "claire": 1}, 1)
        assert (table.active, table.event_discard) == ({}, ["cracked-stove"])

    def test_a_success(self) -> None:
        """DS-EVNT-014: with a result of 8 the reward is gained without damage."""
        table = in_play(tire(on_map(), ed=0), "cracked-stove")
        play(table, "complete cracked-stove", "join miguel", "go on", "fate 6")

        assert (damage_on(table), table.goods["rope"], table.event_discard) == ({}, 1, ["cracked-stove"])

    def test_no_time(self) -> None:
        """DS-EVNT-015: with 1 time left it is attempted, and 1 time is still left."""
        table = in_play(tire(on_map(), ed=0), "cracked-stove")
        table.spent = 4
        play(table, "complete cracked-stove", "join miguel", "go on", "fate 6")

        assert table.spent == 4
        assert "travel east" in offered(table)

    def test_during_an_action(self) -> None:
        """DS-EVNT-015: in the middle of a story it is possible, and the story goes on."""
        table = exploring(in_play(tire(on_map(), ed=0), "cracked-stove"), 38)
        play(table, "complete cracked-stove", "join miguel", "go on", "fate 6")

        assert (table.event_discard, table.spent) == (["cracked-stove"], 0)
        assert "choose a" in offered(table)

    def test_not_in_combat(self) -> None:
        """DS-EVNT-015: in combat it is refused."""
        table = foe(in_play(on_map(), "cracked-stove"), "rat", "H . .")
        fight(table, "rat", hands=(("whip",),))

        assert refused(table, "complete cracked-stove").rule == "DS-EVNT-015"

    def test_not_in_a_challenge(self) -> None:
        """DS-EVNT-015: in an unfinished challenge it is refused, before the draw and after it."""
        table = effects(in_play(on_map(), "cracked-stove"), "challenge MOXIE 8", "fail: lose 1 health")

        assert refused(table, "complete cracked-stove").rule == "DS-EVNT-015"

        play(table, "go on", "fate 3")

        assert refused(table, "complete cracked-stove").rule == "DS-EVNT-015"

        play(table, "go on")

        assert victims(table)
        assert refused(table, "complete cracked-stove").rule == "DS-EVNT-015"

    def test_one_at_a_time(self) -> None:
        """DS-EVNT-015: while one is being completed another must wait."""
        table = in_play(in_play(tire(on_map(), ed=0), "cracked-stove"), "tag-court")
        play(table, "complete cracked-stove", "go on", "fate 2")

        assert refused(table, "complete tag-court").rule == "DS-EVNT-015"

    def test_a_defeat_ends_the_story_under_way(self) -> None:
        """DS-EVNT-014, DS-DEFT-001: who is beaten by the attempt is back on the map; the event is completed."""
        table = in_play(tire(on_map(), ed=0), "cracked-stove")
        exploring(hurt(table, claire=6, ed=7, ezarius=5, jessie=7, miguel=6), 38)
        play(table, "complete cracked-stove", "go on", "fate 2", *(f"hurt {name}" for name in table.crew))

        assert (table.defeats, table.exploring) == (1, False)
        assert (table.active, table.event_discard) == ({}, ["cracked-stove"])
        assert "choose a" not in offered(table)
        assert "travel east" in offered(table)

    def test_a_last_camp_that_an_attempt_costs(self) -> None:
        """DS-CAMP-010: an attempt between actions that crosses off the last camp leads to the end story at once."""
        table = reprint(on_map(), "cracked-stove", complete=("cross off 1 camps", "gain 1 rope"), stays=True)
        table.camps = 11
        play(in_play(table, "cracked-stove"), "complete cracked-stove")

        assert (table.paragraph, table.goods["rope"], table.event_discard) == ("120", 1, ["cracked-stove"])

    def test_a_last_camp_lost_by_a_defeat_between_actions(self) -> None:
        """DS-CAMP-009, DS-CAMP-010, DS-CAMP-011: a defeat that takes the last two camps opens both stories."""
        table = in_play(tire(on_map(), ed=0), "cracked-stove")
        table.camps = 10
        hurt(table, claire=6, ed=7, ezarius=5, jessie=7, miguel=6)
        play(table, "complete cracked-stove", "go on", "fate 2", *(f"hurt {name}" for name in table.crew))

        assert (table.defeats, table.paragraph, table.due) == (1, "119", ["120"])
