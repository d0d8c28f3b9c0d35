"""Bosses: DS-BOSS."""

from __future__ import annotations

import pytest

from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import damage_on, draw_any, effects, offered, play, refused, told

from .fights import blow, buff, covered, covers, facing_boss, power, powers, wound
from .tables import arm, boss, enemy, exploring, foe_of, health, hurt, on_map, row, tire


class TestZones:
    """DS-BOSS-001 to 005, 009."""

    def test_a_page_instead_of_cards(self) -> None:
        """DS-BOSS-001: 'boss 4' fetches no enemy card; the page's zones are the row, in its order."""
        table = effects(on_map(), "boss 4")

        assert row(table) == ["head-4", "arms-4", "body-4"]
        assert (table.fight.waiting, table.fight.boss) == ((), 4)
        assert told(table, "combat") == [(10,)]

    def test_the_rules_of_combat_apply(self) -> None:
        """DS-BOSS-001: a deck is drawn from, and rounds are played; nobody is rested or healed for it."""
        table = hurt(tire(on_map(), ed=1, claire=0), miguel=2)
        draw_any(play(effects(table, "boss 10"), "start combat"), 5)

        assert len(table.fight.hands[0]) == 5
        assert offered(table)[0].startswith("attack head-10 with claire")
        assert ([member.stamina for member in table.crew.values()], damage_on(table)) == (
            [0, 1, 3, 3, 3],
            {"miguel": 2},
        )

    def test_the_zone_that_is_hit_strikes_back(self) -> None:
        """DS-BOSS-002: HEAD base 3 with power 2, ARMS base 2 with 0: an attack on ARMS brings 2 back."""
        table = facing_boss(attacks=(3, 2, 4))
        power(table, **{"head-50": 2, "arms-50": 0})
        play(blow(table, 1, "arms-50"), "cover arms-50 a2")

        assert told(table, "counterattack") == [("arms-50", "ed", 2)]
        assert damage_on(table) == {"ed": 2}

    def test_power_is_apart(self) -> None:
        """DS-BOSS-003: HEAD 2 and BODY 1: 2 power removed from HEAD leave 0 and 1."""
        table = facing_boss(head="H P|P .", body="H P|. .")
        assert powers(table) == {"head-50": 2, "arms-50": 0, "body-50": 1}

        play(blow(table, 1, "head-50", remove=2), "cover head-50 b2")
        assert powers(table) == {"head-50": 0, "arms-50": 0, "body-50": 1}

    def test_a_cleared_zone_goes_on(self) -> None:
        """DS-BOSS-004: all ARMS hearts are covered, and an uncovered 'Deal 1 to all' still acts."""
        table = facing_boss(arms="H D|. .", D="deal-all-1")
        play(blow(table, 1, "arms-50"), "cover arms-50 a1")
        assert row(table) == ["head-50", "arms-50", "body-50"]

        play(table, "end attacks")
        assert damage_on(table) == dict.fromkeys(table.crew, 1)

    def test_its_power_grows_too(self) -> None:
        """DS-BOSS-004: a cleared zone gains power from each symbol that is uncovered, and strikes back the harder."""
        table = wound(facing_boss(arms="H P|P .", attacks=(0, 1, 0)), "arms-50", "a1", "b1")
        power(table, **{"arms-50": 0})
        play(table, "end attacks")
        assert powers(table)["arms-50"] == 1

    def test_beaten_as_a_whole(self) -> None:
        """DS-BOSS-005: the last heart in BODY falls; after the counterattack all zones are gone together."""
        table = wound(wound(facing_boss(attacks=(0, 0, 3)), "head-50", "a1"), "arms-50", "a1")
        goods = dict(table.goods)
        play(blow(table, 1, "body-50"), "cover body-50 a1")

        assert (table.combat, table.goods) == (None, goods)
        assert health(table, "ed") == 5
        assert told(table, "victory") == [()]
        assert "boss:50" in table.ticked

    def test_not_before_every_heart_is_covered(self) -> None:
        """DS-BOSS-005: with one heart left anywhere no zone leaves."""
        table = wound(facing_boss(), "head-50", "a1", "a2", "b1", "b2")
        play(blow(table, 1, "arms-50"), "cover arms-50 a1")

        assert row(table) == ["head-50", "arms-50", "body-50"]

    def test_nor_before_the_hearts_of_its_buff_card(self) -> None:
        """DS-BOSS-005: with every heart of the page covered and one of the buff card free it fights on."""
        table = wound(wound(facing_boss(), "head-50", "a1"), "arms-50", "a1")
        buff(table, "arms-50", damage=5)
        play(blow(table, 1, "body-50"), "cover body-50 a1")
        assert row(table) == ["head-50", "arms-50", "body-50"]

        arm(table, "wrench", (), damage=1)
        play(table, "attack arms-50 with jessie using wrench", "cover arms-50 buff")
        assert (table.combat, told(table, "victory")) == (None, [()])

    def test_a_cleared_zone_may_be_targeted(self) -> None:
        """DS-BOSS-009: ARMS with 2 free squares: 2 damage cover both, and ARMS strikes back."""
        table = wound(facing_boss(attacks=(0, 2, 0)), "arms-50", "a1", "a2")
        play(blow(table, 2, "arms-50"), *covers("arms-50", "b1", "b2"))

        assert covered(table, "arms-50") == ["a1", "a2", "b1", "b2"]
        assert health(table, "ed") == 6

    def test_so_it_may_in_a_later_round(self) -> None:
        """DS-BOSS-009: in the second round a cleared zone with a free square is still a target."""
        table = wound(facing_boss(), "arms-50", "a1", "a2", "b1")
        table.fight.round = 2

        play(blow(table, 1, "arms-50"), "cover arms-50 b2")
        assert covered(table, "arms-50") == ["a1", "a2", "b1", "b2"]

    def test_a_full_zone_may_not(self) -> None:
        """DS-BOSS-009: without a free square it is no target, unless its buff card still has hearts."""
        table = wound(facing_boss(), "arms-50", "a1", "a2", "b1", "b2")
        assert refused(table, "attack arms-50 with ed using fire-axe").rule == "DS-BOSS-009"

        buff(table, "arms-50", damage=5)
        assert "attack arms-50 with ed using fire-axe" in offered(table)
        buff(table, "arms-50", damage=6)
        assert refused(table, "attack arms-50 with ed using fire-axe").rule == "DS-BOSS-009"


