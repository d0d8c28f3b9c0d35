"""Causes of failed writes: a label for the metrics, and a sentence for the log."""

from __future__ import annotations

from ..storage.errors import StorageFailed


def cause_of(error: BaseException | None) -> str:
    """The label: ``full``, ``damaged``, ``database``, ``disk`` or ``other``."""
    if isinstance(error, StorageFailed):
        return "full" if error.full else "damaged" if error.damaged else "database"
    return "disk" if isinstance(error, OSError) else "other"


def error_sentence(error: BaseException | None) -> str:
    """The error's type and message."""
    return "unknown" if error is None else f"{type(error).__name__}: {error}"
