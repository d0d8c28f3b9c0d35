"""T02 for the embedded database: an evening on a disk in memory, and the power cut at every moment of it."""

from __future__ import annotations

from sleeping_gods.kernel.luck import Luck
from sleeping_gods.storage.errors import StorageError
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
