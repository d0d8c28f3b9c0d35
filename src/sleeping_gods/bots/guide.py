"""What the players of one pack share: its story looked through once, before the first campaign."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ..kernel.luck import Luck
from ..party.table.table import PartyTable
from ..sea.chapters.events import PASSES
from ..sea.table.table import SeaTable
from ..skies.table.table import SkiesTable
from ..skies.table.words import RARE
from ..story.ways import jumps_of, ops_of
from .airways import Airways
from .charts import Charts
from .lore import Fact, Lore, gives, takes
from .places import Place
from .recipe import Recipes
from .tale import Tale

LAST = "F2"
"""The paragraph that a second defeat in the finale of the sea opens."""


@dataclass(slots=True)
class Guide:
    """A pack's story, its charts, and which place gives or takes which fact."""

    lore: Lore
    tale: Tale
    roots: tuple[str, ...]
    """The paragraphs that open by themselves: locations, and what events and defeats open."""
    locations: tuple[str, ...]
    charts: Charts | None
    givers: dict[Fact, set[str]] = field(default_factory=dict)
    danger: dict[str, int] = field(default_factory=dict)
    """The highest level of a fight in each location's own paragraphs."""
    given: dict[str, set[Fact]] = field(default_factory=dict)
    takers: dict[str, set[Fact]] = field(default_factory=dict)
    airways: Airways | None = None
    """The ways over the atlas, for the skies."""
    riches: set[str] = field(default_factory=set)
    """The places that give quest resources, which restore totems."""

    def recipes(self, start: frozenset[Fact], luck: Luck) -> Recipes:
        """Recipes for every place from a start; which of several ways they take is a matter of luck."""
        roots = list(self.roots)
        for place in range(len(roots) - 1, 0, -1):
            other = luck.below(place + 1)
            roots[place], roots[other] = roots[other], roots[place]
        return Recipes(self.lore, tuple(roots), start).explore()


def guide_for(table: PartyTable, places: Iterable[Place]) -> Guide:
    """Look a pack through, with a new table of it."""
    lore = Lore(table)
    charts = None
    others: tuple[str, ...] = ("1",)
    if isinstance(table, SeaTable):
        charts = Charts(table.pack, table.bound)
        locations = tuple(charts.region_of)
        others = (*PASSES.values(), LAST)
    else:
        numbers = getattr(table.bound, "locations", {}).values()
        locations = tuple(str(number) for place in numbers for number in place)
    asked = [number for number in (*locations, *others) if number in lore.paragraphs]
    led = {number for paragraph in lore.paragraphs.values() for number in jumps_of(paragraph)}
    # Stories that events, camps or encounters open by themselves are roots as well.
    asked += [number for number in lore.paragraphs if number not in led and number not in asked]
    guide = Guide(lore, Tale(lore), tuple(asked), locations, charts)
    if isinstance(table, SkiesTable):
        guide.airways = Airways(table.pack, table.bound)
    if isinstance(table, SeaTable):
        guide.danger = _dangers(table)
    printed = table.bound.printed
    for place in places:
        for op in printed.get(place.key, ()):
            if fact := gives(op):
                guide.givers.setdefault(fact, set()).add(place.key)
                guide.given.setdefault(place.key, set()).add(fact)
                if fact in lore.dormant:
                    guide.givers.setdefault(lore.dormant[fact], set()).add(place.key)
            if op.name == "gain" and op.args[0] in RARE:
                guide.riches.add(place.key)
            for fact in lore.adds(op):
                guide.givers.setdefault(fact, set()).add(place.key)
            if fact := takes(op):
                guide.takers.setdefault(place.key, set()).add(fact)
    return guide


def _dangers(table: SeaTable) -> dict[str, int]:
    """The highest level of a fight in the paragraphs of each location."""
    levels = {enemy.number: enemy.level for enemy in table.pack.enemies.values()}
    found: dict[str, int] = {}
    for number, paragraph in table.pack.paragraphs.items():
        location = number.partition(".")[0]
        for op in ops_of(paragraph):
            if op.name == "combat":
                level = sum(levels.get(int(enemy), 0) for enemy in op.args)
                found[location] = max(found.get(location, 0), level)
    return found
