"""Fatigue: SG-FATIGUE."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.kernel.plain import encode
from sleeping_gods.sea.chapters.port import PortServices
from sleeping_gods.sea.view import member_view

from .tables import (
    again,
    at_sea,
    at_ship,
    doing,
    effects,
    give_command,
    hold,
    offered,
    play,
    put_enemy,
    refused,
    strike,
)


class TestGainingFatigue:
    """SG-FATIGUE-001, 002."""

    def test_each_challenge_tires(self) -> None:
        """SG-FATIGUE-001: a crew member with 0 fatigue who joins two challenges has 2."""
        table = at_sea()
        play(effects(table, "challenge STRENGTH 5"), "join mac", "go on", "fate 5")
        once = table.crew["mac"].fatigue
        play(effects(table, "challenge SAVVY 5"), "join mac", "go on", "fate 1")

        assert (once, table.crew["mac"].fatigue) == (1, 2)
        assert sum(member.fatigue for member in table.crew.values()) == 2

    @pytest.mark.parametrize("effect", ["gain 1 fatigue on mac", "gain 3 fatigue on mac"])
    def test_more_than_two_is_lost(self, effect: str) -> None:
        """SG-FATIGUE-002: with 2 fatigue an event that gives more leaves 2, and none is passed on."""
        table = at_sea()
        table.crew["mac"].fatigue = 2
        effects(table, effect)

        assert table.crew["mac"].fatigue == 2
        assert sum(member.fatigue for member in table.crew.values()) == 2
        assert "travel" in offered(table)

    def test_who_has_two_is_no_target(self) -> None:
        """SG-FATIGUE-002: fatigue of the players' choice cannot go on a crew member who has 2."""
        table = at_sea()
        table.crew["mac"].fatigue = 2
        effects(table, "gain 2 fatigue")

        assert refused(table, "tire mac").rule == "SG-FATIGUE-002"
        assert play(table, "tire marco", "tire marco").crew["marco"].fatigue == 2

    def test_fatigue_for_all_the_tired_is_lost(self) -> None:
        """SG-FATIGUE-002: fatigue on each leaves those with 2 at 2."""
        table = at_sea()
        table.crew["mac"].fatigue, table.crew["marco"].fatigue = 2, 1
        effects(table, "gain 1 fatigue on each")

        assert table.crew["mac"].fatigue == table.crew["marco"].fatigue == 2
        assert table.crew["odessa"].fatigue == 1