class TestNeighbours:
    """DS-BOSS-006, 008."""

    def test_splash_across_the_line(self) -> None:
        """DS-BOSS-006: 4 damage on HEAD, 2 of them across the line; only HEAD strikes back."""
        table = facing_boss(attacks=(2, 3, 3))
        play(blow(table, 4, "head-50"), *covers("head-50", "a2", "b2"), *covers("arms-50", "a1", "a2"))

        assert (covered(table, "head-50"), covered(table, "arms-50")) == (["a2", "b2"], ["a1", "a2"])
        assert told(table, "counterattack") == [("head-50", "ed", 2)]

    def test_not_on_zones_that_do_not_touch(self) -> None:
        """DS-BOSS-006: HEAD does not reach BODY."""
        table = blow(facing_boss(arms="H|."), 4, "head-50")
        play(table, "cover head-50 a2", "cover arms-50 a1")

        assert refused(table, "cover body-50 a1").rule == "DS-SPLS-007"

    def test_zones_are_allies(self) -> None:
        """DS-BOSS-008: 'Allies deal +1' in HEAD adds 1 when ARMS strikes back, and nothing for HEAD."""
        table = facing_boss(head="H A|. .", attacks=(2, 2, 2), A="allies-damage-1")
        play(blow(table, 1, "arms-50"), "cover arms-50 b1")
        assert told(table, "counterattack") == [("arms-50", "ed", 3)]

        play(table, "attack head-50 with jessie using wrench", *covers("head-50", "b2", "b1", "a1"))
        assert told(table, "counterattack") == [("head-50", "jessie", 2)]

    def test_from_one_end_to_the_other(self) -> None:
        """DS-BOSS-008: all zones are allies, not only neighbours: HEAD and ARMS each add 1 when BODY strikes back."""
        table = facing_boss(head="H A|. .", arms="H A|. .", attacks=(2, 2, 2), A="allies-damage-1")
        play(blow(table, 1, "body-50"), "cover body-50 b1")

        assert told(table, "counterattack") == [("body-50", "ed", 4)]

    def test_power_for_another_zone(self) -> None:
        """DS-BOSS-008: 'add power to ally' and 'heal ally' pick another zone."""
        table = wound(facing_boss(arms="H A|N .", A="add-power-ally-1", N="heal-ally-1"), "body-50", "a1")
        play(table, "end attacks")
        assert offered(table)[:2] == ["power head-50", "power body-50"]

        play(table, "power body-50", "mend body-50", "uncover body-50 a1")
        assert (powers(table)["body-50"], covered(table, "body-50")) == (1, [])

    def test_zones_act_in_the_order_of_the_page(self) -> None:
        """DS-BOSS-008: HEAD, ARMS, BODY."""
        table = play(facing_boss(), "end attacks")

        assert [zone for zone, _ in told(table, "enemy-acts")] == ["head-50", "arms-50", "body-50"]

    @pytest.mark.parametrize(("level", "expected"), [("normal", [2, 0, 1]), ("easy", [1, 0, 0])])
    def test_starting_power(self, level: str, expected: list[int]) -> None:
        """DS-BOSS-008: each zone from its own symbols, on easy 1 fewer but not below 0."""
        table = on_map(level=level)
        grids = {"head": "H P|P .", "arms": "H .|. .", "body": "H P|. ."}
        boss(table, *(enemy(table, name, grid, attack=0, level=6) for name, grid in grids.items()))
        effects(table, "boss 50")

        assert list(powers(table).values()) == expected


