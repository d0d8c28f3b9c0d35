"""What resources do: DS-RESC."""

from __future__ import annotations

import pytest

from sleeping_gods.party.chapters.challenge import total
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.skies.table.words import COMMON, RARE, RESOURCES
from tests.bed import again, effects, fallen, offered, play, refused, strike, told

from .tables import (
    ail,
    at_start,
    draw_event,
    facing,
    fight,
    foe,
    foe_of,
    health,
    hurt,
    on_map,
    row,
    stands,
    stock,
    tire,
)

PAIRS = "ed ezarius/jessie miguel"


def fighting(table: SkiesTable, grid: str = "H . . . . . .", *, power: int = 0) -> SkiesTable:
    """A fight with a rat that would strike back for 5."""
    fight(foe(table, "rat", grid, attack=5), "rat", hands=(("whip",),))
    foe_of(table, "rat").power = power
    return table


def over(table: SkiesTable) -> bool:
    """Whether the effect of a resource is used up: the active player is asked for an action again."""
    return "travel north" in offered(table)


def unharmed(table: SkiesTable) -> bool:
    """Whether no character has any damage."""
    return not any(member.damage for member in table.crew.values())


class TestUsing:
    """DS-RESC-001 to 003, 016."""

    def test_six_common_and_six_quest_resources(self) -> None:
        """DS-RESC-001: 6 common and 6 quest resources, each with something it can be discarded for."""
        assert COMMON == ("ogroot", "whiskey", "torch", "sand-honey", "rope", "meat")
        assert {*RARE} == {
            "tundra-berry", "bloodflower", "gergon-leaf", "fire-quartz", "ice-diamond", "jadeworm-egg",
        }  # fmt: skip
        assert [*on_map().pack.resources] == [*RESOURCES] == [*COMMON, *RARE]
        assert all(on_map().pack.resources.values())

    def test_at_any_time_for_any_player(self) -> None:
        """DS-RESC-002, DS-RESC-003: on another player's turn seat 2 uses 1 ogroot on Ed (4 of 8): 5, and 0 ogroot."""
        table = stock(hurt(on_map(2, crew=PAIRS), ed=4), ogroot=1)
        whose = table.actor(("use", "ogroot", "heal", "by", "p2"))
        play(table, "use ogroot heal by p2", "heal ed")

        assert (table.captain, whose) == (0, 1)
        assert (health(table, "ed"), table.goods["ogroot"]) == (5, 0)
        assert refused(table, "use ogroot heal by p1").rule == "DS-RESC-002"

    def test_in_any_step(self) -> None:
        """DS-RESC-002: before a turn has begun, while an event asks and in a fight a resource may be used as well."""
        start = stock(hurt(at_start(2), ed=4), ogroot=1)
        event = stock(draw_event(hurt(on_map(2), ed=4), "thin-ice"), ogroot=1)
        fought = fighting(stock(hurt(on_map(2), ed=4), ogroot=1))

        for table in (start, event, fought):
            assert {"use ogroot heal by p1", "use ogroot heal by p2"} <= {*offered(table)}
            play(table, "use ogroot heal by p2", "heal ed")
            assert (health(table, "ed"), table.goods["ogroot"]) == (5, 0)

    def test_the_pool_is_shared(self) -> None:
        """DS-RESC-003: seat 1 active and 1 rope: seat 2 uses it to remove 1 power, and rope is 0 for all."""
        table = fighting(stock(on_map(2, crew=PAIRS), rope=1), power=2)
        play(table, "use rope power by p2", "target rat")

        assert (foe_of(table, "rat").power, table.goods["rope"]) == (1, 0)
        assert refused(table, "use rope power by p1").rule == "DS-RESC-002"

    def test_damage_and_power_need_a_combat(self) -> None:
        """DS-RESC-016: without combat a torch deals nothing and a rope removes no power: refused."""
        table = stock(on_map(), torch=1, rope=1, fire_quartz=1)

        for line in ("torch deal", "rope power", "fire-quartz deal"):
            reason = refused(table, f"use {line} by p1")
            assert (reason.rule, reason.key) == ("DS-RESC-016", "only-in-combat")

    def test_nor_where_there_is_nothing_to_remove(self) -> None:
        """DS-RESC-016: in combat a rope is kept while no enemy has power."""
        table = fighting(stock(on_map(), rope=1))

        assert refused(table, "use rope power by p1").rule == "DS-ADVC-012"

    def test_a_status_removal_takes_one_token(self) -> None:
        """DS-RESC-016: one token of one character."""
        table = ail(ail(stock(on_map(), whiskey=1), "ed", "frightened"), "claire", "frightened")
        play(table, "use whiskey cure-frightened by p1", "cure claire of frightened")

        assert table.crew["ed"].statuses == ("frightened",)
        assert over(table)

    def test_a_removal_of_any_status_takes_one_token(self) -> None:
        """DS-RESC-016: what removes any status removes one of Ed's three, and leaves those of others."""
        table = ail(ail(on_map(2), "ed", "venom", "madness", "low-morale"), "miguel", "venom")
        play(effects(table, "remove any status", seat=1), "cure ed of madness")

        assert (table.crew["ed"].statuses, table.crew["miguel"].statuses) == (("venom", "low-morale"), ("venom",))
        assert over(table)


