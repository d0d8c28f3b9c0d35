"""The table and the history that a journal leads to, from its start or from a checkpoint."""

from __future__ import annotations

import contextlib
import functools
from dataclasses import dataclass

from ..journal.errors import BrokenJournal
from ..journal.notation import START, UNDO, Journal
from ..journal.replay import Replay, check_replayable, follow
from ..kernel.game import Game, PackInfo
from ..kernel.table import Table
from .checkpoint import Checkpoint
from .history import History
from .notes import Note, notes_of


@dataclass(frozen=True, slots=True)
class Restored:
    """Where a journal leads to."""

    table: Table
    history: History
    last_unverified: int | None = None
    """The last of the entries that were not played again, because a checkpoint stood for them."""


def restore(game: Game, pack: PackInfo, journal: Journal, checkpoint: Checkpoint | None) -> Restored:
    """Play a journal again, from a checkpoint if there is a good one; BrokenJournal names the first wrong line."""
    if checkpoint:
        with contextlib.suppress(BrokenJournal):  # then the whole replay finds out what is wrong
            return _from_checkpoint(game, pack, journal, checkpoint)
    replay = Replay(game, pack, journal)
    history = history_of(game, pack, journal, replay.table.clone())
    while not replay.done:
        entry, state = replay.step()
        history.add(entry, state, notes_brought(replay))
    return Restored(replay.table, history)


def _from_checkpoint(game: Game, pack: PackInfo, journal: Journal, checkpoint: Checkpoint) -> Restored:
    """From a checkpoint on; what comes before it is to be verified later."""
    check_replayable(journal)
    table, history = checkpoint.table, history_of(game, pack, journal)
    history.add_all(checkpoint.number + 1)
    history.notes |= checkpoint.notes
    history.keep_packed(checkpoint.packed, checkpoint.places)
    for number in range(checkpoint.number + 1, len(journal.entries)):
        entry = journal.entries[number]
        undo = entry.seat == UNDO
        table = history.table_after(entry.target) if undo else table
        state = follow(table, entry)
        history.add(entry, state, () if undo else notes_of(entry.choice, table.log_events))
    return Restored(table, history, checkpoint.number)


def history_of(game: Game, pack: PackInfo, journal: Journal, start: Table | None = None) -> History:
    """The history of a campaign; the table that it began with is set up when somebody goes back so far."""
    begun = functools.cache(lambda: start or game.set_up(pack, journal.setup))
    return History(journal.entries, begun, lambda data: game.load(pack, data))


def notes_brought(replay: Replay) -> tuple[Note, ...]:
    """What the entry brought that was just played again."""
    entry = replay.entry
    return () if entry.seat in (START, UNDO) else notes_of(entry.choice, replay.table.log_events)
