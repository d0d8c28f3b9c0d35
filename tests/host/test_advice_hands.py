"""An advice on a test that lacks something says who else may still discard cards for it."""

from __future__ import annotations

from sleeping_gods.bots.robots.advice_facts import ThumbRule
from sleeping_gods.bots.robots.interface import Advice
from sleeping_gods.kernel.table import decider
from sleeping_gods.party.chapters.challenge import total
from sleeping_gods.party.table.table import PartyTable

from .advising import item, table_at, why


def a_test(lacking: int, cards: int) -> PartyTable:
    """A challenge that lacks so much, with so many cards in the other hand."""
    table = table_at("AlterTest", fits=lambda table: table.test.kind == "challenge")
    table.test.number = total(table, table.test) + lacking
    other = 1 - decider(table)
    table.hands[other][:] = [*table.hands[other], *table.deck][:cards]
    return table


def said(table: PartyTable) -> str:
    """What is said of going on."""
    return why(table, Advice(item(("go", "on"), 0.0, ThumbRule("boost-none")), ()))


def test_who_holds_cards_may_still_discard_them() -> None:
    """SG-SHARE-005: how many is open to all, which is not."""
    assert "(2 cards in hand) may still discard cards of " in said(a_test(1, 2))
    assert "(1 card in hand)" in said(a_test(1, 1))


def test_nothing_is_said_where_nothing_is_lacking_or_no_card_is_held() -> None:
    """Nobody has to be asked."""
    assert "may still discard" not in said(a_test(0, 2))
    assert "may still discard" not in said(a_test(1, 0))
