"""Weapons: SG-WEAPON."""

from __future__ import annotations

import pytest

from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.sea.view import view

from .tables import (
    again,
    at_sea,
    effects,
    hold,
    offered,
    own,
    play,
    put_command,
    put_enemy,
    refused,
    strike,
    told,
    wear,
)


def weapons(table: SeaTable, crew: str) -> list[str]:
    """The weapons with which a crew member may attack the wall."""
    return [line.split()[-1] for line in offered(table) if line.startswith(f"attack wall with {crew} using")]


class TestWeaponsCarried:
    """SG-WEAPON-001 to 005."""

    def test_the_board_has_a_weapon_and_cards_add_more(self) -> None:
        """SG-WEAPON-001: each crew board has its own weapon; weapon cards add further weapons."""
        table = put_enemy(own(at_sea(), "revolver", on="laurent"))

        assert weapons(table, "laurent") == ["club", "revolver"]
        assert [weapons(table, name) for name in table.crew if name != "laurent"] == [
            ["rifle"],
            ["cane"],
            ["dividers"],
            ["wrench"],
            ["boat-hook"],
            ["hunting-bow"],
            ["cleaver"],
            ["cutlass"],
        ]

    def test_a_fourth_weapon_card_is_accepted(self) -> None:
        """SG-WEAPON-002: a crew member may carry any number of weapon cards."""
        table = own(at_sea(), "revolver", "pann-bow", "mythan-axe", on="mac")
        play(own(table, "twin-daggers"), "arm mac with twin-daggers")

        assert table.crew["mac"].weapons == ("revolver", "pann-bow", "mythan-axe", "twin-daggers")
        assert weapons(put_enemy(table), "mac") == ["cutlass", "revolver", "pann-bow", "mythan-axe", "twin-daggers"]

    def test_an_attack_uses_one_weapon_and_the_next_may_use_another(self) -> None:
        """SG-WEAPON-003: weapons of damage 2 and 3 deal 2 or 3, never 5."""
        table = put_enemy(own(at_sea(), "pann-bow", on="laurent"))
        play(table, "attack wall with laurent using club", "fate 6")
        first = strike(table)
        play(table, "attack wall with laurent using pann-bow", "fate 6")

        assert first == 2
        assert strike(table) == 3

    def test_the_tired_and_ailing_still_have_all_their_weapons(self) -> None:
        """SG-WEAPON-001, SG-WEAPON-002: with 2 fatigue, damage and a status Laurent may use any of three."""
        table = own(at_sea(), "revolver", "pann-bow", on="laurent")
        table.crew["laurent"].fatigue, table.crew["laurent"].damage = 2, 1
        table.crew["laurent"].statuses = ("weakened", "venom")

        assert weapons(put_enemy(table), "laurent") == ["club", "revolver", "pann-bow"]

    def test_the_accuracy_is_that_of_the_weapon_used(self) -> None:
        """SG-WEAPON-003: the accuracy of Odessa's rifle does not help the bow in her hands, nor the other way round."""
        table = put_enemy(own(at_sea(), "pann-bow", on="odessa"), defense=12)
        board = table.pack.crew["odessa"].weapon
        bow = table.pack.adventures["pann-bow"].weapon
        assert bow is not None
        assert bow.accuracy != board.accuracy
        for weapon in (board, bow):
            play(table, f"attack wall with odessa using {weapon.id}", "fate 1")
            assert told(table, "miss") == [("odessa", "wall", 1 + weapon.accuracy)]
            strike(table)

    def test_a_weapon_passes_with_its_command(self) -> None:
        """SG-WEAPON-004: command on a weapon card stays on it when it passes from Mac to Marco."""
        table = put_command(own(at_sea(2), "revolver", on="mac"), revolver=1)
        supply = table.supply
        play(table, "arm marco with revolver")

        assert (table.adventures["revolver"], table.supply) == (1, supply)

    def test_weapons_pass_during_a_challenge(self) -> None:
        """SG-WEAPON-004: between the members who join and after the draw a weapon changes hands, and back again."""
        table = effects(own(at_sea(2), "revolver", on="mac"), "challenge CRAFT 9")
        play(table, "arm marco with revolver", "join laurent", "arm mac with revolver")

        assert (table.crew["mac"].weapons, table.crew["marco"].weapons) == (("revolver",), ())

    def test_weapons_pass_freely_outside_combat(self) -> None:
        """SG-WEAPON-004: a weapon card moves from one player's crew to another's at cost 0; in combat it does not."""
        table = own(at_sea(2), "revolver", on="mac")
        play(table, "arm marco with revolver")

        assert (table.controller("mac"), table.controller("marco")) == (1, 0)
        assert (table.crew["mac"].weapons, table.crew["marco"].weapons) == ((), ("revolver",))
        assert table.pools == [0, 0]
        assert table.adventures["revolver"] == 0
        assert refused(put_enemy(table), "arm mac with revolver").rule == "SG-COMBAT-064"

    def test_weapons_still_pass_before_the_enemies_are_seen(self) -> None:
        """SG-WEAPON-004: at any time outside combat includes the last moment before it."""
        table = own(at_sea(), "revolver")
        effects(table, "combat 5")
        play(table, "arm marco with revolver", "reveal enemies", "lay bilge-imp")

        assert "attack bilge-imp with marco using revolver" in offered(table)
        assert refused(table, "arm mac with revolver").rule == "SG-COMBAT-064"

    def test_a_weapon_that_is_not_owned_cannot_be_taken_up(self) -> None:
        """SG-WEAPON-004: only weapon cards that the crew owns pass from hand to hand."""
        assert refused(at_sea(), "arm marco with revolver").rule == "SG-WEAPON-004"

    def test_the_active_player_decides_who_carries_a_weapon(self) -> None:
        """SG-WEAPON-005: whatever the others ask for, passing a weapon is the active player's choice."""
        table = own(at_sea(3), "revolver")
        table.crew["mac"].damage = 1
        effects(table, "restore 1 health", seat=1)
        arming = [[str(line).split()[0] for line in _options(table, seat)].count("arm") for seat in range(3)]

        assert arming == [9, 0, 0]
        assert _options(table, 1) == ["heal mac"]

    def test_the_active_player_decides_who_takes_a_new_weapon(self) -> None:
        """SG-WEAPON-005: a new weapon goes to whomever the active player names."""
        table = at_sea(3)
        table.captain = 2
        effects(again(table), "gain adventure 28")
        handing = [[str(line).split()[0] for line in _options(table, seat)].count("hand") for seat in range(3)]
        play(table, "hand capstan-bar to kasumi")

        assert handing == [0, 0, 9]
        assert table.crew["kasumi"].weapons == ("capstan-bar",)


