"""A process of the tests: ``python -m tests.storage.owner URL CAMPAIGN WORD`` plays one campaign until it is stopped.

It takes the campaign, adds one entry after the other, and prints each command's id when it is acknowledged. When it
loses its hold it says so; when the database fails it opens everything again and goes on with the same command.
"""

from __future__ import annotations

import sys
import time
from contextlib import suppress

from sleeping_gods.storage.errors import Held, LostHold, StorageError, StorageFailed
from sleeping_gods.storage.opening import open_storage
from sleeping_gods.storage.records import Hold
from sleeping_gods.storage.storage import Storage

from .playing import end_of, line_after


def run(url: str, campaign: str, word: str) -> None:
    """Play."""
    number = 0
    while True:
        storage: Storage | None = None
        with suppress(StorageFailed):
            storage = open_storage(url)
            while True:
                hold = taken(storage, campaign)
                say(f"took {hold.fence}")
                try:
                    number = play(storage, hold, word, number)
                except LostHold:
                    say("lost")
                    return
                storage.release(hold)
        if storage is not None:
            storage.close()
        time.sleep(0.01)


def taken(storage: Storage, campaign: str) -> Hold:
    """The hold, as soon as nobody alive has it."""
    while True:
        try:
            return storage.take(campaign)
        except Held:
            time.sleep(0.01)


def play(storage: Storage, hold: Hold, word: str, number: int) -> int:
    """Add entries, each under a command; one that is stored already is not added again."""
    at, chain = end_of(storage.read(hold.campaign))
    while True:
        command = f"{word}-{number}"
        line, after = line_after(at, chain, command)
        try:
            stored = storage.append(hold, at, line, command)
        except StorageFailed:
            say(f"failed {command}")
            return number
        say(f"ack {command}")
        number += 1
        if stored.again:
            return number
        at, chain = at + 1, after


def say(words: str) -> None:
    """Tell whoever started this."""
    print(words, flush=True)  # noqa: T201  # read by whoever started it


if __name__ == "__main__":
    try:
        run(*sys.argv[1:])
    except StorageError as error:
        say(f"ended {type(error).__name__} {error}")
