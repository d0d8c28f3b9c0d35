"""Fate and the ability deck: SG-FATE."""

from __future__ import annotations

import json

import pytest

from sleeping_gods.party.chapters.fate import fate_of
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.sea.view import view

from .tables import (
    again,
    at_sea,
    deck_only,
    effects,
    fight,
    foe,
    give_command,
    hold,
    offered,
    own,
    play,
    put_enemy,
    refused,
    strike,
    wear,
)


def challenged(table: SeaTable, number: int, *draws: str) -> SeaTable:
    """A craft challenge without participants that gives a coin when passed, after these draws."""
    effects(table, f"challenge CRAFT {number}", "pass: gain 1 coin")
    return play(table, "go on", *draws)


class TestDrawing:
    """SG-FATE-001..004."""

    @pytest.mark.parametrize(("fate", "coins"), [(3, 3), (4, 4), (5, 4)])
    def test_the_number_of_the_card_is_the_fate(self, fate: int, coins: int) -> None:
        """SG-FATE-001: the revealed card's number is used; the card goes to the discard, and no hand changes."""
        table = challenged(at_sea(), 4, f"fate {fate}")

        assert table.goods["coins"] == coins
        assert (len(table.deck), len(table.discard), table.hands) == (59, 1, [[]])
        assert table.pack.abilities[table.discard[0]].fate == fate

    def test_fate_for_travel(self) -> None:
        """SG-FATE-001: travel draws fate; a 6 without a helmsman reaches 2 regions."""
        table = play(at_sea(), "travel", "go on", "fate 6", "sail 2.stairs", "sail 2.mouth")

        assert "stop sailing" not in offered(table)
        assert (len(table.deck), len(table.discard)) == (59, 1)

    def test_fate_for_each_ship_damage(self) -> None:
        """SG-FATE-001: each ship damage draws a card of its own, and its number is the room."""
        table = effects(at_sea(), "ship damage 2")
        play(table, "fate 4", "fate 6")

        assert (table.cubes["galley"], table.cubes["bridge"]) == (1, 1)
        assert (len(table.deck), len(table.discard)) == (58, 2)

    @pytest.mark.parametrize(("fate", "hit"), [(4, False), (5, True)])
    def test_fate_for_attacks(self, fate: int, hit: bool) -> None:
        """SG-FATE-001: an attack draws fate: a club without accuracy hits defense 5 with a 5 and not with a 4."""
        table = fight(foe(at_sea(), "rat", "H . .|. . .|. . .", defense=5, attack=0), "rat")
        play(table, "attack rat with laurent using club", f"fate {fate}")

        assert ("hit" in [told[0] for told in table.log_events]) == hit
        assert len(table.deck) == 59

    def test_the_card_of_an_attack_is_aside_until_its_damage_is_placed(self) -> None:
        """SG-FATE-002: the card of a hit joins the discard when the last square is covered, not when it is drawn."""
        table = put_enemy(at_sea(), defense=2, attack=0)
        play(table, "attack wall with mac using cutlass", "draw rally-6")
        assert table.discard == []

        strike(table)
        assert table.discard == ["rally-6"]

    def test_the_card_is_aside_in_a_redraw(self) -> None:
        """SG-FATE-002: with an empty deck a redraw shuffles the discard, and the card set aside is not among it."""
        table = deck_only(wear(at_sea(), "mac", "bold-attempt-4"), "refine-2")
        challenged(table, 9, "draw refine-2")
        before = (list(table.deck), len(table.discard), table.test.aside)
        play(table, "play bold-attempt-4 redraw")

        assert before == ([], 58, ("refine-2",))
        assert len(offered(table)) == 59
        assert "draw refine-2" not in offered(table)

    def test_the_card_is_aside_until_the_consequences_are_settled(self) -> None:
        """SG-FATE-002: ship damage from the failure reshuffles without it; after the test it is discarded."""
        table = deck_only(at_sea(), "refine-2")
        effects(table, "challenge CRAFT 9", "fail: ship damage 1")
        play(table, "go on", "draw refine-2")
        shuffled = offered(table)
        play(table, "fate 4")

        assert len(shuffled) == 59
        assert "draw refine-2" not in shuffled
        assert "refine-2" in table.discard
        assert len(table.discard) == 2

    def test_each_test_discards_its_own_card(self) -> None:
        """SG-FATE-002: between two ship damages of a failure the first's card is discarded, the challenge's is not."""
        table = effects(at_sea(), "challenge CRAFT 9", "fail: ship damage 2")
        play(table, "go on", "draw refine-2", "draw focus-5")
        between = list(table.discard)
        play(table, "draw rally-6")

        assert between == ["focus-5"]
        assert sorted(table.discard) == ["focus-5", "rally-6", "refine-2"]

    def test_every_card_of_a_redrawn_test_is_aside(self) -> None:
        """SG-FATE-002: after a redraw both cards are out of the reshuffle that the failure's ship damage needs."""
        table = deck_only(wear(at_sea(), "mac", "bold-attempt-4"), "refine-2", "refine-1")
        effects(table, "challenge CRAFT 9", "fail: ship damage 1")
        play(table, "go on", "draw refine-2", "play bold-attempt-4 redraw", "draw refine-1")
        if "go on" in offered(table):
            play(table, "go on")

        assert not {"draw refine-1", "draw refine-2"} & {*offered(table)}
        assert play(table, "fate 4").discard[-2:] == ["refine-2", "refine-1"]

    def test_the_deck_is_made_anew_when_a_card_is_needed(self) -> None:
        """SG-FATE-003: of two cards drawn from a deck of 1 the second comes from the reshuffled discard."""
        table = deck_only(at_sea(), "refine-2")
        effects(table, "draw 2")
        play(table, "draw refine-2")

        assert len(offered(table)) == 59
        assert table.discard == []

    def test_the_deck_is_not_made_anew_before(self) -> None:
        """SG-FATE-003: an empty deck stays empty until a card is needed."""
        table = deck_only(at_sea(), "refine-2")
        effects(table, "draw 1")
        play(table, "draw refine-2")

        assert (table.deck, len(table.discard)) == ([], 59)

    def test_the_deck_is_never_dry(self) -> None:
        """SG-FATE-004: with four full hands and two cards on each of nine boards, 30 are left and fate is drawn."""
        table = at_sea(4)
        for seat in range(4):
            hold(table, seat, *table.deck[:3])
        for name in table.crew:
            wear(table, name, *table.deck[:2])
        left = len(table.deck)
        deck_only(table, table.deck[0])
        challenged(table, 9, offered_draw(effects(table, "draw 1")))

        assert left == 30

    def test_no_hand_and_no_board_holds_more(self) -> None:
        """SG-FATE-004: a fourth hand card is dropped and a third card on a board refused, so 30 always remain."""
        table = hold(give_command(at_sea(), 9), 0, "triage-5", "refine-1", "rally-6")
        wear(table, "mac", "refine-2", "refine-2b")
        barred = refused(table, "equip refine-1 on mac")
        effects(table, "draw 1")
        play(table, "fate 4")

        assert barred.rule == "SG-ABIL-008"
        assert [line.split()[0] for line in offered(table)] == ["drop"] * 4


