"""T28 and T01: several processes on one PostgreSQL, one or the database killed; and two on one embedded database."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import psycopg
import pytest

from sleeping_gods.kernel.luck import Luck
from sleeping_gods.storage import appending
from sleeping_gods.storage.errors import Held, LostHold, StalePosition, StorageFailed, StorageInUse
from sleeping_gods.storage.opening import open_storage
from sleeping_gods.storage.records import News, Stored
from sleeping_gods.storage.storage import Storage

from ..daily import first_daily
from .playing import campaign_bytes, following
from .server import Server

FILE = campaign_bytes(2)
ROOT = Path(__file__).parents[2]


class Owner:
    """A process that plays a campaign, and all that it has said."""

    def __init__(self, place: str, campaign: str, word: str) -> None:
        self.said: list[str] = []
        self._news = threading.Condition()
        command = [sys.executable, "-m", "tests.storage.owner", place, campaign, word]
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        self._listening = threading.Thread(target=self._listen)
        self._listening.start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout:
            for line in self._process.stdout:
                with self._news:
                    self.said.append(line.strip())
                    self._news.notify_all()

    def wait_for(self, word: str, count: int = 1) -> None:
        """Wait until it has said a word so many times in all."""
        with self._news:
            said = self._news.wait_for(lambda: self._count(word) >= count, timeout=120)
        if not said:
            self.kill()
        assert said, (word, count, self.said[-5:])

    def more(self, count: int) -> None:
        """Wait until so many more commands are acknowledged."""
        self.wait_for("ack", self._count("ack") + count)

    def _count(self, word: str) -> int:
        return sum(line.startswith(word) for line in self.said)

    @property
    def acknowledged(self) -> list[str]:
        """The commands it was told are stored."""
        return [line.split()[1] for line in self.said if line.startswith("ack ")]

    def kill(self) -> None:
        """kill -9."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        self._listening.join()


def stored_commands(storage: Storage, campaign: str) -> list[str]:
    """The commands whose entries are there, in their order."""
    lines = storage.read(campaign).decode().splitlines()
    return [line.split()[2] for line in lines if line.partition("-")[2] and " p1 " in line and "#" in line]


def check(storage: Storage, campaign: str, owners: list[Owner], words: tuple[str, ...]) -> None:
    """Everything acknowledged is there, once, in the order of each owner; and nothing that nobody sent."""
    there = [word for word in stored_commands(storage, campaign) if word.startswith(words)]
    assert len({*there}) == len(there)
    for owner, word in zip(owners, words, strict=True):
        mine = [one for one in there if one.startswith(word)]
        assert mine == [f"{word}-{number}" for number in range(len(mine))]
        assert owner.acknowledged == mine[: len(owner.acknowledged)]


@pytest.mark.slow
@pytest.mark.parametrize("kills", first_daily([3, 8]))
def test_a_killed_process_is_followed_by_another(place: str, kills: int) -> None:
    """kill -9 at many moments: the next one takes the campaign up, with all that was acknowledged."""
    storage = open_storage(place)
    campaign = storage.create("An evening", FILE)
    storage.close()
    owners: list[Owner] = []
    luck, words = Luck(1), tuple(f"owner{number}x" for number in range(kills))
    for word in words:
        owners.append(Owner(place, campaign, word))
        owners[-1].more(1 + luck.below(40))
        owners[-1].kill()
    after = open_storage(place)

    check(after, campaign, owners, words)
    assert len(stored_commands(after, campaign)) > kills
    after.close()


@pytest.mark.slow
def test_a_process_that_is_alive_keeps_its_campaign_until_it_is_taken(postgres_url: str) -> None:
    """A second process waits; taken by force, the first stores nothing more and says so."""
    storage = open_storage(postgres_url)
    campaign = storage.create("An evening", FILE)
    first = Owner(postgres_url, campaign, "first")
    first.wait_for("ack", 5)
    with pytest.raises(Held):
        storage.take(campaign)
    hold = storage.take(campaign, force=True)
    first.wait_for("lost")
    data = storage.read(campaign)
    first.kill()

    check(storage, campaign, [first], ("first",))
    assert storage.read(campaign) == data
    assert storage.append(hold, *following(data)) == Stored(data.count(b"~"), data.count(b"~") + 1)
    storage.close()


