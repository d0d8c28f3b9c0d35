"""Ability cards, in hands and on boards: SG-ABIL-001 to 012 and 014 to 020."""

from __future__ import annotations

import dataclasses
import json

import pytest

from sleeping_gods.effects.parse import parse_program
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.errors import Reason
from sleeping_gods.party.view import own_options
from sleeping_gods.sea.chapters.crew import skill_of
from sleeping_gods.sea.chapters.turn import BeginTurn
from sleeping_gods.sea.effects.bind import bind
from sleeping_gods.sea.table.cards import Use
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.sea.table.words import SKILLS
from sleeping_gods.sea.view import view

from .tables import (
    again,
    at_sea,
    doing,
    effects,
    give_command,
    harbour,
    hold,
    offered,
    own,
    play,
    put_enemy,
    refused,
    told,
    wear,
)

CREW = tuple(harbour().crew)
SIXES = ("sharp-eye-6", "sharp-eye-6b", "rage-6", "rally-6", "overwork-6", "rapid-strike-6")


def own_lines(table: SeaTable, seat: int) -> list[str]:
    """What a seat itself may choose now."""
    return [text(choice) for choice in own_options(table, seat)]


def reprint_use(table: SeaTable, card: str, use: Use) -> SeaTable:
    """Give an adventure card one other use in a copy of the pack."""
    printed = dataclasses.replace(table.pack.adventures[card], uses=(use,))
    table.pack = dataclasses.replace(table.pack, adventures={**table.pack.adventures, card: printed}, bound=None)
    table.bound = bind(table.pack)
    return again(table)


class TestTheCard:
    """SG-ABIL-001, 002, 016."""

    def test_the_parts_of_a_card(self) -> None:
        """SG-ABIL-001: a fate number, one skill, a command cost and in most cases a named ability."""
        triage = harbour().abilities["triage-5"]
        cards = harbour().abilities.values()

        assert (triage.fate, triage.skill, triage.command, triage.name.en) == (5, "savvy", 2, "Triage")
        assert all(1 <= card.fate <= 6 and card.skill in SKILLS and card.command >= 1 for card in cards)
        assert sum(1 for card in cards if card.name.en) == 56

    def test_triage_costs_2_to_equip_and_nothing_to_use(self) -> None:
        """SG-ABIL-002, 016: for 2 command Triage lifts savvy 1 to 2; with the pool at 0 its ability still works."""
        table = hold(give_command(at_sea(), 2), 0, "triage-5")
        table.crew["gregory"].fatigue, table.crew["mac"].damage = 1, 1
        play(again(table), "equip triage-5 on gregory")
        assert (skill_of(table, "gregory", "savvy"), table.pools[0]) == (2, 0)

        play(effects(table, "remove 1 fatigue from gregory"), "heal mac")
        assert (table.crew["mac"].damage, table.pools[0], table.crew["gregory"].cards) == (0, 0, ("triage-5",))

    def test_only_a_printed_cost_is_paid(self) -> None:
        """SG-ABIL-016: most abilities are free once equipped; Treat prints 1 command and is refused without it."""
        table = wear(at_sea(), "mac", "treat-3", "pray-5")
        table.crew["mac"].damage, table.crew["mac"].statuses = 1, ("venom",)
        hold(table, 0, "refine-1")

        assert refused(table, "play treat-3 heal").rule == "SG-CMD-011"
        play(table, "play pray-5 cure")
        assert refused(table, "drop pray-5") == Reason("SG-ABIL-006", "not-your-hand")
        assert play(table, "drop refine-1", "cure mac of venom").crew["mac"].statuses == ()
        assert refused(table, "play pray-5 cure").rule in ("SG-ABIL-016", "SG-ABIL-017")


