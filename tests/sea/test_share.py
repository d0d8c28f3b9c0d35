"""What is shared and what is private: SG-SHARE."""

from __future__ import annotations

import json

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.party.view import own_barred
from sleeping_gods.sea.chapters.turn import TakeAction
from sleeping_gods.sea.view import view

from .tables import again, at_sea, doing, effects, give_command, hold, offered, own, play, refused


class TestShared:
    """SG-SHARE-001, 004."""

    def test_anybody_cooks_with_the_shared_food(self) -> None:
        """SG-SHARE-001: P3, who is not active, cooks with shared grain and own command."""
        table = give_command(at_sea(3), 0, 0, 1)
        table.goods["grain"] = 3
        table.crew["mac"].fatigue = 1
        play(again(table), "cook flapjacks by p3")

        assert (table.captain, table.pools, table.goods["grain"]) == (0, [0, 0, 0], 0)
        assert table.adventures["flapjacks"] == 1

    @pytest.mark.parametrize("seat", ["p1", "p2", "p3"])
    def test_anybody_uses_the_shared_cards(self, seat: str) -> None:
        """SG-SHARE-001: an adventure card belongs to everyone, so each player may activate it."""
        table = own(give_command(at_sea(3), 1, 1, 1), "teapot-of-kemter")
        table.supply, table.crew["mac"].command = table.supply - 1, 1
        play(again(table), f"activate teapot-of-kemter clear by {seat}")

        assert table.adventures["teapot-of-kemter"] == 1

    def test_the_active_player_decides_about_shared_goods(self) -> None:
        """SG-SHARE-001: in a dispute, such as which food is lost, the active player decides."""
        table = at_sea(3, first="p2")
        table.goods["meat"] = 1
        effects(table, "lose 1 food")

        assert offered(table) == ["pay grain", "pay meat"]
        assert waiting(table)[1] == 1

    def test_quests_are_common(self) -> None:
        """SG-SHARE-004: quest 9 gained on P1's turn counts by its keyword when P2 explores."""
        table = at_sea(2)
        table.region = "3.ash"
        effects(table, "gain quest 9")
        play(table, "skip action", "skip action")
        play(doing(table, TakeAction()), "explore 40")

        assert table.captain == 1
        assert (table.xp, table.used_quests) == (3, [9])

    def test_without_the_quest_the_keyword_does_not_count(self) -> None:
        """SG-SHARE-004: without quest 9 nobody at the table has its keyword."""
        table = at_sea(2)
        table.region = "3.ash"
        play(again(table), "explore 40")

        assert (table.paragraph, table.xp) == ("40", 0)

    def test_xp_tokens_and_ship_are_common(self) -> None:
        """SG-SHARE-004: what P1 gained and the ship suffered is there in P2's turn, for P2 as for P1."""
        table = effects(at_sea(2), "gain 5 xp; gain token diving-suit; ship damage 1")
        play(table, "fate 4", "skip action", "skip action")

        assert table.captain == 1
        for key in ("xp", "tokens", "ship", "quests", "goods"):
            assert view(table, 0)[key] == view(table, 1)[key]
        assert (table.xp, table.tokens, table.cubes["galley"]) == (5, ["diving-suit"], 1)


