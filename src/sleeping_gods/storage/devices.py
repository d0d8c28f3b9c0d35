"""An index of which devices have a place in which campaigns, so that a device's list reads no other campaigns.

Its rows are derived from the settings of the campaigns, which hold the members with the hashes of their devices'
secrets.
"""

from __future__ import annotations

from ..kernel.plain import Json
from .database import Database

MAX_HASH_LENGTH = 200
"""Most characters of the hash of a secret; anything longer is none."""


def devices_of(settings: dict[str, Json]) -> list[str]:
    """The hashes of the members' devices; empty for settings of another form."""
    members = settings.get("members")
    if not isinstance(members, list | tuple):
        return []
    named = [device for member in members if isinstance(member, dict) for device in _devices_of_member(member)]
    return sorted({device for device in named if isinstance(device, str) and 0 < len(device) <= MAX_HASH_LENGTH})


def _devices_of_member(member: dict[str, Json]) -> list[Json]:
    """The first device of a member and those added later, as the settings have them."""
    more = member.get("more_devices")
    return [member.get("device"), *(more if isinstance(more, list | tuple) else ())]


def index_devices(database: Database, campaign: str, settings: dict[str, Json]) -> None:
    """Make the index rows of a campaign match its settings, inside a transaction."""
    stored = _indexed(database, campaign)
    named = devices_of(settings)
    for device in sorted(stored.difference(named)):
        database.rows("DELETE FROM device WHERE campaign = ? AND device = ?", campaign, device)
    for device in named:
        if device not in stored:
            statement = "INSERT INTO device (device, campaign) VALUES (?, ?) ON CONFLICT DO NOTHING"
            database.rows(statement, device, campaign)


def _indexed(database: Database, campaign: str) -> set[str]:
    """The devices in the index rows of a campaign, inside a transaction."""
    return {device for (device,) in database.rows("SELECT device FROM device WHERE campaign = ?", campaign)}


def index_again(database: Database, campaign: str, settings: dict[str, Json]) -> None:
    """Index a campaign in its own transactions, after a version without the index has changed its settings."""
    with database.reading():
        stored = _indexed(database, campaign)
    if sorted(stored) != devices_of(settings):
        with database.writing():
            index_devices(database, campaign, settings)
