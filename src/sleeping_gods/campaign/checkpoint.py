"""A checkpoint beside a campaign file: a state on the way, so that opening need not play every entry again.

It is only a cache. It is believed if the same engine and the same pack made it and if its bytes have the hash that the
campaign's own entry records; whatever else it is, the campaign is played again from its beginning.
"""

from __future__ import annotations

import contextlib
import json
import zlib
from dataclasses import dataclass
from pathlib import Path

from ..journal.disk import write_whole
from ..journal.errors import CannotSave
from ..journal.notation import Journal
from ..kernel.errors import BrokenState
from ..kernel.game import Game, PackInfo
from ..kernel.state import hash_of
from ..kernel.table import Table
from .build import build_stamp

EVERY = 250
"""A checkpoint is left each time this many entries have been added."""
BEFORE = 2
"""Earlier states that go along, so that a step back is quick too."""
MOST = 4 * 1024 * 1024
"""Most bytes of a checkpoint that are read and unpacked; a table has some five thousand."""


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """The table after an entry, and the canonical bytes of it and of some before it."""

    number: int
    table: Table
    states: dict[int, bytes]


def checkpoint_path(path: Path) -> Path:
    """Where the checkpoint of a campaign file lies: beside it, out of sight."""
    return path.with_name(f".{path.name}.checkpoint")


def leave(path: Path, pack: PackInfo, states: dict[int, bytes]) -> None:
    """Keep states, the latest first; if there is no room for them, opening takes longer, and that is all."""
    sizes = " ".join(f"{number}:{len(state)}" for number, state in states.items())
    head = f"{build_stamp()} {pack.digest} {sizes}\n".encode()
    with contextlib.suppress(CannotSave, OSError):
        write_whole(checkpoint_path(path), head + zlib.compress(b"".join(states.values()), 6))


def recall(path: Path, game: Game, pack: PackInfo, journal: Journal) -> Checkpoint | None:
    """The checkpoint of a campaign, if there is one that can be believed."""
    try:
        with checkpoint_path(path).open("rb") as file:
            stamp, digest, *sizes = file.readline(1000).decode("ascii").split()
            data = _unpacked(file.read(MOST))
        if (stamp, digest) != (build_stamp(), pack.digest):
            return None
        states = {}
        for number, size in (map(int, word.split(":")) for word in sizes):
            states[number], data = data[:size], data[size:]
            if number < 0 or hash_of(states[number]) != journal.entries[number].state:
                return None
        number = next(iter(states))
        return Checkpoint(number, game.load(pack, json.loads(states[number])), states)
    except (OSError, ValueError, IndexError, StopIteration, zlib.error, BrokenState, RecursionError):
        return None


def _unpacked(packed: bytes) -> bytes:
    """The bytes of some states; ValueError if they are too many."""
    unpacking = zlib.decompressobj()
    data = unpacking.decompress(packed, MOST)
    if unpacking.unconsumed_tail or not unpacking.eof:
        raise ValueError(f"expected at most {MOST} bytes")
    return data
