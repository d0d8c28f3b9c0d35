"""T19 over sockets: each kind of request against each kind of person, with every cell of the table asserted."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Literal, TypeAlias, get_args

import pytest

from sleeping_gods.host import table as authority
from sleeping_gods.wire.events import (
    AdviceEvent,
    Closing,
    Done,
    Explanation,
    JourneyEvent,
    PreviewEvent,
    Refused,
    Snapshot,
    Unavailable,
)
from sleeping_gods.wire.requests import (
    CHANGING,
    AdviseRequest,
    AnswerUndo,
    AskRequest,
    ChatRequest,
    ChooseRequest,
    EnterDraws,
    Explain,
    FollowRoute,
    JourneyRequest,
    LeaveDraws,
    LetRobotPlay,
    ListUnavailable,
    NameMoment,
    PresenceRequest,
    PreviewRequest,
    Redo,
    Refresh,
    RepairRequest,
    Request,
    SeatRobot,
    Undo,
    UnseatRobot,
)

from .door import Door, Line, opened
from .running import run
from .tables import Person, Round, seat, written

Who: TypeAlias = Literal[
    "own seat", "other seat", "host", "spectator", "other campaign", "removed", "stranger", "anonymous"
]
MAY, SHUT = "may", "no socket"
NOBODY_ELSE: dict[str, str] = {"other campaign": SHUT, "removed": SHUT, "stranger": SHUT, "anonymous": SHUT}
EVERYBODY = {"own seat": MAY, "other seat": MAY, "host": MAY, "spectator": MAY} | NOBODY_ELSE
SEATED = EVERYBODY | {"spectator": "only-seated"}
ONLY_HOST = EVERYBODY | {"own seat": "only-host", "other seat": "only-host", "spectator": "only-host"}
ALLOWED: dict[type[Request], dict[str, str]] = {
    ChooseRequest: SEATED | {"other seat": "not-yours", "host": "not-yours"},
    FollowRoute: SEATED,
    EnterDraws: SEATED,
    LeaveDraws: SEATED,
    Undo: SEATED,
    Redo: SEATED,
    AnswerUndo: SEATED,
    Refresh: EVERYBODY,
    Explain: SEATED,
    PreviewRequest: SEATED,
    ListUnavailable: SEATED,
    JourneyRequest: EVERYBODY,
    AdviseRequest: SEATED,
    ChatRequest: EVERYBODY,
    AskRequest: SEATED,
    PresenceRequest: SEATED,
    NameMoment: SEATED,
    RepairRequest: ONLY_HOST,
    SeatRobot: ONLY_HOST,
    UnseatRobot: ONLY_HOST | {"own seat": MAY},
    LetRobotPlay: SEATED,
}
"""What comes of it: that they may, or the word with which it is refused."""
OF_AUTHORITY = ("only-host", "only-seated", "not-yours", "no-secret", "failed", "bad-request", "too-many")
CERTAIN = (
    ChooseRequest,
    Undo,
    Refresh,
    Explain,
    PreviewRequest,
    ListUnavailable,
    JourneyRequest,
    AdviseRequest,
    ChatRequest,
    NameMoment,
)
"""Requests that are done here if they may be; for the others there may be nothing to do."""
MAKES: dict[type[Request], Callable[[int, str], Request]] = {
    ChooseRequest: lambda position, line: ChooseRequest("r", position, line),
    FollowRoute: lambda position, line: FollowRoute("r", position, (line,)),
    EnterDraws: lambda position, line: EnterDraws("r", position, (line,)),
    LeaveDraws: lambda position, line: LeaveDraws("r", position),
    Undo: lambda position, line: Undo("r", position),
    Redo: lambda position, line: Redo("r", position),
    AnswerUndo: lambda position, line: AnswerUndo("r", position, True),
    Refresh: lambda position, line: Refresh("r", "fr"),
    Explain: lambda position, line: Explain("r", line),
    PreviewRequest: lambda position, line: PreviewRequest("r", ()),
    ListUnavailable: lambda position, line: ListUnavailable("r"),
    JourneyRequest: lambda position, line: JourneyRequest("r"),
    AdviseRequest: lambda position, line: AdviseRequest("r", "choice", 0),
    ChatRequest: lambda position, line: ChatRequest("r", "Good evening"),
    AskRequest: lambda position, line: AskRequest("r", line),
    PresenceRequest: lambda position, line: PresenceRequest("r", position, (), ""),
    NameMoment: lambda position, line: NameMoment("r", position, "Here"),
    SeatRobot: lambda position, line: SeatRobot("r", 2, "Crow"),
    UnseatRobot: lambda position, line: UnseatRobot("r", 0),
    LetRobotPlay: lambda position, line: LetRobotPlay("r", position),
    RepairRequest: lambda position, line: RepairRequest("r", position, "set command 3"),
}


def person(table: Round, other: Round, who: str) -> Person:
    """Whoever stands for a column."""
    known = {
        "own seat": table.ada, "other seat": table.cas, "host": table.host, "spectator": table.watcher,
        "other campaign": other.host, "removed": table.removed, "stranger": Person("x" * 43), "anonymous": Person(""),
    }  # fmt: skip
    return known[who]


async def first_choice(door: Door, table: Round) -> tuple[int, str]:
    """A choice of the first seat, after some of it have been taken, so that there is something to take back."""
    line = await door.play(table.campaign, table.ada.secret)
    told = await line.hear(Snapshot)
    for number in range(2):
        line.send(ChooseRequest(f"before{number}", told.position, own_line(told)))
        answer: Done | Refused = await line.hear(Done, Refused)
        assert isinstance(answer, Done), answer
        line.send(Refresh(f"again{number}"))
        told = await line.hear(Snapshot)
    await line.hang_up()
    return told.position, own_line(told)


def own_line(told: Snapshot) -> str:
    """Something that the first seat may choose."""
    menu = told.sections.menu
    return next(one.notation for one in menu.own if one.seat == 0)  # type: ignore[union-attr]  # a snapshot has all


async def ready(door: Door, pack: str) -> tuple[Round, int, str]:
    """A new table, its position, and a choice of the first seat."""
    table = seat(door.storage, pack)
    return table, *await first_choice(door, table)


async def cell(line: Line, request: Request) -> str:
    """What comes of a request of somebody who is connected."""
    line.send(request)
    answer = await line.hear(Done, Explanation, PreviewEvent, Unavailable, JourneyEvent, AdviceEvent, Refused)
    if isinstance(answer, Refused):
        return answer.key if answer.key in OF_AUTHORITY or isinstance(request, CERTAIN) else MAY
    return MAY


def test_every_request_has_a_row() -> None:
    """A kind of request that is new fails here until somebody has written down who may send it."""
    kinds = {*get_args(Request)}

    assert {*ALLOWED} == kinds == {*MAKES}
    assert all({*row} == {*get_args(Who)} for row in ALLOWED.values())


Found: TypeAlias = tuple[dict[object, str], list[object]]


async def matrix(door: Door, pack: str, kinds: Iterable[type[Request]] = tuple(MAKES)) -> Found:
    """What comes of every cell, and the denials that wrote something; they come first, while the table is as it was."""
    found: dict[object, str] = {}
    wrote: list[object] = []
    other = seat(door.storage, pack)
    for kind in kinds:
        table, position, choice = await ready(door, pack)
        for who in sorted(get_args(Who), key=lambda who: ALLOWED[kind][who] == MAY):
            before = written(door.storage)
            line = door.call(table.campaign, person(table, other, who).secret)
            if await line.accepted():
                found[kind, who] = await cell(line, MAKES[kind](position, choice))
                await line.hang_up()
            else:
                found[kind, who] = SHUT
            if found[kind, who] != MAY and written(door.storage) != before:
                wrote.append((kind, who))
            if found[kind, who] == MAY and kind in (*CHANGING, NameMoment):
                table, position, choice = await ready(door, pack)
    return found, wrote


@pytest.mark.slow
@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_who_may_ask_for_what(pack: str, tmp_path: Path) -> None:
    """Every kind of request of every kind of person comes to what the table says; a denial writes nothing."""

    async def play() -> Found:
        async with opened(tmp_path) as door:
            return await matrix(door, pack)

    found, wrote = run(play())

    assert found == {(kind, who): row[who] for kind, row in ALLOWED.items() for who in row}
    assert wrote == []


def test_planted_check_that_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that asks nobody who they are lets spectators ask and guests repair: the table above shows it."""
    monkeypatch.setattr(authority, "check", lambda request, member: None)

    async def play() -> Found:
        async with opened(tmp_path) as door:
            return await matrix(door, "harbour", (Explain, RepairRequest))

    found, _ = run(play())

    assert {cell for cell, said in found.items() if said == MAY} >= {
        (Explain, "spectator"),
        (RepairRequest, "own seat"),
    }


