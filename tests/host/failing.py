"""T03 through the authority: every n-th call of the disk fails, or it is full for a while, and people play on."""

from __future__ import annotations

from dataclasses import dataclass, field

import apsw

from sleeping_gods.host.table import ServedTable
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.state import state_hash
from sleeping_gods.languages import WHOLE
from sleeping_gods.storage.errors import StorageFailed
from sleeping_gods.storage.group import Group
from sleeping_gods.storage.storage import Storage
from sleeping_gods.wire.events import Done, Refused
from sleeping_gods.wire.requests import Request

from ..storage.disk import Disk, Fault
from ..storage.power import opened
from .on_disk import Told, at_the_table, begun, by_nobody, next_request

PATIENCE = 3
"""Times that somebody sends the same before whoever runs the server mends the disk for the moment."""


@dataclass(slots=True)
class Evening:
    """A script of requests on a disk that fails; what went wrong, and how often it failed."""

    pack: str
    call: str
    every: int
    lasting: bool
    error: type[apsw.Error]
    shared: bool = True
    """Whether choices are handed over to be stored with those of other tables."""
    told: Told = field(default_factory=Told)
    found: list[str] = field(default_factory=list)
    struck: int = 0
    """How often a call failed; a choice that can be stored at once all the same troubles nobody."""
    failures: int = 0
    """How often everybody was told that it cannot be stored."""
    keys: set[str] = field(default_factory=set)
    """Other refusals: somebody may have been told too little after a failure, or there is nothing to redo."""
    disk: Disk = field(default_factory=Disk)

    def play(self, requests: int, seed: int = 1) -> None:
        """Sit down, play on through every failure, and look at what is stored in the end."""
        storage, luck = opened(self.disk), Luck(seed)
        ref = begun(storage, self.pack)
        group = Group(storage) if self.shared else None
        table = at_the_table(storage, ref, group)
        self._arm()
        for number in range(requests):
            self._send(table, *next_request(table, luck, number))
        self.disk.fault, self.every = None, 1_000_000
        for number in (0, 1):  # two choices: the first may still be told what came of the last failure
            self._send(table, *next_request(table, luck, requests + number, always=True))
        self._check(storage, ref, table)
        if group is not None:
            group.close()
        storage.close()
        again = opened(self.disk)
        self.found += self.told.findings(again, ref)
        again.close()

    def _arm(self) -> None:
        """The n-th call from now on fails."""
        self.struck += self.disk.failed
        self.disk.failed = 0
        at = self.disk.counts[self.call] + self.every
        self.disk.fault = Fault(self.call, at, self.error, self.lasting)

    def _send(self, table: ServedTable, request: Request, who: str) -> None:
        """Send something, again and again while it cannot be stored; the disk is mended after a while."""
        for attempt in range(2 * PATIENCE):
            outcome = table.handle(request, who, "en")
            failed = outcome.notice == "cannot-save" and all(table.notice(outcome.notice, lang).words for lang in WHOLE)
            self.failures += failed
            if isinstance(outcome.reply, Done):
                self.told.done.append(request)
                break
            key = outcome.reply.key if isinstance(outcome.reply, Refused) else ""
            if key != "cannot-save":
                self.told.refused.append(request)
                self.keys.add(key)
                break
            if not failed:
                self.found.append(f"{request.id}: nobody was told that it cannot be stored")
            if attempt + 1 >= PATIENCE:
                self.disk.fault = None
        else:
            self.found.append(f"{request.id}: the mended disk does not go on")
        if self.disk.fault is None or (self.disk.failed and not self.lasting):
            self._arm()

    def _check(self, storage: Storage, ref: str, table: ServedTable) -> None:
        """Everything that was done is there once, and the table tells what is stored."""
        try:
            self.found += [*self.told.findings(storage, ref), *by_nobody(storage, ref)]
            fresh = at_the_table(storage, ref)
            if state_hash(fresh.campaign.table) != state_hash(table.campaign.table):
                self.found.append(f"told of {table.position} entries, {fresh.position} are there")
            for one in fresh.roster.members:
                if fresh.snapshot(one.ref, "en").sections.party != table.snapshot(one.ref, "en").sections.party:
                    self.found.append(f"{one.name} was told of something else than is stored")
            if storage.database.rows("PRAGMA integrity_check") != [("ok",)]:
                self.found.append("the database is not whole")
        except StorageFailed as error:
            self.found.append(f"it cannot be read: {error}")
