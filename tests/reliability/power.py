"""T02, power cuts: from a recording, the files as a cut at any moment may leave them, and what was lost.

The system may keep, drop or tear whatever was not flushed, in any order: of a write any sectors may be missing (they
read as zeros, or the file ends before them), and names given, taken or changed since the folder was flushed may or may
not have changed.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field

from sleeping_gods.journal.entries import JournalEntry
from sleeping_gods.journal.errors import JournalError
from sleeping_gods.journal.reading import parse
from sleeping_gods.kernel.luck import Luck

from .recording import Cut, Event, Flushed, Mark, Named, Renamed, Written

SECTOR = 64
"""Bytes that the disk writes as one; far fewer than a real one's 512, so that short lines are torn too."""


@dataclass(slots=True)
class Disk:
    """What is safe, and what has been done since."""

    names: dict[str, int] = field(default_factory=dict)
    files: dict[int, bytes] = field(default_factory=dict)
    renaming: list[Named | Renamed] = field(default_factory=list)
    writing: dict[int, list[Written | Cut]] = field(default_factory=dict)

    def take(self, event: Event) -> None:
        """Let an event happen."""
        if isinstance(event, (Named, Renamed)):
            self.renaming.append(event)
        elif isinstance(event, (Written, Cut)):
            self.writing.setdefault(event.file, []).append(event)
        elif isinstance(event, Flushed) and event.file:
            data = self.files.get(event.file, b"")
            for one in self.writing.pop(event.file, []):
                data = data + one.data if isinstance(one, Written) else data[: one.length]
            self.files[event.file] = data
        elif isinstance(event, Flushed):
            for renamed in self.renaming:
                _rename(self.names, renamed)
            self.renaming = []

    def after_a_cut(self, luck: Luck) -> dict[str, bytes]:
        """The files by name, as one of many cuts may leave them."""
        names = dict(self.names)
        for event in self.renaming:
            if luck.below(2):
                _rename(names, event)
        return {name: self._content(file, luck) for name, file in names.items()}

    def _content(self, file: int, luck: Luck) -> bytes:
        data = bytearray(self.files.get(file, b""))
        length = len(data)
        manner = luck.below(4)
        for event in self.writing.get(file, []):
            if isinstance(event, Cut):
                if luck.below(2):
                    del data[event.length :]
                length = min(length, event.length)
                continue
            if manner == 0:  # all of it is there
                _put(data, length, event.data)
            elif manner > 1:  # any sectors are there; a manner of 1 drops the write
                for at, part in _sectors(length, event.data):
                    if luck.below(2):
                        _put(data, at, part)
            length += len(event.data)
        if manner == 3 and len(data) < length:  # the length was kept, and not what it measures
            data += bytes(length - len(data))
        return bytes(data)


def _rename(names: dict[str, int], event: Named | Renamed) -> None:
    if isinstance(event, Renamed):
        names.pop(event.old, None)
        names[event.new] = event.file
    elif event.file:
        names[event.name] = event.file
    else:
        names.pop(event.name, None)


def _put(data: bytearray, at: int, part: bytes) -> None:
    if len(data) < at:
        data += bytes(at - len(data))
    data[at : at + len(part)] = part


def _sectors(at: int, data: bytes) -> list[tuple[int, bytes]]:
    """A write in the pieces that the disk writes one by one."""
    edges = [at, *range(at - at % SECTOR + SECTOR, at + len(data), SECTOR), at + len(data)]
    return [(low, data[low - at : high - at]) for low, high in itertools.pairwise(edges)]


def findings(events: list[Event], cuts: int, seed: int) -> list[str]:
    """What so many cuts, spread over all moments, lost or left unreadable.

    Marks ``ack`` bear an entry of a campaign that was acknowledged, ``sent`` one that may be there, ``may be`` and
    ``is`` the content of an exported file that is being written, and that was.
    """
    found: list[str] = []
    luck, disk = Luck(seed), Disk()
    told: dict[str, list[JournalEntry]] = {}
    marks = [event for event in events if isinstance(event, Mark)]
    sent = {(mark.name, mark.value.number): mark.value for mark in marks if mark.kind == "sent"}
    whole: dict[str, list[bytes]] = {}
    for moment, event in enumerate(events):
        disk.take(event)
        if isinstance(event, Mark):
            if event.kind == "ack":
                told.setdefault(event.name, []).append(event.value)
            elif event.kind == "may be":
                whole[event.name] = [*whole.get(event.name, [b""]), event.value]
            elif event.kind == "is":
                whole[event.name] = [event.value]
            continue
        for _ in range(cuts * (moment + 1) // len(events) - cuts * moment // len(events)):
            left = disk.after_a_cut(luck)
            lost = [_lost(left.get(name), entries, sent, name) for name, entries in told.items()]
            lost += [_torn(left.get(name), contents, name) for name, contents in whole.items()]
            found += [
                f"seed {seed}, cut after event {moment} ({type(event).__name__}): {line}" for line in lost if line
            ]
    return found


def _lost(data: bytes | None, told: list[JournalEntry], sent: dict[tuple[str, int], JournalEntry], name: str) -> str:
    """What is wrong with a campaign after a cut; nothing if all is there that was acknowledged."""
    if data is None:
        return f"{name} is gone, with {len(told)} acknowledged entries"
    try:
        kept = parse(data).journal.entries
    except JournalError as error:
        return f"{name} cannot be read: {error}"
    if len(kept) <= told[-1].number or any(kept[entry.number] != entry for entry in told):
        return f"{name} ends at entry {len(kept) - 1}, but entry {told[-1].number} was acknowledged"
    strange = [entry for entry in kept[told[-1].number + 1 :] if sent.get((name, entry.number)) != entry]
    return f"{name} holds {strange[0]}, which nobody sent" if strange else ""


def _torn(data: bytes | None, contents: list[bytes], name: str) -> str:
    """An exported file is as it was or as it is, whole."""
    if data in contents or (data is None and b"" in contents):
        return ""
    return f"{name} is torn: {len(data or b'')} bytes instead of {[len(one) for one in contents]}"