def test_somebody_who_is_removed_is_shown_out(tmp_path: Path) -> None:
    """Every socket of theirs is told so and closed, nothing sent meanwhile is done, and their secret opens nothing."""

    async def play() -> tuple[list[str], list[int], bool, list[int], list[object], list[object]]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            position, choice = await first_choice(door, table)
            lines = [await door.play(table.campaign, table.ada.secret) for _ in range(2)]
            others = await door.play(table.campaign, table.cas.secret)
            path = f"/api/campaigns/{table.campaign}"
            await door.ask("DELETE", f"{path}/people/{table.ada.ref}", secret=table.host.secret)
            before = written(door.storage)
            lines[0].send(ChooseRequest("late", position, choice), ChatRequest("words", "Still here"))
            keys = [(await line.hear(Closing)).key for line in lines]
            codes = [await line.ended() for line in lines]
            again = await door.call(table.campaign, table.ada.secret).accepted()
            asked = [
                (await door.ask(*how, secret=table.ada.secret)).status
                for how in (("GET", path), ("DELETE", f"{path}/people/{table.ada.ref}"), ("GET", f"{path}/export"))
            ]
            others.send(ChatRequest("still", "Who is left?"))
            await others.hear(Done)
            return keys, codes, again, asked, before, written(door.storage)

    keys, codes, again, asked, before, after = run(play())

    assert keys == ["removed", "removed"]
    assert codes == [1000, 1000]
    assert not again
    assert asked == [404, 404, 404]
    assert before == after


