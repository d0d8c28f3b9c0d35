"""The reading robot in challenges: exact odds, a party for them, nothing spent that does not turn the result."""

from __future__ import annotations

import pytest

from sleeping_gods.bots.party.challenge_worth import ChallengeBoost, fates, prices, worth
from sleeping_gods.bots.sea.planner import challenges as tests
from sleeping_gods.bots.sea.planner.challenge_odds import party_for
from sleeping_gods.bots.story.weights import READER
from sleeping_gods.kernel.play import advance, options
from sleeping_gods.party.acts.alter import AlterTest
from sleeping_gods.party.chapters.challenge import JoinChallenge
from sleeping_gods.party.table.records import Test
from sleeping_gods.sea.table.table import SeaTable

from ..readers import at_sea


def joined(number: int, skill: str = "strength") -> SeaTable:
    """A table at which a challenge is about to be joined."""
    table = at_sea()
    table.tests.append(Test("challenge", 0, skill, number))
    table.then(JoinChallenge())
    advance(table)
    return table


def drawn(number: int, fate: int, cards: int = 0) -> SeaTable:
    """A table at which a strength challenge was drawn for, with so many strength cards in hand and no command."""
    table = at_sea()
    table.pools[0] = 0
    strong = [card for card in table.deck if table.pack.abilities[card].skill == "strength"][:cards]
    for card in strong:
        table.deck.remove(card)
    table.hands[0] = strong
    table.tests.append(Test("challenge", 0, "strength", number, drawn=fate, fate=fate))
    table.then(AlterTest())
    advance(table)
    return table


def test_odds_are_counted_from_the_cards_that_are_left() -> None:
    """Every card not drawn yet is as likely as every other; those drawn are out."""
    table = at_sea()
    table.deck = [card for card in table.deck if table.pack.abilities[card].fate in (1, 6)]
    sixes = sum(1 for card in table.deck if table.pack.abilities[card].fate == 6)

    odds = fates(table)

    assert set(odds) == {1, 6}
    assert odds[6] == pytest.approx(sixes / len(table.deck))


def test_the_cheapest_ways_are_priced_within_the_command_at_hand() -> None:
    """Two by the cheap card alone, three by the dear one, five by both; without command for both never."""
    found = [ChallengeBoost(2, 0.6, 1), ChallengeBoost(3, 1.4, 2)]

    assert prices(found, 3)[:6] == pytest.approx([0.0, 0.6, 0.6, 1.4, 2.0, 2.0])
    assert prices(found, 2)[4] > 1000
    assert prices(found, 0)[1] > 1000


def test_only_what_pays_is_reckoned_as_spent() -> None:
    """A pass that costs more than it is worth is no pass."""
    odds = {1: 0.5, 6: 0.5}

    assert worth(odds, 3, [0.0, 1.0, 2.0], stake=5.0) == pytest.approx((4.0, 1.0))
    assert worth(odds, 3, [0.0, 1.0, 2.0], stake=1.5) == pytest.approx((0.75, 0.5))


def test_a_party_is_as_large_as_the_odds_ask() -> None:
    """Nobody for what is sure, nobody for what is hopeless, more for eight than for five."""
    sizes = {number: len(tests.party(joined(number), 10.0, READER)) for number in (1, 5, 8, 30)}

    assert sizes[1] == sizes[30] == 0
    assert 0 < sizes[5] < sizes[8]


def test_the_tired_rest() -> None:
    """Of two who can do the same the fresh one goes, whoever that is; for nothing nobody does."""
    table = joined(5)
    table.deck = [card for card in table.deck if table.pack.abilities[card].fate == 4]
    for member in table.crew.values():
        member.fatigue = 1
    for fresh in ("rafael", "mac"):
        table.crew[fresh].fatigue = 0
        assert tests.party(table, 10.0, READER) == (fresh,)
        table.crew[fresh].fatigue = 1

    assert tests.party(table, 0.0, READER) == ()


def test_helpers_are_asked_only_if_their_player_can_pay() -> None:
    """At a table of two the other's crew costs command: without any only one's own takes part."""
    table = at_sea(players=2)
    test = Test("challenge", table.captain, "strength", 9)
    own = set(table.crew_of(table.captain))
    table.pools = [0, 0]
    poor = party_for(table, test, list(table.crew), 20.0, READER)
    table.pools = [5, 5]
    rich = party_for(table, test, list(table.crew), 20.0, READER)

    assert set(poor.crew) <= own
    assert set(rich.crew) - own
    assert rich.chance > poor.chance


def test_a_card_is_spent_where_it_turns_the_result() -> None:
    """One short: the card goes; passed already, or out of reach: it stays."""
    turned, passed, lost = drawn(6, 5, 1), drawn(5, 5, 1), drawn(6, 1, 1)

    assert tests.alter(turned, options(turned), 5.0, READER)[0] == "discard"
    assert tests.alter(passed, options(passed), 5.0, READER) == ("go", "on")
    assert tests.alter(lost, options(lost), 5.0, READER) == ("go", "on")


def test_the_cheapest_way_comes_first() -> None:
    """A hand card before command on a board; command if there is no card; neither if too little is at stake."""
    with_card, without = drawn(6, 5, 1), drawn(6, 5, 0)
    for table in (with_card, without):
        table.pools[0] = 4

    assert tests.alter(with_card, options(with_card), 5.0, READER)[0] == "discard"
    assert tests.alter(without, options(without), 5.0, READER)[0] == "activate"
    assert tests.alter(without, options(without), 0.1, READER) == ("go", "on")


def test_several_ways_are_put_together() -> None:
    """Two short and two cards in hand: both go, one after the other."""
    table = drawn(6, 4, 2)

    way = tests.cheapest(table, tests.raises(table, options(table), READER), 2)

    assert way is not None
    assert [one.choice[0] for one in way[1]] == ["discard", "discard"]
    assert tests.cheapest(table, tests.raises(table, options(table), READER), 9) is None
