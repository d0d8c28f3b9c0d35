"""T01, killed: programs that play campaigns end at any moment, and whatever they acknowledged must be in the files.

``python -m tests.reliability.killed FOLDER KILLS SEED [PLANT]`` prints what was found. Each player is a fork of this
process, which has loaded everything: two hundred of them take seconds. A player says what it is about to do, does it,
and says what it was told; then it is killed from outside, by a timer of its own, or at a named point of a system call.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sleeping_gods.journal.entries import JournalEntry
from sleeping_gods.journal.errors import JournalError
from sleeping_gods.journal.notation import CHANCE, START, UNDO
from sleeping_gods.journal.reading import read
from sleeping_gods.journal.store import FileStore
from sleeping_gods.kernel.luck import Luck

from .playing import begin, boxed, go_on, next_line, say

CAMPAIGNS = 20
DECISIONS = 40
"""A player that nobody has killed stops after so many."""
POINTS = ("before write", "half a write", "after write", "after fsync", "after link", "before truncate", "told")
RARE = ("after link", "before truncate")
"""Points that a player passes once: when it begins a campaign, or finds a torn one."""


@dataclass(frozen=True, slots=True)
class Death:
    """How a player dies: by whom or where, and at the how-manieth."""

    by: str
    number: int


@dataclass(slots=True)
class Account:
    """What a player said before it died."""

    sent: list[str] = field(default_factory=list)
    told: list[tuple[int, str]] = field(default_factory=list)
    ended: bool = False


def death_of(luck: Luck) -> Death:
    """From outside after so many answers, by a timer, or at a named point."""
    manner = luck.below(10)
    if manner < 4:
        return Death("outside", luck.below(25))
    if manner < 6:
        return Death("timer", 1 + luck.below(40))
    point = luck.pick(POINTS)
    return Death(point, 1 if point in RARE else 1 + luck.below(25))


def player(path: Path, seed: int, death: Death, out: int, plant: str) -> None:
    """Play on, or begin, until death."""
    die = _prepare(death, out)
    if plant:
        PLANTED[plant]()
    write = _WRITE
    luck = Luck(seed)
    campaign = go_on(path) if path.exists() else begin(path, seed)
    for _ in range(DECISIONS):
        line = next_line(campaign, luck)
        if not line:
            break
        write(out, f"sent {line}\n".encode())
        for entry in say(campaign, line):
            write(out, f"told {entry.number} {entry.state}\n".encode())
            die("told")
    write(out, b"ended\n")


_WRITE = os.write


def _prepare(death: Death, out: int) -> Callable[[str], None]:
    """Arrange for the death; returns what counts the points that are passed."""
    passed = dict.fromkeys(POINTS, 0)

    def die(point: str) -> None:
        passed[point] += 1
        if death == Death(point, passed[point]):
            os.kill(os.getpid(), signal.SIGKILL)

    def writing(descriptor: int, data: Any) -> int:
        die("before write")
        if death == Death("half a write", passed["before write"]):
            _WRITE(descriptor, bytes(data)[: len(data) // 2])
            os.kill(os.getpid(), signal.SIGKILL)
        count = _WRITE(descriptor, data)
        die("after write")
        return count

    def watched(call: Callable[..., Any], before: str = "", after: str = "") -> Callable[..., Any]:
        def calling(*args: Any) -> Any:
            if before:
                die(before)
            result = call(*args)
            if after:
                die(after)
            return result

        return calling

    os.write = writing  # this process exists to be killed
    os.fsync = watched(os.fsync, after="after fsync")
    os.link = watched(os.link, after="after link")
    os.ftruncate = watched(os.ftruncate, before="before truncate")
    if death.by == "timer":
        signal.setitimer(signal.ITIMER_PROF, death.number / 1000)
    return die


def live(path: Path, seed: int, death: Death, plant: str) -> Account:
    """Let a player live and die, and write down what it says."""
    ours, theirs = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(ours)
        status = 1
        try:
            player(path, seed, death, theirs, plant)
            status = 0
        finally:
            os._exit(status)
    os.close(theirs)
    account = Account()
    with os.fdopen(ours, "rb") as said:
        for number, raw in enumerate(said):
            if death.by == "outside" and number >= death.number:
                os.kill(child, signal.SIGKILL)
            word, _, rest = raw.decode().rstrip("\n").partition(" ")
            if not raw.endswith(b"\n"):
                break
            if word == "sent":
                account.sent.append(rest)
            elif word == "told":
                told, state = rest.split()
                account.told.append((int(told), state))
            else:
                account.ended = True
    _, status = os.waitpid(child, 0)
    if os.WIFEXITED(status) and os.WEXITSTATUS(status):
        raise RuntimeError(f"a player of {path.name} failed before it was killed: {death}")
    return account


def losses(path: Path, before: int, account: Account) -> list[str]:
    """What is wrong with a file after a death; ``before`` entries were in it when the player began."""
    if not path.exists():
        return [f"{path.name} is gone"] if account.told or before else []
    try:
        entries = read(path).journal.entries
    except JournalError as error:
        return [f"{path.name} cannot be read: {error}"]
    kept = {(entry.number, entry.state) for entry in entries}
    found = [f"entry {one[0]} was acknowledged and is not there" for one in account.told if one not in kept]
    if len(entries) < before:
        found.append(f"{path.name} had {before} entries and has {len(entries)}")
    decided = [entry for entry in entries[before:] if entry.seat not in (CHANCE, START)]
    if len(decided) > len(account.sent):
        found.append(f"{len(account.sent)} decisions were sent and {len(decided)} are there")
    found += [
        f"{_said(entry)!r} is there instead of {sent!r}"
        for entry, sent in zip(decided, account.sent, strict=False)
        if _said(entry) != sent
    ]
    return found


def _said(entry: JournalEntry) -> str:
    return "undo" if entry.seat == UNDO else entry.choice


def findings(folder: Path, kills: int, seed: int, plant: str = "") -> tuple[list[str], dict[str, int]]:
    """What so many deaths lost, and how many players died of each cause."""
    boxed()
    luck = Luck(seed)
    found: list[str] = []
    causes: dict[str, int] = {}
    number = 0
    while sum(causes.values()) < kills:
        number += 1
        path = folder / f"{number % CAMPAIGNS}.campaign"
        before = len(read(path).journal.entries) if path.exists() else 0
        death = death_of(luck)
        account = live(path, seed * 100_003 + number, death, plant)
        if not account.ended:
            causes[death.by] = causes.get(death.by, 0) + 1
        try:
            found += [f"seed {seed}, player {number}, {death}: {line}" for line in losses(path, before, account)]
            if path.exists():
                go_on(path).close()
        except JournalError as error:
            found.append(f"seed {seed}, player {number}, {death}: does not go on: {error}")
            path.unlink()
    return found, causes


def _answer_first() -> None:
    """The planted defect: an entry is written when the next one comes."""
    late: dict[int, bytes] = {}
    sound = FileStore.append

    def append(self: FileStore, data: bytes) -> None:
        if id(self) in late:
            sound(self, late[id(self)])
        late[id(self)] = data

    FileStore.append = append  # type: ignore[method-assign]  # as above


PLANTED: dict[str, Callable[[], None]] = {"answer first": _answer_first}


if __name__ == "__main__":
    folder, kills, seed, *plant = sys.argv[1:]
    print(json.dumps(findings(Path(folder), int(kills), int(seed), *plant)))  # noqa: T201  # read by whoever started it
