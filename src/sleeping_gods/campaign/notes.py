"""What entries brought that no table keeps: places visited, pages read, where quests came from and ended."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from ..kernel.choices import parse
from ..kernel.table import LogEvent

Note: TypeAlias = tuple[str, str]
"""What an entry brought: ``visit``, ``page``, ``event``, ``gained`` or ``ended`` and which; ``left`` ends a visit.

``act`` is something that the party did of its own accord, ``fuel`` that it ran out, ``restored`` a dormant totem.
"""
_NOTED = {
    "paragraph": "page",
    "gained-quest": "gained",
    "ended-quest": "ended",
    "event": "event",
    "action": "act",
    "out-of-fuel": "fuel",
    "restored-totem": "restored",
    "turn": "left",
    "story-due": "left",
    "finale": "left",
}
"""Log events that are noted, and as what."""
_KINDS = frozenset({"visit", *_NOTED.values()})
_NUMBERED = ("visit", "gained", "ended", "restored")
"""Notes that name something by its number."""


def notes_of(line: str, log_events: Iterable[LogEvent]) -> tuple[Note, ...]:
    """What a choice brought, by its own words and by what happened because of it."""
    match parse(line):
        case ("explore", location) if location.isdecimal():
            notes = [("visit", location)]
        case _:
            notes = []
    for log_event in log_events:
        kind = _NOTED.get(str(log_event[0]))
        if kind is not None:
            notes.append((kind, str(log_event[1]) if len(log_event) > 1 else ""))
    return tuple(notes)


def notes_to_bytes(notes: Mapping[int, tuple[Note, ...]]) -> bytes:
    """Notes by the numbers of their entries, as bytes."""
    return json.dumps(
        [[number, *map(list, of_entry)] for number, of_entry in notes.items()], separators=(",", ":")
    ).encode()


def notes_from_bytes(data: bytes) -> dict[int, tuple[Note, ...]]:
    """The notes that bytes stand for; ValueError if they stand for none."""
    rows = json.loads(data)
    if not isinstance(rows, list):
        raise ValueError("expected a list of notes")
    notes: dict[int, tuple[Note, ...]] = {}
    for row in rows:
        if not isinstance(row, list) or not row or type(row[0]) is not int:
            raise ValueError("expected notes under the number of an entry")
        notes[row[0]] = tuple(map(_note, row[1:]))
    return notes


def _note(pair: object) -> Note:
    match pair:
        case [str(kind), str(which)] if kind in _KINDS and (which.isdecimal() or kind not in _NUMBERED):
            return kind, which
    raise ValueError("expected a note: its kind and what it is about")
