"""Ability cards in challenges: DS-EQIP, discarding to aid and equipping in the middle of one."""

from __future__ import annotations

from sleeping_gods.party.chapters.challenge import total
from sleeping_gods.skies.table.table import SkiesTable

from ..bed import again, effects, hold, offered, play, refused
from .tables import arm, fight, foe, on_map, tire, wear


def savvy_at_six(players: int = 2) -> SkiesTable:
    """A SAVVY 8 challenge that stands at 6 and gives a rope; seat 2 holds two SAVVY cards and a CRAFT card."""
    table = hold(on_map(players), players - 1, "herbalist-4", "antidote-4", "plain-craft-6")
    return play(effects(table, "challenge SAVVY 8", "pass: gain 1 rope"), "go on", "fate 6")


class TestAid:
    """Matching cards from hand add 1 each."""

    def test_each_card_adds_one(self) -> None:
        """DS-EQIP-014: on seat 1's turn seat 2 discards two SAVVY cards: 6 becomes 8, and it succeeds."""
        table = savvy_at_six()
        play(table, "discard herbalist-4")

        assert (total(table, table.test), table.goods["rope"]) == (7, 0)

        play(table, "discard antidote-4")

        assert total(table, table.test) == 8

        play(table, "go on")

        assert table.goods["rope"] == 1
        assert table.hands[1] == ["plain-craft-6"]
        assert {"herbalist-4", "antidote-4"} <= {*table.discard}

    def test_a_card_adds_one_whatever_its_fate(self) -> None:
        """DS-CHAL-007, DS-EQIP-014: a discarded 8 adds 1, like a discarded 4."""
        table = hold(on_map(2), 1, "loaded-die-8", "bluff-4")
        play(effects(table, "challenge CUNNING 9"), "go on", "fate 2", "discard loaded-die-8")
        assert total(table, table.test) == 3

        assert total(play(table, "discard bluff-4"), table.test) == 4

    def test_one_is_not_enough(self) -> None:
        """DS-EQIP-014: with one card the result is 7, and it fails."""
        table = play(savvy_at_six(), "discard herbalist-4", "go on")

        assert table.goods["rope"] == 0

    def test_another_skill_is_refused(self) -> None:
        """DS-EQIP-014: a CRAFT card does not help in a SAVVY challenge."""
        assert refused(savvy_at_six(), "discard plain-craft-6").rule == "DS-EQIP-014"

    def test_the_owner_discards(self) -> None:
        """DS-EQIP-014: whose card it is decides, on anybody's turn."""
        assert savvy_at_six().actor(("discard", "herbalist-4")) == 1

    def test_a_card_that_nobody_holds(self) -> None:
        """DS-EQIP-014: only cards in hand are discarded; an equipped one is not."""
        table = wear(on_map(), "ed", "herbalist-4")
        play(effects(table, "challenge SAVVY 8"), "go on", "fate 6")

        assert refused(table, "discard herbalist-4").rule == "DS-EQIP-014"

    def test_in_a_repair_too(self) -> None:
        """DS-EQIP-014: a repair is a CRAFT challenge: a fate of 8 and a CRAFT card are 9, which mends 2."""
        table = hold(tire(on_map(), ed=0), 0, "plain-craft-6")
        table.plane_health = 1
        play(again(table), "repair", "go on", "fate 8", "discard plain-craft-6", "go on")

        assert table.plane_health == 3

    def test_everybody_may_help(self) -> None:
        """DS-EQIP-014: cards of the active player and of both others add up, each gone from its own hand only."""
        table = hold(
            hold(hold(on_map(3), 0, "herbalist-4", "duck-7"), 1, "antidote-4"), 2, "calm-hands-7", "herbalist-6"
        )
        play(effects(table, "challenge SAVVY 30"), "go on", "fate 3")
        play(table, "discard calm-hands-7", "discard herbalist-4", "discard antidote-4")

        assert total(table, table.test) == 6
        assert table.hands == [["duck-7"], [], ["herbalist-6"]]
        assert "discard herbalist-6" in offered(table)

    def test_the_window_opens_for_every_hand(self) -> None:
        """DS-CHAL-007, DS-TURN-007: on seat 3's turn seat 1, the only one with a card, may act, whichever it is."""
        for card, aid in (("herbalist-4", True), ("plain-craft-6", False)):
            table = hold(tire(on_map(3, first="p3"), ed=0), 0, card)
            play(effects(table, "challenge SAVVY 8"), "go on", "fate 7")

            assert ("go on" in offered(table), f"discard {card}" in offered(table)) == (True, aid)

    def test_in_a_challenge_within_another(self) -> None:
        """DS-EQIP-014: the skill of the inner challenge decides which cards match; the outer one gains nothing."""
        table = hold(tire(on_map(), ed=0), 0, "plain-craft-6", "herbalist-4")
        effects(table, "challenge CRAFT 9", "fail: challenge SAVVY 9")
        play(table, "go on", "fate 4", "go on", "go on", "fate 5")
        assert refused(table, "discard plain-craft-6").rule == "DS-EQIP-014"
        play(table, "discard herbalist-4")

        assert [(test.skill, total(table, test)) for test in table.tests] == [("craft", 4), ("savvy", 6)]


