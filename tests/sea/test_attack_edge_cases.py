"""Attack: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import pytest

from .fights import attack, covered, covers, damage, facing, left
from .tables import (
    again,
    at_sea,
    give_command,
    own,
    play,
    put_enemy,
    refused,
    told,
    wear,
)

WALL = "H H H|H H H|H H H"


class TestAttacks:
    """SG-COMBAT-016, 048, SG-WEAPON-008, SG-FAQ-002, SG-ENEMY-014."""

    def test_every_kind_of_accuracy_adds_up(self) -> None:
        """SG-COMBAT-016: 2 + 1 of the cutlass, 1 of Sharp Eye and 2 of the amulet make 6."""
        table = own(wear(facing(WALL, defense=7), "mac", "sharp-eye-6"), "amulet-of-the-fox")
        attack(give_command(table, 1), "mac", "a", 2, "activate amulet-of-the-fox accuracy by p1", "go on")

        assert told(table, "miss") == [("mac", "a", 6)]

        table = wear(facing(WALL, defense=7), "mac", "sharp-eye-6", "sharp-eye-6b")
        attack(table, "mac", "a", 4)
        assert told(table, "hit") == [("mac", "a", 7)]

    def test_the_card_of_an_attack_is_discarded_when_it_is_over(self) -> None:
        """SG-FATE-002: two attacks, a hit and a miss: each card lies aside while it is settled, then in the discard."""
        table = facing(WALL, defense=5)
        before = len(table.deck)
        attack(table, "mac", "a", 6)
        assert ([len(test.aside) for test in table.tests], table.discard) == ([1], [])
        play(table, *covers("a", "a1", "a2", "a3"))
        assert (table.tests, len(table.discard)) == ([], 1)

        attack(table, "mac", "a", 1, *covers("a", "b1"))
        assert (table.tests, len(table.discard), len(table.deck)) == ([], 2, before - 2)

    def test_a_crew_member_may_make_any_weapon_ranged(self) -> None:
        """SG-WEAPON-010, SG-LEVEL-009: with Crack Shot Kannan throws the axe past the wing; Mac's axe meets it."""
        for name, hits in (("kannan", True), ("mac", False)):
            table = own(facing("F . .|. . .|. . H", defense=5, F="flying"), "mythan-axe", on=name)
            wear(table, "kannan", "crack-shot")
            attack(table, name, "a", 4 if hits else 5, weapon="mythan-axe")
            assert bool(told(table, "hit")) == hits

    def test_a_stone_thrown_in_between_is_not_the_weapons_damage(self) -> None:
        """SG-ERRATA-003: the bar's 1 is resisted, the Stone of Blood's 1 is placed: the bar has tired nobody."""
        table = own(facing("R . .|. . .|. H H", defense=12, R="resist-1"), "stone-of-blood")
        give_command(own(table, "capstan-bar", on="mac"), 1)
        attack(table, "mac", "a", 1, weapon="capstan-bar")
        play(table, "activate stone-of-blood deal by p1", "target a", "cover a b2", "go on")

        assert (covered(table, "a"), table.crew["mac"].fatigue) == (["b2"], 0)

    def test_the_fallen_attacker_adds_to_the_last_blow(self) -> None:
        """SG-COMBAT-048: Mac falls to the counterattack of a miss, and burns a card for 1 damage more."""
        table = left(wear(facing(WALL, defense=12, strike=2), "mac", "power-strike-3"), "mac", 1)
        attack(table, "mac", "a", 1, "burn power-strike-3", "go on")
        assert told(table, "deals") == [("mac", 2)]
        play(table, *covers("a", "a1", "a2"))

        assert (damage(table, "mac"), covered(table, "a")) == ([6], ["a1", "a2"])
        assert table.discard.count("power-strike-3") == 1

    def test_the_fallen_attacker_uses_abilities(self) -> None:
        """SG-COMBAT-048: P2's Mac, who fell to the answer to a miss in P1's turn, uses his board; afterwards not."""
        table = give_command(left(facing(WALL, players=2, defense=12, strike=2), "mac", 1), 0, 4)
        attack(table, "mac", "a", 1, "go on", "activate mac damage", "go on")
        assert told(table, "deals") == [("mac", 2)]
        play(table, *covers("a", "a1", "a2"))
        table.supply, table.crew["mac"].command = table.supply + table.crew["mac"].command, 0

        assert refused(again(table), "activate mac damage").rule == "SG-HEALTH-003"

    @pytest.mark.parametrize("fate", [1, 6])
    def test_one_card_is_burned_in_an_attack(self, fate: int) -> None:
        """SG-WEAPON-008: of two cards of the weapon's skill one may be burned, on a hit and on a miss."""
        table = wear(facing(WALL, defense=5), "mac", "power-strike-3", "rage-6")
        attack(table, "mac", "a", fate, "burn power-strike-3")

        assert refused(table, "burn rage-6").rule == "SG-WEAPON-008"

    @pytest.mark.parametrize(("fate", "dealt"), [(6, 5), (1, 3)])
    def test_the_burned_cards_own_damage_counts(self, fate: int, dealt: int) -> None:
        """SG-FAQ-002: Rage, burned, still adds its own 1, to a hit of 3 as to a miss of 1."""
        table = wear(facing(WALL, defense=5), "mac", "rage-6")
        attack(table, "mac", "a", fate, "burn rage-6", "go on")

        assert told(table, "deals") == [("mac", dealt)]
        assert table.crew["mac"].cards == ()

    def test_a_card_that_does_not_count_now_adds_only_its_own_discard(self) -> None:
        """SG-FAQ-002: Adrenaline, whose bearer is hardly hurt, adds 1 when burned; Engaged of an unhurt one adds 2."""
        table = wear(facing(WALL, defense=5), "mac", "adrenaline-4")
        attack(table, "mac", "a", 6, "burn adrenaline-4", "go on")
        assert told(table, "deals") == [("mac", 4)]

        table = wear(facing(WALL, defense=5), "mac", "engaged-5")
        attack(table, "mac", "a", 6, "burn engaged-5", "go on")
        assert told(table, "deals") == [("mac", 5)]


