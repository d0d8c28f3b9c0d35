"""The files of one campaign on the device, locked while it is used: journal, record and checkpoint."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Sequence
from concurrent.futures import Future

from msgspec.structs import replace

from ..campaign.audience import Played
from ..campaign.games import load_for
from ..campaign.live import Campaign
from ..campaign.migration import migrated
from ..host.roster import Roster, new_roster, roster_of
from ..journal.errors import JournalError
from ..journal.file import CampaignFile
from ..journal.notation import FORMAT
from ..kernel.plain import Json
from ..languages import Lang
from ..storage.records import Stored
from ..wire.events import Settings
from ..wire.http import Whereabouts
from .about import MAX_COMMANDS, About, AboutFiles, new_about
from .device_files import DeviceFile, DeviceFiles
from .older_format import put_in_place, take_up_again
from .summaries import damaged_summary, summary_of

JOURNAL = ".journal"
"""How the name of the file with the entries ends."""
ABOUT, SPARE = ".about", ".spare"
"""The ends of the two copies of what is kept beside the entries."""
CHECKPOINT = ".checkpoint"
"""The end of the checkpoint's name."""
KINDS = (JOURNAL, ABOUT, SPARE, CHECKPOINT)
"""How the names of a campaign's files end."""
DEVICE = "this device"
"""By which the only person at a table here is known."""


class CampaignFiles:
    """The files, as ``Campaign`` uses them (a store and a cache) and as a served table does (a table store)."""

    def __init__(self, ref: str, journal: DeviceFile, about: AboutFiles, checkpoint: DeviceFile) -> None:
        self.ref = ref
        self._journal = journal
        self._about = about
        self._checkpoint = checkpoint
        self._noted = about.latest or self._about_from_journal()

    @classmethod
    async def open(cls, device_files: DeviceFiles, ref: str) -> CampaignFiles:
        """Hold the files of a campaign; those that are not there are made."""
        with contextlib.ExitStack() as opened:
            files = []
            for kind in KINDS:
                file = await device_files.open(f"{ref}{kind}")
                opened.callback(file.close)
                files.append(file)
            journal, about, spare, checkpoint = files
            held = cls(ref, journal, AboutFiles((about, spare)), checkpoint)
            opened.pop_all()
        return held

    @classmethod
    async def create(
        cls, device_files: DeviceFiles, ref: str, name: str, data: bytes, settings: dict[str, Json]
    ) -> None:
        """A new campaign; nothing of it is left if it cannot be stored."""
        try:
            with contextlib.ExitStack() as opened:
                journal = await device_files.open(f"{ref}{JOURNAL}")
                opened.callback(journal.close)
                journal.replace(data)
            files = await cls.open(device_files, ref)
            try:
                files.write_about(new_about(summary_of(ref, name, data, settings)))
            finally:
                files.close()
        except BaseException:
            await remove(device_files, ref)
            raise

    @property
    def about(self) -> About:
        """What is kept of it beside its entries."""
        return self._noted

    def write_about(self, about: About) -> None:
        """Keep something else of it."""
        self._noted = self._about.write(about)

    def note_standing(self, lang: Lang, where: Whereabouts) -> None:
        """Keep where it stands, for a list of campaigns in a language."""
        with contextlib.suppress(OSError):
            self.write_about(replace(self.about, standing={**self.about.standing, lang: where}))

    def note_ticked(self, boxes: Sequence[str]) -> None:
        """Keep what it has ticked, if that is not known yet."""
        if self.about.ticked is None:
            with contextlib.suppress(OSError):
                self.write_about(replace(self.about, ticked=tuple(boxes)))

    def note_played(self, entries: int, standing: dict[str, Whereabouts], boxes: Sequence[str]) -> None:
        """Keep how long it is now, where it stands and what it has ticked; what cannot be kept is found out again."""
        about = self.about
        changed = int(time.time()) if entries != about.listed.entries else about.listed.changed_at
        listed = replace(about.listed, entries=entries, changed_at=changed)
        noted = replace(about, listed=listed, standing=standing, ticked=tuple(boxes))
        if noted != about:
            with contextlib.suppress(OSError):
                self.write_about(noted)

    def open_campaign(self) -> Campaign:
        """The campaign where it was, with the pack that it names."""
        take_up_again(self._journal, self._checkpoint)
        file = CampaignFile.over(self)
        game, pack = load_for(file.journal)
        if file.journal.form != FORMAT:
            put_in_place(self._journal, self._checkpoint, migrated(game, pack, file.journal))
            file = CampaignFile.over(self)
        return Campaign.over(file, game, pack, self)

    @property
    def name(self) -> str:
        """The campaign's id, by which a store calls it; what its players call it stands in the record."""
        return self.ref

    def read(self) -> bytes:
        """The campaign file."""
        return self._journal.read()

    def append(self, data: bytes) -> None:
        """Add lines, all or none."""
        size = self._journal.size()
        try:
            self._journal.append(data)
        except OSError:
            with contextlib.suppress(OSError):
                self._journal.truncate(size)
            raise

    def truncate(self, length: int) -> None:
        """Drop what lies behind so many bytes of the campaign file."""
        self._journal.truncate(length)

    def close(self) -> None:
        """Let all files go."""
        self._journal.close()
        self._about.close()
        self._checkpoint.close()

    def recall(self) -> bytes:
        """The checkpoint that was left last."""
        return self._checkpoint.read()

    def leave(self, data: bytes) -> None:
        """Leave a checkpoint."""
        self._checkpoint.replace(data)

    def begin_append(self, data: bytes, command: str) -> Future[Stored]:
        """Store lines under a command before this returns, or say why they are not."""
        answer: Future[Stored] = Future()
        earlier = self.about.commands.get(command) if command else None
        if earlier:
            answer.set_result(Stored(*earlier, again=True))
            return answer
        try:
            self.append(data)
        except OSError as error:
            answer.set_exception(error)
            return answer
        first = int(data.partition(b" ")[0])
        stored = Stored(first, first + data.count(b"\n"))
        if command:
            kept = [*self.about.commands.items()][1 - MAX_COMMANDS :]
            # stored with the next change of the record, and until then known here alone
            self._noted = replace(self.about, commands={**dict(kept), command: (stored.first, stored.until)})
        answer.set_result(stored)
        return answer

    def knows(self, command: str) -> bool:
        """Whether what a command asked for is stored already."""
        return command in self.about.commands

    def catch_up(self, campaign: Campaign) -> list[Played]:
        """Nobody else writes here."""
        return []

    def follow(self, campaign: Campaign) -> list[Played]:
        """Nobody else writes here."""
        return []

    def open_again(self) -> Campaign:
        """The campaign as it lies there, after a failure that left nothing certain."""
        return self.open_campaign()

    def roster(self) -> Roster:
        """Who sits there."""
        return roster_of(self.about.roster)

    def keep(self, roster: Roster) -> None:
        """Keep who sits there and what was agreed on."""
        self.write_about(self.about.with_roster(roster))

    def _about_from_journal(self) -> About:
        """What can be told of a campaign of which only the journal is left."""
        roster, _ = new_roster("Host", DEVICE, 0, Settings())
        try:
            return new_about(summary_of(self.ref, "", self._journal.read(), roster.plain()))
        except JournalError as error:
            return new_about(damaged_summary(self.ref, str(error), roster.plain()))


async def remove(device_files: DeviceFiles, ref: str) -> None:
    """Delete all files of a campaign."""
    for kind in KINDS:
        await device_files.remove(f"{ref}{kind}")