class TestNothingElse:
    """Hand cards strengthen nothing but challenges."""

    def test_not_in_an_attack(self) -> None:
        """DS-EQIP-015: a card that adds STRENGTH to its damage gains nothing by a STRENGTH card from hand."""
        table = hold(foe(arm(on_map(), "crowbar", damage=3, die=True, skill="strength"), "rat", "H . ."), 0, "belay-5")
        fight(table, "rat", hands=(("crowbar",),))

        assert refused(table, "discard belay-5").rule == "DS-EQIP-015"

        play(table, "attack rat with ed using crowbar", "roll 2")

        assert refused(table, "discard belay-5").rule == "DS-EQIP-015"
        assert table.hands[0] == ["belay-5"]

    def test_not_on_the_map(self) -> None:
        """DS-EQIP-015: outside challenges there is nothing to aid."""
        assert refused(hold(on_map(), 0, "belay-5"), "discard belay-5").rule == "DS-EQIP-015"

    def test_not_on_a_mere_draw(self) -> None:
        """DS-EQIP-015: a fate draw without a skill, on a flight or by an event, is no challenge."""
        table = hold(on_map(2), 1, "belay-5")
        play(effects(table, "fate 6: gain 1 rope"), "fate 5")

        assert "discard belay-5" not in offered(table)

        table = play(hold(on_map(2), 1, "belay-5"), "fly to geysers", "fate 5")

        assert "discard belay-5" not in offered(table)


class TestEquippingInAChallenge:
    """Skills are read when the result is checked."""

    def test_a_participant_gains_by_it(self) -> None:
        """DS-EQIP-016: Ed with STRENGTH 2 and fate 4 needs 7; a STRENGTH card equipped to him before the check is 7."""
        table = hold(on_map(), 0, "plain-strength-7", "dare-2")
        play(effects(table, "challenge STRENGTH 7", "pass: gain 1 rope"), "join ed", "go on", "fate 4")

        assert total(table, table.test) == 6

        play(table, "equip plain-strength-7 on ed", "drop dare-2")

        assert total(table, table.test) == 7

        play(table, "go on")

        assert table.goods["rope"] == 1

    def test_a_bystander_does_not(self) -> None:
        """DS-EQIP-016: on Jessie, who does not take part, the card adds nothing."""
        table = hold(on_map(), 0, "plain-strength-7", "dare-2")
        play(effects(table, "challenge STRENGTH 7", "pass: gain 1 rope"), "join ed", "go on", "fate 4")
        play(table, "equip plain-strength-7 on jessie", "drop dare-2", "go on")

        assert table.goods["rope"] == 0

    def test_before_the_draw(self) -> None:
        """DS-EQIP-016: a card equipped while participants are chosen counts as well."""
        table = hold(on_map(), 0, "plain-strength-7", "dare-2")
        play(effects(table, "challenge STRENGTH 7", "pass: gain 1 rope"), "join ed")
        play(table, "equip plain-strength-7 on ed", "drop dare-2", "go on", "fate 4", "go on")

        assert table.goods["rope"] == 1

    def test_a_card_taken_off_counts_no_more(self) -> None:
        """DS-EQIP-016: skills are read again, so a card discarded from a participant is missed."""
        table = wear(on_map(), "ed", "plain-strength-7")
        play(effects(table, "challenge STRENGTH 7", "pass: gain 1 rope"), "join ed", "go on", "fate 4")
        play(table, "unequip plain-strength-7", "go on")

        assert table.goods["rope"] == 0
