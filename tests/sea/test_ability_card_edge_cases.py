"""Ability cards: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import json

import pytest

from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.table import decider
from sleeping_gods.party.view import own_options
from sleeping_gods.sea.chapters.crew import is_up, skill_of
from sleeping_gods.sea.chapters.events import EventPhase
from sleeping_gods.sea.chapters.turn import BeginTurn, EndTurn, TakeAction
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.sea.view import view

from .fights import attack, left
from .tables import (
    again,
    at_sea,
    at_start,
    deck_only,
    doing,
    effects,
    fallen,
    give_command,
    hold,
    offered,
    play,
    put_enemy,
    refused,
    reprint,
    told,
    wear,
)


def own_lines(table: SeaTable, seat: int) -> list[str]:
    """What a seat itself may choose now."""
    return [text(choice) for choice in own_options(table, seat)]


class TestSkill:
    """SG-ABIL-002, 010."""

    @pytest.mark.parametrize(
        ("card", "skill", "before"),
        [
            ("plain-savvy-2", "savvy", 1),
            ("overwork-6", "savvy", 1),
            ("treat-3", "perception", 1),
            ("rage-6", "strength", 1),
            ("maintain-1", "craft", 0),
            ("refine-1", "craft", 0),
            ("pray-5", "cunning", 0),
        ],
    )
    def test_a_card_of_any_kind_adds_1(self, card: str, skill: str, before: int) -> None:
        """SG-ABIL-002, 010: with a use, an instant or neither, and to a skill that the board does not show."""
        table = at_sea()
        assert skill_of(table, "mac", skill) == before

        assert skill_of(wear(table, "mac", card), "mac", skill) == before + 1
        play(effects(table, f"challenge {skill.upper()} {before + 4}"), "join mac", "go on", "fate 3")
        play(table, *["go on"] * ("go on" in offered(table)))
        assert told(table, "challenge-passed") == [(before + 4, before + 4)]

    def test_any_number_of_symbols_adds_up(self) -> None:
        """SG-ABIL-010: board 1, two strength cards and a strength level card make 4; weakened takes 2 of them."""
        table = wear(at_sea(), "mac", "rage-6", "iron-will-3", "sword-master")
        assert skill_of(table, "mac", "strength") == 4

        table.crew["mac"].statuses = ("weakened",)
        assert (skill_of(table, "mac", "strength"), skill_of(table, "laurent", "strength")) == (2, 1)


class TestEquipping:
    """SG-ABIL-006, 007, 012, 020."""

    def test_everybody_equips_while_an_event_waits(self) -> None:
        """SG-ABIL-007: before P1 has chosen what to do about an event, P2 equips a card on P1's Laurent."""
        table = reprint(hold(give_command(at_start(2), 0, 2), 1, "refine-1"), "hidden-supplies", do=("lose 1 health",))
        play(doing(table, EventPhase(), TakeAction(), EndTurn()), "event hidden-supplies")
        assert (table.event, "hurt mac" in own_lines(table, 0)) == ("hidden-supplies", True)

        assert "equip refine-1 on laurent" in own_lines(table, 1)

    def test_who_is_down_is_equipped_as_well(self) -> None:
        """SG-ABIL-007: any crew member: Healthy goes on the fallen Mac, and gives him a point of health."""
        table = fallen(hold(give_command(at_sea(2), 3, 0), 0, "healthy-3", "refine-1"), "mac", "marco")
        play(table, "equip healthy-3 on mac", "equip refine-1 on marco")

        assert (table.crew["mac"].cards, table.crew["marco"].cards) == (("healthy-3",), ("refine-1",))
        assert (is_up(table, "mac"), is_up(table, "marco"), table.pools) == (True, False, [0, 0])

    def test_nobody_equips_from_another_hand(self) -> None:
        """SG-ABIL-006: the active P1 has the command and P2 the card: nobody can equip it until P2 can pay."""
        table = hold(give_command(at_sea(2), 3, 0), 1, "refine-1")
        assert refused(table, "equip refine-1 on mac").rule == "SG-CMD-013"

        play(give_command(table, 3, 1), "equip refine-1 on laurent")
        assert (table.pools, table.hands, table.crew["laurent"].cards) == ([3, 0], [[], []], ("refine-1",))

    def test_command_on_the_board_keeps_no_card(self) -> None:
        """SG-ABIL-012: Laurent's board has been used and he is down; his controller discards his card all the same."""
        table = wear(give_command(at_sea(2), 2, 0), "laurent", "refine-1")
        fallen(play(table, "activate laurent meat"), "laurent")
        assert "unequip refine-1" in own_lines(table, 0)

        assert (play(table, "unequip refine-1").discard, table.crew["laurent"].command) == (["refine-1"], 2)

    def test_an_equipped_card_lies_nowhere_else(self) -> None:
        """SG-ABIL-020: what was equipped from a hand is neither discarded nor shuffled in again."""
        table = hold(give_command(at_sea(2), 2, 0), 0, "rage-6")
        play(table, "equip rage-6 on mac")
        assert (table.hands[0], table.discard, "rage-6" in table.deck) == ([], [], False)

        play(effects(deck_only(table), "challenge STRENGTH 9", "fail: gain 1 xp"), "go on")
        assert len(offered(table)) == 59
        assert "draw rage-6" not in offered(table)