@pytest.mark.slow
@pytest.mark.parametrize("turns", first_daily([1, 3]))
@pytest.mark.parametrize("whole", [False, True], ids=["a backend", "the server"])
def test_the_database_is_killed(whole: bool, turns: int, server: Server, postgres_url: str) -> None:
    """kill -9 of a backend or of the whole server while two campaigns are played: 0 lost, 0 doubled."""
    storage = open_storage(postgres_url)
    ids = [storage.create(name, FILE) for name in ("One", "Other")]
    owners = [Owner(postgres_url, campaign, word) for campaign, word in zip(ids, ("one", "other"), strict=True)]
    for turn in range(turns):
        for owner in owners:
            owner.more(10)
        if whole:
            server.kill()
            server.start()
        else:
            kill_a_backend(server, owners)
        for owner in owners:
            owner.wait_for("took", turn + 2)
            owner.more(5)
    for owner in owners:
        owner.kill()
    after = open_storage(postgres_url)

    for campaign, owner, word in zip(ids, owners, ("one", "other"), strict=True):
        check(after, campaign, [owner], (word,))
    with pytest.raises(StorageFailed):
        storage.read(ids[0])
    assert storage.read(ids[0]) == after.read(ids[0])
    assert all(summary.playable for summary in after.summaries())
    storage.close()
    after.close()


def kill_a_backend(server: Server, owners: list[Owner]) -> None:
    """Kill the server's process of one of the connections; the server then ends all others, and recovers."""
    with psycopg.connect(server.url("public"), autocommit=True) as connection:
        found = connection.execute(
            "SELECT pid FROM pg_stat_activity WHERE application_name = 'sleeping-gods' AND pid <> pg_backend_pid()"
        ).fetchall()
    assert len(found) >= len(owners)
    os.kill(int(found[0][0]), signal.SIGKILL)


def test_planted_no_fencing(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the numbers of holds are not compared, a former owner writes on, and the true one is out of step."""
    campaign = storage.create("An evening", FILE)
    stale, fresh = storage.take(campaign), storage.take(campaign, force=True)
    monkeypatch.setattr(appending, "is_stale", lambda hold, fence: False)
    storage.append(stale, *following(FILE))

    with pytest.raises(StalePosition):
        storage.append(fresh, *following(FILE))


def test_news_reach_other_processes(postgres_url: str) -> None:
    """What one process stores, another that listens is told of, and reads on from where it was."""
    one, other = open_storage(postgres_url), open_storage(postgres_url)
    campaign = one.create("An evening", FILE)
    assert other.news() == []
    number, lines = following(FILE, 2)
    one.append(one.take(campaign), number, lines)

    assert other.news(60) == [News(campaign, number + 2)]
    assert other.read_from(campaign, number) == lines
    one.close()
    other.close()


def test_a_process_knows_its_own_news(postgres_url: str) -> None:
    """What a process has stored itself is told to it as its own, and to another as another's."""
    one, other = open_storage(postgres_url), open_storage(postgres_url)
    campaign = one.create("An evening", FILE)
    assert one.news() == other.news() == []
    one.append(one.take(campaign), *following(FILE))

    told = [[(news.campaign, news.own) for news in who.news(60)] for who in (one, other)]

    assert told == [[(campaign, True)], [(campaign, False)]]
    assert one.shared
    one.close()
    other.close()


def test_a_process_that_has_gone_holds_nothing(postgres_url: str) -> None:
    """Its connection is its presence: when it ends, whoever comes next may take its campaigns, and it is fenced off."""
    one, other = open_storage(postgres_url), open_storage(postgres_url)
    campaign = one.create("An evening", FILE)
    hold = one.take(campaign)
    with pytest.raises(Held):
        other.take(campaign)
    with other.database.reading():
        (pid,) = other.database.rows(
            "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = ?", one.database.owner
        )[0]
        other.database.rows("SELECT pg_terminate_backend(?, 60000)", pid)
    fresh = other.take(campaign)
    with pytest.raises(StorageFailed):
        one.append(hold, *following(FILE))
    with pytest.raises(LostHold):
        one.append(hold, *following(FILE))

    assert other.append(fresh, *following(FILE)).first == FILE.count(b"~")
    one.close()
    other.close()


def test_two_make_the_tables_at_once(postgres_url: str) -> None:
    """Several servers start at the same moment on an empty database: one makes the tables, all work."""
    opened: list[Storage] = []
    threads = [threading.Thread(target=lambda: opened.append(open_storage(postgres_url))) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    campaign = opened[0].create("An evening", FILE)

    assert [storage.read(campaign) for storage in opened] == [FILE] * 6
    for storage in opened:
        storage.close()


def test_two_processes_do_not_share_an_embedded_database(tmp_path: Path) -> None:
    """The second is refused with a word, and may have it when the first has gone, however it went."""
    code = (
        "import sys, time; from sleeping_gods.storage.opening import open_storage; "
        "s = open_storage(sys.argv[1]); print('open', flush=True); time.sleep(600)"
    )
    first = subprocess.Popen([sys.executable, "-c", code, str(tmp_path)], stdout=subprocess.PIPE, text=True)
    assert first.stdout is not None
    assert first.stdout.readline() == "open\n"
    with pytest.raises(StorageInUse, match="another program"):
        open_storage(str(tmp_path))
    first.kill()
    first.wait()
    first.stdout.close()
    open_storage(str(tmp_path)).close()
