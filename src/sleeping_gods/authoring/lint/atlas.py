"""Lint checks of the map: reachable regions, matching shapes, page icons in both directions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ...kernel.errors import Finding
from ...sea.effects.bind import bind
from ...sea.pack.atlas import EDGES, WIDTH
from ...sea.table.cards import Pack as SeaPack
from ...sea.table.cards import Region
from ...skies.table.cards import Pack as SkiesPack
from ..dataflow.map_reach import pages_reached, regions_reached
from ..dataflow.programs import Site, site_of
from ..geometry import Shape, area, crosses_itself, gap, shared_area, strips
from ..project import AnyPack, Project
from .check import Check
from .finding_place import finding_at

MAX_OVERLAP = 0.02
"""The share of the smaller region that two regions may have in common."""
MAX_GAP = 12
"""How far apart neighbours may be drawn."""


def check_reachable_pages(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports regions that the ship, and pages that Claire, cannot reach."""
    if isinstance(pack, SeaPack):
        regions = regions_reached(pack, bind(pack).moves)
        for region, site in _regions(project, pack):
            if region.id not in regions:
                yield finding_at(site, "out-of-reach", f"no way leads here from {pack.start_region}")
        return
    pages = pages_reached(pack)
    for record in project.source.of("page"):
        number = record.data.get("page")
        if isinstance(number, int) and number not in pages:
            yield Finding(
                record.file, record.line, "out-of-reach", f"[[page]] {number}: no way leads here from the start"
            )


def check_shapes(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports shapes that cross themselves, overlap, or do not touch at a common border."""
    if not isinstance(pack, SeaPack):
        return
    sound_sites: list[tuple[Region, Site]] = []
    for region, site in _regions(project, pack):
        if crosses_itself(region.shape):
            yield finding_at(site, "shape-crossed", "its sides cross or its corners repeat")
        else:
            sound_sites.append((region, site))
    yield from _overlaps(sound_sites)
    known = {region.id: region for region, _ in sound_sites}
    for region, site in sound_sites:
        for other in (*region.borders, *region.binding):
            if region.id < other and other in known and (apart := round(_distance(region, known[other]))) > MAX_GAP:
                yield finding_at(site, "shape-apart", f"expected it to touch {other}, got {apart} units between them")


def _overlaps(regions: list[tuple[Region, Site]]) -> Iterator[Finding]:
    """Regions of a page that cover the same water."""
    cut = {region.id: strips(region.shape) for region, _ in regions}
    for (region, _), (other, site) in combinations(regions, 2):
        if region.page == other.page:
            shared = shared_area(cut[region.id], cut[other.id])
            smaller = min(area(cut[region.id]), area(cut[other.id]))
            if shared > MAX_OVERLAP * smaller:
                yield finding_at(
                    site, "shape-overlap", f"covers {shared / smaller:.0%} of the same water as {region.id}"
                )


def _distance(first: Region, second: Region) -> float:
    """How far apart two regions lie; of two pages the right one lies beside the left."""
    left, right = sorted((first, second), key=lambda region: region.page)
    moved: Shape = right.shape
    if left.page != right.page:
        moved = [(x + WIDTH, y) for x, y in right.shape]
    return gap(left.shape, moved)


def check_page_exits(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports page icons whose page has no icon back."""
    yield from _exits_at_sea(project, pack) if isinstance(pack, SeaPack) else _exits_in_the_skies(project, pack)


def _exits_at_sea(project: Project, pack: SeaPack) -> Iterator[Finding]:
    """Exits of regions without one back; exits to pages that there are not are reported elsewhere."""
    back = {(region.page, edge, page) for region in pack.regions.values() for edge, page in region.exits.items()}
    pages = {region.page for region in pack.regions.values()}
    for region, site in _regions(project, pack):
        for edge, page in region.exits.items():
            if page in pages and (page, EDGES[edge], region.page) not in back:
                yield finding_at(site, "exit-one-way", _one_way(edge, page, region.page))


def _exits_in_the_skies(project: Project, pack: SkiesPack) -> Iterator[Finding]:
    """Exits of pages without one back."""
    for record in project.source.of("page"):
        number = record.data.get("page")
        here = pack.pages.get(number) if isinstance(number, int) else None
        if here is None:
            continue
        for edge, page in here.exits.items():
            if pack.pages[page].exits.get(EDGES[edge]) != here.number:
                message = f"[[page]] {here.number}: {_one_way(edge, page, here.number)}"
                yield Finding(record.file, record.line, "exit-one-way", message)


def _one_way(edge: str, page: int, here: int) -> str:
    """What is wrong with an exit that does not lead back."""
    return f"leads {edge} to page {page}, expected an exit {EDGES[edge]} to page {here} there"


def _regions(project: Project, pack: SeaPack) -> Iterator[tuple[Region, Site]]:
    """The regions of a pack with where they are written."""
    for record in project.source.of("region"):
        if record.key() in pack.regions:
            yield pack.regions[record.key()], site_of(record)


ATLAS = (
    Check(("out-of-reach",), check_reachable_pages),
    Check(("shape-crossed", "shape-overlap", "shape-apart"), check_shapes),
    Check(("exit-one-way",), check_page_exits),
)
