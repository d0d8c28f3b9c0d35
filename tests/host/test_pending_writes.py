"""Requests that are handed over to be stored: nothing counts and nobody is told before they are."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import TypeVar

import pytest

from sleeping_gods.host.outcome import Outcome
from sleeping_gods.host.storage_table_store import StorageTableStore, open_table
from sleeping_gods.host.table import ServedTable
from sleeping_gods.host.waits import Blocking, run_blocking
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.play import options
from sleeping_gods.kernel.state import state_hash
from sleeping_gods.storage.errors import LostHold, StorageFailed
from sleeping_gods.storage.group import Group
from sleeping_gods.storage.records import Stored
from sleeping_gods.storage.storage import Storage
from sleeping_gods.wire.coding import encode
from sleeping_gods.wire.events import Done, Refused
from sleeping_gods.wire.requests import CHANGING, ChooseRequest, Explain, Redo, Refresh, RepairRequest, Request, Undo

from .tables import begin, choose, kept, ref_of

REPAIRS = {"harbour": "set goods coins 9", "airfield": "set goods rope 2"}
R = TypeVar("R")


class Watching(Blocking):
    """Waits as tests do, and looks at the table whenever something is handed over to be stored."""

    def __init__(self, table: ServedTable, who: str) -> None:
        self.table = table
        self.who = who
        self.failing: Exception | None = None
        """What the first write fails with, although it is not touched."""
        self.before: list[tuple[int, str, bytes]] = []
        """Where the table stood before each write, once it was stored and nobody had been told."""
        self.errors: list[BaseException | None] = []
        """What came of each write."""
        self.long = 0
        """How often something was done that takes long."""

    async def stored(self, write: Future[Stored]) -> Stored:
        """Wait until it is stored: nothing must have changed by that."""
        self.errors.append(write.exception())
        self.before.append(standing(self.table, self.who))
        if self.failing is not None:
            failing, self.failing = self.failing, None
            raise failing
        return write.result()

    async def done(self, work: Callable[[], R], *, long: bool = True) -> R:
        """Count what takes long."""
        self.long += long
        return work()


def standing(table: ServedTable, who: str) -> tuple[int, str, bytes]:
    """Where a table stands, and what somebody is told who asks."""
    return table.position, state_hash(table.campaign.table), encode(table.snapshot(who, "en"))


def watched(table: ServedTable, request: Request, who: str) -> tuple[Outcome, Watching]:
    """What comes of a request, and what was seen on the way."""
    waits = Watching(table, who)
    return run_blocking(table.answer(request, who, "en", waits)), waits


@contextlib.contextmanager
def grouped(folder: Path, pack: str = "harbour", **settings: bool) -> Iterator[tuple[Storage, Group, ServedTable]]:
    """A table whose choices share their flushes with others'."""
    with kept(folder) as storage:
        ref = begin(storage, pack, ("Ada", "Ben"), **settings).ref
        group = Group(storage)
        try:
            yield storage, group, open_table(storage, ref, group)
        finally:
            group.close()


def first_choice(table: ServedTable, ref: str = "c1") -> tuple[ChooseRequest, str]:
    """The first choice that is offered, and whose it is."""
    choice = options(table.campaign.table)[0]
    seat = table.campaign.table.actor(choice)
    who = next(member.ref for member in table.roster.members if seat in member.seats)
    return ChooseRequest(ref, table.position, text(choice)), who


@pytest.mark.parametrize("pack", REPAIRS)
def test_it_counts_when_it_is_stored_and_not_before(tmp_path: Path, pack: str) -> None:
    """Whatever kind of request it is: the table and what is told of it stand as they were until it is in the file."""
    with grouped(tmp_path, pack, ask_undo=False) as (storage, group, table):
        host = ref_of(table, "Ada")
        choice, who = first_choice(table)
        kinds: list[tuple[Callable[[int], Request], str]] = [
            (lambda at: ChooseRequest("a", at, choice.choice), who),
            (lambda at: Undo("b", at), host),
            (lambda at: Redo("c", at), host),
            (lambda at: RepairRequest("d", at, REPAIRS[pack]), host),
        ]
        for ask, sender in kinds:
            before, request = standing(table, sender), ask(table.position)

            outcome, waits = watched(table, request, sender)

            assert waits.before == [before]
            assert isinstance(outcome.reply, Done)
            assert outcome.reply.position == table.position > before[0]
            assert storage.summary(table.ref).entries == table.position
            assert state_hash(open_table(storage, table.ref).campaign.table) == state_hash(table.campaign.table)
            table = open_table(storage, table.ref, group)


def test_as_if_it_had_been_waited_for(tmp_path: Path) -> None:
    """With forced answers too: a table that shares its flushes comes to the same entries as one that does not."""
    with grouped(tmp_path / "a", ask_all=False) as (_, _, table), kept(tmp_path / "b") as storage:
        other = begin(storage, ask_all=False)
        forced = 0
        for number in range(40):
            _, waits = watched(table, *first_choice(table, f"c{number}"))
            forced += len(waits.before) - 1
            choose(other)

            lines = [entry.choice for entry in table.campaign.journal.entries]
            assert lines == [entry.choice for entry in other.campaign.journal.entries]
        assert forced > 0


