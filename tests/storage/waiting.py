"""Threads that hand something over while the database is busy, so that a flush can serve all of them."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

from sleeping_gods.storage.group import Group
from sleeping_gods.storage.records import Append, Stored
from sleeping_gods.storage.storage import Storage


def answers(
    storage: Storage, group: Group, asked: list[Append], meanwhile: Callable[[], object] = lambda: None
) -> list[Stored | BaseException]:
    """What each of several threads is answered; ``meanwhile`` happens when all of them wait."""
    with ThreadPoolExecutor(len(asked)) as pool:
        with storage._appending:  # nobody else appends meanwhile
            handed = [pool.submit(group.append, one.hold, one.at, one.lines, one.command) for one in asked]
            wait_for(group, len(asked))
            meanwhile()
        return [_answer(one) for one in handed]


def wait_for(group: Group, count: int) -> None:
    """Return when so many wait for their answers."""
    with group._changed:
        group._changed.wait_for(lambda: group.waiting == count)


def _answer(handed: Future[Stored]) -> Stored | BaseException:
    return handed.exception() or handed.result()
