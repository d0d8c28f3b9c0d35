"""Resources: cases that the examples in the rulebook leave open."""

from __future__ import annotations

from sleeping_gods.skies.chapters.supply import can_pay
from tests.bed import (
    effects,
    offered,
    play,
)

from .tables import (
    on_map,
    stock,
)


class TestStock:
    """DS-COMP-007, 010."""

    def test_resources_of_any_kind_are_lost_one_by_one(self) -> None:
        """DS-COMP-007: of 3 lost resources each may be of another kind."""
        table = effects(stock(on_map(), rope=3, meat=3), "lose 3 resources")
        play(table, "lose rope")
        assert (table.goods["rope"], table.goods["meat"]) == (2, 3)
        play(table, "lose meat", "lose rope")

        assert (table.goods["rope"], table.goods["meat"]) == (1, 2)
        assert "travel north" in offered(table)

    def test_what_the_supply_lacks_is_not_made_good(self) -> None:
        """DS-COMP-010: with 5 of 6 ropes a gain of 3 brings 1; no other resource comes instead, now or later."""
        table = effects(stock(on_map(), rope=5), "gain 3 rope")
        assert {kind: amount for kind, amount in table.goods.items() if amount} == {"rope": 6}

        effects(table, "lose 4 rope")
        assert {kind: amount for kind, amount in table.goods.items() if amount} == {"rope": 2}


def test_supply_of_each_kind_apart() -> None:
    """DS-COMP-008, DS-COMP-010: 6 of a common and 7 of a quest resource at most, however often something is gained."""
    table = stock(on_map(), rope=5, fire_quartz=6)
    for _ in range(2):
        effects(table, "gain 1 rope", "gain 1 fire-quartz", "gain 3 meat")

    assert (table.goods["rope"], table.goods["fire-quartz"], table.goods["meat"]) == (6, 7, 6)


class TestTheSupply:
    """DS-COMP-007."""

    def test_what_pays_for_one_thing_does_not_pay_for_another(self) -> None:
        """DS-COMP-007, DS-ADVC-007: a rope and 2 more of any kind are 3 pieces; a second rope may be one of them."""
        price = (("rope", 1), ("resources", 2))

        assert not can_pay(stock(on_map(), rope=1, meat=1), price)
        assert not can_pay(stock(on_map(), meat=3), price)
        assert can_pay(stock(on_map(), rope=2, meat=1), price)
