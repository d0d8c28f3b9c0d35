"""A person's place in a campaign."""

from __future__ import annotations

from dataclasses import dataclass

from ..host.roster import Roster, TableMember
from ..storage.records import CampaignSummary


@dataclass(frozen=True, slots=True)
class Membership:
    """A campaign and somebody's place in it."""

    summary: CampaignSummary
    roster: Roster
    member: TableMember
