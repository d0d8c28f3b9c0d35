"""Recipes: SG-ADV-008 to 015."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from sleeping_gods.sea.chapters.ingredients import can_cook, payments
from sleeping_gods.sea.table.table import SeaTable

from .tables import (
    again,
    at_sea,
    effects,
    exploring,
    fallen,
    give_command,
    offered,
    own,
    play,
    put_command,
    refused,
    wear,
)


def kitchen(table: SeaTable, command: int = 1, **goods: int) -> SeaTable:
    """P1 has command and the ship has just these goods."""
    table.goods.update({"grain": 0, "meat": 0, "vegetables": 0, **goods})
    return give_command(table, command)


def worn(table: SeaTable, **tokens: tuple[int, int]) -> SeaTable:
    """Crew members with so much fatigue and damage."""
    for name, (fatigue, damage) in tokens.items():
        table.crew[name].fatigue, table.crew[name].damage = fatigue, damage
    return again(table)


def state(table: SeaTable) -> tuple[int, int]:
    """Fatigue and damage of the whole crew."""
    crew = table.crew.values()
    return sum(member.fatigue for member in crew), sum(member.damage for member in crew)


class TestCooking:
    """SG-ADV-008 to 013."""

    def test_a_recipe_takes_its_command_and_its_food(self) -> None:
        """SG-ADV-008: with a pool of 1 and 3 grain, cooking leaves grain 0, pool 0 and 1 command on the card."""
        table = play(worn(kitchen(at_sea(), grain=3), mac=(1, 0)), "cook flapjacks by p1", "rest mac")

        assert (table.goods["grain"], table.pools[0], table.adventures["flapjacks"]) == (0, 0, 1)
        assert state(table) == (0, 0)
        table.goods["grain"] = 3
        assert refused(give_command(table, 1), "cook flapjacks by p1").rule == "SG-CMD-010"

    def test_without_its_food_it_is_not_cooked(self) -> None:
        """SG-ADV-009: with 2 grain a 3-grain recipe is refused and no command is placed; meat does not stand in."""
        table = worn(kitchen(at_sea(), grain=2, meat=6), mac=(1, 0))

        assert refused(table, "cook flapjacks by p1").rule == "SG-ADV-009"
        assert (table.adventures["flapjacks"], table.pools[0], table.goods["grain"]) == (0, 1, 2)

    def test_benefits_are_divided_freely(self) -> None:
        """SG-ADV-010: 3 fatigue and 3 health: 2 fatigue from Mac, 1 from Odessa and 3 health to Marco."""
        table = worn(kitchen(at_sea(), grain=3), mac=(2, 2), odessa=(2, 0), marco=(0, 3))
        play(table, "cook flapjacks by p1", "rest mac", "rest mac", "rest odessa", *["heal marco"] * 3)

        assert [(table.crew[name].fatigue, table.crew[name].damage) for name in ("mac", "odessa", "marco")] == [
            (0, 2),
            (1, 0),
            (0, 0),
        ]
        assert "travel" in offered(table)

    def test_the_fallen_have_their_share(self) -> None:
        """SG-ADV-010: of P2's Mac, at 0 health, 2 fatigue may go and 3 damage; he is up again."""
        table = fallen(worn(kitchen(at_sea(2), grain=3), mac=(2, 0), odessa=(1, 1)), "mac")
        before = table.crew["mac"].damage
        play(table, "cook flapjacks by p1", "rest mac", "rest mac", "rest odessa", *["heal mac"] * 3)

        assert (table.crew["mac"].fatigue, table.crew["mac"].damage) == (0, before - 3)

    def test_what_finds_no_target_is_lost(self) -> None:
        """SG-ADV-011: with 1 fatigue in all a recipe that removes 3 leaves 0, and nothing is saved for later."""
        table = play(worn(kitchen(at_sea(), grain=3), mac=(1, 0)), "cook flapjacks by p1", "rest mac")
        assert "travel" in offered(table)

        worn(table, mac=(1, 1))
        assert not [line for line in offered(table) if line.startswith(("rest", "heal"))]

    def test_it_is_cooked_for_one_of_its_benefits_or_for_none(self) -> None:
        """SG-ADV-011: with nobody tired the 3 health are restored all the same; with nobody hurt either all is lost."""
        table = play(worn(kitchen(at_sea(), grain=3), mac=(0, 4)), "cook flapjacks by p1", *["heal mac"] * 3)
        assert state(table) == (0, 1)

        table = play(kitchen(at_sea(), grain=3), "cook flapjacks by p1")
        assert (table.goods["grain"], table.adventures["flapjacks"], state(table)) == (0, 1, (0, 0))
        assert "travel" in offered(table)

    def test_three_grain(self) -> None:
        """SG-ADV-012: 4 grain, fatigue 4 and damage 5 become 1 grain, fatigue 1 and damage 2."""
        table = worn(kitchen(at_sea(), grain=4), mac=(2, 3), marco=(2, 2))
        play(table, "cook flapjacks by p1", *["rest mac"] * 2, "rest marco", *["heal mac"] * 3)

        assert (table.goods["grain"], state(table)) == (1, (1, 2))

    def test_any_three_food(self) -> None:
        """SG-ADV-013: 1 meat, 1 grain and 1 vegetable are spent for 3 fatigue and 1 low morale."""
        table = worn(kitchen(at_sea(), grain=1, meat=1, vegetables=1), mac=(2, 0), marco=(2, 0))
        table.crew["mac"].statuses = table.crew["marco"].statuses = ("low-morale",)
        play(again(table), "cook soup by p1", "rest mac", "rest mac", "rest marco", "cure mac of low-morale")

        assert [table.goods[kind] for kind in ("grain", "meat", "vegetables")] == [0, 0, 0]
        assert state(table) == (1, 0)
        assert [table.crew[name].statuses for name in ("mac", "marco")] == [(), ("low-morale",)]

    def test_the_cook_chooses_which_food(self) -> None:
        """SG-ADV-013: where there is more food than needed the cook says which is paid; materials are no food."""
        table = worn(kitchen(at_sea(), grain=3, meat=1, materials=3), mac=(1, 0))
        play(table, "cook soup by p1")

        assert offered(table) == ["pay 2 grain 1 meat", "pay 3 grain"]
        play(table, "pay 2 grain 1 meat", "rest mac")
        assert [table.goods[kind] for kind in ("grain", "meat", "materials")] == [1, 0, 3]

    def test_a_card_may_make_it_cheaper(self) -> None:
        """SG-ADV-008: with Special Recipe on a crew member who has health, 2 grain do for a 3-grain recipe."""
        table = wear(worn(kitchen(at_sea(), grain=2), marco=(1, 0)), "mac", "special-recipe-5")
        assert play(table, "cook flapjacks by p1", "rest marco").goods["grain"] == 0

    def test_cards_that_make_it_cheaper_add_up(self) -> None:
        """SG-ADV-008: Special Recipe on Mac and Inventive Chef on Marco take 2 grain off a 3-grain recipe."""
        table = wear(worn(kitchen(at_sea(), grain=1), odessa=(1, 0)), "mac", "special-recipe-5")
        assert refused(table, "cook flapjacks by p1").rule == "SG-ADV-009"
        wear(table, "marco", "inventive-chef")

        assert play(table, "cook flapjacks by p1", "rest odessa").goods["grain"] == 0
        assert table.adventures["flapjacks"] == 1

    def test_of_them_the_fallen_make_nothing_cheaper(self) -> None:
        """SG-ADV-008, SG-HEALTH-003: with one of the two bearers at 0 health only 1 grain is taken off."""
        table = wear(worn(kitchen(at_sea(), grain=3), odessa=(1, 0)), "mac", "special-recipe-5")
        fallen(wear(table, "marco", "inventive-chef"), "marco")

        assert play(table, "cook flapjacks by p1").goods["grain"] == 1

    def test_cook_book_and_cards_add_up_too(self) -> None:
        """SG-FAQ-006, SG-ADV-008: with the book and both cards a 3-grain recipe costs no food, never less than none."""
        table = own(worn(kitchen(at_sea(), command=2, grain=1), odessa=(1, 0)), "alzarrian-cook-book", "mixed-salad")
        wear(wear(table, "mac", "special-recipe-5"), "marco", "inventive-chef")
        play(table, "activate alzarrian-cook-book cook by p1", "prepare flapjacks", "rest odessa")
        assert (table.goods["grain"], table.goods["vegetables"]) == (1, 0)

        play(worn(table, odessa=(1, 0)), "cook mixed-salad by p1", "rest odessa")
        assert (table.goods["grain"], table.goods["vegetables"]) == (1, 0)

    def test_materials_do_not_become_less(self) -> None:
        """SG-ADV-008, SG-ERRATA-006: the materials of the Tincture are no food, so the cards take nothing off them."""
        table = own(worn(kitchen(at_sea(), materials=1), odessa=(0, 1)), "tincture-recipe")
        wear(wear(table, "mac", "special-recipe-5"), "marco", "inventive-chef")

        assert refused(table, "cook tincture-recipe by p1").rule == "SG-ADV-009"

    def test_what_is_left_of_any_food_is_chosen(self) -> None:
        """SG-ADV-013: of any 3 food 1 is left to pay, and the cook says which."""
        table = worn(kitchen(at_sea(), grain=1, meat=1), odessa=(1, 0))
        wear(wear(table, "mac", "special-recipe-5"), "marco", "inventive-chef")

        assert offered(play(table, "cook soup by p1")) == ["pay 1 meat", "pay 1 grain"]


