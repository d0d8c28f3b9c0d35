"""Why a set-up is refused, in words."""

from __future__ import annotations

from ..kernel.errors import Reason
from .localizer import Localizer


def why_no_setup(localizer: Localizer, reason: Reason) -> str:
    """The reason and its rule; without a table, values are shown as they are."""
    if not localizer.words.knows("reason", reason.key):
        return reason.rule
    sentence = localizer.words.spoken("reason", reason.key, reason.values, lambda kind, at, all_of: all_of[at])
    return f"{sentence} ({reason.rule})"
