"""Buff cards of hard campaigns: DS-BUFF-002 to 008; they are dealt in test_combat_setup."""

from __future__ import annotations

from sleeping_gods.skies.chapters.foes import buff_left
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import damage_on, play, refused

from .fights import CARDS, battle, blow, buff, covered, covers, facing_boss, squares_offered, wound
from .tables import arm, fight, foe_of, on_map, row


class TestBuffHealth:
    """DS-BUFF-002 to 005, 008."""

    def test_a_heart_for_each_level(self) -> None:
        """DS-BUFF-002: a level 3 enemy needs 3 damage more."""
        table = buff(battle("H", level=3), "a")
        assert buff_left(table, foe_of(table, "a")) == 3

        play(blow(table, 3), *covers("a", "a1", "buff", "buff"))
        assert row(table) == ["a"]
        play(table, "attack a with jessie using wrench", "cover a buff")
        assert table.combat is None

    def test_any_part_of_the_damage(self) -> None:
        """DS-BUFF-003: of 5 damage 2 go on the buff and 3 on connected squares."""
        table = buff(battle("H . .|. . ."), "a")
        play(blow(table, 5), *covers("a", "buff", "buff", "a2", "a3", "b3"))

        assert (foe_of(table, "a").buffed, covered(table, "a")) == (2, ["a2", "a3", "b3"])

    def test_each_token_has_a_place_of_its_own(self) -> None:
        """DS-BUFF-003: two hearts of the buff and a square of the card are three places."""
        table = buff(battle("H . .|. . .", level=5), "a")
        play(blow(table, 4), *covers("a", "buff", "a2", "buff"))
        assert table.combat is not None
        assert table.combat.strike is not None
        placed = table.combat.strike.placed

        assert len({*placed}) == len(placed) == 3

    def test_all_of_the_damage(self) -> None:
        """DS-BUFF-003: or all of it."""
        table = buff(battle("H . .|. . .", level=5), "a")
        play(blow(table, 4), *covers("a", *["buff"] * 4))

        assert (foe_of(table, "a").buffed, covered(table, "a")) == (4, [])

    def test_only_the_targets_buff(self) -> None:
        """DS-BUFF-003: not on that of a neighbour, and not more than it holds."""
        table = buff(buff(battle("H .|. .", "H .|. .", level=1), "a"), "b")
        play(blow(table, 4), "cover a a2", "cover a buff")

        assert refused(table, "cover a buff").rule == "DS-BUFF-003"
        assert refused(table, "cover b buff").rule == "DS-BUFF-003"

    def test_hearts_alone_do_not_do(self) -> None:
        """DS-BUFF-004: with all hearts covered and 1 buff health left it is not defeated."""
        table = buff(battle("H .|. .", level=3), "a", damage=2)
        play(blow(table, 1), "cover a a1")
        assert row(table) == ["a"]

        play(table, "attack a with jessie using bowie-knife", *covers("a", "buff", "a2", "b2"))
        assert table.combat is None

    def test_buff_health_alone_does_not_do(self) -> None:
        """DS-BUFF-004: nor is it with a heart left."""
        table = buff(battle("H .|. .", level=1), "a")
        play(blow(table, 1), "cover a buff")

        assert row(table) == ["a"]

    def test_its_ability_stays(self) -> None:
        """DS-BUFF-005: a fully covered buff with Block 1 still lets only 2 of 3 through."""
        table = buff(battle("H . .|. . .", level=3), "a", "thick-hide", damage=3)
        play(blow(table, 3), *covers("a", "a2", "a3"))

        assert covered(table, "a") == ["a2", "a3"]

    def test_its_ability_acts_in_the_enemy_phase(self) -> None:
        """DS-BUFF-002, DS-BUFF-005: a covered buff with 'Deal 1 to all' acts, after the abilities of the card."""
        table = buff(battle("H V|. .", V="venom", level=3), "a", "scalding", damage=3)
        play(table, "end attacks")
        assert damage_on(table) == {}

        play(table, "afflict ed with venom")
        assert damage_on(table) == dict.fromkeys(table.crew, 1)

    def test_it_counts_for_the_half(self) -> None:
        """DS-BUFF-008: 2 points on the target's buff and 1 on a square allow 3 on the neighbour."""
        table = wound(buff(battle("H .", ". . . H"), "a"), "a", "a1")
        play(blow(table, 6), *covers("a", "buff", "buff", "a2"), *covers("b", "a1", "a2", "a3"))

        assert (foe_of(table, "a").buffed, covered(table, "b")) == (2, ["a1", "a2", "a3"])

    def test_it_links_squares(self) -> None:
        """DS-BUFF-008: of 3 damage 1 lies on the buff, so a1 and b3 may take the other two."""
        table = blow(buff(battle(". . .|. . .|H . ."), "a"), 3)
        play(table, "cover a a1")
        assert refused(table, "cover a b3").rule == "DS-DMGE-001"

        play(table, "cover a buff", "cover a b3")
        assert covered(table, "a") == ["a1", "b3"]

    def test_it_adds_up_over_hits(self) -> None:
        """DS-BUFF-008: 1 now and 2 later cover 3 hearts of the buff."""
        table = buff(battle("H .|. .", level=3), "a")
        play(blow(table, 1), "cover a buff")
        play(table, "attack a with jessie using frying-pan", *covers("a", "buff", "buff"))

        assert buff_left(table, foe_of(table, "a")) == 0

    def test_healing_takes_damage_off_the_buff(self) -> None:
        """DS-BUFF-008, DS-ENAB-015: a token on the buff card is one of those that can be healed."""
        table = buff(battle("K H|. .", K="heal-self-1"), "a", "riveted", damage=2)
        play(table, "end attacks", "uncover a buff")

        assert foe_of(table, "a").buffed == 1


