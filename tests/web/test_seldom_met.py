"""Parts of the server at moments that are seldom met: nobody waits any more, the system cannot, or it came too late."""

from __future__ import annotations

import asyncio
import os
import resource
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from sleeping_gods.host.errors import HostError, NotAllowed
from sleeping_gods.host.outcome import Outcome
from sleeping_gods.storage.records import BINNED, CampaignSummary
from sleeping_gods.web import body_reading, kept_campaigns, robot_play, robot_worker, rules_site, seat_links
from sleeping_gods.web.advising import MAX_TRIES, Advising
from sleeping_gods.web.body_reading import discard_body, read_limited
from sleeping_gods.web.kept_campaigns import StoredCampaigns
from sleeping_gods.web.request_gate import _cookies
from sleeping_gods.web.robot_play import RobotPlay
from sleeping_gods.web.robot_pool import Worker
from sleeping_gods.web.table_registry import TableRegistry
from sleeping_gods.web.timeout_protocol import TimeoutProtocol

from .running import run


async def at_once(do: Callable[[], Any]) -> Any:
    """Run something slow here."""
    return do()


class TestAdvice:
    """A robot advises whoever still waits."""

    def ask(self, *, shown_out: list[bool], ends: list[object], begins: object = None) -> tuple[list[object], int]:
        """What is replied, and how often a robot has thought."""
        replies: list[object] = []
        thought: list[int] = []
        inquiry = begins or SimpleNamespace(think=lambda: thought.append(1))
        registry: Any = SimpleNamespace(run=at_once, reply=lambda connection, request, reply: replies.append(reply))

        class Connection:
            lang, ref = "en", "a"

            @property
            def is_shown_out(self) -> bool:
                """Whether nobody listens."""
                return shown_out.pop(0) if shown_out else False

        table = SimpleNamespace(
            begin_advice=lambda *_: inquiry,
            end_advice=lambda asked: ends.pop(0) if ends else None,
            refuse_advice=lambda request, lang: SimpleNamespace(reply=f"stale {lang}"),
        )
        opened: Any = SimpleNamespace(table=table)

        async def play() -> None:
            opened.lock = asyncio.Lock()
            advising, connection = Advising(registry), Connection()
            await advising.advise(opened, connection, None)  # type: ignore[arg-type]  # not looked at

        run(play())
        return replies, len(thought)

    def test_whoever_is_gone_is_not_answered(self) -> None:
        """Neither before a robot thinks nor after it."""
        assert self.ask(shown_out=[True], ends=[]) == ([], 0)
        assert self.ask(shown_out=[False, True], ends=[]) == ([], 1)

    def test_what_needs_no_robot_is_answered_at_once(self) -> None:
        """With the reply itself."""
        ready: Any = "ready"
        assert self.ask(shown_out=[], ends=[], begins=Outcome(ready)) == (["ready"], 0)

    def test_what_is_decided_meanwhile_is_thought_over_again(self) -> None:
        """So many times; then it is refused."""
        end = SimpleNamespace(reply="advice")
        assert self.ask(shown_out=[], ends=[None, end]) == (["advice"], 2)
        assert self.ask(shown_out=[], ends=[None] * (MAX_TRIES - 1) + [end]) == (["advice"], MAX_TRIES)
        assert self.ask(shown_out=[], ends=[]) == (["stale en"], MAX_TRIES)


async def chunks(*sizes: int) -> AsyncIterator[bytes]:
    """A body in pieces."""
    for size in sizes:
        yield bytes(size)


def test_a_body_is_read_up_to_its_bound() -> None:
    """One byte more is too much; one that is not kept is read just so far."""
    assert run(read_limited(chunks(3, 4), 7)) == bytes(7)
    with pytest.raises(HostError) as refused:
        run(read_limited(chunks(3, 4), 6))
    assert refused.value.key == "too-large"

    async def left(most: int) -> int:
        body = chunks(3, 4, 5)
        await discard_body(body, most)
        return sum([len(chunk) async for chunk in body])

    assert [run(left(most)) for most in (2, 3, 6, 7, 12)] == [9, 5, 5, 0, 0]


