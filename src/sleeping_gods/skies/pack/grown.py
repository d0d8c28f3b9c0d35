"""A pack of the skies with what an owner has entered of a printed box: cards, squares, pages and spaces."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping

from ...kernel.errors import Finding
from ...party.chapters.kept_event import KeptEvent
from ...party.chapters.pack_growth import PackGrowth
from ...party.effects.told import take_along
from ...party.table.table import CannotEnter
from ...story.entries import NO_WORDS
from ...story.printed import Name
from ...story.source import PackSource
from ..effects.bind import bind
from ..table.cards import EventCard, Pack
from ..table.printed_figures import printed_figures
from .cards import build_adventures
from .enemies import build_bosses, build_enemies
from .entered_places import read_pages, read_spaces, read_squares
from .events import build_quests
from .links import SkiesLinks, check_record

EVENT = {"en": "Event", "fr": "Événement"}
"""What every event is called."""
ZONE = {"en": "Zone {0}", "fr": "Zone {0}"}
"""What a zone of a boss is called."""


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
    for entry in entries:
        GROWTH.add(new, entry)
    take_along(bind(pack), bind(new))
    return new


def _blank(event: EventCard) -> EventCard:
    """An event of the printed box: nothing is known of it but its level, and it is told when it is drawn."""
    return EventCard(id=event.id, name=Name(EVENT), text=Name(NO_WORDS), level=event.level)


def _keep_event(pack: Pack, kept: KeptEvent) -> None:
    """An event that stays has the words of whoever told it; one that goes away has none again."""
    event = pack.events.get(kept.id)
    if event is None or kept.until or kept.each_turn:
        raise CannotEnter(f"expected an event of the box and a reminder, got {kept.id!r}")
    pack.events[event.id] = dataclasses.replace(event, text=kept.words, stays=kept.stays)


def _complete(kind: str, fields: Mapping[str, object]) -> Mapping[str, object]:
    """An enemy is given a kind, and the zones of a boss their names: printed cards do not say them in words."""
    if kind == "enemy":
        return {"kind": "stranger", **fields}
    zones = fields.get("zone")
    if kind != "boss" or not isinstance(zones, list):
        return fields
    return {**fields, "zone": [_named_zone(zone) if isinstance(zone, dict) else zone for zone in zones]}


def _named_zone(zone: dict[str, object]) -> dict[str, object]:
    """A zone of a boss that is called by its letter, unless it has a name."""
    letter = str(zone.get("id"))[:1].upper()
    return {"name": {lang: text.format(letter) for lang, text in ZONE.items()}, **zone}


def _read_enemies(pack: Pack, source: PackSource, findings: list[Finding]) -> None:
    """Add enemy cards, each in the place of one with its id."""
    pack.enemies |= {enemy.id: enemy for enemy in build_enemies(source, findings)}


def _read_bosses(pack: Pack, source: PackSource, findings: list[Finding]) -> None:
    """Add bosses, each in the place of one with its number."""
    pack.bosses |= {boss.number: boss for boss in build_bosses(source, findings)}


def _read_quests(pack: Pack, source: PackSource, findings: list[Finding]) -> None:
    """Add quests, which may lack a keyword."""
    pack.quests |= {quest.number: quest for quest in build_quests(source, findings, keyword=False)}


def _read_adventures(pack: Pack, source: PackSource, findings: list[Finding]) -> None:
    """Add adventure cards, each in the place of one with its id."""
    pack.adventures |= {card.id: card for card in build_adventures(source, findings)}


def _check_links(pack: Pack, source: PackSource, findings: list[Finding]) -> None:
    """Report names in the programs of a table that the pack does not hold."""
    links = SkiesLinks(pack, findings, printed=True)
    for record in source.records:
        check_record(links, pack, record)


GROWTH = PackGrowth(
    game="the skies",
    readers={
        "enemy": _read_enemies,
        "boss": _read_bosses,
        "quest": _read_quests,
        "adventure": _read_adventures,
        "page": read_pages,
        "square": read_squares,
        "space": read_spaces,
    },
    printed_figures=printed_figures,
    keep_event=_keep_event,
    complete=_complete,
    check_links=_check_links,
)
"""What may be entered of a printed box of the skies."""