class TestCommon:
    """DS-RESC-004 to 009."""

    def test_ogroot(self) -> None:
        """DS-RESC-004: Claire 3 of 7; used on her, 4."""
        table = play(stock(hurt(on_map(), claire=4), ogroot=1), "use ogroot heal by p1", "heal claire")

        assert health(table, "claire") == 4
        assert over(table)

    def test_ogroot_for_a_scratch(self) -> None:
        """DS-RESC-004: 1 damage is enough to use it, of whomever it is; nobody hurt is not."""
        table = stock(hurt(on_map(2), miguel=1), ogroot=2)
        play(table, "use ogroot heal by p1", "heal miguel")

        assert (health(table, "miguel"), table.goods["ogroot"]) == (7, 1)
        assert not [line for line in offered(table) if line.startswith("use ogroot")]

    @pytest.mark.parametrize(("status", "left"), [("frightened", "low-morale"), ("low-morale", "frightened")])
    def test_whiskey(self, status: str, left: str) -> None:
        """DS-RESC-005: Ed is frightened and has low morale; 1 whiskey removes exactly one of them."""
        table = ail(stock(on_map(), whiskey=1), "ed", "frightened", "low-morale")
        play(table, f"use whiskey cure-{status} by p1", f"cure ed of {status}")

        assert (table.crew["ed"].statuses, table.goods["whiskey"]) == ((left,), 0)
        assert over(table)

    def test_whiskey_is_for_these_two_only(self) -> None:
        """DS-RESC-005: it does not help against venom."""
        table = ail(stock(on_map(), whiskey=1), "ed", "venom", "weakened", "madness")

        assert not [line for line in offered(table) if line.startswith("use whiskey")]

    @pytest.mark.parametrize("name", ["ed", "ezarius"])
    def test_whiskey_for_the_fallen(self, name: str) -> None:
        """DS-RESC-005: it cures somebody at 0 health too, of either seat, who stays at 0 and costs no time."""
        table = stock(ail(fallen(on_map(2), name), name, "frightened"), whiskey=1)
        play(table, "use whiskey cure-frightened by p2", f"cure {name} of frightened")

        assert (table.crew[name].statuses, health(table, name), table.spent) == ((), 0, 0)
        assert over(table)

    def test_torch(self) -> None:
        """DS-RESC-006: 1 square is covered and no counterattack follows."""
        table = play(fighting(stock(on_map(), torch=1)), "use torch deal by p1", "target rat", "cover rat a2")

        assert (foe_of(table, "rat").covered, table.goods["torch"]) == (0b10, 0)
        assert unharmed(table)
        assert "attack rat with ed using whip" in offered(table)

    def test_a_torch_in_the_middle_of_an_attack(self) -> None:
        """DS-RESC-006: before the attack's card takes effect a torch deals its 1; only the attack is answered, once."""
        table = stock(on_map(window="all"), torch=1)
        fight(foe(table, "rat", "H . . . . . .", attack=1), "rat", hands=(("whip",),))
        play(table, "attack rat with ed using whip", "use torch deal by p1", "target rat", "cover rat a7")
        assert (foe_of(table, "rat").covered, unharmed(table)) == (1 << 6, True)
        play(table, "go on")
        strike(table)

        assert told(table, "counterattack") == [("rat", "ed", 1)]

    def test_a_torch_may_win(self) -> None:
        """DS-RESC-006: covering the last heart with it beats the enemy at once."""
        table = play(fighting(stock(on_map(), torch=1), "H"), "use torch deal by p1", "target rat", "cover rat a1")

        assert table.combat is None
        assert unharmed(table)

    def test_sand_honey_cures(self) -> None:
        """DS-RESC-007: Jessie is weakened; used for that she is no longer, and her health is unchanged."""
        table = ail(stock(hurt(on_map(), jessie=2), sand_honey=1), "jessie", "weakened")
        play(table, "use sand-honey cure by p1", "cure jessie of weakened")

        assert table.crew["jessie"].statuses == ()
        assert (health(table, "jessie"), table.goods["sand-honey"]) == (6, 0)
        assert over(table)

    def test_sand_honey_is_for_the_weakened_only(self) -> None:
        """DS-RESC-007: it removes no other status, and of two who are weakened it cures one."""
        table = ail(stock(on_map(), sand_honey=1), "ed", "venom", "frightened", "low-morale", "madness")
        assert not [line for line in offered(table) if line.startswith("use sand-honey")]
        ail(ail(table, "ed", "venom", "weakened"), "jessie", "weakened")
        play(table, "use sand-honey cure by p1")
        assert "cure ed of venom" not in offered(table)
        play(table, "cure ed of weakened")

        assert (table.crew["ed"].statuses, table.crew["jessie"].statuses) == (("venom",), ("weakened",))
        assert over(table)

    def test_or_heals(self) -> None:
        """DS-RESC-007: used to heal it restores 1, and she stays weakened."""
        table = ail(stock(hurt(on_map(), jessie=2), sand_honey=1), "jessie", "weakened")
        play(table, "use sand-honey heal by p1", "heal jessie")

        assert (health(table, "jessie"), table.crew["jessie"].statuses) == (7, ("weakened",))
        assert over(table)

    def test_rope(self) -> None:
        """DS-RESC-008: an enemy with 2 power: 1 power and no counterattack."""
        table = play(fighting(stock(on_map(), rope=1), power=2), "use rope power by p1", "target rat")

        assert foe_of(table, "rat").power == 1
        assert unharmed(table)

    def test_rope_where_one_enemy_has_power(self) -> None:
        """DS-RESC-008: it is of use while any enemy has power, and is for such an enemy only."""
        table = stock(foe(foe(on_map(), "rat", "H . ."), "cat", "H . ."), rope=2)
        fight(table, "rat", "cat")
        foe_of(table, "cat").power = 1
        play(again(table), "use rope power by p1")
        assert refused(table, "target rat").rule == "DS-ATTK-012"
        play(table, "target cat")

        assert (foe_of(table, "cat").power, table.goods["rope"]) == (0, 1)
        assert "use rope power by p1" not in offered(table)

    def test_rope_on_steep_terrain(self) -> None:
        """DS-RESC-008: or it ignores steep terrain, and only that."""
        table = play(stands(stock(on_map(), rope=2), "2:a2"), "travel east")
        play(table, "use rope steep by p1")
        steep = table.obstacle
        play(stands(table, "2:b3"), "travel east")

        assert (steep, table.goods["rope"]) == ("", 1)
        assert unharmed(table)
        assert refused(table, "use rope steep by p1").rule == "DS-TRAV-006"

    def test_meat(self) -> None:
        """DS-RESC-009: Ed with 2 stamina; used on him, 3."""
        table = stock(tire(on_map(), ed=2, claire=1), meat=1)
        play(table, "use meat stamina by p1", "refresh ed")

        assert (table.crew["ed"].stamina, table.goods["meat"]) == (3, 0)
        assert over(table)

    @pytest.mark.parametrize("user", ["p1", "p2"])
    def test_meat_for_anybody(self, user: str) -> None:
        """DS-RESC-009: whoever uses it, the stamina may go to a character of any seat, also one at 0 health."""
        table = stock(tire(fallen(on_map(2, crew=PAIRS), "miguel"), ed=1, jessie=2, miguel=0), meat=1)
        play(table, f"use meat stamina by {user}")
        assert offered(table) == ["refresh ed", "refresh jessie", "refresh miguel"]
        play(table, "refresh miguel")

        assert [table.crew[name].stamina for name in ("ed", "jessie", "miguel")] == [1, 2, 1]
        assert over(table)


