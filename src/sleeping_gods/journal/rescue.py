"""Rescuing a damaged campaign: what is sound before the damage, while the damaged file is kept as it is."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from .disk import write_all, write_whole
from .errors import JournalError
from .limits import MAX_BYTES
from .notation import Journal
from .reading import parse


@dataclass(frozen=True, slots=True)
class Sound:
    """What stands before a damaged line, and how much stands behind."""

    data: bytes
    journal: Journal
    lost: int
    """Lines that would be lost, the damaged one among them; remarks are not counted."""


def sound_part(path: Path, line: int) -> Sound | None:
    """What is sound of a file that is damaged at a line; None if that is no campaign. The file is only read."""
    with path.open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    if line < 1 or len(data) > MAX_BYTES:
        return None
    lines = data.split(b"\n")
    sound_bytes = b"".join(raw + b"\n" for raw in lines[: line - 1])
    try:
        reading = parse(sound_bytes)
    except JournalError:
        return None
    lost = sum(1 for raw in lines[line - 1 :] if raw.strip() and not raw.startswith(b"%"))
    return Sound(sound_bytes[: reading.length], reading.journal, lost)


def go_on_from(path: Path, sound: Sound) -> Path:
    """Let a file hold its sound part alone; what it was is kept under the new name that is returned.

    The other name is given first, and the new content comes whole in place of the old: at any moment all is there.
    """
    backup = _free_path(path)
    try:
        write_whole(path, sound.data)
    except BaseException:
        backup.unlink()
        raise
    return backup


def _free_path(path: Path) -> Path:
    """Another name for a file, one that nothing bears yet."""
    number = 1
    while True:
        other = path.with_name(f"{path.name}.damaged-{number}")
        try:
            _second_name(path, other)
        except FileExistsError:
            number += 1
        else:
            return other


def _second_name(path: Path, other: Path) -> None:
    """Give a file a second name, or make a copy of it; FileExistsError if something bears that name."""
    try:
        os.link(path, other)
    except FileExistsError:
        raise
    except OSError:  # no second names on this file system: a copy, which is never written over anything
        descriptor = os.open(other, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
        try:
            write_all(descriptor, path.read_bytes())
            os.fsync(descriptor)
        except BaseException:
            other.unlink()
            raise
        finally:
            os.close(descriptor)