class TestHands:
    """SG-ABIL-005."""

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_no_hand_is_shown_to_another(self, players: int) -> None:
        """SG-ABIL-005: each of several players sees the own card and the number of the others, nothing else."""
        table = at_sea(players)
        held = ("rage-6", "rally-6", "overwork-6", "triage-5")[:players]
        for seat, card in enumerate(held):
            hold(table, seat, card)

        for seat in range(players):
            seen = json.dumps(view(table, seat))
            assert [card for card in held if card in seen] == [held[seat]]
            assert view(table, seat)["hands"] == [1] * players


class TestOwnAttacks:
    """SG-ABIL-013, 024."""

    @pytest.mark.parametrize(("crew", "dealt"), [("laurent", 2), ("marco", 3)])
    def test_more_damage_is_for_nobody_else_of_the_same_player(self, crew: str, dealt: int) -> None:
        """SG-ABIL-013: Rage on Marco makes his 2 a 3, and leaves the 2 of Laurent, who is P1's too."""
        table = wear(wear(put_enemy(at_sea(2), defense=1, attack=0), "marco", "rage-6"), "laurent", "refine-1")
        assert table.controller("laurent") == table.controller("marco")

        attack(table, crew, "wall", 6)
        play(table, *["go on"] * ("go on" in offered(table)))
        assert told(table, "deals") == [(crew, dealt)]

    def test_adrenaline_works_for_whoever_falls_in_their_attack(self) -> None:
        """SG-ABIL-024: the counterattack to a miss brings Mac to 0 health; his attack deals 2 all the same."""
        table = left(wear(put_enemy(at_sea(), defense=8, attack=3), "mac", "adrenaline-1"), "mac", 2)
        attack(table, "mac", "wall", 1, "go on")

        assert (is_up(table, "mac"), told(table, "deals")) == (False, [("mac", 2)])


class TestInAnothersTurn:
    """SG-ABIL-014, 016, 018, 023."""

    def test_you_who_use_a_card_are_the_player_of_its_bearer(self) -> None:
        """SG-ABIL-002, 014: in P1's turn Pray on P2's Mac costs P2 a card and no command, and P2 picks who is cured."""
        table = wear(
            hold(hold(give_command(at_sea(2), 1, 1), 0, "refine-1"), 1, "refine-2", "alert-2"), "mac", "pray-5"
        )
        table.crew["laurent"].statuses = ("venom",)
        assert "play pray-5 cure" not in own_lines(again(table), 0)
        assert "play pray-5 cure" in own_lines(table, 1)

        play(table, "play pray-5 cure")
        assert (offered(table), decider(table)) == (["drop refine-2", "drop alert-2"], 1)
        play(table, "drop alert-2")
        assert decider(table) == 1
        play(table, "cure laurent of venom")
        assert (table.hands, table.discard) == ([["refine-1"], ["refine-2"]], ["alert-2"])
        assert (table.pools, table.crew["mac"].command) == ([1, 1], 0)

    def test_a_paid_use_costs_its_command_and_nothing_else(self) -> None:
        """SG-ABIL-016: Treat costs 1 command each time: no fatigue, nothing on the board, and no card."""
        table = hold(wear(give_command(at_sea(2), 1, 2), "mac", "treat-3"), 1, "refine-1")
        table.crew["marco"].damage = 3
        play(again(table), "play treat-3 heal", "heal marco", "play treat-3 heal", "heal marco")

        mac = table.crew["mac"]
        assert (table.crew["marco"].damage, table.pools) == (1, [1, 0])
        assert (mac.fatigue, mac.command, mac.cards, table.hands[1]) == (0, 0, ("treat-3",), ["refine-1"])
        assert refused(table, "play treat-3 heal").rule == "SG-CMD-011"

    @pytest.mark.parametrize("captain", [0, 1, 2])
    def test_what_the_captains_card_does_by_itself_is_for_the_active_player(self, captain: int) -> None:
        """SG-ABIL-018: Lessons on Odessa lets whoever is active draw at the start of the turn."""
        table = wear(at_sea(3), "odessa", "lessons-2")
        table.captain = captain
        play(doing(table, BeginTurn()), "begin turn", "fate 5", "draw refine-1")

        assert table.hands == [["refine-1"] if seat == captain else [] for seat in range(3)]

    def test_refine_is_its_bearers_players_in_any_turn(self) -> None:
        """SG-ABIL-023: in P1's turn P2 pays for Refine on Mac, as often as there is command, and picks the space."""
        table = wear(give_command(at_sea(2), 1, 2), "mac", "refine-1")
        table.cubes["deck"], table.cubes["hull"] = 2, 1
        assert "play refine-1 repair" in own_lines(again(table), 1)

        play(table, "play refine-1 repair")
        assert (offered(table)[:2], decider(table)) == (["repair deck", "repair hull"], 1)
        play(table, "repair hull", "play refine-1 repair", "repair deck")
        assert (table.cubes["deck"], table.cubes["hull"], table.pools) == (1, 0, [1, 0])
