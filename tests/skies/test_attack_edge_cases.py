"""Attack: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import pytest

from tests.bed import damage_on, draw_any, effects, fallen, offered, play, refused, told

from .fights import battle, blow, covered, covers, power, powers
from .tables import (
    ail,
    arm,
    foe,
    foe_of,
    health,
    hurt,
    on_map,
    own,
    stock,
    tire,
    wear,
)

NINE = ". . .|. . .|H . ."
"""A card of nine squares with one heart."""


class TestPlayingACard:
    """DS-ATTK-001, 002, 004."""

    def test_claire_attacks_once_in_a_round_as_well(self) -> None:
        """DS-ATTK-001: Claire has attacked; she gets no second card in this round, and the others still get theirs."""
        table = play(blow(battle(NINE), 1, name="claire"), "cover a a1")

        assert refused(table, "attack a with claire using wrench").rule == "DS-ATTK-001"
        assert "attack a with ed using wrench" in offered(table)

    def test_any_enemy_of_the_row_may_be_the_target(self) -> None:
        """DS-ATTK-002: the third and the fourth enemy are targets like the first."""
        table = battle("H .", "H .", "H .", "H .")

        assert {line.split()[1] for line in offered(table) if line.startswith("attack")} == {*"abcd"}
        assert told(blow(table, 1, "d"), "attack") == [("ed", "d", "fire-axe")]

    @pytest.mark.parametrize(("remove", "counter"), [(1, 4), (2, 3), (5, 2)])
    def test_a_card_that_only_removes_power_is_answered(self, remove: int, counter: int) -> None:
        """DS-ATTK-004: without any damage, and though no power is left, base and power strike back."""
        table = arm(power(battle(NINE, attack=2), a=3), "fire-axe", remove=remove, damage=None)
        play(table, "attack a with ed using fire-axe")

        assert told(table, "counterattack") == [("a", "ed", counter)]
        assert health(table, "ed") == 8 - counter
        assert powers(table) == {"a": max(0, 3 - remove)}

    def test_an_attacker_who_has_fallen_is_answered_all_the_same(self) -> None:
        """DS-ATTK-004: with Ed at 0 health when his card takes effect the target still strikes, and at all of them."""
        table = tire(battle("C . .|. . .|H . .", attack=2, hands=(("pistol",),), C="counter-all-1"), claire=1)
        play(table, "attack a with ed using pistol", "roll 1")
        play(fallen(table, "ed"), "go on", *covers("a", "c3", "b3", "b2"))

        assert told(table, "counterattack") == [("a", "ed", 2)]
        assert damage_on(table) == {"claire": 1, "ed": 8, "ezarius": 1, "jessie": 1, "miguel": 1}


class TestDamage:
    """DS-ATTK-005 to 009."""

    def test_a_standing_bonus_comes_on_top_of_a_skill(self) -> None:
        """DS-ATTK-005: 2 printed, STRENGTH 1 and 2 of cards, and their two standing bonuses make 7."""
        table = wear(battle(NINE), "jessie", "heavy-hands-1", "heavy-hands-5")

        assert told(blow(table, 2, name="jessie", skill="strength"), "deals") == [("jessie", 2 + 1 + 2 + 2)]

    @pytest.mark.parametrize(("side", "damage"), [(1, 2), (6, 5)])
    def test_the_die_counts_once_whatever_the_skill(self, side: int, damage: int) -> None:
        """DS-ATTK-005: 3 + die + STRENGTH with STRENGTH 0 is 2 with a die of -1 and 5 with 2."""
        table = ail(battle(NINE, hands=(("crowbar",),)), "jessie", "weakened")
        play(table, "attack a with jessie using crowbar", f"roll {side}")

        assert told(table, "deals") == [("jessie", damage)]

    def test_any_number_of_equipped_skills(self) -> None:
        """DS-ATTK-006: 1 basic and 3 equipped PERCEPTION make 2 + 4."""
        cards = ("plain-perception-8", "lookout-4", "watchful-2")
        table = wear(battle(NINE, hands=(("hunting-rifle",),)), "jessie", *cards)
        play(table, "attack a with jessie using hunting-rifle")

        assert told(table, "deals") == [("jessie", 6)]

    def test_a_card_without_a_die_ignores_block_as_well(self) -> None:
        """DS-ATTK-007: a card that ignores enemy block places all of its damage, die or not."""
        table = battle("B . .|. . .|H . .", B="block-2")
        play(blow(table, 3, pierces=True), *covers("a", "c3", "b3", "a3"))

        assert covered(table, "a") == ["a3", "b3", "c3"]

    def test_a_reroll_may_give_any_side(self) -> None:
        """DS-ATTK-008: rolled again, each side is as likely as before, the one that lay up among them; it counts."""
        table = tire(battle(NINE, hands=(("pistol",),)), claire=1)
        play(table, "attack a with ed using pistol", "roll 6", "activate claire reroll")
        assert offered(table) == [f"roll {side}" for side in range(1, 7)]

        assert told(play(table, "roll 1", "go on"), "deals") == [("ed", 4 - 1)]

    @pytest.mark.parametrize(("side", "damage"), [(1, 0), (6, 3)])
    def test_bonuses_fill_what_the_die_takes(self, side: int, damage: int) -> None:
        """DS-ATTK-009: only the total is kept from falling below 0: 0 + die of -1 + 1 deals 0."""
        table = wear(battle(NINE, hands=(("slingshot",),)), "ed", "heavy-hands-1")
        arm(table, "slingshot", damage=0, die=True)
        play(table, "attack a with ed using slingshot", f"roll {side}")

        assert told(table, "deals") == [("ed", damage)]


class TestPowerAndBlock:
    """DS-ATTK-012, 013, 014, 016."""

    def test_the_excess_of_a_removal_takes_nothing_from_others(self) -> None:
        """DS-ATTK-012: 3 to remove and 1 there: the neighbour keeps all of its power."""
        table = power(battle(NINE, NINE), a=1, b=3)
        play(blow(table, 1, remove=3), "cover a a1")

        assert powers(table) == {"a": 0, "b": 3}

    def test_printed_growth_does_not_strike(self) -> None:
        """DS-ATTK-013: without a power token the symbols on the card add nothing."""
        table = power(battle(". P2 .|. . .|H . .", attack=2), a=0)
        play(blow(table, 1), "cover a a1")

        assert told(table, "counterattack") == [("a", "ed", 2)]

    def test_power_stays_after_the_counterattack(self) -> None:
        """DS-ATTK-013: the tokens are not used up: the next counterattack is as strong."""
        table = arm(power(battle(NINE, attack=1), a=2), "wrench", damage=1)
        play(blow(table, 1), "cover a a1", "attack a with jessie using wrench", "cover a a2")

        assert powers(table) == {"a": 2}
        assert told(table, "counterattack") == [("a", "jessie", 3)]

    def test_all_block_of_the_card_counts_with_a_synergy_token_too(self) -> None:
        """DS-ATTK-014: block 2 of the card and 1 of its synergy ability take 3 off a counterattack of 4."""
        table = arm(battle(NINE, attack=4), "fire-axe", ("block 1",), damage=1, block=2)
        table.crew["ed"].synergy = 1
        play(table, "attack a with ed using fire-axe", "link ed", "go on", "cover a a1")

        assert health(table, "ed") == 8 - 1

    def test_unused_block_mends_nothing(self) -> None:
        """DS-ATTK-016: block 3 against a hit of 1: damage of old stays, and nothing of it blocks the next hit."""
        table = arm(hurt(battle(NINE, attack=1), ed=3), "wrench", damage=1)
        play(blow(table, 1, block=3), "cover a a1")
        assert health(table, "ed") == 8 - 3

        play(table, "attack a with jessie using wrench", "cover a a2")
        assert health(table, "jessie") == 8 - 1


class TestFights:
    """Attacks, power and cards used in a fight."""

    def test_fire_quartz_against_block(self) -> None:
        """DS-RESC-013: nobody's attack: Block 2 takes nothing off, twice used it deals 14, and nobody plays."""
        table = stock(battle(". . . .|. . . .|. . . .|. . . .|H B", B="block-2", attack=3), fire_quartz=2)
        squares = ["a1", "a2", "a3", "a4", "b4", "b3", "b2", "c1", "c2", "c3", "c4", "d4", "d3", "d2"]
        for part in (squares[:7], squares[7:14]):
            play(table, "use fire-quartz deal by p1", "target a", *(f"cover a {square}" for square in part))

        assert foe_of(table, "a").covered.bit_count() == 14
        assert (table.goods["fire-quartz"], table.fight.plays, table.fight.played) == (0, [0], {})
        assert not any(member.damage for member in table.crew.values())

    def test_what_is_blocked_needs_no_more_block(self) -> None:
        """DS-ATTK-016: once a counterattack of 1 is blocked no second card can be wasted on it."""
        table = own(battle("H . .|. . .", attack=1), 0, "cork-vest", "wolf-coat")
        play(blow(table, 1), "cover a b2", "play cork-vest block")

        assert offered(table)[0] == "take hit"
        assert refused(table, "play wolf-coat block").rule == "DS-ATTK-015"
        assert health(play(table, "take hit"), "ed") == 8

    def test_block_does_not_last_until_the_next_counterattack(self) -> None:
        """DS-ATTK-016: 2 block against a counterattack of 1: the 1 that is over does not help the next attacker."""
        table = own(battle("H . .|. . .|. . .", attack=1), 0, "wolf-coat")
        play(blow(table, 1), "cover a b2", "play wolf-coat block", "take hit")
        play(arm(table, "wrench", damage=1), "attack a with jessie using wrench", "cover a c3")

        assert (health(table, "ed"), health(table, "jessie")) == (8, 7)

    def test_each_enemy_starts_weaker_on_easy(self) -> None:
        """DS-DIFF-004, DS-CSET-004: 3, 1 and 0 symbols are 2, 0 and 0 power on easy; the enemy phase adds all."""
        table = on_map(level="easy")
        for name, grid in (("x", "H P .|P P ."), ("y", "H P"), ("z", "H .")):
            foe(table, name, grid, attack=0)
        numbers = [str(table.pack.enemies[name].number) for name in "xyz"]
        play(effects(table, f"combat {', '.join(numbers)}"), "lay x", "lay y", "lay z", "start combat")
        assert powers(table) == {"x": 2, "y": 0, "z": 0}
        draw_any(table, 5)
        play(table, "end attacks")

        assert powers(table) == {"x": 5, "y": 1, "z": 0}

    def test_a_minus_counts_against_what_is_added(self) -> None:
        """DS-ATTK-009: 0 damage, -1 on the die and 3 more from a card deal 2, for only the total stops at 0."""
        table = own(battle(". . .|. . .|H . .", hands=(("slingshot",),)), 0, "hearth-tooth")
        arm(table, "slingshot", damage=0, die=True)
        play(table, "attack a with ed using slingshot", "roll 1", "play hearth-tooth damage", "go on")

        assert told(table, "deals") == [("ed", 2)]

    def test_power_is_removed_again_and_again(self) -> None:
        """DS-ATTK-011: each card removes its own; what is over is not kept for the next enemy."""
        table = power(battle("H H|H H", "H H|H H"), a=1, b=3)
        play(blow(table, 1, "a", remove=2), "cover a a1")
        play(arm(table, "wrench", damage=1, remove=1), "attack b with jessie using wrench", "cover b a1")

        assert powers(table) == {"a": 0, "b": 2}
