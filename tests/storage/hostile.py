"""Campaign files that mean harm, and a quick way to have the child process look at them."""

from __future__ import annotations

import functools
import os
import subprocess
import sys
import tempfile
import warnings
from typing import Any

from sleeping_gods.campaign.games import load_pack
from sleeping_gods.journal.notation import format_journal
from sleeping_gods.journal.reading import parse
from sleeping_gods.kernel.errors import IllegalSetup
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.storage import trial

from ..reliability.forged import forge_journal
from ..reliability.hostile_files import campaigns
from ..reliability.test_hostile import mutated
from .playing import campaign_bytes


@functools.cache
def hostile() -> list[tuple[str, bytes]]:
    """Over two hundred files that mean harm: the corpus, forgeries with right sums, and mutations."""
    found = list(campaigns())
    luck = Luck(25)
    for pack in ("harbour", "airfield"):
        game, box = load_pack(pack)
        data = campaign_bytes(12, 3, pack)
        journal = parse(data).journal
        while len(found) < (150 if pack == "harbour" else 220):
            what, forged = forge_journal(journal, luck)
            try:
                written = format_journal(forged).encode()
                trial.try_file(written)
            except (*trial.REFUSED, IllegalSetup):
                found.append((f"forged {pack} {what}", written))
            changed = mutated(data, luck)
            try:
                parse(changed)
            except trial.REFUSED:
                found.append((f"mutated {pack} {len(found)}", changed))
        assert (game, box) == load_pack(pack)
    return found


def run_forked(command: list[str], **given: Any) -> subprocess.CompletedProcess[bytes]:
    """What ``python -m sleeping_gods.storage.trial`` answers, forked from this process.

    It has modules and packs in memory, so that it starts in a tenth of the time; its limits are the same.
    """
    assert command[1:] == ["-m", trial.__name__]
    reading, writing = os.pipe()
    with tempfile.TemporaryFile() as file:
        file.write(given["input"])
        file.seek(0)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # the child needs nothing that another thread holds
            child = os.fork()
        if child == 0:
            _answer(file.fileno(), writing)
        os.close(writing)
        with os.fdopen(reading, "rb") as answer:
            said = answer.read()
    _, status = os.waitpid(child, 0)
    return subprocess.CompletedProcess(command, os.waitstatus_to_exitcode(status), said)


def _answer(source: int, target: int) -> None:
    """In the child: answer for the file, and go."""
    code = 1
    try:
        with os.fdopen(source, closefd=False) as sys.stdin, os.fdopen(target, "w") as sys.stdout:
            trial.main()
        code = 0
    finally:
        os._exit(code)