class TestHands:
    """SG-ABIL-003 to 006."""

    def test_a_fourth_card_makes_the_player_discard_one_at_once(self) -> None:
        """SG-ABIL-003: a hand of 3 that draws 1 discards 1 of the 4 before anything else, the player choosing which."""
        table = hold(give_command(at_sea(), 5), 0, "triage-4", "triage-5", "refine-1")
        play(table, "activate odessa draw", "draw alert-2")

        assert offered(table) == ["drop triage-4", "drop triage-5", "drop refine-1", "drop alert-2"]
        assert refused(table, "equip refine-1 on mac").rule == "SG-CMD-003"
        play(table, "drop triage-5")
        assert (table.hands[0], table.discard) == (["triage-4", "refine-1", "alert-2"], ["triage-5"])
        assert "travel" in offered(table)

    def test_three_cards_may_be_kept(self) -> None:
        """SG-ABIL-003: a hand of 2 that draws 1 keeps all three."""
        table = play(hold(give_command(at_sea(), 2), 0, "triage-4", "triage-5"), "activate odessa draw", "draw alert-2")

        assert (len(table.hands[0]), table.discard) == (3, [])
        assert "travel" in offered(table)

    def test_a_batch_is_drawn_before_the_limit_is_applied(self) -> None:
        """SG-ABIL-004: Gloria's two cards are both drawn to a hand of 3; then 2 of the 5 are discarded."""
        table = hold(give_command(at_sea(), 1), 0, "triage-4", "triage-5", "refine-1")
        play(table, "activate gloria draw by p1", "draw alert-2", "draw alert-2b")
        assert len(offered(table)) == 5

        play(table, "drop triage-4", "drop alert-2")
        assert table.hands[0] == ["triage-5", "refine-1", "alert-2b"]
        assert "travel" in offered(table)

    def test_other_hands_are_only_counted(self) -> None:
        """SG-ABIL-005: P1's view shows that P2 holds 2 cards and nothing about them; P2 sees them."""
        table = hold(give_command(at_sea(2), 3, 3), 1, "triage-5", "engaged-5")
        for moment in (table, play(effects(table.clone(), "challenge STRENGTH 6"), "go on", "fate 3")):
            seen = json.dumps(view(moment, 0))

            assert view(moment, 0)["hands"] == [0, 2]
            assert not any(card in seen for card in ("triage-5", "engaged-5"))
            assert view(moment, 1)["hand"] == ["triage-5", "engaged-5"]
        assert refused(table, "show triage-5").rule == "SG-ABIL-005"

    def test_a_hand_serves_others_but_is_not_given_to_them(self) -> None:
        """SG-ABIL-006: P1 equips a card to P2's crew and discards one for P2's challenge; giving one is refused."""
        table = hold(give_command(at_sea(2), 1, 0), 0, "refine-1", "engaged-5", "triage-5")
        assert refused(table, "give refine-1 to p2").rule == "SG-SHARE-002"
        play(table, "equip refine-1 on mac")
        assert table.controller("mac") == 1
        assert table.crew["mac"].cards == ("refine-1",)

        table.captain = 1
        play(effects(again(table), "challenge STRENGTH 6"), "go on", "fate 5", "discard engaged-5")
        assert table.test.bonus == 1

    def test_nobody_discards_from_the_hand_of_another(self) -> None:
        """SG-ABIL-006: P2 who must discard cannot use P1's cards."""
        table = effects(hold(hold(at_sea(2), 0, "refine-1"), 1, "triage-5"), "discard 1", seat=1)

        assert own_lines(table, 1) == ["drop triage-5"]
        assert refused(table, "drop refine-1").rule == "SG-ABIL-006"


