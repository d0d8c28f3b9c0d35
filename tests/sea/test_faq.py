"""Frequently asked questions: SG-FAQ."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from ..breaking import check, whole_copy
from .tables import (
    again,
    at_sea,
    effects,
    fight,
    foe,
    give_command,
    harbour,
    hold,
    in_force,
    offered,
    own,
    play,
    refused,
    told,
    wear,
)

RULINGS = {
    "synergy_tokens_per_board": "SG-SYN-006",
    "owner_at_zero": "SG-SYN-012",
    "marco_extra": "SG-SYN-027",
    "lost_sailor": "SG-EVENT-023",
}


def test_sight_is_perception() -> None:
    """SG-FAQ-001: in a SIGHT 6 challenge each discarded perception card adds 1."""
    table = effects(hold(at_sea(), 0, "alert-2", "treat-3"), "challenge SIGHT 6", "fail: gain 1 xp")

    assert table.test.skill == "perception"

    play(table, "go on", "fate 4", "discard alert-2", "discard treat-3", "go on")

    assert told(table, "challenge-passed") == [(6, 6)]
    assert table.xp == 0


class TestOneAfterAnother:
    """Abilities that meet in one attack."""

    def test_adrenaline_counts_and_is_then_discarded(self) -> None:
        """SG-FAQ-002: weapon damage 2, Adrenaline's +1, and +1 for discarding Adrenaline make 4."""
        table = foe(wear(at_sea(), "marco", "adrenaline-1"), "post", "H H H|H H H|H H H", defense=3, attack=0)
        table.crew["marco"].damage = 3
        play(fight(table, "post"), "attack post with marco using cleaver", "fate 6", "burn adrenaline-1", "go on")

        assert told(table, "deals") == [("marco", 4)]
        assert table.crew["marco"].cards == ()

    @pytest.mark.parametrize(("damage", "points"), [(0, 3), (2, 3), (3, 4)])
    def test_adrenaline_that_sleeps_adds_nothing_when_discarded(self, damage: int, points: int) -> None:
        """SG-FAQ-002: its own +1 counts only with 3 damage or more on the bearer; the discard gives +1 all the same."""
        table = foe(wear(at_sea(), "marco", "adrenaline-1"), "post", "H H H|H H H|H H H", defense=3, attack=0)
        table.crew["marco"].damage = damage
        play(fight(table, "post"), "attack post with marco using cleaver", "fate 6", "burn adrenaline-1", "go on")

        assert told(table, "deals") == [("marco", points)]

        play(table, *(f"cover post {square}" for square in ("a1", "a2", "a3", "b3")[:points]))
        play(table, "attack post with marco using cleaver", "fate 6")

        assert told(table, "deals") == [("marco", 2)]

    def test_another_card_discarded_leaves_adrenaline_awake(self) -> None:
        """SG-FAQ-002: with another strength card discarded for +1, Adrenaline counts once and stays."""
        table = foe(wear(at_sea(), "marco", "adrenaline-1", "rapid-strike-2"), "post", "H H H|H H H|H H H", attack=0)
        table.crew["marco"].damage = 3
        play(fight(table, "post"), "attack post with marco using cleaver", "fate 6", "burn rapid-strike-2", "go on")

        assert told(table, "deals") == [("marco", 4)]
        assert table.crew["marco"].cards == ("adrenaline-1",)

    @pytest.mark.parametrize(("damage", "points"), [(3, 3), (2, 2)])
    def test_adrenaline_alone(self, damage: int, points: int) -> None:
        """SG-FAQ-002: kept, it adds 1 with 3 damage on the bearer; with 2 it adds nothing."""
        table = foe(wear(at_sea(), "marco", "adrenaline-1"), "post", "H H H|H H H|H H H", defense=3, attack=0)
        table.crew["marco"].damage = damage
        play(fight(table, "post"), "attack post with marco using cleaver", "fate 6", "go on")

        assert told(table, "deals") == [("marco", points)]

    def test_rapid_strike_still_comes_first_when_discarded(self) -> None:
        """SG-FAQ-003: on a miss the 1 damage and the +1 for Rapid Strike itself come before the counterattack."""
        table = foe(wear(at_sea(), "marco", "rapid-strike-2"), "post", "H H H|H H H|H H H", defense=9, attack=2)
        play(fight(table, "post"), "attack post with marco using cleaver", "fate 1", "burn rapid-strike-2", "go on")

        assert told(table, "deals") == [("marco", 2)]
        assert table.crew["marco"].damage == 0

        play(table, "cover post a1", "cover post a2")

        assert table.fight.foes[0].covered.bit_count() == 2
        assert table.crew["marco"].damage == 1

    def test_first_strike_beats_rapid_strike(self) -> None:
        """SG-FAQ-004: the enemy's 2 are taken first, then 1 damage is placed."""
        grid = "K H H|H H H|H H H"
        table = foe(wear(at_sea(), "kannan", "rapid-strike-2"), "jackal", grid, defense=9, attack=2, K="first-strike")
        play(fight(table, "jackal"), "attack jackal with kannan using hunting-bow", "fate 1")

        assert table.crew["kannan"].damage == 2
        assert table.fight.foes[0].covered == 0

        play(table, "cover jackal b1")

        assert table.fight.foes[0].covered.bit_count() == 1
        assert table.crew["kannan"].damage == 2

    def test_first_strike_comes_first_on_a_hit_as_well(self) -> None:
        """SG-FAQ-004: hit or miss, the counterattack comes before the damage."""
        grid = "K H H|H H H|H H H"
        table = foe(wear(at_sea(), "kannan", "rapid-strike-2"), "jackal", grid, defense=2, attack=2, K="first-strike")
        play(fight(table, "jackal"), "attack jackal with kannan using hunting-bow", "fate 6")

        assert (table.crew["kannan"].damage, table.fight.foes[0].covered) == (2, 0)

    def test_without_first_strike_rapid_strike_is_faster(self) -> None:
        """SG-FAQ-004: with that square covered the miss deals its damage before the counterattack."""
        grid = "K H H|H H H|H H H"
        table = foe(wear(at_sea(), "kannan", "rapid-strike-2"), "jackal", grid, defense=9, attack=2, K="first-strike")
        fight(table, "jackal").fight.foes[0].covered = 1
        play(again(table), "attack jackal with kannan using hunting-bow", "fate 1")

        assert table.crew["kannan"].damage == 0
        assert "cover jackal b1" in offered(table)


