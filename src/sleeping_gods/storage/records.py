"""Records that the storage of campaigns takes and returns."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from ..kernel.plain import Json

Status: TypeAlias = Literal["kept", "binned", "aside"]
"""Where a campaign is."""
KEPT: Final = "kept"
"""It can be played."""
BINNED: Final = "binned"
"""It lies in the bin."""
ASIDE: Final = "aside"
"""It was set aside because it is damaged."""


@dataclass(frozen=True, slots=True)
class CampaignSummary:
    """A campaign as the list of campaigns shows it."""

    id: str
    name: str
    game: str
    pack: str
    seats: tuple[str, ...]
    """The names of the players."""
    entries: int
    """How many entries it has."""
    created: int
    """Seconds since 1970, as the clock of the storage told them."""
    changed: int
    """When it changed last, by the same clock."""
    status: Status
    report: str = ""
    """Why it was set aside, or what is wrong with this summary itself."""
    settings: dict[str, Json] = field(default_factory=dict)

    @property
    def playable(self) -> bool:
        """Whether it can be opened and played."""
        return self.status == KEPT and not self.report


NOT_HELD = -1
"""The fence of a hold that cannot write: no campaign has it."""


@dataclass(frozen=True, slots=True)
class Hold:
    """The right to write a campaign; a later hold has a higher fence, and voids earlier ones."""

    campaign: str
    fence: int
    """The number of the hold; a later one is higher."""


@dataclass(frozen=True, slots=True)
class Append:
    """Lines that the holder of a campaign wants to add, all or none."""

    hold: Hold
    at: int
    """The number of the first entry: what the sender takes for the campaign's length."""
    lines: bytes
    """The entries, each a line of the campaign file."""
    command: str = ""
    """The sender's own name for what it does; the same one is never stored twice in a campaign."""


@dataclass(slots=True)
class End:
    """The stored end of a campaign: its size, checksums, owner's fence and status."""

    fence: int
    """The number of the last hold."""
    status: Status
    entries: int
    """How many entries are stored."""
    size: int
    """Bytes of the campaign file."""
    chain: str
    """The chain sum of the last line, from which that of the next is worked out."""
    head: bytes
    """The checksum of the last row, from which that of the next is worked out."""


@dataclass(frozen=True, slots=True)
class Stored:
    """The entries that a command has stored."""

    first: int
    """The number of the first one."""
    until: int
    """The number after the last one."""
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
