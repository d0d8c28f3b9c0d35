"""Tiers: how far into a campaign a location lies, and what a story may give and demand there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ...sea.pack.atlas import spread
from ...sea.table.cards import Pack as SeaPack
from ...skies.table.cards import Pack as SkiesPack
from ..project import AnyPack

SEA: dict[str, tuple[int, ...]] = {
    "xp": (6, 8, 10, 12),
    "coins": (8, 10, 12, 15),
    "artifacts": (2, 2, 3, 3),
    "materials": (4, 4, 5, 6),
    "grain": (4, 4, 5, 6),
    "meat": (4, 4, 5, 6),
    "vegetables": (4, 4, 5, 6),
    "cards": (2, 2, 3, 3),
    "combat": (13, 17, 22, 22),
}
"""The most that one way through a paragraph gives, by tier; ``cards`` are adventure cards, ``combat`` is its level."""
SKIES: dict[str, tuple[int, ...]] = {
    "common": (4, 5, 6, 6),
    "quest": (2, 3, 3, 4),
    "cards": (2, 3, 3, 3),
    "combat": (10, 14, 18, 20),
}
"""What a party of the skies has by each tier; ``common`` and ``quest`` count all resources of that sort together."""
QUEST_RESOURCES = ("tundra-berry", "bloodflower", "gergon-leaf", "fire-quartz", "ice-diamond", "jadeworm-egg")
"""Resources of the skies that restore totems; the others are common."""


def bands_of(pack: AnyPack) -> Mapping[str, tuple[int, ...]]:
    """The bands of a pack's game."""
    return SEA if isinstance(pack, SeaPack) else SKIES


def band(pack: AnyPack, what: str, tier: int) -> int | None:
    """The most there may be of something in a tier, from 1; None if it has no band."""
    row = bands_of(pack).get(what)
    return row[min(tier, len(row)) - 1] if row else None


def tiers_of(pack: AnyPack) -> dict[str, int]:
    """Each location and its tier: that of its region, else 1 on the first spread and 1 more a page turn.

    In the skies what only the plane reaches comes after all that can be walked to.
    """
    return _sea_tiers(pack) if isinstance(pack, SeaPack) else _skies_tiers(pack)


def _sea_tiers(pack: SeaPack) -> dict[str, int]:
    """The tiers of locations by the spreads from the start; a region may have one of its own."""
    exits = [(region.page, region.exits.values()) for region in pack.regions.values()]
    far = _page_turns(spread(pack.start_page), exits)
    counted: dict[str, int] = {}
    own: dict[str, int] = {}
    for region in pack.regions.values():
        for location in map(str, region.locations):
            if spread(region.page) in far:
                counted[location] = far[spread(region.page)] + 1
            if region.tier:
                own[location] = region.tier
    return counted | own


def _skies_tiers(pack: SkiesPack) -> dict[str, int]:
    """The tiers of locations by the spreads from the start; what is only flown to is one tier beyond."""
    exits = [(page.number, page.exits.values()) for page in pack.pages.values()]
    far = _page_turns(spread(int(pack.start.partition(":")[0])), exits)
    page_of = {str(n): page.number for page in pack.pages.values() for place in page.places for n in place.locations}
    tiers = {location: far[spread(page)] + 1 for location, page in page_of.items() if spread(page) in far}
    flown = [location for location in page_of if location not in tiers]
    flown += [str(space.explore) for space in pack.spaces.values() if space.explore]
    return tiers | dict.fromkeys(flown, max(tiers.values(), default=0) + 1)


def _page_turns(start: int, exits: Iterable[tuple[int, Iterable[int]]]) -> dict[int, int]:
    """Each spread that can be reached from the first, and how many page turns that takes.

    ``exits`` are the pages with those that their page icons lead to.
    """
    ways: dict[int, set[int]] = {}
    for page, targets in exits:
        ways.setdefault(spread(page), set()).update(map(spread, targets))
    far = {start: 0}
    pending = [start]
    for here in pending:  # grows while it is walked
        for there in sorted(ways.get(here, set()) & ways.keys() - far.keys()):
            far[there] = far[here] + 1
            pending.append(there)
    return far
