"""Robots at a table of a device: they play between what the player asks, in the same process."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sleeping_gods.host import robot_pace
from sleeping_gods.host.robot_thought import Thinker
from sleeping_gods.wire.coding import encode
from sleeping_gods.wire.events import Done, Refused, RobotEvent
from sleeping_gods.wire.requests import LetRobotPlay, Request, SeatRobot, Undo

from .device import Device


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody reads here."""
    monkeypatch.setattr(robot_pace, "SECONDS", {"calm": 0.0, "brisk": 0.0})


async def ask(device: Device, request: Request) -> None:
    """Send a request, and let robots play on."""
    await device.tables.ask(encode(request).decode())


async def until(device: Device, position: int) -> None:
    """Let robots play until there are more entries."""
    for _ in range(100_000):
        if device.table.position > position:
            return
        await asyncio.sleep(0.001)
    raise AssertionError("the robot does not play")


@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_a_solo_player_gives_a_seat_to_a_robot(pack: str, tmp_path: Path) -> None:
    """It plays by itself, its choice is on the device, and after a step back it waits; the seats stay the player's."""
    device = Device(tmp_path)
    campaign = device.begin(pack)

    async def play() -> None:
        await device.tables.connect(campaign, "en")
        at = device.table.position
        await ask(device, SeatRobot("s", 0, "Crow"))
        await until(device, at)
        await device.tables.leave()
        await device.tables.connect(campaign, "en")
        assert [robot.name for robot in device.table.roster.robots] == ["Crow"]
        while (turn := device.table.robots.turn) is not None and device.table.position < at + 4:
            await until(device, turn.position)
        await ask(device, Undo("u", device.table.position))
        turn = device.table.robots.turn
        assert turn is None or turn.state == "waits"
        if turn is not None:
            await ask(device, LetRobotPlay("g", turn.position))
            await until(device, turn.position)
        await device.tables.leave()

    device.run(play())

    assert not [event for event in device.told if isinstance(event, Refused) and event.key != "nothing-to-undo"]
    assert any(isinstance(event, RobotEvent) and event.state == "thinking" for event in device.told)
    assert b"p1 " in device.export(campaign)


def test_one_that_cannot_think_leaves_it_to_the_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page goes on."""
    monkeypatch.setattr(Thinker, "answer", lambda thinker, question: 1 // 0)
    device = Device(tmp_path)
    campaign = device.begin()

    async def play() -> None:
        await device.tables.connect(campaign, "en")
        await ask(device, SeatRobot("s", 0, "Crow"))
        for _ in range(100):
            await asyncio.sleep(0.001)
        await device.tables.leave()

    device.run(play())

    assert [event.state for event in device.told if isinstance(event, RobotEvent)][-1] == "stopped"
    assert any(isinstance(event, Done) for event in device.told)
