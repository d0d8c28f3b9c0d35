"""A checkpoint beside a campaign: a state on the way, so that opening need not play every entry again.

It is only a cache. It is believed if the same engine and the same pack made it and if its bytes have the hash that the
campaign's own entry records; whatever else it is, the campaign is played again from its beginning.

Its bytes: a header line in ASCII, ``BUILD_STAMP PACK_DIGEST notes:CHECKSUM NUMBER:SIZE ...``, the latest state first;
then, compressed with zlib, those states one after another and the notes.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, Protocol

from ..journal.disk import write_whole
from ..journal.errors import CannotSave, JournalError
from ..journal.notation import Journal
from ..kernel.errors import BrokenState
from ..kernel.game import Game, PackInfo
from ..kernel.state import hash_of
from ..kernel.table import Table
from .build_stamp import build_stamp
from .notes import Note, notes_from_bytes, notes_to_bytes

ENTRIES_BETWEEN = 25
"""A checkpoint is left each time this many entries have been added.

It takes a millisecond, and each entry after it a sixth of one whenever the campaign is opened.
"""
ENTRIES_AT_CLOSE = 10
"""A campaign that is closed leaves one if so many have been added: playing fewer again takes as long as leaving it."""
EARLIER_STATES = 3
"""Earlier states that go along, so that a step back and the log are quick too."""
ENTRIES_COVERED = 100
"""How many of the last entries those states are meant to cover.

Going back further writes a checkpoint at once; otherwise the next opening would replay everything again.
"""
COMPRESSION = 6
"""How hard states are compressed, from 1 to 9."""
CHECKSUM_BYTES = 16
"""Bytes of the checksum of notes."""
MAX_HEADER_BYTES = 1000
"""Most bytes of its first line."""
MAX_BYTES = 4 * 1024 * 1024
"""Most bytes of a checkpoint that are read and unpacked; a table has some five thousand."""


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """The table after an entry, the canonical bytes of it and of some before it, and what the entries brought."""

    number: int
    table: Table
    packed: bytes
    """These bytes, compressed."""
    places: dict[int, slice]
    """By the number of its entry, where each state lies among them once they are unpacked."""
    notes: dict[int, tuple[Note, ...]]
    """What the entries up to it brought, to be verified later as they are."""


class Cache(Protocol):
    """Where the checkpoint of a campaign lies whose store is no file."""

    def recall(self) -> bytes:
        """What was left last; empty if there is nothing."""

    def leave(self, data: bytes) -> None:
        """Leave this instead."""


def checkpoint_path(path: Path) -> Path:
    """Where the checkpoint of a campaign file lies: beside it, out of sight."""
    return path.with_name(f".{path.name}.checkpoint")


def save(path: Path, pack: PackInfo, states: dict[int, bytes], notes: dict[int, tuple[Note, ...]]) -> None:
    """Keep states, the latest first; if there is no room for them, opening takes longer, and that is all."""
    with contextlib.suppress(CannotSave, OSError):
        write_whole(checkpoint_path(path), _encode(pack, states, notes))


def save_to(cache: Cache, pack: PackInfo, states: dict[int, bytes], notes: dict[int, tuple[Note, ...]]) -> None:
    """Write the checkpoint of a campaign whose store is no file."""
    with contextlib.suppress(JournalError, OSError):
        cache.leave(_encode(pack, states, notes))


def load(path: Path, game: Game, pack: PackInfo, journal: Journal) -> Checkpoint | None:
    """The checkpoint of a campaign, if there is one that can be believed."""
    try:
        with checkpoint_path(path).open("rb") as file:
            data = file.read(MAX_BYTES)
    except OSError:
        return None
    return _verified(data, game, pack, journal)


def load_from(cache: Cache, game: Game, pack: PackInfo, journal: Journal) -> Checkpoint | None:
    """The checkpoint of a campaign whose store is no file; None if there is none that is believed."""
    try:
        data = cache.recall()
    except (JournalError, OSError):
        return None
    return _verified(data[:MAX_BYTES], game, pack, journal)


def _encode(pack: PackInfo, states: dict[int, bytes], notes: dict[int, tuple[Note, ...]]) -> bytes:
    """States and the history's notes as the bytes of a checkpoint."""
    sizes, noted = " ".join(f"{number}:{len(state)}" for number, state in states.items()), notes_to_bytes(notes)
    head = f"{build_stamp()} {pack.digest} notes:{_checksum(noted)} {sizes}\n".encode()
    return head + zlib.compress(b"".join([*states.values(), noted]), COMPRESSION)


def _checksum(noted: bytes) -> str:
    """The sum over notes: of them no entry records a hash."""
    return hashlib.blake2b(noted, digest_size=CHECKSUM_BYTES).hexdigest()


def _verified(data: bytes, game: Game, pack: PackInfo, journal: Journal) -> Checkpoint | None:
    """The checkpoint, if this build made it of this pack, and its states and notes have their hashes."""
    header, _, packed = data.partition(b"\n")
    try:
        head = _parse_header(header)
        if (head.stamp, head.digest) != (build_stamp(), pack.digest):
            return None
        unpacked = _unpacked(packed)
        places, end = _places(head.sizes)
        noted = unpacked[end:]
        if any(
            number < 0 or hash_of(unpacked[place]) != journal.entries[number].state for number, place in places.items()
        ):
            return None
        if head.notes_checksum != f"notes:{_checksum(noted)}":
            return None
        number, notes = next(iter(places)), notes_from_bytes(noted)
        return Checkpoint(
            number=number,
            table=game.load(pack, json.loads(unpacked[places[number]])),
            packed=packed,
            places=places,
            notes=notes,
        )
    except (ValueError, IndexError, StopIteration, zlib.error, BrokenState, RecursionError):
        return None


class StateSize(NamedTuple):
    """How many bytes a state takes, by the number of its entry."""

    number: int
    size: int


class _CheckpointHeader(NamedTuple):
    """The first line of a checkpoint."""

    stamp: str
    """The stamp of the engine that has written it."""
    digest: str
    """The pack's digest."""
    notes_checksum: str
    """``notes:`` and the checksum of the notes."""
    sizes: list[StateSize]
    """The states, the latest first."""


def _parse_header(header: bytes) -> _CheckpointHeader:
    """The header of a checkpoint; ValueError if it is none."""
    stamp, digest, notes_checksum, *words = header[:MAX_HEADER_BYTES].decode("ascii").split()
    sizes = []
    for word in words:
        number, size = map(int, word.split(":"))
        sizes.append(StateSize(number, size))
    return _CheckpointHeader(stamp, digest, notes_checksum, sizes)


def _places(sizes: Iterable[tuple[int, int]]) -> tuple[dict[int, slice], int]:
    """Where the states lie, by their entries' numbers, and where they end; ValueError if a size is none."""
    places, end = {}, 0
    for number, size in sizes:
        if size < 0:
            raise ValueError(f"expected the size of a state, got {size}")
        places[number] = slice(end, end + size)
        end += size
    return places, end


def _unpacked(packed: bytes) -> bytes:
    """The bytes of some states; ValueError if they are too many."""
    unpacking = zlib.decompressobj()
    data = unpacking.decompress(packed, MAX_BYTES)
    if unpacking.unconsumed_tail or not unpacking.eof:
        raise ValueError(f"expected at most {MAX_BYTES} bytes")
    return data
