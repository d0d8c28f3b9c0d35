"""Verifying, some at a time, the entries of a campaign that a checkpoint spared when it was opened."""

from __future__ import annotations

from ..journal.notation import Journal
from ..journal.replay import Replay
from ..kernel.game import Game, PackInfo
from .history import History, is_kept
from .restoring import notes_brought


class Verification:
    """Plays the spared entries again on a table of its own, and mends what the checkpoint said that they brought."""

    def __init__(self, game: Game, pack: PackInfo, journal: Journal, history: History, spared: int) -> None:
        self.mended_notes = 0
        """How many entries had brought something else than the checkpoint said."""
        self._game = game
        self._pack = pack
        self._journal = journal
        self._history = history
        self._spared = spared
        """The last of the entries that nobody has verified; none if negative."""
        self._replay: Replay | None = None

    @property
    def is_done(self) -> bool:
        """Whether every entry has been verified."""
        return self._spared < 0

    def verify(self, count: int) -> bool:
        """Verify so many more entries; BrokenJournal names the first that does not fit. Returns whether all are."""
        if self.is_done:
            return True
        replay = self._replay = self._replay or Replay(self._game, self._pack, self._journal, self._spared)
        for _ in range(count):
            if replay.done:
                self._spared, self._replay = -1, None
                return True
            entry, state = replay.step()
            if is_kept(entry):
                self._history.keep(entry.number, state)
            self.mended_notes += self._history.mend(entry.number, notes_brought(replay))
        return False
