"""Adventure, quest and event cards of a pack."""

from __future__ import annotations

import string

from ..effects.conditions import KEYWORD
from ..kernel.errors import Finding
from ..story.reader import Reader
from ..story.source import Source
from .cards import AdventureCard, EventCard, EventChoice, Quest
from .pack_parts import moments, name, passives, readers, uses, weapon
from .words import EVENT_KINDS

ADVENTURE_KINDS = ("person", "gear", "lore", "recipe", "weapon", "totem")
ORIGINS = {"adventure": "numbered", "market": "market", "starting": "starting"}
"""The tables of adventure cards and where those cards come from."""


def build_adventures(source: Source, findings: list[Finding]) -> list[AdventureCard]:
    """Numbered, market and starting adventure cards."""
    return [
        _adventure(reader, table, origin)
        for table, origin in ORIGINS.items()
        for reader in readers(source, table, findings)
    ]


def _adventure(reader: Reader, table: str, origin: str) -> AdventureCard:
    card, title = reader.id(), name(reader)
    kind = reader.word("kind", ADVENTURE_KINDS)
    command = reader.integer("command", 0, high=14)
    made = AdventureCard(
        card,
        reader.integer("number", low=1, high=90) if table == "adventure" else 0,
        origin,
        kind,
        title,
        reader.integer("price", high=200) if table == "market" else 0,
        command,
        uses(reader, command),
        passives(reader),
        moments(reader),
        reader.amounts("food", required=kind == "recipe"),
        reader.program("recipe", required=kind == "recipe"),
        weapon(reader, card, title) if kind == "weapon" or reader.has("weapon") else None,
    )
    if any(use.takes or use.hurts for use in made.uses):
        reader.find("kind", "expected no 'takes' or 'hurts': nobody bears an adventure card")
    for key, only in (("food", "recipe"), ("recipe", "recipe"), ("weapon", "weapon")):
        if reader.has(key) and kind in ADVENTURE_KINDS and kind != only:
            reader.find("kind", f"expected the kind {only!r} for a card with {key!r}, got {kind!r}")
    return made


def build_quests(source: Source, findings: list[Finding]) -> list[Quest]:
    """The quest cards."""
    made = []
    for reader in readers(source, "quest", findings):
        keyword = reader.text("keyword")
        if reader.has("keyword") and not KEYWORD.fullmatch(keyword):
            reader.find("bad-id", f"expected one word in capitals for 'keyword', got {keyword!r}")
        number = reader.integer("number", low=1, high=180)
        made.append(Quest(number, name(reader, "title"), keyword, name(reader, "text"), reader.flag("active")))
    return made


def build_events(source: Source, findings: list[Finding]) -> list[EventCard]:
    """The event cards."""
    made = []
    for reader in readers(source, "event", findings):
        attempt_at = reader.word("attempt_at", ("turn-end", "action"), "")
        event = EventCard(
            reader.id(),
            reader.word("kind", EVENT_KINDS),
            name(reader),
            name(reader, "text"),
            reader.program("do"),
            _event_choices(reader),
            reader.flag("ongoing"),
            reader.program("turn_end"),
            attempt_at,
            reader.program("attempt", required=bool(attempt_at)),
            reader.word("leaves", ("port",), ""),
        )
        if reader.has("attempt") and not attempt_at:
            reader.find("missing-key", "expected the key 'attempt_at' beside 'attempt'")
        if not event.ongoing and (event.turn_end or event.attempt or event.leaves):
            reader.find("kind", "expected 'ongoing = true' for an event that stays")
        made.append(event)
    return made


def _event_choices(reader: Reader) -> tuple[EventChoice, ...]:
    made = []
    for letter, table in zip(string.ascii_lowercase, reader.tables("choice"), strict=False):
        made.append(EventChoice(letter, name(table, "text"), table.amounts("cost"), table.program("do")))
        table.close()
    if len(made) == 1:
        reader.find("kind", "expected two or more choices, got 1")
    return tuple(made)