def test_the_stone_of_blood_is_no_attack() -> None:
    """SG-FAQ-005: an enemy with 1 heart left is defeated without a counterattack, a draw or a token."""
    table = foe(give_command(own(at_sea(), "stone-of-blood"), 1), "rat", "H . .|. . .|. . .", attack=4)
    play(fight(table, "rat"), "activate stone-of-blood deal by p1", "target rat", "cover rat a1")

    assert table.combat is None
    assert sum(member.damage for member in table.crew.values()) == 0
    assert table.discard == []
    assert table.adventures["stone-of-blood"] == 1


class TestCookBook:
    """The Alzarrian Cook Book."""

    def test_one_ingredient_may_cost_nothing(self) -> None:
        """SG-FAQ-006: with 0 food a one-food recipe is cooked and its benefits apply."""
        table = give_command(own(at_sea(), "alzarrian-cook-book", "mixed-salad"), 1)
        table.goods |= {"grain": 0, "meat": 0, "vegetables": 0}
        table.crew["mac"].damage, table.crew["mac"].fatigue = 2, 1

        assert "cook mixed-salad by p1" not in offered(again(table))

        play(
            table, "activate alzarrian-cook-book cook by p1", "prepare mixed-salad", "rest mac", "heal mac", "heal mac"
        )

        assert (table.crew["mac"].damage, table.crew["mac"].fatigue) == (0, 0)
        assert sum(table.goods[kind] for kind in ("grain", "meat", "vegetables")) == 0

    def test_a_recipe_that_holds_command_can_be_cooked(self) -> None:
        """SG-FAQ-007: Soup holding 1 command is cooked through the book and still holds 1."""
        table = give_command(own(at_sea(), "alzarrian-cook-book"), 1)
        table.supply, table.adventures["soup"] = table.supply - 1, 1
        table.goods |= {"grain": 1, "meat": 1, "vegetables": 0}
        table.crew["mac"].fatigue = 2

        assert refused(again(table), "cook soup by p1").rule == "SG-CMD-010"

        play(table, "activate alzarrian-cook-book cook by p1", "prepare soup", "rest mac", "rest mac")

        assert table.adventures["soup"] == 1
        assert table.crew["mac"].fatigue == 0
        assert (table.goods["grain"], table.goods["meat"]) == (0, 0)

    def test_one_food_less(self) -> None:
        """SG-FAQ-008: a 3-grain recipe is cooked with 2 grain; the book holds the command, the recipe none."""
        table = give_command(own(at_sea(), "alzarrian-cook-book"), 1)
        table.goods["grain"] = 2
        table.crew["mac"].damage = 3
        play(table, "activate alzarrian-cook-book cook by p1", "prepare flapjacks", *["heal mac"] * 3)

        assert table.goods["grain"] == 0
        assert table.crew["mac"].damage == 0
        assert (table.adventures["alzarrian-cook-book"], table.adventures["flapjacks"]) == (1, 0)

    def test_two_food_less_is_too_much(self) -> None:
        """SG-FAQ-008: with 1 grain the 3-grain recipe cannot be cooked; nor can a recipe that is not owned."""
        table = give_command(own(at_sea(), "alzarrian-cook-book", "mixed-salad"), 1)
        table.goods |= {"grain": 1, "meat": 0, "vegetables": 0}
        play(table, "activate alzarrian-cook-book cook by p1")

        assert refused(table, "prepare flapjacks").rule == "SG-ADV-009"
        assert "prepare porridge" not in offered(table)

    def test_one_recipe_and_no_more(self) -> None:
        """SG-FAQ-008: with food for two recipes the book cooks one; the next needs another activation."""
        table = give_command(own(at_sea(), "alzarrian-cook-book", "mixed-salad"), 3)
        table.goods |= {"grain": 5, "meat": 5, "vegetables": 5}
        table.crew["mac"].damage = 3
        play(table, "activate alzarrian-cook-book cook by p1", "prepare flapjacks", *["heal mac"] * 3)

        assert not [line for line in offered(table) if line.startswith("prepare ")]
        assert refused(table, "activate alzarrian-cook-book cook by p1").rule == "SG-CMD-010"


