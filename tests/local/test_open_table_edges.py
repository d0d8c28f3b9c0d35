"""The open table of a device where something fails or is out of the ordinary: what is told, and what is let go."""

from __future__ import annotations

import asyncio
import errno
import json
import logging
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from sleeping_gods.campaign.errors import CampaignError, PackFileMissing
from sleeping_gods.host.outcome import Outcome
from sleeping_gods.host.robot_question import RobotAnswer
from sleeping_gods.host.table import ServedTable
from sleeping_gods.host.waits import run_blocking
from sleeping_gods.journal import notation
from sleeping_gods.journal.errors import JournalError, WrongPack
from sleeping_gods.kernel.errors import BrokenPack, IllegalSetup, Reason
from sleeping_gods.local import local_tables, worker
from sleeping_gods.local.about import read_record, record
from sleeping_gods.local.campaign_files import CampaignFiles
from sleeping_gods.local.folder_files import FolderFiles
from sleeping_gods.local.local_tables import LocalTables
from sleeping_gods.local.older_format import OLDER, put_in_place
from sleeping_gods.local.page_files import PageFile, PageFiles
from sleeping_gods.local.player import LocalPlayer
from sleeping_gods.local.robot_play import LocalRobots
from sleeping_gods.service.request_failures import text_of
from sleeping_gods.wire.coding import encode
from sleeping_gods.wire.events import Closing, Done, Notice, Refused, RobotEvent, RobotState
from sleeping_gods.wire.requests import ChatRequest, Redo, Refresh, SeatRobot, UnseatRobot

from .device import Device
from .test_files_kept import Kept, about, files, journal

MISSING = PackFileMissing("packs/compiled/harbour.fr.story", "it is not there")


@pytest.fixture(scope="module")
def device(tmp_path_factory: pytest.TempPathFactory) -> Device:
    """A device with an open table; each test leaves it as it was."""
    device = Device(tmp_path_factory.mktemp("open"))
    device.open(device.begin())
    return device


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Device, str]:
    """A device with a table that nobody has opened."""
    device = Device(tmp_path_factory.mktemp("closed"))
    return device, device.begin()


