"""A pack of the sea with what an owner has entered of a printed box: cards and regions, read as a pack's files are."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping

from ...kernel.errors import Finding
from ...party.chapters.kept_event import KeptEvent
from ...party.chapters.pack_growth import PackGrowth, merged
from ...party.effects.told import take_along
from ...party.table.table import CannotEnter
from ...story.entries import NO_WORDS
from ...story.printed import Name
from ...story.source import PackSource
from ..effects.bind import bind
from ..table.cards import TOLD, EventCard, Pack, Region
from ..table.printed_figures import printed_figures
from .atlas import HEIGHT, WIDTH, build_regions
from .cards import build_adventures, build_quests
from .enemies import build_enemies
from .links import SeaLinks, record_programs

MAX_QUOTED = 60
"""Characters of a wrong id that are quoted."""
COLUMNS = 4
"""Columns of the grid in which regions without a shape are drawn: a schematic map, for the printed one is not ours."""
ROWS = 3
"""Rows of this grid."""


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
    for entry in entries:
        GROWTH.add(new, entry)
    take_along(bind(pack), bind(new))
    return new


def _blank(event: EventCard) -> EventCard:
    """An event of the printed box: its name and its kind are known, what it says is told when it is drawn."""
    return EventCard(id=event.id, name=event.name, text=Name(NO_WORDS), kind=event.kind)


def _keep_event(pack: Pack, kept: KeptEvent) -> None:
    """An event that stays has the words of whoever told it; one that goes away has none again."""
    event = pack.events.get(kept.id)
    if event is None or kept.until not in ("", "port"):
        raise CannotEnter(f"expected an event of the box, until nothing or 'port', got {kept.id[:MAX_QUOTED]!r}")
    asked = TOLD if kept.each_turn else ""
    pack.events[event.id] = dataclasses.replace(
        event, text=kept.words, ongoing=kept.stays, leaves=kept.until, attempt_at=asked
    )


def _read_enemies(pack: Pack, source: PackSource, findings: list[Finding]) -> None:
    """Add enemy cards, each in the place of one with its id."""
    pack.enemies |= {enemy.id: enemy for enemy in build_enemies(source, findings)}


def _read_quests(pack: Pack, source: PackSource, findings: list[Finding]) -> None:
    """Add quests, which may lack a keyword."""
    pack.quests |= {quest.number: quest for quest in build_quests(source, findings, keyword=False)}


def _read_adventures(pack: Pack, source: PackSource, findings: list[Finding]) -> None:
    """Add adventure cards, each in the place of one with its id."""
    pack.adventures |= {card.id: card for card in build_adventures(source, findings)}


def _read_regions(pack: Pack, source: PackSource, findings: list[Finding]) -> None:
    """Add regions, or what was learned of them."""
    for region, _ in build_regions(source, findings):
        _chart(pack, region)


def _check_links(pack: Pack, source: PackSource, findings: list[Finding]) -> None:
    """Report names in the programs of a table that the pack does not hold."""
    links = SeaLinks(pack, findings, printed=True)
    for record in source.records:
        for place, program in record_programs(pack, record):
            links.check_program(place, program)


def _chart(pack: Pack, region: Region) -> None:
    """Add a region, or what was learned of one: nothing that was known of it is forgotten.

    Whatever borders on it is bordered by it: the way back is the way there.
    """
    known = pack.regions.get(region.id)
    if known is not None:
        region = dataclasses.replace(
            known,
            borders=merged(known.borders, region.borders),
            locations=merged(known.locations, region.locations),
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


def _complete(kind: str, fields: Mapping[str, object]) -> Mapping[str, object]:
    """A region is given its page and a shape: ``3.2`` is the second place of page 3, counted row by row."""
    if kind != "region":
        return fields
    page, _, place = str(fields.get("id")).partition(".")
    cell = (int(place) - 1) % (COLUMNS * ROWS) if place.isdecimal() else 0
    wide, high = WIDTH // COLUMNS, HEIGHT // ROWS
    left, top = cell % COLUMNS * wide, cell // COLUMNS * high
    shape = [[left, top], [left + wide, top], [left + wide, top + high], [left, top + high]]
    return {"page": int(page) if page.isdecimal() else 0, "shape": shape, **fields}


GROWTH = PackGrowth(
    game="the sea",
    readers={
        "enemy": _read_enemies,
        "quest": _read_quests,
        "adventure": _read_adventures,
        "region": _read_regions,
    },
    printed_figures=printed_figures,
    keep_event=_keep_event,
    complete=_complete,
    check_links=_check_links,
)
"""What may be entered of a printed box of the sea."""
