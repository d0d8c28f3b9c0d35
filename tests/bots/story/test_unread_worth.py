"""What a choice is worth more or less for what it asks: nothing to readers, something to planners of the sea."""

from __future__ import annotations

from sleeping_gods.bots.robots.known_index import KnownIndexes
from sleeping_gods.bots.story.unread_worth import MEASURED_AT_SEA, UNREAD
from sleeping_gods.effects.op import Condition
from sleeping_gods.story.model import StoryChoice

from ..readers import at_sea, in_the_skies

ASKS = StoryChoice("a", "Show the letter.", needs=Condition("quest", (12,)))
COSTS = StoryChoice("b", "Pay.", cost=(("coins", 2),))
BOTH = StoryChoice("c", "Show it and pay.", needs=Condition("quest", (12,)), cost=(("coins", 2),))
PLAIN = StoryChoice("d", "Go on.")


def test_readers_count_all_choices_alike() -> None:
    """Packs are balanced against them: their values stay."""
    assert [UNREAD.of_kind(choice) for choice in (ASKS, COSTS, BOTH, PLAIN)] == [0, 0, 0, 0]


def test_a_planner_prefers_what_asks_for_something_it_has() -> None:
    """Such pages bring more on average, and pages that cost something less."""
    asks, costs, both, plain = (MEASURED_AT_SEA.of_kind(choice) for choice in (ASKS, COSTS, BOTH, PLAIN))

    assert asks > plain == 0 > costs
    assert both == asks + costs


def test_the_sea_has_values_of_its_own() -> None:
    """Those of the skies stay."""
    indexes = KnownIndexes(MEASURED_AT_SEA)

    assert indexes.of(at_sea()).facts.unread is MEASURED_AT_SEA
    assert indexes.of(in_the_skies()).facts.unread is UNREAD
    assert KnownIndexes().of(at_sea()).facts.unread is UNREAD