class TestWhen:
    """SG-ADV-014, 015; tests/sea/test_windows.py tries every window."""

    def test_in_a_challenge_after_the_draw(self) -> None:
        """SG-ADV-014: in a challenge, after fate 4 was drawn, a recipe is cooked."""
        table = worn(kitchen(at_sea(), grain=3), mac=(2, 0))
        play(effects(table, "challenge STRENGTH 6"), "go on", "fate 4", "cook flapjacks by p1", "rest mac", "rest mac")

        assert state(table) == (0, 0)

    def test_in_a_story(self) -> None:
        """SG-ADV-014: while a story waits for a choice a recipe is cooked."""
        table = exploring(worn(kitchen(at_sea(), grain=3), mac=(1, 0)), 58)
        assert "choose a" in offered(table)

        assert play(table, "cook flapjacks by p1", "rest mac").goods["grain"] == 0

    def test_not_in_combat(self) -> None:
        """SG-ADV-014, 015: a recipe is cooked when combat is announced, and refused once enemy cards are seen."""
        table = own(worn(kitchen(at_sea(), command=2, grain=6, meat=2), mac=(2, 0)), "grilled-sausage")
        effects(table, "combat 30, 12")
        assert play(table, "cook flapjacks by p1", "rest mac", "rest mac").adventures["flapjacks"] == 1

        play(table, "reveal enemies")
        assert refused(table, "cook grilled-sausage by p1").rule == "SG-CMD-003"
        play(table, "lay flying-eye", "lay skeleton-warrior")
        assert refused(table, "cook grilled-sausage by p1").rule == "SG-ADV-014"
        play(table, "end attacks")
        assert refused(table, "cook grilled-sausage by p1").rule == "SG-ADV-014"

    def test_combat_ends_with_the_last_enemy(self) -> None:
        """SG-ADV-015: combat lasts until the enemies are defeated; then a recipe may be cooked again."""
        table = wear(worn(kitchen(at_sea(), grain=3), mac=(2, 0)), "marco", "surprise-strike-2")
        play(effects(table, "combat 30", "gain 1 coin"), "reveal enemies", "lay skeleton-warrior")
        table.fight.foes[0].covered = 1 << 3
        play(
            again(table),
            "play surprise-strike-2 deal",
            "target skeleton-warrior",
            "cover skeleton-warrior b3",
            "keep synergy",
        )

        assert table.combat is None
        assert play(table, "cook flapjacks by p1", "rest mac", "rest mac").adventures["flapjacks"] == 1

    @pytest.mark.parametrize("seat", [1, 2, 3])
    def test_by_anyone(self, seat: int) -> None:
        """SG-ADV-014, SG-ADV-008: at any time means in the turn of another, too, with the command of whoever cooks."""
        table = worn(at_sea(4), mac=(1, 0))
        table.goods["grain"] = 3
        give_command(table, *(1 if other == seat else 0 for other in range(4)))
        play(table, f"cook flapjacks by p{seat + 1}", "rest mac")

        assert (table.pools, table.adventures["flapjacks"]) == ([0] * 4, 1)
        assert put_command(table).violations() == []


def test_a_recipe_can_be_cooked_just_when_there_is_a_way_to_pay_it() -> None:
    """SG-ADV-009: whatever food and materials there are, and however much food is left out, one way does."""
    table = at_sea()
    kinds = [("food", "grain"), ("materials", "food"), ("meat", "meat"), ("grain", "meat", "vegetables")]
    foods = [tuple(zip(some, (1, 2, 1), strict=False)) for some in kinds]
    stew = table.pack.adventures["stew"]
    cards = {f"stew-{number}": replace(stew, food=food) for number, food in enumerate(foods)}
    table.pack = replace(table.pack, adventures={**table.pack.adventures, **cards})
    recipes = [*sorted(table.bound.recipes), *cards]
    wrong = []
    for grain, meat, vegetables, materials, less in product(range(4), range(3), range(4), range(2), range(3)):
        table.goods.update(grain=grain, meat=meat, vegetables=vegetables, materials=materials)
        for card in recipes:
            if can_cook(table, card, less) != bool(payments(table, card, less)):
                wrong.append((card, grain, meat, vegetables, materials, less))

    assert wrong == []
