"""The seats of this device, with the secret by which each server knows it, in a file that only its owner may read."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import msgspec

from ...campaign.lock import hold_lock
from ...journal.disk import beside, write_all
from ...kernel.unique_keys import strict_json
from .errors import BrokenSeats

FILE = "seats.json"
"""Where the seats of this device are stored."""
LOCK = ".seats.lock"
"""The file that is locked while they are changed."""
OWNER_ONLY = 0o600
"""The rights of a file that nobody else may read."""
MAX_BYTES = 1024 * 1024
"""The longest file that is read: some thousand seats."""
MAX_SEATS = 500
"""How many seats are kept; the oldest make room."""


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of this device."""

    server: str
    campaign: str
    secret: str


def seats_in(folder: Path) -> tuple[Seat, ...]:
    """The seats stored in a folder, the latest last."""
    try:
        with (folder / FILE).open("rb") as file:
            data = file.read(MAX_BYTES)
    except FileNotFoundError:
        return ()
    try:
        seats = msgspec.json.decode(data, type=tuple[Seat, ...])
        strict_json(data)
        return seats
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise BrokenSeats(FILE) from None


def secret_at(folder: Path, server: str, campaign: str = "") -> str:
    """The secret for a table, or the latest for any table of the server; empty if there is none."""
    seats = [seat for seat in seats_in(folder) if seat.server == server and campaign in ("", seat.campaign)]
    return seats[-1].secret if seats else ""


def keep_seat(folder: Path, new: Seat) -> None:
    """Store a seat, replacing an earlier one at the same table."""
    folder.mkdir(parents=True, exist_ok=True)
    with hold_lock(folder / LOCK):
        others = [seat for seat in seats_in(folder) if (seat.server, seat.campaign) != (new.server, new.campaign)]
        _write(folder / FILE, msgspec.json.encode([*others, new][-MAX_SEATS:]))


def _write(path: Path, data: bytes) -> None:
    """Write the file atomically, readable for its owner only."""
    temporary = beside(path)
    with contextlib.suppress(FileNotFoundError):
        temporary.unlink()
    descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
    try:
        write_all(descriptor, data)
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
    temporary.replace(path)
