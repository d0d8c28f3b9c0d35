"""The plane itself: fuel, damage and repairs (DS-FLY-013 to 017, DS-REPR)."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.effects.parse import parse_program
from sleeping_gods.skies.chapters.camp_row import camps_left
from sleeping_gods.skies.chapters.clock import time_left
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import again, effects, hold, offered, play, refused, told

from .tables import ail, draw_event, facing, on_map, own, passed, repack, stands, stock, tire, wear


def plane(space: str = "henriks-camp", *, fuel: int = 5, health: int = 6, **choices: str) -> SkiesTable:
    """Claire with the plane; nobody has the stamina to alter what is drawn."""
    table = tire(on_map(**choices), ed=0)  # type: ignore[arg-type]  # options of the set-up
    table.plane, table.fuel, table.plane_health = space, fuel, health
    return stands(table, table.bound.landings[space])


class TestFuel:
    """DS-FLY-013 to 015."""

    def test_refuelling_at_geysers(self) -> None:
        """DS-FLY-013: the plane at Geysers, fuel 1, Claire on page 2: 2 resources are paid and fuel is 5."""
        table = stands(stock(plane("geysers", fuel=1), rope=3), "2:a1")
        play(table, "refuel", "pay rope", "pay rope")

        assert (table.fuel, table.goods["rope"], table.spent) == (5, 1, 0)

    def test_only_there(self) -> None:
        """DS-FLY-013: elsewhere it is refused."""
        table = stock(plane("henriks-camp", fuel=1), rope=3)

        assert "refuel" not in offered(table)
        assert refused(table, "refuel").rule == "DS-FLY-013"

    def test_at_any_time(self) -> None:
        """DS-FLY-013: also in the middle of a story, of a challenge, and before an obstacle."""
        table = play(stands(stock(plane("geysers", fuel=1), rope=2), "2:b1"), "explore 38", "choose a", "choose a")
        play(table, "refuel", "pay rope", "pay rope")
        assert (table.fuel, table.test.skill) == (5, "cunning")

        table = play(stands(stock(plane("geysers", fuel=1), rope=2), "2:d2"), "travel north")
        assert "refuel" in offered(table)

    def test_any_two_resources(self) -> None:
        """DS-FLY-014: 1 meat and 1 torch: both are returned to the supply and fuel is 5."""
        table = play(stock(plane("geysers", fuel=1), meat=1, torch=1), "refuel", "pay meat")
        assert offered(table) == ["pay torch"]
        play(table, "pay torch")

        assert (table.fuel, table.goods["meat"], table.goods["torch"]) == (5, 0, 0)

    def test_quest_resources_pay_too(self) -> None:
        """DS-FLY-014: common or quest resources, alike or not."""
        table = play(stock(plane("geysers", fuel=0), ice_diamond=1, rope=1), "refuel", "pay ice-diamond", "pay rope")

        assert (table.fuel, sum(table.goods.values())) == (5, 0)

    def test_refused_with_a_full_tank_or_one_resource(self) -> None:
        """DS-FLY-014: refused when fuel is already 5, and when 2 resources are not there."""
        assert refused(stock(plane("geysers"), rope=2), "refuel").key == "tank-full"
        assert refused(stock(plane("geysers", fuel=4), rope=1), "refuel").rule == "DS-FLY-014"

    def test_out_of_fuel(self) -> None:
        """DS-FLY-015: fuel 1 and a flight: fuel is 0 and quest 206 is gained; the flight still arrives."""
        table = play(plane(fuel=1), "fly to geysers")

        assert (table.fuel, table.quests, table.plane) == (0, [206], "geysers")
        assert told(table, "gained-quest") == [(206,)]

    def test_not_before(self) -> None:
        """DS-FLY-015: with fuel left nothing is gained."""
        assert play(plane(fuel=2), "fly to geysers").quests == []

    def test_by_whatever_it_runs_out(self) -> None:
        """DS-FLY-015: fuel lost by an effect runs out just the same, and only once."""
        table = effects(plane(fuel=1), "lose 1 fuel")
        assert (table.fuel, table.quests) == (0, [206])
        effects(table, "complete quest 206", "lose 1 fuel")

        assert (table.quests, table.used_quests) == ([], [206])

    def test_an_event_that_drains_the_tank(self) -> None:
        """DS-FLY-015: an event of the pack that takes the last fuel brings quest 206."""
        event = next(
            card for card in on_map().pack.events.values() if [op.name for op in card.program] == ["lose-fuel"]
        )
        table = draw_event(plane(fuel=1), event.id)

        assert (table.fuel, table.quests) == (0, [206])


class TestDamage:
    """DS-FLY-016, 017."""

    def test_damage_to_a_wreck_crosses_one_camp(self) -> None:
        """DS-FLY-016: plane health 0 and 3 plane damage: exactly 1 camp is crossed and health stays 0."""
        table = plane(health=0)
        before = camps_left(table)
        effects(table, "plane damage 3")
        assert (table.plane_health, camps_left(table)) == (0, before - 1)
        effects(table, "plane damage 1")

        assert camps_left(table) == before - 2

    def test_excess_is_ignored(self) -> None:
        """DS-FLY-017: plane health 1 and a flight that deals 3: health 0, no camp crossed, Claire arrives."""
        table = plane(health=1)
        before = camps_left(table)
        play(table, "fly to bee-lake", "fate 8")

        assert told(table, "flight") == [(11, 3)]
        assert (table.plane_health, camps_left(table)) == (0, before)
        assert (table.plane, table.place) == ("bee-lake", "11:b1")

    def test_no_damage_crosses_no_camp(self) -> None:
        """DS-FLY-016: a flight check without damage leaves the camps alone."""
        table = plane(health=1)
        before = camps_left(table)
        play(table, "fly to mail-ice", "fate 4")

        assert (table.plane_health, camps_left(table)) == (1, before)


class TestRepair:
    """DS-REPR."""

    def test_with_claire_at_the_plane_for_one_time(self) -> None:
        """DS-REPR-001: away from the plane it is refused; with Claire there it costs 1 time."""
        table = stands(plane(health=3), "2:d1")
        assert "repair" not in offered(table)
        assert refused(table, "repair").rule == "DS-REPR-001"
        play(stands(table, "2:d2"), "repair")

        assert time_left(table) == 4
        table.spent = 5
        assert refused(play(table, "go on", "fate 1"), "repair").rule == "DS-TIME-005"

    def test_a_craft_challenge(self) -> None:
        """DS-REPR-002: Miguel (CRAFT 3) spends 1 stamina and fate is 6: the result is 9."""
        table = play(wear(plane(health=1), "miguel", "plain-craft-6"), "repair", "join miguel", "go on")
        play(table, next(line for line in offered(table) if table.pack.abilities[line.split()[1]].fate == 6))

        assert told(table, "repaired") == [(9, 2)]
        assert (table.crew["miguel"].stamina, table.plane_health) == (2, 3)

    def test_hand_cards_and_abilities_aid_it(self) -> None:
        """DS-REPR-002: as in any CRAFT challenge cards add to it, others do not."""
        table = own(plane(health=1), 0, "toolbox", "playing-cards")
        play(table, "repair", "go on", "fate 7")
        assert refused(table, "play playing-cards cunning").rule == "DS-SKIL-003"
        play(table, "play toolbox craft", "go on")

        assert (told(table, "repaired"), table.plane_health) == ([(9, 2)], 3)

    def test_the_weakened_add_less(self) -> None:
        """DS-REPR-002: skill is counted as in any challenge: weakened Miguel adds nothing of his 2."""
        table = play(ail(plane(health=1), "miguel", "weakened"), "repair", "join miguel", "go on", "fate 7")
        play(table, "go on")

        assert told(table, "repaired") == [(7, 1)]

    @pytest.mark.parametrize(
        ("joins", "fate", "result", "restored"),
        [
            ((), 1, 1, 1),
            ((), 8, 8, 1),
            (("miguel",), 7, 9, 2),
            (("miguel",), 8, 10, 2),
            (("miguel", "ezarius"), 8, 11, 3),
        ],
    )
    def test_the_repair_table(self, joins: tuple[str, ...], fate: int, result: int, restored: int) -> None:
        """DS-REPR-003: results 1, 8, 9, 10, 11 restore 1, 1, 2, 2, 3."""
        table = play(plane(health=1), "repair", *(f"join {name}" for name in joins), "go on", f"fate {fate}")

        assert told(table, "repaired") == [(result, restored)]
        assert table.plane_health == 1 + restored

    def test_hard_changes_nothing(self) -> None:
        """DS-REPR-004: on hard a result of 9 restores 2; the lowest result still restores 1."""
        table = play(plane(health=1, level="hard"), "repair", "join miguel", "go on", "fate 7")
        assert (told(table, "repaired"), table.plane_health) == ([(9, 2)], 3)
        play(table, "repair", "go on", "fate 1")

        assert table.plane_health == 4

    def test_with_the_last_time(self) -> None:
        """DS-REPR-001: 1 time is enough, and then none is left; without any it is refused."""
        table = plane(health=1)
        table.spent = 4
        play(again(table), "repair", "go on", "fate 1")
        assert (table.plane_health, table.spent) == (2, 5)

        assert "repair" not in offered(table)

    def test_not_above_the_maximum(self) -> None:
        """DS-REPR-005: 1 below the maximum and a result of 11: health rises by 1 only; then repair is refused."""
        table = play(plane(health=5), "repair", "join miguel", "join ezarius", "go on", "fate 8")

        assert table.plane_health == table.pack.plane_health == 6
        assert refused(table, "repair").rule == "DS-REPR-005"

    @pytest.mark.parametrize(
        ("fuel", "health", "space"),
        [(5, 0, "geysers"), (0, 3, "geysers"), (5, 3, "sapphire-pass"), (0, 0, "sapphire-pass")],
    )
    def test_where_it_works(self, fuel: int, health: int, space: str) -> None:
        """DS-REPR-005: it works at 0 health, at 0 fuel, and at a distant location when both are there."""
        table = play(plane(space, fuel=fuel, health=health), "repair", "go on", "fate 1")

        assert (table.plane_health, table.fuel) == (health + 1, fuel)

    def test_a_discarded_card_adds_one(self) -> None:
        """DS-EQIP-014, DS-EQIP-015: a repair is a challenge: each CRAFT card of any hand adds 1, no other card does."""
        table = hold(hold(plane(health=1), 0, "plain-craft-6", "dare-2"), 0, "padding-7")
        play(table, "repair", "go on", "fate 7", "discard plain-craft-6", "discard padding-7")
        assert refused(table, "discard dare-2").rule == "DS-EQIP-014"

        play(table, "go on")
        assert told(table, "repaired") == [(9, 2)]

    def test_what_counts_once_a_challenge_counts_again(self) -> None:
        """DS-REPR-002: an ability that counts once a challenge was used in one; in the repair it may be used anew."""
        table = plane(health=1)
        card = table.pack.abilities["silver-tongue-2"]
        use = dataclasses.replace(card.uses[0], label="craft", program=parse_program(["craft +2"]))
        repack(table, abilities={**table.pack.abilities, card.id: dataclasses.replace(card, uses=(use,))})
        facing(wear(table, "jessie", card.id), "CRAFT", 9)
        play(table, "go on", "fate 7", "activate silver-tongue-2 craft", "go on")
        assert passed(table)
        play(table, "repair", "go on", "fate 7", "activate silver-tongue-2 craft", "go on")

        assert told(table, "repaired") == [(9, 2)]
