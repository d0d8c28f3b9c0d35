"""Building a pack of the skies from its source: everything is checked, all findings come at once."""

from __future__ import annotations

from ..kernel.errors import Finding
from ..story.records import by, check_tables, is_whole, keyed, once, refuse
from ..story.source import Source
from .cards import Pack
from .pack_atlas import build_pages, check_pages
from .pack_cards import CARD_TABLES, build_abilities, build_adventures, build_characters, build_resources
from .pack_counts import check_counts
from .pack_enemies import build_bosses, build_buffs, build_enemies
from .pack_events import build_events, build_quests
from .pack_flight import build_spaces, check_spaces
from .pack_links import check_links
from .pack_manifest import build_manifest

SHARED = ("character", "ability", "resource", *CARD_TABLES)
"""Tables whose ids must differ from each other too, because choices name them side by side."""

ALONE = ("event", "enemy", "buff", "space")
"""Tables whose ids differ among themselves."""

TABLES = (*SHARED, *ALONE, "quest", "boss", "page")
"""Every table of the skies."""


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
    check_tables(source, TABLES, findings)
    check_unique(source, findings)
    sheets, spaces = build_pages(source, findings), build_spaces(source, findings)
    pages = by([page for page, _ in sheets], lambda page: page.number)
    check_pages(sheets)
    check_spaces(spaces, pages, manifest.airport)
    resources = build_resources(source, findings)
    return Pack(
        id=manifest.id,
        version=manifest.version,
        digest=source.digest,
        name=manifest.name,
        start=manifest.start,
        airport=manifest.airport,
        characters=by(build_characters(source, findings), lambda board: board.id),
        abilities=by(build_abilities(source, findings), lambda card: card.id),
        adventures=by(build_adventures(source, findings), lambda card: card.id),
        quests=by(build_quests(source, findings), lambda quest: quest.number),
        events=by(build_events(source, findings), lambda event: event.id),
        enemies=by(build_enemies(source, findings), lambda enemy: enemy.id),
        bosses=by(build_bosses(source, findings), lambda boss: boss.number),
        buffs=by(build_buffs(source, findings), lambda buff: buff.id),
        pages=pages,
        spaces=by([space for space, _ in spaces], lambda space: space.id),
        resources={resource: uses for resource, _, uses in resources},
        die=manifest.die,
        plane_health=manifest.plane_health,
        plane_fuel=manifest.plane_fuel,
        camps=manifest.camps,
        supply=manifest.supply,
        unlocks=manifest.unlocks,
        endings=manifest.endings,
        paragraphs=dict(source.paragraphs),
        resource_names={resource: name for resource, name, _ in resources},
    )


def check_unique(source: Source, findings: list[Finding]) -> None:
    """Ids and numbers stand once; those of characters, cards and resources once in the whole pack."""
    once(keyed(source, SHARED, "id"), findings)
    for kind in ALONE:
        once(keyed(source, [kind], "id"), findings)
    for kind in ("adventure", "quest", "enemy", "boss"):
        once(keyed(source, [kind], "number"), findings)
    once(keyed(source, ["page"], "page"), findings)
