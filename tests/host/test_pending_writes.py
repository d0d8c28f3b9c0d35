"""Choices that are handed over to be stored: nothing counts and nobody is told before they are."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from sleeping_gods.host.stored import open_table
from sleeping_gods.host.table import ServedTable
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.play import options
from sleeping_gods.kernel.state import state_hash
from sleeping_gods.storage.errors import LostHold
from sleeping_gods.storage.group import Group
from sleeping_gods.storage.storage import Storage
from sleeping_gods.wire.events import Done
from sleeping_gods.wire.requests import Choose, Look, Request, Undo

from .tables import begin, choose, kept, ref_of

PACKS = ("harbour", "airfield")


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


def first_choice(table: ServedTable, ref: str = "c1") -> tuple[Choose, str]:
    """The first choice that is offered, and whose it is."""
    choice = options(table.campaign.table)[0]
    seat = table.campaign.table.actor(choice)
    who = next(member.ref for member in table.roster.members if seat in member.seats)
    return Choose(ref, table.position, text(choice)), who


@pytest.mark.parametrize("pack", PACKS)
def test_it_counts_when_it_is_stored_and_not_before(tmp_path: Path, pack: str) -> None:
    """Twice: the table and what is told of it stand as they were until the pending is kept; then it is in the file."""
    with grouped(tmp_path, pack) as (storage, group, table):
        for number in (1, 2):
            request, who = first_choice(table, f"c{number}")
            before, state = table.position, state_hash(table.campaign.table)
            shown = table.snapshot(who, "en")

            pending = table.begin_write(request, who)

            assert pending is not None
            assert (table.position, state_hash(table.campaign.table)) == (before, state)
            assert table.snapshot(who, "en") == shown
            pending.stored.result()
            assert table.commit(pending) is None  # they are asked everything
            reply = table.reply(request).reply
            assert isinstance(reply, Done)
            assert reply.position == table.position > before
            assert storage.card(table.ref).entries == table.position
            assert state_hash(open_table(storage, table.ref).campaign.table) == state_hash(table.campaign.table)
            table = open_table(storage, table.ref, group)


def test_as_if_it_had_been_waited_for(tmp_path: Path) -> None:
    """With forced answers too: the same choices lead to the same entries as those that are handled at once."""
    with grouped(tmp_path / "a", ask_all=False) as (_, _, table), kept(tmp_path / "b") as storage:
        other = begin(storage, ask_all=False)
        forced = 0
        for number in range(40):
            request, who = first_choice(table, f"c{number}")
            pending, steps = table.begin_write(request, who), 0
            while pending is not None:
                pending.stored.result()
                pending, steps = table.commit(pending), steps + 1
            forced += steps - 1
            choose(other)

            lines = [entry.choice for entry in table.campaign.journal.entries]
            assert lines == [entry.choice for entry in other.campaign.journal.entries]
        assert forced > 0


def test_what_is_not_simply_a_choice_is_not_promised(tmp_path: Path) -> None:
    """An illegal, stale or foreign choice, an act about the campaign, and all else; nothing is written."""
    with grouped(tmp_path) as (storage, _, table):
        request, who = first_choice(table)
        other = next(member.ref for member in table.roster.members if member.ref != who)
        entries = storage.card(table.ref).entries
        asked: list[tuple[Request, str]] = [
            (Choose("a", table.position, "no such thing"), who),
            (Choose("b", table.position - 1, request.choice), who),
            (Choose("c", table.position, request.choice), other),
            (Choose("d", table.position, "save"), ref_of(table, "Ada")),
            (Undo("e", table.position), who),
            (Look("f"), who),
        ]

        pendings = [table.begin_write(*one) for one in asked]

        assert pendings == [None] * len(asked)
        assert storage.card(table.ref).entries == entries == table.position


def test_what_was_promised_and_not_stored_has_not_happened(tmp_path: Path) -> None:
    """Another process has taken the campaign: the table stands as it was, and the same request can be handled."""
    with grouped(tmp_path) as (storage, _, table):
        taken = open_table(storage, table.ref)
        request, who = first_choice(table)
        before = state_hash(table.campaign.table)

        pending = table.begin_write(request, who)
        assert pending is not None
        with pytest.raises(LostHold):
            pending.stored.result()

        assert state_hash(table.campaign.table) == before
        assert isinstance(table.handle(request, who, "en").reply, Done)
        assert storage.card(taken.ref).entries == table.position


def test_who_has_heard_that_others_write_asks_first(tmp_path: Path) -> None:
    """After following another process nothing is pendings until the right to write is taken again."""
    with grouped(tmp_path) as (storage, _, table):
        choose(open_table(storage, table.ref))
        table.follow()
        request, who = first_choice(table)

        assert table.begin_write(request, who) is None
        assert isinstance(table.handle(request, who, "en").reply, Done)

        request, who = first_choice(table, "c2")
        pending = table.begin_write(request, who)
        assert pending is not None
        pending.stored.result()
        table.commit(pending)
        assert storage.card(table.ref).entries == table.position


def test_a_command_that_is_stored_is_not_stored_again(tmp_path: Path) -> None:
    """Its pending says so, and then it does not count a second time."""
    with grouped(tmp_path) as (storage, _, table):
        request, who = first_choice(table)
        table.handle(request, who, "en")
        entries = table.position
        again = Choose(request.id, table.position, text(options(table.campaign.table)[0]))

        pending = table.begin_write(again, first_choice(table)[1])

        assert pending is not None
        assert pending.stored.result().again
        assert storage.card(table.ref).entries == entries == table.position