class TestWhatFatigueDoes:
    """SG-FATIGUE-003 to 006, 008."""

    def test_one_fatigue_does_not_weaken_attacks(self) -> None:
        """SG-FATIGUE-003: with 1 fatigue and weapon damage 2 a hit deals 2."""
        table = put_enemy(at_sea())
        table.crew["laurent"].fatigue = 1
        play(table, "attack wall with laurent using club", "fate 6")

        assert strike(table) == 2

    def test_one_fatigue_does_not_bar_challenges(self) -> None:
        """SG-FATIGUE-003: with 1 fatigue a crew member joins, and the skill counts in full."""
        table = at_sea()
        table.crew["mac"].fatigue = 1
        coins = table.goods["coins"]
        play(effects(table, "challenge STRENGTH 5", "pass: gain 1 coin"), "join mac", "go on", "fate 4")

        assert table.goods["coins"] == coins + 1

    def test_two_fatigue_bar_challenges(self) -> None:
        """SG-FATIGUE-004: a crew member with 2 fatigue cannot join challenges."""
        table = at_sea()
        table.crew["mac"].fatigue = 2
        effects(table, "challenge STRENGTH 5")

        assert refused(table, "join mac").rule == "SG-FATIGUE-004"
        assert "join marco" in offered(table)

    @pytest.mark.parametrize(("fatigue", "damage"), [(0, 3), (1, 3), (2, 2)])
    def test_two_fatigue_take_one_damage_off_each_attack(self, fatigue: int, damage: int) -> None:
        """SG-FATIGUE-005: with 2 fatigue weapon damage 3 deals 2, attack after attack."""
        table = put_enemy(at_sea())
        table.crew["mac"].fatigue = fatigue
        play(table, "attack wall with mac using cutlass", "fate 6")
        first = strike(table)
        play(table, "attack wall with mac using cutlass", "fate 6")

        assert [first, strike(table)] == [damage, damage]

    def test_damage_is_never_below_zero(self) -> None:
        """SG-FATIGUE-006: a miss (1) with 2 fatigue deals 0, and the attack is over."""
        table = put_enemy(at_sea())
        table.crew["mac"].fatigue = 2
        play(table, "attack wall with mac using cutlass", "fate 1")

        assert table.fight.foes[0].covered == 0
        assert table.fight.attack is None

    def test_a_weapon_without_damage_deals_none(self) -> None:
        """SG-FATIGUE-006: a hit for 0 with 2 fatigue is 0, not -1."""
        table = at_sea()
        board = table.pack.crew["mac"]
        blunt = dataclasses.replace(board, weapon=dataclasses.replace(board.weapon, damage=0))
        table.pack = dataclasses.replace(table.pack, crew={**table.pack.crew, "mac": blunt}, bound=None)
        table.crew["mac"].fatigue = 2
        play(put_enemy(table), "attack wall with mac using cutlass", "fate 6")

        assert ("deals", "mac", 0) in table.log_events
        assert table.fight.foes[0].covered == 0

    def test_a_bonus_counts_before_the_floor(self) -> None:
        """SG-FATIGUE-006: a miss with 2 fatigue and +1 damage deals 1: the floor comes after all modifiers."""
        table = give_command(put_enemy(at_sea()), 2)
        table.crew["mac"].fatigue = 2
        play(table, "attack wall with mac using cutlass", "fate 1", "go on", "activate mac damage", "go on")

        assert strike(table) == 1

    @pytest.mark.parametrize(("fatigue", "mark"), [(0, 0), (1, 0), (2, -1)])
    def test_fatigue_is_a_number_and_shows_its_mark(self, fatigue: int, mark: int) -> None:
        """SG-FATIGUE-008: fatigue is stored as 0, 1 or 2; with 2 the -1 damage mark is shown."""
        table = at_sea()
        effects(table, *[f"gain {fatigue} fatigue on mac"] * (fatigue > 0))
        shown, stored = member_view(table, "mac"), encode(table.crew["mac"])

        assert isinstance(shown, dict)
        assert isinstance(stored, dict)
        assert (shown["fatigue"], shown["fatigue_mark"]) == (fatigue, mark)
        assert stored["fatigue"] == fatigue


class TestRemovingFatigue:
    """SG-FATIGUE-007."""

    def test_challenges_are_open_again(self) -> None:
        """SG-FATIGUE-007: of 2 fatigue 1 is removed: 1 is left, and challenges are open again."""
        table = at_sea()
        table.crew["mac"].fatigue = 2
        effects(table, "remove 1 fatigue from mac", "challenge STRENGTH 5")

        assert table.crew["mac"].fatigue == 1
        assert "join mac" in offered(table)

    def test_by_a_recipe(self) -> None:
        """SG-FATIGUE-007: Flapjacks remove 3 fatigue, divided as the cook likes."""
        table = give_command(at_sea(), 1)
        table.goods["grain"], table.crew["mac"].fatigue, table.crew["marco"].fatigue = 3, 2, 2
        play(again(table), "cook flapjacks by p1", "rest mac", "rest mac", "rest marco")

        assert (table.crew["mac"].fatigue, table.crew["marco"].fatigue) == (0, 1)
        assert "travel" in offered(table)

    def test_by_the_inn(self) -> None:
        """SG-FATIGUE-007: the inn removes 1 fatigue from everybody."""
        table = at_sea()
        table.goods["coins"] = 4
        for member in table.crew.values():
            member.fatigue = 2
        play(doing(table, PortServices()), "visit inn")

        assert [member.fatigue for member in table.crew.values()] == [1] * 9

    def test_by_the_galley(self) -> None:
        """SG-FATIGUE-007: the Galley removes 1 fatigue for a card."""
        table = hold(at_ship(), 0, "refine-1")
        table.crew["mac"].fatigue = 2
        play(again(table), "use galley", "do relief", "relieve mac", "drop refine-1")

        assert table.crew["mac"].fatigue == 1

    def test_by_a_crew_ability(self) -> None:
        """SG-FATIGUE-007: other printed effects remove it too, such as Marco's."""
        table = give_command(at_sea(), 2)
        table.crew["mac"].fatigue = 2
        play(again(table), "activate marco rest", "rest mac")

        assert table.crew["mac"].fatigue == 1
