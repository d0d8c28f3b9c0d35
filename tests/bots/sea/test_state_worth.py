"""What a table of the sea is worth to a robot that thinks ahead."""

from __future__ import annotations

from sleeping_gods.bots.robots.holdings import holdings_of
from sleeping_gods.bots.sea.state_worth import EVENT, worth_at_sea
from sleeping_gods.bots.story.weights import SEAT

from ..readers import at_sea


def test_an_event_that_stays_in_play_costs() -> None:
    """SG-EVENT-010: so that to end one is worth something."""
    table = at_sea()
    free = worth_at_sea(table, SEAT, {})
    table.ongoing = [next(name for name, card in table.pack.events.items() if card.ongoing)]

    assert worth_at_sea(table, SEAT, {}) == free - EVENT
    assert holdings_of(table)["event"] == 1
