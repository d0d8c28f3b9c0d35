"""Challenge: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import pytest

from sleeping_gods.party.chapters.challenge import total
from sleeping_gods.skies.chapters.clock import time_left
from sleeping_gods.skies.chapters.hero import skill_of
from sleeping_gods.skies.chapters.score import achievements
from sleeping_gods.skies.chapters.turn import EndTurn, TakeAction
from tests.bed import again, deck_only, doing, effects, fallen, hold, offered, play, refused, victims

from .tables import (
    draw_event,
    facing,
    health,
    hurt,
    in_play,
    on_map,
    own,
    reprint,
    stands,
    stock,
    tire,
    wear,
)
from .test_ability_cards import rewrite


class TestTests:
    """Challenges, draws and statuses."""

    def test_two_fate_cards_lie_apart(self) -> None:
        """DS-FATE-008, DS-FATE-009: redrawn twice, all three cards lie apart until the end, then in the discard."""
        table = own(facing(on_map(), "CRAFT", 9), 0, "bent-nickel")
        play(table, "go on", "fate 1", "activate ed redraw", "fate 5", "play bent-nickel redraw", "fate 3")
        aside = table.test.aside
        assert (len(aside), table.discard, total(table, table.test)) == (3, [], 3)
        play(table, "go on")

        assert table.discard == [*aside]

    def test_a_reshuffle_in_a_challenge_leaves_both_apart(self) -> None:
        """DS-FATE-008: with two cards apart the deck runs out: neither is shuffled in."""
        table = deck_only(own(on_map(), 0, "bent-nickel"), "nerve-4", "dare-2")
        play(facing(table, "CRAFT", 9), "go on", "draw nerve-4", "activate ed redraw", "draw dare-2")
        play(table, "play bent-nickel redraw")

        assert len(offered(table)) == 60
        assert not {"draw nerve-4", "draw dare-2"} & {*offered(table)}

    def test_two_leaves_and_a_redraw(self) -> None:
        """DS-RESC-012, DS-FATE-009: two gergon leaves add 16, which a redraw afterwards does not take away."""
        table = facing(stock(on_map(), gergon_leaf=2), "CRAFT", 30)
        play(table, "go on", "fate 3", *["use gergon-leaf fate by p1"] * 2)
        assert total(table, table.test) == 19
        play(table, "activate ed redraw", "fate 1")

        assert total(table, table.test) == 17

    def test_skill_cards_of_one_count_for_that_one(self) -> None:
        """DS-EQIP-007: three STRENGTH cards on Ed add 3 to his, nothing to Jessie's; taken off, one adds no more."""
        before = skill_of(on_map(), "jessie", "strength")
        table = wear(on_map(), "ed", "plain-strength-7", "belay-5", "haul-away-4")
        assert (skill_of(table, "ed", "strength"), skill_of(table, "jessie", "strength")) == (5, before)
        play(table, "unequip belay-5")

        assert skill_of(table, "ed", "strength") == 4

    def test_a_challenge_after_one_for_miguel_is_open_to_all(self) -> None:
        """DS-CHAL-017: only the challenge that names him is his alone; the next one of the same text is not."""
        table = effects(tire(on_map(), ed=0), "challenge CRAFT 6 by miguel", "challenge CRAFT 6")
        play(table, "join miguel")
        assert [line for line in offered(table) if line.startswith("join")] == []
        play(table, "go on", "fate 3")

        assert {"join claire", "join jessie", "join miguel"} <= {*offered(table)}


class TestWithin:
    """A draw within a test."""

    def test_what_is_added_goes_to_the_draw_within(self) -> None:
        """DS-FATE-010: a leaf used after the draw within a failure adds 8 to that one, nothing to the outer."""
        table = stock(tire(on_map(), ed=0), gergon_leaf=1)
        effects(table, "challenge STRENGTH 30", "fail: fate 9: gain 1 rope")
        play(table, "go on", "fate 1", "go on", "fate 2", "use gergon-leaf fate by p1")
        outer, inner = table.tests

        assert ((outer.fate, outer.plus), (inner.fate, inner.plus)) == ((1, 0), (2, 8))
        assert play(table, *(line for line in offered(table) if line == "go on")).goods["rope"] == 1

    def test_the_end_of_the_draw_within_leaves_the_one_around_it(self) -> None:
        """DS-CHAL-008, DS-FATE-008: the inner card is discarded first; the outer stays apart until its own end."""
        table = deck_only(tire(on_map(), ed=0), "nerve-4", "dare-2", "duck-7")
        table.discard.clear()
        effects(table, "challenge STRENGTH 30", "fail: fate 1: gain 1 rope; lose 1 health")
        play(table, "join jessie", "go on", "draw nerve-4", "draw dare-2")

        assert victims(table) == ["jessie"]
        assert (table.discard, [test.aside for test in table.tests]) == ([], [("nerve-4",), ("dare-2",)])
        play(table, "hurt jessie")
        assert (table.discard, table.tests) == (["dare-2", "nerve-4"], [])

    def test_a_challenge_within_a_challenge(self) -> None:
        """DS-CHAR-005, DS-CHAL-010: strength added to the inner one is its alone; its end leaves the outer's crew."""
        table = effects(on_map(), "challenge STRENGTH 30", "fail: challenge STRENGTH 9; lose 1 health")
        play(table, "join jessie", "go on", "fate 1", "go on", "join miguel", "go on", "fate 2", "activate ed strength")
        assert [(test.crew, test.fate, test.bonus) for test in table.tests] == [
            (("jessie",), 1, 0),
            (("miguel",), 2, 1),
        ]
        play(table, "go on")

        assert ([test.crew for test in table.tests], victims(table)) == ([("jessie",)], ["jessie"])


