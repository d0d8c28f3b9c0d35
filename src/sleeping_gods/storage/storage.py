"""The storage of campaigns: the one interface that the server, back-ups and tests use, over either database."""

from __future__ import annotations

import contextlib
import secrets
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import replace

from ..journal.notation import FORMAT
from ..journal.reading import Reading, parse
from ..kernel.plain import Json
from . import appending, campaign_summaries, reading
from .checks import check_playable, check_summary
from .database import Database
from .devices import index_devices
from .empty_bin import delete_binned_before, delete_binned_campaign
from .errors import Busy, DamagedCampaign, LostHold, NotPlayable, SettingsChanged, StorageError, StorageFailed
from .holds import Holds
from .records import ASIDE, BINNED, KEPT, NOT_HELD, Append, CampaignSummary, End, Hold, News, Stored
from .schema import prepare

LOCKED_SECONDS = 2.0
"""How long an append waits for a campaign that another process has locked."""
LOCKED_PAUSE_SECONDS = 0.02
"""How long it waits between two attempts."""
MAX_REPORT_LENGTH = 2000
"""Letters of a report about a damaged campaign that its summary has."""


class Storage:
    """Campaigns in a database. Changes are stored when a method returns; all methods are thread-safe.

    A campaign is written by whoever holds it. Taking it again makes a hold with a higher fence, and writes of earlier
    holds are refused in the same transaction that would have stored them.
    """

    def __init__(self, database: Database, clock: Callable[[], float] = time.time) -> None:
        self.database = database
        self._clock = clock
        self._holds = Holds(database)
        self._ends: dict[str, End] = {}
        """Where campaigns ended when something was last stored here."""
        self._appending = threading.Lock()
        """Held while something is appended, so that these ends are those that the database has."""
        try:
            prepare(database)
            self._note_campaigns()
        except BaseException:
            database.close()
            raise

    @property
    def name(self) -> str:
        """The database's name for people."""
        return self.database.name

    @property
    def cautions(self) -> list[str]:
        """Warnings for whoever runs the server."""
        return self.database.cautions

    def create(self, name: str, data: bytes, settings: dict[str, Json] | None = None, command: str = "") -> str:
        """A new campaign from the bytes of a sound campaign file, whose every line is checked; returns its id.

        A command that has created one already creates no other: the id of that one is returned, whatever is asked now.
        """
        read = _whole_campaign(data)
        if not appending.is_command(command):
            raise StorageError(f"expected at most {appending.MAX_COMMAND_LENGTH} letters as a command's id")
        setup, now, campaign = read.journal.setup, self._now(), secrets.token_hex(8)
        summary = CampaignSummary(
            id=campaign,
            name=name,
            game=setup.game,
            pack=setup.pack,
            seats=setup.seats,
            entries=len(read.journal.entries),
            created=now,
            changed=now,
            status=KEPT,
            settings=settings or {},
        )
        check_summary(summary)
        with self.database.writing():
            if not campaign_summaries.insert_campaign(
                self.database, summary, size=len(data), chain=read.chain, command=command
            ):
                return campaign_summaries.campaign_of_command(self.database, command)
            head = appending.insert_whole(self.database, campaign, data)
            self.database.rows("UPDATE campaign SET head = ? WHERE id = ?", head, campaign)
            index_devices(self.database, campaign, summary.settings)
        self.database.note_campaigns(some=True)
        return campaign

    def summaries(self) -> list[CampaignSummary]:
        """Every campaign, in the bin and set aside too, the one that changed last first; it never fails for one."""
        return campaign_summaries.all_summaries(self.database)

    def summaries_of_device(self, device: str) -> list[CampaignSummary]:
        """The campaigns in which a device, named by the hash of its secret, has a place; no others are read."""
        return campaign_summaries.summaries_of_device(self.database, device)

    def summary(self, campaign: str) -> CampaignSummary:
        """What the list says of one campaign."""
        with self.database.reading():
            return campaign_summaries.read_summary(self.database, campaign, locked=False)

    def take(self, campaign: str, *, force: bool = False) -> Hold:
        """The right to write a campaign; Held if somebody alive has it, unless it is taken by force."""
        return self._holds.take(campaign, force=force)

    def look_on(self, campaign: str) -> Hold:
        """A hold that cannot write, for reading a campaign where nothing can be stored."""
        with self.database.reading():
            check_playable(campaign_summaries.read_summary(self.database, campaign, locked=False))
        return Hold(campaign, NOT_HELD)

    def release(self, hold: Hold) -> None:
        """Let a campaign go, so that others may take it; nothing happens if somebody has."""
        self._holds.release(hold)

    def append(self, hold: Hold, at: int, lines: bytes, command: str = "") -> Stored:
        """Store lines that follow entry ``at - 1``: they are on disk when this returns.

        A command that is stored already is not stored again: what it led to then is returned, marked ``again``.
        """
        until = time.monotonic() + LOCKED_SECONDS
        (answer,) = self.append_all([Append(hold, at, lines, command)])
        while isinstance(answer, Busy) and time.monotonic() < until:
            time.sleep(LOCKED_PAUSE_SECONDS)
            (answer,) = self.append_all([Append(hold, at, lines, command)])
        if isinstance(answer, StorageError):
            raise answer
        return answer

    def append_all(self, appends: Iterable[Append]) -> list[Stored | StorageError]:
        """Store what many senders want to add with one flush; each is stored whole or refused by itself.

        What somebody else has locked at this moment is not waited for: Busy is the answer of whoever wants it.
        """
        with self._appending:
            return appending.append_all(self.database, appends, self._now(), self._ends)

    def find(self, campaign: str, command: str) -> Stored | None:
        """Where the entries of a command lie, if it is stored."""
        return appending.find_command(self.database, campaign, command)

    def read(self, campaign: str) -> bytes:
        """The campaign file, verified; a damaged one is set aside with a report, and DamagedCampaign raised."""
        try:
            return reading.read_verified(self.database, campaign)
        except DamagedCampaign as damaged:
            with contextlib.suppress(StorageFailed):  # its summary cannot be written either; it is refused all the same
                self.set_aside(campaign, str(damaged))
            raise

    def read_from(self, campaign: str, position: int) -> bytes:
        """The lines from an entry on."""
        return reading.lines_from(self.database, campaign, position)

    def export(self, campaign: str) -> bytes:
        """The bytes of the campaign file as they lie there, also of one that was set aside."""
        return reading.read_raw(self.database, campaign)

    def rewrite(self, hold: Hold, data: bytes) -> None:
        """Put a campaign of today's format in the place of the same campaign in an older one; its checkpoint goes.

        Commands of the old one are forgotten: their entries may have other numbers now.
        """
        new = _whole_campaign(data)
        campaign = hold.campaign
        with self.database.writing():
            campaign_summaries.read_summary(self.database, campaign)
            if self.database.rows("SELECT fence FROM campaign WHERE id = ?", campaign) != [(hold.fence,)]:
                raise LostHold(campaign)
            self.database.rows("DELETE FROM checkpoint WHERE campaign = ?", campaign)
            self.database.rows("DELETE FROM stretch WHERE campaign = ?", campaign)
            head = appending.insert_whole(self.database, campaign, data)
            values = (len(new.journal.entries), len(data), new.chain, head, campaign)
            self.database.rows("UPDATE campaign SET entries = ?, size = ?, chain = ?, head = ? WHERE id = ?", *values)
        self._ends.pop(campaign, None)

    def checkpoint(self, campaign: str) -> bytes:
        """The state that was left to open the campaign quickly; empty if there is none."""
        with self.database.reading():
            rows = self.database.rows("SELECT body FROM checkpoint WHERE campaign = ?", campaign)
        return rows[0][0] if rows and isinstance(rows[0][0], bytes) else b""

    def leave_checkpoint(self, hold: Hold, data: bytes) -> None:
        """Leave a state for the next opening, in place of the last.

        LostHold also if another process has locked the campaign at this moment: nobody waits for a cache.
        """
        statement = f"SELECT fence FROM campaign WHERE id = ?{self.database.words['for_update_if_free']}"  # noqa: S608
        with self.database.writing():
            if self.database.rows(statement, hold.campaign) != [(hold.fence,)]:
                raise LostHold(hold.campaign)
            self.database.rows("DELETE FROM checkpoint WHERE campaign = ?", hold.campaign)
            self.database.rows("INSERT INTO checkpoint (campaign, body) VALUES (?, ?)", hold.campaign, data)

    def rename(self, campaign: str, name: str) -> None:
        """Give a campaign another name."""
        self._change(campaign, lambda summary: replace(summary, name=name))

    def set_settings(self, campaign: str, settings: dict[str, Json], read: dict[str, Json] | None = None) -> None:
        """Keep what the table has agreed on, and tell the other processes; SettingsChanged if it is not as it was read.

        Without what was read, the last who writes is right.
        """
        as_text = campaign_summaries.settings_text

        def with_settings(summary: CampaignSummary) -> CampaignSummary:
            if read is not None and as_text(summary.settings) != as_text(read):
                raise SettingsChanged(campaign)
            return replace(summary, settings=settings)

        self._change(campaign, with_settings, announced=True)

    def bin(self, campaign: str) -> None:
        """Put a campaign into the bin, and tell the other processes; whoever holds it loses it.

        One that lies there already stays as it is.
        """

        def binned(summary: CampaignSummary) -> CampaignSummary:
            return summary if summary.status == BINNED else replace(summary, status=BINNED)

        self._change(campaign, binned, announced=True)

    def unbin(self, campaign: str) -> None:
        """Take a campaign out of the bin; one that is not there stays as it is, and where it is in the list."""
        self._change(campaign, lambda summary: replace(summary, status=KEPT) if summary.status == BINNED else summary)

    def set_aside(self, campaign: str, report: str) -> None:
        """Set a damaged campaign aside; its bytes stay as they are."""
        self._change(
            campaign,
            lambda summary: replace(summary, status=ASIDE, report=report[:MAX_REPORT_LENGTH]),
            damaged=True,
            announced=True,
        )

    def empty_bin(self, before: int) -> int:
        """Delete for good what was put into the bin before a time; returns how many campaigns that were."""
        count = delete_binned_before(self.database, before)
        if count:
            self._note_campaigns(deleted=True)
        return count

    def delete_binned(self, campaign: str) -> None:
        """Delete one campaign for good if it lies in the bin; one that does not stays as it is."""
        if delete_binned_campaign(self.database, campaign):
            self._note_campaigns(deleted=True)

    def _note_campaigns(self, *, deleted: bool = False) -> None:
        """Record whether there are campaigns, as `Database.note_campaigns` does."""
        with contextlib.suppress(StorageFailed):  # what is damaged is found when it is read
            with self.database.reading():
                some = bool(self.database.rows("SELECT 1 FROM campaign LIMIT 1"))
            self.database.note_campaigns(some=some, deleted=deleted)

    def empty_bin_after(self, seconds: float) -> int:
        """Delete for good what has been in the bin for longer than so many seconds; returns how many campaigns."""
        return self.empty_bin(int(self._clock() - seconds))

    def _change(
        self,
        campaign: str,
        change: Callable[[CampaignSummary], CampaignSummary],
        *,
        damaged: bool = False,
        announced: bool = False,
    ) -> None:
        """Write a summary anew, and tell of it if the others are to know; nobody vouches for one that is damaged.

        A change that returns the summary itself writes nothing.
        """
        with self.database.writing():
            before = campaign_summaries.read_summary(self.database, campaign)
            if before.report and before.status != ASIDE and not damaged:
                raise NotPlayable(f"campaign {campaign}: {before.report}")
            after = change(before)
            if after is before:
                return
            after = replace(after, changed=self._now())
            if not damaged:
                check_summary(after)
            row = campaign_summaries.summary_row(after)
            loses_holder = int(after.status != KEPT)
            columns = (row.name, row.changed, row.status, row.report, row.settings, row.seal)
            self.database.rows(
                "UPDATE campaign SET name = ?, changed = ?, status = ?, report = ?, settings = ?, seal = ?, "
                "fence = fence + ?, owner = owner * ? WHERE id = ?",
                *(*columns, loses_holder, 1 - loses_holder, campaign),
            )
            if after.settings != before.settings:
                index_devices(self.database, campaign, after.settings)
            if announced:
                self.database.announce([News(campaign, 0)])

    @property
    def shared(self) -> bool:
        """Whether other processes may write at the same time."""
        return self.database.shared

    def news(self, seconds: float = 0.0) -> list[News]:
        """Campaigns that have changed since the last time, by any process; waits so long for the first."""
        return self.database.news(seconds)

    def size(self) -> int:
        """Bytes that everything takes."""
        with self.database.reading():
            return self.database.size()

    def close(self) -> None:
        """Let the database go."""
        self.database.close()

    def _now(self) -> int:
        """Seconds since 1970, by the storage's clock."""
        return int(self._clock())


def _whole_campaign(data: bytes) -> Reading:
    """A campaign file of today's format whose last line is whole; StorageError for any other."""
    read = parse(data)
    if read.tail or read.journal.form != FORMAT:
        raise StorageError(f"expected a whole campaign of format {FORMAT}")
    return read
