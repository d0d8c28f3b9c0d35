"""T23, hostile files: each is read in a child of its own, which must refuse it, quickly and in little room.

``python -m tests.reliability.hostile FOLDER [WORDS [PLANT]]`` makes every item below FOLDER, reads it, and prints what
came of it: how the reading ended, and what the system says of the child's processor time and memory (not a clock).
"""

from __future__ import annotations

import json
import os
import resource
import shutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import pytest

from sleeping_gods.campaign import checkpoint
from sleeping_gods.campaign.errors import CampaignError
from sleeping_gods.campaign.games import load_for, load_pack
from sleeping_gods.campaign.profile import FILE, BrokenProfile, Profile
from sleeping_gods.content import files
from sleeping_gods.content.builtin import MANIFEST, pack_folder
from sleeping_gods.journal.errors import JournalError
from sleeping_gods.journal.reading import read
from sleeping_gods.journal.replay import replay
from sleeping_gods.kernel.errors import BrokenPack, IllegalSetup
from sleeping_gods.reference.site.writing import FILE_LIST, earlier_files

from ..parsed_once import parse_each_text_once
from . import hostile_files
from .hostile_packs import packs
from .playing import begin, boxed

SECONDS, MEGABYTES = 2.0, 64.0
TRIES = 3
"""What a child may use: processor time, and memory above that of one which reads nothing."""
STOP = 60
"""Seconds of processor time after which the system ends a child."""
ROOM = 4 << 30


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of reading an item."""

    name: str
    ended: str
    """``refusal_finding``, ``taken``, ``crashed`` or ``stopped``."""
    said: str
    seconds: float
    megabytes: float

    @property
    def wrong(self) -> str:
        """What breaks the promise; nothing if it is kept."""
        if self.ended in ("crashed", "stopped"):
            return f"{self.ended}: {self.said}"
        if self.ended == "refused" and not self.said:
            return "refused without a word"
        if self.seconds > SECONDS or self.megabytes > MEGABYTES:
            return f"took {self.seconds:.1f} s and {self.megabytes:.0f} MB"
        return ""


Item = tuple[str, Callable[[Path], None], Callable[[Path], str]]
"""A name, what makes it in an empty folder, and what reads it: the words of the refusal, or none if it was taken."""


def items() -> Iterator[Item]:
    """The whole corpus."""
    for name, make in packs():
        yield f"pack: {name}", _in_a_copy(make), _read_pack
    for name, data in hostile_files.campaigns():
        yield f"campaign: {name}", _writing("a.campaign", data), _read_campaign
    for name, data in hostile_files.SHEETS.items():
        yield f"sheet: {name}", _writing(FILE, data), _read_sheet
    for name, data in hostile_files.LISTS.items():
        yield f"list: {name}", _writing(FILE_LIST, data), _read_list
    for name, data in hostile_files.checkpoints().items():
        yield f"checkpoint: {name}", _writing(".a.campaign.checkpoint", data), _read_checkpoint


def _in_a_copy(make: Callable[[Path], None]) -> Callable[[Path], None]:
    def copied(folder: Path) -> None:
        shutil.copytree(pack_folder("harbour"), folder / "harbour")
        make(folder / "harbour")

    return copied


def _writing(name: str, data: bytes) -> Callable[[Path], None]:
    def write(folder: Path) -> None:
        (folder / name).write_bytes(data)

    return write


def _read_pack(folder: Path) -> str:
    try:
        load_pack(str(folder / "harbour"))
    except BrokenPack as refusal:
        finding = refusal.findings[0]
        return f"{finding.code} in {finding.file}"
    return ""


def _read_campaign(folder: Path) -> str:
    try:
        journal = read(folder / "a.campaign").journal
        replay(*load_for(journal), journal)
    except (JournalError, CampaignError, IllegalSetup, BrokenPack) as refusal:
        return f"{type(refusal).__name__} {refusal}"
    return ""


def _read_sheet(folder: Path) -> str:
    try:
        Profile.load(folder)
    except BrokenProfile as refusal:
        return f"BrokenProfile {refusal}"
    return ""


def _read_list(folder: Path) -> str:
    found = earlier_files(folder)
    return "no list of ours" if found is None else "" if found else "nothing inside"


def _read_checkpoint(folder: Path) -> str:
    campaign = begin(None)
    found = checkpoint.load(folder / "a.campaign", campaign.game, campaign.pack, campaign.journal)
    return "not believed" if found is None else ""


def outcome(name: str, reads: Callable[[Path], str], folder: Path, idle: float = 0.0) -> Outcome:
    """Let a child read, and see what the system says of it; ``idle`` megabytes are everybody's."""
    ours, theirs = os.pipe()
    child = os.fork()
    if child == 0:
        resource.setrlimit(resource.RLIMIT_CPU, (STOP, STOP))
        resource.setrlimit(resource.RLIMIT_AS, (ROOM, ROOM))
        try:
            said = reads(folder)
            words = f"{'refused' if said else 'taken'} {said}"
        except BaseException as error:
            words = f"crashed {type(error).__name__} {error}"
        os.write(theirs, words.encode("utf-8", "backslashreplace")[:400])
        os._exit(0)
    os.close(theirs)
    with os.fdopen(ours, "rb") as pipe:
        ended, _, said = pipe.read().decode("utf-8", "replace").partition(" ")
    _, status, used = os.wait4(child, 0)
    seconds = used.ru_utime + used.ru_stime
    return Outcome(
        name, ended or "stopped", said or f"status {status}" * (not ended), seconds, used.ru_maxrss / 1024 - idle
    )


def patiently(name: str, reads: Callable[[Path], str], folder: Path, idle: float) -> Outcome:
    """The best of three tries: on a busy machine the system counts more of its processor's time than was used."""
    tried = outcome(name, reads, folder, idle)
    for _ in range(TRIES - 1):
        if tried.seconds <= SECONDS:
            break
        tried = min(tried, outcome(name, reads, folder, idle), key=lambda one: one.seconds)
    return tried


def run(folder: Path, only: str = "", share: int = 1, of: int = 1) -> list[Outcome]:
    """Read every item, or those whose name holds some words; of these every so many, from one on."""
    boxed()
    _parse_the_sound_texts(folder)
    idle = outcome("idle", lambda _: "idle", folder).megabytes
    outcomes = []
    for number, (name, make, reads) in enumerate(items()):
        if only in name and number % of == share % of:
            place = folder / str(number)
            place.mkdir()
            make(place)
            outcomes.append(patiently(name, reads, place, idle))
            shutil.rmtree(place)
    return outcomes


def _parse_the_sound_texts(folder: Path) -> None:
    """Parse what all hostile packs have in common before the children are made: they inherit it."""
    parse_each_text_once(pytest.MonkeyPatch())
    sound = folder / "sound"
    shutil.copytree(pack_folder("harbour"), sound)
    manifest = sound / MANIFEST
    manifest.write_text(manifest.read_text() + "# not the text whose compiled pack is kept\n")
    load_pack(str(sound))
    shutil.rmtree(sound)


def _read_without_bounds() -> None:
    """The planted defect: no file is too long."""
    files.MAX_BYTES = files.MAX_TOTAL = files.MAX_LINE = 400 << 20


if __name__ == "__main__":
    folder, only, share, of, *planted = sys.argv[1:]
    if planted:
        _read_without_bounds()
    print(json.dumps([asdict(one) for one in run(Path(folder), only, int(share), int(of))]))  # noqa: T201  # read by whoever started it
