"""What a socket is told: by who comes later, where somebody is too quick, and when a request cannot be answered."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.storage.errors import StorageFailed
from sleeping_gods.web import sockets
from sleeping_gods.web.server_limits import ServerLimits
from sleeping_gods.wire.events import (
    ChatEvent,
    Closing,
    Done,
    PresenceEvent,
    Refused,
    Snapshot,
)
from sleeping_gods.wire.requests import ChatRequest, Explain, PresenceRequest, Refresh

from .door import opened
from .running import run
from .tables import seat


def test_who_comes_later_hears_what_was_said_and_what_others_read(tmp_path: Path) -> None:
    """Each line of talk and what others do just now are told to whoever opens the table, and each in their language."""

    async def play() -> list[object]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            ada = await door.play(table.campaign, table.ada.secret)
            cas = await door.play(table.campaign, table.cas.secret)
            shot = await ada.hear(Snapshot)
            await cas.hear(Snapshot)
            ada.send(ChatRequest("talk", "To the north?"))
            await ada.hear(Done)
            ada.send(PresenceRequest("show", shot.position, (), "4.7@2"))
            await ada.hear(Done)
            seen = await cas.hear(PresenceEvent)
            ada.send(Refresh("fresh", "fr"))
            french = await ada.hear(Snapshot)
            late = await door.play(table.campaign, table.host.secret)
            said = await late.hear(ChatEvent)
            shown = await late.hear(PresenceEvent)
            return [seen.who == shown.who == table.ada.ref, said.text, shown.read, shot.lang, french.lang]

    assert run(play()) == [True, "To the north?", "4.7@2", "en", "fr"]


def test_who_is_too_quick_is_refused_by_the_id_of_the_request(tmp_path: Path) -> None:
    """After a burst each request is refused until time has passed; what only shows something is bounded sooner."""

    async def play() -> list[tuple[str, str]]:
        async with opened(tmp_path) as door:
            door.gate.clock = lambda: 0.0
            table = seat(door.storage)
            ada = await door.play(table.campaign, table.ada.secret)
            shot = await ada.hear(Snapshot)
            burst, shows = sockets.REQUEST_LIMIT[0], sockets.PRESENCE_LIMIT[0]
            answers: list[tuple[str, str]] = []
            ada.send(*(PresenceRequest(f"p{number}", shot.position, (), "") for number in range(shows + 1)))
            for _ in range(shows):
                assert isinstance(await ada.hear(Done, Refused), Done)
            refused = await ada.hear(Refused)
            answers.append((refused.id, refused.key))
            ada.send(*("no request" for _ in range(burst - shows - 1)), Explain("late", "rest"))
            while (refused := await ada.hear(Refused)).id != "late":
                assert refused.key == "bad-request"
            answers.append((refused.id, refused.key))
            door.gate.clock = lambda: 1.0
            ada.send(ChatRequest("later", "Now?"))
            answers.append(((await ada.hear(Done)).id, ""))
            return answers

    assert run(play()) == [(f"p{sockets.PRESENCE_LIMIT[0]}", "too-many"), ("late", "too-many"), ("later", "")]


def test_one_socket_too_many_is_told_so_and_counted(tmp_path: Path) -> None:
    """Its table is not opened for it, and a place is free again once another has gone."""

    async def play() -> tuple[str, bool, bool]:
        limits = ServerLimits(sockets_per_person=1)
        async with opened(tmp_path, limits=limits) as door:
            table = seat(door.storage)
            first = await door.play(table.campaign, table.ada.secret)
            second = await door.enter(table.campaign, table.ada.secret)
            closing = await second.hear(Closing)
            counted = "crowded_total 1\n" in door.registry.metrics.text({})
            await first.hang_up()
            third = await door.play(table.campaign, table.ada.secret)
            return closing.key, counted, isinstance(await third.hear(Snapshot), Snapshot)

    assert run(play()) == ("too-many-windows", True, True)


def test_where_a_place_cannot_be_looked_up_the_socket_is_refused_and_the_request_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A storage that fails is not taken for a place that is none."""

    async def play() -> tuple[bool, str, bool]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)

            def fails(*_: object) -> object:
                raise StorageFailed("the disk", "no space left")

            monkeypatch.setattr(door.storage, "summary", fails)
            taken = await door.call(table.campaign, table.ada.secret).accepted()
            reply = await door.ask("GET", f"/api/campaigns/{table.campaign}/standing", secret=table.ada.secret)
            return taken, reply.key, reply.status >= 500

    assert run(play()) == (False, "cannot-save", True)


def test_a_request_that_fails_is_refused_and_the_table_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever asked hears that it was no fault of theirs; the next request is answered."""

    async def play() -> tuple[str, str, bool]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            ada = await door.play(table.campaign, table.ada.secret)
            await ada.hear(Snapshot)
            served = door.registry.opened(table.campaign)
            assert served
            with monkeypatch.context() as broken:
                broken.setattr(served.table, "answer", None)
                ada.send(ChatRequest("one", "Hello?"))
                refused = await ada.hear(Refused)
            ada.send(ChatRequest("two", "Hello!"))
            done = await ada.hear(Done)
            return refused.id, done.id, "failures_total 1\n" in door.registry.metrics.text({})

    assert run(play()) == ("one", "two", True)
    assert caplog.records


def test_a_table_that_closes_says_why_in_the_language_of_each(tmp_path: Path) -> None:
    """Every socket is told the same reason in its own words, at the position of the table, and is ended."""

    async def play() -> tuple[Closing, Closing, int]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            ada = await door.play(table.campaign, table.ada.secret)
            cas = await door.play(table.campaign, table.cas.secret)
            cas.send(Refresh("french", "fr"))
            await cas.hear(Done)
            served = door.registry.opened(table.campaign)
            assert served
            served.close_connections("closed")
            closing = await ada.hear(Closing), await cas.hear(Closing)
            return *closing, served.table.position

    english, french, position = run(play())
    assert (english.key, french.key) == ("closed", "closed")
    assert english.position == french.position == position
    assert plain(english.words)
    assert plain(english.words) != plain(french.words)