def _options(table: SeaTable, seat: int) -> list[str]:
    lines = view(table, seat)["options"]
    assert isinstance(lines, list)
    return [str(line) for line in lines]


class TestWeaponBlock:
    """SG-WEAPON-006."""

    def test_block_counts_against_the_counterattack_only(self) -> None:
        """SG-WEAPON-006: block 2 leaves 1 of a counterattack of 3, and nothing is blocked at the end of the round."""
        table = put_enemy(at_sea(), attack=3)
        play(table, "attack wall with laurent using club", "fate 6")
        strike(table)
        countered = table.crew["laurent"].damage
        play(table, "end attacks", "hurt laurent")

        assert countered == 1
        assert table.crew["laurent"].damage == 1 + 3

    def test_the_block_of_a_weapon_that_is_not_used_does_not_count(self) -> None:
        """SG-WEAPON-006: the block of the club does nothing while its owner attacks with the bow."""
        table = put_enemy(own(at_sea(), "pann-bow", on="laurent"), attack=3)
        play(table, "attack wall with laurent using pann-bow", "fate 6")
        strike(table)

        assert table.crew["laurent"].damage == 3


class TestDiscardForDamage:
    """SG-WEAPON-007 to 009."""

    def test_an_equipped_card_of_the_printed_skill_adds_one_damage(self) -> None:
        """SG-WEAPON-007: Laurent's club and equipped Triage (savvy), discarded: 2 + 1 = 3 damage."""
        table = put_enemy(wear(at_sea(), "laurent", "triage-5"))
        play(table, "attack wall with laurent using club", "fate 6", "burn triage-5", "go on")

        assert strike(table) == 3
        assert table.crew["laurent"].cards == ()
        assert "triage-5" in table.discard

    def test_the_bonus_is_optional(self) -> None:
        """SG-WEAPON-007: the user may keep the card and deal 2."""
        table = put_enemy(wear(at_sea(), "laurent", "triage-5"))
        play(table, "attack wall with laurent using club", "fate 6", "go on")

        assert strike(table) == 2
        assert table.crew["laurent"].cards == ("triage-5",)

    def test_a_card_of_another_skill_does_not_serve(self) -> None:
        """SG-WEAPON-007: the club asks for savvy, so an equipped craft card is refused."""
        table = put_enemy(wear(at_sea(), "laurent", "triage-5", "refine-1"))
        play(table, "attack wall with laurent using club", "fate 6")

        assert refused(table, "burn refine-1").rule == "SG-WEAPON-007"

    def test_any_of_the_equipped_cards_may_serve(self) -> None:
        """SG-WEAPON-009: the savvy card that Laurent equipped second is the one that is discarded."""
        table = put_enemy(wear(at_sea(), "laurent", "refine-1", "triage-5"))
        play(table, "attack wall with laurent using club", "fate 6", "burn triage-5", "go on")

        assert (strike(table), table.crew["laurent"].cards) == (3, ("refine-1",))

    def test_only_one_card_is_discarded_in_an_attack(self) -> None:
        """SG-WEAPON-008: with two equipped savvy cards only +1 is granted; the next attack may use the other."""
        table = put_enemy(wear(at_sea(), "laurent", "triage-5", "triage-4"))
        play(table, "attack wall with laurent using club", "fate 6", "burn triage-5")
        second = refused(table, "burn triage-4").rule
        play(table, "go on")
        first = strike(table)
        play(table, "attack wall with laurent using club", "fate 6", "burn triage-4", "go on")

        assert second == "SG-WEAPON-008"
        assert first == 3
        assert strike(table) == 3

    @pytest.mark.parametrize("place", ["hand", "level", "other"])
    def test_only_equipped_ability_cards_of_the_attacker_serve(self, place: str) -> None:
        """SG-WEAPON-009: cards in hand, level cards and cards on others are refused beside one that serves."""
        table = hold(wear(at_sea(), "laurent", "triage-5", "old-sailor"), 0, "triage-4")
        put_enemy(wear(table, "mac", "lessons-2"))
        play(table, "attack wall with laurent using club", "fate 6")
        card, rule = {
            "hand": ("triage-4", "SG-WEAPON-009"),
            "level": ("old-sailor", "SG-LEVEL-005"),
            "other": ("lessons-2", "SG-WEAPON-009"),
        }[place]

        assert refused(table, f"burn {card}").rule == rule

    @pytest.mark.parametrize("card", ["triage-4", "old-sailor"])
    def test_a_hand_card_or_level_card_alone_gives_nothing(self, card: str) -> None:
        """SG-WEAPON-009: with savvy only in hand and on a level card the damage stays 2."""
        table = put_enemy(hold(wear(at_sea(), "laurent", "old-sailor"), 0, "triage-4"))
        play(table, "attack wall with laurent using club", "fate 6")

        assert refused(table, f"burn {card}").rule == "SG-WEAPON-009"
        assert strike(table) == 2