def test_a_seat_that_is_handed_on_is_lost_at_once(tmp_path: Path) -> None:
    """Who had it stays connected and is told anew, but plays it no longer."""

    async def play() -> tuple[tuple[int, ...], str, list[object], list[object]]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            position, choice = await first_choice(door, table)
            line = await door.play(table.campaign, table.ada.secret)
            await line.hear(Snapshot)
            body = {"person": table.cas.ref, "seats": [0, 2]}
            await door.ask("POST", f"/api/campaigns/{table.campaign}/seats", body, table.host.secret)
            told = await line.hear(Snapshot)
            before = written(door.storage)
            line.send(ChooseRequest("mine", position, choice))
            refused = await line.hear(Refused)
            return told.seats, refused.key, before, written(door.storage)

    seats, key, before, after = run(play())

    assert seats == ()
    assert key == "only-seated"
    assert before == after


def test_what_waits_when_somebody_is_removed_is_not_done(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A request that came while they were being removed is dropped, and no failure of the server."""

    async def play() -> tuple[str, list[object], list[object]]:
        async with opened(tmp_path) as door:
            table, position, choice = await ready(door, "harbour")
            line = await door.play(table.campaign, table.ada.secret)
            found = await door.registry.open(table.campaign)
            path = f"/api/campaigns/{table.campaign}/people/{table.ada.ref}"
            async with found.lock:
                removing = asyncio.create_task(door.ask("DELETE", path, secret=table.host.secret))
                while not waiting(found.lock):
                    await asyncio.sleep(0)
                line.send(ChooseRequest("late", position, choice))
                while waiting(found.lock) < 2:
                    await asyncio.sleep(0)
            await removing
            before = written(door.storage)
            closing = await line.hear(Closing)
            await line.ended()
            return closing.key, before, written(door.storage)

    key, before, after = run(play())

    assert key == "removed"
    assert before == after
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


def waiting(lock: asyncio.Lock) -> int:
    """How many wait for a lock."""
    return len(lock._waiters or ())  # asyncio tells it nowhere else