class TestChallenges:
    """Who pays what."""

    def test_low_morale_is_for_its_bearer(self) -> None:
        """DS-STAT-009: Ed with low morale pays 2 stamina, Jessie beside him 1; Miguel with 1 left may join."""
        table = facing(tire(on_map(), miguel=1), "CRAFT", 5)
        table.crew["ed"].statuses = ("low-morale",)
        play(again(table), "join jessie", "join ed", "join miguel")

        assert [table.crew[name].stamina for name in ("ed", "jessie", "miguel")] == [1, 2, 0]

    def test_no_event_is_completed_between_turns(self) -> None:
        """DS-EVNT-007: when P1's turn is over and P2's has not begun nobody completes an event; then P2 does."""
        table = reprint(on_map(2), "thin-ice", complete=("gain 1 rope",), stays=True)
        in_play(table, "thin-ice")
        table.spent = 5
        play(again(table), "end turn")
        assert refused(table, "complete thin-ice").rule == "DS-EVNT-007"
        table.phase = "actions"
        play(doing(table, TakeAction(), EndTurn()), "complete thin-ice")

        assert (table.goods["rope"], table.captain) == (1, 1)

    def test_what_is_paid_for_may_be_repeated(self) -> None:
        """DS-ABCA-012, DS-ABCA-009: a card that costs 1 sand honey, and no stamina, counts twice where two are paid."""
        table = wear(rewrite(on_map(), "dare-2", "SAVVY +3", cost=(("sand-honey", 1),)), "ed", "dare-2")
        play(facing(stock(table, sand_honey=2), "SAVVY", 30), "go on", "fate 1", *["activate dare-2 use"] * 2)

        assert (table.test.bonus, table.goods["sand-honey"]) == (6, 0)
        assert refused(table, "activate dare-2 use").rule == "DS-ADVC-007"

    def test_no_flight_in_the_middle_of_a_walk(self) -> None:
        """DS-ADVC-011: while the damage of a square just entered is shared out no card moves the plane."""
        table = own(stands(on_map(), "2:a2"), 0, "eugene")
        play(table, "travel east", "suffer steep", "hurt ed")
        assert refused(table, "play eugene fly").rule == "DS-ADVC-011"
        play(table, "hurt ed", "hurt ed")

        assert "play eugene fly" in offered(table)

    def test_an_event_completed_while_another_is_resolved(self) -> None:
        """DS-EVNT-003, DS-EVNT-004, DS-EVNT-007: the one drawn stays in play all the same, with its threat."""
        table = reprint(on_map(), "thin-ice", complete=("gain 1 rope",), stays=True)
        reprint(table, "lying-compass", do=("gain 2 threat", "lose 1 health"), stays=True)
        draw_event(in_play(table, "thin-ice", 1), "lying-compass")
        play(table, "complete thin-ice")
        assert (table.active, table.event) == ({"lying-compass": 2}, "lying-compass")
        play(table, "hurt ed")

        assert (table.active, table.event, table.event_discard) == ({"lying-compass": 2}, "", ["thin-ice"])

    def test_an_event_leaves_once(self) -> None:
        """DS-EVNT-008: told twice to leave, an event lies in the discard once, and so does one that is completed."""
        table = reprint(on_map(), "thin-ice", do=("discard this event", "discard this event"))
        reprint(table, "lying-compass", complete=("discard this event", "gain 1 rope"), stays=True)
        draw_event(in_play(table, "lying-compass"), "thin-ice")
        play(table, "complete lying-compass")

        assert table.event_discard == ["thin-ice", "lying-compass"]

    def test_an_event_that_beats_the_party(self) -> None:
        """DS-HLTH-006, DS-DEFT-006: all fall to an event: the party is restored before its first action."""
        table = reprint(on_map(), "thin-ice", do=("lose 9 health by each",))
        draw_event(table, "thin-ice")
        while any(line.startswith("hurt") for line in offered(table)):
            play(table, offered(table)[0])

        assert (table.defeats, health(table, "ed"), table.event_discard) == (1, 8, ["thin-ice"])
        assert "camp" in offered(table)

    def test_all_statuses_of_one(self) -> None:
        """DS-STAT-011: all that the chosen one bears go, those of the others stay."""
        table = on_map()
        for name in ("ed", "jessie"):
            table.crew[name].statuses = ("venom", "madness", "weakened")
        play(effects(table, "remove all statuses from one"), "cure jessie of all")

        assert (table.crew["jessie"].statuses, len(table.crew["ed"].statuses)) == ((), 3)

    def test_a_card_that_heals_all_raises_for_time(self) -> None:
        """DS-HLTH-010, DS-HLTH-011: what a card restores raises Ed for 1 time only; what a story sets costs nothing."""
        table = effects(fallen(hurt(on_map(), claire=5), "ed"), "restore all health", act=True)
        play(table, "refuse time")
        assert (health(table, "claire"), health(table, "ed"), time_left(table)) == (7, 0, 5)
        effects(table, "restore all health")

        assert (health(table, "ed"), time_left(table)) == (8, 5)

    def test_a_box_counts_once(self) -> None:
        """DS-ACHV-002: a box that two campaigns have marked is one achievement; boxes of cards are none."""
        assert achievements(["boss:5", "totem:eternal-geode", "boss:5", "adventure:132"]) == 2


