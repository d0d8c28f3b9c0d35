"""Building a pack of the sea from its source: everything is checked, all findings come at once."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.errors import Finding
from ...story.art import TABLES as ART_TABLES
from ...story.art import read_art
from ...story.building import Tables, build_checked
from ...story.camp_talk import TABLE as CAMP_TALK
from ...story.frame import frame_fields
from ...story.lesson import TABLES as LESSON_TABLES
from ...story.prologue import TABLE as PROLOGUE
from ...story.records import by_id, by_number, of_manifest
from ...story.source import PackSource, Record
from ..table.cards import Pack
from .atlas import build_regions, check_atlas
from .cards import ORIGINS, build_adventures, build_events, build_quests
from .counts import check_counts
from .crew import build_abilities, build_crew, build_levels
from .enemies import build_enemies
from .islands import build_islands, check_islands
from .links import check_links
from .manifest import build_manifest
from .sheets import build_sheets
from .ship import build_rooms, build_search

TABLES = Tables(
    shared=("crew", "ability", "level", "event", *ORIGINS),
    separate_ids=("enemy", "region", "island", "room", "search", *ART_TABLES, *LESSON_TABLES[:-1]),
    numbered=("adventure", "quest", "enemy"),
    paged=("sheet",),
    without_key=(PROLOGUE, LESSON_TABLES[-1], CAMP_TALK),
)
"""Every table of the sea."""


def build(source: PackSource) -> Pack:
    """The pack, or BrokenPack with everything that is wrong with it."""
    return build_checked(source, _build, check_counts, check_links)


def _build(source: PackSource, findings: list[Finding]) -> Pack:
    """The pack from its tables; what is wrong with them becomes findings."""
    manifest = build_manifest(source.manifest, of_manifest(source, findings))
    regions = build_regions(source, findings)
    check_atlas(regions)
    islands = build_islands(source, findings)
    sheets = build_sheets(source, findings, regions)
    read_art(source, findings)
    check_islands(islands, regions)
    TABLES.check(source, findings, _weapons(source))
    return Pack(
        **frame_fields(manifest.head, source, findings),
        start_page=manifest.start_page,
        start_region=manifest.start_region,
        crew=by_id(build_crew(source, findings)),
        abilities=by_id(build_abilities(source, findings)),
        levels=by_id(build_levels(source, findings)),
        adventures=by_id(build_adventures(source, findings)),
        quests=by_number(build_quests(source, findings, last=manifest.last_quest)),
        events=by_id(build_events(source, findings)),
        enemies=by_id(build_enemies(source, findings)),
        regions=by_id([region for region, _ in regions]),
        islands=by_id([island for island, _ in islands]),
        rooms=by_id(build_rooms(source, findings)),
        search=by_id(build_search(source, findings)),
        travel=manifest.travel,
        difficulty=manifest.difficulty,
        unlocks=manifest.unlocks,
        rulings=manifest.rulings,
        sheets=sheets,
        told=manifest.told,
    )


def _weapons(source: PackSource) -> Iterator[tuple[Record, object]]:
    """The ids of the boards' weapons, which choices name too; each counts as a record of its own."""
    for record in source.of("crew"):
        weapon = record.data.get("weapon")
        if isinstance(weapon, dict):
            yield Record(kind="crew.weapon", file=record.file, line=record.line, data=weapon), weapon.get("id")
