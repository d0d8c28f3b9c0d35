"""Attacks: the card, its target, its damage and what it removes: DS-ATTK-001 to 012."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.content.read import read_source
from sleeping_gods.kernel.errors import BrokenPack
from sleeping_gods.skies.pack.build import build
from tests.bed import fallen, offered, play, refused, told
from tests.breaking import change

from ..breaking import whole_copy
from .fights import battle, blow, covered, covers, power, powers, squares_offered, wound
from .tables import ail, airfield, arm, health, own, row, tire, wear

NINE = ". . .|. . .|H . ."
"""A card of nine squares with one heart."""


class TestPlayingACard:
    """DS-ATTK-001, 002, 010."""

    def test_one_attack_in_a_round(self) -> None:
        """DS-ATTK-001: Ed has attacked already."""
        table = play(blow(battle(NINE), 1), "cover a a1")

        assert refused(table, "attack a with ed using wrench").rule == "DS-ATTK-001"
        assert "attack a with jessie using wrench" in offered(table)

    def test_again_in_the_next_round(self) -> None:
        """DS-ATTK-001: Ed may attack again next round."""
        table = play(blow(battle(NINE), 1), "cover a a1", "end attacks", "draw whip")

        assert "attack a with ed using whip" in offered(table)

    def test_only_above_0_health(self) -> None:
        """DS-ATTK-001: nobody at 0 gets a card."""
        table = fallen(battle(NINE), "ed")

        assert refused(table, "attack a with ed using fire-axe").rule == "DS-HLTH-002"

    def test_not_when_frightened(self) -> None:
        """DS-ATTK-001: nor does anybody who is frightened."""
        table = ail(battle(NINE), "ed", "frightened")

        assert refused(table, "attack a with ed using fire-axe").rule == "DS-STAT-006"

    def test_only_on_ones_own_characters(self) -> None:
        """DS-ATTK-001: a card of seat 1 cannot be played on a character of seat 2."""
        table = battle(NINE, players=2, hands=(("fire-axe",), ("wrench",)))
        assert table.controller("miguel") == 1

        assert refused(table, "attack a with miguel using fire-axe").rule == "DS-ATTK-001"
        assert "attack a with miguel using wrench" in offered(table)

    def test_the_target_comes_before_the_die(self) -> None:
        """DS-ATTK-002: no die is rolled without a target; every attack names one."""
        table = battle("H .", "H .", hands=(("pistol",),))

        assert refused(table, "roll 6").rule == "DS-ATTK-002"
        assert {line.split()[1] for line in offered(table) if line.startswith("attack")} == {"a", "b"}

    def test_the_target_stays_after_the_roll(self) -> None:
        """DS-ATTK-002: once the die lies, the attack cannot turn to another enemy."""
        table = tire(battle("H .|. .", "H .|. .", hands=(("pistol", "whip"),)), claire=1)
        play(table, "attack a with ed using pistol")
        assert offered(table) == [f"roll {side}" for side in range(1, 7)]

        play(table, "roll 6")
        assert refused(table, "attack b with ed using pistol").rule == "DS-ATTK-002"
        assert refused(table, "roll 6").rule == "DS-ATTK-002"
        play(table, "go on")
        assert {square[0] for square in squares_offered(table)} == {"a"}

    def test_every_attack_hits(self) -> None:
        """DS-ATTK-010: no fate is drawn, the damage is placed at once."""
        table = battle(NINE)
        cards = len(table.deck)
        blow(table, 3)

        assert (table.tests, len(table.deck)) == ([], cards)
        assert squares_offered(table)


class TestEffects:
    """DS-ATTK-003, 011, 012."""

    def test_damage_and_removal_both_count_before_the_counterattack(self) -> None:
        """DS-ATTK-003, DS-ATTK-011: base 2, power 3, remove 2: both are done, and the counterattack is 2 + 1."""
        table = power(battle(NINE, attack=2), a=3)
        play(blow(table, 2, remove=2), *covers("a", "a1", "a2"))

        assert covered(table, "a") == ["a1", "a2"]
        assert told(table, "counterattack") == [("a", "ed", 3)]
        assert health(table, "ed") == 5

    def test_the_attacker_may_add_effects_in_any_order(self) -> None:
        """DS-ATTK-003: a synergy token, a reroll and a bonus are used in whatever order the attacker likes."""
        table = tire(wear(battle(NINE, hands=(("pistol",),)), "ed", "clear-shot-1"), claire=1)
        table.crew["ed"].synergy = 1
        play(table, "attack a with ed using pistol", "roll 1")
        first = [line for line in offered(table) if line.startswith(("link", "activate"))]
        assert {"link ed", "activate clear-shot-1 damage", "activate claire reroll"} <= {*first}

        other = play(
            table.clone(), "activate claire reroll", "roll 6", "activate clear-shot-1 damage", "link ed", "go on"
        )
        play(table, "link ed", "activate clear-shot-1 damage", "activate claire reroll", "roll 6", "go on")
        assert told(table, "deals") == told(other, "deals") == [("ed", 4 + 2 + 1 + 1)]

    @pytest.mark.parametrize(("had", "remove", "left"), [(3, 2, 1), (1, 3, 0), (0, 2, 0)])
    def test_removal_stops_at_0(self, had: int, remove: int, left: int) -> None:
        """DS-ATTK-012: with 1 power and 3 to remove, 0 is left."""
        table = power(battle(NINE, attack=1), a=had)
        play(blow(table, 1, remove=remove), "cover a a1")

        assert powers(table) == {"a": left}
        assert told(table, "counterattack") == [("a", "ed", 1 + left)]

    def test_only_the_target_loses_power(self) -> None:
        """DS-ATTK-011: the neighbour keeps its power."""
        table = power(battle(NINE, NINE), a=3, b=3)
        play(blow(table, 1, remove=2), "cover a a1")

        assert powers(table) == {"a": 1, "b": 3}


class TestDamage:
    """DS-ATTK-005 to 009."""

    @pytest.mark.parametrize(("side", "damage"), [(1, 4), (6, 7)])
    def test_number_die_and_skill(self, side: int, damage: int) -> None:
        """DS-ATTK-005: 3 + die + STRENGTH with STRENGTH 2 (1 basic, 1 card): 4 with a die of -1, 7 with 2."""
        table = wear(battle(NINE, hands=(("crowbar",),)), "jessie", "plain-strength-7")
        play(table, "attack a with jessie using crowbar", f"roll {side}")

        assert told(table, "deals") == [("jessie", damage)]

    def test_other_bonuses(self) -> None:
        """DS-ATTK-005: two standing bonuses of the attacker are added; those of others are not."""
        table = wear(wear(battle(NINE), "ed", "heavy-hands-1", "heavy-hands-5"), "jessie", "ox-shoulders-2")

        assert told(blow(table, 3), "deals") == [("ed", 5)]

    def test_no_die_unless_it_is_shown(self) -> None:
        """DS-ATTK-005: a card without a die is not rolled for, and another skill does not count."""
        table = wear(battle(NINE), "ed", "plain-strength-7")

        assert told(blow(table, 3, skill="cunning"), "deals") == [("ed", 5)]

    def test_two_plus_perception(self) -> None:
        """DS-ATTK-006: 1 basic and 2 equipped PERCEPTION make 5."""
        table = wear(battle(NINE, hands=(("hunting-rifle",),)), "jessie", "plain-perception-8", "lookout-4")
        play(table, "attack a with jessie using hunting-rifle")

        assert told(table, "deals") == [("jessie", 5)]

    def test_five_plus_the_die(self) -> None:
        """DS-ATTK-007: 5 + 2 damage past Block 2, power 1 removed, counterattack 2 - 1."""
        table = battle("B . .|. . .|H . .", attack=2, hands=(("harpoon-gun",),), B="block-2")
        power(own(table, 0, "harpoon-gun"), a=1)
        play(table, "attack a with ed using harpoon-gun", "roll 6")
        assert len(squares_offered(table)) == 9

        play(table, *covers("a", "a1", "a2", "a3", "b3", "b2", "b1", "c2"))
        assert len(covered(table, "a")) == 7
        assert powers(table) == {"a": 0}
        assert health(table, "ed") == 8 - 1

    def test_the_same_without_piercing(self) -> None:
        """DS-ATTK-007, DS-ENAB-003: a card that does not ignore block loses 2 of its damage."""
        table = battle("B . .|. . .|H . .", B="block-2")
        play(blow(table, 3), "cover a c3")

        assert covered(table, "a") == ["c3"]
        assert "cover a c2" not in offered(table)

    def test_the_synergy_ability_of_that_card(self) -> None:
        """DS-ATTK-007: with a token its synergy ability adds 2 damage."""
        table = own(battle(NINE, hands=(("harpoon-gun",),)), 0, "harpoon-gun")
        table.crew["ed"].synergy = 1
        play(table, "attack a with ed using harpoon-gun", "roll 2", "link ed", "go on")

        assert told(table, "deals") == [("ed", 7)]

    def test_the_die(self) -> None:
        """DS-ATTK-008: the faces include -1 and 2, and none is below -1; each side is as likely."""
        table = play(battle(NINE, hands=(("pistol",),)), "attack a with ed using pistol")
        faces = airfield().die

        assert {-1, 2} <= {*faces}
        assert min(faces) == -1
        assert offered(table) == [f"roll {side}" for side in range(1, len(faces) + 1)]

    @pytest.mark.parametrize("faces", ["[-2, 0, 0, 1, 1, 2]", "[0, 0, 0, 1, 1, 2]", "[-1, 0, 0, 1, 1, 1]"])
    def test_another_die_is_refused(self, faces: str, tmp_path: Path) -> None:
        """DS-ATTK-008: a face below -1, or no -1, or no 2."""
        folder = whole_copy("airfield", tmp_path)
        change(folder, "pack.toml", r"^die = .*$", f"die = {faces}")

        with pytest.raises(BrokenPack, match="die"):
            build(read_source(folder))

    def test_never_below_0(self) -> None:
        """DS-ATTK-009: 0 + die with -1 deals 0, and the counterattack comes in full."""
        table = power(battle(NINE, attack=2, hands=(("slingshot",),)), a=1)
        arm(table, "slingshot", damage=0, die=True)
        play(table, "attack a with ed using slingshot", "roll 1")

        assert told(table, "deals") == [("ed", 0)]
        assert covered(table, "a") == []
        assert health(table, "ed") == 8 - 3


class TestDefeatOfAnEnemy:
    """DS-ATTK-017, 018."""

    def test_the_row_closes_up(self) -> None:
        """DS-ATTK-017: of A, B and C the middle one falls; then damage on A reaches C."""
        table = battle("H .", "H .", "H .")
        play(blow(table, 1, "b"), "cover b a1")
        assert row(table) == ["a", "c"]

        play(table, "attack a with jessie using wrench", *covers("a", "a1", "a2"))
        assert squares_offered(table) == ["c:a1"]

    def test_only_hearts_matter(self) -> None:
        """DS-ATTK-017: all hearts must be covered; other squares need not be, and do not do instead."""
        table = wound(battle("H H|. ."), "a", "b1", "b2", "a1")
        assert row(blow(table, 0)) == ["a"]

        play(table, "attack a with jessie using wrench", "cover a a2")
        assert table.combat is None

    def test_beaten_allies_still_help_in_this_attack(self) -> None:
        """DS-ATTK-018: an ally with 'allies +1' whose last heart falls to splash still adds 1."""
        table = battle("H .|. .", "H A|. .", attack=2, A="allies-damage-1")
        play(blow(table, 2), "cover a a2", "cover b a1")

        assert told(table, "counterattack") == [("a", "ed", 3)]
        assert row(table) == ["a"]

    def test_defeat_comes_before_victory(self) -> None:
        """DS-ATTK-018: the last heart falls and the counterattack fells the last character: a defeat."""
        table = fallen(battle("H .", attack=9), "claire", "ezarius", "jessie", "miguel")
        play(blow(table, 1), "cover a a1")

        assert table.defeats == 1
        assert table.combat is None
        assert told(table, "victory") == []
