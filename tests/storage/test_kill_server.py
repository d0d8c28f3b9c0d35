"""T01, T28: the server is killed while campaigns are played over sockets; the tool that does so sees what is wrong."""

from __future__ import annotations

import asyncio
import importlib
import json
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sleeping_gods.journal.reading import parse
from sleeping_gods.storage.opening import open_storage
from sleeping_gods.storage.storage import Storage
from sleeping_gods.wire.events import Done
from sleeping_gods.wire.requests import Undo

from ..daily import first_daily
from ..host.tables import begin, choose, whose

TOOLS = Path(__file__).parents[2] / "tools"


def killed(*arguments: str) -> str:
    """What the tool says after its kills; how quick a busy machine starts a server is not asked."""
    command = [sys.executable, str(TOOLS / "kill_server.py"), "--campaigns", "4", "--ready", "0", *arguments]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=500, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


@pytest.mark.slow
@pytest.mark.parametrize("kills", first_daily([2, 6]))
def test_the_server_is_killed_on_sqlite(kills: int) -> None:
    """So many kills, four campaigns of both games: nothing acknowledged is lost, nothing is there twice."""
    said = killed("--kills", str(kills))

    assert "lost or doubled: 0;" in said
    assert int(re.findall(r"(\d+) choices acknowledged", said)[0]) > 4 * kills


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("kills", [4])
def test_one_of_two_servers_is_killed_on_postgresql(postgres_url: str, kills: int) -> None:
    """The other one, and whoever is started in its place, go on with the same campaigns."""
    said = killed("--kills", str(kills), "--servers", "2", "--database", postgres_url)

    assert "lost or doubled: 0;" in said
    assert int(re.findall(r"(\d+) choices acknowledged", said)[0]) > 4 * kills


class Refusing:
    """A connection to a table that refuses a choice once for the moment, and does it when it is sent again."""

    def __init__(self, stop: asyncio.Event) -> None:
        self.sent: list[str] = []
        self._stop = stop
        self._answers = asyncio.Queue[str]()
        self._answers.put_nowait(json.dumps({"kind": "snapshot", "position": 5, "sections": {}}))

    async def send(self, text: str) -> None:
        """A choice comes."""
        ref = json.loads(text)["id"]
        self.sent.append(ref)
        refused = {"kind": "refused", "position": 5, "id": ref, "key": "cannot-save", "words": []}
        done = {"kind": "done", "position": 6, "id": ref}
        self._answers.put_nowait(json.dumps(refused if len(self.sent) == 1 else done))
        if len(self.sent) > 1:
            self._stop.set()

    async def recv(self) -> str:
        """The next answer."""
        return await self._answers.get()


def test_a_client_sends_again_what_was_refused_for_the_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if it stops waiting for messages before the pause is over: else it would wait until its server is killed."""
    monkeypatch.syspath_prepend(str(TOOLS))
    tool = importlib.import_module("kill_clients")
    monkeypatch.setattr(tool, "PAUSE", 1.1)  # longer than it waits for a message

    async def talk() -> tuple[list[str], set[str], str]:
        stop = asyncio.Event()
        client, connection = tool.Client("c", "", [], random.Random(1)), Refusing(stop)  # noqa: S311
        async with asyncio.timeout(20):
            await client._talk(connection, stop)
        return connection.sent, client.acknowledged, client.unanswered

    sent, acknowledged, unanswered = asyncio.run(talk())

    assert len(sent) == 2
    assert {*sent} == acknowledged
    assert unanswered == ""


def played(storage: Storage, monkeypatch: pytest.MonkeyPatch, ask_all: bool) -> tuple[Any, Any]:
    """The tool's check, and a client that has played six choices and a step back, all of them acknowledged."""
    monkeypatch.syspath_prepend(str(TOOLS))
    tool = importlib.import_module("kill_clients")
    table = begin(storage, players=("Ada",), ask_all=ask_all)
    client = tool.Client(table.ref, "", [], random.Random(1))  # noqa: S311  # nothing is drawn
    for number in range(6):
        at, choice = table.position, table.campaign.table.offered[-1 if number % 2 else 0]
        assert isinstance(choose(table, -1 if number % 2 else 0).reply, Done)
        client.sent[f"c{at}"] = tool.Sent(" ".join(choice), at)
    client.sent["back"] = tool.Sent("", table.position)
    assert isinstance(table.handle(Undo("back", table.position), whose(table), "en").reply, Done)
    client.acknowledged = {*client.sent}
    return tool, client


@pytest.mark.parametrize("ask_all", [True, False])
def test_what_fits_is_not_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ask_all: bool) -> None:
    """Choices, a step back, what the table answers by itself, and a request that came to nothing."""
    storage = open_storage(str(tmp_path))
    tool, client = played(storage, monkeypatch, ask_all)
    client.sent["never stored"] = tool.Sent("use bridge", 3)
    client.refused.add("never stored")
    entries = parse(storage.read(client.campaign)).journal.entries
    by_people = sum(entry.seat not in ("chance", "start") for entry in entries)

    assert tool.findings(storage, client) == []
    assert (by_people == len(client.acknowledged)) == ask_all  # otherwise some are the table's
    storage.close()


@pytest.mark.parametrize("kind", ["lost", "stored", "elsewhere", "doubled", "doubled back", "changed"])
def test_whatever_does_not_fit_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """Lost, stored though refused, at another place, by nobody, or something else than was sent."""
    storage = open_storage(str(tmp_path))
    tool, client = played(storage, monkeypatch, ask_all=True)
    refs = [*client.sent]
    match kind:
        case "lost":
            client.sent["told"] = tool.Sent("use bridge", 99)
            client.acknowledged.add("told")
        case "stored":
            client.refused.add(refs[1])
        case "elsewhere":
            client.sent[refs[1]] = tool.Sent(client.sent[refs[1]].choice, 0)
        case "doubled":
            del client.sent[refs[2]]
        case "doubled back":
            del client.sent["back"]
        case "changed":
            client.sent[refs[1]] = tool.Sent("something else", client.sent[refs[1]].position)

    found = tool.findings(storage, client)

    assert any(f": {kind.split()[0]}" in line for line in found), found
    storage.close()