class TestQuestResources:
    """DS-RESC-010 to 015."""

    def test_tundra_berry_for_the_fallen(self) -> None:
        """DS-RESC-010: Ed at 0 is raised with it for 1 time, once, and gets all 8 of it."""
        table = stock(fallen(on_map(2), "ed"), tundra_berry=1)
        play(table, "use tundra-berry heal by p1", *["heal ed"] * 8)

        assert (health(table, "ed"), table.spent, table.goods["tundra-berry"]) == (8, 1, 0)
        assert over(table)

    def test_tundra_berry(self) -> None:
        """DS-RESC-010, DS-RESC-016: Ed 6 and Jessie 4 under: 6 and 2 of 8: Ed is full, Jessie 2 under."""
        table = stock(hurt(on_map(), ed=6, jessie=4), tundra_berry=1)
        play(table, "use tundra-berry heal by p1", *["heal ed"] * 6, *["heal jessie"] * 2)

        assert (table.crew["ed"].damage, table.crew["jessie"].damage) == (0, 2)
        assert over(table)

    def test_bloodflower(self) -> None:
        """DS-RESC-011: five characters each 2 under their maximum: 2 each, and all are full."""
        table = stock(hurt(on_map(), claire=2, ed=2, ezarius=2, jessie=2, miguel=2), bloodflower=1)
        play(table, "use bloodflower heal by p1", *[f"heal {name}" for name in table.crew for _ in range(2)])

        assert unharmed(table)
        assert table.goods["bloodflower"] == 0

    def test_ten_and_no_more(self) -> None:
        """DS-RESC-011: 10 in all, so of 12 damage 2 are left."""
        table = stock(hurt(on_map(), ed=7, jessie=5), bloodflower=1)
        play(table, "use bloodflower heal by p1", *["heal ed"] * 7, *["heal jessie"] * 3)

        assert table.crew["jessie"].damage == 2
        assert "heal jessie" not in offered(table)

    def test_gergon_leaf_for_a_mere_draw(self) -> None:
        """DS-RESC-012: where fate alone is drawn it counts as well: 1 and 8 are 9."""
        table = effects(stock(on_map(2), gergon_leaf=1, rope=0), "fate 9: gain 1 rope")
        play(table, "fate 1", "use gergon-leaf fate by p2", "go on")

        assert (table.goods["rope"], table.goods["gergon-leaf"]) == (1, 0)

    def test_gergon_leaf(self) -> None:
        """DS-RESC-012: fate 3 and skill 2: used, the total is 13."""
        table = facing(stock(on_map(), gergon_leaf=1), "STRENGTH", 13)
        play(table, "join ed", "go on", "fate 3", "use gergon-leaf fate by p1")

        assert total(table, table.test) == 13
        assert table.goods["gergon-leaf"] == 0

    def test_gergon_leaf_in_a_challenge_within_another(self) -> None:
        """DS-RESC-012: it adds 8 to the fate that was drawn last; the failed challenge around it gains nothing."""
        table = stock(tire(on_map(), ed=0), gergon_leaf=1)
        effects(table, "challenge CRAFT 20", "fail: challenge SAVVY 20")
        play(table, "go on", "fate 4", "go on", "go on", "fate 5", "use gergon-leaf fate by p1")

        assert [total(table, test) for test in table.tests] == [4, 13]

    def test_fire_quartz(self) -> None:
        """DS-RESC-013: 7 connected free squares of 1: all 7 are covered without counterattack."""
        table = fighting(stock(on_map(), fire_quartz=1), "H . . .|. . . .")
        play(table, "use fire-quartz deal by p1", "target rat")
        covered = [play(table, f"cover rat {square}") for square in ("a2", "a3", "a4", "b4", "b3", "b2", "b1")]

        assert len(covered) == 7
        assert (foe_of(table, "rat").covered, unharmed(table)) == (0b11111110, True)
        assert "cover rat a1" not in offered(table)

    def test_ice_diamond(self) -> None:
        """DS-RESC-014: 6 free squares, all 1, and no neighbour: 6 are covered and 2 damage is lost."""
        table = fighting(stock(on_map(), ice_diamond=1), "H . .|. . .")
        play(table, "use ice-diamond deal by p1", "target rat")

        assert strike(table) == 6
        assert table.combat is None
        assert unharmed(table)

    def test_ice_diamond_deals_8(self) -> None:
        """DS-RESC-014: of 9 free squares 8 are covered."""
        table = fighting(stock(on_map(), ice_diamond=1), ". . .|. . .|. . H")
        play(table, "use ice-diamond deal by p1", "target rat")

        assert strike(table) == 8
        assert (row(table), unharmed(table)) == (["rat"], True)

    def test_jadeworm_egg(self) -> None:
        """DS-RESC-015, DS-RESC-016: Ed 0, Claire 1, others 3: Ed +3 and Claire +2, and both have 3."""
        table = tire(stock(on_map(), jadeworm_egg=1), ed=0, claire=1)
        play(table, "use jadeworm-egg stamina by p1", *["refresh ed"] * 3, *["refresh claire"] * 2)

        assert [member.stamina for member in table.crew.values()] == [3] * 5
        assert table.goods["jadeworm-egg"] == 0

    def test_five_and_no_more(self) -> None:
        """DS-RESC-015: with 6 stamina missing one stays missing."""
        table = tire(stock(on_map(), jadeworm_egg=1), ed=0, claire=0)
        play(table, "use jadeworm-egg stamina by p1", *["refresh ed"] * 3, *["refresh claire"] * 2)

        assert table.crew["claire"].stamina == 2
        assert "refresh claire" not in offered(table)
