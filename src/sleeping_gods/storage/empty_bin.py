"""Deletes from the bin for good: campaigns that were put there long ago, or one by its id."""

from __future__ import annotations

from .database import Database
from .records import BINNED

DAYS = 30
"""How long a campaign lies in the bin, unless whoever runs the server says otherwise."""
SECONDS_A_DAY = 24 * 60 * 60


def delete_binned_before(database: Database, before: int) -> int:
    """Delete what was put into the bin before a time, in seconds since 1970; returns the number of campaigns.

    Each has a transaction of its own, so that players wait for one deletion at most.
    """
    with database.reading():
        statement = "SELECT id FROM campaign WHERE status = ? AND changed < ? ORDER BY id"
        old = [row[0] for row in database.rows(statement, BINNED, before)]
    deleted = 0
    for campaign in old:
        with database.writing():
            statement = "DELETE FROM campaign WHERE id = ? AND status = ? AND changed < ? RETURNING id"
            deleted += len(database.rows(statement, campaign, BINNED, before))
    return deleted


def delete_binned_campaign(database: Database, campaign: str) -> bool:
    """Delete one campaign if it lies in the bin; returns whether it did."""
    with database.writing():
        statement = "DELETE FROM campaign WHERE id = ? AND status = ? RETURNING id"
        return bool(database.rows(statement, campaign, BINNED))
