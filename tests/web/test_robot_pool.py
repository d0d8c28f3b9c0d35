"""The processes in which robots think: their answers, their deaths, and who no longer waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import signal
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from sleeping_gods.host.robot_question import RobotQuestion, decode_answer, encode_question, question_of
from sleeping_gods.host.robot_thought import Thinker
from sleeping_gods.kernel.choices import seat_of
from sleeping_gods.web import robot_worker
from sleeping_gods.web.robot_pool import RobotFailed, RobotPool

from ..host.robot_tables import seated, turn_of, until
from ..host.tables import begin, kept
from .robot_pools import table_of
from .running import run


def asked(folder: Path, pack: str, seat: int) -> RobotQuestion:
    """A question of a robot, some way into a campaign."""
    with kept(folder) as storage:
        table = begin(storage, pack)
        seated(table, seat, manner="careful")
        until(table, seat)
        return question_of(table.campaign, turn_of(table), 50)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_a_robot_answers_with_a_choice_of_its_seat(pack: str, seat: int, tmp_path: Path) -> None:
    """In both games, the captain or not; the same question is answered alike by the worker's own loop."""
    question = asked(tmp_path, pack, seat)
    table = table_of(question)
    own = {" ".join(choice) for choice in table.offered if table.actor(choice) == seat_of(question.seat)}

    answer = Thinker(time.monotonic).answer(question)

    data, out = encode_question(question), io.BytesIO()
    robot_worker.serve(io.BytesIO(len(data).to_bytes(4, "big") + data), out)
    assert answer.choice in own or table.is_act(tuple(answer.choice.split()))
    assert decode_answer(out.getvalue()[4:]).choice


@pytest.mark.parametrize(
    "wrong", [{"pack": "nowhere"}, {"digest": "0" * 16}, {"state": b"{}"}, {"state": b"no json"}, {"seat": "p9"}]
)
def test_what_cannot_be_read_is_answered_without_a_choice(wrong: dict[str, object], tmp_path: Path) -> None:
    """The worker lives on, and answers the next question."""
    question = asked(tmp_path, "harbour", 0)
    bad, good = encode_question(replace(question, **wrong)), encode_question(question)
    out = io.BytesIO()

    robot_worker.serve(io.BytesIO(b"".join(len(each).to_bytes(4, "big") + each for each in (bad, good))), out)

    length = int.from_bytes(out.getvalue()[:4], "big")
    assert decode_answer(out.getvalue()[4 : 4 + length]).choice == ""
    assert decode_answer(out.getvalue()[8 + length :]).choice


@pytest.mark.parametrize("data", [b"", b"\x00", b"\xff\xff\xff\xff", b"\x00\x00\x00\x09short"])
def test_a_worker_ends_with_its_input(data: bytes) -> None:
    """What is no question to its end is none; one that is too long is not read."""
    out = io.BytesIO()

    robot_worker.serve(io.BytesIO(data), out)

    assert out.getvalue() == b""


@pytest.mark.slow
def test_a_process_that_dies_is_replaced(tmp_path: Path) -> None:
    """Whoever asked it has no answer; the next question has one. One that is too slow dies too."""
    question = asked(tmp_path, "harbour", 0)

    async def play() -> None:
        pool = RobotPool(1)
        try:
            assert (await pool.think(question)).choice
            (first,) = pool.pids
            os.kill(first, signal.SIGKILL)
            with pytest.raises(RobotFailed):
                await pool.think(question)
            assert (await pool.think(question)).choice
            assert pool.pids != [first]
            hasty = RobotPool(1, patience=0.0)
            with pytest.raises(RobotFailed):
                await hasty.think(question)
            assert hasty.pids == []
        finally:
            await pool.close()
        assert pool.pids == []
        with pytest.raises(RobotFailed):
            await pool.think(question)

    run(play())


@pytest.mark.slow
def test_who_no_longer_waits_leaves_no_question_half_asked(tmp_path: Path) -> None:
    """The same process answers the next question, and with its own answer."""
    question = asked(tmp_path, "harbour", 0)
    other = asked(tmp_path / "other", "airfield", 1)

    async def play() -> None:
        pool = RobotPool(1)
        try:
            expected = (await pool.think(question)).choice
            waiting = asyncio.create_task(pool.think(other))
            queued = asyncio.create_task(pool.think(other))
            await asyncio.sleep(0)
            for task in (waiting, queued):
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
            assert (await pool.think(question)).choice == expected
            assert len(pool.pids) == 1
        finally:
            await pool.close()

    run(play())
