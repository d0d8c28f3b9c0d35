"""A pack of the sea with what an owner has entered of a printed box: cards and regions, read as a pack's files are."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from ...kernel.errors import Finding
from ...party.chapters.entering import read_entry
from ...party.table.table import CannotEnter
from ...story.printed import Name
from ...story.source import PackSource, Record
from ..effects.bind import bind
from ..table.bound import Bound
from ..table.cards import EventCard, Pack, Region
from .atlas import build_regions
from .cards import build_adventures, build_quests
from .enemies import build_enemies
from .links import SeaLinks, record_programs

FILE = "box"
"""Where findings about an entry are said to stand."""
COLUMNS, ROWS = 4, 3
"""The grid in which regions without a shape are drawn: a schematic map, for the printed one is not ours."""
WIDTH, HEIGHT = 1000, 700
NAMES = {
    "enemy": {"en": "Enemy {0}", "fr": "Ennemi {0}"},
    "quest": {"en": "Quest {0}", "fr": "Quête {0}"},
    "adventure": {"en": "Card {0}", "fr": "Carte {0}"},
    "region": {"en": "Region {0}", "fr": "Région {0}"},
}
"""What a thing is called that was entered without its printed name."""

NO_WORDS = {"en": "See the printed card.", "fr": "Voir la carte imprimée."}
"""What stands for the words of a printed card."""


def grown(base: Pack, entered: list[str], earlier: Bound | None = None) -> Pack:
    """A pack with everything that was entered; CannotEnter names the first thing that is wrong.

    Lines of pages that an earlier pack had compiled are taken along.
    """
    pack = dataclasses.replace(
        base,
        paragraphs={},
        events={event.id: _blank(event) for event in base.events.values()},
        enemies=dict(base.enemies),
        quests=dict(base.quests),
        adventures=dict(base.adventures),
        regions=dict(base.regions),
        bound=None,
    )
    for text in entered:
        add(pack, *read_entry(text))
    bound = bind(pack)
    if earlier is not None:
        for path, program in earlier.programs.items():
            if path not in bound.programs:
                bound.programs[path], bound.printed[path] = program, earlier.printed[path]
    return pack


def _blank(event: EventCard) -> EventCard:
    """An event of the printed box: its name and its kind are known, what it says is told when it is drawn."""
    return EventCard(event.id, event.name, Name(NO_WORDS), event.kind)


def add(pack: Pack, kind: str, fields: Mapping[str, object]) -> None:
    """Add one card or region to a pack, or put it in the place of an earlier one."""
    record = Record(kind, FILE, 0, _completed(kind, fields))
    source = PackSource(Record("pack", FILE, 0, {}), [record])
    findings: list[Finding] = []
    _read(pack, kind, source, findings)
    if findings:
        raise CannotEnter(findings[0].message)


def _read(pack: Pack, kind: str, source: PackSource, findings: list[Finding]) -> None:
    """Read a table into the pack; what is wrong with it is a finding."""
    if kind == "enemy":
        enemies = build_enemies(source, findings)
        if not findings:
            pack.enemies |= {enemy.id: enemy for enemy in enemies}
    elif kind == "quest":
        quests = build_quests(source, findings, keyword=False)
        if not findings:
            pack.quests |= {quest.number: quest for quest in quests}
    elif kind == "adventure":
        cards = build_adventures(source, findings)
        if not findings:
            pack.adventures |= {card.id: card for card in cards}
    else:
        regions = [region for region, _ in build_regions(source, findings)]
        if not findings:
            for region in regions:
                _chart(pack, region)
    if not findings:
        links = SeaLinks(pack, findings, told=True)
        for record in source.records:
            for place, program in record_programs(pack, record):
                links.program(place, program)


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


def _completed(kind: str, fields: Mapping[str, object]) -> dict[str, object]:
    """The fields of a table with a name, an id and a shape where none was entered."""
    data = dict(fields)
    key = data.get("id") if kind == "region" else data.get("number")
    name = {lang: text.format(key) for lang, text in NAMES[kind].items()}
    if kind == "quest":
        data.setdefault("title", name)
        data.setdefault("text", NO_WORDS)
        return data
    data.setdefault("name", name)
    if kind == "region":
        page, _, place = str(key).partition(".")
        data.setdefault("page", int(page) if page.isdecimal() else 0)
        data.setdefault("shape", _square(int(place) if place.isdecimal() else 1))
    else:
        data.setdefault("id", f"{kind}-{key}")
    if kind == "adventure":
        data.setdefault("kind", "gear")
    return data


def _square(place: int) -> list[list[int]]:
    """The outline of a place on a page, counted row by row from 1."""
    at = (place - 1) % (COLUMNS * ROWS)
    wide, high = WIDTH // COLUMNS, HEIGHT // ROWS
    left, top = at % COLUMNS * wide, at // COLUMNS * high
    return [[left, top], [left + wide, top], [left + wide, top + high], [left, top + high]]
