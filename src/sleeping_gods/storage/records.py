"""Records that the storage of campaigns takes and returns."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..kernel.plain import Json

KEPT, BINNED, ASIDE = "kept", "binned", "aside"
"""A campaign is played, lies in the bin, or was set aside because it is damaged."""


@dataclass(frozen=True, slots=True)
class CampaignSummary:
    """A campaign as the list of campaigns shows it."""

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
        """Whether it can be opened and played."""
        return self.status == KEPT and not self.report


NOT_HELD = -1
"""The number of a hold that nobody has."""


@dataclass(frozen=True, slots=True)
class Hold:
    """The right to write a campaign; a later hold has a higher fence, and voids earlier ones."""

    campaign: str
    fence: int


@dataclass(frozen=True, slots=True)
class Append:
    """Lines that the holder of a campaign wants to add, all or none."""

    hold: Hold
    at: int
    """The number of the first entry: what the sender takes for the campaign's length."""
    lines: bytes
    command: str = ""
    """The sender's own name for what it does; the same one is never stored twice in a campaign."""


@dataclass(slots=True)
class End:
    """The stored end of a campaign: its size, checksums, owner's fence and status."""

    fence: int
    status: str
    entries: int
    size: int
    chain: str
    head: bytes


@dataclass(frozen=True, slots=True)
class Stored:
    """The entries that a command has stored."""

    first: int
    until: int
    again: bool = False
    """Whether they were there already."""


@dataclass(frozen=True, slots=True)
class News:
    """A campaign has grown to this number of entries; with none, its settings have changed."""

    campaign: str
    entries: int
    own: bool = field(default=False, compare=False)
    """Whether it was written through the very connection of whoever is told."""

    @property
    def about(self) -> tuple[str, bool]:
        """What it is about: later news of the same replace it."""
        return self.campaign, self.entries > 0


@dataclass(frozen=True, slots=True)
class Tried:
    """The result of replaying an untrusted campaign file."""

    sound: bytes
    """What is to be kept of it."""
    cut: int
    """Bytes that a crash had left unfinished at its end."""
    unverified: int
    """Draws that do not follow from its seed: somebody may have chosen them."""
