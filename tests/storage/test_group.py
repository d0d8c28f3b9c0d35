"""Many threads share flushes: each is answered after its own lines are on disk, and with its own refusal."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor

import apsw
import pytest

from sleeping_gods.journal.notation import format_journal
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.state import state_hash
from sleeping_gods.storage.errors import (
    LostHold,
    NoSuchCampaign,
    RepeatedCommand,
    StalePosition,
    StorageError,
    StorageFailed,
)
from sleeping_gods.storage.group import Group
from sleeping_gods.storage.records import Append, Hold, Stored
from sleeping_gods.storage.storage import Storage
from sleeping_gods.storage.store import open_campaign

from ..reliability.playing import begin, next_line, say
from . import power
from .conftest import Reopen
from .disk import Disk, Fault
from .playing import campaign_bytes, following
from .waiting import answers, wait_for

FILE = campaign_bytes()


@pytest.fixture
def group(storage: Storage) -> Iterator[Group]:
    """A group over the storage of the test."""
    with contextlib.closing(Group(storage)) as made:
        yield made


def begun(storage: Storage, pack: str = "harbour", seed: int = 1) -> str:
    """The id of a new campaign that can be played."""
    return storage.create("An evening", format_journal(begin(None, seed, pack).journal).encode())


def held(storage: Storage, count: int) -> list[Hold]:
    """So many campaigns that are being played."""
    return [storage.take(storage.create(f"Evening {number}", FILE)) for number in range(count)]


@pytest.mark.slow
def test_campaigns_are_played_at_once(storage: Storage, group: Group) -> None:
    """Six threads, both games, undos among them: each campaign is stored as its own thread played it."""

    def evening(seed: int) -> tuple[str, bytes]:
        campaign, store = open_campaign(storage, begun(storage, ("harbour", "airfield")[seed % 2], seed), group=group)
        luck = Luck(seed)
        for number in range(25):
            with store.under(f"command {number}"):
                if line := next_line(campaign, luck):
                    told = say(campaign, line)
            assert storage.read_from(store.name, told[0].number).count(b"\n") == len(told)
        return store.name, format_journal(campaign.journal).encode()

    with ThreadPoolExecutor(6) as pool:
        played = list(pool.map(evening, range(6)))

    assert [storage.read(campaign) for campaign, _ in played] == [data for _, data in played]
    assert group.waiting == 0


def test_a_checkpoint_is_there_when_its_campaign_has_been_let_go(storage: Storage, group: Group) -> None:
    """Nobody waits for it before; of several the last counts, and none that comes from a hold that was given up."""
    campaign, store = open_campaign(storage, begun(storage), group=group)
    store.leave(b"early")
    store.leave(b"late")
    campaign.close()
    left = storage.checkpoint(store.name)
    store.leave(b"too late")
    group.write_checkpoint(store.name)

    assert left == storage.checkpoint(store.name) == b"late"


def test_a_checkpoint_that_cannot_be_written_hinders_nobody(
    storage: Storage, group: Group, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever goes wrong with it: appends are stored as before."""
    (hold,) = held(storage, 1)

    def fail(hold: Hold, data: bytes) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(storage, "leave_checkpoint", fail)
    group.leave_checkpoint(hold, b"state")
    at, lines = following(FILE)
    stored = group.append(hold, at, lines)

    assert not stored.again
    assert storage.read(hold.campaign) == FILE + lines


def test_those_who_wait_share_a_flush() -> None:
    """Eight threads that wait while the disk is busy are served by two flushes, not by eight."""
    disk = Disk()
    storage = power.opened(disk)
    holds = held(storage, 8)
    before = disk.counts["sync"]
    with contextlib.closing(Group(storage)) as group:
        told = answers(storage, group, [Append(hold, *following(FILE)) for hold in holds])
    after = disk.counts["sync"]

    number, lines = following(FILE)
    assert told == [Stored(number, number + 1)] * 8
    assert 1 <= after - before <= 2
    assert {storage.read(hold.campaign) for hold in holds} == {FILE + lines}
    storage.close()


