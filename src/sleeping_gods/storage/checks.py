"""What campaigns and their summaries must be before the storage opens or writes them."""

from __future__ import annotations

from ..kernel.showing import is_showable
from .campaign_summaries import MAX_NAME_LENGTH, MAX_SETTINGS, settings_text
from .errors import NotPlayable, StorageError
from .records import CampaignSummary

MAX_QUOTED = 60
"""Letters of a refused name that are quoted."""


def check_playable(summary: CampaignSummary) -> None:
    """Refuse a campaign that lies in the bin or is damaged."""
    if not summary.playable:
        why = summary.report or f"it is {summary.status}"
        raise NotPlayable(f"campaign {summary.id}: expected one that can be played: {why}")


def check_summary(summary: CampaignSummary) -> None:
    """Refuse a name or settings that no list can show."""
    name = summary.name
    if not name or name != name.strip() or len(name) > MAX_NAME_LENGTH or not is_showable(name):
        quoted = repr(name[:MAX_QUOTED])
        raise StorageError(f"expected a name of 1 to {MAX_NAME_LENGTH} letters on one line, got {quoted}")
    try:
        size = len(settings_text(summary.settings))
    except (TypeError, ValueError, RecursionError) as error:
        raise StorageError("expected settings that can be written as JSON") from error
    if size > MAX_SETTINGS:
        raise StorageError(f"expected settings of at most {MAX_SETTINGS} letters, got {size}")
