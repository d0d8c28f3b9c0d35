"""The market: SG-MARKET."""

from __future__ import annotations

import pytest

from sleeping_gods.sea.chapters.turn import TakeAction
from sleeping_gods.sea.table.table import SeaTable

from .tables import again, at_sea, doing, give_command, harbour, offered, play, refused

NAMES = (
    *("Pann Bow", "Mythan Axe", "Zokmere Harpoon", "Twin Daggers", "Zokmere Hammer", "Braided Whip", "Revolver"),
    *("Blow Darts", "Scout's Gear", "Teapot of Kemter", "Meatballs", "Grilled Sausage", "Moonspice Tea", "Stew"),
    *("Steamed Vegetables", "Mixed Salad", "Biscuits & Gravy", "Porridge", "Pot Roast", "Lukran Steam Engine"),
    *("Alzarrian Cook Book", "Binoculars", "Eye of Wisdom", "Scoundrel's Gear", "Lantern", "Wayfarer's Gear"),
    *("Serpent Scale Vest", "Pann Shield", "Chloroform", "Amulet of the Fox", "Studded Leather Vest"),
    "Tincture Recipe",
)
"""The market cards of the component list."""


def at_market(players: int = 1, coins: int = 3) -> SeaTable:
    """A ship at its two actions in a region with a market."""
    table = at_sea(players)
    table.region, table.goods["coins"] = "2.stairs", coins
    return doing(table, TakeAction())


def visit(table: SeaTable, *cards: str, count: int = 7) -> SeaTable:
    """Take the market action; these cards come first, then whatever comes."""
    play(table, "market", *(f"reveal {card}" for card in cards))
    for _ in range(count - len(cards)):
        play(table, next(line for line in offered(table) if line.startswith("reveal ")))
    return table


def stalls(table: SeaTable) -> list[str]:
    """What can be bought now."""
    return [line[4:] for line in offered(table) if line.startswith("buy ")]


class TestTheOffer:
    """What is revealed."""

    def test_a_market_is_needed(self) -> None:
        """SG-MARKET-001: in a region without one the action is refused, and 2 actions remain."""
        table = at_sea()

        assert refused(table, "market").rule == "SG-MARKET-001"
        assert table.actions == 2
        assert "market" in offered(at_market())

    def test_seven_cards_are_revealed(self) -> None:
        """SG-MARKET-002: of a deck of 32 seven are on offer and 25 remain."""
        table = visit(at_market())

        assert len(table.stall) == 7
        assert len(table.market) == 25
        assert not [line for line in offered(table) if line.startswith("reveal")]
        assert table.actions == 1

    def test_with_fewer_cards_left_all_are_revealed(self) -> None:
        """SG-MARKET-005: with 4 cards left, 4 are on offer."""
        table = at_market()
        for card in table.market[4:]:
            table.adventures[card] = 0
        table.market = table.market[:4]
        visit(again(table), count=4)

        assert len(table.stall) == 4
        assert table.market == []

    def test_unsold_cards_alone_are_a_market(self) -> None:
        """SG-MARKET-005: with every other card sold the 2 at the bottom are offered again, in their order."""
        table = at_market(2)
        for card in table.market[2:]:
            table.adventures[card] = 0
        table.market, table.market_bottom = [], table.market[:2]
        unsold = list(table.market_bottom)
        play(again(table), "market")
        assert (table.stall, table.market_bottom) == (unsold, [])

        play(table, "leave market", "market")
        assert table.stall == unsold

    def test_unsold_cards_are_among_those_left(self) -> None:
        """SG-MARKET-005: with 3 unseen cards and 2 at the bottom, 5 are on offer, and unsold they come again."""
        table = at_market()
        for card in table.market[5:]:
            table.adventures[card] = 0
        table.market, table.market_bottom = table.market[:3], table.market[3:5]
        visit(again(table), count=3)
        assert (len(table.stall), table.market, table.market_bottom) == (5, [], [])

        assert "market" in offered(play(table, "leave market"))
        assert len(table.market_bottom) == 5

    def test_a_sold_out_market_is_closed(self) -> None:
        """SG-MARKET-005: with no card left there is nothing to reveal."""
        table = at_market()
        table.adventures |= dict.fromkeys(table.market, 0)
        table.market = []

        assert refused(again(table), "market").rule == "SG-MARKET-005"

    def test_a_second_visit_reveals_the_next_seven(self) -> None:
        """SG-MARKET-009: without a purchase, two actions in a turn reveal cards 1 to 7, then 8 to 14."""
        table = visit(at_market())
        first = list(table.stall)
        visit(play(table, "leave market"))

        assert len(table.stall) == 7
        assert not {*first} & {*table.stall}
        assert table.market_bottom == first

    def test_the_market_deck(self) -> None:
        """SG-MARKET-010: the 32 market cards are those of the component list, and each exists once."""
        market = [card for card in harbour().adventures.values() if card.origin == "market"]

        assert len(NAMES) == 32
        assert sorted(card.name.en for card in market) == sorted(NAMES)
        assert sorted(at_market().market) == sorted(card.id for card in market)


