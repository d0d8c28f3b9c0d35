"""A pack of the sea with what an owner has entered of a printed box: cards and regions, read as a pack's files are."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping

from ...kernel.errors import Finding
from ...party.chapters.entering import check_board, correct, corrections, read_entry
from ...party.chapters.kept_event import KeptEvent, read_kept_event
from ...party.effects.told import take_along
from ...party.table.table import CannotEnter
from ...story.entries import NO_WORDS, entry_source
from ...story.printed import Name
from ...story.source import PackSource
from ..effects.bind import bind
from ..table.cards import TOLD, EventCard, Pack, Region
from ..table.printed_figures import printed_figures
from .atlas import HEIGHT, WIDTH, build_regions
from .cards import build_adventures, build_quests
from .enemies import build_enemies
from .links import SeaLinks, record_programs

COLUMNS, ROWS = 4, 3
"""The grid in which regions without a shape are drawn: a schematic map, for the printed one is not ours."""


def grown(pack: Pack, entries: Iterable[str], *, shipped: bool = False) -> Pack:
    """A copy of a pack with some entries; CannotEnter names the first thing that is wrong with them.

    Of the events of a shipped pack nothing stays but what is printed: they are told.
    """
    new = dataclasses.replace(
        pack,
        paragraphs=dict(pack.paragraphs),
        events={event.id: _blank(event) if shipped else event for event in pack.events.values()},
        enemies=dict(pack.enemies),
        quests=dict(pack.quests),
        adventures=dict(pack.adventures),
        regions=dict(pack.regions),
        bound=None,
    )
    for text in entries:
        _add(new, *read_entry(text))
    take_along(bind(pack), bind(new))
    return new


def _blank(event: EventCard) -> EventCard:
    """An event of the printed box: its name and its kind are known, what it says is told when it is drawn."""
    return EventCard(event.id, event.name, Name(NO_WORDS), event.kind)


def _add(pack: Pack, kind: str, fields: Mapping[str, object]) -> None:
    """Add one card or region to a pack, or put it in the place of an earlier one."""
    match kind:
        case "figure" | "figures":
            correct(pack, printed_figures(pack), corrections(kind, fields))
        case "printed":
            check_board(pack, fields)
        case "event":
            _keep_event(pack, read_kept_event(fields))
        case _:
            _add_card(pack, kind, fields)


def _keep_event(pack: Pack, kept: KeptEvent) -> None:
    """An event that stays has the words of whoever told it; one that goes away has none again."""
    event = pack.events.get(kept.id)
    if event is None or kept.until not in ("", "port"):
        raise CannotEnter(f"expected an event of the box, until nothing or 'port', got {kept.id[:60]!r}")
    asked = TOLD if kept.each_turn else ""
    pack.events[event.id] = dataclasses.replace(
        event, text=kept.words, ongoing=kept.stays, leaves=kept.until, attempt_at=asked
    )


def _add_card(pack: Pack, kind: str, fields: Mapping[str, object]) -> None:
    """Add a card or place, or put it in the place of an earlier one."""
    if kind == "region":
        fields = _placed(fields)
    source = entry_source(kind, fields)
    findings: list[Finding] = []
    _read(pack, kind, source, findings)
    links = SeaLinks(pack, findings, printed=True)
    for place, program in (line for record in source.records for line in record_programs(pack, record)):
        links.program(place, program)
    if findings:
        raise CannotEnter(findings[0].message)


def _read(pack: Pack, kind: str, source: PackSource, findings: list[Finding]) -> None:
    """Read a table into the pack, which is thrown away if there is a finding."""
    match kind:
        case "enemy":
            pack.enemies |= {enemy.id: enemy for enemy in build_enemies(source, findings)}
        case "quest":
            pack.quests |= {quest.number: quest for quest in build_quests(source, findings, keyword=False)}
        case "adventure":
            pack.adventures |= {card.id: card for card in build_adventures(source, findings)}
        case "region":
            for region, _ in build_regions(source, findings):
                _chart(pack, region)
        case _:
            raise CannotEnter(f"expected something of the sea, got {kind!r}")


def _chart(pack: Pack, region: Region) -> None:
    """Add a region, or what was learned of one: nothing that was known of it is forgotten.

    Whatever borders on it is bordered by it: the way back is the way there.
    """
    known = pack.regions.get(region.id)
    if known is not None:
        region = dataclasses.replace(
            known,
            borders=(*dict.fromkeys((*known.borders, *region.borders)),),
            locations=(*dict.fromkeys((*known.locations, *region.locations)),),
            port=known.port or region.port,
            market=known.market or region.market,
            hazard=region.hazard or known.hazard,
        )
    pack.regions[region.id] = region
    for other in region.borders:
        near = pack.regions.get(other)
        if near is None:
            raise CannotEnter(f"expected a region that was entered before, got {other!r}")
        if region.id not in near.borders:
            pack.regions[other] = dataclasses.replace(near, borders=(*near.borders, region.id))


def _placed(fields: Mapping[str, object]) -> dict[str, object]:
    """The fields of a region with its page and a shape: ``3.2`` is the second place of page 3, counted row by row."""
    page, _, place = str(fields.get("id")).partition(".")
    at = (int(place) - 1) % (COLUMNS * ROWS) if place.isdecimal() else 0
    wide, high = WIDTH // COLUMNS, HEIGHT // ROWS
    left, top = at % COLUMNS * wide, at // COLUMNS * high
    shape = [[left, top], [left + wide, top], [left + wide, top + high], [left, top + high]]
    return {"page": int(page) if page.isdecimal() else 0, "shape": shape, **fields}
