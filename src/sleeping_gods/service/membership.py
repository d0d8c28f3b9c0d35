"""A person's place in a campaign."""

from __future__ import annotations

from dataclasses import dataclass

from ..host.members import TableMember
from ..host.roster import Roster
from ..storage.records import CampaignSummary


@dataclass(frozen=True, slots=True)
class Membership:
    """A campaign, its roster, and the member who sent a request."""

    summary: CampaignSummary
    roster: Roster
    member: TableMember
