"""Building a pack of the sea from its source: everything is checked, all findings come at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from ..kernel.errors import BrokenPack, Finding
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

T = TypeVar("T")
K = TypeVar("K", str, int)

LOST = ("file", "toml", "table")
"""Findings after which whole files are missing, so that counts and references cannot be judged."""


def build(source: Source) -> Pack:
    """The pack, or BrokenPack with everything that is wrong with it."""
    findings = list(source.findings)
    pack = _build(source, findings)
    if not any(finding.code in LOST for finding in source.findings):
        check_counts(pack, source.manifest.file, findings)
        check_links(pack, source, findings)
    if findings:
        raise BrokenPack(sorted(findings, key=lambda finding: (finding.file, finding.line)))
    return pack


def _build(source: Source, findings: list[Finding]) -> Pack:
    manifest = build_manifest(source.manifest, findings if source.manifest.data else [])
    regions = build_regions(source, findings)
    check_atlas(regions)
    check_unique(source, findings)
    return Pack(
        id=manifest.id,
        version=manifest.version,
        digest=source.digest,
        name=manifest.name,
        start_page=manifest.start_page,
        start_region=manifest.start_region,
        crew=_by(build_crew(source, findings), lambda board: board.id),
        abilities=_by(build_abilities(source, findings), lambda card: card.id),
        levels=_by(build_levels(source, findings), lambda card: card.id),
        adventures=_by(build_adventures(source, findings), lambda card: card.id),
        quests=_by(build_quests(source, findings), lambda quest: quest.number),
        events=_by(build_events(source, findings), lambda event: event.id),
        enemies=_by(build_enemies(source, findings), lambda enemy: enemy.id),
        regions=_by([region for region, _ in regions], lambda region: region.id),
        rooms=_by(build_rooms(source, findings), lambda room: room.id),
        search=_by(build_search(source, findings), lambda token: token.id),
        travel=manifest.travel,
        difficulty=manifest.difficulty,
        supply=manifest.supply,
        unlocks=manifest.unlocks,
        endings=manifest.endings,
        paragraphs=dict(source.paragraphs),
        rulings=manifest.rulings,
    )


def _by(items: Iterable[T], key: Callable[[T], K]) -> dict[K, T]:
    return {key(item): item for item in items}


SHARED = ("crew", "ability", "level", *ORIGINS)
"""Tables whose ids must differ from each other too, because choices name them side by side."""


def check_unique(source: Source, findings: list[Finding]) -> None:
    """Ids and numbers stand once; those of cards, crew members and weapons once in the whole pack."""
    _once(_shared(source), findings)
    for kind in ("event", "enemy", "region", "room", "search"):
        _once(((record, record.data.get("id")) for record in source.of(kind)), findings)
    for kind in ("adventure", "quest", "enemy"):
        _once(((record, record.data.get("number")) for record in source.of(kind)), findings)


def _shared(source: Source) -> Iterator[tuple[Record, object]]:
    """Every id that a choice may name; a board's weapon counts as a record of its own."""
    for kind in SHARED:
        for record in source.of(kind):
            yield record, record.data.get("id")
    for record in source.of("crew"):
        weapon = record.data.get("weapon")
        if isinstance(weapon, dict):
            yield Record("crew.weapon", record.file, record.line, weapon), weapon.get("id")


def _once(items: Iterable[tuple[Record, object]], findings: list[Finding]) -> None:
    first: dict[str | int, Record] = {}
    for record, value in items:
        if not isinstance(value, (str, int)):
            continue
        known = first.setdefault(value, record)
        if known is not record:
            message = f"[[{record.kind}]] {value} stands also in {known.file}:{known.line}"
            findings.append(Finding(record.file, record.line, "duplicate", message))
