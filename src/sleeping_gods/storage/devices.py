"""Which devices have a place in which campaigns: an index, so that a list for one device reads no other campaigns.

The rows are made from the settings of the campaigns, where the members stand with the hashes of their devices' secrets.
"""

from __future__ import annotations

from ..kernel.plain import Json
from .database import Database

MAX_LENGTH = 200
"""Characters of what may be the hash of a secret; anything longer is none."""


def devices_of(settings: dict[str, Json]) -> list[str]:
    """The hashes of the devices that settings name as members; nothing of settings of another form."""
    members = settings.get("members")
    if not isinstance(members, list | tuple):
        return []
    named = [device for member in members if isinstance(member, dict) for device in _devices_of(member)]
    return sorted({device for device in named if isinstance(device, str) and 0 < len(device) <= MAX_LENGTH})


def _devices_of(member: dict[str, Json]) -> list[Json]:
    more = member.get("more_devices")
    return [member.get("device"), *(more if isinstance(more, list | tuple) else ())]


def index_devices(database: Database, campaign: str, settings: dict[str, Json]) -> None:
    """Let the rows of a campaign be those of its settings, inside a transaction; writes nothing if they are."""
    stored = {row[0] for row in database.rows("SELECT device FROM device WHERE campaign = ?", campaign)}
    named = devices_of(settings)
    for device in sorted(stored.difference(named)):
        database.rows("DELETE FROM device WHERE campaign = ? AND device = ?", campaign, device)
    for device in named:
        if device not in stored:
            statement = "INSERT INTO device (device, campaign) VALUES (?, ?) ON CONFLICT DO NOTHING"
            database.rows(statement, device, campaign)


def index_again(database: Database, campaign: str, settings: dict[str, Json]) -> None:
    """Index a campaign in transactions of its own, where a version without the index has changed its settings."""
    with database.reading():
        stored = database.rows("SELECT device FROM device WHERE campaign = ?", campaign)
    if sorted(row[0] for row in stored) != devices_of(settings):
        with database.writing():
            index_devices(database, campaign, settings)
