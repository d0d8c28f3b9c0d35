"""T22 over sockets: whatever is sent, nobody's table stands still, nothing is written, and the server has no errors."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from sleeping_gods.kernel.luck import Luck
from sleeping_gods.wire.coding import MAX_MESSAGE_BYTES, BadMessage, read_request
from sleeping_gods.wire.events import Changed, Done, Explanation, Refused, Snapshot
from sleeping_gods.wire.requests import ChatRequest, ChooseRequest, NameMoment, Refresh

from ..daily import first_quick
from ..wire.hostile import NEVER, PERHAPS, good
from .door import Door, Line, opened
from .player import Player, begin
from .running import run
from .serving import served
from .tables import Round, seat, written
from .test_sockets_allowed import own_line

MESSAGES = 10_000
AT_ONCE = 50
"""So many are sent before their answers are heard."""
WORDS = (
    " ", "\t\n", "\x00", "\u2028", "\u202e", "\x1b[2J", "begin", "begin turn", "begin  turn", "BEGIN TURN", "undo",
    "note", "note ", "note \x00", "note \ud7ff", "save", "reset", "join", "leave", "resume", "repair", "p1", "p9",
    "p-1", "p", "pp1", "give", "give card", "set", "set command", "set command -1", "set command 99999999999999999999",
    "set command NaN", "set command x", "move", "move card", "' OR 1=1 --", "../../etc/passwd", "{}", "[]", "null",
    "{ $who }", "%s%n", "${jndi:x}", "<script>", "\u00e9" * 200, "a " * 200, "a" * 400, "\U0001f9ed" * 100,
    "1 2 3 4 5 6 7 8 9", "leave market", "buy", "buy 1", "sail", "sail north", "fight", "draw", "draw draw draw",
)  # fmt: skip
"""Choices that are none, and words that nobody should say."""


def clock_that_runs() -> float:
    """A clock on which so much time passes between two requests that nobody is ever too quick."""
    clock_that_runs.now += 60.0  # type: ignore[attr-defined]  # its own hand
    return float(clock_that_runs.now)  # type: ignore[attr-defined]


clock_that_runs.now = 0.0  # type: ignore[attr-defined]


def is_bad(message: bytes | str) -> bool:
    """Whether something is no request at all."""
    try:
        read_request(message)
    except BadMessage:
        return True
    return False


def malformed(luck: Luck) -> bytes | str:
    """Something that is no request at all."""
    while not is_bad(made := luck.pick(NEVER + PERHAPS)(good(luck), luck)):
        pass
    return made


async def answers(line: Line, messages: list[bytes | str]) -> list[str]:
    """Send messages, a few at once, and hear what comes of each."""
    found = []
    for start in range(0, len(messages), AT_ONCE):
        line.send(*messages[start : start + AT_ONCE])
        for _ in messages[start : start + AT_ONCE]:
            answer: Done | Refused | Explanation = await line.hear(Done, Refused, Explanation)
            found.append(answer.key if isinstance(answer, Refused) else answer.id)
    return found


async def plays_on(door: Door, table: Round, line: Line) -> bool:
    """Whether somebody can still play where so much else came in."""
    line.send(Refresh("anew"))
    told = await line.hear(Snapshot)
    line.send(ChooseRequest("on", told.position, own_line(told)))
    await line.hear(Done)
    return (await line.hear(Changed)).position > told.position


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the log says went wrong."""
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("count", [300, pytest.param(MESSAGES, marks=(pytest.mark.slow, pytest.mark.long))])
def test_what_is_no_request_does_nothing(count: int, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Ten thousand are each refused as such; nothing is written, nothing goes wrong, and the socket plays on."""

    async def play() -> tuple[list[str], list[object], list[object], bool]:
        async with opened(tmp_path) as door:
            door.gate.clock = clock_that_runs
            table = seat(door.storage)
            line = await door.play(table.campaign, table.ada.secret)
            before, luck = written(door.storage), Luck(22)
            found = await answers(line, [malformed(luck) for _ in range(count)])
            return found, before, written(door.storage), await plays_on(door, table, line)

    found, before, after, on = run(play())

    assert found == ["bad-request"] * count
    assert before == after
    assert on
    assert errors(caplog) == []


@pytest.mark.parametrize("pack", first_quick(["harbour", "airfield"]))
def test_what_is_well_formed_but_makes_no_sense_does_nothing(
    pack: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Each kind of request with each of many odd words: refused or answered, and never an entry, nor an error."""

    async def play() -> tuple[list[str], int, list[int], bool]:
        async with opened(tmp_path) as door:
            door.gate.clock = clock_that_runs
            table = seat(door.storage, pack)
            line = await door.play(table.campaign, table.host.secret)
            position = (await line.hear(Snapshot)).position
            asks: list[bytes | str] = []
            for word in WORDS:
                said = word[:400]
                asks += [
                    json.dumps(fields)
                    for fields in (
                        {"kind": "choose", "id": "r", "position": position, "choice": said},
                        {"kind": "choose", "id": "r", "position": 10**9, "choice": said},
                        {"kind": "explain", "id": "r", "choice": said},
                        {"kind": "undo", "id": "r", "position": position, "by": "line", "line": 10**9},
                        {"kind": "redo", "id": "r", "position": position},
                        {"kind": "answer-undo", "id": "r", "position": position, "agree": True},
                        {"kind": "repair", "id": "r", "position": position, "act": said},
                        {"kind": "name-moment", "id": "r", "position": 10**9, "name": said[:60]},
                    )
                ]
            found = await answers(line, asks)
            entries = [summary.entries for summary in door.storage.summaries()]
            ada = await door.play(table.campaign, table.ada.secret)
            return found, position, entries, await plays_on(door, table, ada)

    found, position, entries, on = run(play())

    assert "failed" not in found
    assert "cannot-save" not in found
    assert entries == [position]
    assert on
    assert errors(caplog) == []


def test_a_name_or_a_word_that_cannot_be_shown_reaches_nobody(tmp_path: Path) -> None:
    """What drives a terminal, or turns a line around, is not said to the others nor kept."""
    bad = ("\x00", "\x1b[2J", "\u202e", "a\nb", "\u2028", "\x9b")

    async def play() -> tuple[list[str], list[object], list[object]]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            line = await door.play(table.campaign, table.ada.secret)
            position, before = (await line.hear(Snapshot)).position, written(door.storage)
            found = []
            for word in bad:
                line.send(ChatRequest("r", word), NameMoment("r", position, word))
                found += [(await line.hear(Refused)).key for _ in range(2)]
            return found, before, written(door.storage)

    found, before, after = run(play())

    assert {*found} <= {"bad-words", "bad-name", "bad-request"}
    assert len(found) == 2 * len(bad)
    assert before == after


@pytest.mark.parametrize(
    "data",
    ["x" * (MAX_MESSAGE_BYTES + 1), b"\x00" * (MAX_MESSAGE_BYTES + 1), "é" * (MAX_MESSAGE_BYTES // 2 + 1)],
    ids=["t", "b", "u"],
)
def test_a_frame_that_is_too_long_ends_the_socket(data: str | bytes, tmp_path: Path) -> None:
    """One byte over 64 KiB is closed with 1009, and 64 KiB are only no request; another socket of theirs plays on."""
    with served(tmp_path / "data") as url:
        campaign, host = begin(url)
        one, other = Player(url, campaign, host), Player(url, campaign, host)
        one.socket.send("x" * MAX_MESSAGE_BYTES)
        refused = one.until(Refused)
        one.socket.send(data)
        with pytest.raises(ConnectionClosed) as closed:
            one.until(Refused)

        assert refused.key == "bad-request"
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        assert isinstance(other.choose(other.own[0]), Done)


def masked(first: int, data: bytes) -> bytes:
    """A frame as a client sends it, with any first byte."""
    length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([first]) + length + bytes(4) + data


def test_frames_that_break_the_protocol_of_sockets_end_only_their_own(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Half characters, frames that nobody has begun, frames that are not hidden, pings that are too long."""
    broken = [
        masked(0x81, b"\xff\xfe\xfd"),
        masked(0x81, b'{"kind": "chat", "id": "x", "text": "\xed\xa0\x80"}'),
        masked(0x80, b"nothing before"),
        masked(0xF1, b"reserved"),
        masked(0x83, b"no such kind"),
        masked(0x89, b"p" * 200),
        masked(0x88, b"\x00"),
        masked(0x88, b"\x00\x01too low"),
        b"\x81\x01x",
        b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff",
        b"GET / HTTP/1.1\r\n\r\n",
    ]
    ended = []
    with served(tmp_path / "data") as url:
        campaign, host = begin(url)
        player = Player(url, campaign, host)
        for data in broken:
            one = Player(url, campaign, host)
            one.socket.socket.sendall(data)
            with pytest.raises(ConnectionClosed) as closed:
                one.until(Refused)
            ended.append(closed.value.rcvd.code if closed.value.rcvd else 0)

        assert isinstance(player.choose(player.own[0]), Done)
    assert {*ended} <= {1002, 1007, 1009}
    assert len(ended) == len(broken)
    assert errors(caplog) == []