class TestAfterAChallenge:
    """What belongs to a challenge ends with it."""

    def test_later_damage_is_nobody_in_particulars(self) -> None:
        """DS-CHAL-010: the failure's damage is Ed's first, who took part; the story's next damage is anybody's."""
        table = effects(on_map(), "challenge STRENGTH 9", "fail: lose 1 health", "lose 1 health")
        play(table, "join ed", "go on", "fate 1", "go on")
        first = victims(table)
        play(table, "hurt ed")

        assert (first, victims(table)) == (["ed"], ["claire", "ed", "ezarius", "jessie", "miguel"])

    def test_a_draw_within_the_failure_forgets_nobody(self) -> None:
        """DS-CHAL-010: damage that a fate draw within the failure deals still goes to the participants first."""
        table = effects(tire(on_map(), ed=1), "challenge STRENGTH 9", "fail: fate 1: lose 2 health")
        play(table, "join ed", "go on", "fate 1", "fate 2")

        assert victims(table) == ["ed"]

    def test_one_for_all_or_only_those_who_took_part(self) -> None:
        """DS-BASE-011, DS-CHAL-010: `by participants` hurts each of them and nobody else, the fallen not again."""
        table = effects(fallen(on_map(), "miguel"), "challenge STRENGTH 9", "fail: lose 1 health by participants")
        play(table, "join ed", "join jessie", "go on", "fate 1", "go on")

        assert [health(table, name) for name in table.crew] == [7, 7, 6, 7, 0]

    def test_what_was_used_in_one_challenge_is_there_in_the_next(self) -> None:
        """DS-ABCA-012: once a challenge means once in each: used in the first, it is back in the second."""
        table = wear(tire(on_map(), ed=0), "jessie", "lookout-4")
        effects(table, "challenge PERCEPTION 9", "challenge PERCEPTION 9")
        play(table, "go on", "fate 1", "activate lookout-4 perception")
        assert refused(table, "activate lookout-4 perception").rule == "DS-ABCA-012"
        play(table, "go on", "go on", "fate 1")

        assert "activate lookout-4 perception" in offered(table)


class TestAfterADraw:
    """Whatever fate was drawn for, when it is settled nothing of it is left."""

    @pytest.mark.parametrize(
        ("lines", "effect"),
        [
            (("go on", "fate 1"), "challenge CRAFT 9"),
            (("fate 1",), "fate 9: gain 1 rope"),
            (("repair", "go on", "fate 1"), ""),
            (("fly to geysers", "fate 1"), ""),
        ],
    )
    def test_the_card_is_discarded_and_the_test_over(self, lines: tuple[str, ...], effect: str) -> None:
        """DS-FATE-001, DS-CHAL-008: after a challenge, a plain draw, a repair or a flight the next draw is new."""
        table = tire(on_map(), ed=0)
        table.plane_health = 3
        again(table)
        if effect:
            effects(table, effect)
        play(table, *lines)

        assert (table.tests, len(table.discard), len(table.deck)) == ([], 1, 61)
        assert "camp" in offered(table)
        effects(table, "challenge CRAFT 4", "pass: gain 1 rope")
        play(table, "go on", "fate 3")
        assert (table.goods["rope"], len(table.discard)) == (0, 2)

    def test_what_was_added_to_one_draw_is_not_added_to_the_next(self) -> None:
        """DS-RESC-012, DS-EQIP-014: a leaf and a discarded card help the challenge they were spent on."""
        table = hold(stock(tire(on_map(), ed=0), gergon_leaf=1), 0, "plain-craft-6", "dare-2")
        effects(table, "challenge CRAFT 30", "challenge CRAFT 30")
        play(table, "go on", "fate 1", "use gergon-leaf fate by p1", "discard plain-craft-6")
        assert total(table, table.test) == 10
        play(hold(table, 0, "toolmaker-3"), "go on", "go on", "fate 1")

        assert total(table, table.test) == 1
