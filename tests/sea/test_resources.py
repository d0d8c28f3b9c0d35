"""Resources: SG-RES."""

from __future__ import annotations

import pytest

from sleeping_gods.sea.chapters.explore import pay_cost
from sleeping_gods.sea.chapters.supply import can_pay, limit
from sleeping_gods.sea.chapters.turn import TakeAction
from sleeping_gods.sea.table.table import SeaTable

from .tables import again, at_sea, doing, effects, fight, give_command, offered, own, play, refused


def stocked(table: SeaTable, **goods: int) -> SeaTable:
    """The ship carries exactly these resources."""
    for kind in table.goods:
        table.goods[kind] = goods.get(kind, 0)
    return again(table)


class TestKinds:
    """SG-RES-001, 002, 007."""

    def test_there_are_six_kinds_of_resource_on_the_one_ship_board(self) -> None:
        """SG-RES-001: grain, meat and vegetables, materials, coins and artifacts are kept in common."""
        assert sorted(at_sea(4).goods) == ["artifacts", "coins", "grain", "materials", "meat", "vegetables"]

    def test_any_food_pays_a_cost_of_food_and_materials_do_not(self) -> None:
        """SG-RES-001: a cost of 2 food is paid by 1 meat and 1 grain; materials are refused."""
        table = stocked(at_sea(), meat=1, grain=1, materials=2)
        pay_cost(table, (("food", 2),))
        table = doing(table, table.agenda[-1])

        assert offered(table) == ["pay grain", "pay meat"]
        assert refused(table, "pay materials").rule == "SG-RES-001"
        assert refused(table, "pay vegetables").rule == "SG-RES-006"
        play(table, "pay meat", "pay grain")
        assert table.goods == {"coins": 0, "grain": 0, "meat": 0, "vegetables": 0, "materials": 2, "artifacts": 0}

    @pytest.mark.parametrize(
        ("kind", "pays"), [("grain", True), ("meat", True), ("vegetables", True), ("materials", False)]
    )
    def test_each_food_is_food_and_nothing_else_is(self, kind: str, pays: bool) -> None:
        """SG-RES-001: grain, meat and vegetables are all food; materials are not."""
        assert can_pay(stocked(at_sea(), **{kind: 2}), (("food", 2),)) is pays

    def test_the_same_food_does_not_pay_twice(self) -> None:
        """SG-RES-006: a cost of 1 grain and 1 food needs two pieces of food."""
        cost = (("grain", 1), ("food", 1))

        assert not can_pay(stocked(at_sea(), grain=1), cost)
        assert can_pay(stocked(at_sea(), grain=1, meat=1), cost)

    @pytest.mark.parametrize("cost", [(("grain", 1), ("food", 1)), (("food", 1), ("grain", 1))])
    def test_named_food_is_paid_as_named(self, cost: tuple[tuple[str, int], ...]) -> None:
        """SG-RES-001, 006: of 1 grain and 1 meat the grain pays for itself, and the meat alone is left to choose."""
        table = stocked(at_sea(), grain=1, meat=1)
        pay_cost(table, cost)

        assert offered(doing(table, table.agenda[-1])) == ["pay meat"]

    def test_food_pays_for_recipes(self) -> None:
        """SG-RES-002: food is what recipes are cooked from; coins and materials cook nothing."""
        table = give_command(stocked(at_sea(), coins=9, materials=3), 1)
        assert refused(table, "cook flapjacks by p1").rule == "SG-ADV-009"

        play(stocked(table, grain=3), "cook flapjacks by p1")
        assert table.goods["grain"] == 0

    def test_materials_repair_the_ship_in_a_port_only(self) -> None:
        """SG-RES-002: 2 materials repair 2 damage in port, nothing at sea; food is refused at the shipyard."""
        table = stocked(at_sea(), materials=2, meat=2)
        table.cubes["bridge"] = 2
        assert refused(again(table), "repair bridge for materials").rule == "SG-RES-002"

        table.region = "2.stairs"
        play(doing(table, TakeAction()), "port", "visit shipyard")
        assert refused(table, "repair bridge for meat").rule == "SG-RES-002"
        play(table, "repair bridge for materials", "repair bridge for materials")

        assert table.cubes["bridge"] == 0
        assert table.goods["materials"] == 0
        assert table.goods["meat"] == 2

    def test_coins_pay_port_services_and_market_cards(self) -> None:
        """SG-RES-002: an inn costs 4 coins and a market card its price; materials pay neither."""
        table = stocked(at_sea(), coins=5)
        table.region = "2.stairs"
        play(doing(table, TakeAction()), "port", "visit inn", "leave port", "market")
        play(table, "reveal lantern", "reveal meatballs", *(f"reveal {card}" for card in table.market[:5]))
        assert refused(table, "buy meatballs").rule == "SG-MARKET-003"
        play(table, "buy lantern")

        assert table.goods["coins"] == 0
        assert "lantern" in table.adventures

    @pytest.mark.parametrize("kind", ["materials", "vegetables", "meat", "grain"])
    def test_one_of_a_kind_is_one_token(self, kind: str) -> None:
        """SG-RES-007: gain 1 materials or 1 vegetables means one token; a fishing success worth 1 meat is meat +1."""
        table = effects(stocked(at_sea()), f"gain 1 {kind}")

        assert table.goods[kind] == 1
        assert sum(table.goods.values()) == 1


