"""What a planner buys at a market: a card counts two points, whatever it is for."""

from __future__ import annotations

from dataclasses import replace

from sleeping_gods.bots.sea.planner import purchases
from sleeping_gods.bots.sea.planner.purchases import PASS_EVENTS, SCORED, buy, gain_of, share_left, turns_left
from sleeping_gods.bots.sea.planner.ship import PURSE
from sleeping_gods.kernel.choices import Choice
from sleeping_gods.sea.table.cards import AdventureCard
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.sea.table.words import PASSES

from ..readers import at_sea

LEAVE: Choice = ("leave", "market")


def market(prices: dict[str, int], coins: int) -> SeaTable:
    """A table with this many coins whose pack holds plain cards at these prices."""
    table = at_sea()
    name = next(card for card in table.pack.adventures.values() if card.origin == "market").name
    cards = {card: AdventureCard(card, 0, "gear", name, "market", price) for card, price in prices.items()}
    table.pack = replace(table.pack, adventures={**table.pack.adventures, **cards})
    table.goods["coins"] = coins
    return table


def offers(*cards: str) -> list[Choice]:
    """These cards are for sale."""
    return [*(("buy", card) for card in cards), LEAVE]


def test_a_card_is_worth_its_points_though_it_is_of_no_use_any_more() -> None:
    """SG-SCORE-002: two points; of its price each two coins would have been one."""
    table = market({"lamp": 3}, coins=8)
    table.event_pass, table.event_left = len(PASSES), [0, 0, 0]

    assert share_left(table) == 0
    assert gain_of(table, ("buy", "lamp")) == SCORED - 3
    assert buy(table, offers("lamp")) == ("buy", "lamp")


def test_the_use_of_a_card_counts_less_the_less_time_is_left() -> None:
    """SG-TURN-004: an event a turn, three decks of them."""
    table = market({"lamp": 3}, coins=8)
    gains = []
    for number, events in ((1, [6, 6, 6]), (2, [6, 6, 6]), (3, [0, 0, 1])):
        table.event_pass, table.event_left = number, events
        gains.append(gain_of(table, ("buy", "lamp")))

    assert gains == sorted(gains, reverse=True)
    assert len({*gains}) == 3
    assert turns_left(table) == 1 < PASS_EVENTS


def test_coins_for_an_inn_are_kept_and_nothing_is_bought_at_a_loss() -> None:
    """SG-PORT-003: four coins; a card for six would count less than it costs."""
    table = market({"lamp": 2, "chart": 6}, coins=PURSE + 1)
    table.event_pass, table.event_left = len(PASSES), [0, 0, 0]

    assert buy(table, offers("lamp", "chart")) == LEAVE
    table.goods["coins"] = 30
    assert buy(table, offers("lamp", "chart")) == ("buy", "lamp")
    assert buy(table, offers("chart")) == LEAVE


def test_a_great_bargain_goes_before_the_inn() -> None:
    """What is worth so much more than its price is bought with the last coins."""
    table = market({"lamp": 1}, coins=1)
    table.event_pass, table.event_left = 1, [6, 6, 6]

    assert gain_of(table, ("buy", "lamp")) < purchases.BARGAIN
    assert buy(table, offers("lamp")) == LEAVE
    card = table.pack.adventures["lamp"]
    weapon = next(c.weapon for c in table.pack.adventures.values() if c.weapon is not None)
    table.pack = replace(table.pack, adventures={**table.pack.adventures, "lamp": replace(card, weapon=weapon)})
    assert gain_of(table, ("buy", "lamp")) >= purchases.BARGAIN
    assert buy(table, offers("lamp")) == ("buy", "lamp")
