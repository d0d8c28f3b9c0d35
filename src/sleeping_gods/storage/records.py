"""What the storage of campaigns speaks of."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..kernel.plain import Json

KEPT, BINNED, ASIDE = "kept", "binned", "aside"
"""A campaign is played, lies in the bin, or was set aside because it is damaged."""


@dataclass(frozen=True, slots=True)
class CampaignSummary:
    """What the list of campaigns says of one."""

    id: str
    name: str
    game: str
    pack: str
    seats: tuple[str, ...]
    entries: int
    created: int
    """Seconds since 1970, as the clock of the storage told them."""
    changed: int
    status: str
    report: str = ""
    """Why it was set aside, or what is wrong with this summary itself."""
    settings: dict[str, Json] = field(default_factory=dict)

    @property
    def playable(self) -> bool:
        """Whether it can be taken and played."""
        return self.status == KEPT and not self.report


NOT_HELD = -1
"""The number of a hold that nobody has."""


@dataclass(frozen=True, slots=True)
class Hold:
    """The right to write a campaign, until somebody takes it with a higher number."""

    campaign: str
    fence: int


@dataclass(frozen=True, slots=True)
class Append:
    """Lines to be added to a campaign by its owner: all of them or none."""

    hold: Hold
    at: int
    """The number of the first entry: what the sender takes for the campaign's length."""
    lines: bytes
    command: str = ""
    """The sender's own name for what it does; the same one is never stored twice in a campaign."""


@dataclass(slots=True)
class End:
    """Where a campaign ends."""

    fence: int
    status: str
    entries: int
    size: int
    chain: str
    head: bytes


@dataclass(frozen=True, slots=True)
class Stored:
    """Where a command's entries lie."""

    first: int
    until: int
    again: bool = False
    """Whether they were there already."""


@dataclass(frozen=True, slots=True)
class News:
    """A campaign has grown, and now has so many entries; with none it is its settings that are others."""

    campaign: str
    entries: int
    own: bool = field(default=False, compare=False)
    """Whether it was written through the very connection of whoever is told."""

    @property
    def about(self) -> tuple[str, bool]:
        """What it is news of: later news of the same make it old."""
        return self.campaign, self.entries > 0


@dataclass(frozen=True, slots=True)
class Tried:
    """What a campaign file that nobody vouches for was found to be."""

    sound: bytes
    """What is to be kept of it."""
    cut: int
    """Bytes that a crash had left unfinished at its end."""
    unverified: int
    """Draws that do not follow from its seed: somebody may have chosen them."""
