"""The achievement sheet of a device, worked out from the campaigns that are played on it; nothing of it is stored."""

from __future__ import annotations

from ..campaign.errors import PackFileMissing
from ..campaign.profile import GameProfile
from ..host.errors import HostError, NotThere
from ..host.roster import WATCHER, roster_of
from ..host.seat_secrets import hash_of
from ..party.table.table import of_party
from ..storage.records import CampaignSummary
from .table_keeper import TableKeeper

MAX_CAMPAIGNS = 40
"""How many campaigns of a game are looked at, those that changed last first."""
LASTING = ("not-playable", "other-version")
"""Why a campaign cannot be opened as long as nothing is added to it: it is not tried again."""


async def sheet_of(registry: TableKeeper, device: str, game: str) -> GameProfile:
    """What the campaigns of a game that a device plays have ticked; those that cannot be opened count nothing."""
    if not device:
        return GameProfile()
    summaries = await registry.campaigns.of_device(hash_of(device))
    own = [summary for summary in summaries if summary.game == game and _is_played(summary, device)]
    boxes = [box for summary in own[:MAX_CAMPAIGNS] for box in await _ticked(registry, summary)]
    return GameProfile(sorted({*boxes}))


def _is_played(summary: CampaignSummary, device: str) -> bool:
    """Whether a campaign can be opened and the device does more in it than watch."""
    if not summary.playable or not summary.entries:
        return False
    try:
        member = roster_of(summary.settings).by_device(device)
    except ValueError:
        return False
    return member is not None and member.role != WATCHER


async def _ticked(registry: TableKeeper, summary: CampaignSummary) -> tuple[str, ...]:
    """The boxes that a campaign has ticked; none if it cannot be opened."""
    key = (summary.id, summary.entries)
    cached = registry.ticked.get(key)
    if cached is not None:
        return cached
    try:
        async with registry.at(summary.id) as opened:
            table = opened.table
            boxes, position = tuple(of_party(table.campaign.table).achievements()), table.position
    except (HostError, PackFileMissing) as error:
        return registry.ticked.put(key, ()) if isinstance(error, NotThere) and error.key in LASTING else ()
    return registry.ticked.put(key, boxes) if position == summary.entries else boxes