class TestBuying:
    """Coins for cards."""

    def test_any_number_of_cards_may_be_bought(self) -> None:
        """SG-MARKET-003: of 6 coins 1 is left after cards of 2 and 3, and the one of 4 is too dear."""
        table = visit(at_market(coins=6), "porridge", "stew", "scouts-gear")

        assert {"porridge", "stew", "scouts-gear"} <= {*stalls(table)}

        play(table, "buy porridge", "buy stew")

        assert table.goods["coins"] == 1
        assert {"porridge", "stew"} <= {*table.adventures}
        assert refused(table, "buy scouts-gear").rule == "SG-MARKET-003"
        assert "scouts-gear" not in table.adventures

    def test_only_what_is_on_offer(self) -> None:
        """SG-MARKET-003: a card that is not revealed, or was bought already, cannot be bought."""
        table = visit(at_market(coins=60), "porridge")
        hidden = table.market[0]
        play(table, "buy porridge")

        assert refused(table, f"buy {hidden}").rule == "SG-MARKET-003"
        assert refused(table, "buy porridge").rule == "SG-MARKET-003"

    def test_the_rest_goes_to_the_bottom_in_the_order_revealed(self) -> None:
        """SG-MARKET-004: of 7 revealed and 2 bought, 5 lie at the bottom of a deck of 30."""
        table = visit(at_market(coins=6), "stew", "revolver", "porridge", "lantern")
        order = [card for card in table.stall if card not in ("porridge", "stew")]
        play(table, "buy porridge", "buy stew", "leave market")

        assert table.market_bottom == order
        assert len(table.market) + len(table.market_bottom) == 30

    def test_the_bottom_comes_up_last_and_in_order(self) -> None:
        """SG-MARKET-004, 005: once the unseen cards are used up, the ones put back come in the order they lie."""
        table = at_market()
        table.market_bottom, table.market = table.market[:30], table.market[30:]
        order = list(table.market_bottom)
        visit(again(table), count=2)

        assert table.stall[2:] == order[:5]
        assert table.market_bottom == order[5:]

    def test_unsold_cards_of_a_second_visit_lie_under_those_of_the_first(self) -> None:
        """SG-MARKET-004: after two visits the 7 of the first lie above the 5 of the second, each in their order."""
        table = visit(at_market(coins=6), "revolver", "lantern")
        first = list(table.stall)
        visit(play(table, "leave market"), "stew", "porridge")
        second = [card for card in table.stall if card not in ("porridge", "stew")]
        play(table, "buy porridge", "buy stew", "leave market")

        assert table.market_bottom == first + second
        assert (len(table.market), table.stall) == (32 - 14, [])

    def test_a_third_visit_comes_back_to_the_first_unsold(self) -> None:
        """SG-MARKET-004, 005: with 2 unseen cards left those come first, then the oldest unsold, and no card twice."""
        table = at_market()
        table.market_bottom, table.market = table.market[:30], table.market[30:]
        order = list(table.market_bottom)
        visit(again(table), count=2)
        unseen = table.stall[:2]
        play(table, "leave market", "market")

        assert table.stall == order[5:12]
        assert play(table, "leave market").market_bottom == order[12:] + unseen + order[:12]

    def test_a_bought_card_can_be_used_at_once(self) -> None:
        """SG-MARKET-006: P1 buys a card with a 1-command ability, and P2 pays for it in the same turn."""
        table = give_command(at_market(2), 2, 1)
        play(table, "activate laurent meat")
        visit(table, "teapot-of-kemter")
        play(table, "buy teapot-of-kemter", "activate teapot-of-kemter clear by p2", "clear laurent")

        assert table.adventures["teapot-of-kemter"] == 1
        assert table.crew["laurent"].command == 0
        assert table.pools == [0, 0]
        assert play(table, "leave market").actions == 1

    def test_a_card_costs_its_coins_and_nothing_else(self) -> None:
        """SG-MARKET-006: no command of anybody, and no other resource."""
        table = give_command(at_market(2, coins=20), 2, 1)
        goods = {kind: amount for kind, amount in table.goods.items() if kind != "coins"}
        play(visit(table, "lantern"), "buy lantern")

        assert (table.pools, table.goods["coins"]) == ([2, 1], 20 - table.pack.adventures["lantern"].price)
        assert {kind: amount for kind, amount in table.goods.items() if kind != "coins"} == goods

    @pytest.mark.parametrize("crew", ["mac", "odessa", "gregory"])
    def test_a_bought_weapon_is_equipped_at_once(self, crew: str) -> None:
        """SG-MARKET-007: it goes on exactly one crew member, of any player, before anything else is bought."""
        table = play(visit(at_market(2, coins=20), "revolver", "lantern"), "buy revolver")

        assert [line for line in offered(table) if line.startswith("hand")] == [
            f"hand revolver to {name}" for name in table.crew
        ]
        assert stalls(table) == []
        assert refused(table, "leave market").rule == "SG-MARKET-007"

        play(table, f"hand revolver to {crew}")

        assert [name for name, member in table.crew.items() if "revolver" in member.weapons] == [crew]
        assert "lantern" in stalls(table)

    def test_each_bought_weapon_is_equipped(self) -> None:
        """SG-MARKET-007, 004: of two weapons each is handed out when it is bought, and neither goes to the bottom."""
        table = play(visit(at_market(2, coins=40), "revolver", "braided-whip"), "buy revolver", "hand revolver to mac")
        play(table, "buy braided-whip")
        assert refused(table, "leave market").rule == "SG-MARKET-007"

        play(table, "hand braided-whip to mac", "leave market")
        assert table.crew["mac"].weapons == ("revolver", "braided-whip")
        assert (len(table.market_bottom), {"revolver", "braided-whip"} & {*table.market_bottom}) == (5, set())

    def test_change_for_an_artifact_is_kept(self) -> None:
        """SG-MARKET-008: with 0 coins and 1 artifact a card of 1 leaves 1 coin."""
        table = at_market(coins=0)
        table.goods["artifacts"] = 1
        play(visit(again(table), "lantern"), "buy lantern")

        assert (table.goods["coins"], table.goods["artifacts"]) == (1, 0)

    def test_no_artifact_is_broken_for_what_coins_can_pay(self) -> None:
        """SG-MARKET-008: an artifact is turned into coins only if it is needed."""
        table = at_market(coins=1)
        table.goods["artifacts"] = 1
        play(visit(again(table), "lantern"), "buy lantern")

        assert (table.goods["coins"], table.goods["artifacts"]) == (0, 1)

    def test_as_many_artifacts_as_are_needed_are_turned_into_coins(self) -> None:
        """SG-MARKET-008: with 1 coin and 3 artifacts a card of 4 takes two of them and leaves 1 coin."""
        table = at_market(coins=1)
        table.goods["artifacts"] = 3
        play(visit(again(table), "scouts-gear"), "buy scouts-gear")

        assert (table.goods["coins"], table.goods["artifacts"]) == (1, 1)