class TestAbomination:
    """DS-BOSS-007."""

    def enter(self) -> SkiesTable:
        """The fight in the ice house, at the attacks of round 1."""
        return draw_any(play(exploring(on_map(), 45), "choose a", "start combat"), 5)

    def test_its_page(self) -> None:
        """DS-BOSS-007: HEAD, ARMS and BODY, level 10."""
        table = self.enter()
        page = table.pack.bosses[4]

        assert [zone.name.en.upper() for zone in page.zones] == ["HEAD", "ARMS", "BODY"]
        assert (page.level, page.flee) == (10, True)

    def test_running_at_the_end_of_the_enemy_phase(self) -> None:
        """DS-BOSS-007: refused in the attack phase, possible after the enemies have acted; back to the map."""
        table = self.enter()
        assert refused(table, "flee").rule == "DS-CRND-012"
        play(table, "end attacks", "afflict ed with frightened", "afflict ed with venom")
        assert offered(table) == ["stay", "flee"]

        play(table, "flee")
        assert (table.combat, table.exploring, table.paragraph) == (None, False, "45")
        assert "boss:4" not in table.ticked
        assert table.crew["ed"].statuses == ("frightened", "venom")

    def test_staying(self) -> None:
        """DS-BOSS-007: the party may stay, and may run after any later enemy phase."""
        table = play(self.enter(), "end attacks", "afflict ed with frightened", "afflict ed with venom", "stay")
        assert table.fight.round == 2

        play(table, "end attacks", "afflict miguel with frightened", "afflict miguel with venom")
        assert offered(table) == ["stay", "flee"]

    def test_victory(self) -> None:
        """DS-BOSS-007: on victory 45.3 opens."""
        table = tire(self.enter(), claire=0, ezarius=0, jessie=0)
        for zone in ("head-4", "arms-4", "body-4"):
            hearts = table.bound.grids[zone].hearts
            foe_of(table, zone).covered = hearts
        foe_of(table, "head-4").covered &= ~1
        table.fight.hands[0].append("fire-axe")
        blow(table, 1, "head-4")
        play(table, "cover head-4 a1")

        assert ("45.3",) in told(table, "paragraph")
        assert "boss:4" in table.ticked
        assert table.goods["ice-diamond"] == 1
