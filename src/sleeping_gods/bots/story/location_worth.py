"""How much a location attracts a bot: by what it may still give, and by how often its pages were read."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from .story_facts import Fact
from .story_index import StoryIndex
from .story_lookahead import UNREAD_PAGE, Ways

PRIZE = 3.0
"""What a fact is worth that a campaign is won with."""
FRESH_PAGE = 0.7
"""What a page promises that nobody has read, where its location has been."""
MAX_WORTH = 8.0
"""No location promises more than this."""
NO_PLACES = 1 << 60
"""How often the least reached of no places was reached: more often than any."""


def promised_worth(
    index: StoryIndex, ways: Ways, own: set[Fact], prizes: Collection[Fact], worths: Mapping[str, float]
) -> float:
    """The value of what a location may still give: ``prizes`` count most, other facts by ``worths`` of their kind."""
    worth = 0.0
    for key in index.given.keys() & ways.keys():
        for fact in index.given[key] - own:
            worth += PRIZE if fact in prizes else worths.get(fact.partition(" ")[0], 0.0)
    if index.facts.unread is not None:
        unread = sum(1 for key in ways if key.startswith(UNREAD_PAGE))
        worth += index.facts.unread.promise if unread == len(ways) else FRESH_PAGE * unread
    return min(worth, MAX_WORTH)


def readings(hits: Mapping[str, int], ways: Ways) -> tuple[int, int]:
    """How many of some places were never reached, and how often the one was that was reached least."""
    counts = [hits[key] for key in ways]
    return counts.count(0), min(counts, default=NO_PLACES)