def test_rulings_without_an_official_answer_are_settings() -> None:
    """SG-FAQ-009: the four missing answers have one documented setting each, and the pack gives each a value."""
    manual = (Path(__file__).parents[2] / "docs" / "packs.md").read_text(encoding="utf-8")
    lines = {line.split(" = ")[0]: line for line in manual.splitlines() if " = " in line}

    assert {*harbour().rulings} == {*RULINGS}
    for setting, rule in RULINGS.items():
        assert lines[setting].endswith(f"# {rule}")
        assert f'"{harbour().rulings[setting]}"' in lines[setting]


@pytest.mark.parametrize(("ruling", "left"), [("port-action", ["lost-sailor"]), ("port-region", [])])
def test_a_ruling_is_changed_in_one_place(ruling: str, left: list[str]) -> None:
    """SG-FAQ-009: with another setting Lost Sailor leaves as soon as the ship is in a port region."""
    table = in_force(at_sea(), "lost-sailor")
    table.pack = dataclasses.replace(table.pack, rulings={**table.pack.rulings, "lost_sailor": ruling})
    play(table, "travel", "go on", "fate 3", "sail 2.stairs")

    assert table.ongoing == left


@pytest.mark.slow
def test_a_ruling_that_cannot_be_played_is_a_finding(tmp_path: Path) -> None:
    """SG-FAQ-009: a pack may only ask for answers that the rules know."""
    copy = whole_copy("harbour", tmp_path)
    manifest = copy / "pack.toml"
    manifest.write_text(manifest.read_text(encoding="utf-8").replace('"port-action"', '"never"'), encoding="utf-8")

    assert any("lost_sailor" in finding and "port-region" in finding for finding in check(copy))