def test_a_body_that_does_not_come_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """With its own word."""
    monkeypatch.setattr(body_reading, "BODY_SECONDS", 0.0)

    async def never() -> AsyncIterator[bytes]:
        await asyncio.Event().wait()
        yield b""

    with pytest.raises(HostError) as refused:
        run(read_limited(never(), 5))
    assert refused.value.key == "too-slow"
    run(discard_body(never(), 5))


def test_a_connection_whose_head_does_not_come_is_closed() -> None:
    """And its timer is forgotten."""
    closed: list[int] = []
    protocol: Any = object.__new__(TimeoutProtocol)
    protocol.transport = SimpleNamespace(close=lambda: closed.append(1))
    protocol._limit = object()
    protocol._time_out()
    assert (closed, protocol._limit) == ([1], None)


def test_a_process_without_pipes_answers_nothing() -> None:
    """As if it had died."""
    for into, out in ((None, object()), (object(), None)):
        worker: Any = object.__new__(Worker)
        worker._process = SimpleNamespace(stdin=into, stdout=out)
        with pytest.raises(EOFError):
            run(worker.ask(b"question"))


def test_the_process_of_a_robot_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """In memory, and behind all others; where the system cannot, it goes on without."""
    asked: list[object] = []
    monkeypatch.setattr(resource, "setrlimit", lambda kind, bounds: asked.append((kind, bounds)))
    monkeypatch.setattr(os, "nice", asked.append)
    robot_worker.bound_process()
    bound = robot_worker.MEGABYTES * 1024 * 1024
    assert asked == [(resource.RLIMIT_AS, (bound, bound)), robot_worker.NICE]

    def fail(*_: object) -> None:
        raise OSError("no")

    monkeypatch.setattr(resource, "setrlimit", fail)
    monkeypatch.setattr(os, "nice", fail)
    robot_worker.bound_process()


@pytest.mark.parametrize(
    ("header", "found"),
    [("a=1; b=2", {"a": "1", "b": "2"}), ("", {}), ("{x}=1", {}), ("a=1; x,y=2; b=2", {"a": "1", "b": "2"})],
)
def test_a_cookie_that_cannot_be_read_hides_no_other(header: str, found: dict[str, str]) -> None:
    """It may be that of another program at the same address: a browser sends those of all ports."""
    scope = {"type": "http", "headers": [(b"cookie", header.encode())]}
    assert _cookies(HTTPConnection(scope)) == found


def test_the_rules_are_built_where_a_server_has_no_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In a folder of their own; else they are those of the cache."""
    built: list[Path] = []

    def fail() -> Path:
        raise OSError("no home")

    cache = SimpleNamespace(cached_site=lambda: tmp_path)  # what builds a site takes long to be loaded
    site = "sleeping_gods.reference.site"
    monkeypatch.setitem(sys.modules, f"{site}.building", SimpleNamespace(build_site=built.append))
    monkeypatch.setitem(sys.modules, f"{site}.site_cache", cache)
    monkeypatch.setattr(rules_site, "_folder", rules_site._folder.__wrapped__)
    assert (rules_site.site_folder(), built) == (tmp_path, [])
    cache.cached_site = fail
    monkeypatch.setattr(tempfile, "mkdtemp", lambda prefix: str(tmp_path / prefix))
    assert rules_site.site_folder() == tmp_path / "sleeping-gods-rules-"
    assert built == [tmp_path / "sleeping-gods-rules-"]


def test_pages_of_the_rules_are_found_by_their_language(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The front leads to the index; a page that is not there is not found."""
    monkeypatch.setattr(rules_site, "site_folder", lambda: tmp_path)
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "page.html").write_text("Bonjour")
    (tmp_path / "index.html").write_text("Hello")

    async def answer(request: Any, data: bytes, name: str, headers: object) -> tuple[bytes, str]:
        return data, name

    monkeypatch.setattr(rules_site, "file_response", answer)

    def ask(name: str) -> Any:
        request: Any = SimpleNamespace(path_params={"name": name})
        return run(rules_site._file(request))

    assert ask("fr/page.html") == (b"Bonjour", "fr/page.html")
    assert ask("index.html") == (b"Hello", "index.html")
    assert ask("fr/none.html").status_code == 404
    front = run(rules_site._front(None))  # type: ignore[arg-type]  # not looked at
    assert front.headers["location"] == "/rules/index.html"