class TestEquipping:
    """SG-ABIL-007 to 012, 014, 015, 018."""

    @pytest.mark.parametrize("crew", CREW)
    def test_a_card_goes_to_anyone_in_anyones_turn(self, crew: str) -> None:
        """SG-ABIL-007: during P2's turn P1's 1-cost card may go to any of the nine, Odessa and P2's crew included."""
        table = hold(give_command(at_sea(2), 1, 0), 0, "refine-1")
        table.captain = 1
        assert f"equip refine-1 on {crew}" in own_lines(again(table), 0)

        assert play(table, f"equip refine-1 on {crew}").crew[crew].cards == ("refine-1",)
        assert table.pools == [0, 0]

    def test_only_hand_cards_are_equipped(self) -> None:
        """SG-ABIL-007: a card that lies in the deck or is equipped already cannot be equipped."""
        table = wear(give_command(at_sea(), 5), "mac", "refine-2")

        assert refused(table, "equip refine-1 on mac").rule == "SG-ABIL-007"
        assert refused(table, "equip refine-2 on marco").rule == "SG-ABIL-007"

    def test_a_third_ability_card_does_not_fit(self) -> None:
        """SG-ABIL-008: next to 2 ability cards, a level card and a weapon a third is refused; next to 1 it fits."""
        table = own(
            wear(give_command(at_sea(), 3), "mac", "refine-1", "refine-2", "sword-master"), "revolver", on="mac"
        )
        hold(table, 0, "triage-5")

        assert refused(table, "equip triage-5 on mac").rule == "SG-ABIL-008"
        play(table, "unequip refine-1", "equip triage-5 on mac")
        assert table.crew["mac"].cards == ("refine-2", "triage-5")
        assert (table.crew["mac"].levels, table.crew["mac"].weapons) == (("sword-master",), ("revolver",))

    def test_room_is_made_by_the_controller_alone(self) -> None:
        """SG-ABIL-009: P1 cannot equip P2's full Mac, nor empty him; when P2 has discarded a card, P1 can."""
        table = hold(wear(give_command(at_sea(2), 2, 0), "mac", "refine-1", "refine-2"), 0, "triage-5")

        assert refused(table, "equip triage-5 on mac").rule == "SG-ABIL-008"
        assert not [line for line in own_lines(table, 0) if line.startswith("unequip")]
        assert "unequip refine-1" in own_lines(table, 1)
        assert "equip triage-5 on mac" in own_lines(play(table, "unequip refine-1"), 0)

    def test_each_card_adds_1_to_its_skill(self) -> None:
        """SG-ABIL-010: strength 1 and two strength cards make strength 3, and add as much to a challenge."""
        table = wear(at_sea(), "mac", "engaged-5", "rage-6")
        assert [skill_of(table, "mac", skill) for skill in ("strength", "savvy", "craft")] == [3, 1, 0]

        play(effects(table, "challenge STRENGTH 6"), "join mac", "go on", "fate 3")
        assert told(table, "challenge-passed") == [(6, 6)]

    @pytest.mark.parametrize("test", ["challenge STRENGTH 9", "combat 30"])
    def test_no_card_is_equipped_in_a_challenge_or_in_combat(self, test: str) -> None:
        """SG-ABIL-011: at the joining and at the fate step of a challenge, and in combat, it is refused."""
        table = effects(hold(give_command(at_sea(), 2), 0, "triage-5"), test)
        if test.startswith("combat"):
            assert "equip triage-5 on mac" in offered(table)
            play(table, "reveal enemies", "lay skeleton-warrior")
            assert refused(table, "equip triage-5 on mac").rule == "SG-COMBAT-064"
            return
        assert refused(table, "equip triage-5 on mac").rule == "SG-ABIL-011"
        play(table, "go on", "fate 4")
        assert refused(table, "equip triage-5 on mac").rule == "SG-ABIL-011"
        assert play(table, "go on", "equip triage-5 on mac").crew["mac"].cards == ("triage-5",)

    def test_travel_counts_as_a_challenge_and_a_mere_draw_does_not(self) -> None:
        """SG-ABIL-011: equipping is refused in the craft test of travel, but not while ship damage is drawn for."""
        table = play(hold(give_command(at_sea(), 2), 0, "triage-5"), "travel")
        assert refused(table, "equip triage-5 on mac").rule == "SG-ABIL-011"

        table = play(effects(hold(give_command(at_sea(), 2), 0, "triage-5"), "ship damage 1"), "fate 3")
        assert "equip triage-5 on mac" in offered(table)
        table = play(effects(hold(give_command(at_sea(), 2), 0, "triage-5"), "fate 6: gain 1 coin"), "fate 3")
        assert "equip triage-5 on mac" in offered(table)

    def test_the_controller_may_discard_equipped_cards_at_any_time(self) -> None:
        """SG-ABIL-012: P1 discards 1 of Laurent's 2 cards, in combat too; never to a hand, and never by P2."""
        table = put_enemy(wear(at_sea(2), "laurent", "refine-1", "refine-2"))

        assert "unequip refine-1" in own_lines(table, 0)
        assert "unequip refine-1" not in own_lines(table, 1)
        play(table, "unequip refine-1")
        assert (table.crew["laurent"].cards, table.discard, table.hands) == (("refine-2",), ["refine-1"], [[], []])
        assert refused(table, "unequip refine-1").rule == "SG-ABIL-012"

    def test_you_is_the_player_of_the_bearer(self) -> None:
        """SG-ABIL-014: P1's card that draws 1, equipped to P2's Mac, lets P2 draw."""
        table = hold(give_command(at_sea(2), 1, 0), 0, "inspire-3")
        play(table, "equip inspire-3 on mac", "draw refine-1")

        assert table.hands == [[], ["refine-1"]]

    def test_you_at_a_later_moment_is_the_player_of_the_bearer(self) -> None:
        """SG-ABIL-014: Lessons on P2's Mac lets P2 draw when P2's turn begins, and nobody when P1's does."""
        table = wear(at_sea(2), "mac", "lessons-2")
        play(doing(table, BeginTurn()), "begin turn")
        assert "use bridge" in offered(table)

        table.captain = 1
        play(doing(table, BeginTurn()), "begin turn", "fate 5", "draw refine-1")
        assert table.hands == [[], ["refine-1"]]

    def test_an_instant_effect_happens_once(self) -> None:
        """SG-ABIL-015: an instant repair 1 makes 3 ship damage 2, and does nothing on later turns."""
        table = hold(give_command(at_sea(), 2), 0, "maintain-1")
        table.cubes["deck"], table.cubes["bridge"] = 2, 1
        play(again(table), "equip maintain-1 on mac", "repair deck")
        assert sum(table.cubes.values()) == 2

        play(doing(table, BeginTurn()), "begin turn", "use galley")
        assert sum(table.cubes.values()) == 2
        assert not [line for line in offered(table) if line.startswith("play maintain-1")]

    def test_the_captains_cards_serve_the_active_player(self) -> None:
        """SG-ABIL-018: a card on Odessa that lets you draw 1 lets P3 draw in P3's turn, whoever equipped it."""
        table = hold(give_command(at_sea(3), 1, 0, 0), 0, "inspire-3")
        table.captain = 2
        play(again(table), "equip inspire-3 on odessa", "draw refine-1")

        assert table.hands == [[], [], ["refine-1"]]