class TestPrivate:
    """SG-SHARE-002, 003."""

    @pytest.mark.parametrize("line", ["give command to p2", "give 1 command to p2", "give triage-5 to p2"])
    def test_command_and_cards_are_never_given_away(self, line: str) -> None:
        """SG-SHARE-002: P1 with 4 command and 2 cards can give P2 neither."""
        table = hold(give_command(at_sea(2), 4, 0), 0, "triage-5", "refine-1")

        assert refused(table, line).rule == "SG-SHARE-002"

    def test_nobody_pays_for_another(self) -> None:
        """SG-SHARE-002: P1's command does not pay for P2's card or for an ability of P2's crew."""
        table = hold(give_command(at_sea(2), 4, 0), 1, "refine-1")

        assert refused(table, "equip refine-1 on mac").rule == "SG-CMD-013"
        assert refused(table, "activate kannan cure").rule == "SG-CMD-008"

    def test_crew_boards_are_not_swapped(self) -> None:
        """SG-SHARE-002: crew boards belong to single players."""
        assert refused(at_sea(2), "swap mac for marco").rule == "SG-CREW-001"

    def test_a_hand_card_may_go_to_anothers_crew(self) -> None:
        """SG-SHARE-003: P2 equips an own hand card, at P2's cost, to P1's Laurent."""
        table = hold(give_command(at_sea(2), 3, 1), 1, "refine-1")
        play(table, "equip refine-1 on laurent")

        assert (table.controllers["laurent"], table.crew["laurent"].cards) == (0, ("refine-1",))
        assert (table.pools, table.hands) == ([3, 0], [[], []])

    def test_a_hand_card_may_help_anothers_challenge(self) -> None:
        """SG-SHARE-003: P2's strength card, discarded in P1's STRENGTH test, makes a 4 a 5."""
        table = hold(at_sea(2), 1, "engaged-5", "refine-1")
        effects(table, "challenge STRENGTH 5", "pass: gain 1 coin")
        play(table, "go on", "fate 4")
        wrong = refused(table, "discard refine-1")
        play(table, "discard engaged-5", "go on")

        assert wrong.rule == "SG-CHAL-013"
        assert table.goods["coins"] == 4
        assert table.hands[1] == ["refine-1"]
        assert "engaged-5" in table.discard


class TestSecrets:
    """SG-SHARE-005, 006."""

    def test_hands_are_hidden_from_others(self) -> None:
        """SG-SHARE-005: in P1's view P2's card names are absent; in P2's own they are there."""
        table = hold(hold(give_command(at_sea(2), 3, 3), 0, "rally-6"), 1, "triage-5", "refine-1")
        ours, theirs = json.dumps(view(table, 0)), json.dumps(view(table, 1))

        assert "rally-6" in ours
        assert not [card for card in ("triage-5", "refine-1") if card in ours]
        assert [card for card in ("triage-5", "refine-1") if card in theirs] == ["triage-5", "refine-1"]
        assert view(table, 0)["hands"] == [1, 2]

    def test_nor_by_what_may_be_chosen(self) -> None:
        """SG-SHARE-005: in a test P1 sees neither P2's discards nor why others are barred."""
        table = hold(at_sea(2), 1, "engaged-5", "refine-1")
        effects(table, "challenge STRENGTH 5")
        play(table, "go on", "fate 4")

        assert view(table, 0)["options"] == ["go on"]
        assert view(table, 1)["options"] == ["discard engaged-5"]
        assert own_barred(table, 0) == []

    def test_the_window_opens_whatever_others_hold(self) -> None:
        """SG-SHARE-005: that the window opens does not tell whether P2 has a matching card."""
        table = hold(at_sea(2), 1, "refine-1")
        effects(table, "challenge STRENGTH 5")
        play(table, "go on", "fate 4")

        assert offered(table) == ["go on"]

    def test_a_solo_player_sees_the_hand_and_not_the_deck(self) -> None:
        """SG-SHARE-006: with one player the own hand is visible and the ability deck is not."""
        table = hold(at_sea(), 0, "triage-5")
        shown = json.dumps(view(table, 0))

        assert view(table, 0)["hand"] == ["triage-5"]
        assert not [card for card in table.deck if f'"{card}"' in shown]

    def test_unread_story_stays_hidden(self) -> None:
        """SG-SHARE-006: only the paragraph being read is shown, without where its choices lead."""
        table = at_sea()
        before = json.dumps(view(table, 0))
        play(table, "explore 2")
        after = json.dumps(view(table, 0))

        assert "Pay day" not in before
        assert "Pay day" in after
        assert "Nine living persons" not in after
        assert "2.1" not in after
