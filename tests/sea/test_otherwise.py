"""The same rules where the worked examples' conditions are not met: another bearer, seat, source, place or time."""

from __future__ import annotations

import pytest

from sleeping_gods.sea.chapters.crew import health_left

from .fights import attack
from .tables import (
    again,
    at_sea,
    at_start,
    effects,
    facing,
    fallen,
    give_command,
    offered,
    own,
    play,
    refused,
    told,
    wear,
)


class TestHealth:
    """SG-HEALTH-003, 004, 006."""

    def test_damage_fills_the_health_that_cards_gave(self) -> None:
        """SG-HEALTH-004: Odessa with Tough As Nails takes her printed health and 2 more, and only the rest goes on."""
        table = wear(at_sea(), "odessa", "tough-as-nails")
        printed = table.bound.health["odessa"]
        effects(table, f"lose {printed + 3} health by odessa")
        play(table, "hurt mac")

        assert (table.crew["odessa"].damage, table.crew["mac"].damage) == (printed + 2, 1)
        assert "travel" in offered(table)

    def test_a_level_card_sleeps_at_zero_as_well(self) -> None:
        """SG-HEALTH-003: Baker on Marco at 0 health bakes nothing; after restoring 1 it does."""
        table = wear(give_command(fallen(at_sea(), "marco"), 1), "marco", "baker")
        assert refused(table, "play baker grain").rule == "SG-HEALTH-003"

        table.crew["marco"].damage -= 1
        grain = table.goods["grain"]
        assert play(again(table), "play baker grain").goods["grain"] == grain + 1

    def test_the_last_two_fall_together(self) -> None:
        """SG-HEALTH-007: two with 1 health each are beaten when both lose it, not before."""
        table = fallen(at_sea(), *at_sea().crew)
        table.crew["mac"].damage -= 1
        table.crew["kannan"].damage -= 1
        play(effects(again(table), "lose 2 health"), "hurt mac")
        assert table.defeats == 0

        assert play(table, "hurt kannan").defeats == 1


class TestFatigue:
    """SG-FATIGUE-001, 005."""

    def test_helpers_of_another_player_tire(self) -> None:
        """SG-FATIGUE-001: P2's Mac, who helps in P1's challenge, gains 1 fatigue like P1's Marco."""
        table = give_command(at_sea(2), 1, 1)
        play(effects(table, "challenge STRENGTH 5"), "join marco", "join mac", "go on", "fate 5")

        assert {name: member.fatigue for name, member in table.crew.items() if member.fatigue} == {"marco": 1, "mac": 1}

    @pytest.mark.parametrize(("fatigue", "less"), [(1, 0), (2, 1)])
    def test_every_weapon_is_weakened(self, fatigue: int, less: int) -> None:
        """SG-FATIGUE-005: with 2 fatigue a weapon card deals 1 less as well."""
        table = own(facing(at_sea(), defense=2, attack=0), "revolver", on="mac")
        weapon = table.pack.adventures["revolver"].weapon
        assert weapon is not None
        table.crew["mac"].fatigue = fatigue
        play(again(table), "attack wall with mac using revolver", "fate 6")

        assert told(table, "deals") == [("mac", weapon.damage - less)]


class TestStatus:
    """SG-STATUS-002, 006, 007, 009."""

    def test_venom_bites_all_who_bear_it(self) -> None:
        """SG-STATUS-002: three with venom take 1 each at the start of a turn, whatever else they bear."""
        table = at_start(2)
        table.crew["mac"].statuses = ("venom",)
        table.crew["marco"].statuses = ("madness", "venom")
        table.crew["odessa"].statuses = ("venom", "weakened")
        play(again(table), "begin turn")

        assert {name: member.damage for name, member in table.crew.items() if member.damage} == {
            "mac": 1, "marco": 1, "odessa": 1,
        }  # fmt: skip

    def test_the_frightened_attack_with_no_weapon(self) -> None:
        """SG-STATUS-006: frightened in the middle of a fight, Mac uses neither cutlass nor revolver any more."""
        table = own(facing(at_sea(), defense=12, attack=0), "revolver", on="mac")
        attack(table, "mac", "wall", 1, "cover wall a1")
        table.crew["mac"].statuses = ("frightened",)
        again(table)

        assert refused(table, "attack wall with mac using revolver").rule == "SG-STATUS-006"
        assert refused(table, "attack wall with mac using cutlass").rule == "SG-STATUS-006"

    def test_mad_helpers_are_hurt(self) -> None:
        """SG-STATUS-009: P2's mad Mac and P1's mad Marco take 1 damage each in P1's challenge."""
        table = give_command(at_sea(2), 1, 1)
        table.crew["mac"].statuses = table.crew["marco"].statuses = ("madness",)
        play(effects(again(table), "challenge STRENGTH 5"), "join marco", "join mac", "go on", "fate 6")

        assert (table.crew["mac"].damage, table.crew["marco"].damage) == (1, 1)
        assert health_left(table, "mac") == table.bound.health["mac"] - 1