class TestFuel:
    """SG-ABIL-017, 019, 020."""

    def test_a_discard_icon_costs_a_hand_card(self) -> None:
        """SG-ABIL-017: with a hand of 0 the effect is refused; a hand of 2 becomes 1 before the effect."""
        table = wear(at_sea(), "mac", "pray-5")
        table.crew["laurent"].statuses = ("madness",)
        assert refused(again(table), "play pray-5 cure").rule == "SG-ABIL-017"

        hold(table, 0, "refine-1", "triage-5")
        play(table, "play pray-5 cure")
        assert offered(table) == ["drop refine-1", "drop triage-5"]
        play(table, "drop refine-1", "cure laurent of madness")
        assert (table.hands[0], table.discard) == (["triage-5"], ["refine-1"])
        assert not table.crew["laurent"].statuses

    def test_an_adventure_card_with_a_discard_icon_costs_its_user_a_hand_card(self) -> None:
        """SG-ABIL-017: the player who activates the card discards; one with an empty hand cannot."""
        use = Use("coins", 1, parse_program(["gain 2 coins"]), discard="hand")
        table = hold(give_command(reprint_use(own(at_sea(2), "lantern"), "lantern", use), 1, 1), 1, "refine-1")
        coins = table.goods["coins"]

        assert refused(table, "activate lantern coins by p1").rule == "SG-ABIL-017"
        play(table, "activate lantern coins by p2", "drop refine-1")
        assert (table.hands, table.goods["coins"], table.pools) == ([[], []], coins + 2, [1, 0])

    def test_equipped_cards_do_not_fuel_challenges(self) -> None:
        """SG-ABIL-019: discarding an equipped strength card of a bystander leaves a total of 5 at 5."""
        table = wear(give_command(at_sea(), 1), "mac", "engaged-5b")
        play(effects(table, "challenge STRENGTH 6"), "go on", "fate 5")
        assert refused(table, "discard engaged-5b") == Reason("SG-CHAL-013", "not-in-hand", ("engaged-5b",))

        play(table, "unequip engaged-5b", "go on")
        assert ("challenge-failed", 5, 6) in table.log_events

    def test_hand_cards_do_not_fuel_attacks(self) -> None:
        """SG-ABIL-019: a hand card adds neither accuracy nor damage to an attack."""
        table = hold(give_command(put_enemy(at_sea()), 3), 0, "triage-5")
        play(table, "attack wall with laurent using club", "fate 5")
        assert refused(table, "discard triage-5").rule == "SG-ABIL-019"

        play(wear(table, "laurent", "triage-4"), "go on")
        assert refused(table, "burn triage-5").rule == "SG-WEAPON-009"
        assert play(table, "burn triage-4").assault.bonus == 1

    def test_held_and_equipped_cards_cannot_be_fate(self) -> None:
        """SG-ABIL-020: with four of six sixes equipped and one held, a 6 comes up at most once before a reshuffle."""
        table = hold(wear(wear(at_sea(), "mac", *SIXES[:2]), "marco", *SIXES[2:4]), 0, SIXES[4])
        play(effects(table, "challenge STRENGTH 6"), "go on")
        assert [line for line in offered(table) if line.endswith(SIXES)] == [f"draw {SIXES[5]}"]

        play(table, "fate 6")
        play(effects(table, "challenge STRENGTH 6"), "go on")
        assert not [line for line in offered(table) if line.endswith(SIXES)]

        play(table, "fate 3")
        table.discard, table.deck = [*table.discard, *table.deck], []
        play(effects(table, "challenge STRENGTH 6"), "go on")
        assert [line for line in offered(table) if line.endswith(SIXES)] == [f"draw {SIXES[5]}"]