class Killed(BaseException):
    """The page goes away."""


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (MISSING, "files-missing"),
        (WrongPack("harbour 1", "harbour 2"), "other-version"),
        (KeyError("x"), "not-playable"),
        (Killed(), ""),
    ],
)
def test_a_table_that_cannot_be_shown_is_closed_again(
    error: BaseException, key: str, closed: tuple[Device, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever opens it is told why; its files are free, and it opens as soon as nothing fails."""

    def fail(player: LocalPlayer) -> None:
        raise error

    device, campaign = closed
    device.told.clear()
    with monkeypatch.context() as failing:
        failing.setattr(LocalPlayer, "come", fail)
        if key:
            assert device.open(campaign, "fr") == [Closing(0, key, text_of("fr", key))]
        else:
            with pytest.raises(Killed):
                device.open(campaign, "fr")
    assert (device.tables.files_of(campaign), len(device.told)) == (None, bool(key))
    device.run(device.tables.campaigns.hold(campaign)).close()


def test_files_that_cannot_be_read_are_let_go(closed: tuple[Device, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The table cannot be opened just now."""

    def fail(held: CampaignFiles) -> None:
        raise OSError(errno.EIO, "no")

    device, campaign = closed
    with monkeypatch.context() as failing:
        failing.setattr(CampaignFiles, "open_campaign", fail)
        assert device.open(campaign) == [Closing(0, "unavailable", text_of("en", "unavailable"))]
    assert device.listed()[0]["id"] == campaign


@pytest.mark.parametrize(
    "error",
    [
        JournalError("line 3"),
        CampaignError("entry 3"),
        IllegalSetup(Reason("SG-VARIANT-010", "easy-or-brutal"), "easy and brutal"),
        BrokenPack([]),
    ],
    ids=lambda error: type(error).__name__,
)
def test_whatever_is_wrong_with_a_file_has_a_reason_and_the_file_is_let_go(
    error: Exception, closed: tuple[Device, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A request about a campaign that cannot be played says so; it is no failure of the page."""

    def fail(held: CampaignFiles) -> None:
        raise error

    device, campaign = closed
    with monkeypatch.context() as failing:
        failing.setattr(CampaignFiles, "open_campaign", fail)
        status, data = device.answer("GET", f"campaigns/{campaign}/standing")

    assert (status, json.loads(data)["key"]) == (404, "not-playable")
    device.run(device.tables.campaigns.hold(campaign)).close()


def test_what_no_request_is_is_refused(device: Device) -> None:
    """Malformed, of use only with others, or one that fails here; the table goes on."""
    position = device.table.position
    for sent, ref, key in (
        ("nonsense", "", "bad-request"),
        (ChatRequest("c", "Hello"), "c", "needs-server"),
    ):
        assert device.ask(sent) == [Refused(position, ref, key, text_of("en", key))]


def test_a_request_that_fails_is_answered_with_its_id(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault of ours, and files that are missing."""

    async def fail(table: ServedTable, *_: object) -> Outcome:
        raise errors.pop()

    errors: list[Exception] = [MISSING, KeyError("x")]
    monkeypatch.setattr(ServedTable, "answer", fail)
    for key in ("failed", "files-missing"):
        position = device.table.position
        assert device.ask(Redo("r", position)) == [Refused(position, "r", key, text_of("en", key))]


def test_a_language_whose_story_is_missing_changes_nothing(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is refused; another language is told anew, by a call or with a request."""

    def check(table: ServedTable, lang: str) -> None:
        if lang == "fr":
            raise MISSING

    with monkeypatch.context() as missing:
        missing.setattr(ServedTable, "check_language", check)
        told = device.hear(lambda: device.run(device.tables.set_lang("fr")))
        assert told == [Refused(device.table.position, "", "files-missing", text_of("en", "files-missing"))]
    told = device.ask(Refresh("r", lang="fr"))
    assert [event.lang for event in told if hasattr(event, "lang")] == ["fr"]
    told = device.hear(lambda: device.run(device.tables.set_lang("en")))
    assert [event.lang for event in told if hasattr(event, "lang")] == ["en"]
    assert {*device.tables._player.opened.files.about.standing} >= {"en"}  # type: ignore[union-attr]  # it is open


def test_an_outcome_is_told_in_its_order(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer, what everybody is told, the notice in the player's language, and what is told last."""
    table = device.table
    people, last = table.people(), Done(table.position, "last")
    outcome = Outcome(Done(table.position, "r"), everybody=[people], notice="cannot-save", afterwards=[last])

    async def answer(table: ServedTable, *_: object) -> Outcome:
        return outcome

    monkeypatch.setattr(ServedTable, "answer", answer)
    told = device.ask(Redo("r", table.position))
    assert told == [outcome.reply, people, table.notice("cannot-save", "en"), last]
    assert isinstance(told[2], Notice)
    noted: list[str] = []
    monkeypatch.setattr(LocalPlayer, "_note", lambda player: noted.append("noted"))
    player = device.tables._player
    assert player is not None
    device.ask(Redo("r", table.position))
    assert noted == []
    assert device.hear(lambda: player.tell_robots_choice(outcome)) == told[1:]
    assert noted == ["noted"]


@pytest.mark.parametrize("outcome", [True, False])
def test_what_a_robot_chose_is_told(outcome: bool, device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless its turn was over by then; no other task is left behind."""
    told: list[object] = []
    asked: list[object] = []
    done = Outcome(Done(0, ""))

    async def answer(table: ServedTable, turn: object, answer: RobotAnswer, waits: object) -> Outcome | None:
        asked.append(answer.choice)
        return done if outcome else None

    monkeypatch.setattr(LocalRobots, "_think", lambda *_: RobotAnswer("keep watch", "thumb"))
    monkeypatch.setattr(ServedTable, "answer_for_robot", answer)
    monkeypatch.setattr(LocalPlayer, "tell_robots_choice", lambda player, told_of: told.append(told_of))
    player = device.tables._player
    assert player is not None
    device.run(device.tables._robots._choose(player, None))  # type: ignore[arg-type]  # whose turn it is is not asked

    assert (asked, told) == (["keep watch"], [done] if outcome else [])


def test_what_a_robot_does_is_told_when_it_is_news(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another state, another seat or another robot; nothing while no robot is to choose."""
    player = device.tables._player
    assert player is not None
    steps: list[tuple[RobotState, int, str]] = [
        ("", -1, ""), ("thinking", 0, "Crow"), ("thinking", 0, "Crow"), ("thinking", 1, "Crow"),
        ("thinking", 1, "Heron"), ("waits", 1, "Heron"), ("waits", 1, "Heron"), ("", -1, ""),
    ]  # fmt: skip
    told: list[bool] = []
    for state, seat, name in steps:
        event = RobotEvent(3, seat=seat, name=name, state=state)
        monkeypatch.setattr(ServedTable, "robot_event", lambda table, lang, event=event: event)
        told.append(event in device.hear(player.tell_robot))

    assert told == [False, True, False, True, True, True, False, True]


def test_a_robot_whose_turn_is_over_does_not_think(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table is closed, or another is to choose; whoever looks then stops it."""
    thought: list[object] = []
    monkeypatch.setattr(LocalRobots, "_choose", lambda *_: thought.append(1))
    robots = device.tables._robots

    async def play() -> tuple[bool, bool]:
        await device.tables.ask(encode(SeatRobot("s", 0, "Crow")).decode())
        task, turn = robots._task, device.table.robots.turn
        assert task is not None
        assert turn is not None
        player, device.tables._player = device.tables._player, None
        await robots._play(turn, 0.0)
        robots.look()
        device.tables._player = player
        await robots._play(replaced(turn), 0.0)
        await asyncio.sleep(0)
        await device.tables.ask(encode(UnseatRobot("u", 0)).decode())
        return task.cancelled(), robots._task is None

    def replaced(turn: Any) -> Any:
        return SimpleNamespace(position=turn.position + 1)

    assert device.run(play()) == (True, True)
    assert thought == []


def test_what_is_left_to_verify_is_verified_in_steps(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a pause before each, until nothing is left."""
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    async def verify(tables: LocalTables) -> bool:
        return len(pauses) < 3

    monkeypatch.setattr(local_tables, "asyncio", SimpleNamespace(sleep=pause))
    monkeypatch.setattr(LocalTables, "verify_some", verify)
    run_blocking(device.tables._verify_behind())

    assert pauses == [0.5, 0.5, 0.5]


def test_a_campaign_of_an_older_format_is_taken_over_when_it_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of it stays aside then, and it opens as one of today the next time."""
    with monkeypatch.context() as earlier:
        earlier.setattr(notation, "FORMAT", 2)
        data = journal()
    held, parts = files(data)
    steps: list[bytes] = []

    def replaced(new: bytes) -> None:
        steps.append(new)
        parts[3].data = new

    monkeypatch.setattr(parts[3], "replace", replaced)

    campaign = held.open_campaign()

    assert data.startswith(b"sleeping-gods campaign 2\n")
    assert steps == [OLDER + data, b""]
    assert parts[0].data.split(b"\n")[0] == b"sleeping-gods campaign 3"
    assert len(campaign.journal.entries) >= data.count(b"#")
    assert CampaignFiles.open_campaign(held).journal == campaign.journal
    assert len(steps) == 2
    aside, checkpoint = Kept(b"old"), Kept(b"state")
    put_in_place(aside, checkpoint, campaign.journal)
    assert (aside.data, checkpoint.data) == (parts[0].data, b"")


@pytest.mark.parametrize("spoil", [{"roster": {"members": 5}}, {"listed": 5}, {"number": "one"}])
def test_a_whole_record_of_another_kind_is_none(spoil: dict[str, Any]) -> None:
    """Though its sum is right."""
    new = about()
    assert read_record(record(new)) == new
    plain = json.loads(record(new).split(b"\n")[1]) | spoil
    assert read_record(record(plain)) is None


def test_files_of_a_page_fail_as_a_disk_does(tmp_path: Path) -> None:
    """Cut and deleted as they are; whatever the page raises is an error of the disk."""

    class Broken:
        """Everything fails."""

        def truncate(self, length: int) -> None:
            raise RuntimeError("ENOSPC")

        async def remove(self, name: str) -> None:
            raise RuntimeError("gone")

        async def open(self, name: str) -> None:
            raise RuntimeError("gone")

    kept = Kept(b"one two")
    PageFile(kept).truncate(3)
    assert kept.data == b"one"
    with pytest.raises(OSError, match="ENOSPC") as full:
        PageFile(Broken()).truncate(3)
    assert full.value.errno == errno.ENOSPC
    for work in (PageFiles(Broken()).remove, PageFiles(Broken()).open):
        with pytest.raises(OSError, match="gone") as failed:
            asyncio.run(work("a.about"))
        assert failed.value.errno == errno.EIO


def test_a_worker_that_is_started_again_lets_its_table_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that the next may open it."""
    left: list[object] = []

    async def leave(tables: LocalTables) -> None:
        left.append(tables)

    async def start() -> object:
        await worker.start(FolderFiles(tmp_path), print)
        return worker._tables

    monkeypatch.setattr(LocalTables, "leave", leave)
    monkeypatch.setattr(worker, "_tables", None)
    first = asyncio.run(start())
    second = asyncio.run(start())
    assert left == [first]
    assert second is not first


def test_missing_files_are_told_and_logged(
    device: Device, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A call that needs a pack which has not been fetched; one that the disk refuses."""

    def fail(*_: object) -> None:
        raise errors.pop()

    errors: list[Exception] = [OSError("no"), MISSING]
    monkeypatch.setattr(ServedTable, "table_info", fail)
    ref = device.listed()[0]["id"]
    caplog.set_level(logging.ERROR)
    for status, key in ((404, "files-missing"), (503, "cannot-save")):
        answer = device.answer("GET", f"campaigns/{ref}")
        assert (answer[0], json.loads(answer[1])["key"]) == (status, key)
    assert [record.getMessage() for record in caplog.records] == [str(MISSING), "cannot save: no"]
