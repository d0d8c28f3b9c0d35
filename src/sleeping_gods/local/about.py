"""The record beside a campaign's journal (summary, roster, where it stands), in two files that are written in turn.

A file is two lines: the length and SHA-256 of the second, then the record as JSON. A crash while writing spoils one
file, and the other still holds the previous record.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ..host.roster import HOST, Roster, roster_of
from ..kernel.plain import Json
from ..storage.records import ASIDE, BINNED, KEPT, CampaignSummary
from ..wire.http import ListedCampaign, Whereabouts
from .device_files import DeviceFile

MAX_COMMANDS = 50
"""How many of the last commands are remembered: what is asked again is not done twice."""


class About(Struct, frozen=True, kw_only=True):
    """What a list of campaigns shows, and the roster."""

    number: int = 0
    """Rises with every write."""
    listed: ListedCampaign
    created: int
    roster: dict[str, Any]
    standing: dict[str, Whereabouts] = {}
    """Where it stood when it was last told, by language."""
    ticked: tuple[str, ...] | None = None
    """The boxes that it has ticked on the achievement sheet; None if no table has told yet."""
    commands: dict[str, tuple[int, int]] = {}
    """The last requests that were stored, each with its first entry and the one after its last."""

    @property
    def summary(self) -> CampaignSummary:
        """The record as a storage's summary."""
        listed = self.listed
        return CampaignSummary(
            id=listed.id,
            name=listed.name,
            game=listed.game,
            pack=listed.pack,
            seats=listed.players,
            entries=listed.entries,
            created=self.created,
            changed=listed.changed_at,
            status=BINNED if listed.binned else ASIDE if listed.damaged else KEPT,
            report=listed.damaged,
            settings=self.roster,
        )

    def with_roster(self, roster: Roster) -> About:
        """A copy with another roster."""
        member = next(member for member in roster.members if member.role == HOST)
        listed = replace(self.listed, you=member.ref, moments=roster.moments, origin=roster.origin)
        return replace(self, roster=roster.plain(), listed=listed)


def new_about(summary: CampaignSummary) -> About:
    """The first record of a campaign."""
    listed = ListedCampaign(
        summary.id, summary.name, summary.game, summary.pack, summary.seats, summary.changed, summary.entries,
        binned=False, damaged=summary.report, you="", is_host=True,
    )  # fmt: skip
    about = About(listed=listed, created=summary.created, roster=summary.settings)
    return about.with_roster(roster_of(summary.settings))


def record(about: About) -> bytes:
    """The bytes of a record's file."""
    body = msgspec.json.encode(about)
    return f"{len(body)} {hashlib.sha256(body).hexdigest()}\n".encode() + body + b"\n"


def read_record(data: bytes) -> About | None:
    """The record in a file; None if it is incomplete or of another kind."""
    head, _, body = data.partition(b"\n")
    body = body.removesuffix(b"\n")
    if head != f"{len(body)} {hashlib.sha256(body).hexdigest()}".encode():
        return None
    try:
        plain: dict[str, Json] = msgspec.json.decode(body)
        about = msgspec.convert(plain, About)
        roster_of(about.roster)
    except (msgspec.MsgspecError, ValueError, TypeError):
        return None
    return about


class AboutFiles:
    """The two files of a record; the older one is overwritten next."""

    def __init__(self, files: tuple[DeviceFile, DeviceFile]) -> None:
        self._files = files
        records = [read_record(file.read()) for file in files]
        self._latest = max((about for about in records if about), key=lambda about: about.number, default=None)

    @property
    def latest(self) -> About | None:
        """The record that was written last; None if both files are damaged or empty."""
        return self._latest

    def write(self, about: About) -> About:
        """Write a record; if that fails, the previous one is still there."""
        number = self._latest.number + 1 if self._latest else 1
        about = replace(about, number=number)
        self._files[number % 2].replace(record(about))
        self._latest = about
        return about

    def close(self) -> None:
        """Close the files."""
        for file in self._files:
            file.close()
