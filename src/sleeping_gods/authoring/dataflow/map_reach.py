"""Where a party can come to on the map: regions by ship, pages on foot and by plane."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ...sea.table.cards import Pack as SeaPack
from ...skies.table.cards import Pack as SkiesPack
from ...skies.table.spreads import facing_page
from ...story.ways import onwards


def regions_reached(pack: SeaPack, moves: Mapping[str, Iterable[str]]) -> set[str]:
    """The regions that the ship can sail to; ``moves`` are the neighbours of each as the rules see them."""
    return onwards(moves, [pack.start_region])


def pages_reached(pack: SkiesPack) -> set[int]:
    """The pages that Claire can walk to, over the binding and page icons, or land on."""
    starts = [pack.start, *(space.square for space in pack.spaces.values() if space.square)]
    ways = {
        page.number: [other for other in (facing_page(page.number), *page.exits.values()) if other in pack.pages]
        for page in pack.pages.values()
    }
    return onwards(ways, (int(square.partition(":")[0]) for square in starts))
