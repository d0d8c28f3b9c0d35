"""Robots at the tables of a server: they think elsewhere, choose when people had time, and keep nobody waiting."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sleeping_gods.host import robot_pace
from sleeping_gods.host.robot_turns import RobotTurn
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.play import is_over
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.web.server_limits import ServerLimits
from sleeping_gods.wire.events import Changed, Done, Event, Notice, Refused, RobotEvent, Snapshot, TableEvent
from sleeping_gods.wire.requests import ChooseRequest, LetRobotPlay, SeatRobot, Undo, UnseatRobot
from sleeping_gods.wire.sections import LogPart

from .door import Door, Line, opened
from .robot_pools import HeldPool, failing, first_choice
from .running import run
from .tables import Round, seat

PACKS = ["harbour", "airfield"]


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody reads here."""
    monkeypatch.setattr(robot_pace, "SECONDS", {"calm": 0.0, "brisk": 0.0})


def position_of(door: Door, campaign: str) -> int:
    """How many entries a campaign has."""
    opened_table = door.registry.opened(campaign)
    assert opened_table is not None
    return opened_table.table.position


def turn_at(door: Door, campaign: str) -> RobotTurn | None:
    """The turn that a robot has there."""
    opened_table = door.registry.opened(campaign)
    assert opened_table is not None
    return opened_table.table.robots.turn


async def seated(line: Line, number: int, *, leaves_story: bool = False) -> None:
    """The host gives a seat to a robot."""
    line.send(SeatRobot(f"s{number}", number, "Crow", leaves_story=leaves_story))
    await line.hear(Done)


async def answer_to(line: Line) -> Done:
    """That a request was done; a refusal is shown."""
    answer: Event = await line.hear(Done, Refused)
    assert isinstance(answer, Done), answer
    return answer


async def hear_change(line: Line, at: int) -> Changed | Snapshot:
    """What is told once there are more entries than so many."""
    while True:
        event: Event = await line.hear(Changed, Snapshot)
        if isinstance(event, Changed | Snapshot) and event.position > at:
            return event


async def thinks(line: Line) -> RobotEvent:
    """Wait until everybody is told that a robot thinks."""
    while (event := await line.hear(RobotEvent)).state != "thinking":
        pass
    return event


