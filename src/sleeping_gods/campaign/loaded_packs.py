"""The packs of a server: each is read once while it runs, however many campaigns are opened."""

from __future__ import annotations

import threading

from ..journal.notation import Journal
from ..kernel.game import Game, PackInfo
from .games import load_for


class LoadedPacks:
    """Packs that have been read; several threads may ask at once."""

    def __init__(self) -> None:
        self._packs: dict[tuple[str, str], tuple[Game, PackInfo]] = {}
        self._reading = threading.Lock()

    def load_for(self, journal: Journal) -> tuple[Game, PackInfo]:
        """The game and the pack that a journal names; the caller checks whether the version fits."""
        names = journal.setup.game, journal.setup.pack
        if names not in self._packs:
            with self._reading:
                if names not in self._packs:
                    self._packs[names] = load_for(journal)
        return self._packs[names]
