"""What was revealed since an entry: if anything was, the other players may have to agree to an undo."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ..journal.notation import CHANCE
from .audience import Played
from .errors import UnknownEntry
from .history import History, play_again

Revealed: TypeAlias = Literal["draw", "page", "card"]
"""Something that cannot be unseen: an open draw of chance, a page of the story, a card that only some have seen."""
READ = "paragraph"
"""What both games tell when a page is read."""


def revealed_by(played: Played) -> frozenset[Revealed]:
    """What an entry revealed, to anybody."""
    kinds: set[Revealed] = set()
    if played.secret is not None or played.private_events:
        kinds.add("card")
    elif played.entry.seat == CHANCE:
        kinds.add("draw")
    if any(log_event[0] == READ for log_event in played.log_events):
        kinds.add("page")
    return frozenset(kinds)


def reveals(history: History, target: int) -> frozenset[Revealed]:
    """What was revealed in all that would be taken back to get to an entry; empty, and so false, for nothing.

    Going forward again takes nothing back.
    """
    if target not in history:
        raise UnknownEntry(f"expected an entry from 0 to {len(history) - 1}, got {target}")
    there, left = {*history.numbers(target)}, []
    for entry in reversed(history.line()):
        if entry.number in there:
            break
        left.append(entry)
    if not left:
        return frozenset()
    table = history.table_after(history.before(left[-1].number))
    kinds: set[Revealed] = set()
    for entry in reversed(left):
        kinds |= revealed_by(play_again(table, entry))
    return frozenset(kinds)
