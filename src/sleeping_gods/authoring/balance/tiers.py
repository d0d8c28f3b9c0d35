"""Tiers: how far into a campaign a location lies, and what a story may give and demand there."""

from __future__ import annotations

from collections.abc import Mapping

from ...sea.pack.atlas import spread
from ...sea.table.cards import Pack as SeaPack
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
"""The same for the skies; ``common`` and ``quest`` count all resources of that sort together."""
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
    far = _distances(pack)
    own: dict[str, int] = {}
    if isinstance(pack, SeaPack):
        pages = {str(n): region.page for region in pack.regions.values() for n in region.locations}
        own = {str(n): region.tier for region in pack.regions.values() for n in region.locations if region.tier}
    else:
        pages = {str(n): page.number for page in pack.pages.values() for place in page.places for n in place.locations}
    counted = {location: far[spread(page)] + 1 for location, page in pages.items() if spread(page) in far}
    if not isinstance(pack, SeaPack):
        flown = [location for location, page in pages.items() if spread(page) not in far]
        flown += [str(space.explore) for space in pack.spaces.values() if space.explore]
        counted |= dict.fromkeys(flown, max(counted.values(), default=0) + 1)
    return counted | own


def _distances(pack: AnyPack) -> dict[int, int]:
    """Each spread that can be reached over page icons, and how many page turns that takes."""
    ways: dict[int, set[int]] = {}
    if isinstance(pack, SeaPack):
        start = spread(pack.start_page)
        for region in pack.regions.values():
            ways.setdefault(spread(region.page), set()).update(map(spread, region.exits.values()))
    else:
        start = spread(int(pack.start.partition(":")[0]))
        for page in pack.pages.values():
            ways.setdefault(spread(page.number), set()).update(map(spread, page.exits.values()))
    far = {start: 0}
    pending = [start]
    for here in pending:  # grows while it is walked
        for there in sorted(ways.get(here, set()) & ways.keys() - far.keys()):
            far[there] = far[here] + 1
            pending.append(there)
    return far
