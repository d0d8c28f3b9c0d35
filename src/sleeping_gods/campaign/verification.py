"""Verification, in portions, of the entries before the checkpoint that a campaign was opened from."""

from __future__ import annotations

from ..journal.notation import Journal
from ..journal.replay import Replay
from ..kernel.game import Game, PackInfo
from .history import History, is_kept
from .restoring import notes_brought


class Verification:
    """Plays unverified entries again on a table of its own, and corrects the notes of the checkpoint about them."""

    def __init__(
        self, game: Game, pack: PackInfo, journal: Journal, history: History, last_unverified: int | None
    ) -> None:
        self.mended_notes = 0
        """How many entries had brought something else than the checkpoint said."""
        self._game = game
        self._pack = pack
        self._journal = journal
        self._history = history
        self._last_unverified = last_unverified
        self._replay: Replay | None = None

    @property
    def is_done(self) -> bool:
        """Whether every entry has been verified."""
        return self._last_unverified is None

    def verify(self, count: int) -> bool:
        """Verify so many more entries; BrokenJournal names the first that does not fit. Returns whether all are."""
        if self._last_unverified is None:
            return True
        if self._replay is None:
            self._replay = Replay(self._game, self._pack, self._journal, self._last_unverified)
        replay = self._replay
        for _ in range(count):
            if replay.done:
                self._last_unverified, self._replay = None, None
                return True
            entry, state = replay.step()
            if is_kept(entry):
                self._history.keep(entry.number, state)
            self.mended_notes += self._history.mend(entry.number, notes_brought(replay))
        return False