class TestArtifacts:
    """SG-RES-003 to 005."""

    def test_an_artifact_is_spent_as_two_coins(self) -> None:
        """SG-RES-003: with 2 coins and 1 artifact the inn for 4 leaves neither."""
        table = stocked(at_sea(), coins=2, artifacts=1)
        table.region = "2.stairs"
        play(doing(table, TakeAction()), "port", "visit inn")

        assert table.goods["coins"] == 0
        assert table.goods["artifacts"] == 0

    def test_an_artifact_that_is_not_needed_is_not_spent(self) -> None:
        """SG-RES-003: it may be spent as coins, and coins go first."""
        table = stocked(at_sea(), coins=4, artifacts=1)
        table.region = "2.stairs"
        play(doing(table, TakeAction()), "port", "visit inn")

        assert table.goods["artifacts"] == 1

    def test_an_artifact_is_sold_at_any_time_even_in_combat(self) -> None:
        """SG-RES-003: it may be sold for 2 coins at any time; without one there is nothing to sell."""
        table = fight(stocked(at_sea(), coins=1, artifacts=1), "bilge-imp")
        play(table, "sell artifact")

        assert table.goods["coins"] == 3
        assert table.goods["artifacts"] == 0
        assert refused(table, "sell artifact").rule == "SG-RES-006"

    def test_a_place_that_takes_artifacts_takes_no_coins_for_them(self) -> None:
        """SG-RES-004: with 2 coins and no artifact a choice that costs 1 artifact is refused."""
        table = stocked(at_sea(), coins=9)
        table.region = "3.ash"
        play(doing(table, TakeAction()), "explore 40")
        assert refused(table, "choose c").rule == "SG-EXPLORE-019"

        table.goods["artifacts"] = 1
        play(again(table), "choose c")
        assert table.goods["artifacts"] == 0
        assert table.goods["coins"] == 9

    def test_coins_never_become_artifacts(self) -> None:
        """SG-RES-005: with 4 coins an artifact for 2 is refused."""
        table = stocked(at_sea(), coins=4)

        assert refused(table, "buy artifact").rule == "SG-RES-005"
        assert not can_pay(table, (("artifacts", 1),))

    def test_one_artifact_does_not_pay_both_itself_and_two_coins(self) -> None:
        """SG-RES-004: an artifact given as an artifact does not count as coins as well."""
        assert not can_pay(stocked(at_sea(), artifacts=1), (("artifacts", 1), ("coins", 1)))
        assert can_pay(stocked(at_sea(), artifacts=2), (("artifacts", 1), ("coins", 1)))

    def test_a_cost_of_both_takes_the_artifact_first(self) -> None:
        """SG-RES-004: with 1 coin and 2 artifacts a cost of 3 coins and 1 artifact takes everything."""
        table = stocked(at_sea(), coins=1, artifacts=2)
        pay_cost(table, (("coins", 3), ("artifacts", 1)))

        assert (table.goods["coins"], table.goods["artifacts"]) == (0, 0)

    def test_coins_that_the_supply_lacks_are_not_paid_for_an_artifact(self) -> None:
        """SG-RES-003, SG-COMP-004: with 84 of 85 coins owned a sold artifact gives 1, and the artifact is gone."""
        table = play(stocked(at_sea(), coins=limit(at_sea(), "coins") - 1, artifacts=1), "sell artifact")

        assert (table.goods["coins"], table.goods["artifacts"]) == (limit(table, "coins"), 0)