class TestBossBuffs:
    """DS-BUFF-006, 007."""

    def buffed(self, level: int) -> SkiesTable:
        """A boss of which each zone has a buff card, and only the buffs are left to be covered."""
        table = facing_boss(level=level)
        for zone, card in (("head-50", "dismal"), ("arms-50", "draining"), ("body-50", "thieving")):
            wound(buff(table, zone, card), zone, "a1", "a2", "b1")
        return table

    def test_the_hearts_are_shared(self) -> None:
        """DS-BUFF-006: a level 6 boss with 3 zones needs 6 more damage in all."""
        table = self.buffed(6)
        assert [buff_left(table, foe) for foe in table.fight.foes] == [6, 6, 6]

        play(blow(table, 4, "head-50"), *covers("head-50", *["buff"] * 4))
        assert [buff_left(table, foe) for foe in table.fight.foes] == [2, 2, 2]

        play(table, "attack body-50 with jessie using wrench", *covers("body-50", "buff", "buff"), "cover body-50 b2")
        assert table.combat is None

    def test_a_heart_left_on_another_zone_keeps_the_whole_boss(self) -> None:
        """DS-BUFF-006: with all 6 buff hearts and every heart but one of the body covered, no zone leaves."""
        table = self.buffed(6)
        foe_of(table, "head-50").buffed, foe_of(table, "body-50").covered = 5, 0
        play(blow(table, 1, "arms-50"), "cover arms-50 buff")
        assert (row(table), buff_left(table, foe_of(table, "head-50"))) == (["head-50", "arms-50", "body-50"], 0)

        arm(table, "bowie-knife", (), damage=1)
        play(table, "attack body-50 with jessie using bowie-knife", "cover body-50 a1")
        assert table.combat is None

    def test_seven_two_and_one(self) -> None:
        """DS-BUFF-007: level 10 asks for 10 in all; 7, 2 and 1 over the three cards do."""
        table = self.buffed(10)
        foe_of(table, "head-50").buffed, foe_of(table, "arms-50").buffed = 7, 2
        assert [buff_left(table, foe) for foe in table.fight.foes] == [1, 1, 1]

        play(blow(table, 1, "body-50"), "cover body-50 buff")
        assert table.combat is None

    def test_nine_do_not(self) -> None:
        """DS-BUFF-007: one short, the boss stands."""
        table = self.buffed(10)
        foe_of(table, "head-50").buffed, foe_of(table, "arms-50").buffed = 7, 1
        play(blow(table, 1, "body-50"), "cover body-50 buff")

        assert row(table) == ["head-50", "arms-50", "body-50"]
        assert squares_offered(table) == []

    def test_the_level_of_the_page_counts(self) -> None:
        """DS-BUFF-006: the Abomination of the pack is of level 10."""
        table = fight(on_map(), boss=4, hands=(CARDS,))
        buff(table, "arms-4")

        assert buff_left(table, foe_of(table, "arms-4")) == 10
