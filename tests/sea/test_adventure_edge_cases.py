"""Adventure: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import pytest

from .tables import (
    again,
    at_sea,
    effects,
    give_command,
    offered,
    own,
    play,
    put_command,
    refused,
    wear,
)


class TestCards:
    """SG-FAQ-006, SG-FATIGUE-002."""

    @pytest.mark.parametrize(("grain", "able"), [(0, False), (1, True)])
    def test_book_and_card_take_off_one_each(self, grain: int, able: bool) -> None:
        """SG-FAQ-006, SG-ADV-008: with the book and Special Recipe a recipe of 3 grain needs 1, and not none."""
        table = wear(own(at_sea(), "alzarrian-cook-book"), "mac", "special-recipe-5")
        table.goods |= {"grain": grain, "meat": 6}
        table.crew["odessa"].fatigue = 1
        play(own(give_command(table, 1), "porridge"), "activate alzarrian-cook-book cook by p1")

        assert ("prepare flapjacks" in offered(table)) == able
        assert "prepare porridge" in offered(table)

    def test_another_is_another_every_time(self) -> None:
        """SG-FATIGUE-002: 2 fatigue on another than Mac: he is offered for neither, and the full for the second not."""
        table = at_sea()
        table.crew["marco"].fatigue = 1
        effects(again(table), "gain 2 fatigue on another", bearer="mac")
        assert {"tire marco", "tire odessa"} <= {*offered(table)}
        assert "tire mac" not in offered(table)
        play(table, "tire marco")

        assert not {"tire mac", "tire marco"} & {*offered(table)}
        assert "tire odessa" in offered(table)

    def test_who_cooks_has_the_command(self) -> None:
        """SG-ADV-008: of three players two can pay for the meal: P1, who has none, cannot cook it."""
        table = own(give_command(at_sea(3), 0, 1, 2), "porridge")
        table.goods["grain"] = 6
        table.crew["mac"].fatigue = 1
        again(table)

        assert [line for line in offered(table) if line.startswith("cook porridge")] == [
            "cook porridge by p2",
            "cook porridge by p3",
        ]
        assert refused(table, "cook porridge by p1").key == "cannot-pay"

    @pytest.mark.parametrize(("cook", "cured"), [("p1", True), ("p2", False)])
    def test_a_card_waits_for_its_bearers_own_cooking(self, cook: str, cured: bool) -> None:
        """SG-ABIL-014: Hope of P1's Marco acts when P1 cooks, and not for P2's meal, whoever is active."""
        for first in ("p1", "p2"):
            table = wear(give_command(own(at_sea(2, first=first), "porridge"), 2, 2), "marco", "hope")
            table.goods["grain"], table.crew["mac"].statuses = 6, ("venom",)
            play(again(table), f"cook porridge by {cook}")
            assert ("cure mac of venom" in offered(table)) == cured

    @pytest.mark.parametrize("cards", [("special-recipe-5", "engaged-5"), ("engaged-5", "special-recipe-5")])
    def test_a_discount_on_any_of_the_cards(self, cards: tuple[str, str]) -> None:
        """SG-ADV-008: Mac's Special Recipe takes 1 grain off, worn first or second."""
        table = wear(give_command(at_sea(), 1), "mac", *cards)
        table.goods["grain"] = 2
        table.crew["odessa"].fatigue = 1

        assert play(again(table), "cook flapjacks by p1").goods["grain"] == 0

    def test_what_one_card_holds(self) -> None:
        """SG-SHIP-021, 023: `clear one` takes all of one board or card, `clear 2 command` one and one."""
        table = put_command(own(at_sea(), "gear"), gear=3, mac=2)
        supply = table.supply
        play(effects(table, "clear one"), "clear gear")
        assert (table.adventures["gear"], table.crew["mac"].command, table.supply) == (0, 2, supply + 3)
        play(effects(table, "clear one"), "clear mac")
        assert (table.crew["mac"].command, table.supply) == (0, supply + 5)

        put_command(table, gear=3, mac=2)
        play(effects(table, "clear 2 command"), "clear gear")
        assert (table.adventures["gear"], table.crew["mac"].command, table.supply) == (2, 2, supply + 1)
        play(table, "clear mac")
        assert (table.adventures["gear"], table.crew["mac"].command, table.supply) == (2, 1, supply + 2)