class TestCombat:
    """SG-WEAPON-008, SG-COMBAT-010, 047."""

    def test_every_attack_may_discard_a_card(self) -> None:
        """SG-WEAPON-008: one card in an attack, and another in the next attack of the same round."""
        table = wear(put_enemy(at_sea(), defense=2, attack=0), "mac", "rapid-strike-2", "power-strike-3")
        attack(table, "mac", "wall", 6, "burn rapid-strike-2", "go on")
        assert told(table, "deals") == [("mac", 4)]
        play(table, *covers("wall", "a1", "a2", "a3", "b3"))
        attack(table, "mac", "wall", 6, "burn power-strike-3", "go on")

        assert told(table, "deals") == [("mac", 4)]

    def test_two_attacks_are_counted_anew_in_each_round(self) -> None:
        """SG-COMBAT-010, 059: after two attacks in round 1 Mac may attack twice in round 2, and not a third time."""
        table = put_enemy(at_sea(), defense=12, attack=0)
        attack(table, "mac", "wall", 1, "cover wall a1")
        attack(table, "mac", "wall", 1, "cover wall b1")
        play(table, "end attacks")
        attack(table, "mac", "wall", 1, "cover wall c1")
        attack(table, "mac", "wall", 1, "cover wall c2")

        assert refused(table, "attack wall with mac using cutlass").rule == "SG-COMBAT-010"

    def test_a_bonus_is_for_one_attack(self) -> None:
        """SG-COMBAT-018, 062: damage added to one attack is not in the next of the same round."""
        table = give_command(put_enemy(at_sea(), defense=2, attack=0), 2)
        attack(table, "mac", "wall", 6, "go on", "activate mac damage", "go on")
        assert told(table, "deals") == [("mac", 4)]
        play(table, *covers("wall", "a1", "a2", "a3", "b3"))
        attack(table, "mac", "wall", 6)

        assert told(table, "deals") == [("mac", 3)]

    def test_accuracy_is_for_one_attack(self) -> None:
        """SG-COMBAT-017: accuracy added to one attack is not in the next."""
        table = give_command(own(put_enemy(at_sea(), defense=6, attack=0), "amulet-of-the-fox"), 1)
        attack(table, "mac", "wall", 3, "activate amulet-of-the-fox accuracy by p1", "go on")
        assert told(table, "hit") == [("mac", "wall", 6)]
        play(table, *covers("wall", "a1", "a2", "a3"))
        attack(table, "mac", "wall", 3)

        assert told(table, "miss") == [("mac", "wall", 4)]