def test_a_choice_needs_nothing_that_takes_long(tmp_path: Path) -> None:
    """It is worked out, stored and told where it came in; an act about the campaign and all else is done beside."""
    with grouped(tmp_path, ask_undo=False) as (_, _, table):
        host = ref_of(table, "Ada")
        done = [watched(table, *first_choice(table))]
        done += [watched(table, ChooseRequest("d", table.position, "repair set goods coins 9"), host)]
        done += [watched(table, Undo("e", table.position), host)]
        done += [watched(table, one, host) for one in (Refresh("f"), Explain("g", "no such thing"))]

        assert [outcome.reply for outcome, _ in done if isinstance(outcome.reply, Refused)] == []
        assert [waits.long > 0 for _, waits in done] == [False, True, True, True, True]


def test_what_is_refused_is_not_handed_over(tmp_path: Path) -> None:
    """An illegal, stale or foreign choice; nothing is written."""
    with grouped(tmp_path) as (storage, _, table):
        request, who = first_choice(table)
        other = next(member.ref for member in table.roster.members if member.ref != who)
        entries = storage.summary(table.ref).entries
        asked: list[tuple[Request, str]] = [
            (ChooseRequest("a", table.position, "no such thing"), who),
            (ChooseRequest("b", table.position - 1, request.choice), who),
            (ChooseRequest("c", table.position, request.choice), other),
            (Redo("d", table.position), who),
        ]

        outcomes = [watched(table, *one) for one in asked]

        assert [getattr(outcome.reply, "key", "") for outcome, _ in outcomes] == [
            "illegal", "stale", "not-yours", "nothing-to-redo",
        ]  # fmt: skip
        assert [waits.before for _, waits in outcomes] == [[]] * len(asked)
        assert storage.summary(table.ref).entries == entries == table.position


def test_what_was_handed_over_and_not_stored_has_not_happened(tmp_path: Path) -> None:
    """Another process has taken the campaign: the table stands as it was, takes it back, and stores the same again."""
    with grouped(tmp_path) as (storage, _, table):
        open_table(storage, table.ref)
        request, who = first_choice(table)
        before = standing(table, who)

        outcome, waits = watched(table, request, who)

        assert isinstance(waits.errors[0], LostHold)
        assert waits.errors[1:] == [None]
        assert waits.before == [before, before]
        assert isinstance(outcome.reply, Done)
        assert storage.summary(table.ref).entries == table.position


@pytest.mark.parametrize("kind", [ChooseRequest, Undo])
def test_a_write_that_failed_and_is_stored_all_the_same_is_not_done_twice(tmp_path: Path, kind: type[Request]) -> None:
    """The storage says that it failed: the campaign is opened anew, and the command is found there."""
    assert kind in CHANGING
    with grouped(tmp_path, ask_undo=False) as (storage, _, table):
        request: Request
        request, who = first_choice(table)
        if kind is Undo:
            table.handle(request, who, "en")
            request, who = Undo("u", table.position), ref_of(table, "Ada")
        entries, waits = table.position, Watching(table, who)
        waits.failing = StorageFailed("database", "gone")

        reply = run_blocking(table.answer(request, who, "en", waits)).reply

        assert isinstance(reply, Done)
        assert reply.repeated
        assert len(waits.before) == 1
        assert storage.summary(table.ref).entries == table.position > entries
        assert state_hash(open_table(storage, table.ref).campaign.table) == state_hash(table.campaign.table)


def test_a_write_that_fails_twice_is_refused_as_such(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is tried twice and no more, nothing has happened, and once it can be stored the same request is played."""
    with grouped(tmp_path) as (storage, _, table):
        request, who = first_choice(table)
        before, tried = standing(table, who), list[str]()

        def failing(_: StorageTableStore, __: object, command: str) -> Future[Stored]:
            tried.append(command)
            write = Future[Stored]()
            write.set_exception(StorageFailed("database", "gone"))
            return write

        with monkeypatch.context() as patch:
            patch.setattr(StorageTableStore, "begin_append", failing)
            reply = table.handle(request, who, "en").reply

        assert isinstance(reply, Refused)
        assert reply.key == "cannot-save"
        assert tried == [tried[0]] * 2
        assert standing(table, who)[:2] == before[:2]
        assert isinstance(table.handle(request, who, "en").reply, Done)
        assert storage.summary(table.ref).entries == table.position


def test_who_has_heard_that_others_write_takes_the_right_again(tmp_path: Path) -> None:
    """After following another process the first request takes it, and the next needs nothing more."""
    with grouped(tmp_path) as (storage, _, table):
        choose(open_table(storage, table.ref))
        table.follow()

        first = watched(table, *first_choice(table))
        second = watched(table, *first_choice(table, "c2"))

        assert [isinstance(outcome.reply, Done) for outcome, _ in (first, second)] == [True, True]
        assert [waits.long > 0 for _, waits in (first, second)] == [True, False]
        assert storage.summary(table.ref).entries == table.position


def test_a_command_that_is_stored_is_not_stored_again(tmp_path: Path) -> None:
    """Sent again with a position of now it is answered as done, and does not count a second time."""
    with grouped(tmp_path) as (storage, _, table):
        request, who = first_choice(table)
        table.handle(request, who, "en")
        entries = table.position
        again = ChooseRequest(request.id, table.position, text(options(table.campaign.table)[0]))

        outcome, waits = watched(table, again, first_choice(table)[1])

        assert isinstance(outcome.reply, Done)
        assert outcome.reply.repeated
        assert len(waits.before) == 1
        assert storage.summary(table.ref).entries == entries == table.position
