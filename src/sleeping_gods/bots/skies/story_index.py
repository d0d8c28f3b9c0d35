"""An index of a pack of the skies: its story, the ways over its atlas, and where quest resources are given."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ...effects.op import Op
from ...party.table.table import PartyTable
from ...skies.chapters.score import owned_cards
from ...skies.table.table import SkiesTable
from ...skies.table.words import RARE
from ..story.places import StoryPlace
from ..story.story_facts import Fact, StoryFacts, counts_of
from ..story.story_index import StoryIndex, fill_index, roots_of
from ..story.story_lookahead import StoryLookahead
from ..story.unread_worth import UnreadWorth
from .atlas_ways import Airways

STORY_OF_LOCATION_1 = "1"
"""Where packs have it, every list of roots names it twice: recorded campaigns depend on how many roots are shuffled."""


class SkiesFacts(StoryFacts):
    """What can be owned in the skies, where marks and resources are counted."""

    keeps_counts = True

    def sleeping_totems(self, table: PartyTable) -> dict[Fact, Fact]:
        """The totem of each dormant totem quest."""
        if not isinstance(table, SkiesTable):
            return {}
        quests = table.pack.quests
        return {f"quest {number}": f"card {quest.totem}" for number, quest in quests.items() if quest.totem}

    def cards(self, table: PartyTable) -> Iterable[str]:
        """The adventure cards that are owned."""
        return owned_cards(table) if isinstance(table, SkiesTable) else ()

    def owned(self, table: PartyTable) -> set[Fact]:
        """The facts that are owned now."""
        facts = super().owned(table)
        if isinstance(table, SkiesTable):
            facts |= {f"crossed {number}" for number in table.crossed}
            facts |= {f"curse {curse}" for curse in table.curses}
            facts |= counts_of("mark", table.marks)
            facts |= counts_of("has", {**table.goods, "resources": sum(table.goods.values())})
        return facts


@dataclass(slots=True, kw_only=True)
class SkiesIndex(StoryIndex):
    """A story index that also knows the ways over the atlas and where quest resources are."""

    airways: Airways
    """The ways over the atlas."""
    resource_places: set[str] = field(default_factory=set)
    """The keys of the places that give quest resources, which restore totems."""

    def note_effect(self, key: str, op: Op) -> None:
        """Record what an effect of a place gives and takes."""
        # Not `super()`: with slots, a dataclass is made anew after its methods, and `super()` looks for the first one.
        StoryIndex.note_effect(self, key, op)
        if op.name == "gain" and op.args[0] in RARE:
            self.resource_places.add(key)


def skies_index(
    table: SkiesTable,
    places: Iterable[StoryPlace],
    airways: Airways | None = None,
    unread: UnreadWorth | None = None,
) -> SkiesIndex:
    """Look a pack of the skies through, with a table of it; ``airways`` of the same atlas are taken over.

    ``unread`` is what unread pages are worth where the pack lacks those.
    """
    facts = SkiesFacts(table, unread)
    locations = tuple(str(number) for place in table.bound.locations.values() for number in place)
    roots = roots_of(facts, locations, (STORY_OF_LOCATION_1,))
    index = SkiesIndex(
        facts, StoryLookahead(facts), roots, locations, airways=airways or Airways(table.pack, table.bound)
    )
    return fill_index(index, table, places)
