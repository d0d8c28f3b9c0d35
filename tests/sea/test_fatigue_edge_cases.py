"""Fatigue: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import pytest

from sleeping_gods.party.chapters.challenge import total

from .tables import (
    again,
    at_sea,
    effects,
    give_command,
    offered,
    own,
    play,
    put_enemy,
    refused,
    strike,
    told,
    wear,
)


class TestFatigue:
    """SG-FATIGUE-001 to 003, 005."""

    def test_the_hurt_hold_no_more_than_two(self) -> None:
        """SG-FATIGUE-002: Mac with 2 fatigue is no target, whatever else ails him; hurt Marco with 1 is one."""
        table = at_sea()
        for name, fatigue in (("mac", 2), ("marco", 1)):
            table.crew[name].fatigue, table.crew[name].damage, table.crew[name].statuses = fatigue, 2, ("venom",)
        effects(again(table), "gain 2 fatigue")
        assert refused(table, "tire mac").rule == "SG-FATIGUE-002"

        play(table, "tire marco")
        assert refused(table, "tire marco").rule == "SG-FATIGUE-002"
        assert [line for line in offered(table) if line in ("tire mac", "tire marco")] == []

    @pytest.mark.parametrize(("fatigue", "less"), [(1, 0), (2, 1), (3, 1)])
    def test_endurance_does_not_put_the_penalty_off(self, fatigue: int, less: int) -> None:
        """SG-FATIGUE-005: with Endurance too the second fatigue costs 1 damage, and the third nothing more."""
        table = wear(put_enemy(at_sea()), "odessa", "endurance")
        table.crew["odessa"].fatigue = fatigue
        weapon = table.pack.crew["odessa"].weapon
        play(again(table), f"attack wall with odessa using {weapon.id}", "fate 6")

        assert strike(table) == weapon.damage - less

    def test_skill_counts_in_full_for_the_tired(self) -> None:
        """SG-FATIGUE-003: Mac joins with 1 fatigue, has 2 by joining, and his STRENGTH of 1 and 2 cards adds 3."""
        table = wear(at_sea(window="all"), "mac", "engaged-5", "rage-6")
        table.crew["mac"].fatigue = 1
        play(effects(again(table), "challenge STRENGTH 9"), "join mac", "go on", "fate 2")

        assert table.crew["mac"].fatigue == 2
        assert total(table, table.test) == 2 + 3

    def test_helpers_of_another_player_tire(self) -> None:
        """SG-FATIGUE-001: P2's Mac, who helps in P1's challenge, gains 1 fatigue like P1's Marco."""
        table = give_command(at_sea(2), 1, 1)
        play(effects(table, "challenge STRENGTH 5"), "join marco", "join mac", "go on", "fate 5")

        assert {name: member.fatigue for name, member in table.crew.items() if member.fatigue} == {"marco": 1, "mac": 1}

    @pytest.mark.parametrize(("fatigue", "less"), [(1, 0), (2, 1)])
    def test_every_weapon_is_weakened(self, fatigue: int, less: int) -> None:
        """SG-FATIGUE-005: with 2 fatigue a weapon card deals 1 less as well."""
        table = own(put_enemy(at_sea(), defense=2, attack=0), "revolver", on="mac")
        weapon = table.pack.adventures["revolver"].weapon
        assert weapon is not None
        table.crew["mac"].fatigue = fatigue
        play(again(table), "attack wall with mac using revolver", "fate 6")

        assert told(table, "deals") == [("mac", weapon.damage - less)]