def test_a_link_to_a_campaign_that_is_not_played_is_refused() -> None:
    """Whatever its secret opens."""
    summary = CampaignSummary("a", "Evening", "sea", "harbour", ("Ada",), 3, 1, 2, BINNED, "", {})

    async def look(campaign: str) -> tuple[CampaignSummary, object]:
        assert campaign == "a"
        return summary, None

    call: Any = SimpleNamespace(body=SimpleNamespace(link="a.secret"), registry=SimpleNamespace(summary=look))
    with pytest.raises(NotAllowed) as refused:
        run(seat_links.look_at_link(call))
    assert refused.value.key == "not-playable"


def test_a_file_is_brought_in_behind_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Through the storage, and its id is told."""
    brought: list[object] = []

    def bring_in(*given: object) -> Any:
        brought.extend(given)
        return SimpleNamespace(id="new")

    monkeypatch.setattr(kept_campaigns, "bring_in", bring_in)

    async def play() -> str:
        registry: Any = SimpleNamespace(run=at_once, storage="storage")
        return await StoredCampaigns(registry).bring_in("Ours", b"data", dict)  # type: ignore[arg-type]

    assert run(play()) == "new"
    assert brought == ["storage", "Ours", b"data", dict]


def test_a_robot_whose_turn_is_over_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is asked nothing, its choice does not count, and its failure is not told."""
    asked: list[str] = []

    def question(*_: object) -> str:
        asked.append("question")
        return "question"

    monkeypatch.setattr(robot_play, "question_of", question)
    turns = SimpleNamespace(fail=lambda position: asked.append("fail"))
    table = SimpleNamespace(ref="a", robots=SimpleNamespace(turn="now", turns=turns), campaign=None)
    opened: Any = SimpleNamespace(table=table)
    registry: Any = SimpleNamespace(run=at_once, opened=lambda ref: None)

    async def play() -> tuple[object, object]:
        opened.lock = asyncio.Lock()
        robots: Any = object.__new__(RobotPlay)
        now, before = (SimpleNamespace(turn=turn) for turn in ("now", "before"))
        robots._registry, robots._thinking = registry, {"a": now}
        found = await robots._question(opened, now, 5)
        robots._thinking = {"a": before}
        late = await robots._question(opened, before, 5), await robots._question(opened, now, 5)
        await robots._choose(opened, now, None)
        await robots._choose(opened, before, None)
        await robots._fail(opened, "before")
        assert robots._thinking == {"a": before}
        return found, late

    assert run(play()) == ("question", (None, None))
    assert asked == ["question"]


def test_nothing_is_begun_while_the_server_stops() -> None:
    """Clients send it again to the next server."""
    registry: Any = object.__new__(TableRegistry)
    registry.stopping = True
    assert run(registry.ask(None, None, None)) is None


def test_a_table_that_somebody_uses_is_not_closed() -> None:
    """It is looked at again the next time."""

    async def play() -> bool:
        registry: Any = object.__new__(TableRegistry)
        lock = asyncio.Lock()
        await lock.acquire()
        opened = SimpleNamespace(lock=lock, resting=True, connections=[])
        registry._open, registry.turns = {"a": opened}, None
        await registry.close_resting()
        return bool(registry._open == {"a": opened})

    assert run(play())
