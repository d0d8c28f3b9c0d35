"""Readings: a rule where it could be taken otherwise, with two of a thing, for another seat, or one within another."""

from __future__ import annotations

import pytest

from sleeping_gods.skies.chapters.camp import Camp
from sleeping_gods.skies.chapters.clock import time_left
from sleeping_gods.skies.chapters.turn import EndAction, EndTurn
from tests.bed import again, deck_only, doing, draw_any, effects, fallen, hold, offered, play, refused, told, victims

from .fights import CARDS, battle, blow, power, powers, wound
from .tables import (
    ail,
    arm,
    health,
    hurt,
    in_play,
    on_map,
    own,
    reprint,
    row,
    stands,
    stock,
    tire,
    wear,
)

PAIRS = "ed ezarius/jessie miguel"


class TestTurnEnd:
    """What the end of a turn brings, and in which order."""

    def test_curses_work_in_the_order_they_were_gained(self) -> None:
        """DS-COMP-015, DS-ENDT-001: the curse held longest works first, whatever its name, and the next after it."""
        table = tire(on_map(), ed=0)
        table.spent, table.curses = 5, ["wet-match", "late-shadow", "borrowed-cough"]
        play(again(table), "end turn")
        assert told(table, "curse-works") == [("wet-match",), ("late-shadow",)]
        play(table, "fate 8")

        assert told(table, "curse-works")[-1] == ("borrowed-cough",)

    def test_venom_bites_every_players_characters(self) -> None:
        """DS-STAT-004: at the end of P1's turn Ed, whom P1 controls, and Ezarius, whom P2 controls, lose 1 each."""
        table = ail(ail(on_map(2), "ed", "venom"), "ezarius", "venom")
        table.spent = 5
        play(again(table), "end turn")

        assert (health(table, "ed"), health(table, "ezarius"), table.captain) == (7, 5, 1)


class TestCamp:
    """A camp is for everybody."""

    @pytest.mark.parametrize("name", ["jessie", "ed"])
    def test_a_status_of_anybody(self, name: str) -> None:
        """DS-CAMP-005: one of two tokens goes, of P2's Jessie too, and of somebody at 0; the other stays."""
        table = ail(fallen(on_map(2, crew=PAIRS), "jessie"), name, "venom", "madness")
        doing(table, Camp(), EndAction(), EndTurn())
        if "raise nobody" in offered(table):
            play(table, "raise nobody")
        draws = [line for line in offered(table) if line.startswith("cure")]
        play(table, f"cure {name} of madness")

        assert draws == [f"cure {name} of venom", f"cure {name} of madness", "cure nobody"]
        assert table.crew[name].statuses == ("venom",)
        assert not any(line.startswith("cure") for line in offered(table))

    def test_two_who_are_down(self) -> None:
        """DS-CAMP-012: with 1 time left one of two at 0 is raised, by 2, and the other is not offered any more."""
        table = fallen(on_map(2, crew=PAIRS), "ed", "jessie")
        table.spent = 4
        doing(table, Camp(), EndAction(), EndTurn())
        play(table, "raise jessie")

        assert (health(table, "jessie"), health(table, "ed"), time_left(table)) == (2, 0, 0)
        assert not any(line.startswith("raise") for line in offered(table))


class TestHealing:
    """Health that another player gives on somebody's turn."""

    def test_who_was_refused_stays_refused(self) -> None:
        """DS-HLTH-009: time refused for Ed is refused for all of this healing, however many points are left."""
        table = own(hurt(fallen(on_map(2, crew=PAIRS), "ed"), claire=3), 1, "winter-pip")
        play(table, "play winter-pip heal", "heal ed", "refuse time", "heal claire")

        assert [line for line in offered(table) if line.startswith("heal")] == ["heal claire"]
        assert refused(table, "heal ed").key == "no-time-given"

    def test_two_who_were_refused(self) -> None:
        """DS-HLTH-009: after Ed time is refused for Miguel too: neither can be chosen again, and nobody is left."""
        table = own(fallen(on_map(2, crew=PAIRS), "ed", "miguel"), 1, "winter-pip")
        play(table, "play winter-pip heal", "heal ed", "refuse time", "heal miguel", "refuse time")

        assert not any(line.startswith(("heal", "stop healing")) for line in offered(table))
        assert (health(table, "ed"), health(table, "miguel"), time_left(table)) == (0, 0, 5)


class TestCards:
    """Cards of seats that are not active."""

    def test_a_card_for_the_hand_serves_its_player(self) -> None:
        """DS-TURN-004: the card on P2's Ezarius lets P2 keep 8; P1 keeps 7 all the same."""
        table = wear(on_map(2), "ezarius", "watchful-2")
        for seat in (0, 1):
            hold(table, seat, *table.deck[:7])
            effects(table, "draw 1", seat=seat)
            draw_any(table, 1)
            assert any(line.startswith("drop") for line in offered(table)) is (seat == 0)
            if seat == 0:
                play(table, next(line for line in offered(table) if line.startswith("drop")))

        assert [len(hand) for hand in table.hands] == [7, 8]

    def test_a_card_of_another_hand_is_lost(self) -> None:
        """DS-CBDK-008, DS-ADVC-009: what a text takes away leaves the hand of whoever holds it, P2's or the discard."""
        table = own(on_map(2), 1, "eternal-geode")
        table.played.append("camp-stew")
        effects(table, "lose adventure 60", "lose adventure 5")

        assert (table.adventures, "camp-stew" in table.played) == ([[], []], False)
        assert [*table.gone] == ["eternal-geode", "camp-stew"]