class TestLosing:
    """SG-RES-006, 008."""

    @pytest.mark.parametrize(("kind", "rest"), [("coins", 0), ("meat", 0)])
    def test_a_forced_loss_takes_what_is_there(self, kind: str, rest: int) -> None:
        """SG-RES-006: with 1 coin, lose 3 coins leaves 0, never less."""
        table = effects(stocked(at_sea(), **{kind: 1}), f"lose 3 {kind}", "gain 1 xp")

        assert table.goods[kind] == rest
        assert table.xp == 1

    def test_a_forced_loss_of_any_food_takes_no_more_than_there_is(self) -> None:
        """SG-RES-006: with 1 grain, lose 3 food takes the grain and is done."""
        table = effects(stocked(at_sea(), grain=1, materials=2), "lose 3 food")
        play(table, "pay grain")

        assert table.goods["grain"] == 0
        assert table.goods["materials"] == 2
        assert "travel" in offered(table)

    def test_a_sale_amid_a_loss_does_not_count_for_it(self) -> None:
        """SG-RES-003, 006: of 2 resources to lose 1 is still due after an artifact was sold in between, and no more."""
        table = effects(stocked(at_sea(), coins=1, artifacts=1), "lose 2 resources")
        play(table, "lose coins", "sell artifact", "lose coins")

        assert (table.goods["coins"], table.goods["artifacts"]) == (1, 0)
        assert "travel" in offered(table)

    def test_a_payment_must_be_complete(self) -> None:
        """SG-RES-006: with 1 coin a cost of 2 coins is refused."""
        table = stocked(at_sea(), coins=1)
        table.region = "2.quay"
        play(doing(table, TakeAction()), "explore 3")

        assert refused(table, "choose a").rule == "SG-EXPLORE-019"
        assert table.goods["coins"] == 1

    @pytest.mark.parametrize("cost", [(("coins", 2), ("grain", 1)), (("grain", 1), ("coins", 2))])
    def test_every_part_of_a_payment_is_needed(self, cost: tuple[tuple[str, int], ...]) -> None:
        """SG-RES-006: 2 coins and 1 grain are paid together or not at all."""
        assert not can_pay(stocked(at_sea(), coins=2), cost)
        assert not can_pay(stocked(at_sea(), grain=1), cost)
        assert can_pay(stocked(at_sea(), coins=2, grain=1), cost)

    def test_command_in_a_cost_is_the_active_players(self) -> None:
        """SG-RES-006, 008: P1's 5 command pay nothing in P2's turn; P2's go back to the supply."""
        table = give_command(at_sea(2, first="p2"), 5, 1)
        assert not can_pay(table, (("command", 2),))

        pay_cost(give_command(table, 5, 3), (("command", 2),))
        assert (table.pools, table.supply) == ([5, 1], 8)

    def test_what_is_paid_is_in_the_supply_again(self) -> None:
        """SG-RES-008: with all 6 meat owned, paying 2 puts 2 back, and no more than 2 can be gained then."""
        table = give_command(own(stocked(at_sea(), meat=6), "grilled-sausage"), 1)
        assert effects(table, "gain 1 meat").goods["meat"] == 6
        play(table, "cook grilled-sausage by p1")

        assert limit(table, "meat") - table.goods["meat"] == 2
        assert effects(table, "gain 3 meat").goods["meat"] == 6

    def test_lost_command_goes_to_the_supply(self) -> None:
        """SG-RES-008: to pay, discard or remove a component is to put it back in the supply."""
        table = give_command(at_sea(), 3)
        effects(table, "lose 2 command")

        assert table.pools == [1]
        assert table.supply == 13
