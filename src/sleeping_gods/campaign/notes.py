"""Notes: facts of the entries of a campaign that the table does not store, such as the pages that were read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

import msgspec

from ..kernel.choices import parse
from ..kernel.table import LogEvent

Note: TypeAlias = tuple[str, str]
"""A kind and what it is about, as text.

- ``visit``: the number of a location that is explored; ``left``: the visit is over
- ``page``: the number of a paragraph that was read; ``event``: the id of an event that was drawn
- ``gained``, ``ended``: the number of a quest
- ``restored``: the number of a totem
- ``met``: the id of an enemy that was laid out
- ``act``: an action that the party chose; ``fuel``: the plane ran out of fuel
"""
_NOTE_OF_LOG_EVENT = {
    "paragraph": "page",
    "gained-quest": "gained",
    "ended-quest": "ended",
    "event": "event",
    "laid": "met",
    "action": "act",
    "out-of-fuel": "fuel",
    "restored-totem": "restored",
    "turn": "left",
    "story-due": "left",
    "finale": "left",
}
"""The kinds of log events that become notes, and the kinds of those notes."""
_KINDS = frozenset({"visit", *_NOTE_OF_LOG_EVENT.values()})
_NUMBERED = ("visit", "gained", "ended", "restored")
"""The kinds of notes that are about a number."""
_rows = msgspec.json.Decoder(list[tuple[int, tuple[Note, ...]]])


def notes_of(line: str, log_events: Iterable[LogEvent]) -> tuple[Note, ...]:
    """The notes of an entry: of its choice, in notation, and of the log events that followed."""
    match parse(line):
        case ("explore", location) if location.isdecimal():
            notes = [("visit", location)]
        case _:
            notes = []
    for log_event in log_events:
        kind = _NOTE_OF_LOG_EVENT.get(str(log_event[0]))
        if kind is not None:
            notes.append((kind, str(log_event[1]) if len(log_event) > 1 else ""))
    return tuple(notes)


def notes_to_bytes(notes: Mapping[int, tuple[Note, ...]]) -> bytes:
    """Notes by the numbers of their entries, as bytes."""
    return msgspec.json.encode([*notes.items()])


def notes_from_bytes(data: bytes) -> dict[int, tuple[Note, ...]]:
    """The notes that ``notes_to_bytes`` has written; raises ValueError for anything else."""
    try:
        rows = _rows.decode(data)
    except msgspec.DecodeError as error:
        raise ValueError("expected notes under the numbers of entries") from error
    for _, of_entry in rows:
        for kind, which in of_entry:
            if kind not in _KINDS or (kind in _NUMBERED and not which.isdecimal()):
                raise ValueError("expected a note: its kind and what it is about")
    return dict(rows)
