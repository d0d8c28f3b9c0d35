"""The stories that groups know, looked through: what each page gives is worked out once."""

from __future__ import annotations

from collections import OrderedDict

from ...effects.op import Op
from ...party.table.table import PartyTable
from ...sea.table.table import SeaTable
from ...skies.table.table import SkiesTable
from ...story.model import Paragraph
from ..sea.charts import Charts
from ..sea.story_index import SeaIndex, sea_index
from ..skies.atlas_ways import Airways
from ..skies.story_index import SkiesIndex, skies_index
from ..story.difficulty import difficulties
from ..story.fact_worth import StoryKey, fact_worths
from ..story.places import places_of_page
from ..story.story_facts import Fact, Facts
from ..story.unread_worth import UNREAD
from ..story.weights import FLYING_SEAT, SEAT

KEPT = 16
"""Stories that are kept, each as a group knows it; and maps."""
NO_FACTS: Facts = frozenset()
PASSES = 2
"""So many doors deep a reader thinks who knows only some pages."""
STORIES_KEPT = 60_000
PAGES_KEPT = 4_000
"""Pages whose effects are kept."""


class KnownIndexes:
    """Indexes of the stories that groups know; the last ones are kept."""

    def __init__(self) -> None:
        self._known: OrderedDict[int, tuple[object, SeaIndex | SkiesIndex]] = OrderedDict()
        self._worths: OrderedDict[int, tuple[object, dict[Fact, float]]] = OrderedDict()
        self._difficulty: OrderedDict[int, tuple[object, dict[str, float]]] = OrderedDict()
        self._stories: dict[tuple[str, str], dict[StoryKey, float]] = {}
        self._maps: OrderedDict[tuple[str, str], Charts | Airways] = OrderedDict()
        self._effects: OrderedDict[int, tuple[Paragraph, list[tuple[str, Op]]]] = OrderedDict()

    def of(self, table: PartyTable) -> SeaIndex | SkiesIndex:
        """The index of the pages that lie in the pack of a table."""
        known = self._known.get(id(table.pack))
        if known is not None and known[0] is table.pack:
            self._known.move_to_end(id(table.pack))
            return known[1]
        index = self._look_through(table)
        self._known[id(table.pack)] = (table.pack, index)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return index

    def difficulty(self, table: PartyTable) -> dict[str, float]:
        """How difficult each location is, as far as it has been read."""
        known = self._difficulty.get(id(table.pack))
        if known is None or known[0] is not table.pack:
            known = self._difficulty[id(table.pack)] = (table.pack, difficulties(self.of(table).facts))
            while len(self._difficulty) > KEPT:
                self._difficulty.popitem(last=False)
        return known[1]

    def worths(self, table: PartyTable) -> dict[Fact, float]:
        """What facts are worth by the pages that lie in the pack of a table."""
        known = self._worths.get(id(table.pack))
        if known is None or known[0] is not table.pack:
            known = self._worths[id(table.pack)] = (table.pack, self._worth(table))
            while len(self._worths) > KEPT:
                self._worths.popitem(last=False)
        return known[1]

    def _worth(self, table: PartyTable) -> dict[Fact, float]:
        index, kept = self.of(table), self._stories.setdefault((table.pack.id, table.pack.digest), {})
        if len(kept) > STORIES_KEPT:
            kept.clear()
        if isinstance(table, SeaTable):
            return fact_worths(NO_FACTS, table.pack, index, SEAT, passes=PASSES, kept=kept)
        if isinstance(table, SkiesTable):
            finale = table.pack.camps[table.length][2]
            return fact_worths(NO_FACTS, table.pack, index, FLYING_SEAT, finale, passes=PASSES, kept=kept)
        raise TypeError(f"expected a table of the sea or the skies, got {type(table).__name__}")

    def _look_through(self, table: PartyTable) -> SeaIndex | SkiesIndex:
        key = (table.pack.id, table.pack.digest)
        atlas = self._maps.get(key)
        index: SeaIndex | SkiesIndex
        if isinstance(table, SeaTable):
            index = sea = sea_index(table, (), atlas if isinstance(atlas, Charts) else None, UNREAD)
            self._maps[key] = sea.charts
        elif isinstance(table, SkiesTable):
            index = skies = skies_index(table, (), atlas if isinstance(atlas, Airways) else None, UNREAD)
            self._maps[key] = skies.airways
        else:
            raise TypeError(f"expected a table of the sea or the skies, got {type(table).__name__}")
        while len(self._maps) > KEPT:
            self._maps.popitem(last=False)
        for page in table.pack.paragraphs.values():
            for place, op in self._effects_of(table, page):
                index.note_effect(place, op)
        return index

    def _effects_of(self, table: PartyTable, page: Paragraph) -> list[tuple[str, Op]]:
        known = self._effects.get(id(page))
        if known is None or known[0] is not page:
            printed = table.bound.printed
            effects = [(place.key, op) for place in places_of_page(page) for op in printed.get(place.key, ())]
            known = self._effects[id(page)] = (page, effects)
            while len(self._effects) > PAGES_KEPT:
                self._effects.popitem(last=False)
        return known[1]
