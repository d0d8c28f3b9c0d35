"""Status: cases that the examples in the rulebook leave open."""

from __future__ import annotations

from sleeping_gods.sea.chapters.crew import health_left

from .fights import attack, covers
from .tables import (
    again,
    at_sea,
    at_start,
    effects,
    fight,
    give_command,
    own,
    play,
    put_enemy,
    refused,
)

ALL = ("venom", "frightened", "weakened", "madness", "low-morale")
"""Every status there is."""


class TestStatuses:
    """SG-STATUS-002, 006, 007, 009, 013."""

    def test_a_night_at_the_inn_ends_no_status(self) -> None:
        """SG-STATUS-013: the inn restores health and takes fatigue, and every status stays."""
        table = at_sea()
        table.region = next(region.id for region in table.pack.regions.values() if region.port)
        table.goods["coins"] = 4
        table.crew["mac"].statuses, table.crew["mac"].damage = ALL, 2
        play(again(table), "port", "visit inn", "leave port")

        assert (table.crew["mac"].damage, table.crew["mac"].statuses) == (0, ALL)

    def test_victory_ends_no_status(self) -> None:
        """SG-STATUS-013: when the last enemy falls, frightened Rafael stays so, and so do all his other statuses."""
        table = fight(at_sea(), "skeleton-warrior")
        table.crew["rafael"].statuses = ALL
        again(table)
        attack(table, "mac", "skeleton-warrior", 5, *covers("skeleton-warrior", "b1", "b2", "b3"), "keep synergy")

        assert table.combat is None
        assert table.crew["rafael"].statuses == ALL

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
        table = own(put_enemy(at_sea(), defense=12, attack=0), "revolver", on="mac")
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
