"""Building a pack of the sea from its source: everything is checked, all findings come at once."""

from __future__ import annotations

from collections.abc import Iterator

from ..kernel.errors import Finding
from ..story.records import by, check_tables, is_whole, keyed, once, refuse
from ..story.source import Record, Source
from .cards import Pack
from .pack_atlas import build_regions, check_atlas
from .pack_cards import ORIGINS, build_adventures, build_events, build_quests
from .pack_counts import check_counts
from .pack_crew import build_abilities, build_crew, build_levels
from .pack_enemies import build_enemies
from .pack_links import check_links
from .pack_manifest import build_manifest
from .pack_ship import build_rooms, build_search


def build(source: Source) -> Pack:
    """The pack, or BrokenPack with everything that is wrong with it."""
    findings = list(source.findings)
    pack = _build(source, findings)
    if is_whole(source):
        check_counts(pack, source.manifest.file, findings)
        check_links(pack, source, findings)
    refuse(findings)
    return pack


def _build(source: Source, findings: list[Finding]) -> Pack:
    manifest = build_manifest(source.manifest, findings if source.manifest.data else [])
    regions = build_regions(source, findings)
    check_atlas(regions)
    check_tables(source, TABLES, findings)
    check_unique(source, findings)
    return Pack(
        id=manifest.id,
        version=manifest.version,
        digest=source.digest,
        name=manifest.name,
        start_page=manifest.start_page,
        start_region=manifest.start_region,
        crew=by(build_crew(source, findings), lambda board: board.id),
        abilities=by(build_abilities(source, findings), lambda card: card.id),
        levels=by(build_levels(source, findings), lambda card: card.id),
        adventures=by(build_adventures(source, findings), lambda card: card.id),
        quests=by(build_quests(source, findings), lambda quest: quest.number),
        events=by(build_events(source, findings), lambda event: event.id),
        enemies=by(build_enemies(source, findings), lambda enemy: enemy.id),
        regions=by([region for region, _ in regions], lambda region: region.id),
        rooms=by(build_rooms(source, findings), lambda room: room.id),
        search=by(build_search(source, findings), lambda token: token.id),
        travel=manifest.travel,
        difficulty=manifest.difficulty,
        supply=manifest.supply,
        unlocks=manifest.unlocks,
        endings=manifest.endings,
        paragraphs=dict(source.paragraphs),
        rulings=manifest.rulings,
    )


SHARED = ("crew", "ability", "level", *ORIGINS)
"""Tables whose ids must differ from each other too, because choices name them side by side."""

TABLES = (*SHARED, "quest", "event", "enemy", "region", "room", "search")
"""Every table of the sea."""


def check_unique(source: Source, findings: list[Finding]) -> None:
    """Ids and numbers stand once; those of cards, crew members and weapons once in the whole pack."""
    once(_shared(source), findings)
    for kind in ("event", "enemy", "region", "room", "search"):
        once(keyed(source, [kind], "id"), findings)
    for kind in ("adventure", "quest", "enemy"):
        once(keyed(source, [kind], "number"), findings)


def _shared(source: Source) -> Iterator[tuple[Record, object]]:
    """Every id that a choice may name; a board's weapon counts as a record of its own."""
    yield from keyed(source, SHARED, "id")
    for record in source.of("crew"):
        weapon = record.data.get("weapon")
        if isinstance(weapon, dict):
            yield Record("crew.weapon", record.file, record.line, weapon), weapon.get("id")
