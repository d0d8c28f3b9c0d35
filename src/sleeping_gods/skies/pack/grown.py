"""A pack of the skies with what an owner has entered of a printed box: cards, squares, pages and spaces."""

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
from ...story.reader import TomlReader
from ...story.records import readers
from ...story.source import PackSource
from ..effects.bind import bind
from ..table.cards import AtlasPage, AtlasSquare, EventCard, FlightSpace, Pack
from ..table.printed_figures import printed_figures
from ..table.words import EDGES, OBSTACLES
from .atlas import MAX_SIDE, SQUARE, has_square
from .cards import build_adventures
from .enemies import build_bosses, build_enemies
from .events import build_quests
from .flight import build_spaces
from .links import SkiesLinks, check_record

EVENT = {"en": "Event", "fr": "Événement"}
"""What every event is called."""
ZONE = {"en": "Zone {0}", "fr": "Zone {0}"}
"""What a zone of a boss is called."""
OPPOSITE = {"north": "south", "south": "north", "east": "west", "west": "east"}


def grown(pack: Pack, entries: Iterable[str], *, shipped: bool = False) -> Pack:
    """A copy of a pack with some entries; CannotEnter names the first thing that is wrong with them.

    Of the events of a shipped pack nothing stays but what is printed: they are told.
    """
    new = dataclasses.replace(
        pack,
        paragraphs=dict(pack.paragraphs),
        events={event.id: _blank(event) if shipped else event for event in pack.events.values()},
        enemies=dict(pack.enemies),
        bosses=dict(pack.bosses),
        quests=dict(pack.quests),
        adventures=dict(pack.adventures),
        pages=dict(pack.pages),
        spaces=dict(pack.spaces),
        charted=pack.charted,
        bound=None,
    )
    for text in entries:
        _add(new, *read_entry(text))
    take_along(bind(pack), bind(new))
    return new


def _blank(event: EventCard) -> EventCard:
    """An event of the printed box: nothing is known of it but its level, and it is told when it is drawn."""
    return EventCard(event.id, Name(EVENT), Name(NO_WORDS), event.level)


def _add(pack: Pack, kind: str, fields: Mapping[str, object]) -> None:
    """Add one thing to a pack, or put it in the place of an earlier one."""
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
    if event is None or kept.until or kept.each_turn:
        raise CannotEnter(f"expected an event of the box and a reminder, got {kept.id!r}")
    pack.events[event.id] = dataclasses.replace(event, text=kept.words, stays=kept.stays)


def _add_card(pack: Pack, kind: str, fields: Mapping[str, object]) -> None:
    """Add a card or place, or put it in the place of an earlier one."""
    source = entry_source(kind, _named(kind, fields))
    findings: list[Finding] = []
    _read(pack, kind, source, findings)
    links = SkiesLinks(pack, findings, printed=True)
    for record in source.records:
        check_record(links, pack, record)
    if findings:
        raise CannotEnter(findings[0].message)


def _named(kind: str, fields: Mapping[str, object]) -> Mapping[str, object]:
    """The fields of an entry with what printed cards do not say in words: the kind of an enemy, the names of zones."""
    if kind == "enemy":
        return {"kind": "stranger", **fields}
    zones = fields.get("zone")
    if kind != "boss" or not isinstance(zones, list):
        return fields
    return {**fields, "zone": [_named_zone(zone) if isinstance(zone, dict) else zone for zone in zones]}


def _named_zone(zone: dict[str, object]) -> dict[str, object]:
    letter = str(zone.get("id"))[:1].upper()
    return {"name": {lang: text.format(letter) for lang, text in ZONE.items()}, **zone}


def _read(pack: Pack, kind: str, source: PackSource, findings: list[Finding]) -> None:
    """Read a table into the pack, which is thrown away if there is a finding."""
    match kind:
        case "enemy":
            pack.enemies |= {enemy.id: enemy for enemy in build_enemies(source, findings)}
        case "boss":
            pack.bosses |= {boss.number: boss for boss in build_bosses(source, findings)}
        case "quest":
            pack.quests |= {quest.number: quest for quest in build_quests(source, findings, keyword=False)}
        case "adventure":
            pack.adventures |= {card.id: card for card in build_adventures(source, findings)}
        case "page":
            for reader in readers(source, "page", findings):
                _add_page(pack, reader)
        case "square":
            for reader in readers(source, "square", findings):
                _add_square(pack, reader)
        case "space":
            for space, _ in build_spaces(source, findings):
                _add_space(pack, space)
        case _:
            raise CannotEnter(f"expected something of the skies, got {kind!r}")


