"""A campaign of the storage as a store that ``Campaign`` plays in: each append is a row, on disk before it counts."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from concurrent.futures import Future

from ..campaign.games import load_for
from ..campaign.live import Campaign
from ..campaign.migration import migrated
from ..journal.file import CampaignFile
from ..journal.notation import FORMAT, Journal, format_journal
from ..kernel.game import Game, PackInfo
from .errors import RepeatedCommand, StorageError, StorageFailed
from .group import Group
from .records import Hold, Stored
from .storage import Storage
from .writer import DirectWriter, Writer


class CampaignStore:
    """The four methods of a store and the two of a cache, over a campaign that is held.

    LostHold, StalePosition and RepeatedCommand pass through a campaign and leave it as it was; a database that fails is
    an OSError, after which the campaign is to be opened again.
    """

    def __init__(self, storage: Storage, hold: Hold, group: Group | None = None) -> None:
        self.hold = hold
        self._storage = storage
        self._writer: Writer = group or DirectWriter(storage)
        self._command = ""
        """The command that what is appended now bears; empty for none."""

    @property
    def name(self) -> str:
        """The campaign's id."""
        return self.hold.campaign

    @contextlib.contextmanager
    def under(self, command: str) -> Iterator[None]:
        """What is appended inside bears a command's id; only one append can, and there is one to a choice."""
        self._command = command
        try:
            yield
        finally:
            self._command = ""

    def read(self) -> bytes:
        """The campaign file, verified."""
        return self._storage.read(self.hold.campaign)

    def append(self, data: bytes) -> None:
        """Store lines under the present command; RepeatedCommand if that is stored already."""
        stored = self._writer.append(self.hold, _first(data), data, self._command)
        if stored.again:
            raise RepeatedCommand(stored)

    def submit(self, data: bytes, command: str) -> Future[Stored]:
        """Hand lines over to be stored under a command: they count once this is kept, and was not stored already.

        Without a group they are stored before this returns, or refused.
        """
        return self._writer.submit(self.hold, _first(data), data, command)

    def regain(self) -> None:
        """Take the campaign again by force, after LostHold or StalePosition: what others still send is refused then.

        ``Campaign.merge`` brings the table up to what they have added; who adds more in between is no danger, for
        the next append is refused by its position.
        """
        self.hold = self._storage.take(self.hold.campaign, force=True)

    def truncate(self, length: int) -> None:
        """Rows are there whole or not at all, and what is stored is never taken back."""

    def close(self) -> None:
        """Let the campaign go."""
        self._writer.write_checkpoint(self.hold.campaign)
        with contextlib.suppress(StorageError):  # then its hold ends with the connection
            self._storage.release(self.hold)

    def recall(self) -> bytes:
        """The checkpoint that was left last."""
        return self._storage.checkpoint(self.hold.campaign)

    def leave(self, data: bytes) -> None:
        """Leave a checkpoint; with a group it is written soon, at the latest when the campaign is let go."""
        self._writer.leave_checkpoint(self.hold, data)


def _first(data: bytes) -> int:
    """The number of the first of some lines; StorageError if it has none."""
    number = data.partition(b" ")[0]
    if not number.isdigit():
        raise StorageError("expected lines of a campaign file")
    return int(number)


def open_campaign(
    storage: Storage,
    campaign: str,
    *,
    force: bool = False,
    group: Group | None = None,
    only_to_read: bool = False,
    load: Callable[[Journal], tuple[Game, PackInfo]] = load_for,
) -> tuple[Campaign, CampaignStore]:
    """Take a campaign and open it where it was, with the pack that it names; closing it lets it go.

    With a group its flushes are shared with those of the other campaigns that are played. If it may be opened only to
    read it, it is, where nothing can be stored: what is appended then is refused as from somebody who has lost it. Who
    opens many gives a ``load`` that reads every pack once.
    """
    try:
        hold = storage.take(campaign, force=force)
    except StorageFailed as failed:
        if failed.damaged or not only_to_read:
            raise
        hold = storage.look_on(campaign)
    store = CampaignStore(storage, hold, group)
    try:
        file = CampaignFile.over(store)
        game, pack = load(file.journal)
        if file.journal.form != FORMAT:
            storage.rewrite(store.hold, format_journal(migrated(game, pack, file.journal)).encode())
            file = CampaignFile.over(store)
        return Campaign.over(file, game, pack, store), store
    except BaseException:
        store.close()
        raise
