"""Equipped ability cards in attacks and challenges: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.effects.parse import parse_program
from sleeping_gods.skies.table.cards import Use
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import again, damage_on, draw_any, hold, offered, play, refused, told

from .fights import battle, blow, covered, covers, power, powers, squares_offered
from .tables import (
    arm,
    facing,
    hurt,
    on_map,
    passed,
    repack,
    row,
    stock,
    tire,
    wear,
)

FIELD = ". . .|. . .|. . H"


def free(table: SkiesTable, card: str, *do: str) -> SkiesTable:
    """Print a use without any cost on an ability card of a copy of the pack."""
    printed = dataclasses.replace(table.pack.abilities[card], uses=(Use("use", parse_program(do)),), passives=())
    return repack(table, abilities={**table.pack.abilities, card: printed})


class TestInAttacks:
    """DS-ABCA-001, 004, 007, 008, 010 to 014, DS-SPLS-002, 005."""

    def test_one_more_in_every_attack(self) -> None:
        """DS-ABCA-008: Heavy Hands counts in Ed's attack after Claire's of the same hand, and in the next round."""
        table = wear(battle("H . .|. . .", "H . .|. . ."), "ed", "heavy-hands-1")
        arm(table, "frying-pan", (), damage=1)
        play(table, "attack b with claire using frying-pan", "cover b a2", "attack a with ed using wrench")
        assert told(table, "deals") == [("ed", 3 + 1)]

        draw_any(play(table, *covers("a", "a2", "a3", "b3", "b2"), "end attacks"), 2)
        play(blow(table, 2, "b"))
        assert told(table, "deals") == [("ed", 2 + 1)]

    @pytest.mark.parametrize("user", ["ed", "jessie"])
    def test_snare_in_an_attack_is_not_part_of_it(self, user: str) -> None:
        """DS-ABCA-010: while Ed attacks a, Snare on him or on Jessie takes 2 power of b, and none of a."""
        table = power(tire(wear(battle(FIELD, FIELD, attack=1), user, "snare-2"), **{user: 1}), a=3, b=3)
        play(blow(table, 1), "activate snare-2 power")
        assert [line for line in offered(table) if line.startswith("target")] == ["target a", "target b"]

        play(table, "target b")
        assert (powers(table), table.crew[user].stamina) == ({"a": 3, "b": 1}, 0)

    def test_a_torch_in_an_attack_is_a_hit_of_its_own(self) -> None:
        """DS-ABCA-014: used on the target of a 1-damage attack it covers a square apart from those of the attack."""
        table = stock(battle("H2 . .|. . B|H . .", B="block-1"), torch=1)
        play(blow(table, 2), "use torch deal by p1", "target a", "cover a b3", "go on")

        assert told(table, "deals") == [("ed", 2)]
        assert "cover a a1" in offered(table)
        assert covered(play(table, "cover a a1"), "a") == ["a1", "b3"]

    def test_snare_takes_what_power_there_is(self) -> None:
        """DS-ABCA-010: an enemy with 1 power loses it; the excess has no effect, and nobody else loses any."""
        table = power(tire(wear(battle(FIELD, FIELD, attack=5), "ed", "snare-2"), ed=1), a=1, b=4)
        play(table, "activate snare-2 power", "target a")

        assert (powers(table), damage_on(table)) == ({"a": 0, "b": 4}, {})

    def test_fire_trap_covers_squares_that_touch(self) -> None:
        """DS-ABCA-007, 010: its 2 damage lie edge to edge; the enemy gains nothing by it and strikes nobody."""
        table = power(tire(wear(battle(FIELD, attack=5), "ed", "fire-trap-1"), ed=1), a=2)
        play(table, "activate fire-trap-1 deal", "target a", "cover a b2")
        assert sorted(squares_offered(table)) == ["a:a2", "a:b1", "a:b3", "a:c2"]

        play(table, "cover a c2")
        assert (covered(table, "a"), powers(table), damage_on(table)) == (["b2", "c2"], {"a": 2}, {})

    def test_a_target_beaten_within_an_attack_strikes_back(self) -> None:
        """DS-ABCA-007: a torch on the last heart during Ed's attack: it leaves after its own blow."""
        table = stock(battle("H B .|. . .", FIELD, attack=2, B="block-1"), torch=1)
        play(blow(table, 2), "use torch deal by p1", "target a", "cover a a1", "go on", "cover a b3")

        assert (row(table), damage_on(table)) == (["b"], {"ed": 2})

    def test_nothing_is_left_where_block_takes_all(self) -> None:
        """DS-ABCA-014: Fire Trap's 2 damage against Block 2 cover nothing; the stamina is spent."""
        table = tire(wear(battle("B . .|. . H", B="block-2"), "ed", "fire-trap-1"), ed=1)
        play(table, "activate fire-trap-1 deal", "target a")

        assert (covered(table, "a"), table.crew["ed"].stamina) == ([], 0)

    def test_a_card_with_nothing_but_the_die_deals_damage(self) -> None:
        """DS-ABCA-008: 0 damage and a die showing 2 are 3 with Heavy Hands."""
        table = wear(battle(FIELD), "ed", "heavy-hands-1")
        play(blow(table, 0, die=True), f"roll {table.pack.die.index(2) + 1}")
        play(table, *["go on"] * ("go on" in offered(table)))

        assert told(table, "deals") == [("ed", 3)]

    @pytest.mark.parametrize("stamina", [1, 2, 3])
    def test_the_whole_stamina_cost_is_paid(self, stamina: int) -> None:
        """DS-ABCA-004: an ability for 2 stamina needs them both and takes them both, of its bearer alone."""
        table = tire(wear(battle(FIELD), "ed", "snare-2"), ed=stamina, jessie=3)
        use = dataclasses.replace(table.pack.abilities["snare-2"].uses[0], stamina=2)
        printed = dataclasses.replace(table.pack.abilities["snare-2"], uses=(use,))
        power(repack(table, abilities={**table.pack.abilities, "snare-2": printed}), a=3)
        if stamina < 2:
            assert refused(table, "activate snare-2 power").rule == "DS-STAM-003"
            return
        play(table, "activate snare-2 power", "target a")
        assert (table.crew["ed"].stamina, table.crew["jessie"].stamina, powers(table)) == (stamina - 2, 3, {"a": 1})

    def test_a_card_in_hand_does_not_serve_who_wears_another(self) -> None:
        """DS-ABCA-001: Ed wears Heavy Hands; Herbalist and Snare in his player's hand are still of no use."""
        table = hold(hurt(wear(battle(FIELD), "ed", "heavy-hands-1"), ed=3, jessie=3), 0, "herbalist-4", "snare-2")
        power(tire(stock(table, ogroot=1), ed=3, jessie=3), a=2)

        for line in ("activate herbalist-4 heal", "activate snare-2 power"):
            assert refused(table, line).rule == "DS-ABCA-001"

    def test_what_is_free_counts_once_in_each_attack(self) -> None:
        """DS-ABCA-012: a free +1 damage serves Ed's attack once, and Jessie's attack of the same round once more."""
        table = free(wear(battle(FIELD, FIELD), "ed", "dare-2"), "dare-2", "damage +1")
        for name, card, square in (("ed", "wrench", "a1"), ("jessie", "frying-pan", "b1")):
            arm(table, card, (), damage=0)
            play(table, f"attack a with {name} using {card}", "activate dare-2 use")
            assert refused(table, "activate dare-2 use").rule == "DS-ABCA-012"
            play(table, "go on")
            assert told(table, "deals") == [(name, 1)]
            play(table, f"cover a {square}")

    def test_what_is_free_counts_once_in_each_challenge(self) -> None:
        """DS-ABCA-012: a free +1 CUNNING serves a challenge once, and another challenge of the same turn once more."""
        table = free(wear(tire(on_map(), ed=0), "ed", "dare-2"), "dare-2", "cunning +1")
        for _ in range(2):
            play(facing(table, "CUNNING", 4), "go on", "fate 3", "activate dare-2 use")
            assert refused(table, "activate dare-2 use").rule == "DS-ABCA-012"
            assert passed(play(table, "go on"))

    def test_a_damage_cost_is_no_stamina_cost(self) -> None:
        """DS-ABCA-013: All or Nothing costs Ed 2 health, and none of his stamina."""
        table = tire(wear(battle(FIELD), "ed", "all-or-nothing-2"), ed=2)
        play(table, "activate all-or-nothing-2 deal", "target a", *covers("a", "a1", "a2", "a3"))

        assert (damage_on(table), table.crew["ed"].stamina) == ({"ed": 2}, 2)

    def test_an_ability_serves_the_repair_of_the_plane(self) -> None:
        """DS-ABCA-011: repairing is a CRAFT challenge, in which a free +1 CRAFT of a bystander counts."""
        table = free(wear(tire(on_map(), ed=0), "ed", "dare-2"), "dare-2", "craft +1")
        table.plane_health = 1
        play(again(table), "repair", "go on", "fate 8", "activate dare-2 use", "go on")

        assert told(table, "repaired") == [(9, 2)]

    def test_half_on_the_target_counts_both_neighbours(self) -> None:
        """DS-SPLS-002: of 5 damage on b 1 lies on a and 1 on c; a third point beside it is refused on either."""
        table = battle(". . .|. . H", ". .|. H", ". . .|. . H")
        play(blow(table, 5, "b"), "cover b a1", "cover a a3", "cover b a2", "cover c a1")

        assert refused(table, "cover a a2").rule == "DS-SPLS-002"
        assert refused(table, "cover c a2").rule == "DS-SPLS-002"

    def test_splash_goes_no_further_than_next_door(self) -> None:
        """DS-SPLS-007: of damage on c nothing reaches a, which lies beyond b on the left."""
        table = battle(". H", ".", "H .")
        play(blow(table, 4, "c"), "cover c a1", "cover b a1")

        assert refused(table, "cover a a2").rule == "DS-SPLS-007"
        assert squares_offered(table) == ["c:a2"]

    @pytest.mark.parametrize(("side", "square"), [("a", "b3"), ("c", "b1")])
    def test_splash_goes_to_either_side(self, side: str, square: str) -> None:
        """DS-SPLS-005, DS-SPLS-007: of 5 damage on b 4 lie there and 1 on its neighbour on the left or on the right."""
        table = battle(". . H|. . .", "H . .|. . .", ". . H|. . .")
        play(blow(table, 5, "b"), *covers("b", "b3", "b2", "b1", "a2"), f"cover {side} {square}")

        assert (covered(table, "b"), covered(table, side)) == (["a2", "b1", "b2", "b3"], [square])
