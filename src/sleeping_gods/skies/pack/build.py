"""Building a pack of the skies from its source: everything is checked, all findings come at once."""

from __future__ import annotations

from ...kernel.errors import Finding
from ...story.art import TABLES as ART_TABLES
from ...story.art import read_art
from ...story.building import Tables, build_checked
from ...story.camp_talk import TABLE as CAMP_TALK
from ...story.frame import frame_fields
from ...story.lesson import TABLES as LESSON_TABLES
from ...story.prologue import TABLE as PROLOGUE
from ...story.records import by_id, by_number, of_manifest
from ...story.source import PackSource
from ..table.cards import Pack
from .atlas import build_pages, check_pages
from .cards import CARD_TABLES, build_abilities, build_adventures, build_characters, build_resources
from .counts import check_counts
from .enemies import build_bosses, build_buffs, build_enemies
from .events import build_events, build_quests
from .flight import build_spaces, check_spaces
from .links import check_links
from .manifest import build_manifest
from .sheets import build_sheets

TABLES = Tables(
    shared=("character", "ability", "resource", "event", *CARD_TABLES),
    separate_ids=("enemy", "buff", "space", *ART_TABLES, *LESSON_TABLES[:-1]),
    numbered=("adventure", "quest", "enemy", "boss"),
    paged=("page", "sheet"),
    without_key=(PROLOGUE, LESSON_TABLES[-1], CAMP_TALK),
)
"""Every table of the skies."""


def build(source: PackSource) -> Pack:
    """The pack, or BrokenPack with everything that is wrong with it."""
    return build_checked(source, _build, check_counts, check_links)


def _build(source: PackSource, findings: list[Finding]) -> Pack:
    """The pack from its tables; what is wrong with them becomes findings."""
    manifest = build_manifest(source.manifest, of_manifest(source, findings))
    TABLES.check(source, findings)
    sheets, spaces = build_pages(source, findings), build_spaces(source, findings)
    pages = by_number([page for page, _ in sheets])
    check_pages(sheets)
    read_art(source, findings)
    check_spaces(spaces, pages, manifest.airport)
    resources = build_resources(source, findings)
    return Pack(
        **frame_fields(manifest.head, source, findings),
        start=manifest.start,
        airport=manifest.airport,
        characters=by_id(build_characters(source, findings)),
        abilities=by_id(build_abilities(source, findings)),
        adventures=by_id(build_adventures(source, findings)),
        quests=by_number(build_quests(source, findings)),
        events=by_id(build_events(source, findings)),
        enemies=by_id(build_enemies(source, findings)),
        bosses=by_number(build_bosses(source, findings)),
        buffs=by_id(build_buffs(source, findings)),
        pages=pages,
        spaces=by_id([space for space, _ in spaces]),
        resources={resource.kind: resource.uses for resource in resources},
        die=manifest.die,
        plane_health=manifest.plane_health,
        plane_fuel=manifest.plane_fuel,
        plane_name=manifest.plane_name,
        camps=manifest.camps,
        unlocks=manifest.unlocks,
        resource_names={resource.kind: resource.name for resource in resources},
        sheets=build_sheets(source, findings, pages),
        told=manifest.told,
    )