def test_each_is_refused_by_itself(storage: Storage, group: Group) -> None:
    """A stale owner, a stale position, a repeated command, no campaign, a bug: nobody else hears of it."""
    holds = held(storage, 7)
    number, lines = following(FILE)
    storage.append(holds[2], number, lines, "known")
    storage.take(holds[0].campaign, force=True)
    asked = [
        Append(holds[3], number, lines, "a"),
        Append(holds[0], number, lines, "a"),
        Append(holds[1], number + 1, lines, "a"),
        Append(holds[2], number, lines, "known"),
        Append(holds[4], number, "text", "a"),  # type: ignore[arg-type]  # a bug of the sender's
        Append(Hold("0" * 16, 1), number, lines, "a"),
        Append(holds[5], number, lines[:-1], "a"),
        Append(holds[6], number, lines, "a"),
    ]
    told = answers(storage, group, asked)

    assert told[0] == told[7] == Stored(number, number + 1)
    assert told[3] == Stored(number, number + 1, again=True)
    kinds = [LostHold, StalePosition, TypeError, NoSuchCampaign, StorageError]
    assert [type(told[at]) for at in (1, 2, 4, 5, 6)] == kinds
    kept = [storage.read(hold.campaign) == FILE + lines for hold in holds]
    assert kept == [False, False, True, True, False, False, True]
    assert group.append(holds[4], number, lines, "a") == Stored(number, number + 1)


def test_a_repeated_command_passes_through(storage: Storage, group: Group) -> None:
    """A campaign over a group answers it as one without does, and is as it was."""
    campaign, store = open_campaign(storage, begun(storage), group=group)
    with store.under("first"):
        played = campaign.play(None, "begin turn")
    before = state_hash(campaign.table)
    with pytest.raises(RepeatedCommand) as repeated, store.under("first"):
        say(campaign, next_line(campaign, Luck(1)))

    assert repeated.value.stored == Stored(played[0].entry.number, played[-1].entry.number + 1, again=True)
    assert state_hash(campaign.table) == before


def test_a_failure_is_told_to_all_whom_it_concerns(reopen: Reopen) -> None:
    """Each of five gets an error of its own; sent again under the same commands, all is there, once."""
    storage = reopen()
    holds = held(storage, 5)
    asked = [Append(hold, *following(FILE), f"command {at}") for at, hold in enumerate(holds)]
    with contextlib.closing(Group(storage)) as group:
        told = answers(storage, group, asked, storage.close)
    again = reopen()
    fresh = [Append(again.take(one.hold.campaign), one.at, one.lines, one.command) for one in asked]
    with contextlib.closing(Group(again)) as group:
        stored = answers(again, group, fresh)

    assert [type(one) for one in told] == [StorageFailed] * 5
    assert len({id(one) for one in told}) == 5
    assert {str(one) for one in told} == {f"{storage.name}: closed"}
    assert stored == [Stored(one.at, one.at + 1) for one in asked]
    assert [again.read(one.hold.campaign) for one in asked] == [FILE + one.lines for one in asked]


@pytest.mark.parametrize("call", ["sync", "write"])
def test_a_failing_disk_is_acknowledged_by_nobody(call: str) -> None:
    """Whoever shares a flush that fails is refused; when there is room again each command is stored once."""
    disk = Disk()
    storage = power.opened(disk)
    holds = held(storage, 6)
    asked = [Append(hold, *following(FILE), "late") for hold in holds]
    with contextlib.closing(Group(storage)) as group:
        disk.fault = Fault(call, disk.counts[call] + 1, apsw.FullError, lasting=True)
        refused = [answers(storage, group, asked) for _ in range(2)]
        disk.fault = None
        kept = [storage.read(hold.campaign) for hold in holds]
        answers(storage, group, asked)

    assert {type(one) for told in refused for one in told} == {StorageFailed}
    assert kept == [FILE] * 6 or call == "sync"  # what a failed flush leaves behind may be there, and is never told
    assert [storage.read(hold.campaign) for hold in holds] == [FILE + one.lines for one in asked]
    storage.close()