class TestRangedWeapons:
    """SG-WEAPON-010."""

    @pytest.mark.parametrize(
        ("weapon", "fate", "hit"),
        [("club", 5, False), ("club", 6, True), ("pann-bow", 3, True), ("pann-bow", 2, False)],
    )
    def test_ranged_weapons_ignore_wings(self, weapon: str, fate: int, hit: bool) -> None:
        """SG-WEAPON-010: a flying enemy of defense 5 is hit on 5 by a ranged weapon, on 6 by any other."""
        table = put_enemy(own(at_sea(), "pann-bow", on="laurent"), "F H H|H H H|H H H", F="flying")
        play(table, f"attack wall with laurent using {weapon}", f"fate {fate}")

        assert table.assault.hit is hit


class TestDisarm:
    """SG-WEAPON-011, 012."""

    def test_a_disarmed_weapon_is_taken_up_again_after_combat(self) -> None:
        """SG-WEAPON-011: a weapon card on nobody stays owned and is equipped again for 0 command after combat."""
        table = put_enemy(own(at_sea(), "revolver", on="mac"), "H D .|. . .|. . .", D="disarm")
        play(table, "end attacks", "hurt rafael", "disarm mac of revolver")
        in_round_two = weapons(table, "mac")
        refusal = refused(table, "arm mac with revolver").rule
        play(table, "attack wall with mac using cutlass", "fate 6", "cover wall a1")
        strike(table)
        play(table, "arm mac with revolver")

        assert in_round_two == ["cutlass"]
        assert refusal == "SG-COMBAT-064"
        assert table.combat is None
        assert table.crew["mac"].weapons == ("revolver",)
        assert table.pools == [0]

    def test_built_in_weapons_cannot_be_disarmed(self) -> None:
        """SG-WEAPON-012: with no weapon cards equipped Disarm does nothing and all nine built-in weapons remain."""
        table = put_enemy(at_sea(), "H D .|. . .|. . .", D="disarm")
        play(table, "end attacks", "hurt rafael")

        assert table.fight.round == 2
        assert [len(weapons(table, name)) for name in table.crew] == [1] * 9

    def test_disarm_takes_a_card_and_leaves_the_board(self) -> None:
        """SG-WEAPON-012: of a crew member with both, only the weapon card can be removed."""
        table = put_enemy(own(at_sea(), "revolver", on="mac"), "H D .|. . .|. . .", D="disarm")
        play(table, "end attacks", "hurt rafael")

        assert [line for line in offered(table) if line.startswith("disarm")] == ["disarm mac of revolver"]
