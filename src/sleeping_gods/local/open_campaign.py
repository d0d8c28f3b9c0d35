"""A campaign whose table is open on this device, and whoever plays there."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..host.perspectives import Perspective
from ..host.roster import HOST
from ..host.table import ServedTable
from ..languages import Lang
from ..presentation.scene.asks import Asks
from ..presentation.scene.headline import Headline
from ..wire.http import Whereabouts
from ..wire.sections import Sections
from .campaign_files import CampaignFiles


@dataclass(slots=True)
class OpenCampaign:
    """A table, and the files of its campaign."""

    table: ServedTable
    files: CampaignFiles

    @property
    def ref(self) -> str:
        """The only person there, who is the host."""
        return next(member.ref for member in self.table.roster.members if member.role == HOST)

    def close(self) -> None:
        """Let the files go."""
        self.table.campaign.close()
        self.files.close()


@dataclass(slots=True)
class Player:
    """Whoever plays at the open table: what they may know, and what they were told of where it stands."""

    opened: OpenCampaign
    lang: Lang
    perspective: Perspective
    renumbered: int
    headline: Headline | None = None
    decision: Asks | None = None
    standing: dict[Lang, Whereabouts] = field(default_factory=dict)

    def hear(self, sections: Sections) -> None:
        """Note where the campaign stands by what was told of it."""
        if isinstance(sections.headline, Headline):
            self.headline = sections.headline
        if isinstance(sections.decision, Asks):
            self.decision = sections.decision
