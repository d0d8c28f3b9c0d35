"""T02 through the authority: the power is cut at any moment of an evening at a served table."""

from __future__ import annotations

from sleeping_gods.host.table import ServedTable
from sleeping_gods.journal.errors import JournalError
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.storage.errors import StorageError
from sleeping_gods.storage.group import Group
from sleeping_gods.storage.storage import Storage
from sleeping_gods.wire.events import Done
from sleeping_gods.wire.requests import Request

from ..storage.disk import Disk, Event, Mark, Platter
from ..storage.power import opened
from .on_disk import Told, at_the_table, begun, next_request


def evening(pack: str, requests: int, seed: int) -> tuple[list[Event], str, bytes]:
    """What an evening does to the disk, with every request when it was sent and when it was answered; and its file."""
    disk, luck = Disk(), Luck(seed)
    storage = opened(disk)
    ref = begun(storage, pack)
    disk.events.append(Mark(("begun", None, "", len(storage.read(ref)))))
    group = Group(storage)
    table = at_the_table(storage, ref, group)
    for number in range(requests):
        request, who = next_request(table, luck, number)
        disk.events.append(Mark(("sent", request, who, 0)))
        reply = table.handle(request, who, "en").reply
        kind = "done" if isinstance(reply, Done) else "refused"
        disk.events.append(Mark((kind, request, who, len(storage.read(ref)))))
    data = storage.read(ref)
    group.close()
    storage.close()
    return disk.events, ref, data


def findings(pack: str, requests: int, cuts: int, seed: int) -> list[str]:
    """What so many cuts, spread over all moments, lost, doubled or left unplayable."""
    events, ref, data = evening(pack, requests, seed)
    first = next(at for at, event in enumerate(events) if isinstance(event, Mark))
    luck, platter, told, found = Luck(seed), Platter(), Told(), list[str]()
    sent: tuple[Request, str] | None = None
    moments = len(events) - first
    for moment, event in enumerate(events):
        platter.take(event)
        if isinstance(event, Mark):
            kind, request, who, length = event.value
            sent = (request, who) if kind == "sent" else None
            told.length = length or told.length
            if kind in ("done", "refused"):
                (told.done if kind == "done" else told.refused).append(request)
        at = moment - first
        for _ in range(cuts * (at + 1) // moments - cuts * at // moments if at >= 0 else 0):
            lost = _after(platter.after_a_cut(luck), ref, data, told, sent)
            found += [f"{pack}, seed {seed}, cut after event {moment}: {line}" for line in lost]
    return found


def _after(
    files: dict[str, bytearray], ref: str, data: bytes, told: Told, sent: tuple[Request, str] | None
) -> list[str]:
    """What is wrong with the storage that a cut has left, and with the table that is opened on it."""
    try:
        storage = opened(Disk(files))
    except StorageError as error:
        return [f"it cannot be opened: {error}"]
    try:
        kept = storage.read(ref)
        found = told.findings(storage, ref)
        if len(kept) < told.length:
            found.append(f"{told.length} bytes were acknowledged, {len(kept)} are there")
        if not data.startswith(kept):
            found.append("there is something that nobody sent")
        return found + _goes_on(storage, ref, sent)
    except (StorageError, JournalError) as error:
        return [f"it cannot be read: {error}"]
    finally:
        storage.close()


def _goes_on(storage: Storage, ref: str, sent: tuple[Request, str] | None) -> list[str]:
    """Whoever was not answered sends the same again; then the next choice is taken."""
    table: ServedTable = at_the_table(storage, ref)
    again, found = Told(), list[str]()
    if sent is not None:
        request, who = sent
        reply = table.handle(request, who, "en").reply
        if isinstance(reply, Done):
            again.done.append(request)
        elif getattr(reply, "key", "") in ("stale", "cannot-save"):
            found.append(f"{request.id}, sent again, is {reply}")
    request, who = next_request(table, Luck(0), 1_000, always=True)
    if not isinstance(table.handle(request, who, "en").reply, Done):
        found.append("nobody can play on")
    return found + again.findings(storage, ref)