class TestPlays:
    """A robot at a table of a server."""

    @pytest.mark.parametrize("pack", PACKS)
    def test_it_chooses_and_everybody_is_told(self, pack: str, tmp_path: Path) -> None:
        """The sign, what it does, its marked line in the log; in the language of each."""

        async def play() -> None:
            async with opened(tmp_path) as door:
                pool = door.registry.robots.pool = HeldPool()
                table = seat(door.storage, pack)
                host, ada = [await door.play(table.campaign, who.secret) for who in (table.host, table.ada)]
                at = position_of(door, table.campaign)

                await seated(host, 0)

                assert (await ada.hear(Notice)).key == "seated-robot"
                event = await thinks(ada)
                assert (event.seat, event.name, event.open) == (0, "Crow", False)
                assert "Crow" in plain(event.words)
                pool.let_answer()
                told = await hear_change(ada, at)
                assert isinstance(told.sections.log, LogPart)
                assert any("[Robot Crow]" in plain(line.text) for line in told.sections.log.lines)

        run(play())

    def test_people_choose_while_it_thinks_and_it_is_asked_anew(self, tmp_path: Path) -> None:
        """The seat's own person is quicker; the robot's late answer is dropped."""

        async def play() -> None:
            async with opened(tmp_path) as door:
                pool = door.registry.robots.pool = HeldPool()
                table = seat(door.storage)
                host, ada = [await door.play(table.campaign, who.secret) for who in (table.host, table.ada)]
                await seated(host, 0)
                await thinks(ada)
                await pool.asked.wait()
                pool.asked.clear()
                at = position_of(door, table.campaign)

                ada.send(ChooseRequest("a", at, first_choice(pool.questions[0]).choice))

                assert (await ada.hear(Done)).id == "a"
                await pool.asked.wait()
                assert len(pool.questions) == 2
                assert door.registry.robots.count == 1
                host.send(UnseatRobot("u", 0))
                while (await host.hear(RobotEvent)).state:
                    pass
                now = position_of(door, table.campaign)
                pool.let_answer()
                await asyncio.sleep(0)
                assert position_of(door, table.campaign) == now
                assert door.registry.robots.count == 0

        run(play())

    def test_the_friend_who_comes_has_the_seat_back_in_the_middle_of_its_thinking(self, tmp_path: Path) -> None:
        """The host is told; whoever comes may choose at once, and the late answer is dropped."""

        async def play() -> None:
            async with opened(tmp_path) as door:
                pool = door.registry.robots.pool = HeldPool()
                table = seat(door.storage)
                host = await door.play(table.campaign, table.host.secret)
                await seated(host, 0)
                await pool.asked.wait()
                at = position_of(door, table.campaign)

                ada = await door.play(table.campaign, table.ada.secret)

                assert (await host.hear(TableEvent)).table.robots
                while (await host.hear(Notice)).key != "took-seat-back":
                    pass
                pool.let_answer()
                await asyncio.sleep(0)
                assert position_of(door, table.campaign) == at
                ada.send(ChooseRequest("a", at, first_choice(pool.questions[0]).choice))
                assert (await answer_to(ada)).id == "a"
                assert turn_at(door, table.campaign) is None

        run(play())

    def test_nobody_there_nobody_plays(self, tmp_path: Path) -> None:
        """A robot plays with people: it stops when the last has gone, and goes on when one comes."""

        async def play() -> None:
            async with opened(tmp_path) as door:
                pool = door.registry.robots.pool = HeldPool()
                table = seat(door.storage)
                host = await door.play(table.campaign, table.host.secret)
                await seated(host, 0)
                await pool.asked.wait()
                await host.hang_up()
                assert door.registry.robots.count == 0

                watcher = await door.play(table.campaign, table.watcher.secret)
                assert door.registry.robots.count == 0
                await watcher.hang_up()
                host = await door.play(table.campaign, table.host.secret)

                assert (await thinks(host)).name == "Crow"
                assert door.registry.robots.count == 1

        run(play())

    def test_what_it_did_is_taken_back_and_it_waits(self, tmp_path: Path) -> None:
        """Until somebody tells it to go on."""

        async def play() -> None:
            async with opened(tmp_path) as door:
                pool = door.registry.robots.pool = HeldPool()
                table = seat(door.storage)
                host = await door.play(table.campaign, table.host.secret)
                await seated(host, 0)
                await pool.asked.wait()
                at = position_of(door, table.campaign)
                for _ in range(3):
                    pool.let_answer()
                    at = (await hear_change(host, at)).position
                host.send(Undo("u", position_of(door, table.campaign)))
                await host.hear(Done)
                while (event := await host.hear(RobotEvent)).state != "waits":
                    pass
                assert event.open
                assert door.registry.robots.count == 0
                host.send(LetRobotPlay("g", event.position))
                await host.hear(Done)
                await thinks(host)
                assert door.registry.robots.count == 1

        run(play())

    def test_one_that_fails_leaves_the_choice_to_people(self, tmp_path: Path) -> None:
        """Everybody is told; one of them chooses for it, and the game goes on."""

        async def play() -> None:
            async with opened(tmp_path) as door:
                pool = door.registry.robots.pool = HeldPool(failing, free=True)
                table = seat(door.storage)
                host = await door.play(table.campaign, table.host.secret)
                await seated(host, 0)
                while (event := await host.hear(RobotEvent)).state != "stopped":
                    pass
                door.registry.robots.pool = HeldPool()
                host.send(ChooseRequest("h", event.position, first_choice(pool.questions[0]).choice))
                assert (await answer_to(host)).id == "h"
                assert position_of(door, table.campaign) > event.position
                assert "robot_failures_total" in door.registry.metrics.text({})

        run(play())

    def test_a_robot_that_answers_what_is_not_offered_fails(self, tmp_path: Path) -> None:
        """Nothing of it is done."""

        async def play() -> None:
            async with opened(tmp_path) as door:
                door.registry.robots.pool = HeldPool(
                    lambda question: first_choice(question).__class__("choose nothing"), free=True
                )
                table = seat(door.storage)
                host = await door.play(table.campaign, table.host.secret)
                await seated(host, 0)
                while (await host.hear(RobotEvent)).state != "stopped":
                    pass

        run(play())

    def test_a_server_without_robots_refuses_them(self, tmp_path: Path) -> None:
        """Whoever runs it said so."""

        async def play() -> None:
            async with opened(tmp_path, limits=ServerLimits(robot_processes=0)) as door:
                table = seat(door.storage)
                host = await door.play(table.campaign, table.host.secret)
                host.send(SeatRobot("s", 0, "Crow"))
                assert (await host.hear(Refused)).key == "no-robots-served"

        run(play())


@pytest.mark.slow
@pytest.mark.parametrize("pack", PACKS)
def test_an_evening_with_a_robot_and_somebody_who_answers(pack: str, tmp_path: Path) -> None:
    """A hundred entries of two people and a robot, or to the end: nobody is stuck, and every line is somebody's."""

    async def play() -> int:
        async with opened(tmp_path) as door:
            door.registry.robots.pool = HeldPool(free=True)
            table: Round = seat(door.storage, pack)
            host = await door.play(table.campaign, table.host.secret)
            others = [await door.play(table.campaign, who.secret) for who in (table.ada, table.cas)]
            await seated(host, 0)
            lines = {0: others[0], 1: host, 2: others[1]}
            place = door.registry.opened(table.campaign)
            assert place is not None
            while place.table.position < 100 and not is_over(place.table.campaign.table):
                at, turn, seat_now = place.table.position, place.table.robots.turn, place.table.campaign.seat
                if turn is None and seat_now is not None and seat_now >= 0:
                    choice = place.table.campaign.table.offered[0]
                    actor = place.table.campaign.table.actor(choice)
                    lines[actor].send(ChooseRequest(f"c{at}", at, text(choice)))
                    await answer_to(lines[actor])
                else:
                    await hear_change(host, at)
            return len(place.table.roster.robot_stretches)

    assert run(play()) > 0