class TestEvents:
    """Two events at a time."""

    def test_a_flight_completes_all_that_wait_for_it(self) -> None:
        """DS-EVNT-013: of three events in play the two that moving the plane completes pay and go, the third stays."""
        table = stands(tire(on_map(), ed=0), "2:d2")
        reprint(table, "thin-ice", complete=("gain 1 rope",), complete_when="plane-moved", stays=True)
        reprint(table, "cracked-stove", complete=("gain 1 torch",), complete_when="plane-moved", stays=True)
        reprint(table, "lying-compass", complete=("gain 1 meat",), stays=True)
        for event in ("thin-ice", "lying-compass", "cracked-stove"):
            in_play(table, event, 1)
        play(table, "fly to geysers", "fate 1")

        assert (table.goods["rope"], table.goods["torch"], table.goods["meat"]) == (1, 1, 0)
        assert (table.active, sorted(table.event_discard)) == ({"lying-compass": 1}, ["cracked-stove", "thin-ice"])


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


class TestFights:
    """Several enemies, several players."""

    def test_two_allies_both_add(self) -> None:
        """DS-ENAB-002, DS-ENAB-019: two others with 1 and 2 more make a counterattack of 1 one of 4, never its own."""
        table = battle("H .|. X", "H .|X .", "H .|Y .", attack=1, X="allies-damage-1", Y="allies-damage-2")
        play(blow(table, 1), "cover a a2")

        assert health(table, "ed") == 4

    def test_a_second_token_on_one_character(self) -> None:
        """DS-SYNG-003: of two icons covered at once both tokens may go to the same character, and two more later."""
        table = battle("S S .|S S H")
        play(blow(table, 2), "cover a a1", "cover a a2", "token jessie")
        assert "token jessie" in offered(table)
        play(table, "token jessie")

        assert table.crew["jessie"].synergy == 2

    def test_damage_to_all_is_for_all_players(self) -> None:
        """DS-ENAB-006: X damage to each hurts the characters of both players and Claire, those at 0 not again."""
        table = fallen(battle("H A|. .", players=2, A="deal-all-2"), "jessie")
        play(table, "end attacks")

        assert [health(table, name) for name in table.crew] == [5, 6, 4, 0, 5]

    def test_an_enemy_gone_in_the_enemy_phase_hides_nobody(self) -> None:
        """DS-ENDR-003: while the leftmost acts it falls to a torch; the next two act all the same, each once."""
        table = stock(battle("H V|. .", "P H|. .", "P2 H|. .", V="deal-one-1"), torch=1)
        play(wound(power(table, a=0, b=0, c=0), "a", "a2"), "end attacks")
        assert powers(table) == {"a": 0, "b": 1, "c": 2}
        table = stock(battle("H V|. .", "P H|. .", "P2 H|. .", V="deal-one-1"), torch=1)
        play(power(table, a=0, b=0, c=0), "end attacks", "use torch deal by p1", "target a", "cover a a1")
        assert row(table) == ["b", "c"]
        play(table, "hurt ed")

        assert powers(table) == {"b": 1, "c": 2}

    def test_a_deck_that_runs_out(self) -> None:
        """DS-CRND-008: with 1 card left and 3 discarded the rest is drawn of the discards, which are shuffled."""
        table = battle("H H|H H", hands=(CARDS[:3],))
        table.fight.deck, table.fight.discard = ["whip"], ["pistol"]
        for card, name in zip(CARDS, ("ed", "jessie", "miguel"), strict=False):
            play(arm(table, card, damage=None), f"attack a with {name} using {card}")
        table.fight.discard.clear()
        play(table, "end attacks", "draw whip")

        assert sorted(offered(table)) == sorted(f"draw {card}" for card in CARDS[:3])
        draw_any(table, 2)
        assert (len(table.fight.hands[0]), len(table.fight.deck), table.fight.discard) == (3, 1, [])

    def test_neither_deck_nor_discard(self) -> None:
        """DS-CBDK-008, DS-CSET-005: who owns 3 combat cards draws 3 of 5, and the round begins."""
        table = on_map()
        table.combat_deck = table.arms = [*CARDS[:3]]
        number = next(iter(table.pack.enemies.values())).number
        draw_any(effects(table, f"combat {number}"), 1)
        draw_any(play(table, "start combat"), 3)

        assert (table.fight.round, table.fight.deck, sorted(table.fight.hands[0])) == (1, [], sorted(CARDS[:3]))
        assert "end attacks" in offered(table)

    def test_why_claire_cannot_attack(self) -> None:
        """DS-CRND-003: when P1 has played for both characters Claire's refusal names her rule; P2 goes on."""
        table = battle("H H|H H", hands=(CARDS[:3], CARDS[3:]), players=2)
        for card, name in (("fire-axe", "ed"), ("wrench", "jessie")):
            play(arm(table, card, damage=None), f"attack a with {name} using {card}")

        assert refused(table, "attack a with claire using frying-pan").rule == "DS-CRND-003"
        assert "attack a with ezarius using bowie-knife" in offered(table)
