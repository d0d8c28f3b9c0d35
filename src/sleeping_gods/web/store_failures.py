"""Why something could not be stored: a key to count it by, and a sentence for the log."""

from __future__ import annotations

from ..storage.errors import StorageFailed


def cause_of(error: BaseException | None) -> str:
    """One word: there is no room, what lies there is damaged, the database failed, or it is something else."""
    if isinstance(error, StorageFailed):
        return "full" if error.full else "damaged" if error.damaged else "database"
    return "disk" if isinstance(error, OSError) else "other"


def sentence(error: BaseException | None) -> str:
    """The kind of the error and what it says."""
    return "unknown" if error is None else f"{type(error).__name__}: {error}"