def test_nothing_is_acknowledged_before_it_is_safe() -> None:
    """At every acknowledgement, what is flushed by then holds all that anybody was told is there."""
    assert power.unsafe(4, 8) == []


def test_planted_an_acknowledgement_before_the_flush(monkeypatch: pytest.MonkeyPatch) -> None:
    """A group that writes a little later than it answers is found out."""

    def behind(self: Group, batch: list[Append]) -> list[Stored]:
        late, self._late = getattr(self, "_late", []), batch  # type: ignore[attr-defined]  # what it writes next time
        self._storage.append_all(late)
        return [Stored(asked.at, asked.at + asked.lines.count(b"\n")) for asked in batch]

    monkeypatch.setattr(Group, "_answers", behind)

    assert any("acknowledged" in line for line in power.unsafe(2, 3))


def test_closing_waits_for_what_is_under_way(storage: Storage, group: Group) -> None:
    """What was handed over is stored when it returns; then nothing more is taken, and closing again does nothing."""
    holds = held(storage, 3)
    number, lines = following(FILE)
    closing = threading.Thread(target=group.close)
    told = answers(storage, group, [Append(hold, number, lines) for hold in holds], closing.start)
    closing.join()

    assert told == [Stored(number, number + 1)] * 3
    assert [storage.read(hold.campaign) for hold in holds] == [FILE + lines] * 3
    assert not group._writer.is_alive()
    group.close()
    with pytest.raises(StorageFailed, match="closed"):
        group.append(holds[0], number + 1, lines)


def test_who_is_interrupted_loses_nothing(storage: Storage, group: Group, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was handed over is stored whole; the campaign takes it in and goes on, and the command is known."""
    campaign, store = open_campaign(storage, begun(storage), group=group)
    before, entries = state_hash(campaign.table), len(campaign.journal.entries)
    interrupting = _interrupting(storage, group, monkeypatch)
    with interrupting, pytest.raises(KeyboardInterrupt), store.under("mine"):
        campaign.play(None, "begin turn")
    group.close()
    untouched = state_hash(campaign.table)
    played = campaign.merge(storage.read_from(store.name, entries))

    assert untouched == before
    assert played[0].entry.choice == "begin turn"
    assert storage.find(store.name, "mine") == Stored(entries, len(campaign.journal.entries), again=True)
    assert storage.read(store.name) == format_journal(campaign.journal).encode()


@contextlib.contextmanager
def _interrupting(storage: Storage, group: Group, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A signal comes while this thread waits for an answer, and nothing is stored until then."""
    main, raised, interrupted = threading.get_ident(), threading.Event(), threading.Event()
    append_all = storage.append_all

    def append_afterwards(batch: list[Append]) -> Sequence[Stored | StorageError]:
        interrupted.wait()
        return append_all(batch)

    def interrupt() -> None:
        wait_for(group, 1)
        while not interrupted.wait(0.01):  # a signal that comes just before the waiting begins wakes nobody
            signal.pthread_kill(main, signal.SIGUSR1)

    def raise_it(number: int, frame: object) -> None:
        if not raised.is_set():
            raised.set()
            raise KeyboardInterrupt

    former = signal.signal(signal.SIGUSR1, raise_it)
    other = threading.Thread(target=interrupt)
    other.start()
    with monkeypatch.context() as held:
        held.setattr(storage, "append_all", append_afterwards)
        try:
            yield
        finally:
            interrupted.set()
            other.join()
            signal.signal(signal.SIGUSR1, former)


def test_the_checkpoint_of_a_campaign_is_written_before_those_that_wait_longer(
    storage: Storage, group: Group, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When it is let go; the others stay in their order, and each is written once."""
    written: list[bytes] = []
    monkeypatch.setattr(storage, "leave_checkpoint", lambda hold, data: written.append(data))
    with group._changed:  # nobody else writes meanwhile
        group._checkpoints.update({name: (Hold(name, 1), name.encode()) for name in ("a", "b", "c")})
        for name in ("b", "b", "", "", ""):
            group.write_checkpoint(name)

    assert written == [b"b", b"a", b"c"]
