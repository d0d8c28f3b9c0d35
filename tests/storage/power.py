"""T02 for the embedded database: an evening on a disk in memory, and the power cut at every moment of it."""

from __future__ import annotations

import contextlib
from concurrent.futures import ThreadPoolExecutor

from sleeping_gods.kernel.luck import Luck
from sleeping_gods.storage.errors import StorageError
from sleeping_gods.storage.group import Group
from sleeping_gods.storage.sqlite import SqliteDatabase
from sleeping_gods.storage.storage import Storage

from .disk import VFS, Disk, Event, Mark, Platter
from .playing import campaign_bytes, following

PATH = "/campaigns"
FILE = campaign_bytes(2)


def opened(disk: Disk) -> Storage:
    """The storage on a disk."""
    VFS.disk = disk
    return Storage(SqliteDatabase(PATH, vfs=VFS.NAME))


def evening(choices: int) -> tuple[list[Event], dict[str, bytes]]:
    """What an evening with two campaigns does to the disk, with what was acknowledged, and all that was sent."""
    disk = Disk()
    storage = opened(disk)
    with storage.database.reading():
        storage.database.rows("PRAGMA wal_autocheckpoint = 12")
    sent: dict[str, bytes] = {}
    holds = {}
    for name in ("One", "Other"):
        campaign = storage.create(name, FILE)
        holds[campaign] = storage.take(campaign)
        sent[campaign] = FILE
        disk.events.append(Mark((campaign, len(FILE))))
    for number in range(choices):
        campaign = sorted(holds)[number % 3 % 2]
        at, lines = following(sent[campaign], 1 + number % 4)
        sent[campaign] += lines
        storage.append(holds[campaign], at, lines, f"command {number}")
        disk.events.append(Mark((campaign, len(sent[campaign]))))
        if number % 9 == 8:
            storage.leave_checkpoint(holds[campaign], bytes(3000) + lines)
    storage.close()
    return disk.events, sent


def shared_evening(threads: int, choices: int) -> tuple[list[Event], dict[str, bytes]]:
    """The same for threads that share their flushes, each with a campaign and so many choices of its own."""
    disk = Disk()
    storage = opened(disk)
    holds = [storage.take(storage.create(f"Evening {number}", FILE)) for number in range(threads)]
    sent = {hold.campaign: FILE for hold in holds}

    def play(at: int) -> None:
        hold = holds[at]
        for number in range(choices):
            first, lines = following(sent[hold.campaign], 1 + (at + number) % 3)
            sent[hold.campaign] += lines
            group.append(hold, first, lines, f"command {number}")
            disk.events.append(Mark((hold.campaign, len(sent[hold.campaign]))))

    with contextlib.closing(Group(storage)) as group, ThreadPoolExecutor(threads) as pool:
        list(pool.map(play, range(threads)))
    storage.close()
    return disk.events, sent


def unsafe(threads: int, choices: int) -> list[str]:
    """What would be lost if the power went at an acknowledgement, and nothing but what was flushed were there."""
    events, sent = shared_evening(threads, choices)
    platter, told, found = Platter(), dict[str, int](), list[str]()
    for event in events:
        platter.take(event)
        if isinstance(event, Mark):
            told[event.value[0]] = event.value[1]
            found += _lost({name: bytearray(data) for name, data in platter.safe.items()}, told, sent)
    return found


def findings(choices: int, cuts: int, seed: int) -> list[str]:
    """What so many cuts, spread over all moments, lost or left unreadable."""
    events, sent = evening(choices)
    luck, platter, told, found = Luck(seed), Platter(), dict[str, int](), list[str]()
    for moment, event in enumerate(events):
        platter.take(event)
        if isinstance(event, Mark):
            told[event.value[0]] = event.value[1]
        for _ in range(cuts * (moment + 1) // len(events) - cuts * moment // len(events)):
            lost = _lost(platter.after_a_cut(luck), told, sent)
            found += [f"seed {seed}, cut after event {moment} ({type(event).__name__}): {line}" for line in lost]
    return found


def _lost(files: dict[str, bytearray], told: dict[str, int], sent: dict[str, bytes]) -> list[str]:
    try:
        storage = opened(Disk(files))
    except StorageError as error:
        return [f"it cannot be opened: {error}"]
    found = []
    try:
        with storage.database.reading():
            whole = storage.database.rows("PRAGMA integrity_check")
        if whole != [("ok",)]:
            found.append(f"not whole: {whole}")
        for campaign, length in told.items():
            kept = storage.read(campaign)
            if len(kept) < length:
                found.append(f"{length} bytes were acknowledged, {len(kept)} are there")
            if not sent[campaign].startswith(kept):
                found.append("there is something that nobody sent")
    except StorageError as error:
        found.append(f"it cannot be read: {error}")
    finally:
        storage.close()
    return found
