"""When a campaign leaves checkpoints, and where: beside its file, or in a cache if its store is no file."""

from __future__ import annotations

from pathlib import Path

from ..kernel.game import PackInfo
from ..kernel.state import canonical
from ..kernel.table import Table
from . import checkpoint
from .checkpoint import Cache
from .history import History


class CheckpointKeeper:
    """The checkpoints of one campaign."""

    def __init__(self, pack: PackInfo, last: int) -> None:
        self.last = last
        """The entry whose state lies in the last checkpoint."""
        self.path: Path | None = None
        """The campaign's file, if it is kept in one."""
        self.cache: Cache | None = None
        """Where checkpoints are left otherwise; None if they are not."""
        self._pack = pack
        self._is_trusted = True
        """Whether checkpoints are left: not once the past turned out not to lead to the present."""

    def leave(self, table: Table, history: History, number: int, every: int) -> None:
        """Save the state after entry ``number`` if at least ``every`` entries have come since the last checkpoint."""
        if not self._is_trusted or (self.path is None and self.cache is None) or number - self.last < every:
            return
        states = {number: canonical(table), **history.latest(checkpoint.EARLIER_STATES)}
        if self.path is not None:
            checkpoint.save(self.path, self._pack, states, history.notes)
        elif self.cache is not None:
            checkpoint.save_to(self.cache, self._pack, states, history.notes)
        self.last = number

    def distrust(self) -> None:
        """Leave no checkpoint any more."""
        self._is_trusted = False

    def drop(self) -> None:
        """Leave no checkpoint any more, and delete the last one."""
        self.distrust()
        if self.path is not None:
            checkpoint.checkpoint_path(self.path).unlink(missing_ok=True)
        elif self.cache is not None:
            self.cache.leave(b"")