def _add_page(pack: Pack, reader: TomlReader) -> None:
    """A page of the atlas by its size, and the icons at its edges; its squares are charted one by one."""
    number = reader.integer("page", low=1, high=99)
    known = pack.pages.get(number)
    rows = reader.integer("rows", known.rows if known else 0, low=1, high=MAX_SIDE)
    columns = reader.integer("columns", known.columns if known else 0, low=1, high=MAX_SIDE)
    table = reader.table("exits", required=False)
    exits = {edge: table.integer(edge, low=1, high=99) for edge in EDGES if table.has(edge)} if table else {}
    if not rows or not columns:
        raise CannotEnter(f"expected the rows and columns of page {number}")
    if known is not None and (rows, columns) != (known.rows, known.columns):
        raise CannotEnter(f"expected {known.rows} rows and {known.columns} columns on page {number}")
    facing = pack.pages.get(number ^ 1)
    if facing is not None and facing.rows != rows:
        raise CannotEnter(f"expected {facing.rows} rows as on the facing page {facing.number}")
    places = known.places if known else (AtlasSquare(),) * (rows * columns)
    pack.pages[number] = AtlasPage(number, columns, rows, places, {**(known.exits if known else {}), **exits})
    for edge, other in exits.items():
        _join(pack, pack.pages[number], edge, other)


def _join(pack: Pack, page: AtlasPage, edge: str, other: int) -> None:
    """An icon at an edge leads to another page of the same width or height, and back."""
    target = pack.pages.get(other)
    if target is None or other == page.number or edge == ("west" if page.number % 2 else "east"):
        raise CannotEnter(f"expected another page that was entered before for {edge!r}, got {other}")
    same = target.columns == page.columns if edge in ("north", "south") else target.rows == page.rows
    if not same:
        raise CannotEnter(f"expected a page of the same size at {edge!r}, got {other}")
    exits = {**target.exits, OPPOSITE[edge]: page.number}
    pack.pages[other] = dataclasses.replace(target, exits=exits)


def _add_square(pack: Pack, reader: TomlReader) -> None:
    """What a square shows: obstacles and the numbers of locations; nothing that was known of it is forgotten."""
    square = reader.id(pattern=SQUARE)
    obstacles = reader.list_of("obstacles", str, required=False)
    locations = reader.list_of("locations", int, required=False)
    if not has_square(pack.pages, square):
        raise CannotEnter(f"expected a square of a page that was entered, such as '2:b3', got {square!r}")
    for obstacle in obstacles:
        if obstacle not in OBSTACLES:
            raise CannotEnter(f"expected one of {', '.join(OBSTACLES)}, got {obstacle!r}")
    for location in locations:
        if not 1 <= location <= 999:
            raise CannotEnter(f"expected locations from 1 to 999, got {location}")
    match = SQUARE.fullmatch(square)
    if match is None:
        raise CannotEnter(f"expected a square such as '2:b3', got {square!r}")
    page = pack.pages[int(match[1])]
    at = (ord(match[2]) - ord("a")) * page.columns + int(match[3]) - 1
    known = page.places[at]
    place = AtlasSquare(
        tuple(dict.fromkeys((*known.obstacles, *obstacles))),
        tuple(dict.fromkeys((*known.locations, *locations))),
        known.marks,
    )
    pack.pages[page.number] = dataclasses.replace(page, places=(*page.places[:at], place, *page.places[at + 1 :]))
    pack.charted = pack.charted | {square}


def _add_space(pack: Pack, space: FlightSpace) -> None:
    """A space of the flight board; whatever it is linked to is linked to it."""
    if space.square and not has_square(pack.pages, space.square):
        raise CannotEnter(f"expected a square of a page that was entered, such as '2:b3', got {space.square!r}")
    known = pack.spaces.get(space.id)
    links = tuple(dict.fromkeys((*(known.links if known else ()), *space.links)))
    pack.spaces[space.id] = dataclasses.replace(space, links=links)
    for other in links:
        near = pack.spaces.get(other)
        if near is None or other == space.id:
            raise CannotEnter(f"expected another space that was entered before, got {other!r}")
        if space.id not in near.links:
            pack.spaces[other] = dataclasses.replace(near, links=(*near.links, space.id))
