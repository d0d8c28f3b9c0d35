"""Adventure, quest and event cards of a pack."""

from __future__ import annotations

import string

from ...kernel.errors import Finding
from ...story.fronts import read_keyword_words, read_quest
from ...story.pieces import read_flavour, read_name, read_passives
from ...story.reader import TomlReader
from ...story.records import readers
from ...story.source import PackSource
from ..table.cards import AdventureCard, EventCard, EventChoice, Quest
from ..table.words import EVENT_KINDS
from .box import LAST
from .parts import moments, uses, weapon

ADVENTURE_KINDS = ("person", "gear", "lore", "recipe", "weapon", "totem")
"""What adventure cards are."""
ORIGINS = {"adventure": "numbered", "market": "market", "starting": "starting"}
"""The tables of adventure cards and where those cards come from."""


def build_adventures(source: PackSource, findings: list[Finding]) -> list[AdventureCard]:
    """Numbered, market and starting adventure cards."""
    return [
        _adventure(reader, table, origin)
        for table, origin in ORIGINS.items()
        for reader in readers(source, table, findings)
    ]


def _adventure(reader: TomlReader, table: str, origin: str) -> AdventureCard:
    """An adventure card; those of other tables than ``adventure`` have no number, those of ``market`` a price."""
    card_id, title = reader.id(), read_name(reader)
    kind = reader.word("kind", ADVENTURE_KINDS)
    command = reader.integer("command", 0, high=14)
    card = AdventureCard(
        id=card_id,
        number=reader.integer("number", low=1, high=LAST["adventure"]) if table == "adventure" else 0,
        kind=kind,
        name=title,
        origin=origin,
        price=reader.integer("price", high=200) if table == "market" else 0,
        command=command,
        uses=uses(reader, command),
        passives=read_passives(reader),
        when=moments(reader),
        food=reader.amounts("food", required=kind == "recipe"),
        recipe=reader.program("recipe", required=kind == "recipe"),
        weapon=weapon(reader, card_id, title) if kind == "weapon" or reader.has("weapon") else None,
        until_quest=reader.integer("until_quest", 0, low=1, high=LAST["quest"]) if table == "adventure" else 0,
        flavour=read_flavour(reader),
    )
    if any(use.takes or use.hurts for use in card.uses):
        reader.find("kind", "expected no 'takes' or 'hurts': nobody bears an adventure card")
    for key, only in (("food", "recipe"), ("recipe", "recipe"), ("weapon", "weapon")):
        if reader.has(key) and kind in ADVENTURE_KINDS and kind != only:
            reader.find("kind", f"expected the kind {only!r} for a card with {key!r}, got {kind!r}")
    return card


def build_quests(
    source: PackSource, findings: list[Finding], *, last: int = LAST["quest"], keyword: bool = True
) -> list[Quest]:
    """The quest cards, each with its keyword unless none is asked for; ``last`` is the highest number."""
    return [
        Quest(
            *read_quest(reader, last, keyword=keyword),
            words=read_keyword_words(reader),
            active=reader.flag("active"),
        )
        for reader in readers(source, "quest", findings)
    ]


def build_events(source: PackSource, findings: list[Finding]) -> list[EventCard]:
    """The event cards."""
    events = []
    for reader in readers(source, "event", findings):
        attempt_at = reader.word("attempt_at", ("turn-end", "action"), "")
        event = EventCard(
            id=reader.id(),
            name=read_name(reader),
            text=read_name(reader, "text"),
            kind=reader.word("kind", EVENT_KINDS),
            program=reader.program("do"),
            choices=_event_choices(reader),
            ongoing=reader.flag("ongoing"),
            turn_end=reader.program("turn_end"),
            attempt_at=attempt_at,
            attempt=reader.program("attempt", required=bool(attempt_at)),
            leaves=reader.word("leaves", ("port",), ""),
            flavour=read_flavour(reader),
        )
        if reader.has("attempt") and not attempt_at:
            reader.find("missing-key", "expected the key 'attempt_at' beside 'attempt'")
        if not event.ongoing and (event.turn_end or event.attempt or event.leaves):
            reader.find("kind", "expected 'ongoing = true' for an event that stays")
        events.append(event)
    return events


def _event_choices(reader: TomlReader) -> tuple[EventChoice, ...]:
    """What an event lets the players choose, lettered in order: none, or two and more."""
    choices = []
    for letter, table in zip(string.ascii_lowercase, reader.tables("choice"), strict=False):
        choices.append(
            EventChoice(
                letter=letter, text=read_name(table, "text"), cost=table.amounts("cost"), program=table.program("do")
            )
        )
        table.close()
    if len(choices) == 1:
        reader.find("kind", "expected two or more choices, got 1")
    return tuple(choices)
