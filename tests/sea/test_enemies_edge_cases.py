"""Enemies: cases that the examples in the rulebook leave open."""

from __future__ import annotations

from .fights import attack, covered, covers, damage, facing, row, wound
from .tables import (
    at_sea,
    fight,
    foe,
    give_command,
    offered,
    own,
    play,
    told,
)

WALL = "H H H|H H H|H H H"


class TestEnemies:
    """SG-COMBAT-028, 052, SG-ENEMY-011, 015, 021."""

    def test_two_fall_to_one_blow(self) -> None:
        """SG-COMBAT-028, 029: target and neighbour beaten by the same attack both leave the row at once."""
        table = fight(foe(foe(at_sea(), "a", ". . H", defense=1, attack=3), "b", "H . .", defense=1), "a", "b")
        attack(table, "gregory", "a", 6, *covers("a", "a3"), *covers("b", "a1"))

        assert told(table, "beaten") == [("a",), ("b",)]
        assert table.combat is None
        assert damage(table, "gregory") == [0]

    def test_nobody_is_passed_over_when_the_row_closes_up(self) -> None:
        """SG-COMBAT-052: A has acted and falls to the Stone of Blood before B acts; B and C still act, in order."""
        table = own(facing("H . .|. . .", WALL, WALL, strike=2), "stone-of-blood")
        play(give_command(table, 1), "end attacks", "hurt mac")
        play(table, "activate stone-of-blood deal by p1", "target a", "cover a a1")
        assert row(table) == ["b", "c"]
        play(table, "take hit", "hurt rafael")
        assert told(table, "enemy-acts") == [("c", 2)]
        play(table, "hurt laurent")

        assert damage(table, "mac", "rafael", "laurent") == [2, 2, 2]
        assert table.fight.round == 2

    def test_two_wings_lift_once(self) -> None:
        """SG-ENEMY-015: with two wings uncovered defense is 1 higher, not 2; it stays so until both are covered."""
        table = facing("F F .|H H H|H H H", defense=5, F="flying")
        attack(table, "mac", "a", 5)
        assert told(table, "hit") == [("mac", "a", 6)]
        play(table, *covers("a", "a1", "b1", "c1"))
        attack(table, "mac", "a", 4)
        assert told(table, "miss") == [("mac", "a", 5)]

        table = wound(facing("F F .|H H H|H H H", defense=5, F="flying"), "a", "a1", "a2")
        attack(table, "mac", "a", 4)
        assert told(table, "hit") == [("mac", "a", 5)]

    def test_one_weapon_is_lost_to_a_disarm(self) -> None:
        """SG-ENEMY-011: Mac, who carries two, keeps the other; two uncovered squares take one each."""
        table = own(facing("D . .|. . .|. . H", defense=12, D="disarm"), "revolver", "pann-bow", on="mac")
        play(table, "end attacks")
        assert offered(table)[:2] == ["disarm mac of revolver", "disarm mac of pann-bow"]
        play(table, "disarm mac of revolver")
        assert table.crew["mac"].weapons == ("pann-bow",)
        assert "attack a with mac using pann-bow" in offered(table)

        table = facing("D . D|. . .|. . H", defense=12, D="disarm")
        own(own(table, "revolver", on="mac"), "pann-bow", on="marco")
        play(table, "end attacks", "disarm mac of revolver", "disarm marco of pann-bow")
        assert [member.weapons for member in table.crew.values() if member.weapons] == []

    def test_all_three_tokens_leave_the_card_that_heals(self) -> None:
        """SG-ENEMY-021: Regen 3 of the right card takes its tokens, and none of the left card's."""
        table = facing(WALL, "R . .|. . .|. . H", defense=12, R="regen-3")
        wound(wound(table, "a", "a1", "a2"), "b", "b1", "b2", "b3", "c1")
        play(table, "end attacks", "uncover b b1", "uncover b b2")
        assert {line.split()[1] for line in offered(table) if line.startswith("uncover")} == {"b"}
        play(table, "uncover b c1")

        assert (covered(table, "a"), covered(table, "b")) == (["a1", "a2"], ["b3"])

    def test_only_the_card_next_to_it_is_healed(self) -> None:
        """SG-ENEMY-010: the last of three heals the middle one, the first of three too, and neither the far one."""
        for place in (0, 2):
            grids = [WALL, WALL, WALL]
            grids[place] = "R . .|. . .|. . H"
            table = facing(*grids, defense=12, R="adjacent-regen-1")
            for name in "abc":
                wound(table, name, "b2")
            play(table, "end attacks")
            assert [line for line in offered(table) if line.startswith("uncover")] == ["uncover b b2"]
            play(table, "uncover b b2")

            assert [covered(table, name) for name in "abc"] == [["b2"], [], ["b2"]]
            assert table.fight.round == 2

    def test_what_always_works_does_not_act_at_the_end_of_a_round(self) -> None:
        """SG-ENEMY-002: wings, First Strike, Resist and a neighbour's bonus have no hourglass: nothing is told."""
        grid = "F P R|N . .|. . H"
        table = facing(grid, defense=12, F="flying", P="first-strike", R="resist-1", N="adjacent-damage-2")
        play(table, "end attacks")

        assert (told(table, "enemy-ability"), table.fight.round) == ([], 2)