def offered_draw(table: SeaTable) -> str:
    """Finish a draw of one card into a full hand, and say which card may be drawn next."""
    play(table, offered(table)[0])
    play(table, offered(table)[0])
    return f"fate {table.pack.abilities[sorted(table.discard)[0]].fate}"


class TestAltering:
    """SG-FATE-005..009."""

    def test_any_player_may_add_to_fate(self) -> None:
        """SG-FATE-005: P1 draws a 3; P2 activates Mac's +1 to fate, and the fate is 4."""
        table = challenged(give_command(at_sea(2), 0, 2), 4, "fate 3")
        play(table, "activate mac fate")
        fate = fate_of(table.test)
        play(table, "go on")

        assert (table.controllers["mac"], fate) == (1, 4)
        assert table.goods["coins"] == 4

    def test_only_after_the_card_is_seen(self) -> None:
        """SG-FATE-005: before the draw there is nothing to add to."""
        table = effects(give_command(at_sea(2), 0, 2), "challenge CRAFT 4")

        assert refused(table, "activate mac fate").rule == "SG-CMD-003"

    def test_it_works_on_ship_damage_too(self) -> None:
        """SG-FATE-005: +1 applies to any fate draw, so a 3 for ship damage hits the galley, number 4."""
        table = effects(give_command(at_sea(2), 0, 2), "ship damage 1")
        play(table, "fate 3", "activate mac fate", "go on")

        assert (table.cubes["sick-bay"], table.cubes["galley"]) == (0, 1)

    def test_a_plain_redraw_replaces_the_result(self) -> None:
        """SG-FATE-006: after a 4, a plain redraw of 2 makes the fate 2."""
        table = challenged(wear(at_sea(), "mac", "bold-attempt-4"), 9, "fate 4")
        play(table, "play bold-attempt-4 redraw", "draw refine-2")

        assert fate_of(table.test) == 2

    @pytest.mark.parametrize(("second", "fate"), [(2, 4), (6, 6)])
    def test_keep_the_higher_keeps_it(self, second: int, fate: int) -> None:
        """SG-FATE-006: with a card that says so, the better of 4 and the new number counts."""
        table = challenged(give_command(at_sea(), 3), 9, "fate 4", "activate gear redraw by p1", f"fate {second}")

        assert fate_of(table.test) == fate

    def test_keep_the_higher_keeps_it_a_second_time(self) -> None:
        """SG-ADV-006: a 5 that stood against a 3 stands against the 4 of a second such card, not the 3 drawn last."""
        table = challenged(own(give_command(at_sea(), 3), "ladle-of-second-helpings"), 5, "fate 5")
        play(table, "activate gear redraw by p1", "fate 3", "activate ladle-of-second-helpings redraw by p1", "fate 4")

        assert fate_of(table.test) == 5

        play(table, "go on")

        assert table.goods["coins"] == 4

    def test_redraw_on_a_1(self) -> None:
        """SG-FATE-007: Kasumi's redraw is refused on a 2."""
        table = challenged(give_command(at_sea(), 1), 9, "fate 2")

        assert refused(table, "activate kasumi redraw").rule == "SG-FATE-007"

    def test_redraw_on_a_raised_1(self) -> None:
        """SG-FATE-007: a card of 1 raised to 2 may be redrawn, and the +1 stays."""
        table = challenged(give_command(at_sea(), 4), 9, "fate 1", "activate mac fate")
        raised = fate_of(table.test)
        play(table, "activate kasumi redraw", "fate 3")

        assert raised == 2
        assert fate_of(table.test) == 4

    def test_redraw_on_a_1_that_does_not_count(self) -> None:
        """SG-FATE-007: it is the card just drawn that must be a 1, be it the one that counts or not."""
        table = challenged(give_command(at_sea(), 2), 9, "fate 4", "activate gear redraw by p1", "fate 1")
        assert fate_of(table.test) == 4
        assert "activate kasumi redraw" in offered(table)

        table = challenged(give_command(at_sea(), 2), 9, "fate 1", "activate gear redraw by p1", "fate 4")
        assert refused(table, "activate kasumi redraw").rule == "SG-FATE-007"

    def test_several_modifiers_on_one_draw(self) -> None:
        """SG-FATE-008: fate 3, +1 makes 4, and a plain redraw of 5 makes 6."""
        table = give_command(wear(at_sea(), "rafael", "bold-attempt-4"), 4)
        challenged(table, 9, "fate 3", "activate mac fate", "play bold-attempt-4 redraw", "fate 5")

        assert fate_of(table.test) == 6

    def test_modifiers_come_in_any_order(self) -> None:
        """SG-FATE-008: two sources of +1 add up, before or after a redraw."""
        table = give_command(wear(own(at_sea(), "totem-of-the-long-leg"), "rafael", "bold-attempt-4"), 4)
        challenged(table, 9, "fate 3", "play bold-attempt-4 redraw", "fate 2")
        play(table, "activate mac fate", "activate totem-of-the-long-leg fate by p1")

        assert fate_of(table.test) == 4

    @pytest.mark.parametrize(("second", "fate"), [(2, 4), (4, 5)])
    def test_the_better_card_is_kept_and_then_raised(self, second: int, fate: int) -> None:
        """SG-FATE-008: a 3 with +1 and the better of two cards: the +1 applies to the final card, and once."""
        table = challenged(give_command(at_sea(), 3), 9, "fate 3", "activate mac fate", "activate gear redraw by p1")

        assert fate_of(play(table, f"fate {second}").test) == fate

    def test_a_bonus_belongs_to_one_draw(self) -> None:
        """SG-FATE-005: a +1 for the first of two ship damages is not in the second."""
        table = effects(give_command(at_sea(), 2), "ship damage 2")
        play(table, "fate 3", "activate mac fate", "go on", "fate 3")
        play(table, *(["go on"] if "go on" in offered(table) else []))

        assert (table.cubes["galley"], table.cubes["sick-bay"]) == (1, 1)

    def test_fate_is_not_capped_in_a_challenge(self) -> None:
        """SG-FATE-009: a 6 with +1 is a 7 in a challenge."""
        table = challenged(give_command(at_sea(), 2), 7, "fate 6", "activate mac fate")
        play(table, *(["go on"] if "go on" in offered(table) else []))

        assert table.goods["coins"] == 4

    def test_fate_is_not_capped_in_an_attack(self) -> None:
        """SG-FATE-009: a 6 with +1 hits defense 7."""
        table = fight(foe(give_command(at_sea(), 2), "rat", "H . .|. . .|. . .", defense=7, attack=0), "rat")
        play(table, "attack rat with laurent using club", "fate 6", "activate mac fate")
        told = list(table.log_events)
        if "go on" in offered(table):
            play(table, "go on")
            told += table.log_events

        assert "hit" in [line[0] for line in told]

    def test_a_ship_room_ends_at_6(self) -> None:
        """SG-FATE-009: a 6 with +1 for ship damage is the room with number 6."""
        table = effects(give_command(at_sea(), 2), "ship damage 1")
        play(table, "fate 6", "activate mac fate")
        play(table, *(["go on"] if "go on" in offered(table) else []))

        assert table.cubes["bridge"] == 1
        assert sum(table.cubes.values()) == 1


class TestKnowledge:
    """SG-FATE-010."""

    def test_the_discard_and_equipped_cards_are_open(self) -> None:
        """SG-FATE-010: anybody is told that 4 of the six 1s lie in the discard, and what is equipped."""
        table = wear(at_sea(2), "mac", "rally-6")
        ones = ["bandage-1", "adrenaline-1", "maintain-1", "bandage-1b"]
        table.discard = ones
        table.deck = [card for card in table.deck if card not in ones]
        shown = view(again(table), 1)
        discard, crew = shown["discard"], shown["crew"]

        assert isinstance(discard, list)
        assert [card for card in discard if table.pack.abilities[str(card)].fate == 1] == ones
        assert isinstance(crew, dict)
        assert isinstance(crew["mac"], dict)
        assert crew["mac"]["cards"] == ["rally-6"]

    def test_the_deck_is_hidden(self) -> None:
        """SG-FATE-010: of the deck only the number of cards is shown, and every card of it may be the next."""
        table = at_sea()
        shown = json.dumps(view(table, 0))
        effects(table, "draw 1")

        assert not [card for card in table.deck if f'"{card}"' in shown]
        assert '"ability": 60' in shown
        assert len(offered(table)) == 60
