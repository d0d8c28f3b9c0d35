"""Indexes of the stories that groups know: what each page gives is computed once and cached."""

from __future__ import annotations

from typing import TypeAlias

from ...effects.op import Op
from ...kernel.errors import Bug
from ...party.table.pack import PartyPack
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
from ..story.identity_cache import IdentityCache
from ..story.places import places_of_page
from ..story.story_facts import Fact, Facts
from ..story.unread_worth import UNREAD, UnreadWorth
from ..story.weights import FLYING_SEAT, SEAT

MAX_PACKS = 16
"""Packs, each reduced to what one group knows, whose indexes are cached; and maps."""
MAX_PAGES = 4_000
"""Pages whose effects are cached."""
MAX_STORIES = 60_000
"""Valued stories of one pack that are cached."""
VALUATION_PASSES = 2
"""How often the values of facts are worked out from each other; more changes little where only some pages are known."""
NO_FACTS: Facts = frozenset()
PackKey: TypeAlias = tuple[str, str]
"""Id and digest of a whole pack, whatever a group knows of it."""
PlacedEffect: TypeAlias = tuple[str, Op]
"""An effect of a page, after the place of the story where it is printed."""


class KnownIndexes:
    """Indexes of the stories that groups know, and what follows from them; the most recently used are cached."""

    def __init__(self, unread_at_sea: UnreadWorth = UNREAD) -> None:
        self.unread_at_sea = unread_at_sea
        """What unread pages of the sea are worth."""
        self._indexes: IdentityCache[PartyPack, SeaIndex | SkiesIndex] = IdentityCache(MAX_PACKS)
        """The index of each table's pack."""
        self._worths: IdentityCache[PartyPack, dict[Fact, float]] = IdentityCache(MAX_PACKS)
        """What each fact is worth, for each table's pack."""
        self._difficulties: IdentityCache[PartyPack, dict[str, float]] = IdentityCache(MAX_PACKS)
        """How hard each location is, for each table's pack."""
        self._effects: IdentityCache[Paragraph, list[PlacedEffect]] = IdentityCache(MAX_PAGES)
        """The effects of each page with their places."""
        self._stories: dict[PackKey, dict[StoryKey, float]] = {}
        """What stories were found to be worth, by pack: they are asked for again while a group learns."""
        self._maps: dict[PackKey, Charts | Airways] = {}
        """The distances of each pack's map."""

    def of(self, table: PartyTable) -> SeaIndex | SkiesIndex:
        """The index of the pages that lie in the pack of a table."""
        return self._indexes.get(table.pack, lambda: self._new_index(table))

    def difficulty(self, table: PartyTable) -> dict[str, float]:
        """How difficult each location is, as far as it has been read."""
        return self._difficulties.get(table.pack, lambda: difficulties(self.of(table).facts))

    def worths(self, table: PartyTable) -> dict[Fact, float]:
        """What facts are worth by the pages that lie in the pack of a table."""
        return self._worths.get(table.pack, lambda: self._new_worths(table))

    def _new_worths(self, table: PartyTable) -> dict[Fact, float]:
        """What each fact is worth by what a group knows, worked out from nothing."""
        index, stories = self.of(table), self._stories.setdefault(_key_of(table), {})
        if len(stories) > MAX_STORIES:
            stories.clear()
        if isinstance(table, SeaTable):
            return fact_worths(NO_FACTS, table.pack, index, SEAT, passes=VALUATION_PASSES, cache=stories)
        if isinstance(table, SkiesTable):
            _, _, finale = table.pack.camps[table.length]
            return fact_worths(NO_FACTS, table.pack, index, FLYING_SEAT, finale, passes=VALUATION_PASSES, cache=stories)
        raise _unknown_game(table)

    def _new_index(self, table: PartyTable) -> SeaIndex | SkiesIndex:
        """An index of the pages that are known."""
        index = self._empty_index(table)
        for page in table.pack.paragraphs.values():
            for place, op in self._effects_of(table, page):
                index.note_effect(place, op)
        return index

    def _empty_index(self, table: PartyTable) -> SeaIndex | SkiesIndex:
        """An index without effects; its map is the same whatever was read, and shared."""
        key = _key_of(table)
        known_map = self._maps.get(key)
        if isinstance(table, SeaTable):
            sea = sea_index(table, (), known_map if isinstance(known_map, Charts) else None, self.unread_at_sea)
            self._keep_map(key, sea.charts)
            return sea
        if isinstance(table, SkiesTable):
            skies = skies_index(table, (), known_map if isinstance(known_map, Airways) else None, UNREAD)
            self._keep_map(key, skies.airways)
            return skies
        raise _unknown_game(table)

    def _keep_map(self, key: PackKey, of_pack: Charts | Airways) -> None:
        """Keep the map of a pack; those that were kept first are dropped."""
        self._maps[key] = of_pack
        while len(self._maps) > MAX_PACKS:
            del self._maps[next(iter(self._maps))]

    def _effects_of(self, table: PartyTable, page: Paragraph) -> list[PlacedEffect]:
        """The effects of a page with their places."""
        printed = table.bound.printed
        return self._effects.get(
            page, lambda: [(place.key, op) for place in places_of_page(page) for op in printed.get(place.key, ())]
        )


def _key_of(table: PartyTable) -> PackKey:
    """A pack by its id and its digest, as a known pack differs from the whole one."""
    return table.pack.id, table.pack.digest


def _unknown_game(table: PartyTable) -> Bug:
    """The bug that a table is of neither game."""
    return Bug(f"expected a table of the sea or the skies, got {type(table).__name__}")
