"""The one way in which entries are added to a campaign: drafted, stored, committed, and only then announced."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..campaign.audience import Played
from ..campaign.draft import Draft
from ..campaign.live import Campaign
from ..journal.errors import CannotSave
from ..kernel.choices import Choice, text
from ..kernel.table import Table
from ..storage.errors import LostHold, RepeatedCommand, StalePosition, StorageError
from .errors import HostError
from .forced_answers import MAX_ANSWERS
from .fresh_seed import fresh_seed
from .perspectives import Perspectives
from .seating import Seating, players_of
from .table_store import TableStore
from .waits import Waits


class Stale(HostError):
    """A request whose sender has not seen the latest entries."""


@dataclass(frozen=True, slots=True)
class Change:
    """Entries that somebody wants to add."""

    command: str
    """The id of the request, under which it is stored once."""
    position: int
    """How many entries whoever sent it knows."""
    draft: Callable[[], Draft]
    """Works out what it leads to; it may be done again if another process was quicker."""
    long: bool
    """Whether it takes long: replaying a past, or asking the storage."""


class Writing:
    """A campaign and its store."""

    def __init__(self, campaign: Campaign, store: TableStore, perspectives: Perspectives, seating: Seating) -> None:
        self.campaign = campaign
        self.unsure = False
        """Whether nothing here can be trusted: before anything else is played the campaign is opened anew."""
        self.failure: Exception | None = None
        """Why something could not be stored here last."""
        self._store = store
        self._perspectives = perspectives
        self._seating = seating

    @property
    def position(self) -> int:
        """How many entries the campaign has."""
        return len(self.campaign.journal.entries)

    def mark_unsure(self, failure: Exception | None = None) -> None:
        """Note that a write failed, so that it is unknown what is stored."""
        self.unsure = True
        self.failure = failure

    def check_position(self, position: int) -> None:
        """Raise Stale if the sender has not seen the latest entries."""
        if position != self.position:
            raise Stale("stale")

    async def once(self, change: Change, waits: Waits) -> bool:
        """Write a change unless its command is stored already; returns whether it was written now.

        After a failure it is tried once more, on the campaign as it is stored. Stale if others wrote meanwhile.
        """
        for is_last in (False, True):
            if self.unsure:
                await waits.done(self._open_again)
            if change.position != self.position:
                break
            settings = self._seating.roster.settings
            self.campaign.repeats_luck = settings.repeat_luck
            self.campaign.agree_who_draws(settings.draws, fresh_seed)
            try:
                draft = await waits.done(change.draft, long=change.long)
                await self._write(draft, change.command, waits, long=change.long)
            except RepeatedCommand:
                return False
            except (LostHold, StalePosition):
                if is_last:
                    raise
                await waits.done(self.catch_up)
            except (StorageError, OSError) as error:
                if is_last:
                    raise
                self.mark_unsure(error)
            else:
                return True
        if not await waits.done(lambda: self._store.knows(change.command)):
            raise Stale("stale")
        await waits.done(self.catch_up)
        return False

    async def answer_forced(self, forced: Callable[[Table], Choice | None], waits: Waits, *, long: bool) -> None:
        """Write the forced answers; if one cannot be stored, a player is asked instead."""

        def draft() -> Draft | None:
            answer = forced(self.campaign.table)
            return None if answer is None else self.campaign.draft(None, text(answer))

        await self.go_on(draft, waits, long=long)

    async def go_on(self, next_draft: Callable[[], Draft | None], waits: Waits, *, long: bool) -> None:
        """Write drafts until there are no more; if one cannot be stored, the earlier ones stay."""
        try:
            for _ in range(MAX_ANSWERS):
                draft = next_draft()
                if draft is None:
                    return
                await self._write(draft, "", waits, long=long)
        except (LostHold, StalePosition):
            return  # another process plays on, and is heard soon
        except (StorageError, CannotSave, OSError) as error:
            self.mark_unsure(error)

    async def _write(self, draft: Draft, command: str, waits: Waits, *, long: bool) -> None:
        """Store a draft under a command id, empty for what nobody sends again, then commit and announce it."""
        lines, continuation = self.campaign.lines(draft)
        stored = await waits.stored(self._store.begin_append(lines, command))
        if stored.again:
            raise RepeatedCommand(stored)

        def commit() -> None:
            before = self.campaign.table
            self._hear(before, self.campaign.commit(draft, continuation))

        await waits.done(commit, long=long)

    def catch_up(self) -> None:
        """Take the right to write, after reading what other processes have written."""
        self._take_in(self._store.catch_up)

    def follow(self) -> None:
        """Read what other processes have written."""
        self._take_in(self._store.follow)

    def _take_in(self, read_new: Callable[[Campaign], list[Played]]) -> None:
        """Read what others have written, and tell it."""
        before = self.campaign.table
        if played := read_new(self.campaign):
            self._hear(before, played)

    def _hear(self, before: Table, played: list[Played]) -> None:
        """Tell what was played, and let the seats follow if players came or went."""
        self._perspectives.add_played(before, played)
        if self._seating.reseat(players_of(self.campaign.table)):
            self._perspectives.keep(())  # what was told to a seat is not for whoever has its number now

    def _open_again(self) -> None:
        """Open the campaign from what is stored, after it became uncertain what is."""
        self.campaign = self._store.open_again()
        self._perspectives.replace_campaign(self.campaign)
        self._seating.play_as(players_of(self.campaign.table))
        self.unsure = False
