"""An index of a pack of the sea: its story, its distances, and how dangerous each location is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ...party.table.table import PartyTable
from ...sea.table.table import SeaTable
from ...sea.table.words import PASSES
from ..story.page_summary import page_summary
from ..story.places import StoryPlace
from ..story.story_facts import Fact, StoryFacts
from ..story.story_index import StoryIndex, fill_index, roots_of
from ..story.story_lookahead import StoryLookahead
from ..story.unread_worth import UnreadWorth
from .charts import Charts

LAST_STORY = "F2"
"""The paragraph that a second defeat in the finale of the sea opens."""


class SeaFacts(StoryFacts):
    """What can be owned at sea."""

    def cards(self, table: PartyTable) -> Iterable[str]:
        """The adventure cards that are owned."""
        return table.adventures if isinstance(table, SeaTable) else ()

    def owned(self, table: PartyTable) -> set[Fact]:
        """The facts that are owned now, story tokens and explore tokens among them."""
        facts = super().owned(table)
        if isinstance(table, SeaTable):
            facts |= {f"token {token}" for token in table.tokens}
            facts |= {f"explore {letter}" for letter in table.letters}
        return facts

    def spent(self, table: PartyTable) -> set[Fact]:
        """The facts that cannot be owned again, cards that have left the campaign among them."""
        gone = table.gone_adventures if isinstance(table, SeaTable) else ()
        return super().spent(table) | self.numbered_cards(gone)


@dataclass(slots=True, kw_only=True)
class SeaIndex(StoryIndex):
    """A story index that also knows distances and dangers."""

    charts: Charts
    danger: dict[str, int] = field(default_factory=dict)
    """The highest level of a fight in each location's own paragraphs, by the number of the location."""


def sea_index(
    table: SeaTable, places: Iterable[StoryPlace], charts: Charts | None = None, unread: UnreadWorth | None = None
) -> SeaIndex:
    """Look a pack of the sea through, with a table of it; ``charts`` are those of the same map, if there are any,
    ``unread`` what unread pages are worth where the pack lacks those."""
    facts = SeaFacts(table, unread)
    charts = charts or Charts(table.pack, table.bound)
    locations = tuple(charts.region_of)
    roots = roots_of(facts, locations, (*PASSES.values(), LAST_STORY))
    index = SeaIndex(facts, StoryLookahead(facts), roots, locations, charts=charts, danger=_dangers(table))
    return fill_index(index, table, places)


def _dangers(table: SeaTable) -> dict[str, int]:
    """The highest level of a fight in the paragraphs of each location."""
    levels = {enemy.number: enemy.level for enemy in table.pack.enemies.values()}
    highest: dict[str, int] = {}
    for number, paragraph in table.pack.paragraphs.items():
        location = number.partition(".")[0]
        for op in page_summary(paragraph).fights:
            level = sum(levels.get(int(enemy), 0) for enemy in op.args)
            highest[location] = max(highest.get(location, 0), level)
    return highest
